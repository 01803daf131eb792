# The channel in the terminal.

console-welcome =
    Serai. Play here: speak as somebody with `aya: challenge @bek sokusowo`, then `bek: accept`, and move with a pit's number.
    A line without a name speaks as the last speaker; `#garden` goes to another channel; `help` tells more. Pictures are put into { $folder }.
console-welcome-plain =
    Serai. Play here: speak as somebody with `aya: challenge @bek sokusowo`, then `bek: accept`, and move with a pit's number.
    A line without a name speaks as the last speaker; `#garden` goes to another channel; `help` tells more.
console-no-name = “{ $name }” cannot be a name here. Names have letters, digits, “_”, “-” and “.”, 32 at most.
console-no-channel = “{ $name }” cannot be a channel here. Channels have letters, digits, “_”, “-” and “.”, 32 at most.
console-answers = Answer: { $answers }
