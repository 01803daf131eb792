# Matrix.

matrix-hello = Bonjour ! Je tiens les tables de jeux de plateau ici. `{ $prefix } help` dit ce que je sais faire, `{ $prefix } challenge tihbat` commence une partie, `{ $prefix } leave` me fait partir.
matrix-to = { $player } :
matrix-unreadable = { $player }, je ne peux pas lire tes messages ici : leur clé ne m’est pas parvenue. Renvoie le dernier, s’il te plaît ; si cela n’aide pas, déconnecte-toi et reconnecte-toi dans ton application, ou parle-moi dans un salon sans chiffrement.
matrix-confided = Je t’ai écrit dans un salon rien qu’à nous, où personne d’autre ne lit.
matrix-not-confided = D’autres peuvent lire ici, et je n’ai pas pu ouvrir de salon pour nous deux. Invite-moi dans un salon à nous, et demande-le-moi là-bas.
matrix-goodbye = Au revoir ! Les parties d’ici attendent qu’on m’invite à nouveau.
matrix-goodbye-refused = Il faut gérer ce salon pour me faire partir.
