extension Language {
  /// Polish.
  static let polish = Language(
    code: "pl",
    amountsEverywhere: """
      beside money=PLN: zł
      """,
    amounts: """
      money=PLN last: zł, zl
      money=PLN final: złotych, złote, złoty, zlotych, zlote
      subunit=PLN/100: groszy, grosze, gr
      money=USD: dolarów, dolary, dolar, dolara
      money=EUR: euro
      minute: minuta, minuty, minut
      hour: godzina, godziny, godzin, godz
      day: dzień, dni, dnia, dniowy, dniowa, dniowe, dniową, dniowego, dniowej, dniowych
      week: tydzień, tygodnie, tygodni, tygodnia, tygodniowy, tygodniowa, tygodniowe
      month: miesiąc, miesiące, miesięcy, miesiąca, miesięczny, miesięczna, miesięczne
      quarter: kwartał, kwartały
      year: rok, lata, lat, roku
      percent: procent, procenta, procentowy
      before ordinal: poziom, rozdział, sezon, odcinek, część, dzień, tom
      magnitude=1000: tys., tys, tysięcy, tysiące, tysiąc
      magnitude=1000000: mln, milionów, miliony
      beside counted: monet, monety, moneta, złota, klejnotów, klejnoty, diamentów, diamenty
        kryształów, punktów
      counted: złotych monet, srebrnych monet, sztuk, sztabek, sztabki, żetonów, żetony, rubinów
      """,
    spelledNumbers: """
      1 jeden jedna jedno jedną; 2 dwa dwie dwóch; 3 trzy trzech; 4 cztery czterech; 5 pięć pięciu
      6 sześć sześciu; 7 siedem siedmiu; 8 osiem ośmiu; 9 dziewięć dziewięciu
      10 dziesięć dziesięciu; 11 jedenaście; 12 dwanaście dwunastu; 13 trzynaście
      14 czternaście czternastu; 15 piętnaście piętnastu; 16 szesnaście; 17 siedemnaście
      18 osiemnaście; 19 dziewiętnaście; 20 dwadzieścia dwudziestu; 30 trzydzieści trzydziestu
      40 czterdzieści; 50 pięćdziesiąt; 60 sześćdziesiąt; 70 siedemdziesiąt; 80 osiemdziesiąt
      90 dziewięćdziesiąt; 100 sto stu; 200 dwieście; 300 trzysta; 400 czterysta; 500 pięćset
      600 sześćset; 700 siedemset; 800 osiemset; 900 dziewięćset; 1000* tysiąc tysiące tysięcy
      1000000* milion miliony milionów
      ? pół półtora kilka
      """,
    relativeTimes: """
      ^wyświetla_, ^pokaż_, ^wybierz_, roboczy, lub więcej
      następne, następnych, temu, wcześniej, ostatnie, ostatnich, najbliższych, najbliższe
      w przyszłości, ponad, więcej niż, mniej niż, w ciągu, przed, teraz +
      """,
    balances: "sald, wartoś",
    trial: "prób, test",
    trialName: "XX dni na próbę",
    days: "dni, dzień, dnio",
    dayNumbers: "trzy, pięć, siedem, dziesięć, czternaście, trzydzieści",
    restoring: "rzywróć, przywr",
    passwords: "|kod pin, hasło, Hasło, HASŁO, hasłem",
    toBe: "to_, jest_",
    noPassword: "brak, nie, zobacz, puste",
    generic: """
      że kupiłeś kupiłaś kupujesz kupiliście twojego *kup *kupić *kupuj *zakup *zakupy *zakupu
      *przedmiot *przedmioty *produkt *produkty *produktu *artykuł *towar *subskrypcja *subskrypcję
      *opis *zdobądź *odbierz *zamów ten ta to te tę tego tej w aplikacji aplikacja aplikacje teraz
      już tutaj dla i na z od razu twój twoje twoją wasz nasz nasze nowy nowa nowe nową vip
      *dziękujemy *dziękuję *dzięki *zwrot miłej zabawy wsparcie świetny świetna świetne świetną
      super wspaniały wspaniałe fantastyczny znakomity wirtualny cyfrowy za ci cię jest proszę
      """,
    lengths: """
      0 dzień dnia sezon dwa trzy sześć; 182 pół; 91 kwarta; 365 rok rocz lat; 30 miesi
      7 tydz tygod
      """,
    lengthAndPlan: "karnet",
    plans: "plan, pakiet, abonament, subskrypcja, klub, karnet, trener",
    perWords: "na",
    during: "na, przez",
    ones: "jeden, na, przez, cały",
    wholes: "cały, pełny",
    contents: """
      plan, program, kurs, menu, jadłospis, kalendarz, dziennik, prognoz, horoskop, histori, kopi
      archiw, przechow, zapis, wyzwan, gwaranc, cel
      """,
    billing: "miesięcznie, rocznie, tygodniowo",
    nounFirst: true,
    alternatives: "_lub_, _albo_, _czy_",
    contrasts: "_ale_",
    used: "wykorzystan, użyt, wydan",
    ofWords: "na",
    doubling: "podwój, dwa razy, dwukrotn",
    exchanging: "wymian, wymień, wymieni",
    packs: "pakiet, zestaw, skrzyni, worek, sakiew, paczk",
    collecting: "katalog, kolekcjoner, numizm, kolorowan",
    costs: "kosztuje, kosztują",
    bonuses: "bonus, gratis, dodatkow, w prezencie, ekstra",
    bonusesBefore: "bonus",
    paying: "płać, płat, kup, tanie, rabat, zniż",
    functionWords: """
      w, dla, oraz, się, twój, twoje, twoja, twoich, twojego, jest, są, lub, przez, wszystkie
      wszystkich, każdy, każdego, który, które, więcej, tym, swoje, swój, już, ich, jego, przy, *i
      *z, *na, *do, *bez, *nie, *od, *po, *za, *ze, *we, *to, *ten, *ta, *te, *jak, *o, *co, *pod
      """,
    words: #"""
      [free] za darmo, darmow*, bezpłatn*, gratis, nieodpłatn*, bez opłat, 0 zł, !darmowy parking
        !darmowe parkingi, !bezpłatny parking, !bezpłatne parkingi, !darmowe wi-fi, !darmowe wifi
        !bezpłatne muzea, !bezpłatna gazeta, bez żadnych opłat, bez żadnej opłaty, bez płacenia
        nic nie kosztuje, nic nie płacisz, za friko
      [externalPayment] karta kredytowa, kartą kredytową, karty kredytowe, karty kredytowej
        kartę kredytową, kartą płatniczą, karta płatnicza, przelew, przelewem, przelewy, przelewy24
        blikiem, zapłać blik*, płatność blik, kodem blik, payu, dotpay, tpay, przelew bankowy
        karta podarunkowa, karty podarunkowe, kartą podarunkową, kod promocyjny, kody promocyjne
        kod rabatowy, kody rabatowe, kod aktywacyjny, paysafecard, za pobraniem, sms premium
        gotówką, na naszej stronie, naszej stronie, nasz sklep internetowy
        naszym sklepie internetowym, taniej na stronie, taniej w internecie, taniej online
        taniej przez www, taniej … stronie, oficjalna strona, oficjalnej stronie, poza aplikacją
        inna metoda płatności, inne metody płatności, zapłać bitcoin*, doładowanie z telefonu
        !karty kredytowe pod kontrolą, !rejestr przelewów, !przelewy pod kontrolą, blik, blika
        przez stronę … taniej, przez www … taniej, przyjmujemy … gotówkę, przyjmujemy gotówkę
        przyjmujemy karty, wykorzystaj … kod, zrealizuj … kod, zrealizuj kod, kartę podarunkową
        kart podarunkowych, kodem podarunkowym, zwykłym przelewem, kup bezpośrednio u nas
        bezpośrednio u nas, bezpośrednio od nas, zamów bezpośrednio, napisz aby zamówić
        napisz żeby zamówić, napisz … zamów*, aby kupić napisz, zamówienia przez
        w przedsprzedaży na stronie, kodu promocyjnego, kodem promocyjnym, kodu rabatowego
        kodem rabatowym, kodu aktywacyjnego, kodem aktywacyjnym, kod podarunkowy, bitcoinami
        bitcoinem, płatność gotówką, w gotówce, paypal*, przelewami, kart kredytowych
        kartami kredytowymi, kart płatniczych, karty płatnicze, kartę płatniczą, płać kartą
        zapłać kartą, naszej witrynie, nasza witryna, na stronie www, na naszym sklepie
        taniej na www, w internecie taniej, kup na stronie, kupuj na stronie, zapłać na stronie
        bon podarunkow*, przez stronę internetową taniej, !ewidencja … kart, !lista przelewów
      [otherPlatform] na androida, androida, androidem, androidzie, sklep play, sklepie play
        na steamie, wersja steam, telefon samsung, telefony samsung, !pancerz androida
        !skórka androida, !bunt androida, !głowa androida, !gadający android*, !mówiący android*
        !bojowy android*, !zły android*, !stary android*, !android wojownik, !strój androida
        !kostium androida, xboks*, na xboksie, androidach, !miasto androidów, !świat androidów
        !armia androidów, !wojna androidów, !bunt androidów, !planeta androidów, !łowca androidów
        !fabryka androidów
      [placeholder] tekst tutaj, [opis], [tytuł], tu tekst, opis tutaj, tu opis, tytuł tutaj
        opis wkrótce, opis w przygotowaniu, tu wpisz, =wpisz opis, =wpisz tekst, =wpisz tytuł, =opis
        =tytuł, =nazwa, przykładowy tekst, przykładowy opis, tekst zastępczy, tekst przykładowy
        opis do uzupełnienia, brak opisu, tekst próbny, do ustalenia, =nazwa produktu, opis dodamy
        opis uzupełnimy, opis będzie później, =tutaj nazwa, =tutaj wpisz opis, =tutaj wpisz tekst
        =tutaj wpisz tytuł, =tutaj wpisz nazwę, =wpisz tutaj opis, =wpisz tutaj tekst
        =wpisz tutaj nazwę, =wpisz opis tutaj, =wpisz nazwę, twój tekst tutaj, =twój tekst
        =twój opis, =twój tytuł, twój tytuł tutaj, tytuł tu, opis tu, tekst tu, nazwa tutaj
        tutaj opis, tutaj tekst, tutaj tytuł, tutaj będzie opis, tu będzie opis, tu będzie tekst
        miejsce na opis, miejsce na tekst, to jest opis, to jest tytuł, to jest nazwa, =bez tytułu
        =bez nazwy, =opis produktu, =nazwa przedmiotu, =przykład, opis zostanie dodany
        opis zostanie uzupełniony, opis pojawi się, opis w drodze, opis później
        opis później uzupełn*, do uzupełnienia, =zostanie ustalone, zostanie ustalone później
        =nieustalone, produkt bez nazwy
      [test] wersja testowa, wersja beta, wersja próbna, wersja demo, wersja demonstracyjna
        produkt testowy, zakup testowy, przedmiot testowy, testowy produkt, testowy przedmiot
        ?testowa, ?testowy, ?testowe, do użytku wewnętrznego, nie kupować, nie kupuj, ?debugowanie
        do testów, !pytania testowe, !zadania testowe, !pytań testowych, !egzamin testowy
        !lot testowy, !jazda testowa, !arkusze testowe, testerów, testerzy, testerom
        !dźwięk testowy, do celów testowych, w celach testowych, służy do testowania, do testowania
        do użytku wewn*, tylko do testów, tylko wewnętrzn*, test wewnętrzny, nie kupujcie
        !test osobowości, !testy osobowości, !test na osobowość, !test inteligencji
        !testy inteligencji, !test iq, !testy iq, !test wiedzy, !testy wiedzy, !test z, !testy z
        !testów z, !test na prawo jazdy, !testy na prawo jazdy, !testy na prawko
        !testów na prawo jazdy, !test wzroku, !test słuchu, !test pamięci, !test miłości
        !test refleksu, !test szybkości, !test językowy, !testy językowe, !test psychologiczny
        !testy psychologiczne, !test ciążowy, !testy ciążowe, !test owulacyjny, !test próbny
        !testy próbne, !próbne testy, !test kompetencji, !test predyspozycji, !test krwi
        !test wytrzymałości, !crash test*, !test zderzeniow*, !tor testowy, !toru testowego
        !pilot testowy, !pilota testowego, !testy maturalne, !test ósmoklasisty, !test maturalny
        !demo zespołu, !taśma demo, !kaseta demo, !nagranie demo, !nagrania demo, !utwory demo
        !piosenki demo, !laboratorium testowe, !testowe pytania
        !test mikrofonu, !test podwójn*, !test poprawnoś*, !test szyfr*, !test wiadomości
        !test sygnał*, !test ustawień, !test połączeni*, !test dźwięku, !wejście testowe
        to test, tylko test, jest testowy, produkt jest testowy, testowa wersja, testowy zakup
      [unlock] każdą postać, usuń reklam*, usuwa reklam*, usunąć reklam*, usuwanie reklam
        usunięcie reklam, usuń wszystkie reklamy, usuwa wszystkie reklamy, wyłącz reklamy
        wyłącza reklamy, wyłączenie reklam, ukryj reklamy, pozbądź się reklam, bez reklam
        brak reklam, koniec reklam, koniec z reklamami, żadnych reklam, żegnajcie reklamy
        pa reklamy, odblokuj, odblokować, odblokowuje, odblokowanie, odblokowane, odblokowany
        odblokowana, pełna wersja, pełną wersję, pełnej wersji, pełna gra, cała gra, wersja pro
        wersja premium, kompletna wersja, kompletna gra, wszystkie poziomy, wszystkich poziomów
        wszystkie postacie, wszystkie postaci, wszystkich postaci, wszystkie funkcje
        wszystkich funkcji, wszystkie rozdziały, wszystkie lekcje, pełny dostęp, pełnego dostępu
        nieograniczony dostęp, nielimitowany dostęp, bez znaku wodnego, usuń znak wodny
        usuwa znak wodny, bez ograniczeń, bez limitów, !odblokowuje skrzynię
        !odblokowuje jedną skrzynię, !odblokowuje drzwi, !odblokowuje bramę, !odblokuj skrzynię
        !telefon odblokuj*
        !zablokuj/odblokuj, !zablokuj lub odblokuj, !odblokuj ekran, !bez ograniczeń rozmiar*
        !odblokowuje napęd*, !odblokowuje wybrany napęd, !odblokuj napęd*, !odblokuj urządzenie
        !przywróć wszystkie poziomy, !dostosuj wszystkie poziomy, !zablokowanie/odblokowanie
        !po odblokowaniu, !gdy odblokowan*, !odblokuj dysk
      [currencyNoun] sztuk złota, sztuki złota, monet, moneta, monety, monetę, monetami
        złotych monet*, złote monety, złota moneta, złoto, złota, srebro, srebra, srebrnych monet
        srebrne monety, klejnot*, diament*, kryształ, kryształy, kryształów, rubin, rubiny, rubinów
        szmaragd*, szafir*, pereł, perły, perła, żeton*, kredyty, kredytów, punkt, punkty, punktów
        token, tokeny, tokenów, gem, gemy, gemów, sztabki, sztabek, sztabka, dukat*, pieniędzy
        !złota rybka, !złota medal*, !złota era
        !punktów kultury
      [membership] członkostwo, członkostwa, członkostwem, karta członkowska, konto vip
        konto premium, klub vip, !sala vip, !loża vip, !pokój vip, !salonik vip
      [access] karta, kartę, karnet*, wejściówk*, bilet, przepustk*, dostęp*, premium, członkostw*
        abonament*, subskrypcj*, licencj*, na próbę, próbny, próbna, próbne, okres próbny
        na wypróbowanie, nieograniczon*, bez reklam, pass, !kartki, !karty pamięci
      [lifetime] !usuń na zawsze, !usunięte na stałe, !usuń na stałe, !usunąć na stałe
        !na stałe usun*, na zawsze, dożywotni*, dożywotnio, na całe życie, na stałe, bezterminow*
        wieczysty dostęp, bez limitu czasu, jednorazowa opłata, jednorazowa płatność
        jednorazowy zakup, nigdy nie wygasa
        !usunięty na zawsze, !usunięta na zawsze, !usunięte na zawsze, !na zawsze usunięt*
        !usunąć … na zawsze, !usuń … na zawsze, !usunięt* … na stałe
        !losowo na zawsze, !zaakceptuj na stałe, !ukryj … na stałe, !pokaż … na stałe
        !zapisz na stałe
      [subscriptionWord] subskrypcj*, abonament*, automatycznie odnawi*, odnawia się automatycznie
        odnawiany automatycznie, automatyczne odnawianie, anuluj w dowolnym momencie
        anuluj w każdej chwili, rezygnuj w każdej chwili
      [ownDays] widok miesiąca, widok tygodnia, widok kalendarza, hasło … wygaśnie
        serię, seria, serii, passę, passa, dni z rzędu, adwentow*
      [gameController] kontroler, kontrolera, kontrolerem, kontrolery, kontrolerów, kontrolerami
        pad, pada, padem, pady, padów, gamepad*, dżojstik*, joystick*
      [futurePromise] już wkrótce, wkrótce dostępn*, wkrótce pojawi*, wkrótce więcej
        niedługo więcej, wkrótce nowe, w następnej aktualizacji, w kolejnej aktualizacji
        w przyszłych aktualizacjach, w przyszłej aktualizacji, w następnej wersji, kolejne w drodze
        kolejne w przygotowaniu, więcej w przygotowaniu, wciąż w produkcji, jeszcze w tym roku
        pojawią się później, dodamy później, wkrótce:, pojawi się w następnej, pojawi się w kolejnej
        w jednej z następnych aktualizacji, w jednej z kolejnych aktualizacji
        w jednej z przyszłych aktualizacji, w jednej z najbliższych aktualizacji, wkrótce kolejne
        wkrótce następn*, wkrótce dodamy, wkrótce dojd*, wkrótce doda*, wkrótce ukaż*
        wkrótce kolejn*, wkrótce nowy, wkrótce nowa, wkrótce będzie dostępn*, wkrótce będą dostępn*
        wkrótce nadejd*, (wkrótce), =wkrótce, =już wkrótce, niedługo dodamy, niedługo pojaw*
        niedługo dostępn*, niedługo nowe, niedługo dojd*, niebawem dodamy, niebawem pojaw*
        niebawem dostępn*, już niebawem, już niedługo pojaw*, już niedługo now*, =już niedługo
        już niedługo więcej, już niedługo dostępn*, niebawem nowe, niebawem więcej, w przygotowaniu
        przygotowujemy kolejn*, przygotowujemy nowe, jeszcze w produkcji, jest w trakcie tworzenia
        w trakcie opracowywania, jest opracowywan*, w fazie rozwoju, wciąż rozwijan*
        pracujemy nad nowym*, w nadchodząc*, w następnych aktualizacjach, w kolejnych aktualizacjach
        w następnym patchu, w najbliższej aktualizacji, w najbliższym czasie, później w tym roku
        pod koniec roku pojaw*, do końca roku dodamy, do końca roku pojaw*, dodane wkrótce
        zostaną dodane wkrótce, zostaną wkrótce, !w przygotowaniu do, !danie w przygotowaniu
      [promotionalClaim] duża zniżka, dużą zniżkę, wielka zniżka, najkorzystniejsz*, najtańsz*
        najtaniej, najniższa cena, najniższej cenie, najniższe ceny, najlepsza cena
        najlepszej cenie, najlepsze ceny, najlepszą cenę, najlepsza oferta, najlepsze oferty
        najlepsza wartość, oferta specjalna, oferty specjalne, ofertę specjalną, specjalna oferta
        specjalną ofertę, specjalne oferty, oferta limitowana, limitowana oferta, ograniczona oferta
        wyjątkowa oferta, oferta dnia, super oferta, superoferta, gorąca oferta, oferta czasowa
        przez ograniczony czas, ograniczony czas, ograniczonym czasie, ograniczona czasowo
        tylko dziś, tylko dzisiaj, tylko teraz, tylko w ten weekend, tylko do niedzieli
        ostatnia szansa, ostatnią szansę, ostatnia okazja, pół ceny, połowę ceny, za połowę
        nie przegap, nie przegapcie, nie zwlekaj, okazja cenowa, okazyjna cena, w okazyjnej cenie
        najpopularniejszy pakiet, nasz najpopularniejszy, nasza najpopularniejsza
        najchętniej kupowan*, najczęściej kupowan*, wyprzedaż*, w promocji, promocja dnia
        wielka promocja, letnia promocja, zimowa promocja, promocyjna cena, w promocyjnej cenie
        cena promocyjna, cena specjalna, duży rabat, duże zniżki, z rabatem, ze zniżką, przeceniony
        przecena, najlepszy pakiet, najlepsza gra, najlepsza aplikacja, bestseller*, numer jeden na
        numer 1 na, hit sprzedaży, pospiesz się, śpiesz się, !najlepszy przyjaciel
        !najlepsi przyjaciele, !najlepszych przyjaciół, !najlepszy wynik, !najlepszy czas
      [expiringCredits] wygasa, wygasają, wygasną, wygaśnie, ważne do, ważny do, ważna do
        ważne przez, ważny przez, termin ważności, data ważności, przepada, przepadają, przepadną
        do wykorzystania do, wykorzystaj do, traci ważność, tracą ważność, zerują się
        zostaną wyzerowane, przeterminowan*, !nie wygasa, !nie wygasają, !nigdy nie wygasa
        !nigdy nie wygasają, !bez terminu ważności, !nie przepada, !nie przepadają
        !nie tracą ważności, !oferta wygasa, !bezterminowo, wykorzystać do, wykorzystać przed
        zużyć do, wydać do, ważność, !nieograniczona ważność, !ważność nieograniczona
        !nie traci ważności, wygasły, przepadły, straci ważność, stracą ważność, zużyj do
        zużyj przed, wykorzystaj przed, wykorzystaj je do, wykorzystaj je przed, użyj przed
        użyj ich do, użyj ich przed, użyj do, wydaj do, wydaj je do, wydaj przed, wydaj je przed
        znikną, znikają po, ważne tylko, ważne 30, ważne są do, są ważne do, zostaną usunięte
        zostaną skasowane, stracisz je, tracisz je, kasują się, !nigdy nie przepadną, !nie przepadną
        !nigdy nie wygasną, !nie wygasną, !nie znikną, !zawsze ważne, !promocja ważna do
        !oferta ważna do
      [cashOut] wypłać gotówkę, wypłata gotówki, wypłacić pieniądze, wypłać pieniądze
        wypłata pieniędzy, wypłata na konto, wypłacić na konto, prawdziwe pieniądze
        prawdziwych pieniędzy, wymień na pieniądze, wymienić na pieniądze, wymiana na pieniądze
        wymień … na pieniądze, wymienić … na pieniądze, wymienić … na gotówkę, wymień … na gotówkę
        na gotówkę, nagrody pieniężne, nagroda pieniężna, na konto bankowe, na bony podarunkowe
        !bez prawdziwych pieniędzy, !nie na prawdziwe pieniądze, !nie można wymienić na gotówkę
        pieniądze na kartę, pieniądze na swoją kartę, pieniądze na twoją kartę, pieniądze na konto
        pieniądze na swoje konto, pieniądze na twoje konto, wypłata … konto, wypłaty … konto
        wypłacamy … konto, wypłać … konto, wypłacane … konto, wypłacaj wygran*, wypłać wygran*
        wypłata wygran*, wypłacić wygran*, wypłaty wygran*, wypłacaj gotówk*, wypłacaj pieniądze
        nagród pieniężnych, wygrane pieniężne, wygrana pieniężna, pieniężne nagrody
        zamień … na gotówkę, zamień … na pieniądze, zamienić … na pieniądze
        zamieniaj … na pieniądze, zamienić … na gotówkę, wymieniaj … na pieniądze, prawdziwą gotówkę
        prawdziwa gotówka, sprzedaj … za pieniądze, za prawdziwe pieniądze, realne pieniądze
        realnych pieniędzy, prawdziwymi pieniędzmi, !nie można wypłacić
        !nie można wymienić na pieniądze, !nie można zamienić na
      [appleTrademark] !dla iphone'a, !na iphone, !na iphone'a, !na ipada, !na ipadzie, !na iphonie
        !do iphone'a, !dla apple watch
      [appleCriticism] prowizja apple, prowizję apple, prowizji apple, opłata apple, opłaty apple
        opłatę apple, opłat apple, podatek apple, z powodu apple, przez apple'a, powolny iphone
        powolnego iphone, wolny iphone, stary iphone, starego iphone, błędy ios, błędów ios
        błąd ios, błędy systemu ios, błędów systemu ios, błędy w ios, lepsze niż apple
        lepszy niż apple, lepsze niż ios, apple zabrania, apple nie pozwala
      [systemFeature] ocenę w app store, opinię w app store, recenzję w app store, dobrą ocenę w
        powiadomienia push, włącz powiadomienia, włącza powiadomienia, włączyć powiadomienia
        oceń nas, oceń aplikację, oceńcie nas, oceń naszą aplikację, ocena aplikacji
        pięć gwiazdek w, na pięć gwiazdek, na 5 gwiazdek, daj nam 5 gwiazdek, daj nam pięć gwiazdek
        daj 5 gwiazdek, 5 gwiazdek w app, wystaw opinię, wystaw ocenę, wystaw recenzję
        napisz opinię, napisz recenzję, zostaw opinię, zostaw recenzję, za opinię, za recenzję
        za ocenę, miejsca w icloud, miejsce w icloud, przestrzeń icloud, przestrzeni icloud
        przestrzeni w icloud, pamięci icloud, pamięci w icloud, pamięć icloud, dysk icloud
        dostęp do aparatu, dostęp do kamery, dostęp do mikrofonu, dostęp do lokalizacji
        !hotel na pięć gwiazdek
      [randomItem] !generator losowych, losowych kart, losowych postaci, losowych nagród
        losowych skórek, pudełko z niespodzianką, skrzynka z niespodzianką, skrzynia z niespodzianką
        paczka z niespodzianką, jajko z niespodzianką, losowy kostium, losowy wygląd
        tajemnicza skrzyn*, tajemniczą skrzyn*, tajemnicze skrzyn*, tajemnicza skrzynka
        tajemnicze pudełk*, tajemniczy kufer, skrzynka niespodzianka, skrzynia niespodzianka
        skrzynka z łupem, skrzynki z łupem, skrzynia z łupem, skrzynie z łupem, skrzynka z łupami
        skrzynie z łupami, pudełko niespodzianka, paczka niespodzianka, pakiet niespodzianka
        jajko niespodzianka, jajka niespodzianki, jajo niespodzianka, mystery box*, loot box*
        lootbox*, koło fortuny, kołem fortuny, koła fortuny, szczęśliwe koło, losowy przedmiot
        losowe przedmioty, losowych przedmiotów, losowego bohatera, losowy bohater
        losowych bohaterów, losową postać, losowa postać, losowej postaci, losową nagrodę
        losowa nagroda, losowe nagrody, losową kartę, losową skórkę, losowa skórka, losowy skin
        losowe karty, loteri*, los na lot*, losy na lot*, los na fant*, losy na fant*, zdrapk*
        losowanie nagród, weź udział w losowaniu, szansa na wygranie, szansę na wygranie
        szansę wygrać, szansa wygrania, szansę wygrania, szansa na legend*, szansę na legend*
        nigdy nie wiesz co jest w środku, co jest w środku, co kryje się w środku
        !co jest w środku domu, !co jest w środku ciała, !co jest w środku ziemi
        !co jest w środku zamku, gacha, bilet przywołania, zwój przywołania, !ostatnia szansa na
      [statedOdds] prawdopodobieństw*, szanse podano, szanse są podane, szanse podane
        szanse znajdziesz, sprawdź szanse, szanse w, procent szans, szanse na zdobycie
      [contact] telefon, numer telefonu, tel, zadzwoń, zadzwoń do nas, zadzwoń do nas pod
        zadzwoń pod, zadzwoń pod numer, zadzwoń na numer, dzwoń, dzwoń pod, dzwoń pod numer
        dzwońcie, infolinia, kontakt telefoniczny
      [defect] błąd, błędy, błędów, błędu, awaria, awarie, powolny, powolna, powolne, powolnego
        wolny, wolnego, wolniejszy, zacina, zacięcia, zawiesza, usterk*, !bez błędów, !wolny czas
        !czasu wolnego, !zwolnione tempo, !wolny duch
      [negation] nie, bez, nigdy, żaden, żadne, ani, brak
      [recordKeeping] wydatki, wydatków, budżet*, księgowość, faktury, faktura, paragony, hasła
        długi, finanse, domowy budżet, rejestr przelewów, wyciągi, ewidencj*, menedżer haseł
        spis kart, pilnuje … rachunk*, rachunki, rejestr
      [quiz] pytania, pytań, pytanie, egzamin*, odpowiedzi, matura*, sprawdzian*, quiz, ćwiczenia
      [donation] darowizn*, przekaż datek, datek, datki, dobroczynn*, charytatywn*
        zbiórka pieniędzy, zbiórka na, zbiórkę na, wesprzyj fundację, !darowizna dla klanu
        !datki dla gildii, !bal charytatywny, !mecz charytatywny, !koncert charytatywny, dotacja
        dotację, wpłata pomaga, wpłata pomoże, wpłać na, twoja wpłata, twój datek
        twoje wsparcie finansowe, cele charytatywne, cel charytatywny, na cele dobroczynne
        idzie na cel*, zrzutka, zrzutkę, donate, donejt*, !datki krwi, !oddania krwi
        !honorowe krwiodawstwo, !darowizna wojsk
        !datki generow*, !datki z budynk*
      [physicalGoods] darmowa dostawa, darmowa wysyłka, darmową dostawą, bezpłatna dostawa
        bezpłatna wysyłka, koszt wysyłki, koszty wysyłki, dostawa do domu, z dostawą do domu
        dostawa kurierem, przesyłka kurierska, adres dostawy, wysyłka pocztą, paczkomat*
        dostarczy kurier, kurier dostarczy, przywiezie kurier, wysyłka na cały świat
        wysyłka międzynarodowa, wysyłamy na cały świat, wyślemy do domu, wyślemy do twojego
        wyślemy na twój adres, wysyłamy do domu, wysyłamy na twój adres, wysyłka w cenie
        wysyłką w cenie, wysyłka gratis, z wysyłką, darmową wysyłką, darmowej wysyłki
        bezpłatną wysyłką, bezpłatną dostawą, dostawa w cenie, dostawą w cenie, dostawa gratis
        z wliczoną wysyłką, wysyłka wliczona, dostarczymy pod, dostarczamy pod, dostarczymy do domu
        dostarczony do domu, dostarczona do domu, dostarczone do domu, pod same drzwi
        pod twoje drzwi, wyślemy pocztą, wysyłamy pocztą, wysłana pocztą, wysłany pocztą
        wysłane pocztą, przesłana pocztą, przyjdzie pocztą, otrzymasz pocztą, kurierem do domu
        wyślemy kurierem, wysyłka kurierem, dostawą do domu, dostawę do domu, dostawą kurierem
        adres do wysyłki, adres wysyłki, !listonosz, !przesyłką dla
      [paidOnce] jednorazowa płatność, jednorazowa opłata, jednorazowy zakup, płać raz, zapłać raz
        dożywotni dostęp, dożywotnie członkostwo, dożywotnia subskrypcja, dożywotnia licencja
        jednorazową płatność, jednorazową opłatę, jednorazowej opłaty, jednorazowej płatności
        wystarczy jedna płatność, jedna opłata, jedna płatność, płacisz raz, płacisz tylko raz
        zapłać tylko raz, kup raz, dożywotnie premium, premium na zawsze, członkostwo na zawsze
        dostęp na zawsze, bez dalszych opłat
      [saving] oszczędź, oszczędzasz, oszczędzaj, oszczędność, rabat, rabatu, zniżka, zniżki, taniej
        !oszczędzaj energię, !oszczędzaj baterię, !oszczędność energii, !oszczędność baterii
        oszczędzić, oszczędności, rabatem, rabaty, zniżką, zniżkę, zniżek, obniżka, obniżki, tańsz*
        korzystniej, !oszczędzaj czas, !oszczędza czas, !oszczędność czasu, !oszczędność miejsca
        !oszczędza baterię
      [comparedPrice] w porównaniu z miesięczn*, względem miesięcz*, niż miesięczn*, niż co miesiąc
        ceny regularnej, normalnej ceny, kupując osobno, z ceną miesięczną, ceną miesięczną
        cenie miesięcznej, niż miesięcznie, niż kupując osobno, przy zakupie osobno, kupowane osobno
        zakupie osobno, osobno, pojedynczo, zwykłej ceny, zwykła cena, zwykłą cenę, normalna cena
        regularnej ceny, ceny podstawowej, pełnej ceny, z opłatą miesięczną, opłaty miesięcznej
        ceny miesięcznej, abonamentem miesięcznym, subskrypcją miesięczną, planem miesięcznym
        planu miesięcznego, w porównaniu z opłat*, w porównaniu z abonament*, względem abonament*
      [durationWord] miesięczn*, roczn*, tygodniow*, co miesiąc, co rok, co tydzień, na miesiąc
        na rok, na tydzień, przez miesiąc, przez rok, jeden miesiąc, jeden rok, cały rok
        cały miesiąc, przez cały rok, przez cały miesiąc, półroczn*, kwartaln*, !tygodniowe wyzwan*
        !tygodniowe zadan*, !miesięczne wyzwan*, !rocznic*, !cały rok szkolny, trzy miesiące
        sześć miesięcy, dwa tygodnie, dwóch tygodni, dwanaście miesięcy, !tygodniowe nagrod*
        !tygodniowe wydarzen*, !miesięczne nagrod*
        !kalendarz miesięczny, !kalendarz roczny, !kalendarz tygodniowy, !tydzień roboczy
        !jeden tydzień roboczy, !widok miesięczny, !widok roczny, !widok tygodniowy
        !widoku miesięczn*, !widoku roczn*, !widoku tygodniow*, !miesięczne archiw*
        !archiwum miesięczn*, !raport miesięczny, !raport roczny, !raport tygodniowy
        !średnia miesięczn*, !średnia roczn*, !średnia tygodniow*, !stopa roczn*, !roczna stopa
        !rocznej stop*, !raz na rok, !raz na miesiąc, !raz na tydzień, !razy na rok
        !razy na miesiąc, !razy na tydzień
        !co dwa tygodnie, !co trzy miesiące, !co sześć miesięcy, !wyświetl* jeden miesiąc
        !wyświetla jeden miesiąc, !wyświetl jeden miesiąc, !pokaż jeden miesiąc
        !wybierz jeden miesiąc
      [regulatedClaim] leczy … raka, leczy … cukrzyc*, leczy … depresj*, leczy … ból, leczy … bóle
        leczy … artretyzm*, leczy … bezsenność, leczy … astm*, leczy … chorob*, wyleczy … raka
        wyleczy … cukrzyc*, wyleczy … depresj*, wyleczy … ból, wyleczy … bóle, wyleczy … artretyzm*
        wyleczy … bezsenność, wyleczy … astm*, wyleczy … chorob*, uleczy … raka, uleczy … cukrzyc*
        uleczy … depresj*, uleczy … ból, uleczy … bóle, uleczy … artretyzm*, uleczy … bezsenność
        uleczy … astm*, uleczy … chorob*, tysiące obserwując*, setki obserwując*, kup … obserwując*
        zdobądź … obserwując*, kup … polubie*, kup … lajk*, schudnij … w tydzień, schudnij … w tydz*
        schudnij … w 7 dni, schudnij … tygodni*, schudnij … w miesiąc, schudniesz … w tydzień
        schudnij bez, gwarantowane odchudz*, zrzuć … w tydzień, zrzuć … w 7 dni, cudowny lek
        cudowne lekarstwo, prawdziwych obserwując*, realnych obserwując*, 1000 obserwując*
        500 obserwując*, prawdziwych followers*, kup obserwując*, kup polubienia, kup lajki
        kup followers*, więcej obserwujących dla, obserwujących dla twojego, zakłady na prawdziw*
        zakłady na pieniądze, zakłady o pieniądze, zakłady o prawdziw*, zakłady za pieniądze
        zakłady pieniężne, zakłady sportowe, zakłady bukmacherskie, typy bukmacherskie
        obstawiaj … pieniądze, hazard na prawdziw*, hazard na pieniądze, gra na prawdziwe
        gra na pieniądze, graj na pieniądze, kasyno na pieniądze, kasyno na prawdziw*
        czat dla dorosłych, czaty dla dorosłych, rozmowy dla dorosłych, filmy dla dorosłych
        wideo dla dorosłych, treści dla dorosłych, randki dla dorosłych, czat erotyczny, erotyczn*
        seks czat, sex czat, seksczat, anonse towarzyskie, usługi towarzyskie, gwarantowany zysk*
        gwarantowane zyski, gwarantowanym zyskiem, gwarantowana wygrana, pewny zysk, pewne zyski
        zysk gwarantowany, gwarancja zysku, szybkie wzbogacenie, wzbogać się szybko
        zarabiaj bitcoin*, zarób bitcoin*, zdobywaj bitcoin*, wydobywaj bitcoin*, kop bitcoin*
        kup bitcoin*, zarabiaj krypto*, zarób krypto*, chwilówk*
      [profanity] a3Vydyo=, c2t1cncq, d2t1cncq, emFrdXJ3Kg==, amViKg==, emplYio=, cG9qZWIq, d3lqZWIq
        cm96amViKg==, emFqZWIq, dWplYio=, ZG9qZWIq, bmFqZWIq, b2RqZWIq, cGllcmRvbCo=
        cG9waWVyZG9sKg==, c3BpZXJkYWwq, d3lwaWVyZGFsKg==, emFwaWVyZGFsKg==, cm96cGllcmRvbCo=
        b3BpZXJkb2wq, Y2h1aio=, aHVq, aHVqZQ==, aHVqb3cq, cGl6ZCo=, Z8Ozd24q, Z8Ozd2llbio=, c3Jhaio=
        c3JhxIc=, emFzcmFuKg==, cG9zcmFuKg==, ZHVwZWs=, ZHVwa2k=, Y2lwYQ==, Y2lweQ==, Y2lwayo=
        a3V0YXMq, c2t1cnd5c3luKg==, ZHppd2sq, c3BpZXJkb2wq, cGllcHJ6IHNpxJk=, cGllcHJ6b24q
        d3lwaWVwcnphag==, IWplYmIq
        IV5DSVBB
      """#)
}
