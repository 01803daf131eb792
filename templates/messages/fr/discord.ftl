# Discord.

discord-later = C’est fait et enregistré, mais je n’ai pas pu écrire dans ce salon à l’instant. Le plateau suivra dès que possible.
discord-missing = C’est fait et enregistré, mais je n’ai pas le droit d’écrire dans ce salon, donc personne n’est prévenu. Quelqu’un qui le gère peut me donner ce qui manque : { $permissions }.
discord-no-threads = Je ne peux pas ouvrir de fils ici (il me manque la permission « Créer des fils publics »), donc la partie continue dans ce salon.
discord-no-private-thread = Je ne peux pas ouvrir de fils privés ici (il me manque la permission « Créer des fils privés », Create Private Threads), et cette partie est réservée à ceux qui la jouent. Dès que je pourrai, `board { $table }` la commencera.
discord-no-thread-here = Il ne peut pas y avoir de fil ici, donc la partie continue où elle est.
discord-no-pictures = Je ne peux pas envoyer d’images ici ; il me manque la permission « Joindre des fichiers ».
