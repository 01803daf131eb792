# The channel in the terminal.

console-welcome =
    Serai. Aquí se juega así: habla en nombre de alguien con `aya: challenge @bek sokusowo`, luego `bek: accept`, y mueve con el número de un hoyo.
    Una línea sin nombre habla por quien habló la última vez; `#garden` pasa a otro canal; `help` te cuenta más. Las imágenes se guardan en { $folder }.
console-welcome-plain =
    Serai. Aquí se juega así: habla en nombre de alguien con `aya: challenge @bek sokusowo`, luego `bek: accept`, y mueve con el número de un hoyo.
    Una línea sin nombre habla por quien habló la última vez; `#garden` pasa a otro canal; `help` te cuenta más.
console-no-name = «{ $name }» no puede ser un nombre aquí. Los nombres llevan letras, cifras, «_», «-» y «.», 32 como mucho.
console-no-channel = «{ $name }» no puede ser un canal aquí. Sus nombres llevan letras, cifras, «_», «-» y «.», 32 como mucho.
console-answers = Responde: { $answers }
