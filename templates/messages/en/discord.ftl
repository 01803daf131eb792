# Discord.

discord-later = That is done and kept, but this channel could not be written to just now. The board follows as soon as it can be.
discord-missing = That is done and kept, but I may not write in this channel, so nobody is notified. Somebody who manages it can give me what is missing: { $permissions }.
discord-no-threads = I may not open threads here (the permission Create Public Threads is missing), so the game goes on in this channel.
discord-no-private-thread = I may not open private threads here (the permission Create Private Threads is missing), and this game is for its players alone. Once I may, `board { $table }` begins it.
discord-no-thread-here = There can be no thread here, so the game goes on where it is.
discord-no-pictures = I may not send pictures here; the permission Attach Files is missing.
