# What a room is told of its tables.

table-opened-to = Table { $table } : { $maker } défie { $invited } à une partie de { $game }.
table-opened = Table { $table } : { $maker } voudrait jouer à { $game }. Qui vient jouer ?
table-begins = Table { $table }, { $game } : { $sides }.
table-begins-in-pairs = Table { $table }, { $game }, deux contre deux : { $sides }.
table-seated = À la table : { $seated }.
table-seats-free = { $free ->
    [one] Il reste une place.
   *[other] Il reste { $free } places.
}
table-partners = Les partenaires se font face : { $sides }.
table-partners-drawn = Le hasard dira qui joue ensemble quand toutes les places seront prises.
table-handed-over = Table { $table } : { $player } nomme { $to } capitaine.
table-mates-wanted = { $maker } aimerait avoir dans son camp { $mates }.
table-captains = Capitaines, qui lancent et jouent pour leur camp : { $captains }. `captain` suivi d’un nom passe la main.
table-has-captains = Les camps sont des équipes. La première personne assise dans un camp en est capitaine : elle lance et joue pour ce camp.
table-takes-turns = Les camps sont des équipes, où l’on joue à tour de rôle.
table-sides-so-far = Pour l’instant : { $sides }.
table-join-a-side = Qui veut peut rejoindre un camp : `join 1 { $table }` ou `join 2 { $table }`.
table-code = D’ailleurs, aussi depuis Discord ou Matrix : `join { $code }`.
table-guests = Jouent d’ailleurs : { $players }.
table-maker-starts = { $maker } commence avec `start { $table }` dès qu’il y a quelqu’un dans les deux camps.
team-has-a-captain = Le ou la capitaine lance et joue pour ton camp.
team-takes-turns = Dans ton camp, on joue à tour de rôle.
table-may-start = { $maker } peut commencer sans les autres : `start { $table }`.
table-house-rules = Règles maison : { $rules }.
table-counts-not = Cette partie ne compte pas pour le classement.
table-counted-not = Elle s’est terminée avant que chaque camp ait joué deux fois ; elle ne compte donc pas pour le classement.
table-declined = Table { $table } : { $player } refuse.
table-cancelled = Table { $table } : { $maker } retire l’invitation.
table-moved = Table { $table } : { $told }
table-offers-to-settle = Table { $table } : { $player } propose d’en finir en comptant : on compte maintenant, et qui a le plus de pions gagne.
table-accepted = Table { $table } : { $player } accepte.
table-offer-declined = Table { $table } : { $player } refuse ; la partie continue.
table-closed = La table { $table } est fermée : le salon où elle se jouait n’existe plus.
table-resigned = Table { $table } : { $player } abandonne.

table-resigned-alone = Table { $table } : { $player } abandonne et sort du jeu ; les autres continuent.

table-due = À { $player } de jouer.
table-due-with-moves = À { $player } de jouer : { $moves }.
table-covered = Table { $table } : { $player } a lancé, sous le gobelet.
table-due-to-lift = À { $player } de soulever le gobelet : `lift`.
cup-stands-over-the-dice = Le gobelet couvre les dés.
table-due-to-throw = À { $player } de lancer : `throw`.
table-won = { $player } a gagné.
table-won-by = { $player } a gagné : { $how }.
table-pair-won = { $players } ont gagné.
table-pair-won-by = { $players } ont gagné : { $how }.
table-drawn = Partie nulle : { $how }.

offer-stands = La proposition attend la réponse de { $players } : `accept { $table }` ou `decline { $table }` ; si on continue à jouer, elle tombe.
offer-time-to-settle = Il est peut-être temps d’en finir en comptant : `offer settle { $table }`.

dice-committed = Les lancers sont scellés : le SHA-256 de leur graine commence par `{ $commitment }`.
dice-seed = Les lancers sont à découvert : leur graine était `{ $seed }`. `serai verify` s’en sert pour vérifier le `record`.
stakes-laid = Chaque camp met { $stake } jetons sous le coussin ; il y en a { $pot } en tout.
stakes-won = Sous le coussin : { $won }.
stakes-doubled = Un sho compte double, donc encore une fois { $paid }.
stakes-given-back = Personne n’a gagné, donc les mises sont rendues : { $stake } jetons à chaque camp.
purse-yours = Tu as { $chips } jetons dans ta bourse d’ici.
purse-of = { $player } a { $chips } jetons.
purse-gift = { $given } jetons pour toi ; tu en as maintenant { $chips }.
chips-paid = { $player } paie { $chips }
chips-won = { $chips } jetons pour { $player }

seat-taken = { $player } { $sign } { $side }
seat-free = place libre { $sign }
sign-1 = ●
sign-2 = ◆
sign-3 = ✿
sign-4 = ⬢

games-here = Parties ici :
games-none-here = Personne ne joue ici pour le moment. Commence avec `challenge`, ou lis `help`.
games-yours = Tes parties :
games-waiting = T’attendent, celle qui attend depuis le plus longtemps d’abord :
games-others = Tes autres parties :
games-none-of-yours = Tu n’as pas de partie en cours. Commence avec `challenge`, ou lis `help`.
games-playing = • { $table } { $game } : { $sides }, { $ply ->
    [0] pas encore de coup
    [one] un coup
   *[other] { $ply } coups
} ; à { $due } de jouer
games-invited = • { $table } { $game } : { $maker } attend { $invited }
games-open = • { $table } { $game } : { $maker } attend que quelqu’un vienne jouer
games-elsewhere = { $table }, dans { $room }
games-linked = { $table } · { $link }
# The words under which the way to a message is shown.
link = y aller
games-more = Il y en a d’autres ; nomme une table par son numéro.

# The first line of a private message.
whisper-waits = La table { $table } t’attend : { $game }, dans { $room }
# The last line of the daily list of tables that wait.
digest-daily = Tu reçois ceci une fois par jour ; `settings digest=off` y met fin.

record = La partie de la table { $table }, notée :

button-accept = Accepter
button-decline = Refuser
button-join = Rejoindre
button-join-side = Rejoindre { $sign } { $side }
button-start = Commencer
button-settle = Proposer de compter
button-lift = Soulever le gobelet
button-throw = Lancer
button-view = Ma vue

# A thread's name.
thread-name = { $table } { $game } : { $players }
