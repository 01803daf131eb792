# What is kept of people, and what they can do about it.

former-player = quelqu’un qui ne joue plus
privacy-hidden = C’est fait : tu n’apparais plus dans les classements. Tes parties comptent comme avant ; `privacy show` t’y fait revenir.
privacy-shown = C’est fait : tu apparais à nouveau dans les classements.
privacy-export = Tout ce qui est gardé sur toi est dans le fichier { $file }.
privacy-delete = Cela efface tout ce qui est gardé sur toi, partout : ton nom, tes réglages, ta place dans les classements. Tu abandonnes les parties en cours, et tes invitations sont retirées. Les gens qui ont joué avec toi gardent les parties, contre « quelqu’un qui ne joue plus ». On ne peut pas revenir en arrière. Pour le faire : `privacy delete confirm`.
privacy-deleted = Tout ce qui était gardé sur toi est effacé. Si tu rejoues un jour, ce sera comme si on ne se connaissait pas.
button-delete = Tout effacer
