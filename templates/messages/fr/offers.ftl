# Ce que les camps se proposent, et les coups que l’on reprend.

table-offers-a-draw = Table { $table } : { $player } propose la nulle.
table-offers-takeback = Table { $table } : { $player } demande à reprendre son dernier coup.
table-offers-to-pause = Table { $table } : { $player } propose une pause ; la pendule s’arrêterait jusqu’au prochain coup.
table-taken-back = Le coup est repris, avec tout ce qui l’a suivi.
table-undone = Table { $table } : { $player } reprend le dernier coup.
table-paused = Pause : la pendule est arrêtée jusqu’au prochain coup.
table-drawn-by-agreement = Partie nulle d’un commun accord.
table-sides-swapped = On échange les camps ; à commencer : { $players }.
table-private = La partie ne sera visible que de ceux qui jouent : elle continue dans un fil privé.

button-undo = Annuler le coup
button-rematch = Revanche

help-undo = reprend le coup que tu viens de jouer, tant que rien ne l’a suivi.
help-rematch = invite tout le monde à rejouer la même partie, camps échangés.

refused-agreed-already = Tu as déjà dit oui à la table { $table } ; il manque encore une réponse.
refused-captain-speaks = Il n’y a que { $captain }, capitaine de ton camp à la table { $table }, qui propose et réponde pour lui.
refused-nothing-to-take-back = Ton camp n’a joué aucun coup à la table { $table } ; il n’y a rien à reprendre.
refused-takeback-over-throw = On a lancé à la table { $table } depuis ton dernier coup, et rien ne se reprend après un lancer.
refused-takeback-over-resignation = Quelqu’un a abandonné à la table { $table } depuis ton dernier coup, et rien ne se reprend après cela.
refused-nothing-to-undo = Il n’y a rien à annuler à la table { $table } : on n’annule qu’un coup, et seulement tant que rien ne l’a suivi. `offer takeback { $table }` demande à l’autre camp.
refused-not-the-mover = Le dernier coup à la table { $table } est de { $mover }, et personne d’autre ne peut l’annuler. `offer takeback { $table }` demande à reprendre le tien.
refused-paused-already = La pendule de la table { $table } est déjà arrêtée, jusqu’au prochain coup.
refused-no-rematch = Une revanche suit une partie terminée, et il n’y en a pas à la table { $table }.
refused-rematch-of-former = Quelqu’un qui jouait à la table { $table } n’est plus là, il ne peut pas y avoir de revanche. Commence avec `challenge`.
refused-private = La table { $table } est privée : pour la regarder, il faut y jouer.
refused-private-forbidden = Je ne peux pas ouvrir de fils privés ici (il me manque la permission « { $permission } »), donc tout le monde verrait la partie. L’équipe qui gère le salon peut me la donner.
refused-private-impossible = Il ne peut pas y avoir de fil privé ici, et je ne peux empêcher personne de regarder. Ouvrez un salon où il n’y a que ceux qui jouent, invitez-moi, et jouez-y sans `private`.
refused-rematch-elsewhere = À la table { $table }, tout le monde ne jouait pas ici, et l’invitation ne leur parviendrait pas. Commence avec `challenge` et donne-leur le code.
