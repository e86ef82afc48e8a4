extension WordSamples {
  static let frenchClaims = WordSamples(
    language: "fr",
    found: """
      futurePromise | Bientôt de nouveaux | Bientôt de nouveaux niveaux
      futurePromise | dans une future mise à jour | D'autres cartes dans une future mise à jour
      promotionalClaim | Dernière chance | Dernière chance de jouer
      promotionalClaim | Moitié prix | Moitié prix sur les gemmes
      expiringCredits | expirent | Les gemmes expirent en mars
      expiringCredits | valables jusqu'au | Pièces valables jusqu'au 31 mars
      cashOut | Contre de l'argent réel | Contre de l'argent réel
      cashOut | convertir en argent | Gemmes à convertir en argent
      appleTrademark | Apple | Thème Apple
      appleTrademark | iCloud | Pack iCloud
      appleCriticism | commission d'Apple | Avec la commission d'Apple
      appleCriticism | iPhone lent | Pour iPhone lent
      systemFeature | notifications push | Active les notifications push
      systemFeature | Laissez un avis | Laissez un avis et gagnez
      randomItem | Tirage au sort | Tirage au sort du jour
      randomItem | héros aléatoire | Un héros aléatoire
      statedOdds | Probabilités | Probabilités affichées
      profanity | cHV0YWlu | Quelle * de surprise
      profanity | Y29ubmFyZHM= | Pack des *
      """,
    innocent: """
      À bientôt
      Mises à jour futures incluses
      Ajoute 500 gemmes à votre solde
      Profitez de tous les niveaux
      Meilleurs amis
      Les gemmes n'expirent jamais
      Sans date d'expiration
      Gagnez plus d'argent dans votre usine
      Encaissez les coups
      Widgets pour iPhone
      Lecture aléatoire
      Tirages photo
      Coffre de 500 gemmes
      Héros 5 étoiles
      Sac de réputation
      Salopette bleue
      Un pique-nique à la plage
      Pique-niquer au parc
      En retard
      Le coq et la poule
      La pomme d'or
      Réduction du bruit
      Jeu de dames
      Biologie sale
      """)
}
