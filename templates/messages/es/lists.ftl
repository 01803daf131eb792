# How lists are joined: "1, 2 or 3", "1, 2 and 3".

list-next = { $rest }, { $next }
list-any = { $rest } o { $last }
list-all = { $rest } y { $last }
