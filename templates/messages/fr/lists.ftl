# How lists are joined: "1, 2 or 3", "1, 2 and 3".

list-next = { $rest }, { $next }
list-any = { $rest } ou { $last }
list-all = { $rest } et { $last }
