extension StoreTexts {
  static let french = StoreTexts(
    locale: "fr-FR",
    """
    ok | g60 | 60 gemmes | Une bourse de gemmes pour l’invocation.
    ok | g60 | 60 gemmes | Vous recevez 60 gemmes.
    quantity | g60 | 60 gemmes | Vous recevez 80 gemmes.
    unstated | g60 | Bourse de gemmes | Soixante gemmes pour vos héros.
    price | g60 | 60 gemmes | Pour seulement 1,99 €, foncez !
    ok | g300 | 300 gemmes | Renforcez vos héros avec 300 gemmes.
    quantity | g300 | Sac de gemmes | Réveillez le dragon avec 500 gemmes.
    payment | g300 | 300 gemmes | Moins cher sur notre site web.
    payment | g300 | 300 gemmes | Payez par carte bancaire et gagnez plus.
    price | g300 | Pack à 4,99 € | Un pack rempli de gemmes.
    contact | g300 | 300 gemmes | Contactez-nous au 01 23 45 67 89.
    ok | g980 | 980 gemmes | 980 gemmes et 100 offertes.
    ok | g980 | 1 080 gemmes | Dont 100 gemmes en bonus.
    quantity | g980 | 980 gemmes | 980 gemmes et 120 en bonus.
    ok | g980 | 980 + 100 gemmes | De quoi faire dix invocations.
    platform | g6480 | 6 480 gemmes | Aussi disponible sur Android.
    cashout | g6480 | 6 480 gemmes | Vos gemmes sont convertibles en argent réel.
    expiring | g6480 | 6 480 gemmes | Expirent 30 jours après l’achat.
    placeholder | g6480 | Trésor de gemmes | Description à venir
    test | g6480 | Trésor de gemmes | Article de test, ne pas acheter.
    quantity | g6480 | Trésor de gemmes | Dix mille gemmes d’un coup.
    ok | gk | Chevalier ardent | Une cape en flammes pour le chevalier.
    free | gk | Chevalier ardent | Une tenue gratuite pour tous.
    ok | gk | Renard de lune | Le renard de la saison 7 vous suit.
    ok | gk | Cent lames | Un style aux mille coups.
    trademark | gk | Chevalier iPhone | Une armure pour les fans d’Apple.
    ok | n500 | 500 pièces | Débloquez des chapitres de vos romans.
    ok | n500 | 500 pièces | 25 chapitres à 20 pièces chacun.
    quantity | n500 | Pièces du lecteur | 550 pièces pour les chapitres verrouillés.
    ok | n500 | 500 pièces | Vos pièces n’expirent jamais.
    contact | n500 | Pièces | Écrivez à aide@romans.example
    ok | nm | Pass mensuel | Un mois de lecture illimitée.
    period | nm | Pass mensuel | Une année entière sans publicité.
    period | nm | Pass hebdomadaire | Tous les romans sans publicité.
    ok | nm | Pass lecture | Renouvelé chaque mois, avec audio.
    lifetime | nm | Pass mensuel | Payez une fois, lisez à vie.
    ok | ny | Pass annuel | Douze mois d’histoires.
    discount | ny | Pass annuel | Économisez 40 % par rapport au mensuel.
    promo | ny | Pass annuel | La meilleure appli de romans au monde !
    ok | ny | Pass annuel | De nouveaux romans chaque vendredi.
    ok | fm | Coach mensuel | Exercices et recettes chaque jour.
    regulated | fm | Coach mensuel | Guérit le diabète sans médicaments.
    future | fm | Coach mensuel | D’autres exercices arrivent bientôt.
    ok | fm | Coach mensuel | Programmes de 30 jours, renouvelés.
    ok | fy | Coach annuel | 12 mois d’entraînement à votre rythme.
    period | fy | Coach annuel | Un mois avec un coach personnel.
    ok | fp | Marathon en 16 semaines | Du canapé à 42 km.
    payment | fp | Plan marathon | Règlement par virement accepté.
    ok | fp | Yoga débutant | Dix minutes par jour sur le tapis.
    ok | pk | Grain argentique | 24 rendus de pellicule pour vos photos.
    placeholder | pk | Grain argentique | Texte provisoire à remplacer
    language | pk | Grain argentique | 24 film looks for your photos.
    trademark | pk | Filtres néon | Corrige les bugs de l’appareil photo iOS.
    ok | pl | Photo Pro à vie | Tous les outils et filtres, pour toujours.
    ok | pl | Photo Pro | Sans filigrane, export en 8K.
    period | pl | Photo Pro | Toutes les fonctions pendant un mois.
    ok | py | Pro annuel | Retouchez vos RAW toute l’année.
    price | py | Pro annuel | Seulement 29,99 $ par an.
    ok | kk | L’île aux dinosaures | 12 dinosaures et leurs œufs à couver.
    ok | kk | Animaux de la ferme | Compte les ballons de 1 à 100.
    language | kk | Animaux de la ferme | Descubre los animales de la granja y cuenta.
    ok | km | Club enfants mensuel | Chansons, puzzles et un conte par jour.
    period | km | Club enfants annuel | Chansons, puzzles et un conte par jour.
    """)
}
