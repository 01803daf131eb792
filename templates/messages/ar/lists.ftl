# كيف تُجمع القوائم: «1، 2 أو 3»، «1، 2 و3».

list-next = { $rest }، { $next }
list-any = { $rest } أو { $last }
list-all = { $rest } و{ $last }
