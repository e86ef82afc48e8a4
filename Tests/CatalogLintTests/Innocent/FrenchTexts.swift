extension ProductTexts {
  static let french = ProductTexts(
    locale: "fr-FR",
    innocent: """
      non-consumable | Coup franc parfait | Des crampons pour brosser le ballon
      non-consumable | Francs-tireurs | Deux archers en tenue de forêt
      non-consumable | L'offrande musicale | Bach au clavecin, partition incluse
      non-consumable | Offre et demande | Un cours d'économie en dix leçons
      non-consumable | Testament d'un pirate | Une histoire en neuf chapitres
      non-consumable | Fleurs de la contestation | Trente affiches de Mai 68
      non-consumable | Test de personnalité | Soixante questions et leur analyse
      non-consumable | Code de la route | 900 questions avec corrections
      non-consumable | Démolition | Douze voitures rouillées dans l'arène
      non-consumable | Démons et merveilles | Trois armures noires à runes
      non-consumable | Bêtes sauvages | Quarante autocollants de la savane
      non-consumable | Androïde X9 | Un robot aux yeux lumineux
      non-consumable | Tarte aux pommes | Vingt recettes de grand-mère
      non-consumable | La pomme d'or | Un conte illustré en six tableaux
      non-consumable | L'arrivée du printemps | Toute la vallée en fleurs
      non-consumable | Meilleures amies | Deux robes au même motif
      non-consumable | Médaille d'or | Un podium pour votre gymnase
      non-consumable | Porte-bonheur | Un trèfle à quatre feuilles en collier
      non-consumable | Clair de lune | Une carte paisible pour la pêche de nuit
      non-consumable | La vie d'un marin | Les mémoires d'un capitaine breton
      non-consumable | Décor du salon VIP | Canapés de velours et vue sur la ville
      non-consumable | Route 66 | De Chicago à Santa Monica en moto
      non-consumable | Les 7 nains | Une chaumière au fond du bois
      non-consumable | Bolides de Formule 1 | Dix livrées de légende
      non-consumable | Contes des 1001 nuits | Douze récits de Shéhérazade
      non-consumable | Bijoux du piano | Cinquante morceaux de Bach à Satie
      non-consumable | Grotte de cristal | Une mine étincelante à trois issues
      non-consumable | Pièces de théâtre | Douze scènes de Molière annotées
      non-consumable | Point de croix | Soixante motifs à broder
      non-consumable | Les sous-marins | Cinq engins pour explorer les abysses
      non-consumable | Yoga en 30 jours | Une séance par matin, à votre rythme
      non-consumable | Un an en Provence | Trente recettes au fil des saisons
      non-consumable | Semainier | Quatorze modèles pour un bureau bien rangé
      non-consumable | Passe-montagne | Un bonnet tricoté pour votre avatar
      non-consumable | Le col du Galibier | Une route en lacets entre deux sommets
      non-consumable | Mot de passe : minuit | Une enquête en huit énigmes
      non-consumable | Locomotives à vapeur | Du laiton, un sifflet et un tender
      non-consumable | Rayures de tigre | Un motif sauvage pour chaque voiture
      non-consumable | Filtres argentiques | Le grain de dix pellicules d'antan
      non-consumable | Le titre de noblesse | Un blason à vos couleurs
      non-consumable | La France au Moyen Âge | 195 châteaux à visiter
      non-consumable | Sans publicité | Supprime les bannières et les vidéos
      non-consumable | Jardin à la française | Buis taillés, allées et bassins
      consumable | Élixir niveau 99 | Porte un héros au niveau maximal
      consumable | 500 pièces d'or | 500 pièces d'or pour graines et outils
      consumable | 1 200 gemmes | Ajoute 1 200 gemmes à votre coffre
      consumable | 2 heures d'XP double | Deux fois plus d'expérience en jeu
      consumable | 5 indices | Montre le prochain coup d'un casse-tête
      consumable | 10 vies | Continuez quand la grille est pleine
      auto-renewable | Club rando | Toutes les cartes hors ligne et la météo
      auto-renewable | Atelier Plus | Cours et pinceaux en illimité, 24 h/24
      auto-renewable | Abonnement conteur | Deux nouvelles histoires chaque mois
      non-consumable | Carnet d'entretien | Liste des pièces à remplacer
      non-consumable | Agenda | Suivi des rendez-vous à confirmer
      non-consumable | Trois francs-tireurs | Archers pour défendre le pont
      non-consumable | Livre de comptes | Budget et dépenses par carte bancaire
      non-consumable | Tests d'histoire | Quarante questionnaires corrigés
      non-consumable | Alpha et bêta | Deux robots pour votre atelier
      non-consumable | Maison de poupée | 6 pièces meublées avec soin
      non-consumable | Costume trois pièces | Gilet, veste et pantalon
      non-consumable | Cadres dorés | 12 cadres pour vos photos
      non-consumable | Pommes et poires | Seize fruits à dessiner au pastel
      consumable | Flamme éternelle | Soigne entièrement un héros, une fois
      consumable | Passe-partout | Ouvre un coffre fermé à clé
      consumable | Nouvelle quête | Remplace une quête hebdomadaire
      consumable | 10 mille pièces | 10 000 pièces pour votre empire
      consumable | Clé rouillée | Débloque un coffre au choix
      """,
    guilty: """
      free-wording | consumable | Sac de pièces | 50 pièces gratuites dans le sac
      free-wording | non-consumable | Chapeau gratuit | Un chapeau de paille
      free-wording | consumable | Pack de départ | Une épée offerte et dix flèches
      free-wording | consumable | Coffre | Obtenu gratuitement aujourd'hui
      external-payment | consumable | 500 gemmes | Payez par carte bancaire
      external-payment | consumable | Gemmes cadeaux | Saisissez votre code promo
      other-platform | non-consumable | Sauvegarde | Compatible avec les téléphones Android
      other-platform | non-consumable | Mode duo | Jouez avec vos amis sur PlayStation
      placeholder-text | non-consumable | Chapeau rouge | Saisissez ici la description
      placeholder-text | non-consumable | Texte provisoire | Un chapeau pour le héros
      test-wording | non-consumable | Produit de test | Un chapeau pour le héros
      test-wording | non-consumable | Chapeau rouge | Réservé à la version bêta
      price-as-title | consumable | 4,99 € | Ajoute des gemmes
      price-mismatch | consumable | 500 gemmes | 500 gemmes pour 49,99 €
      quantity-mismatch | consumable | 500 gemmes | Ajoute 550 gemmes
      time-limited-consumable | consumable | Pass mensuel | Un coffre chaque jour
      time-limited-consumable | non-consumable | Premium 30 jours | Tous les filtres et cadres
      unlock-as-consumable | consumable | Tous les niveaux | Débloque soixante niveaux
      unlock-as-consumable | consumable | Accès à vie | Tous les cours de l'académie
      currency-as-non-consumable | non-consumable | Bourse | Contient 800 pièces d'or
      """)
}
