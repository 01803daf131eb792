# Как соединяются списки: «1, 2 или 3», «1, 2 и 3».

list-next = { $rest }, { $next }
list-any = { $rest } или { $last }
list-all = { $rest } и { $last }
