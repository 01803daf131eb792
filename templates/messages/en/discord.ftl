# Discord.

discord-later = That is done and kept, but this channel could not be written to just now. The board follows as soon as it can be.
discord-missing = That is done and kept, but I may not write in this channel, so nobody is notified. Somebody who manages it can give me what is missing: { $permissions }.
discord-no-pictures = I may not send pictures here; the permission Attach Files is missing.
