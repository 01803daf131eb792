# What is kept of people, and what they can do about it.

former-player = a former player

privacy-hidden = Done: leaderboards do not show you any more. Your games count as before; `privacy show` brings you back.
privacy-shown = Done: leaderboards show you again.
privacy-export = All that is kept of you is in the file { $file }.
privacy-delete = This deletes all that is kept of you, everywhere: your name, your settings, your place on leaderboards. You resign from games under way, and your invitations are taken back. Whoever played with you keeps the games, against “a former player”. It cannot be undone. `privacy delete confirm` does it.
privacy-deleted = All that was kept of you is deleted. Should you play again, I will take you for somebody new.
button-delete = Delete everything
