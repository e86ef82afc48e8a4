extension WordSamples {
  static let french = WordSamples(
    language: "fr",
    found: """
      free | Gratuit | Gratuit : 400 pièces
      free | gratuites | Gemmes gratuites
      free | offert | Un coffre offert
      free | OFFERTES | 20 PIÈCES OFFERTES
      externalPayment | PayPal | Payez avec PayPal
      externalPayment | carte bancaire | Réglez par carte bancaire
      externalPayment | virement bancaire | Paiement par virement bancaire
      externalPayment | code promo | Avec code promo
      externalPayment | Moins cher sur notre | Moins cher sur notre site
      otherPlatform | Android | Aussi pour Android
      otherPlatform | Google Play | Sur l'app Google Play
      placeholder | texte ici | texte ici
      placeholder | À définir | À définir
      placeholder | TODO | TODO
      placeholder | %1$s | %1$s pièces
      test | Test | Test produit
      test | démo | Pièces démo
      test | bêta | Coffre bêta
      unlock | Supprimer les pubs | Supprimer les pubs
      unlock | Sans publicité | Sans publicité
      unlock | Débloque | Débloque tous les mondes
      unlock | DEBLOQUEZ | DEBLOQUEZ TOUT
      currencyNoun | pièces d'or | 400 pièces d'or
      currencyNoun | pièces d’or | 400 pièces d’or
      currencyNoun | gemmes | Coffre de gemmes
      durationWord | mensuel | Forfait mensuel
      membership | membre VIP | Devenez membre VIP
      lifetime | à vie | Accès à vie
      subscriptionWord | Abonnement | Abonnement Pro
      futurePromise | Bientôt d'autres | Bientôt d'autres niveaux
      randomItem | coffre mystère | Un coffre mystère
      profanity | UGV0aXQgQ29u | Le *
      """,
    innocent: """
      Liberté dans le ciel
      Cavalier libre
      Or et Argent
      Le chevalier d'or
      Test de personnalité
      Tests de logique
      Contestation générale
      Démolisseur de murs
      Tenue de démon
      Démocratie athénienne
      Chevalier du dragon
      Un étang riche en espèces
      Forêt enchantée
      Recettes véganes
      Cours de yoga
      Fond d'écran nocturne
      Autocollants de chats
      Musique classique
      Chapitre 2 complet
      Monde de glace
      Histoires du soir
      Exercices de piano
      Sentiers de montagne
      Modèles de CV
      Google Drive relié
      Apparence de pirate
      Astuces à tester
      Grilles à compléter
      L'ordre des gardiens
      Coffre royal
      Offre de bienvenue royale
      L'alphabet des tout-petits
      """)
}
