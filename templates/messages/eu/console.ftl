# The channel in the terminal.

console-welcome =
    Serai. Jokatu hemen: norbaiten izenean hitz egiteko, idatzi `aya: challenge @bek sokusowo`, gero `bek: accept`, eta jokatu zulo baten zenbakiarekin.
    Izenik gabeko lerroa azken hiztunarena da; `#garden` idatzita beste kanal batera joango zara; `help` idatzita gehiago jakingo duzu. Irudiak karpeta honetan gordetzen dira: { $folder }
console-welcome-plain =
    Serai. Jokatu hemen: norbaiten izenean hitz egiteko, idatzi `aya: challenge @bek sokusowo`, gero `bek: accept`, eta jokatu zulo baten zenbakiarekin.
    Izenik gabeko lerroa azken hiztunarena da; `#garden` idatzita beste kanal batera joango zara; `help` idatzita gehiago jakingo duzu.
console-no-name = «{ $name }» ezin da izena izan hemen. Izenek letrak, zifrak, «_», «-» eta «.» izan ditzakete, 32 gehienez.
console-no-channel = «{ $name }» ezin da kanala izan hemen. Kanalen izenek letrak, zifrak, «_», «-» eta «.» izan ditzakete, 32 gehienez.
console-answers = Erantzun: { $answers }
