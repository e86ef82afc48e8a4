extension Language {
  /// French.
  static let french = Language(
    code: "fr",
    signs: "fr-CA $=CAD",
    amounts: """
      before denomination: billet de, billets de, pièce de, pièces de
      money=CHF: francs suisses, franc
      subunit=EUR/100: centimes, centime
      money=GBP: livres sterling
      hour: heure, heures
      day: jour, jours
      week: semaine, semaines
      month: mois
      quarter: trimestre, trimestres
      year: an, ans, année, années
      percent: pour cent
      before ordinal: niveau, niveaux, chapitre, chapitres, saison, épisode, tome, partie, jour
        acte, monde
      ordinal glued: er, ère, re, e, ème, eme, ᵉ
      magnitude=1000: mille
      magnitude=1000000: millions
      beside counted: pièces, pièce, gemmes, diamants, cristaux, joyaux, rubis, jetons, crédits
      counted: pièces d'or, pièces d’or
      """,
    spelledNumbers: """
      2 deux; 3 trois; 4 quatre; 5 cinq; 6 six; 7 sept; 8 huit; 10 dix; 11 onze
      12 douze; 13 treize; 14 quatorze; 15 quinze; 16 seize; 20 vingt; 30 trente; 40 quarante
      50 cinquante; 60 soixante; 100* cent cents; 1000* mille; 1000000* million millions; 0 et
      """,
    relativeTimes: "il y a, avant, derniers, dernières, prochains, depuis",
    trial: "essai",
    trialName: "Essai de XX jours",
    days: "jour",
    dayNumbers: "trois, cinq, sept, dix, quatorze, quinze, trente",
    restoring: "restaur",
    passwords: "mot de passe, |mdp",
    toBe: "est_",
    noPassword: "aucun, aucune, voir, vide",
    generic: """
      *acheter *achetez *achat *achats *article *articles *produit *produits *objet *objets
      *abonnement *description le la les l un une des de du d ce cet cette ces votre vos ton ta tes
      dans intégré intégrés app appli application l'application d'achat l'article l'achat maintenant
      ici pour et virtuel numérique s'il vous plaît vip *merci *profitez *amusez *remboursement
      *remboursable bien achat soutien super génial bon non aucun en très beaucoup
      """,
    lengths: """
      0 jour heur saison quinz deux trois douze; 182 semest; 91 trimest; 365 annu année
      30 mensu mois; 7 hebdo semain
      """,
    lengthAndPlan: "carte",
    plans: "abonnement, club, pass, formule, coach, coaching",
    perWords: "pour",
    during: "pendant, durant, pour",
    ones: "un",
    wholes: "entier, complet, toute une",
    contents: """
      plan, programme, cours, menu, calendrier, journal, prévision, horoscope, histori, sauvegard
      archiv, stock, conserv, défi, garant, objectif, perd
      """,
    billing: "mensuellement, annuellement",
    nounFirst: true,
    alternatives: "_ou_",
    contrasts: "_mais_",
    betweenCountAndName: "de_, d'",
    articles: "les, le",
    ofWords: "de",
    doubling: "double, doubl",
    exchanging: "échang",
    genitives: "de_, d'",
    packs: """
      paquet, sac, lot, coff, bourse, boîte, poch, poign, pile, trésor, tas, cadeau, somme, gain
      crédit
      """,
    collecting: "collectionneur, à colorier",
    each: "chacun, chacune, par pièce",
    costs: "coûte, coûtent, gagner",
    bonuses: "bonus, en bonus, de bonus, offert, en plus, en cadeau, gratuit, supplémentaire",
    bonusesBefore: "bonus, bonus de",
    paying: "pay, pai, achet, achat, moins cher, command, réduc, recharg, boutique, rembours",
    beforeAccount: "au_, numéro",
    functionWords: """
      une, pour, avec, dans, sur, vos, votre, vous, au, aux, par, sans, est, sont, tous, toutes
      tout, toute, plus, cette, ces, ses, tes, ton, qui, chaque, chez, elle, notre, leur, pendant
      pas, été, être, *le, *la, *les, *des, *du, *de, *un, *et, *ou, *en, *ce, *son, *sa, *ta, *tu
      *que, *il, *nos, *ne, *à, *se
      """,
    words: #"""
      [free] gratuit, gratuits, gratuite, gratuites, gratuité, gratuitement, gratis, offert, offerts
        offerte, offertes, sans frais, sans aucun frais, à titre gracieux, 0 euro, zéro euro
        sans débourser, cadeau offert
        !offert par, !cadeaux offerts et
        !parking gratuit*, !parkings gratuits, !musée gratuit*, !musées gratuits, !wifi gratuit*
        !journal gratuit, !journaux gratuits, !stationnement gratuit, !entrée gratuite
        !payant … gratuit, !payants … gratuits, !gratuit au musée
      [externalPayment] carte bancaire, cartes bancaires, carte bleue, carte de crédit
        cartes de crédit, carte de débit, carte cadeau, cartes cadeaux, carte-cadeau, cartes-cadeaux
        carte prépayée, cartes prépayées, virement, virements, virement bancaire
        virements bancaires, par chèque, par chèque bancaire, lydia pro, paylib, wero, bancontact
        interac, lyf pay, mandat cash, paiement en espèces, notre site, notre site web
        notre site internet, notre boutique en ligne, notre boutique web, site officiel
        boutique officielle, achetez sur le site, acheter sur le site, payer sur le site
        payez sur le site, moins cher sur le site, moins cher sur notre, sur le web moins cher
        hors de l'app, hors de l'application, en dehors de l'app, en dehors de l'application
        hors app store, paiement externe, paiements externes, autre moyen de paiement
        autres moyens de paiement, payer en bitcoin, payez en bitcoin, payer en crypto
        payez en crypto, code promo, codes promo, code promotionnel, codes promotionnels
        code cadeau, codes cadeaux, code d'activation, codes d'activation, code de réduction
        bon de réduction, bon d'achat, bons d'achat, clé de licence, clé d'activation
        code à utiliser sur, échanger un code, échangez votre code
        !virements suivis, !jeu de cartes bancaires
        coupon de réduction, coupons de réduction, payer en espèces, payer en cryptomonnaie
        payez en cryptomonnaie, moins cher en ligne, moins cher sur internet, moins cher sur le web
        sur notre boutique, faites un virement, sur notre compte bancaire
        moins cher via le navigateur, moins cher sur navigateur
        sur navigateur moins cher, paiement par sms, payez par sms, payez par téléphone
        paiement par téléphone, payez par chèque, envoyez un chèque, sur facture
        contre remboursement, en espèces auprès, paiement à la livraison, moins cher … notre site
        moins cher … le web, contactez-nous pour acheter, écrivez-nous pour acheter
        entrez le code promo, saisissez le code promo, carte paysafecard
        !cartes cadeaux rangées, !carnet de cartes cadeaux, !suivi des cartes cadeaux
        !portefeuille de cartes cadeaux, !relevé de virements, !champ pour paypal
      [otherPlatform] boutique google, magasin google, boutique android, magasin android
        boutique samsung, boutique huawei, boutique microsoft, téléphone android, téléphones android
        sur steam, version steam, sur la switch, téléphones samsung, téléphones huawei
        téléphone samsung, montre huawei
      [placeholder] texte ici, votre texte ici, titre ici, nom ici, description ici
        =insérer texte, =insérer le texte, =insérez le texte
        =insérer un texte, insérez votre texte ici, =insérer titre, =insérer description
        =insérer la description, =insérez une description, =ajouter une description
        =ajoutez une description, =saisir une description, =saisissez une description
        =saisissez le texte, =saisir le texte, =entrez une description, =entrez le texte
        texte d'exemple, texte de remplissage, texte provisoire, texte de test, texte factice
        texte texte à venir, faux texte, description d'exemple, description provisoire
        titre d'exemple, titre provisoire, produit d'exemple, produit exemple, =à définir
        =à déterminer, =à confirmer, =à renseigner, espace réservé, sans titre, sans description
        =nom du produit, =description du produit, remplacer ceci, =à remplacer
        description à remplacer, texte à remplacer, description à confirmer, description à définir
        texte à définir
        description à venir, texte à venir, titre à venir, description à compléter
        texte à compléter, titre à compléter, description en attente, texte en attente
        description manquante, mettre la description ici, mettez votre texte, [description], [titre], [nom du produit]
        =saisissez ici, =saisir ici, =écrivez ici, =entrez ici
        saisissez ici la description, saisissez ici le titre, saisissez ici votre description
        saisir ici la description, saisir ici le titre, écrivez ici la description
        entrez ici la description
      [test] test, tests, article de test, produit de test, achat de test, achat test
        version de test, version test, version bêta, version alpha, version démo
        version de démonstration, bêta, démo, mode de test, mode test, débogage, déboguer
        usage interne, essais internes, ne pas acheter, environnement de test
        !test de personnalité, !tests de personnalité, !test de qi, !tests de qi
        !test de logique, !tests de logique, !test de conduite, !test de connaissance*
        !tests de connaissance*, !tests de niveau, !test de niveau, !test de vitesse
        !test de mémoire, !tests de mémoire, !test de grossesse, !test d'ovulation
        !tests d'ovulation, !test de vue, !test d'audition, !test d'amour, !test de compatibilité
        !test psychologique, !tests psychologiques, !tests psychotechniques, !test psychotechnique
        !test d'aptitude, !tests d'aptitude, !test d'intelligence, !test de culture
        !tests de culture, !test blanc, !tests blancs, !test d'anglais, !tests d'anglais
        !test de français, !tests de français, !test d'évaluation, !tests du code, !test du code
        !tests d'entraînement, !test d'entraînement, !tests de code, !test de réflexes
        !test d'orientation, !tests d'orientation, !test de cooper, !quiz et tests, !tests et quiz
        !test pratique, !tests pratiques, !match test, !test match, !test de débit, !test de vision
        !test de dépistage, !test quotidien, !test final, !alpha et bêta, !bêta et gamma
        !test a/b, !tests a/b, !test antigénique*, !test pcr, !test d'allergie*, !bande de test
        !bandes de test, !test d'effort, !test de stress, !test de résistance, !test de l'eau
        !test du miroir, !test d'endurance, !crash test*, !test de goût, !test d'admission
        !test d'entrée, !test sanguin, !tests sanguins, !test en laboratoire, !démo de skate
        !banc de test*, !tube à test, !tester
      [unlock] supprimer les pubs, supprime les pubs, supprimez les pubs, supprimer pubs
        supprimer la pub, supprime la pub, supprimer les publicités, supprime les publicités
        supprimez les publicités, supprimer publicités, supprimer la publicité
        supprime la publicité, supprime toutes les publicités, suppression des publicités
        suppression des pubs, suppression de la publicité, retirer les pubs, retire les pubs
        retirez les pubs, retirer les publicités, retire les publicités, retirez les publicités
        retirer la publicité, enlever les pubs, enlève les pubs, enlever les publicités
        désactiver les pubs, désactiver les publicités, désactive les publicités
        masquer les publicités, plus de pub, plus de pubs, plus de publicité, sans pub, sans pubs
        sans publicité, sans publicités, sans annonces, débloqu*, déverrouill*, version complète
        version intégrale, version pro, version premium, jeu complet, app complète
        application complète, tous les niveaux, toutes les fonctionnalités, toutes les fonctions
        tous les personnages, tous les chapitres, tous les épisodes, tout le contenu, accès complet
        accès total, sans filigrane, supprimer le filigrane, supprime le filigrane, sans limite
        sans limites
        !débloque un coffre, !déverrouille un coffre, !déverrouille une porte, !débloque une porte
      [currencyNoun] pièce, pièces, pièces d'or, pièce d'or, gemme, gemmes, diamant, diamants, d'or
        jeton, jetons, crédit, crédits, point, points, rubis, cristal, cristaux, émeraude, émeraudes
        saphir, saphirs, joyau, joyaux, bijou, bijoux, perle, perles, lingot, lingots, lingots d'or
        écus, deniers, sous, argent, monnaie, billets
        !carte de crédit, !cartes de crédit, !quatre coins, !aux coins, !coins du, !coins de
        !point de vue, !points d'intérêt, !point de contrôle, !pièces détachées, !pièces de théâtre
        !pièce de théâtre, !pièces de la maison, !pièces du puzzle, !pièces de puzzle, !sous la
        !sous les, !sous le, !sous l'eau, !sous un, !âge d'or, !médaille d'or, !règle d'or
        !points de vie, !toison d'or, !pièces meublées, !pièces à vivre, !pièces décorées
        !pièces mécaniques, !pièces d'échecs, !pièces d'armure, !pièces de rechange
        !pièces de musée, !pièces de collection
      [durationWord] mensuel, mensuels, mensuelle, mensuelles, mensuellement, annuel, annuels
        annuelle, annuelles, annuellement, hebdomadaire, hebdomadaires, hebdo, trimestriel
        trimestriels, trimestrielle, trimestrielles, semestriel, semestrielle, bimestriel, bimensuel
        par mois, par an, par semaine, par jour, chaque mois, chaque année, chaque semaine
        tous les mois, tous les ans, toutes les semaines, un mois, un an, une année, une semaine
        un jour, une journée, trois mois, six mois, deux mois, deux semaines, douze mois
        pass mensuel, pass semaine, pass annuel, pass journée, pass quotidien, pass de saison
        pass saison, passe de saison, passe mensuel, carte mensuelle, pendant un mois
        pendant une semaine, pendant un an, au mois, à l'année
        !défi hebdomadaire, !défis hebdomadaires, !un jour viendra, !un jour sans
        !quête hebdomadaire, !quêtes hebdomadaires, !mission hebdomadaire, !missions hebdomadaires
        !tâche hebdomadaire, !tâches hebdomadaires, !défi mensuel, !défis mensuels
        !coffre hebdomadaire, !événement hebdomadaire, !une fois par jour, !offre mensuelle
        !offre hebdomadaire, !offres hebdomadaires, !offres mensuelles, !promo hebdomadaire
        !promo mensuelle
        pour une semaine, pour un mois, pour un an, pour trois mois, pour six mois
        carte semestrielle, pass trimestriel, pass semestriel, pendant une quinzaine
        une année entière, une année complète, un an complet, un mois entier, un mois complet
        toute une année, tout un mois
      [membership] vip, adhésion, adhésions, compte premium
        espace membre
        !membre de la famille, !membres de la famille, !membres de l'équipe, !membre de l'équipe
        !membres d'équipage, !membres du clan, !membres du groupe, !salon vip, !loge vip, !loges vip
        !carré vip, !espace vip, !tribune vip, !membres supérieurs, !membres inférieurs
        !muscles des membres
        membre vip, membre premium, carte de membre, statut vip
      [access] période d'essai, essai gratuit, version d'essai, supprimer les pubs
        supprimer la publicité, pass, passe, accès, abonné, abonnés, carte mensuelle, carte annuelle
        carte hebdomadaire, carte de membre, carte vip, carte premium, sans pub, sans publicité
        sans publicités, illimité, illimitée, illimités, illimitées, adhésion
        premium, vip
        !passe-temps, !passe partout, !mot de passe
      [lifetime] à vie, pour toujours, permanent, permanente, permanents, permanentes, en permanence
        définitif, définitive, définitivement, pour la vie, illimité dans le temps, achat unique
        paiement unique, perpétuel, perpétuelle, accès éternel, sans expiration, n'expire jamais
        n'expire pas
        !feutre permanent, !barre à vie, !barres à vie
      [subscriptionWord] abonnement, abonnements, abonne*, abonnez, s'abonner, souscription
        renouvellement automatique, renouvelable automatiquement, se renouvelle automatiquement
        reconduction tacite, annulez à tout moment, annulable à tout moment, sans engagement
        résiliable
      [quiz] questionnaire*, examen*, réponses, corrigé*, correction, corrections, vocabulaire
        énigmes, test de niveau, test de placement, test de personnalité, test psychotechnique
        votre niveau, ton niveau
        permis de conduire, code de la route, exercices corrigés
        révisions
      [recordKeeping] dépenses, comptabilité, livre de comptes, relevés, dettes, mots de passe
        finances, mouvements bancaires, comptes bancaires, factures à payer, échéances
        suivez vos virements, suivez vos paiements, suivez vos cartes, suivi des virements
        suivi des paiements
        factures, facturation, justificatifs, note de frais, notes de frais, suivi des dépenses
        comptable*, livre de caisse, champ pour paypal, tirelire*, portefeuille de cartes
        quittances, carnet de comptes, suivi de budget, relevé de compte, gérez vos cartes
        cartes cadeaux rangées
      [ownDays] série en cours, votre série, ta série, série de connexions, calendrier de l'avent
      [gameController] manette, manettes
      [futurePromise] prochainement, très bientôt, bientôt disponible, bientôt disponibles
        dans la prochaine mise à jour, lors de la prochaine mise à jour
        dans une prochaine mise à jour, dans les prochaines mises à jour
        dans une future mise à jour, dans de futures mises à jour, dans les futures mises à jour
        dans une future version, dans la prochaine version, plus tard cette année
        restez à l'écoute, contenus à venir, contenu à venir
        niveaux à venir
        !à bientôt
        arrive bientôt, arrivent bientôt, à venir bientôt, bientôt de nouveaux, bientôt de nouvelles
        bientôt plus, bientôt d'autres, encore plus bientôt, d'autres arrivent, d'autres suivront
        d'autres à venir, d'autres sont en préparation, d'autres en préparation, et d'autres bientôt
        seront bientôt, sera bientôt, sortira bientôt, sortiront bientôt, ajoutés bientôt
        ajoutées bientôt, ajoutés plus tard, ajoutées plus tard, ajouté prochainement
        ajoutés prochainement, ajoutées prochainement, encore en préparation
        encore en développement, suite à venir, plus à venir, niveaux bientôt, mondes bientôt
        !sera bientôt terminé*, !sera bientôt fini*, !seront bientôt épuis*
        actuellement en cours de développement, encore en cours de développement
        niveaux en cours de développement
      [promotionalClaim] le moins cher, la moins chère
        les moins chers, moins cher, moins chère, prix le plus bas, meilleur prix, le numéro un
        le numéro 1, le n°1, n°1 des, n°1 en, offre spéciale, offres spéciales, offre limitée
        offre exclusive, en solde
        moitié prix, à moitié prix
        aujourd'hui seulement, aujourd'hui uniquement, dernière chance, ne manquez pas, profitez-en
        dépêchez-vous, bonne affaire, bonnes affaires, meilleure offre, le plus vendu
        le plus populaire, les plus vendus, prix spécial, prix imbattable
        satisfait ou remboursé
        !meilleur ami, !meilleurs amis, !meilleure amie, !meilleures amies, !meilleurs scores
        !meilleur score, !meilleur temps, !code promo, !codes promo, !réduction de bruit
        !réduction du bruit, !réduction du stress, !remise en forme, !remise à zéro
        !remise à niveau
        meilleur pack, meilleure app, meilleur jeu, meilleurs prix, meilleur rapport qualité
        meilleures offres, en promotion, en promo, promo du jour, promo spéciale, promotion spéciale
        prix réduit, prix réduits, à prix réduit, prix soldé, soldes d'été, soldes d'hiver
        pour une durée limitée, offre à durée limitée, pendant un temps limité, prix imbattables
        imbattable du marché, avec remise, grosse remise, grosse réduction
        meilleure appli, meilleure application, le meilleur … du monde, la meilleure … du monde
        numéro 1 des
      [expiringCredits] expire, expirent, expirera, expireront, expiré, expirés, expirées
        expiration, périmé, périmés, valable jusqu'au, valable jusqu'à, valables jusqu'au
        valable pendant, valables pendant, valables un, valable un, date limite, validité
        à utiliser avant, à utiliser dans
        !n'expire pas, !n'expirent pas, !n'expire jamais, !n'expirent jamais, !sans expiration
        !sans date d'expiration, !jamais expirer, !validité illimitée, !sans date limite
        !sans limite de validité, !produits périmés, !offre expire, !l'offre expire
        perdus à la fin, perdues à la fin, remis à zéro, remises à zéro, remise à zéro
        à dépenser avant, à consommer avant, seront perdus, seront perdues, sont perdus
        sont perdues, disparaissent à la fin, disparaîtront, utilisez-les avant, à utiliser d'ici
        effacés à la fin, effacées à la fin, perdent leur validité
      [cashOut] retirer de l'argent, retirer votre argent, retirez de l'argent, retirez votre argent
        retirez vos gains, retirer vos gains, retrait d'argent, argent réel, vrai argent
        échanger contre de l'argent, échangez contre de l'argent, échangeable contre de l'argent
        échangeables contre de l'argent, convertir en argent, convertir en euros
        convertible en argent, convertibles en argent, gains en espèces, prix en espèces
        remboursable en espèces, virement sur votre compte
        !pas d'argent réel, !sans argent réel, !pas échangeables contre de l'argent
        !non échangeable contre de l'argent, !non échangeables contre de l'argent
        !pas convertibles en argent, !non remboursable en espèces
        échangez … contre de l'argent, échanger … contre de l'argent, échangeable contre des bons
        échangeables contre des bons, contre des chèques cadeaux, contre des cartes cadeaux
        contre du cash, contre des espèces, contre de l'argent réel
        échangez … contre des bons, convertissez … en argent, convertir … en argent
        convertibles en euros, convertible en euros, retirez … en espèces
        payé en espèces
        échangeables en bons d'achat, échangeable en bons d'achat, convertibles en bons d'achat
      [appleTrademark] montre apple
        !pour iphone, !pour ipad, !pour iphone et ipad, !pour apple watch, !pour apple tv, !pour ios
        !pour macos, !sur iphone, !sur ipad
      [appleCriticism] taxe apple, commission apple, commission d'apple, commissions d'apple
        frais d'apple, à cause d'apple, bug ios, bugs ios, bug d'ios, bugs d'ios, bug apple
        iphone lent, iphones lents, ipad lent, vieil iphone, vieux iphone, vieux iphones
        apple interdit, apple n'autorise pas, mieux qu'apple, mieux que ios
      [systemFeature] notifications push, notification push, activer les notifications
        activez les notifications, notez-nous, notez l'app, notez l'application, notez notre app
        noter l'application, avis 5 étoiles, note 5 étoiles, avis cinq étoiles, laisser un avis
        laissez un avis, écrire un avis, écrivez un avis, stockage icloud, espace icloud
        accès à la caméra, accès à l'appareil photo, accès au micro, notez 5 étoiles
        mettez 5 étoiles, donnez 5 étoiles, notez avec 5 étoiles
      [randomItem] coffre mystère, coffres mystère, boîte mystère, boîtes mystère, boîte surprise
        boîtes surprise, pochette surprise, pochettes surprise, œuf surprise, œufs surprise
        oeuf surprise, oeufs surprise, coffre surprise, coffres surprise, objet aléatoire
        objets aléatoires, héros aléatoire, héros aléatoires
        personnages aléatoires, récompense aléatoire, récompenses aléatoires
        contenu aléatoire, tirage au sort, tirage gacha, tirages gacha
        roue de la chance, carte à gratter, cartes à gratter
        ticket d'invocation, tickets d'invocation, parchemin d'invocation, parchemins d'invocation
        paquets de cartes, booster de cartes, boosters de cartes
        !jeu de cartes
        héros au hasard, objet au hasard
        récompense au hasard
        contient une carte aléatoire
        personnage aléatoire à débloquer, obtenez un personnage au hasard
        reçois un personnage au hasard, un personnage aléatoire
        une chance d'obtenir, une chance de gagner un
        skin aléatoire
      [statedOdds] probabilité, probabilités, taux d'obtention, taux de drop, taux d'apparition
        chances affichées
      [contact] téléphone, appelez-nous, appelez le, numéro de téléphone
        contactez-nous au, joignez-nous au, appelez-nous au
      [defect] bug, bugs, bogue, bogues, lent, lente, lents, lentes, plantage, plantages, faille
        failles, lenteur*, défaillan*
        !sans bug, !lent et rapide
      [negation] pas, jamais, aucun, aucune, sans, ni, non
      [donation] faire un don, faites un don, fais un don, don à, dons à, dons pour, donation
        donations, collecte de fonds, œuvre caritative, œuvres caritatives
        association caritative, associations caritatives, caritatif, caritative
        à des fins caritatives, financement participatif, petit don
        !don à la guilde, !don de sang, !don du sang, !don d'organes, !dons de sang, !gala caritatif
        !vente caritative, !match caritatif, !dons de troupes, !donation de troupes, !reçu de don
        !reçus de dons
        !tuto donation, !concert caritatif
        cagnotte en ligne, cagnotte solidaire
      [physicalGoods] livraison gratuite, livraison offerte, livraison incluse, livraison à domicile
        livré chez vous, livrée chez vous, livrés chez vous, frais de port, port offert
        envoyé par la poste, envoyée par la poste, expédié chez vous, expédition gratuite
        adresse de livraison, retrait en magasin
        !mission de livraison, !livraison gratuite de colis virtuels
      [regulatedClaim] guérit le cancer, guérir le cancer, guérit le diabète, guérir le diabète
        guérit la dépression, guérir la dépression, guérit toutes les maladies, remède miracle
        perte de poids garantie, maigrir sans effort, chat pour adultes, chat coquin, chat sexy
        chat érotique, vidéos pour adultes, contenu pour adultes, vidéos érotiques, escort girl*
        acheter des abonnés, achetez des abonnés, acheter des followers, achetez des followers
        gagner des abonnés, gagnez des abonnés, 1000 abonnés, 1000 followers, 500 abonnés
        acheter des likes, achetez des likes, acheter des vues, paris sportifs, pariez de l'argent
        paris en argent réel, parier de l'argent réel, jouer de l'argent réel, casino en argent réel
        gagner des bitcoins, gagnez des bitcoins, acheter des bitcoins, gagner de la crypto
        gains garantis, rendement garanti, bénéfices garantis, pronostics garantis
        numéros gagnants du loto, devenir riche rapidement
        guérit … cancer, guérit … diabète, guérit … dépression, guérit … mal de dos
        guérit … douleur*, guérit … arthrose, guérit … insomnie*, guérit … asthme
        guérit … maladie*, guérir … cancer, guérir … diabète, guérir … dépression
        guérir … mal de dos, guérir … douleur*, guérir … arthrose, guérir … insomnie*
        guérir … asthme, guérir … maladie*, soigne … cancer, soigne … diabète, soigne … dépression
        soigne … mal de dos, soigne … douleur*, soigne … arthrose, soigne … insomnie*
        soigne … asthme, soigne … maladie*
      [saving] économisez, économiser, économise, économie, économies, réduction, remise, de moins
        rabais, moins cher, !économie d'énergie, !économies d'énergie, !économie de batterie
        !économisez la batterie, !économie de données, !économie d'espace
      [comparedPrice] par rapport au mensuel, par rapport à l'abonnement mensuel
        par rapport au tarif mensuel, par rapport au mois, comparé au mensuel
        comparé à l'abonnement mensuel, vs mensuel, sur l'abonnement mensuel, prix normal
        prix habituel, achetés séparément, par rapport à l'hebdomadaire
        sur l'abonnement annuel, avec l'abonnement annuel
      [paidOnce] payez une fois, payer une fois, payez une seule fois, payer une seule fois
        un seul paiement, paiement unique, achat unique, achetez une fois, acheter une fois
        adhésion à vie, abonnement à vie, accès à vie, licence à vie, premium à vie, pass à vie
      [profanity] L25pcXVlIHRh, L25pcXVlcg==, Y291aWxsZQ==, Y291aWxsZXM=, Y29uYXNzZSo=, Y29ubmFyZCo=
        Y29ubmFzc2Uq, Ym91Z25vdWxlKg==, Ym9yZGVsIGRlIG1lcmRl, YnJhbmxlcg==, YnJhbmxldHRlKg==
        YnJhbmxldXIq, Z291aW5l, Z291aW5lcw==, ZW5jdWxlcg==, ZW5jdWzDqQ==, ZW5jdWzDqWU=, ZW5jdWzDqXM=
        ZW5mb2lyw6kq, ZmFpcmUgY2hpZXI=, ZmFpdCBjaGllcg==, ZmlscyBkZSBwdXRl, bWVyZGU=, bWVyZGVz
        bWVyZGlxdWUq, bsOpZ3Jv, bsOpZ3Jvcw==, c2Fsb3Bl, c2Fsb3BlcmllKg==, c2Fsb3Blcw==, c3VjZSBtYQ==
        cG91ZmZpYXNzZSo=, cG91Zmlhc3NlKg==, cHV0YWluKg==, cHV0ZQ==, cHV0ZXM=, cMOpZMOp, cMOpZMOpcw==
        cMOpdGFzc2Uq, dGEgZ3VldWxl, dGFybG91emUq, dHJvdSBkdSBjdWw=, dHJvdWR1Yyo=, dm9zIGd1ZXVsZXM=
        dmEgY2hpZXI=, dmEgdGUgZmFpcmUgZW5jdWxlcg==, dmEgdGUgZmFpcmUgZm91dHJl, eW91cGlu, eW91cGlucw==
        cGV0aXQgY29u, cGV0aXRzIGNvbnM=, Z3JvcyBjb24=, Z3JvcyBjb25z, c2FsZSBjb24=, cGF1dnJlIGNvbg==
        cXVlbCBjb24=, YmFuZGUgZGUgY29ucw==
      """#)
}
