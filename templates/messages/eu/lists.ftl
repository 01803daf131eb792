# How lists are joined: "1, 2 edo 3", "1, 2 eta 3".

list-next = { $rest }, { $next }
list-any = { $rest } edo { $last }
list-all = { $rest } eta { $last }
