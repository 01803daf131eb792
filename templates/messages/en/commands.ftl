# The commands, as `help` explains them.

help-title = What you can say:
help-line = `{ $usage }`: { $help }
help-games-known = Games: { $games }. `rules` followed by a game explains it; `help` followed by a command tells more.
help-short = Shorter: `{ $short }`
help-argument = • { $name }: { $help }

help-challenge = invites somebody, or anybody, to a game.
help-accept = takes the seat that you were invited to, or what the other side offers.
help-decline = answers an invitation or an offer with no.
help-cancel = takes your invitation back.
help-start = begins your game without those who have not sat down.
help-join = takes a free seat, or one of the side that you want.
help-captain = makes another player of your side its captain.
help-move = plays a move; the move alone will do, too.
help-throw = throws the dice or the sticks where a throw is due.
help-lift = lifts the cup off the dice that the player before you has thrown.
help-board = shows the board again, or as it was after so many moves.
help-view = shows you the board from your own side, with your moves.
help-offer = proposes something to the other side.
help-resign = gives the game up.
help-games = lists the games here, or yours everywhere.
help-purse = shows how many chips you have here, or another player.
help-daily = gives you 50 chips, once a day, while you have fewer than 1000.
help-leaderboard = shows who is how strong here, in one game or in all.
help-profile = shows how somebody stands here, with the curve of their rating.
help-history = lists games that have ended: of a player, between two, or in this channel.
help-block = keeps somebody from challenging you.
help-unblock = lets somebody challenge you again.
help-privacy = gives you what is kept of you, deletes it, or keeps you off leaderboards.
help-rules = explains a game page by page, with pictures, and its house rules.
help-why = tells you why the last move or throw did what it did, step by step.
help-record = gives you the game as text, to keep.
help-replay = shows everybody the whole game as a moving picture.
help-settings = shows what you have chosen for yourself, or changes it, as in `settings theme=dark`.
help-community = shows or changes what holds for everybody here; for whoever manages this server.
help-help = lists the commands, or explains one.
help-doctor = tells whoever manages this server what works in this channel.

argument-game = the game's name, and after a slash a variant of it, as in `tihbat/circling`.
argument-player = whom you invite; without one, whoever joins.
argument-purse-player = whose purse; yours if you name nobody.
argument-player2 = a third player, where the game takes more than two; your partner in pairs.
argument-player3 = a fourth player.
argument-team = somebody for your own side, where sides can be teams.
argument-team2 = another one for your own side.
argument-team3 = a third one for your own side.
argument-side = the side that you want, by its number: `1` or `2`.
argument-code = what the invitation shows, as `K7QF-3M`; it works from any channel or room, on any platform.
argument-captain = who is to throw and move for your side from now on.
argument-rules = house rules, as in `seeds=3`; `rules` lists a game's.
argument-table = the table's number, as in `#7`; needed only where several tables fit.
argument-move = the move as the board numbers it, as in `3`.
argument-from = where a move begins, as in `c2`, to see where it can go.
argument-what = what you propose: `draw`, `takeback`, `settle` (count now), `pause`, or after the end `rematch`.
argument-ladder = a game; without one, all games together.
argument-season = `season` for this month, `all` for all time, or a month that is over, as in `2026-10`.
argument-page = which page, as in `2`.
argument-rules-page = which page, by its number or its word, as in `capture`.
argument-ply = after how many moves, as in `12`; `0` is the beginning.
argument-whose = whose profile; without one, yours.
argument-whose-games = whose games; without one, those of this channel.
argument-other = against whom.
argument-blocked = who shall not challenge you.
argument-unblocked = who may challenge you again.
argument-privacy = `export`, `delete`, `hide` or `show`.
argument-confirm = that you really want everything deleted.
argument-mine = only yours, wherever they are.
argument-thread = play in a thread of its own.
argument-private = only its players see the game, which goes on in a private thread.
argument-setting = what to change, as in `theme=dark`; without a value you see what there is.
argument-rated = `rated=false` keeps the game out of the standings.
argument-command = the command to explain.
help-claim = takes the game when the other side's time is up.
help-vacation = lets your clocks stand still for some days, 20 in a year.
argument-pace = how long a move may take: `live` (10 minutes), `day`, `three-days`, `week`, or `none`.
argument-days = how many days, as in `5d`, or `end`; without it you hear how many are left.
