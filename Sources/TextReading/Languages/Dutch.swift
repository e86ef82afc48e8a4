extension Language {
  /// Dutch.
  static let dutch = Language(
    code: "nl",
    amounts: """
      ordinal: karaats
      counted: eurobiljet, eurobiljetten, euromunt, euromunten, levens, sterren, foto's, nummers
      subunit=EUR/100: cent, eurocent
      minute: minuut, minuten
      hour: uur, uren
      day: dag, dagen, dagen|pas, dagen|kaart, dagen|abonnement, daags
      week: week, weken, weken|pas, weken|kaart
      month: maand, maanden, maanden|pas, maanden|kaart, maanden|abonnement
      quarter: kwartaal, kwartalen
      year: jaar, jaren, jarig, jarige
      percent: procent
      before ordinal: niveau, hoofdstuk, aflevering, deel, dag, week, wereld, ronde, groep
      before ordinal season: seizoen
      ordinal glued: e, de, ste
      magnitude=1000: duizend
      magnitude=1000000: miljoen, mio.
      beside counted: munten, munt, gouden munten, goudstukken, edelstenen, juwelen, diamanten
        kristallen, punten, robijnen
      """,
    spelledNumbers: """
      1 één; 2 twee; 3 drie; 4 vier; 5 vijf; 6 zes; 7 zeven; 8 acht; 9 negen; 10 tien; 11 elf
      12 twaalf; 13 dertien; 14 veertien; 15 vijftien; 16 zestien; 17 zeventien; 18 achttien
      19 negentien; 20 twintig; 30 dertig; 40 veertig; 50 vijftig; 60 zestig; 70 zeventig
      80 tachtig; 90 negentig; 12* dozijn; 100* honderd; 1000* duizend; 1000000* miljoen; 0 en ën
      ? half halve anderhalf anderhalve paar enkele
      1$ een per; 1 eén
      """,
    paysFor: "voor, per",
    buying: "voor, slechts",
    besidePrice: "opwaarderen, incl. btw, slechts",
    relativeTimes: """
      ^toon_, ^kies_, ^selecteer_
      geleden, eerder, laatste, afgelopen, vorige, volgende, sinds, in de toekomst, vooruit, komende
      of meer, meer dan, minder dan, binnen, daarna, ervoor, nu +
      """,
    balances: "saldo, saldi",
    trial: "proef, probeer, prober",
    trialName: "XX dagen op proef",
    offering: "bevat, biedt, omvat, een, geen, proef",
    days: "dag",
    dayNumbers: "drie, vijf, zeven, tien, veertien, vijftien, dertig",
    restoring: "herstel, terugzet",
    passwords: "wachtwoord, toegangscode, |pincode",
    toBe: "is_, luidt_",
    noPassword: "niet, geen, nodig, zie, leeg, zelfde",
    generic: """
      *kopen *koop *aankoop *aankopen *artikel *artikelen *product *producten *item *items
      *abonnement *beschrijving de het een dit deze die dat in app binnen nu hier voor en van je uw
      jouw virtueel digitaal vip *bedankt *dank *geniet *veel plezier leuk geweldig steun ervan
      *voorwerp *dankjewel *inapp geweldige leuke mooie mooi super handige nieuwe nieuw fijne goed
      goede speciale fantastische fantastisch probeer bestel gebruik krijg ontvang hartelijk
      heel erg meteen direct snel alvast ons onze wij dank virtuele digitale terugbetaling
      """,
    lengths: """
      0 dag seizoen twee drie zes; 182 half; 91 kwarta; 365 jaar jaren jarig; 30 maand; 7 week wek
      """,
    lengthAndPlan: "abonnement, pas, kaart, ticket, lidmaatschap, club",
    plans: "abonnement, plan, club, pakket, coach, *abonnement",
    perWords: "voor, per",
    during: "voor, gedurende",
    duringAfter: "lang",
    ones: "een, één, voor een, hele",
    wholes: "heel, hele, volledig, vol",
    firstLengths: "30 eerste maand, 7 eerste week, 365 eerste jaar",
    once: "één keer, eenmaal",
    contents: """
      plan, programma, cursus, menu, kalender, agenda, dagboek, voorspel, horoscoop, geschiedenis
      back-up, archief, opslag, opslaan, bewaar, bewaren, uitdaging, garantie, doel, afvallen
      """,
    billing: "maandelijks, jaarlijks, wekelijks, per maand, per jaar, per week",
    nothing: "niets, niks, geen enkel, geen enkele",
    alternatives: "_of_, _noch_",
    contrasts: "_maar_",
    used: "gebruikt, ingewissel, uitgegeven, besteed",
    additions: "_en_, _plus_, &",
    breaks: "_met_, _in_, _op_, _die_, _dat_, _als_, _je_",
    doneWithout: "advertentie, reclame, watermerk, limiet, wacht, registr, account, tracking, beperking",
    charges: "kosten, kost_, bijdrage, betaling, betalen, abonnement, tarief, factuur, verplichting, contract",
    without: "zonder",
    others: "geen ander",
    ownOffers: "op dit pakket, op deze bundel, op deze aankoop, op dit product, op dit abonnement",
    bestDeals: "beste koop, beste deal, beste waarde, voordeligste",
    vouchers: """
      coupon, kortingsbon, tegoedbon, waardebon, voucher, kortingskaart, cadeaubon, cadeaukaart, kortingscalculator
      prijsalarm
      """,
    firstParts: """
      eerste hoofdstuk, eerste les, eerste level, eerste niveau, eerste aflevering, eerste deel, eerste wereld
      hoofdstuk 1_, les 1_
      """,
    ownShops: "winkel van het spel, winkel in het spel, in de game, in het spel, ingame",
    scores: "punt",
    articles: "de, het",
    ofWords: "van",
    doubling: "dubbel, verdubbel, twee keer",
    exchanging: "ruil, wissel",
    genitives: "van_",
    packs: "pakket, buidel, kist, zak, saldo, tas, berg",
    gains: """
      ^bevat, ^omvat, ^krijg, ^ontvang, ^koop, ^voeg, ^inclusief, je krijgt, je ontvangt, u ontvangt
      u krijgt, krijg je, ontvang je, je saldo, jouw saldo, je account
      """,
    collecting: "catalogus, verzamelaar, numism, kleurplat",
    each: "per stuk",
    costs: "kost, kosten, à",
    costsBefore: "plaats voor, bevat tot, ruimte voor",
    perUnit: """
      1 per_dag /dag elke_dag dagelijks
      7 per_week /week elke_week wekelijks
      30 per_maand /maand elke_maand maandelijks
      365 per_jaar /jaar elk_jaar jaarlijks
      0 per per_stuk elk /stuk
      0 voor_elke elke voor_iedere
      """,
    nearly: """
      maar, slechts, ongeveer, circa, ca., zo'n, bijna, nog geen, voor, vanaf, <minder dan, <onder de
      kosten, kost
      """,
    comparisons: "dan het, dan de, dan in, vergeleken met",
    bonuses: "bonus, extra, gratis, cadeau, erbij",
    bonusesBefore: "bonus, extra",
    atLeast: "meer dan, ruim, minstens, ten minste, minimaal",
    andMore: "of meer, en meer, en nog wat, en een beetje meer",
    paying: "betaal, betal, koop, kopen, goedkop, korting, voordelig, bestel",
    beforeAccount: "op_, nummer",
    kin: "de",
    functionWords: """
      het, een, voor, met, jouw, uw, aan, uit, bij, naar, zonder, zijn, deze, dat, ook, niet, meer
      elke, elk, door, wordt, worden, wat, nog, geen, onze, ons, jij, wij, mee, hun, *de, *van
      *en, *je, *in, *op, *te, *of, *alle, *is, *dit, *die, *over, *tot, *om, *als, *er, *per
      *kun, *ze, *na
      """,
    words: #"""
      [free] gratis, kosteloos, kosteloze, voor niets, zonder kosten, 0 euro, nul euro, !{blijft,blijven} … gratis
        !{houdt,houden,houd} … {app,spel,project,dienst} gratis, !gratis {blijft,blijven,te houden,houden}
        !{app,spel,sleutels} {is,zijn} gratis, !gratis {versie,updates,app,gebruikers}, !zonder kosten per {maand,jaar}
        !gratis {parkeren,parkeer*,krant*,musea*,wifi,toegang}, zonder {te betalen,dat je … betaalt,dat het … kost}
        weggeefactie*, kost niets, kost je niets, zonder bijbetaling, kostenloos, voor niks, niets kosten
        zonder iets te betalen, betaal je niets, !gratis kaas, !gratis lunch, je betaalt niets, geen cent
        !{app,spel} blijft {gratis,altijd gratis,gewoon gratis,ook gratis}
        {weken,week,maand,maanden,dagen} {zijn,is} van ons, op onze kosten, {maanden,maand} cadeau
      [externalPayment] creditcard, creditcards, bankoverschrijving, overschrijving, overboeking, ideal betaling
        {betaal met,betalen met,via,met} ideal, tikkie, betaalverzoek, cadeaukaart, cadeaubon, cadeaukaarten
        kortingscode, kortingscodes, promotiecode, activatiecode, waardebon, acceptgiro, onder rembours
        achteraf betalen, contant betalen, bancontact, onze {website,webshop,site,webwinkel}, goedkoper op de website
        goedkoper online, goedkoper … {website,site}, buiten de app {om,betalen}, andere betaalmethode*
        betaal met bitcoin, officiële website, klarna, !creditcards beheren, !cadeaukaart ontwerpen
        !cadeaukaarten bewaren, bankoverschrijvingen, overschrijvingen, overboekingen
        {betaal … in,betalen in,betaal … met,betalen met} bitcoin, bitcoinbetaling*, cryptobetaling*
        betaal … {in,met} crypto, koop … bij ons, rechtstreeks bij ons, bestel … via een bericht
        stuur … om te {kopen,bestellen}, app ons … te bestellen, creditcardbetaling*, bankpas, betaalpas, met je pinpas
        activeringscode*, licentiesleutel*, inwisselcode*, vouchercode*, prepaidkaart*, geschenkkaart*, cadeaubonnen
        promocode, promocodes, couponcode*, waardebonnen, contante betaling*, in contanten, contant afrekenen
        contant geld … betalen, pay-later, op rekening betalen, factuur betalen, automatische incasso, per sms betalen
        buiten de app, goedkoper op onze, goedkoper in de browser, voordeliger … {website,site}, onze internetsite
        officiële site, buiten de winkel om, maak … over naar ons, !{creditcard,creditcards} bijhouden
        !buiten de app icoon, naar onze rekening, cadeaucode*, tegoedcode*, op onze eigen site
        {betaal per,via,op} factuur, bestel bij ons, ons rekeningnummer, !overboeken naar spaarrekening*
        overboeken {kan,naar onze,op onze}
      [otherPlatform] android-telefoon*, android-toestel*, android-versie, op steam, steam-versie, google-winkel
        samsung-telefoon*, androidtoestel*, androidtelefoon*, playwinkel, samsungtelefoon*, huawei-telefoon*
        xiaomi-telefoon*, voor playstation, >{op de,op,voor de,voor} switch, >{op de,op,voor de,voor} windows
        >{op de,op,voor de,voor} steam, windows-versie, switch-versie
        {je,jouw} {huawei,motorola,xiaomi,oppo}
      [placeholder] [beschrijving], [titel], tekst hier, hier tekst, beschrijving hier, titel hier, beschrijving volgt
        tekst volgt, nog in te vullen, hier komt de {beschrijving,tekst}, voorbeeldtekst, opvultekst, plaatshouder*
        dummytekst, testtekst, nader te bepalen, omschrijving {hier,volgt}, {geen,nog geen} beschrijving, =beschrijving
        =omschrijving, nog te bepalen, {nog niet,wordt nog,wordt later} bepaald, volgt later, =productnaam
        =productbeschrijving, =naamloos, zonder titel, naamloos product, dit is {een,de} beschrijving
        dit is een {titel,omschrijving}, hier {komt je tekst,komt de titel,staat de beschrijving}
        beschrijving {komt later,toevoegen}, ={tekst,titel,naam} invoeren, =voer tekst in, =voer beschrijving in, =titel
        =naam van het product, nog invullen, hier invullen, !volgt later in, vul … beschrijving in
        schrijf hier {een,de} beschrijving, =geen naam, =nog geen titel, =titel ontbreekt, titel volgt
        beschrijving ontbreekt, titel ontbreekt, naam volgt, =geen titel, !plaatshouder rekening*
        !plaatshouderrekening*, !{voordat de,aanzetten} plaatshouder, !plaatshoudervertraging, !plaatshouderstream
        !ongeldige plaatshouder, =nog te vertalen, =te vertalen, =vertaling ontbreekt, =vertaling volgt, =niet vertaald
      [test] testversie*, testproduct*, testaankoop, bètaversie*, betaversie*, demoversie*, alleen voor intern gebruik
        intern gebruik, niet kopen, foutopsporing, proefversie*, !iq-test*, !persoonlijkheidstest*, !test {je,jezelf,uw}
        !rijtest*, !rijbewijstest*, !snelheidstest*, !kennistest*, !reactietest*, !taaltest*, !crashtest*, !a/b-test*
        !oogtest*, !test van, !stresstest*, !zwangerschapstest*, !gehoortest*, !iq test, !dna-test*, testartikel*
        testpakket*, testitem, om te testen, testdoeleinden, bèta-versie*, testfase, testomgeving, testaccount
        testmodus, is een test, demo van, demoproduct*, alfaversie*, ontwikkelversie*, koop dit niet, niet te koop
        =test, =demo, =bèta, debugversie*, =testen, !rijtest, !om te testen {of je,hoe}, !test om te zien
        !microfoon test, !microfoontest*
      [futurePromise] binnenkort beschikbaar, {komt,komen} binnenkort, binnenkort meer, {volgt,volgen} binnenkort
        in {de volgende,een volgende,een toekomstige} update, in toekomstige updates, in de volgende versie
        meer op komst, nog in ontwikkeling, later dit jaar, volgen later, binnenkort nieuwe, komt eraan:, komen eraan
        =binnenkort, binnenkort {verkrijgbaar,in alle,te koop,erbij,toegevoegd,toevoegen}, {hoofdstuk,deel} … binnenkort
        {verschijnt,verschijnen} binnenkort, binnenkort verwacht, verschijnt later, verschijnen later, later toegevoegd
        {wordt,worden} binnenkort, in toekomstige versies, nieuwe levels op komst, {is,zijn} in de maak
        in voorbereiding, aan gewerkt, blijf op de hoogte, {volgend jaar,spoedig} beschikbaar, spoedig meer
        {komt,komen} er spoedig, nog dit jaar, !{inclusief,alle} toekomstige updates, !updates binnenkort geïnstalleerd
        !wordt binnenkort afgesloten, volgen snel, volgt snel, aan gebouwd, wordt nog gebouwd
        {latere,komende,volgende,toekomstige} update*, snel meer, snel nieuwe, {nieuwe,meer} … onderweg, is onderweg:
        werken aan {nieuwe,meer}, we werken aan, werken we aan, nog in aanbouw, verwacht in de, komt later, komen later
        =binnenkort meer, !inclusief {alle toekomstige,toekomstige} update*, !alle komende update*
        !volgende update over, !alle toekomstige update*
        {later,binnenkort} {meer,nieuwe,extra} {levels,kaarten,werelden,hoofdstukken,verhalen}
        {meer,extra,nieuwe,verdere} {levels,kaarten,werelden,hoofdstukken,verhalen,personages,functies} {volgen,later,komen later,komen nog,binnenkort}
        =binnenkort, (binnenkort)
        {de rest,de overige,de andere} {volgt,volgen,komt in,komen in}
        !{binnenkort,bijna} is het {kerst,kerstmis,lente,zomer,winter,pasen}
        !binnenkort {kerst,kerstmis,sinterklaas,lente}
        in {het najaar,het voorjaar,de zomer,de herfst,de winter,de lente} {volgen,verschijnen}
        {meer,nieuwe} … {volgen,komen} in {het najaar,het voorjaar,de zomer,de herfst,de winter,de lente}
      [expiringCredits] verloopt, verlopen, vervalt, vervallen, geldig {tot,voor,gedurende}, houdbaar tot
        houdbaarheidsdatum, vervaldatum, te gebruiken {voor,binnen}, gebruik ze voor, gaan verloren, gaat verloren
        worden gereset, worden gewist, !verloopt nooit, !verlopen nooit, !verloopt niet, !verlopen niet
        !{vervallen,vervalt} {niet,nooit}, !onbeperkt geldig, !aanbieding verloopt, !evenement verloopt
        te besteden voor, geldig t/m, binnen … te gebruiken, ben je ze kwijt, verdwijnen na, verdwijnt na
        verdwijnen {op,aan het eind}, zijn daarna weg, {dan,anders} zijn ze weg, opmaken voor, verspelen
        {verliezen hun,verliest zijn} geldigheid, beperkt geldig, slechts geldig, worden ongeldig, wordt ongeldig
        einde van de maand gewist, !geldig voor {alle,elk*,iedere*}, {blijven,is,zijn} … geldig, dagen geldig
        maanden geldig, niet gebruikte … verwijderd, ongebruikte … {verwijderd,gewist}
        {munten,edelstenen} worden verwijderd, binnen … opmaken, {maak ze op,besteed ze} {voor,binnen}
        !{altijd,blijven altijd,blijven … altijd,blijven onbeperkt} geldig
      [cashOut] uitbetalen, uitbetaald, uitbetaling
        {opnemen als,contant,omruilen voor,inwisselen voor,inwisselbaar voor} geld
        {wisselen,inwisselen,omwisselen} … geld, geldprijs, geldprijzen, echt geld, naar {je,uw} bankrekening
        in geld omzetten, voor cadeaubonnen, inwisselen voor cadeau*
        !{geen echt,zonder echt,niet inwisselbaar voor} geld, !niet uitbetaald, neem … winst op, neem je winst
        winst opnemen, je winst uit, geld opnemen, opnemen van geld, zet … om in {geld,contant}, in contanten
        cashprijzen, contante prijzen, cash uit, op {je,uw} bankrekening, op je rekening gestort
        {verkoop,wissel} … voor echt geld, in euro's om, om in euro's, inwisselbaar voor contant*
        !{niet,nooit} inwisselbaar, !niet … voor geld, !niet in te wisselen voor geld, !kan niet worden uitbetaald
        !geen geldprijzen, !geen geldprijs, uitkeren, uitgekeerd, uitkering van je winst, ruil … {in voor,voor} euro's
        wissel … {voor,in voor,om in} euro's, zet … om in euro's, ruil … voor {geld,cash}, voor cash, naar je rekening
        cash geld, !uitkeren van beloning*, in onze {winkels,cafés,restaurants,filialen,vestigingen,zaken}
        {inwissel*,inwisselen,besteden,betalen,inleveren} … {aan de kassa,aan de balie,aan de toonbank}
        {aan de kassa,aan de balie,aan de toonbank} {inwissel*,in te wisselen,besteden,betalen}
        in {fysieke,deelnemende} winkels, {ruil*,wissel*,zet} … {voor euro's,in euro's,tegen euro's,om in euro's}
        echte euro's
      [negation] niet, geen, nooit, zonder, noch, niets, niks, nergens, nimmer, geen enkel, geen enkele, geenszins
        !niet {alleen,enkel,slechts,te missen}, !{mis,wacht,vergeet} niet, !zonder einde, !niets dan
        vaarwel, vergeet, welnee, nee, weg met, !vergeet niet, !vergeet nooit
      [impossibility] {is,zijn,wordt,worden} {niet,helaas niet} {mogelijk,toegestaan,beschikbaar,inbegrepen,aangeboden}
        {is,zijn,wordt,worden} {niet,helaas niet} {geaccepteerd,ondersteund,inwisselbaar}
        {is,zijn} {uitgesloten,onmogelijk,verboten}
        niet {ruilen,inruilen,omruilen,inwisselen,uitbetaald,uitbetalen,omgezet,omzetten,geruild}
        niet {ingewisseld,verkopen}, {gelden,geldt,kan,kunnen} ze niet, {gaat,kan,werkt} niet
        zit er niet bij, {is,zijn} niet {nodig,vereist}, {wordt,worden} niet {verstuurd,verzonden}, bestaat niet
      [recordKeeping] huishoudboekje*, uitgaven, boekhouding, boekhouden, facturen, factuur, bonnetjes, wachtwoorden
        schulden, bankafschriften, kasboek, budget*, financiën, bijhouden, houd … bij, houdt … bij, overzicht van je
        bonnen, kassabon*, belasting, belastingaangifte*, huishoudboek*, inkomsten, pasjes bewaren
        betalingsherinnering*, uren registr*, wachtwoordmanager*, kaarthouder*
      [trial] proefperiode*, proefabonnement*, proefversie*, proeflidmaatschap*, op proef, {dagen,dag,daagse,weken,maand} proef, uitproberen, probeer
        uit te proberen
      [quiz] vraag, vragen, examen*, antwoorden, oefening, oefeningen, theorie-examen*, rijbewijs*, quiz*, toets
        toetsen, persoonlijkheidstest*, taaltoets*, oefenvragen, oefenexamen*, experiment*, kennistest*
      [donation] doneren, doneer, donatie, donaties, goed doel, goede doel, goede doelen, liefdadigheid*
        inzamelingsactie*, geld inzamelen, !bloeddonatie*, !orgaandonatie*, !clandonatie*, !doneer bloed
        !doneer troepen, gift, giften, jouw bijdrage helpt, goededoel*, doneert, gedoneerd, donateur*, inzameling
        crowdfunding, benefiet*, !gift van de, !giftig*, !bloeddonaties, !donatiekaart*, !clandonaties, !doneer kaarten
        !gildedonatie*, {jouw,je} steun houdt, {jouw,je} steun helpt, deel van de opbrengst, opbrengst gaat naar
        steun {de makers,de ontwikkelaar*,ons}, vrijwillige bijdrage, fooi voor de, geef een fooi
        !opbrengst gaat naar je boerderij
        {helft,een deel} gaat naar {het asiel,het dierenasiel,een asiel,het rode kruis,een goed doel}
      [physicalGoods] gratis {verzending,verzonden,bezorgd,thuisbezorgd}, thuisbezorgd, thuis bezorgd, verzendkosten
        bezorgadres, inclusief verzending, per post verzonden, gratis verstuurd, gratis bezorging
        bij je thuis … bezorgd, aan huis bezorgd, thuisbezorging, bezorgd aan {huis,de deur}, aan je deur
        thuis afgeleverd, met de post, per post, wordt verzonden naar, wereldwijd verzonden, we verzenden, wij verzenden
        we leveren, verzending inbegrepen, inclusief bezorging, inclusief levering, levering aan huis, verzendadres*
        afleveradres*, per koerier, gedrukt exemplaar, gedrukte versie, op papier thuis, !per post-it, !met de postkoets
        bij {je,jou} afgeleverd, sturen … {naar je huis,naar huis,thuis,op}, wordt … thuisgestuurd, thuisgestuurd
        thuis ontvangen, naar je toegestuurd, in {je,de} brievenbus, op je deurmat, gratis levering, levering thuis
        wordt … bezorgd, wordt … opgestuurd, opgestuurd naar
      [paidOnce] eenmalige betaling, eenmalige aankoop, één keer betalen, eenmaal betalen, betaal één keer
        betaal eenmalig, levenslang lidmaatschap, levenslange toegang, levenslang abonnement, eenmalig betalen
        eenmalig bedrag, één betaling, betaal eenmaal, koop één keer, één keer kopen, eenmalig kopen
        {premium,lidmaatschap,toegang} voor het leven, levenslang premium, levenslange licentie, betaal maar één keer
        nooit meer betalen, eenmalige kosten, nooit meer een rekening
      [saving] bespaar, besparing, korting, voordeel, goedkoper, besparen, !stroom besparen
        !energie besparen, voordeliger, bespaart, minder betalen, afgeprijsd, scheelt
        !tijd besparen, !batterij besparen, !bespaar batterij, !bespaar tijd, !ruimte besparen
      [comparedPrice] {ten opzichte van,vergeleken met,t.o.v.} maandelijks, normale prijs, los gekocht, dan maandelijks
        de normale prijs, los kopen, losse aankoop, apart kopen, apart gekocht, afzonderlijk gekocht, maandprijs*
        {vergeleken met,ten opzichte van} {per maand,een maand*}, ten opzichte van het maand*, dan per maand
        adviesprijs*, in vergelijking … maand*
      [durationWord] maandelijks*, jaarlijks*, wekelijks*, per maand, per jaar, per week, elke maand, elk jaar
        elke week, een maand, één maand, een jaar, één jaar, een week, één week
        een {heel jaar,hele maand,vol jaar,volledig jaar}, maandabonnement*, jaarabonnement*, weekabonnement*, maandpas*
        jaarpas*, weekpas*, maandkaart*, jaarkaart*, halfjaar*, !{dagelijkse,wekelijkse,maandelijkse} uitdaging*
        !wekelijkse missie*, !een jaar of, weekkaart*, maandticket*, jaarticket*, dagpas*, dagkaart*, seizoenspas*
        seizoenskaart*, kwartaalabonnement*, halfjaarabonnement*, halfjaarpas*, kwartaalpas*, twee weken
        {twee,drie,zes} maanden, {veertien,zeven,dertig} dagen, een half jaar, tweewekelijks*
        een {week,maand,jaar} lang, voor een {maand,jaar,week}, per kwartaal, elk kwartaal, maandtoegang, jaartoegang
        weektoegang, eenjarig*, éénjarig*, driemaandelijks*, weekproef*, !maandelijkse missie*
        !{maandelijks,wekelijks,jaarlijks} overzicht*, !wekelijkse {opdracht*,beloning*}, !maandelijkse beloning*
        !wekelijkse quest*, !zeven dagen per week, !maandelijks archief, !een maandelijks archief
        !{maandelijkse,jaarlijkse,wekelijkse} weergave, !maandelijks gemiddeld*, !keer per {week,maand,jaar}
        !maal per week, !maal per maand, !uur per week, !maandelijkse kalender, !maandelijks rapport, !jaarlijks rapport
        !eens per {week,maand,jaar}, !driemaal per jaar, !tweemaal per {jaar,maand,week}, !eenmaal per {week,maand,jaar}
        !uit een maand, !dag in de maand, !verrekend per {jaar,kwartaal,maand}
        !{verrekend,weergave,maandweergave} per week, !selecteer een {jaar,maand,week}, !kies een maand
        !wekelijkse voor uitgaven, !{weergave,agendaweergave} voor een maand, !{één,een} {maand,week} tonen
        {jaar,maand,week}{club,lidmaatschap}
        {afgerekend,afgeschreven,betaling,betaald,gefactureerd,incasso} … {één keer,eenmaal} per {jaar,maand}
        half jaar toegang
      [regulatedClaim] {geneest,genezen} … {kanker,diabetes,depressie*,rugpijn,pijn,reuma,slapeloosheid,astma,ziekte*}
        diabetes geneest, kanker geneest, diabetes genezen, kanker genezen, depressie geneest, geneest je, wondermiddel*
        mirakelkuur, gegarandeerd afvallen, val … kilo af, afvallen in een week, kilo's kwijt in, kilo afval*
        afvallen zonder, echte volgers, volgers kopen, {koop,1000,500,100} volgers, likes kopen, koop likes
        abonnees kopen, wedden met echt geld, {weddenschap,weddenschappen} … echt geld, gokken {met echt,om} geld
        sportweddenschap*, sport wedden, {om echt,spelen voor echt,pokeren om} geld, gegarandeerde winst*
        gegarandeerd {winst,rendement}, snel rijk worden, verdien bitcoin, bitcoin verdienen, verdien crypto
        crypto verdienen, bitcoins verdienen, verdien bitcoins, koop bitcoin, bitcoin kopen, chat voor volwassenen
        volwassenenchat*, sekschat*, seks chat, erotische chat, erotiek*, naaktchat*, escortservice, porno*
        !{niet om,geen} echt geld, kilo {kwijt,lichter,in een maand,per week}, verlies … kilo, meer volgers
        volgers erbij, geneest … migraine, geneest … hoofdpijn, winst gegarandeerd, verdubbel je geld
        casino met echt geld, !met meer volgers kun
      [unlock] {verwijder,verwijdert,verwijder alle,verwijdert alle,verwijder de,verwijdert de} advertenties
        {verwijder,verwijdert,verwijdert alle,verwijder alle} reclame, {advertenties,reclame} verwijderen
        {advertenties,reclame} uitschakelen, {schakel,schakelt} advertenties uit, reclamevrij*, advertentievrij*
        {zonder,geen} {advertenties,reclame}, nooit meer reclame, {nooit meer,weg met} advertenties, weg met reclame
        ontgrendel alle, ontgrendelt alle, ontgrendel het, ontgrendelt het, ontgrendel … levels
        {ontgrendel,ontgrendelt} de volledige, ontgrendel {extra,nieuwe}, ontgrendelt {nieuwe,extra}, speel … vrij
        speelt … vrij, alles ontgrendelen, ontgrendel premium*, ontgrendelt premium*, volledige versie, proversie*
        pro-versie*, premiumversie*, premium-versie*, complete versie, het volledige spel, volledig spel, de hele app
        volledige toegang, onbeperkte toegang, toegang tot alle, alle {levels,hoofdstukken,personages,functies}
        zonder watermerk, watermerk verwijderen, verwijdert {het watermerk,watermerk*}, geen watermerk, geen limieten
        !ontgrendel een kist, !ontgrendelt een {kist,deur}, !speel met vrij, !speelt een vrij
        {ontgrendel,ontgrendelt} {elk,elke}, ontgrendel iedere, vrijgespeeld, {alles,inhoud} ontgrendeld
        alle … ontgrendeld, ontgrendel … {personages,hoofdstuk*,functies}
        alle inhoud {vrijgespeeld,ontgrendeld,in de app}, !toegang tot alle {vensters,bestanden,mappen}
        {reclame,reclames,advertenties} {verdwijnt,verdwijnen} {voorgoed,voor altijd,definitief}
      [currencyNoun] munt, munten, muntjes, gouden munten, goudstuk, goudstukken, goudstaven, goud
        zilver, zilveren munten, zilverstukken, edelsteen, edelstenen, juweel, juwelen, diamant
        diamanten, diamantjes, kristal, kristallen, robijn, robijnen, smaragd, smaragden, saffier
        saffieren, parel, parels, tegoed, credits, krediet, punt, punten, fiches, chips, tokens
        geld, !kredietkaart*, !aardappelchips, !gouden medaille*, !standpunt*, !punten op de kaart
      [membership] vip, lidmaatschap*, clublid, premiumlid, premium-lid, premiumaccount, clublidmaatschap*, !vip-lounge*
        !vip-kamer*, !vip-tafel*, !vip-zaal*, !vip-tribune*, !lidmaatschapsformulier*
      [access] lidmaatschap*, *pas, *abonnement, abonnement*, toegang*, premium*, vip, onbeperkt*, licentie
        proefperiode*, proefmaand*, proefweek*, op proef, proefversie*, uitproberen, proberen, weekkaart*, maandkaart*
        jaarkaart*, seizoenskaart*, dagkaart*, reclamevrij*, advertentievrij*, zonder advertenties, zonder reclame
        !bergpas, !kompas, !toepas, !pas op, !instappas*, !reispas, !geen toegang
      [lifetime] levenslang*, voor {altijd,het leven,eeuwig}, permanente toegang, permanent ontgrendeld
        permanente ontgrendeling, onbeperkt geldig, eenmalige aankoop, eenmalige betaling, eenmaal betalen, voorgoed
        altijd van jou, {verloopt,verlopen,vervallen} nooit, !eeuwige roem, !eeuwig zonde, !eeuwig leven
        !voor altijd jong, !levenslang leren, !eeuwige jachtvelden, !eeuwige bewakingskalender, eeuwige toegang
        eeuwig toegang, !permanent, !permanently
      [subscriptionWord] abonnement*, abonnee*, automatisch verlengd, automatische verlenging
        verlengt automatisch, opzegbaar
      [promotionalClaim] voordeligste, goedkoopste, {laagste,beste} {prijs,prijzen}, beste {koop,deal,aanbieding,waarde}
        waar voor je geld, prijs-kwaliteit*, speciale aanbieding*, aanbieding van de dag, superaanbieding*
        {tijdelijke,beperkte} aanbieding*, topaanbieding*, koopje*, actieprijs*, kortingsactie*, kerstaanbieding*
        zomeraanbieding*, speciale prijs, stuntprijs*, dagaanbieding*, {slechts voor,alleen voor,slechts} korte tijd
        beperkte tijd, tijdelijk in prijs, alleen vandaag, enkel vandaag, vandaag alleen, halve prijs
        voor de helft van de prijs, met korting, in de aanbieding, uitverkoop, populairste pakket
        meest populaire pakket, {ons,onze} populairste, meestverkocht*, best verkocht*, bestverkocht*, bestseller*
        mis deze, mis dit niet, mis het niet, grijp je kans, laatste kans, niet te missen, op is op, sla nu je slag
        wees er snel bij, nummer één app, de nummer 1, beste {app,spel,pakket}, niet-goed-geld-terug
        geld terug garantie, onverslaanbare prijs, black friday, !beste {vriend*,tijd,score*,resultaat,wensen}
        !naar beste weten, !mis deze bus, !laatste kans om op te slaan, !kortingsberekening*, tijdelijke actie*
        profiteer {nu,van de aanbieding,van deze}, zolang de {aanbieding,actie,voorraad strekt}, alleen deze week
        alleen dit weekend, laatste dag*, nu of nooit, haast je, wees snel, superdeal*, megadeal*
        favoriet van onze spelers, de scherpste prijs, nergens goedkoper, !haast je naar, !laatste dagen van
        !wees snel genoeg, !laatste dag van de, populairste keuze, populairste {pakket,bundel,optie}, =populairst
        =meest populair, (meest populair), (populairst), meest populaire {keuze,pakket,bundel}, meest gekozen
        tijdelijk aanbod, tijdelijke aanbieding
        !{toont,vindt,zoekt,vergelijkt,laat,vind,zoek} … {goedkoopste,voordeligste,laagste prijs,laagste prijzen}
        !{goedkoopste,voordeligste} {tankstation*,benzine*,pomp*,vlucht*,brandstof*,supermarkt*}
      [appleTrademark] !voor {iphone,je iphone,ipad,je ipad,apple watch}, !op iphone, !op ipad
        !voor iphone en ipad, !voor mac
      [appleCriticism] trage iphone*, langzame iphone*, oude iphone, trage ipad*, langzame ipad*, kosten van apple
        apple-kosten, apples kosten, commissie van apple, apple-commissie, apple's commissie, apple's kosten
        {toeslag van,provisie van,vanwege} apple, door apple duurder, {fouten,bugs} {van,in} ios, ios-bugs, ios-fouten
        gebreken van ios, apple verbiedt, apple staat … niet toe, beter dan apple, beter dan ios
        kosten van de app store
      [systemFeature] pushmelding*, push-melding*, pushbericht*, push-bericht*, pushnotificatie*, gyroscooptoegang
        schermtijdtoegang, toegang tot {de gyroscoop,schermtijd}, push-notificatie*, meldingen inschakelen
        {schakel,schakelt} meldingen in, beoordeel {ons,de app,deze app,onze app}
        {geef ons 5,geef 5,geef … vijf} sterren, vijfsterrenrecensie*, 5-sterrenrecensie*, 5-sterrenbeoordeling*
        vijfsterrenbeoordeling*, {schrijf,laat} een {recensie,review,beoordeling}, recensie achterlaten
        recensie schrijven, review achter, icloud-opslag*, icloudopslag*, icloud-ruimte, opslag in icloud
        opslagruimte in icloud, toegang tot {je,de} camera, cameratoegang, microfoontoegang, locatietoegang
        !recensie schrijven over, zet meldingen aan, meldingen aanzetten, notificaties aan, beoordeel … sterren
        geef … sterren in de app store, waardeer ons, waardeer de app, {recensie,review} in de app store
        !zet meldingen aan of uit
      [randomItem] mysteriedoos, mysteriedozen, mysterybox*, mystery box*, lootbox*, loot-box*, buitkist*, lootkist*
        verrassingsdoos, verrassingsdozen, verrassingskist*, verrassingspakket*, verrassingsei*, verrassingsbox*
        mysteriekist*, mysterieus ei, rad van fortuin, geluksrad*, prijzenrad*, draai aan het rad, gelukstrekking*
        loterij*, verloting*, lootje, lootjes, kraslot*, grabbelton*, tombola*, willekeurige held*, willekeurig item
        willekeurige {items,beloning*}, willekeurig personage*, willekeurige skin*, willekeurig voorwerp
        willekeurige {voorwerpen,prijs,kaart,buit}, een willekeurig*, bevat willekeurige, je weet nooit wat
        weet nooit wat erin, wat erin zit is een verrassing, wat zit erin, maak kans op, maakt kans op, kans op een
        kans maken op, winkans*, boosterpakje*, boosterpack*, kaartenpakje*, oproepticket*, oproeprol*, gokkast*
        !willekeurig getal, !een willekeurig getal, !een willekeurige volgorde, !willekeurige volgorde
        !een willekeurige plek, !een willekeurig {moment,punt}, !kans op een gelijkspel, !een willekeurig bestand
        !een willekeurige naam, !kans op een fout, verrassing in {elke,iedere}, elke doos een verrassing
        geeft … willekeurig*, geluksdoos*, gelukskist*, mysterie-ei, mysteriepakket*, wie weet wat, wat zou erin zitten
        pas bij het openen, {zit,bevat,komt} … willekeurig*
      [statedOdds] kansen, winkansen, waarschijnlijkheid*, kanspercentage*, dropkans*
      [ownDays] maandweergave*, weekweergave*, kalenderweergave*, wachtwoord … verloopt
        reeks, reeksen, dagenreeks*, streak*, inlogreeks*, leerreeks*, advent*, op een rij
        gerijpt*, belegen, gelagerd*, {kaas,ham,wijn,whisky,goudse} … {maanden,jaar}
        {maanden,jaar} oude {kaas,ham,wijn,whisky}, {trektocht,wandeling,wandeltocht} … dagen
        daagse {trektocht,wandeling,wandeltocht}
      [gameController] controller, controllers, gamepad*, joystick*
      [contact] bel ons, bel met ons, telefoon, telefoonnummer, telefonisch, tel.nr, klantenlijn
        hulplijn, sms ons, app ons, whatsapp ons, mobiel nummer
      [defect] fout, fouten, bug, bugs, crash, crashes, trage, traag, langzame, langzaam, haperingen, hapert, vastlopers
        loopt vast, gebreken, beveiligingslek*, kwetsbaarheid, !foutloos*, !langzame overgang*, !vertraagd*
      [profanity] a3V0, a3V0Kg==, a2xvdGUq, a2xvb3R6YWsq, bHVs, bHVsbGVu, bHVsaGFubmVzKg==, aG9lcg==, aG9lcmVu
        aG9lcmVuem9vbio=, bmV1a2Vu, bmV1ayo=, Zmxpa2tlcg==, Zmxpa2tlcnM=, bW9uZ29vbA==, dGVyaW5nKg==, dHlmdXMq
        a2Fua2VybGlqZXIq, a2Fua2VyaG9uZCo=, Z29kdmVyKg==, Z3Zk, c2NoaWp0, c2NoaWp0ZW4=, c2NoaWp0bGlqc3Rlcio=, c2xldA==
        c2xldHRlbg==, cGlrIGlu, cnVra2Vy, cnVra2Vycw==, dHJ1dA==, dHJ1dHRlbg==, dGVlZiBpbiBiZWQ=, bmlra2Vy, bmlra2Vycw==
        b3BnZXNvZGVtaWV0ZXIq, dmVybmV1ayo=, IWt1dGhiZXJ0, IWt1dGluYQ==, IWt1dGFpc2k=, IWt1dG5hKg==, IWt1dGNoKg==
        IWFudGkgZmxpa2tlcg==, IWZsaWtrZXIgZmlsdGVy, IWZsaWtrZXJ2cmlqKg==
      [otherMoney] speelgeld*, bankbiljet*, papiergeld, {briefjes,biljetten} van, wat kostte, hoeveel kostte
        spaardoel*, eerste … gespaard*, verdeel … over, waar … kost, geld … {tellen,leren}, geld om te kleuren
        raad … prijs, wisselgeld
      """#)
}
