# What is kept of a player.

former-player = algú que ja no juga

privacy-hidden = Fet: ja no surts a les classificacions. Les teves partides compten com abans; `privacy show` t’hi fa tornar a sortir.
privacy-shown = Fet: tornes a sortir a les classificacions.
privacy-export = Tot el que es guarda de tu és al fitxer { $file }.
privacy-delete = Això esborra tot el que es guarda de tu, a tot arreu: el teu nom, la teva configuració, el teu lloc a les classificacions. Abandones les partides en marxa, i les teves invitacions es retiren. Qui ha jugat amb tu conserva les partides, contra «algú que ja no juga». No es pot desfer. `privacy delete confirm` ho fa.
privacy-deleted = Tot el que es guardava de tu està esborrat. Si tornes a jugar, et prendré per algú que acaba d’arribar.
button-delete = Esborra-ho tot
