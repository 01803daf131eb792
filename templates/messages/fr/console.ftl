# The channel in the terminal.

console-welcome =
    Serai. Pour jouer ici, parle au nom de quelqu’un avec `aya: challenge @bek sokusowo`, puis `bek: accept`, et joue avec le numéro d’un trou.
    Une ligne sans nom parle pour la dernière personne qui a parlé ; `#garden` passe dans un autre salon ; `help` en dit plus. Les images sont rangées dans { $folder }.
console-welcome-plain =
    Serai. Pour jouer ici, parle au nom de quelqu’un avec `aya: challenge @bek sokusowo`, puis `bek: accept`, et joue avec le numéro d’un trou.
    Une ligne sans nom parle pour la dernière personne qui a parlé ; `#garden` passe dans un autre salon ; `help` en dit plus.
console-no-name = « { $name } » ne peut pas être un nom ici. Un nom a des lettres, des chiffres, « _ », « - » et « . », 32 au plus.
console-no-channel = « { $name } » ne peut pas être un salon ici. Son nom a des lettres, des chiffres, « _ », « - » et « . », 32 au plus.
console-answers = Réponds : { $answers }
