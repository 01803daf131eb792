# Matrix.

matrix-hello = Hola! Aquí m’encarrego de les taules de joc. `{ $prefix } help` diu què puc fer, `{ $prefix } challenge tihbat` comença una partida, `{ $prefix } leave` em fa marxar.
matrix-to = { $player }:
matrix-unreadable = { $player }, aquí no puc llegir els teus missatges: no me n’ha arribat la clau. Torna a enviar l’últim, si et plau; si no serveix de res, surt de l’aplicació i torna-hi a entrar, o parla’m en una sala sense xifrar.
matrix-confided = T’he escrit en una sala només nostra, on no ho llegeix ningú més.
matrix-not-confided = Això ho pot llegir més gent, i no he pogut obrir cap sala per parlar-hi a soles. Convida’m a una, i demana-ho allà.
matrix-goodbye = Adeu! Les partides d’aquí esperaran fins que em tornin a convidar.
matrix-goodbye-refused = Només qui gestiona aquesta sala em pot fer marxar.
