extension Language {
  /// French.
  static let french = Language(
    code: "fr",
    signs: "fr-CA $=CAD",
    amounts: """
      counted: mo, mo/s, go, ko
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
      before ordinal: niveau, niveaux, chapitre, chapitres, épisode, tome, partie, jour
        acte, monde
      before ordinal season: saison
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
      80 quatre_vingt quatre_vingts; 19 dix_neuf
      ? demi demie quart neuf plusieurs
      1$ un par
      """,
    paysFor: "pour, les, par",
    buying: "pour, seulement, à seulement",
    relativeTimes: """
      ^afficher_, ^choisir_, ^sélectionner_, et +, ou plus
      il y a, avant, derniers, dernières, prochains, depuis, dans, plus de, moins de, dans le futur
      précédents, suivants, il y a environ, maintenant +
      """,
    balances: "solde",
    trial: "essai",
    trialName: "Essai de XX jours",
    offering: "inclu, propos, offr, comprend, de, un, une",
    days: "jour",
    dayNumbers: "trois, cinq, sept, dix, quatorze, quinze, trente",
    restoring: "restaur",
    passwords: "mot de passe, |mdp, |nip",
    toBe: "est_",
    noPassword: "aucun, aucune, voir, vide",
    generic: """
      *acheter *achetez *achat *achats *article *articles *produit *produits *objet *objets
      *abonnement *description le la les l un une des de du d ce cet cette ces votre vos ton ta tes
      notre nos dans à intégré intégrés app appli application l'application d'achat l'article
      l'achat maintenant ici pour et virtuel numérique s'il vous plaît vip *merci *profitez *amusez
      *remboursement *remboursable bien achat soutien super génial bon non aucun en très beaucoup
      obtenez procurez recevez découvrez prenez offrez nous remercions nouveau nouvel nouvelle
      nouveaux fantastique incroyable formidable excellent excellente magnifique merveilleux
      extraordinaire exclusif unique parfait est c'est avoir acheté d'avoir offrez-vous
      procurez-vous
      """,
    lengths: """
      0 jour heur saison quinz deux trois douze; 182 semest; 91 trimest; 365 annu année an
      30 mensu mois; 7 hebdo semain
      """,
    lengthAndPlan: "carte",
    plans: """
      abonnement, club, pass, passe, laissez-passer, formule, forfait, adhésion
      coach, coaching
      """,
    perWords: "pour",
    during: "pendant, durant, pour",
    ones: "un",
    wholes: "entier, complet, toute une",
    firstLengths: "30 premier mois, 7 première semaine, 365 première année",
    once: "une fois",
    contents: """
      plan, programme, cours, menu, calendrier, journal, prévision, horoscope, histori, sauvegard
      archiv, stock, conserv, défi, garant, objectif, perd
      """,
    billing: "mensuellement, annuellement",
    nounFirst: true,
    nothing: "rien, aucun, aucune",
    alternatives: "_ou_, _ni_",
    contrasts: "_mais_",
    used: "utilisé, dépensé, consommé, employé",
    additions: "_et_, _avec_, _plus_",
    breaks: "_dans_, _en_, _que_, _qui_, _si_, _quand_, _sur_",
    doneWithout: """
      publicit, _pub_, _pubs_, filigrane, limit, attente, attendre, inscription, compte_, pistage
      traçage, suivi
      """,
    charges: "frais, coût, paiement, payer, abonnement, factur, engagement, cotisation, forfait",
    without: "sans",
    others: "aucun autre, aucune autre",
    ownOffers: """
      sur ce pack, sur ce lot, sur cet achat, sur ce produit, sur cet article, sur cette offre
      sur cet abonnement
      """,
    bestDeals: """
      meilleure offre, meilleur rapport qualité, meilleure valeur, plus avantageux, plus avantageuse, plus rentable
      """,
    vouchers: """
      coupon, bon de réduction, bons de réduction, bon d’achat, bon d'achat, chèque cadeau, carte cadeau
      carte-cadeau
      calculateur de remise, alerte prix, alerte promo
      """,
    firstParts: """
      premier chapitre, première leçon, premier niveau, premiers niveaux, premier épisode, première partie
      premier monde, première histoire, premier cours, premier numéro, première séance, chapitre 1_, leçon 1_
      épisode 1_
      """,
    ownShops: """
      boutique du jeu, boutique de jeu, magasin du jeu, boutique en jeu, boutiques en jeu, boutique intégrée
      dans le jeu
      """,
    scores: "point",
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
    gains: """
      ^contient, ^inclu, ^compren, ^ajout, ^obten, ^recev, ^reçoi, ^gagn, ^offr, ^achet, ^donne
      vous recevez, vous obtenez, vous gagnez, vous donne, tu reçois, tu obtiens, tu gagnes
      votre solde, votre compte, ton solde, ton compte
      """,
    collecting: "collectionneur, à colorier, album",
    each: "chacun, chacune, par pièce",
    costs: "coûte, coûtent, gagner",
    costsBefore: "contient jusqu'à, peut contenir, place pour, contient jusqu’à, peut contenir jusqu’à",
    perUnit: """
      1 par_jour /jour le_jour chaque_jour quotidiennement
      7 par_semaine /semaine chaque_semaine la_semaine
      30 par_mois /mois chaque_mois le_mois mensuels
      365 par_an par_année /an chaque_année l'année l’année
      0 par la_pièce l'unité l’unité chacun chacune pièce par_gemme /pièce /gemme /unité
      0 pour_chaque chaque
      """,
    nearly: """
      seulement, environ, près de, presque, à peine, soit, pour, que, à, dès, ≈, <moins de, <moins d'
      coûtent, coûte
      """,
    comparisons: """
      plus que le, plus que la, plus que les, plus que dans, plus que notre, de plus qu, moins que le
      moins que la, par rapport
      """,
    bonuses: """
      bonus, en bonus, de bonus, offert, en plus, en cadeau, gratuit, supplémentaire, gratuite, gratuites
      offertes, offerte
      """,
    bonusesBefore: "bonus, bonus de",
    atLeast: "plus de, plus d', plus d’, au moins, au minimum",
    andMore: "ou plus, et plus, et un peu plus, et des poussières, au moins, au minimum",
    paying: "pay, pai, achet, achat, moins cher, command, réduc, recharg, boutique, rembours",
    beforeAccount: "au_, numéro",
    functionWords: """
      une, pour, avec, dans, sur, vos, votre, vous, au, aux, par, sans, est, sont, tous, toutes
      tout, toute, plus, cette, ces, ses, tes, ton, qui, chaque, chez, elle, notre, leur, pendant
      pas, été, être, *le, *la, *les, *des, *du, *de, *un, *et, *ou, *en, *ce, *son, *sa, *ta, *tu
      *que, *il, *nos, *ne, *à, *se
      """,
    words: #"""
      [free] gratis, offert, offerts, offerte, offertes, sans frais, sans aucun frais
        !{garder,garde,gardez,maintenir,maintient,laisser} gratuit* … {application,appli,app,jeu,projet,service}
        !{garder,garde,gardez,maintenir,maintient,laisser} … {application,appli,app,jeu,projet,service} gratuit*
        !{reste,restent,rester,restera,resteront,demeure,demeurent} {gratuit*,toujours gratuit*}, !reste … gratuit*
        !{app,appli,application,jeu,clés} {est,soit,sont} gratuit*, !version gratuite, !versions gratuites
        !{application,appli,jeu} gratuite, !mises à jour gratuites, !utilisateurs gratuits
        !sans frais {supplémentaires,cachés,mensuels,annuels,récurrents,additionnels}
        !sans {coût,aucun coût} {supplémentaire,caché,mensuel,additionnel}, à titre gracieux, 0 euro, zéro euro
        sans débourser, !offert par, !cadeaux offerts et, !parking gratuit*, !parkings gratuits, !musée gratuit*
        !musées gratuits, !wifi gratuit*, !journal gratuit, !journaux gratuits, !stationnement gratuit, !entrée gratuite
        !payant … gratuit, !payants … gratuits, !gratuit au musée, gratuit*
        sans {payer,rien payer,bourse délier,coût,aucun coût}, ne coûte rien, aux frais de la maison, !aussi offert*
        !également offert*, !{offert,offerte,offerts,offertes} sous peu, !offert uniquement, sans rien débourser
        ne payez rien, ne payes rien, c'est cadeau, !rien n'est gratuit, !fromage gratuit, {ne payez,ne paies,paie} rien
        zéro {euro,centime}, sans débourser un, sans dépenser un {euro,centime,sou}, rien à payer
        !{l'appli,l'application,l'app,le jeu} {reste,restera,est toujours,demeure} {gratuite,gratuit,toujours gratuite}
        {mois,semaines,jours} offerts, à nos frais, c'est nous qui offrons
      [externalPayment] carte bancaire, cartes bancaires, carte bleue, carte de débit, carte-cadeau, cartes-cadeaux
        carte prépayée, cartes prépayées, virement, virements, par chèque, wero, bancontact, interac, mandat cash
        paiement en espèces, notre site, notre boutique en ligne, site officiel, moins cher sur notre
        sur le web moins cher, hors app store, paiement externe, paiements externes, autres moyens de paiement
        code promotionnel, codes promotionnels, code cadeau, codes cadeaux, {code,bon} de réduction, bon d'achat
        bons d'achat, clé de licence, clé d'activation, échangez votre code, !virements suivis, !jeu de cartes bancaires
        sur notre compte bancaire, moins cher sur navigateur, sur navigateur moins cher, paiement par sms, payez par sms
        {payez,paiement} par téléphone, envoyez un chèque, sur facture, contre remboursement, paiement à la livraison
        moins cher … le web, carte paysafecard, !cartes cadeaux rangées
        !{carnet de,suivi des,portefeuille de} cartes cadeaux, !relevé de virements, !champ pour paypal
        paiement* … {bitcoin*,crypto*}, paiement comptant, paiement en liquide
        message {pour commander,pour acheter,privé pour}, commandez par {message,courriel,téléphone}
        achetez directement de nous, directement auprès de nous, notre page web, notre magasin en ligne, code avantage
        code privilège, mandat postal, facture d'opérateur, paiement par carte, acceptons … espèces, espèces acceptées
        acceptons … {bitcoin*,crypto*}, directement chez nous, carte* … de crédit, {achete*,paye*} … sur le site
        code* … promo, code* … d'activation, coupon* … de réduction, {paye*,régle*} … bitcoin*, paye* … crypto*
        paye* … espèces, régle* … espèces, paye* … {en liquide,comptant,par carte}, virement bancaire
        {contactez-nous,écrivez-nous} … {acheter,commander}, moins cher … {en ligne,internet}, notre boutique
        {hors,en dehors,à l'extérieur} de {l'app,l'appli,l'application}
      [otherPlatform] boutique google, magasin google, boutique android, magasin android
        boutique {samsung,huawei,microsoft}, sur steam, version steam, sur la switch, téléphones huawei, montre huawei
        téléphone* … {android,samsung}, >{sur la,sur,pour la,pour} switch, >{sur la,sur,pour la,pour} windows
        >{sur la,sur,pour la,pour} steam, version {windows,switch}, pc windows
        {votre,ton} {huawei,motorola,xiaomi,oppo}
      [placeholder] {texte,titre,nom,description} ici, ={insérer,insérer le,insérez le} texte
        =insérer {titre,description,la description}, ={insérez,ajouter,ajoutez,saisir} une description
        ={saisissez,entrez} {une description,le texte}, texte {d'exemple,de remplissage,provisoire,de test,factice}
        faux texte, {description,titre} {d'exemple,provisoire}, produit d'exemple
        =à {définir,déterminer,confirmer,renseigner}, espace réservé, sans titre, sans description
        ={nom,description} du produit, remplacer ceci, =à remplacer, description à {remplacer,définir}
        {description,texte,titre} à venir, {description,texte,titre} à compléter, {description,texte} en attente
        description manquante, mettez votre texte, [description], [titre], [nom du produit]
        ={saisissez,saisir,écrivez,entrez} ici
        {saisissez ici votre,écrivez ici la,entrez ici la,ceci est une,ceci est la} description, ceci est un titre
        exemple de {texte,description,titre}, {description,texte,titre} à suivre, description à ajouter
        {la description,le titre,le texte} va ici, =à préciser, =à compléter, =à suivre, reste à définir
        reste à déterminer, c'est une description, c'est un titre, description suivra
        saisi* … ici {la description,le titre}, =à traduire, =traduction à venir, =traduction manquante, =non traduit
      [test] ?test, ?tests, version alpha, version de démonstration, ?bêta, ?démo, ?débogage, ?déboguer, usage interne
        essais internes, ne pas acheter, !test de qi, !tests de qi, !test de conduite, !{test,tests} de connaissance*
        !test {de vitesse,de grossesse,de vue,d'audition,d'amour,de compatibilité,psychologique}, !tests psychologiques
        !tests psychotechniques, !test {psychotechnique,d'intelligence,d'évaluation,de réflexes,de cooper}
        !quiz et tests, !tests et quiz, !test pratique, !tests pratiques, !match test
        !test {match,de débit,de vision,de dépistage,quotidien,final}, !alpha et bêta, !bêta et gamma, !test a/b
        !tests a/b, !test {antigénique*,pcr,d'allergie*}, !bande de test, !bandes de test
        !test {d'effort,de stress,de résistance,de l'eau,du miroir,d'endurance}, !crash test*
        !test {de goût,d'admission,d'entrée,en laboratoire}, !démo de skate, !banc de test*, !tube à test, !tester
        =essai, =essais, !démo {d'un,du} groupe, !cassette démo, !démo musicale, !démo de guitare
        {article,produit,achat} d'essai, version d'essai interne
        !test* … {personnalité*,logique*,niveau*,mémoire*,ovulation*,aptitude*,culture*,blanc*,anglai*,françai*,code*,entraînement*,orientation*,sanguin*}
        !{test,tests} de pourriel*, !test {de connexion,du microphone,du micro,de double clic,alpha}, !tests distants
        !tests rapides, !test {de chiffre*,du son,de son}, !quel test, !test de spam, !tests de spam, !test du clavier
        !test de charge, {est un,juste un,simple,pour} test, pour tests, en bêta, version bêta
        {produit,article,achat,produit de} test, pour le débogage, pour débogage, produit de démo
        en {phase,cours} de test, seulement un test, {aux,destiné aux,destinée aux,faire des,pour des,à des} tests
      [unlock] {supprim*,suppression,retir*,enlev*,désactiv*,masqu*,bloqu*} … pub*
        plus de {pub,pubs,publicité,publicités}, aucune pub, aucune publicité
        sans {pub,pubs,publicité,publicités,annonces}, zéro pub, zéro publicité, adieu … pub*, stop … pub*
        fini* … {pub,pubs,publicité*}, débloqu*, déverrouill*, version {complète,intégrale,pro,premium}, jeu complet
        jeu intégral, jeu entier, {app,appli,application} complète, tous les niveaux
        toutes les {fonctionnalités,fonctions}, tous les {personnages,chapitres,épisodes,mondes}, toutes les leçons
        tous les cours, tout le contenu, accès {complet,total,intégral}, sans filigrane, supprim* … filigrane*
        sans limite, sans limites, l'ensemble des {niveaux,leçons,fonctionnalités,personnages}, l'ensemble du contenu
        !{débloque,déverrouille} un coffre, !{déverrouille,débloque} une porte, !retir* … public, !bloquer/débloquer
        !verrouiller/déverrouiller, !lors du déverrouillage, !{affiche*,supprim*,efface*} … tout le contenu
        !déplacer tous les chapitres, !déblocage, !{ajust*,réinitialis*} … tous les niveaux, !premier déverrouillage
        !{déverrouille,déverrouiller} le volume*, !quand déverrouillé
        !déverrouiller {le périphérique,l'écran,le disque}, !une fois déverrouillé
        {publicités,pubs,publicité} {disparaissent,disparaît} {pour de bon,pour toujours,définitivement,à jamais}
      [currencyNoun] pièce, pièces, pièces d'or, pièce d'or, gemme, gemmes, diamant, diamants, d'or, jeton, jetons
        crédit, crédits, point, points, rubis, cristal, cristaux, émeraude, émeraudes, saphir, saphirs, joyau, joyaux
        bijou, bijoux, perle, perles, lingot, lingots, lingots d'or, écus, deniers, sous, argent, monnaie, billets
        !{carte,cartes} de crédit, !quatre coins, !aux coins, !coins du, !coins de, !point de vue, !points d'intérêt
        !point de contrôle, !pièces détachées, !{pièces,pièce} de théâtre, !pièces {de la maison,du puzzle,de puzzle}
        !sous {la,les,le,l'eau,un}, !{âge,médaille,règle} d'or, !points de vie, !toison d'or
        !pièces {meublées,à vivre,décorées,mécaniques,d'échecs,d'armure,de rechange,de musée,de collection}
        !trente sous, !{quat,quatre} sous, !pas un sou
      [durationWord] mensuel, mensuels, mensuelle, mensuelles, mensuellement, annuel, annuels, annuelle, annuelles
        annuellement, hebdomadaire, hebdomadaires, hebdo, trimestriel, trimestriels, trimestrielle, trimestrielles
        semestriel, semestrielle, bimestriel, bimensuel, par {mois,an,semaine,jour}, chaque {mois,année,semaine}
        tous les mois, tous les ans, toutes les semaines, un mois, un an, une année, une semaine, un jour, une journée
        {trois,six,deux} mois, deux semaines, douze mois, pass {semaine,journée,quotidien}
        {pass de,pass,passe de} saison, carte mensuelle, au mois, à l'année, !défi hebdomadaire, !défis hebdomadaires
        !un jour viendra, !un jour sans, !quête hebdomadaire, !quêtes hebdomadaires, !mission hebdomadaire
        !missions hebdomadaires, !tâche hebdomadaire, !tâches hebdomadaires, !défi mensuel, !défis mensuels
        !{coffre,événement} hebdomadaire, !une fois par jour, !offre mensuelle, !offre hebdomadaire
        !offres hebdomadaires, !offres mensuelles, !promo hebdomadaire, !promo mensuelle, carte semestrielle
        pendant une quinzaine, une année entière, une année complète, un an complet, un mois entier, un mois complet
        toute une année, tout un mois, !vue {mensuelle,annuelle,hebdomadaire,trimestrielle}, !vues mensuelles
        !calendrier {mensuel,annuel,hebdomadaire}, !archive mensuelle, !archives mensuelles
        !affichage {mensuel,annuel,hebdomadaire}, !impôt trimestriel, !impôt annuel
        !moyenne {mensuelle,annuelle,hebdomadaire}, !un jour ouvr*, !est un jour, !une semaine {de travail,ouvr*}
        !fois par {jour,semaine,mois,an}, !heures par jour, !rapport {mensuel,annuel,hebdomadaire}, !un jour férié
        !période … trimestrielle, !{moins,plus} {d'une semaine,d'un mois,d'un an}
        !affiche {un mois,une journée,une semaine}, !afficher {un mois,une semaine,une journée}
        !choisir {un mois,une année,une semaine}, !choisissez un mois, !sélectionn* un mois, !préversions hebdomadaires
        !composé {annuellement,mensuellement,hebdomadairement}, !agenda pour {un mois,une semaine}
        !calendrier pour un mois
        {facturé,facturée,facturation,prélevé,prélèvement,débité,payé,paiement} … une fois par {an,mois,semaine}
        un semestre d'accès, six mois d'accès
      [membership] vip, adhésion, adhésions, compte premium, espace membre, !{salon,loge,loges,carré,espace,tribune} vip
        membre vip, membre premium, carte de membre, statut vip
      [access] période d'essai, essai gratuit, version d'essai, supprimer les pubs, supprimer la publicité, pass, passe
        accès, abonné, abonnés, carte {mensuelle,annuelle,hebdomadaire,de membre,vip,premium}
        sans {pub,publicité,publicités}, illimité, illimitée, illimités, illimitées, adhésion, premium, vip
        !passe-temps, !passe partout, !mot de passe, essai {de,d'un,d'une}, {jours,semaine,mois} d'essai, laissez-passer
        forfait
        !passé {simple,composé,antérieur,récent}, !le passé, !au passé, !du passé, !un passé, !ton passé, !votre passé
        !{carte,cartes} mémoire
      [lifetime] à vie, pour toujours, permanent, permanente, permanents, permanentes, en permanence, définitif
        définitive, définitivement, pour la vie, illimité dans le temps, achat unique, paiement unique, perpétuel
        perpétuelle, accès éternel, sans expiration, n'expire jamais, n'expire pas, !feutre permanent, !barre à vie
        !barres à vie, !définitivement supprim*, !{supprim*,efface*} … définitivement, !lien permanent
        !liens permanents, !suppression définitive, !retir* … définitivement, !de façon permanente
        !{affich*,cache*,masqu*} … en permanence, !mode permanent, !éléments … définitivement, !connexion permanente
        !avertissement permanent, !avertissements permanents, !de manière permanente
        !{ami,amis,amies} pour la vie, !{ami,amis,amies} pour toujours
      [subscriptionWord] abonne*, souscription, renouvellement automatique, {renouvelable,se renouvelle} automatiquement
        reconduction tacite, {annulez,annulable} à tout moment, sans engagement, résiliable
        {facturé,facturée,prélevé,débité} {chaque,tous les} mois
        {facturé,facturée,prélevé,débité} {chaque année,tous les ans}
      [trial] essai, période d'essai, version d'essai, essayer, essayez
        !{premier,mon,ton,son,notre,un} essai {littéraire,philosophique}
        !essai {clinique,littéraire,philosophique,libre,routier,transformé}
      [quiz] questionnaire*, examen*, réponses, corrigé*, correction, corrections, vocabulaire
        énigmes, test de {niveau,placement,personnalité}, test psychotechnique, votre niveau
        ton niveau, permis de conduire, code de la route, révisions
      [recordKeeping] dépenses, comptabilité, livre de comptes, relevés, dettes, mots de passe, finances
        mouvements bancaires, comptes bancaires, échéances, {suivez vos,suivi des} {virements,paiements}, factures
        facturation, justificatifs, comptable*, livre de caisse, champ pour paypal, tirelire*, portefeuille de cartes
        quittances, carnet de comptes, suivi de budget, relevé de compte, cartes cadeaux rangées, surveillez … cartes
        gardez un œil sur, outil de suivi, note* … de frais, suiv* … cartes, gére* … cartes, garde* … une trace
        gardez un oeil sur
      [ownDays] vue calendrier, vue du calendrier, vue du mois, moyenne, taux annuel, mot de passe … expire*
        série en cours, votre série, ta série, série de connexions, calendrier de l'avent
        affiné*, affinage, mûri*, vieilli*
        {fromage,comté,gruyère,beaufort,parmesan,cantal,jambon,vin,whisky,rhum,cognac,tomme,vinaigre} … {mois,ans}
        {trek,randonnée,circuit,itinéraire,marche} … jours
        cahier de {conjugaison,vacances,grammaire,vocabulaire,calcul}
      [gameController] manette, manettes
      [futurePromise] prochainement, très bientôt, bientôt disponible, bientôt disponibles
        {dans la,lors de la,dans une} prochaine mise à jour
        dans {les prochaines mises,une future mise,de futures mises,les futures mises} à jour
        dans {une future,la prochaine} version, plus tard cette année, restez à l'écoute, niveaux à venir
        à venir bientôt, bientôt {de nouveaux,de nouvelles,plus,d'autres}, encore plus bientôt
        d'autres {arrivent,suivront,à venir}, d'autres {sont en,en} préparation, {et d'autres,seront,sera} bientôt
        encore en préparation, encore en développement, suite à venir, plus à venir, mondes bientôt
        !sera bientôt {terminé*,fini*}, !seront bientôt épuis*, {actuellement,encore,niveaux} en cours de développement
        lors {de,des} futures mises à jour, lors d'une {future,prochaine} mise à jour
        lors {des,de} prochaines mises à jour, dans la mise à jour suivante, dans de prochaines mises à jour
        dans {les,des} mises à jour à venir, dans {une version future,une prochaine version,de futures versions}
        {à,avec,dès} la prochaine mise à jour, {est,sont,toujours} en cours de développement
        {toujours,actuellement} en développement, en cours de préparation, {arriv*,disponible*,ajouté*} … fin de l'année
        arriv* … cette année, plus tard dans l'année, à venir cette année
        {arriv*,ajouté*,disponible*,offert*} … sous peu, sous peu {disponible*,de nouveaux,de nouvelles}
        à venir sous peu, {chapitre,épisode,saison} … à venir, chapitre … bientôt, niveau* … bientôt
        bientôt {en ligne,dans le jeu,dans l'app,la suite}, la suite bientôt, autres … s'en viennent
        niveaux s'en viennent, s'en {vient,viennent} bientôt
        prochaine mise à jour … {apport*,ajout*,inclu*,contien*,propos*}, futures mises à jour … {ajout*,apport*}
        prévu* … fin de l'année, prévu* … cette année, {arrive*,sortir*,ajouté*} … bientôt, contenu* … à venir
        ajouté* … plus tard, fonction* … en cours de développement, nouve* … fin de l'année, nouve* … s'en viennent
        !à bientôt
        {d'autres,plus de,de nouveaux,de nouvelles,nouveaux,nouvelles} {niveaux,cartes,mondes,chapitres,histoires,personnages} {plus tard,suivront,à suivre,viendront,ultérieurement}
        niveaux {suivront,à suivre}
        {la suite,le reste,les autres} {arrive,arrivent,arrivera,arriveront,viendra,viendront}
        !bientôt {noël,le printemps,l'hiver,l'été,l'automne,pâques,la neige}, !c'est bientôt {noël,pâques,l'été}
        !{noël,l'hiver,le printemps,l'été} {arrive,vient} bientôt
        {nouveaux,nouvelles} {donjons,niveaux,mondes,chapitres,cartes,épisodes,histoires,missions,grottes} … {cet automne,cet hiver,cet été,ce printemps,au printemps prochain}
        {autres,nouveaux,nouvelles} … {arrivent,suivront,arriveront} {cet automne,cet hiver,cet été,ce printemps}
      [promotionalClaim] les moins chers, moins cher, moins chère, prix le plus bas, meilleur prix, le numéro un
        le numéro 1, le n°1, n°1 des, n°1 en, offre spéciale, offres spéciales, offre limitée, offre exclusive, en solde
        moitié prix, aujourd'hui {seulement,uniquement}, dernière chance, ne manquez pas, profitez-en, dépêchez-vous
        bonne affaire, bonnes affaires, meilleure offre, le plus vendu, le plus populaire, les plus vendus, prix spécial
        prix imbattable, satisfait ou remboursé, meilleur pack, meilleure app, meilleur jeu, meilleurs prix
        meilleur rapport qualité, meilleures offres, en promotion, en promo, promo du jour, prix {réduit,réduits,soldé}
        soldes d'été, soldes d'hiver, {pour une,offre à} durée limitée, pendant un temps limité, prix imbattables
        imbattable du marché, avec remise, grosse remise, grosse réduction, meilleure appli, meilleure application
        {le meilleur,la meilleure} … du monde, numéro 1 des, moins chères, le plus avantageux, la plus avantageuse
        les plus avantageux, pour un temps limité, pour une période limitée, à ne pas manquer, à ne pas rater, aubaine
        aubaines, prix cassé, prix cassés, petit prix, la plus vendue, les plus vendues, la plus populaire
        meilleure valeur, cette semaine seulement, plus rentable, pack préféré, préféré de nos joueurs
        dernière occasion, =durée limitée, promo* … spéciale, ne rate* … {cette,l'offre}, ne {manque*,loupe*} … cette
        ne laisse* … passer cette, ne passe* … à côté de cette, uniquement … aujourd'hui, juste pour aujourd'hui
        seulement … aujourd'hui, !remise {en forme,à zéro,à niveau}, !réduction {de,du} bruit, =meilleure vente
        meilleure vente, meilleures ventes, en soldes, en solde, soldes d'été, soldes d'hiver, =soldes, !sale, !sale!
        !(sale)
        !{trouve,trouver,trouvez,affiche,afficher,indique,compare,comparer,montre,repère,cherche} … {moins cher,moins chère,moins chers,meilleur prix,meilleurs prix}
        !{station,stations,essence,carburant,vol,vols,pompe} {la moins chère,les moins chères,le moins cher,les moins chers,la moins chere}
        !temps limité {par,pour chaque,à chaque}
        préféré des français
      [expiringCredits] expirent, expirera, expireront, expiré, expirés, expirées, expiration, périmé, périmés
        date limite, validité, à utiliser {avant,dans}, !n'expire pas, !n'expirent pas, !n'expire jamais
        !n'expirent jamais, !sans expiration, !sans date d'expiration, !validité illimitée, !sans date limite
        !sans limite de validité, !produits périmés, !offre expire, !l'offre expire, à dépenser avant, sont perdus
        sont perdues, disparaîtront, utilisez-les avant, à utiliser d'ici, valables … mois, utilisez-les d'ici
        vous les perdrez, après … trop tard, disparaissent, sinon … disparaî*, valable* … pendant, valide* … pendant
        {perdu*,effacé*} … à la fin, remis* … à zéro, valable* … jours, perdu* … après, perdu* … au bout
        utilisable* … jusqu*, seront* … perdu*, valable* … jusqu*, valide* … jusqu*, sinon … perd*, dépensez-les … avant
        valables jusqu'au
        {perdues,perdus} si
      [cashOut] retrait d'argent, argent réel, vrai argent, {gains,prix,remboursable} en espèces
        virement sur votre compte, !pas d'argent réel, !sans argent réel
        !{pas échangeables,non échangeable,non échangeables} contre de l'argent, !pas convertibles en argent
        !non remboursable en espèces, contre des {chèques,cartes} cadeaux, retirez … en espèces, payé en espèces
        convertibles en bons d'achat, versé* … compte {bancaire,en banque}
        {déposé*,viré*,transfér*,crédité*,payé*,encaiss*,retir*} … compte bancaire
        {encaisse tes,retire tes,retrait de vos} gains, {transformez vos,transforme tes,changez vos} … en argent
        convertissez … en cash, échangez … {en argent,pour de l'argent}, en argent comptant, argent véritable
        prix en argent, lots en argent, lots en espèces, vrais euros, vrais dollars, en argent liquide
        transforment en argent, retire* … {de l'argent,votre argent,vos gains}, encaisse* … vos gains
        échange* … contre de l'argent, converti* … en {euros,argent}, échange* … contre des bons, gagne* … du cash
        échangeable* … en bons d'achat, contre de l'argent réel, du cash à gagner, prix en cash
        transformez vos … en cash, !médaille … en argent
        dans nos {magasins,cafés,restaurants,boutiques,points de vente,salons}
        {échanger,échangez,utiliser,utilisez,échangeable*} … {au comptoir,en caisse,à la caisse}
        {en,dans les} magasins {physiques,partenaires,participants}, en magasin physique
        {encaissez,encaisser} {vos,les} {jetons,pièces,gemmes,gains}
        {échang*,convert*,transform*,chang*} … {contre,en} {des euros,euros}, de vrais euros
        {gains,vos gains} versés sur, versés sur votre compte
        {échangez,échangez-les,échanger} … {cartes cadeaux,bons d'achat}
      [appleTrademark] montre apple
        !pour {iphone,ipad,iphone et ipad,apple watch,apple tv,ios,macos}, !sur iphone, !sur ipad
      [appleCriticism] taxe apple, commission apple, frais d'apple, à cause d'apple, bug ios, bugs ios, bug d'ios
        bugs d'ios, bug apple, iphone lent, iphones lents, ipad lent, vieil iphone, vieux iphone, vieux iphones
        apple interdit, apple n'autorise pas, mieux qu'apple, mieux que ios, iphone qui rame, ipad qui rame
        iphone trop lent, frais apple, commission* … d'apple
      [systemFeature] notez-nous, notez l'app, notez notre app, avis {5,cinq} étoiles
        accès {au gyroscope,à temps d'écran,au temps d'écran}, débloque le gyroscope
        accès {à la caméra,à l'appareil photo,au micro}, alertes push, notifications poussées, notification poussée
        attribuez-nous, notez … cinq étoiles, évaluez-nous, évaluez {l'app,l'application,notre app}, publiez un avis
        laissez une évaluation, laissez votre avis, laissez-nous cinq étoiles, {contre un,pour un,en échange d'un} avis
        notification* … push, note* … l'application, {note*,mettez*,donnez*,laissez*} … 5 étoiles
        {donnez*,mettez*} … cinq étoiles, {laisse*,écri*,rédige*} … un avis, {activer,activez} les notifications
        stockage … icloud, espace … icloud
      [randomItem] objet aléatoire, objets aléatoires, héros aléatoire, {héros,personnages} aléatoires
        récompense aléatoire, récompenses aléatoires, tirage au sort, roue de la chance, paquets de cartes
        contient une carte aléatoire, personnage aléatoire à débloquer, un personnage aléatoire
        une chance {d'obtenir,de gagner un}, skin aléatoire, roue de la fortune, roue chanceuse, tournez la roue
        faites tourner la roue, jamais ce … {dedans,à l'intérieur,obtenir,recevoir,contient}
        {contenu,cadeau,pack} mystère, pack surprise, tombola, billet de tirage, {billet,ticket} de loterie
        tentez de remporter un, la chance de gagner, coffre de butin, caisse à butin, butin aléatoire
        {héros,personnage*,skin,costume,arme,objet,dragon,récompense*} … au hasard
        {costume,arme,dragon,animal,compagnon} aléatoire, caisse mystère, caisse surprise, contenu … surprise
        contenu … aléatoire, remporter peut-être, jamais ce … s'y cache, ouvr* … {gagnez un,gagner un,gagner une}
        coffre* … mystère, boîte* … mystère, {boîte*,pochette*,oeuf*,coffre*} … surprise, tirage* … gacha
        carte* … à gratter, {ticket*,parchemin*} … d'invocation, booster* … de cartes, tente* … de gagner un
        {coffre* … à,boîte* … à,caisse* … de} butin, gagner* … peut-être, œuf* … surprise, œuf* … mystère
        {contient,sort,éclot} … au hasard, ne savez pas {ce qu'il contient,ce qui s'y cache,ce qu'il y a}
        découvert* à l'ouverture
      [statedOdds] probabilité, probabilités, taux {d'obtention,de drop,d'apparition}, chances affichées
      [contact] téléphone, appelez-nous, appelez le, numéro de téléphone, contactez-nous au
        joignez-nous au, appelez-nous au, téléphonez-nous, téléphonez-nous au, téléphonez au
        joignez-nous, composez le, appelez au, textez-nous, textez-nous au, écrivez-nous au
      [defect] bug, bugs, bogue, bogues, lent, lente, lents, lentes, plantage, plantages, faille
        failles, lenteur*, défaillan*, !sans bug, !lent et rapide
      [negation] pas, jamais, aucun, aucune, sans, ni, non, rien, nul, nulle, aucuns, plus aucun, plus aucune
        !pas {seulement,que,uniquement,cher}, !non seulement, !sans fin, !sans arrêt, !rien que, !non stop
        !ne {ratez,manquez,rate,manque,perdez,tardez} pas, !n'attendez pas, !n'attends pas, !n'hésitez pas
        !n'hésite pas, !non {utilisé,utilisés,utilisée,utilisées,dépensés,dépensées,consommés,consommées}
        !pas {utilisés,utilisées,dépensées}, !n'est pas tout, ne peuvent, ne peut
        adieu, oubliez, oublie, finis les, finies les, fini le, fini les, finie la, marre de, !n'oubliez pas
        !n'oublie pas, !n'oubliez jamais
      [impossibility] {n'est,n’est,ne sont} pas {possible,possibles,autorisé,autorisée,autorisés,autorisées,proposé}
        {n'est,n’est,ne sont} pas {proposée,disponible,disponibles,prévu,prévue,accepté,acceptée,inclus}
        {n'est,n’est,ne sont} pas {incluse,permis,permise}
        {est,sont} {impossible,impossibles,exclu,exclue,exclus,exclues,interdit,interdite,interdits,interdites}
        n'est pas {nécessaire,compris,comprise}, n’est pas {nécessaire,compris,comprise}
        {ne s'applique,ne s’applique,ne s'appliquent,ne s’appliquent} pas
      [donation] {faire,faites,fais} un don, don à, dons à, dons pour, donation, donations, collecte de fonds
        {œuvres,associations} caritatives, caritatif, caritative, à des fins caritatives, financement participatif
        petit don, !don à la guilde, !gala caritatif, !vente caritative, !match caritatif, !donation de troupes
        !tuto donation, !concert caritatif, cagnotte en ligne, cagnotte solidaire, donnez pour
        donner pour {soutenir,aider}, don libre, don mensuel, don de soutien
        reversé* … {association*,œuvre*,cause*,ong}, versé* … à des associations, {œuvres de,à la,pour la} charité
        {à,pour} une bonne cause, grâce à un don, à une ong, à des ong, soutenez … dons, aidez … don, souten* … don
        organisme* … de bienfaisance, votre don … {aide*,perm*,souti*}, vos dons … {aid*,perm*,souti*}, grâce à … don
        grâce à … dons, merci … votre don, au profit d'une association, !{don de,don du,dons de} sang
        {moitié,bénéfices,recettes,une partie} … {reversée,reversé,reversés,reversées}
      [physicalGoods] livraison {gratuite,offerte,incluse}, livré* … votre domicile, frais de port, port offert
        port compris, frais d'envoi, frais d'expédition, {envoy* … par,expédi* … par,reçu par} la poste
        {envoy*,expédi*} … chez vous, envoy* … à domicile, expédition {gratuite,incluse}, envoi gratuit, envoi postal
        courrier postal, adresse de livraison, retrait en magasin, exemplaire imprimé
        !livraison gratuite de colis virtuels, jusqu'à votre porte, jusqu'à chez vous, {recev*,expédi*} … par courrier
        livr* … {à domicile,chez vous,à votre porte}, envo* … par courrier, !mission de livraison
        !par courrier électronique, !par courriel
      [regulatedClaim]
        guéri* … {cancer,diabète,dépression,mal de dos,douleur*,arthrose,insomnie*,asthme,anxiété,maladie*}
        soigne* … {cancer,diabète,dépression,douleur*,maladie*}, remède miracle, cure miracle, perte de poids garantie
        perd* … en {une semaine,7 jours}, maigri* … en une semaine, chat {coquin,sexy,érotique}, chat … pour adultes
        tchat … adultes, clavardage … adultes, clavardage érotique
        {discussion* … pour,vidéos pour,contenu pour} adultes, contenu adulte, vidéos érotiques, rencontres coquines
        escort girl*, achet* … abonnés, {achet*,gagnez} … followers, 1000 abonnés, 1000 followers, 500 abonnés
        vrais abonnés, vrais followers, abonnés {réels,garantis,pour votre profil,instagram,tiktok}, acheter des vues
        paris sportifs, pariez de l'argent, misez … argent réel, misez … vrai argent, casino en argent réel
        acheter des bitcoins, gains assurés, pronostics garantis, numéros gagnants du loto, devenir riche rapidement
        devenez riche, argent facile, bénéfices assurés, gains sûrs, maigri* … sans effort, gagne* … des abonnés
        achete* … des likes, {pari*,joue*} … argent réel, pari* … vrai argent, gagne* … bitcoin*, gagne* … crypto*
        {gain*,rendement*,profit*,bénéfice*} … garanti*, discussion* … coquine*, kilos en … {semaine*,jours,mois}
        kg en … semaine*, kg en … jours, livres en une semaine
      [saving] économisez, économiser, économise, économie, économies, réduction, remise, de moins, rabais, moins cher
        !{économie,économies} d'énergie, !économie de batterie, !économisez la batterie, !économie de données
        !économie d'espace, épargnez, épargner, épargne
      [comparedPrice] {par rapport au,par rapport à l'abonnement,vs,sur l'abonnement} mensuel, prix normal
        prix habituel, par rapport à l'hebdomadaire, à l'unité, séparément, prix {courant,régulier,public,plein}
        tarif normal, comparativement au, comparé au, par rapport {au forfait,au tarif,à la formule}
        que {le,l'abonnement} mensuel, sur le prix, tarif habituel, achat séparé
      [paidOnce] {payez une,payer une,payez une seule,payer une seule} fois, un seul paiement, paiement unique
        achat unique, achetez une fois, acheter une fois, {abonnement,accès,licence,premium,pass} à vie, paye une fois
        paiement en une fois, un seul achat, payez qu'une {fois,seule fois}, membre à vie, adhé* … à vie
      [profanity] L25pcXVlIHRh, L25pcXVlcg==, Y291aWxsZQ==, Y291aWxsZXM=, Y29uYXNzZSo=, Y29ubmFyZCo=, Y29ubmFzc2Uq
        Ym91Z25vdWxlKg==, Ym9yZGVsIGRlIG1lcmRl, YnJhbmxlcg==, YnJhbmxldHRlKg==, YnJhbmxldXIq, Z291aW5l, Z291aW5lcw==
        ZW5jdWxlcg==, ZW5jdWzDqQ==, ZW5jdWzDqWU=, ZW5jdWzDqXM=, ZW5mb2lyw6kq, ZmFpcmUgY2hpZXI=, ZmFpdCBjaGllcg==
        ZmlscyBkZSBwdXRl, bWVyZGU=, bWVyZGVz, bWVyZGlxdWUq, bsOpZ3Jv, bsOpZ3Jvcw==, c2Fsb3Bl, c2Fsb3BlcmllKg==
        c2Fsb3Blcw==, c3VjZSBtYQ==, cG91ZmZpYXNzZSo=, cG91Zmlhc3NlKg==, cHV0YWluKg==, cHV0ZQ==, cHV0ZXM=, cMOpZMOp
        cMOpZMOpcw==, cMOpdGFzc2Uq, dGEgZ3VldWxl, dGFybG91emUq, dHJvdSBkdSBjdWw=, dHJvdWR1Yyo=, dm9zIGd1ZXVsZXM=
        dmEgY2hpZXI=, dmEgdGUgZmFpcmUgZW5jdWxlcg==, dmEgdGUgZmFpcmUgZm91dHJl, eW91cGlu, eW91cGlucw==, cGV0aXQgY29u
        cGV0aXRzIGNvbnM=, Z3JvcyBjb24=, Z3JvcyBjb25z, c2FsZSBjb24=, cGF1dnJlIGNvbg==, cXVlbCBjb24=, YmFuZGUgZGUgY29ucw==
        Y29ubmVyaWU=, Y29ubmVyaWVz, Ym9yZGVs, ZW1tZXJkKg==, Zm91dHJl, Zm91dGFpc2Uq, Y2hpYW50, Y2hpYW50ZQ==, Y2hpYW50cw==
        Y2hpYW50ZXM=, dGFiYXJuYWsq, dGFiYXJuYWM=, dGFiYXJuYXF1ZQ==, Y8OibGlzc2Uq, Y3Jpc3NlIGRl, Y3Jpc3MgZGU=, b3N0aWU=
        b3N0aSBkZQ==, ZXN0aWUgZGU=
      [otherMoney] billets à colorier, {billet,billets} de banque, billets de … euros, faux billets, monnaie … colorier
        argent factice, billets factices, argent de jeu, fausse monnaie, {combien,que} coûtait
        {objectif,objectifs} d'épargne, {premier,premiers} … {économisés,épargnés,mis de côté}, d'économies, répart* … en
        où … coûte, rendre la monnaie, apprendre … {monnaie,pièces}, compter {l'argent,la monnaie,les pièces}
        devine* … prix
      """#)
}
