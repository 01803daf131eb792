# The channel in the terminal.

console-welcome =
    Serai. Juga aquí: parla en nom d’algú amb `aya: challenge @bek sokusowo`, després `bek: accept`, i mou amb el número d’un forat.
    Una línia sense nom és de qui ha parlat l’última vegada; `#garden` et porta a un altre canal; `help` t’explica més coses. Les imatges es desen a { $folder }.
console-welcome-plain =
    Serai. Juga aquí: parla en nom d’algú amb `aya: challenge @bek sokusowo`, després `bek: accept`, i mou amb el número d’un forat.
    Una línia sense nom és de qui ha parlat l’última vegada; `#garden` et porta a un altre canal; `help` t’explica més coses.
console-no-name = «{ $name }» aquí no pot ser un nom. Els noms tenen lletres, xifres, «_», «-» i «.», 32 com a màxim.
console-no-channel = «{ $name }» aquí no pot ser un canal. Els canals tenen lletres, xifres, «_», «-» i «.», 32 com a màxim.
console-answers = Respon: { $answers }
