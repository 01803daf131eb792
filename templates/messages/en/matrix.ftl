# Matrix.

matrix-hello = Hello! I keep the tables for board games here. `{ $prefix } help` says what I can do, `{ $prefix } challenge tihbat` begins a game, `{ $prefix } leave` sends me away.
matrix-to = { $player }:
matrix-unreadable = { $player }, I cannot read your messages here: their key has not reached me. Please send the last one again; if that does not help, log out and in again in your app, or speak to me in a room without encryption.
matrix-goodbye = Goodbye! The games here wait until I am invited again.
matrix-goodbye-refused = Only whoever manages this room may send me away.
matrix-confided = I have written to you in a room of our own, where nobody else reads it.
matrix-not-confided = Others can read here, and I could not open a room for the two of us. Invite me to one, and ask there.
