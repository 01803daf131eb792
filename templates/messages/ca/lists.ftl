# How lists are joined: "1, 2 o 3", "1, 2 i 3".

list-next = { $rest }, { $next }
list-any = { $rest } o { $last }
list-all = { $rest } i { $last }
