extension Language {
  /// Polish.
  static let polish = Language(
    code: "pl",
    amountsEverywhere: """
      beside money=PLN: zł
      """,
    amounts: """
      ordinal: karatowe, karatów, karaty
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
      before ordinal: poziom, rozdział, odcinek, część, dzień, tom
      before ordinal season: sezon
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
    paysFor: "za",
    buying: "za, tylko, jedynie",
    relativeTimes: """
      ^wyświetla_, ^pokaż_, ^wybierz_, roboczy, lub więcej
      następne, następnych, temu, wcześniej, ostatnie, ostatnich, najbliższych, najbliższe
      w przyszłości, ponad, więcej niż, mniej niż, w ciągu, przed, co, teraz +
      """,
    balances: "sald, wartoś",
    trial: "prób, test",
    trialName: "XX dni na próbę",
    offering: "zawiera, obejmuje, oferuje, ma, okres",
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
    firstLengths: "30 pierwszy miesiąc, 7 pierwszy tydzień, 365 pierwszy rok",
    once: "raz",
    contents: """
      plan, program, kurs, menu, jadłospis, kalendarz, dziennik, prognoz, horoskop, histori, kopi
      archiw, przechow, zapis, wyzwan, gwaranc, cel
      """,
    billing: "miesięcznie, rocznie, tygodniowo",
    nounFirst: true,
    nothing: "nic, niczego, żadnych, żadnej",
    alternatives: "_lub_, _albo_, _czy_",
    contrasts: "_ale_",
    used: "wykorzystan, użyt, wydan",
    additions: "_i_, _oraz_, _plus_",
    breaks: "_z_, _ze_, _w_, _na_, _który, _która, _jeśli_, _gdy_, _że_",
    doneWithout: "reklam, znak, limit, ograniczeń, czekani, rejestrac, śledzen, konta_",
    charges: "opłat, koszt, abonament, subskrypcj, płatno, płaci, faktur, zobowiąza, składk",
    without: "bez",
    others: "żaden inny, żadna inna, żadne inne",
    ownOffers: "na ten pakiet, na ten zakup, na ten produkt, na tę ofertę, na ten zestaw, na tę subskrypcję",
    bestDeals: "najkorzystniejsz, najlepsza wartość",
    vouchers: """
      kupon, talon, bon zniżkowy, bon rabatowy, bon na, karta rabatowa, karta podarunkowa, bon podarunkowy
      bon do
      kalkulator rabat, alert cenow
      """,
    firstParts: """
      pierwszy rozdział, pierwsza lekcja, pierwszy poziom, pierwsze poziomy, pierwszy odcinek, pierwsza część
      pierwszy świat, rozdział 1_, lekcja 1_
      """,
    ownShops: "sklepu w grze, sklepie w grze, sklepu gry, sklepie gry, w grze",
    scores: "punkt",
    ofWords: "na",
    doubling: "podwój, dwa razy, dwukrotn",
    exchanging: "wymian, wymień, wymieni",
    packs: "pakiet, zestaw, skrzyni, worek, sakiew, paczk",
    gains: """
      ^zawiera, ^obejmuje, ^otrzym, ^dosta, ^zysk, ^zdob, ^kup, ^dodaj, ^odbier, otrzymujesz
      otrzymasz, dostajesz, dostaniesz, zyskujesz, zyskasz, twojego konta, twoje konto
      """,
    collecting: "katalog, kolekcjoner, numizm, kolorowan",
    costs: "kosztuje, kosztują",
    costsBefore: "mieści do, pomieści do",
    perUnit: """
      1 dziennie na_dzień za_dzień /dzień codziennie
      7 tygodniowo na_tydzień za_tydzień /tydzień
      30 miesięcznie na_miesiąc za_miesiąc /mies /miesiąc
      365 rocznie na_rok za_rok /rok
      0 za_sztukę za_klejnot sztuka /szt /szt.
      0 za_każde każde
      0 moneta_to sztuka_to każda_to jedna_to klejnot_to diament_to
      """,
    nearly: """
      tylko, jedynie, około, ok., prawie, niemal, zaledwie, za, od, <mniej niż, <poniżej, <niecałe
      """,
    comparisons: "niż w, niż za, niż pakiet, w porównaniu",
    bonuses: "bonus, gratis, dodatkow, w prezencie, ekstra",
    bonusesBefore: "bonus",
    atLeast: "ponad, więcej niż, co najmniej, przynajmniej, minimum",
    andMore: "lub więcej, i więcej, i jeszcze trochę, z okładem",
    paying: "płać, płat, kup, tanie, rabat, zniż",
    functionWords: """
      w, dla, oraz, się, twój, twoje, twoja, twoich, twojego, jest, są, lub, przez, wszystkie
      wszystkich, każdy, każdego, który, które, więcej, tym, swoje, swój, już, ich, jego, przy, *i
      *z, *na, *do, *bez, *nie, *od, *po, *za, *ze, *we, *to, *ten, *ta, *te, *jak, *o, *co, *pod
      """,
    words: #"""
      [free] za darmo, darmow*, bezpłatn*, gratis, nieodpłatn*, bez opłat, 0 zł, !darmowy parking
        !{pozostaje,pozostają,pozostała,pozostanie} {darmow*,bezpłatn*}
        !{utrzymać,zachować,utrzymuje} {darmow*,bezpłatn*} {aplikacj*,gr*}
        !{utrzymać,zachować} … {aplikację,grę} {darmow*,bezpłatn*}
        !{aplikacja,gra} {jest,była,pozostaje} {darmow*,bezpłatn*,za darmo}, !darmowa {wersja,aplikacja}
        !darmowe {aktualizacje,aplikacje}, !darmowej wersji
        !bez opłat {miesięcznych,rocznych,dodatkowych,ukrytych,abonamentowych}
        !bez {żadnych opłat} {miesięcznych,dodatkowych,ukrytych}, !darmowe parkingi, !bezpłatny parking
        !bezpłatne parkingi, !darmowe wi-fi, !darmowe wifi, !bezpłatne muzea, !bezpłatna gazeta, bez żadnych opłat
        bez żadnej opłaty, nic nie kosztuje, nic nie płacisz, za friko, !darmowy ser, !darmowych obiadów
        {nic nie,niczego nie} {płacisz,zapłacisz,kosztuje}, zero złotych, bez płacenia
        !{aplikacja,gra} {pozostaje,pozostanie,nadal jest,jest nadal,zostaje} {darmowa,bezpłatna,za darmo}
        na nasz koszt, {miesiąc,miesiące,tygodnie} w prezencie
      [externalPayment] karta kredytowa, kartą kredytową, karty kredytowe, karty kredytowej, kartę kredytową
        kartą płatniczą, karta płatnicza, przelew, przelewem, przelewy, przelewy24, blikiem, zapłać blik*, płatność blik
        kodem blik, payu, dotpay, tpay, przelew bankowy, karta podarunkowa, karty podarunkowe, kartą podarunkową
        kod promocyjny, kody promocyjne, kod rabatowy, kody rabatowe, kod aktywacyjny, paysafecard, za pobraniem
        sms premium, gotówką, na naszej stronie, naszej stronie, nasz sklep internetowy, naszym sklepie internetowym
        taniej {na stronie,w internecie,online,przez www}, taniej … stronie, oficjalna strona, oficjalnej stronie
        poza aplikacją, inna metoda płatności, inne metody płatności, zapłać bitcoin*, doładowanie z telefonu
        !karty kredytowe pod kontrolą, !rejestr przelewów, !przelewy pod kontrolą, blik, blika
        przez {stronę,www} … taniej, przyjmujemy … gotówkę, przyjmujemy {gotówkę,karty}, wykorzystaj … kod
        zrealizuj … kod, zrealizuj kod, kartę podarunkową, kart podarunkowych, kodem podarunkowym, zwykłym przelewem
        kup bezpośrednio u nas, bezpośrednio {u,od} nas, zamów bezpośrednio, napisz {aby,żeby} zamówić, napisz … zamów*
        aby kupić napisz, zamówienia przez, w przedsprzedaży na stronie, kodu promocyjnego, kodem promocyjnym
        kodu rabatowego, kodem rabatowym, kodu aktywacyjnego, kodem aktywacyjnym, kod podarunkowy, bitcoinami, bitcoinem
        płatność gotówką, w gotówce, paypal*, przelewami, kart kredytowych, kartami kredytowymi, kart płatniczych
        karty płatnicze, kartę płatniczą, płać kartą, zapłać kartą, naszej witrynie, nasza witryna, na stronie www
        na naszym sklepie, taniej na www, w internecie taniej, {kup,kupuj,zapłać} na stronie, bon podarunkow*
        przez stronę internetową taniej, !ewidencja … kart, !lista przelewów
      [otherPlatform] na androida, androida, androidem, androidzie, sklep play, sklepie play, na steamie, wersja steam
        telefon samsung, telefony samsung, !{pancerz,skórka,bunt,głowa} androida
        !{gadający,mówiący,bojowy,zły,stary} android*, !android wojownik, !strój androida, !kostium androida, xboks*
        na xboksie, androidach, !{miasto,świat,armia,wojna,bunt,planeta,łowca,fabryka} androidów, >{na,dla} switch
        >{na,dla} windows, >{na,dla} steam, >na {switchu,switcha,windowsie,windowsa,steamie}, wersja na {windows,switch}
        {twoim,swoim} {huawei,motorola,xiaomi,oppo}
      [placeholder] tekst tutaj, [opis], [tytuł], tu tekst, opis tutaj, tu opis, tytuł tutaj, opis wkrótce
        opis w przygotowaniu, tu wpisz, =wpisz {opis,tekst,tytuł}, =opis, =tytuł, =nazwa, przykładowy {tekst,opis}
        tekst zastępczy, tekst przykładowy, opis do uzupełnienia, brak opisu, tekst próbny, do ustalenia
        =nazwa produktu, opis {dodamy,uzupełnimy,będzie później}, =tutaj nazwa, =tutaj wpisz {opis,tekst,tytuł,nazwę}
        =wpisz {tutaj opis,tutaj tekst,tutaj nazwę,opis tutaj,nazwę}, twój tekst tutaj, =twój {tekst,opis,tytuł}
        twój tytuł tutaj, tytuł tu, opis tu, tekst tu, nazwa tutaj, tutaj {opis,tekst,tytuł,będzie opis}
        {tu będzie,miejsce na} {opis,tekst}, to jest {opis,tytuł,nazwa}, =bez tytułu, =bez nazwy, =opis produktu
        =nazwa przedmiotu, =przykład, opis zostanie {dodany,uzupełniony}
        opis {pojawi się,w drodze,później,później uzupełn*}, do uzupełnienia, =zostanie ustalone
        zostanie ustalone później, =nieustalone, produkt bez nazwy, =do przetłumaczenia, =brak tłumaczenia
        =wymaga tłumaczenia, =nieprzetłumaczone
      [test] wersja {testowa,beta,próbna,demo,demonstracyjna}, {produkt,zakup,przedmiot} testowy, testowy produkt
        testowy przedmiot, ?testowa, ?testowy, ?testowe, do użytku wewnętrznego, nie kupować, nie kupuj, ?debugowanie
        do testów, !pytania testowe, !zadania testowe, !pytań testowych, !egzamin testowy, !lot testowy, !jazda testowa
        !arkusze testowe, testerów, testerzy, testerom, !dźwięk testowy, do celów testowych, w celach testowych
        {służy do,do} testowania, do użytku wewn*, tylko do testów, tylko wewnętrzn*, test wewnętrzny, nie kupujcie
        !{test,testy} osobowości, !test na osobowość, !{test,testy} inteligencji, !test iq, !testy iq, !test wiedzy
        !testy wiedzy, !test z, !testy z, !testów z, !{test,testy} na prawo jazdy, !testy na prawko
        !testów na prawo jazdy, !test {wzroku,słuchu,pamięci,miłości,refleksu,szybkości,językowy}, !testy językowe
        !test psychologiczny, !testy psychologiczne, !test ciążowy, !testy ciążowe, !test owulacyjny, !test próbny
        !testy próbne, !próbne testy, !test {kompetencji,predyspozycji,krwi,wytrzymałości}, !crash test*
        !test zderzeniow*, !tor testowy, !toru testowego, !pilot testowy, !pilota testowego, !testy maturalne
        !test ósmoklasisty, !test maturalny, !demo zespołu, !{taśma,kaseta,nagranie,nagrania,utwory,piosenki} demo
        !laboratorium testowe, !testowe pytania
        !test {mikrofonu,podwójn*,poprawnoś*,szyfr*,wiadomości,sygnał*,ustawień,połączeni*,dźwięku}, !wejście testowe
        to test, tylko test, jest testowy, produkt jest testowy, testowa wersja, testowy zakup
      [unlock] każdą postać, {usuń,usuwa,usunąć} reklam*, usuwanie reklam, usunięcie reklam
        {usuń wszystkie,usuwa wszystkie,wyłącz,wyłącza} reklamy, wyłączenie reklam, ukryj reklamy
        {pozbądź się,bez,brak,koniec} reklam, koniec z reklamami, żadnych reklam, żegnajcie reklamy, pa reklamy
        odblokuj, odblokować, odblokowuje, odblokowanie, odblokowane, odblokowany, odblokowana, pełna wersja
        pełną wersję, pełnej wersji, pełna gra, cała gra, wersja pro, wersja premium, kompletna wersja, kompletna gra
        wszystkie poziomy, wszystkich poziomów, wszystkie postacie, wszystkie postaci, wszystkich postaci
        wszystkie funkcje, wszystkich funkcji, wszystkie rozdziały, wszystkie lekcje, pełny dostęp, pełnego dostępu
        nieograniczony dostęp, nielimitowany dostęp, bez znaku wodnego, {usuń,usuwa} znak wodny, bez ograniczeń
        bez limitów, !odblokowuje {skrzynię,jedną skrzynię,drzwi,bramę}, !odblokuj skrzynię, !telefon odblokuj*
        !zablokuj/odblokuj, !zablokuj lub odblokuj, !odblokuj ekran, !bez ograniczeń rozmiar*
        !odblokowuje {napęd*,wybrany napęd}, !odblokuj napęd*, !odblokuj urządzenie
        !{przywróć,dostosuj} wszystkie poziomy, !zablokowanie/odblokowanie, !po odblokowaniu, !gdy odblokowan*
        !odblokuj dysk
        reklamy {znikają,znikną} {na zawsze,na dobre,na stałe}
      [currencyNoun] sztuk złota, sztuki złota, monet, moneta, monety, monetę, monetami, złotych monet*, złote monety
        złota moneta, złoto, złota, srebro, srebra, srebrnych monet, srebrne monety, klejnot*, diament*, kryształ
        kryształy, kryształów, rubin, rubiny, rubinów, szmaragd*, szafir*, pereł, perły, perła, żeton*, kredyty
        kredytów, punkt, punkty, punktów, token, tokeny, tokenów, gem, gemy, gemów, sztabki, sztabek, sztabka, dukat*
        pieniędzy, !złota {rybka,medal*,era}, !punktów kultury
      [membership] członkostwo, członkostwa, członkostwem, karta członkowska, konto vip
        konto premium, klub vip, !{sala,loża,pokój,salonik} vip
      [access] karta, kartę, karnet*, wejściówk*, bilet, przepustk*, dostęp*, premium, członkostw*
        abonament*, subskrypcj*, licencj*, na próbę, próbny, próbna, próbne, okres próbny
        na wypróbowanie, nieograniczon*, bez reklam, pass, !kartki, !karty pamięci
      [lifetime] !usuń na zawsze, !{usunięte,usuń,usunąć} na stałe, !na stałe usun*, na zawsze, dożywotni*, dożywotnio
        na całe życie, na stałe, bezterminow*, wieczysty dostęp, bez limitu czasu, jednorazowa {opłata,płatność}
        jednorazowy zakup, nigdy nie wygasa, !{usunięty,usunięta,usunięte} na zawsze, !na zawsze usunięt*
        !{usunąć,usuń} … na zawsze, !usunięt* … na stałe, !losowo na zawsze
        !{zaakceptuj na,ukryj … na,pokaż … na,zapisz na} stałe
      [subscriptionWord] subskrypcj*, abonament*, automatycznie odnawi*, {odnawia się,odnawiany} automatycznie
        automatyczne odnawianie, anuluj w dowolnym momencie, {anuluj,rezygnuj} w każdej chwili
      [ownDays] widok {miesiąca,tygodnia,kalendarza}, hasło … wygaśnie, serię, seria, serii, passę
        passa, dni z rzędu, adwentow*
        dojrzewa*, dojrzał*, leżakow*, {ser,szynka,wino,whisky,parmezan} … {miesięcy,miesiące,lat}
        {trekking,wędrówka,szlak,trasa} … dni
      [gameController] kontroler, kontrolera, kontrolerem, kontrolery, kontrolerów, kontrolerami
        pad, pada, padem, pady, padów, gamepad*, dżojstik*, joystick*
      [futurePromise] już wkrótce, wkrótce {dostępn*,pojawi*,więcej}, niedługo więcej, wkrótce nowe
        w {następnej,kolejnej} aktualizacji, w przyszłych aktualizacjach, w przyszłej aktualizacji, w następnej wersji
        kolejne w drodze, {kolejne,więcej} w przygotowaniu, wciąż w produkcji, jeszcze w tym roku, pojawią się później
        dodamy później, wkrótce:, pojawi się w {następnej,kolejnej}
        w jednej z {następnych,kolejnych,przyszłych,najbliższych} aktualizacji
        wkrótce {kolejne,następn*,dodamy,dojd*,doda*,ukaż*,kolejn*,nowy,nowa,będzie dostępn*,będą dostępn*,nadejd*}
        (wkrótce), =wkrótce, =już wkrótce, niedługo {dodamy,pojaw*,dostępn*,nowe,dojd*}
        niebawem {dodamy,pojaw*,dostępn*}, już niebawem, już niedługo {pojaw*,now*}, =już niedługo
        już niedługo {więcej,dostępn*}, niebawem nowe, niebawem więcej, w przygotowaniu, przygotowujemy {kolejn*,nowe}
        jeszcze w produkcji, jest w trakcie tworzenia, w trakcie opracowywania, jest opracowywan*, w fazie rozwoju
        wciąż rozwijan*, pracujemy nad nowym*, w nadchodząc*, w {następnych,kolejnych} aktualizacjach
        w następnym patchu, w najbliższej aktualizacji, w najbliższym czasie, później w tym roku, pod koniec roku pojaw*
        do końca roku {dodamy,pojaw*}, {dodane,zostaną dodane,zostaną} wkrótce, !w przygotowaniu do
        !danie w przygotowaniu
        więcej {poziomów,map,światów,rozdziałów,postaci,treści,historii} {wkrótce,później,niebawem}
        {pojawią się,dojdą,dodamy} {kolejne,nowe,następne} {mapy,poziomy,światy,rozdziały}
        {kolejne,nowe,dodatkowe} {mapy,poziomy,światy,rozdziały} {wkrótce,później,pojawią się}
        więcej {wkrótce,później,niebawem}, =wkrótce, (wkrótce)
        {kolejne,pozostałe,reszta} {dojdą,dojdzie,pojawią się,pojawi się,dodamy}
        !wkrótce {święta,boże narodzenie,wiosna,lato,zima,wielkanoc,nowy rok}
        {jesienią,wiosną,latem,zimą} {dojdzie,dojdą,dodamy,przybędzie,ukaże się}
        {jesienią,wiosną,latem,zimą} {pojawi się,pojawią się} {nowe,kolejne,więcej}
        {dojdzie,dodamy} … {jesienią,wiosną,latem,zimą}
      [promotionalClaim] duża zniżka, dużą zniżkę, wielka zniżka, najkorzystniejsz*, najtańsz*, najtaniej
        najniższa cena, najniższej cenie, najniższe ceny, najlepsza cena, najlepszej cenie, najlepsze ceny
        najlepszą cenę, najlepsza oferta, najlepsze oferty, najlepsza wartość, oferta specjalna, oferty specjalne
        ofertę specjalną, specjalna oferta, specjalną ofertę, specjalne oferty, oferta limitowana
        {limitowana,ograniczona,wyjątkowa} oferta, oferta dnia, super oferta, superoferta, gorąca oferta, oferta czasowa
        przez ograniczony czas, ograniczony czas, ograniczonym czasie, ograniczona czasowo
        tylko {dziś,dzisiaj,teraz,w ten weekend,do niedzieli}, ostatnia szansa, ostatnią szansę, ostatnia okazja
        pół ceny, połowę ceny, za połowę, nie przegap, nie przegapcie, nie zwlekaj, okazja cenowa, okazyjna cena
        w okazyjnej cenie, najpopularniejszy pakiet, nasz najpopularniejszy, nasza najpopularniejsza
        najchętniej kupowan*, najczęściej kupowan*, wyprzedaż*, w promocji, promocja dnia
        {wielka,letnia,zimowa} promocja, promocyjna cena, w promocyjnej cenie, cena promocyjna, cena specjalna
        duży rabat, duże zniżki, z rabatem, ze zniżką, przeceniony, przecena, najlepszy pakiet, najlepsza gra
        najlepsza aplikacja, bestseller*, numer jeden na, numer 1 na, hit sprzedaży, pospiesz się, śpiesz się
        !najlepszy przyjaciel, !najlepsi przyjaciele, !najlepszych przyjaciół, !najlepszy {wynik,czas}
        =najpopularniejszy, =najpopularniejsza, =najpopularniejsze, (najpopularniejszy), (najpopularniejsze)
        najpopularniejszy {pakiet,wybór,zestaw,plan}, najpopularniejsze!, !sale, !sale!, !(sale)
        !{pokazuje,znajduje,wyszukuje,porównuje,znajdzie,pokaże,znajdź} … {najtańsz*,najniższ*,najkorzystniejsz*}
        !{najtańsza,najtańszą,najtańsze} {stacj*,lot*,paliw*}
      [expiringCredits] wygasa, wygasają, wygasną, wygaśnie, ważne do, ważny do, ważna do, ważne przez, ważny przez
        termin ważności, data ważności, przepada, przepadają, przepadną, do wykorzystania do, wykorzystaj do
        traci ważność, tracą ważność, zerują się, zostaną wyzerowane, przeterminowan*
        !{nie,nigdy nie} {wygasa,wygasają}, !bez terminu ważności, !nie {przepada,przepadają,tracą ważności}
        !oferta wygasa, !bezterminowo, wykorzystać {do,przed}, zużyć do, wydać do, ważność, !nieograniczona ważność
        !ważność nieograniczona, !nie traci ważności, wygasły, przepadły, straci ważność, stracą ważność, zużyj do
        zużyj przed, wykorzystaj {przed,je do,je przed}, użyj {przed,ich do,ich przed,do}
        wydaj {do,je do,przed,je przed}, znikną, znikają po, ważne {tylko,30,są do}, są ważne do, zostaną usunięte
        zostaną skasowane, stracisz je, tracisz je, kasują się, !{nigdy nie,nie} przepadną, !nigdy nie wygasną
        !nie wygasną, !nie znikną, !zawsze ważne, !promocja ważna do, !oferta ważna do
      [cashOut] wypłać gotówkę, wypłata gotówki, wypłacić pieniądze, wypłać pieniądze, wypłata pieniędzy
        wypłata na konto, wypłacić na konto, prawdziwe pieniądze, prawdziwych pieniędzy
        {wymień na,wymienić na,wymiana na,wymień … na,wymienić … na} pieniądze, {wymienić … na,wymień … na,na} gotówkę
        nagrody pieniężne, nagroda pieniężna, na konto bankowe, na bony podarunkowe, !bez prawdziwych pieniędzy
        !nie na prawdziwe pieniądze, !nie można wymienić na gotówkę
        pieniądze na {kartę,swoją kartę,twoją kartę,konto,swoje konto,twoje konto}
        {wypłata,wypłaty,wypłacamy,wypłać,wypłacane} … konto, {wypłacaj,wypłać,wypłata,wypłacić,wypłaty} wygran*
        wypłacaj gotówk*, wypłacaj pieniądze, nagród pieniężnych, wygrane pieniężne, wygrana pieniężna
        pieniężne nagrody, zamień … na gotówkę, {zamień,zamienić,zamieniaj} … na pieniądze, zamienić … na gotówkę
        wymieniaj … na pieniądze, prawdziwą gotówkę, prawdziwa gotówka, {sprzedaj … za,za prawdziwe,realne} pieniądze
        realnych pieniędzy, prawdziwymi pieniędzmi, !nie można {wypłacić,wymienić na pieniądze,zamienić na}
        w naszych {sklepach,kawiarniach,restauracjach,salonach,punktach,lokalach,oddziałach}
        {odbierz,wymień,zrealizuj,użyj,zapłać} … {przy kasie,w kasie,przy ladzie}
        w sklepach {stacjonarnych,partnerskich}, {można wypłacić,wypłacisz}
        {wymie*,wymia*,zamie*,sprzeda*} … na {złotówki,złote,euro,dolary}, prawdziwe złotówki
        {bony,kartę,karty} do {biedronki,żabki,lidla,empiku,rossmanna}, na {bony,karty} {podarunkowe,zakupowe}
      [appleTrademark] !dla iphone'a, !na {iphone,iphone'a,ipada,ipadzie,iphonie}, !do iphone'a, !dla apple watch
      [appleCriticism] {prowizja,prowizję,prowizji,opłata,opłaty,opłatę,opłat,podatek,z powodu} apple, przez apple'a
        {powolny,powolnego,wolny,stary,starego} iphone, {błędy,błędów,błąd,błędy systemu,błędów systemu,błędy w} ios
        lepsze niż apple, lepszy niż apple, lepsze niż ios, apple zabrania, apple nie pozwala
      [systemFeature] {ocenę,opinię,recenzję} w app store, dobrą ocenę w, powiadomienia push
        dostęp do {żyroskopu,czasu przed ekranem}, {włącz,włącza,włączyć} powiadomienia, oceń nas, oceń aplikację
        oceńcie nas, oceń naszą aplikację, ocena aplikacji, pięć gwiazdek w
        {na pięć,na 5,daj nam 5,daj nam pięć,daj 5} gwiazdek, 5 gwiazdek w app, wystaw {opinię,ocenę,recenzję}
        {napisz,zostaw,za} {opinię,recenzję}, za ocenę
        {miejsca w,miejsce w,przestrzeń,przestrzeni,przestrzeni w,pamięci,pamięci w,pamięć,dysk} icloud
        dostęp do {aparatu,kamery,mikrofonu,lokalizacji}, !hotel na pięć gwiazdek
      [randomItem] !generator losowych, losowych {kart,postaci,nagród,skórek}
        {pudełko,skrzynka,skrzynia,paczka,jajko} z niespodzianką, losowy kostium, losowy wygląd
        {tajemnicza,tajemniczą,tajemnicze} skrzyn*, tajemnicza skrzynka, tajemnicze pudełk*, tajemniczy kufer
        {skrzynka,skrzynia} niespodzianka, {skrzynka,skrzynki,skrzynia,skrzynie} z łupem, skrzynka z łupami
        skrzynie z łupami, {pudełko,paczka,pakiet,jajko} niespodzianka, jajka niespodzianki, jajo niespodzianka
        mystery box*, loot box*, lootbox*, {koło,kołem,koła} fortuny, szczęśliwe koło, losowy przedmiot
        losowe przedmioty, losowych przedmiotów, losowego bohatera, losowy bohater, losowych bohaterów, losową postać
        losowa postać, losowej postaci, losową nagrodę, losowa nagroda, losowe nagrody, losową kartę, losową skórkę
        losowa skórka, losowy skin, losowe karty, loteri*, los na lot*, losy na lot*, los na fant*, losy na fant*
        zdrapk*, losowanie nagród, weź udział w losowaniu, {szansa,szansę} na wygranie, szansę wygrać, szansa wygrania
        szansę wygrania, {szansa,szansę} na legend*, {nigdy nie wiesz co jest,co jest,co kryje się} w środku
        !co jest w środku {domu,ciała,ziemi,zamku}, gacha, {bilet,zwój} przywołania, !ostatnia szansa na
        {wykluje,zawiera,wypadnie} … losow*, poznasz po otwarciu
      [statedOdds] prawdopodobieństw*, szanse {podano,są podane,podane,znajdziesz}, sprawdź szanse
        szanse w, procent szans, szanse na zdobycie
      [contact] telefon, numer telefonu, tel, zadzwoń, zadzwoń {do nas,do nas pod,pod,pod numer,na numer}, dzwoń
        dzwoń pod, dzwoń pod numer, dzwońcie, infolinia, kontakt telefoniczny
      [defect] błąd, błędy, błędów, błędu, awaria, awarie, powolny, powolna, powolne, powolnego
        wolny, wolnego, wolniejszy, zacina, zacięcia, zawiesza, usterk*, !bez błędów, !wolny czas
        !czasu wolnego, !zwolnione tempo, !wolny duch
      [negation] nie, bez, nigdy, żaden, żadne, ani, brak, nic, niczego, żadnych, żadnej, żadnego, żadna, żadnym, !no
        !nie {tylko,przegap,czekaj,zapomnij,ma jak}, !bez końca
        zapomnij, zapomnijcie, żegnaj, koniec z, !nie zapomnij, !nie zapominaj
      [impossibility] nie {jest,są} {możliwe,możliwa,możliwy,dostępne,dostępna,dostępny,dozwolone,dozwolona,dozwolony}
        nie {jest,są} {przewidziane,przewidziana,obsługiwane,akceptowane}
        {jest,są} {niemożliwe,niemożliwa,niemożliwy,wykluczone,wykluczona,zabronione,zabroniona}
        nie {można,da się,wolno,podlega,podlegają,obowiązuje,obowiązują}
        nie {jest wymagane,jest wymagana,jest potrzebne,jest potrzebna,przysługuje,istnieje,wchodzi w skład}
      [recordKeeping] wydatki, wydatków, budżet*, księgowość, faktury, faktura, paragony, hasła
        długi, finanse, domowy budżet, rejestr przelewów, wyciągi, ewidencj*, menedżer haseł
        spis kart, pilnuje … rachunk*, rachunki, rejestr
      [trial] na próbę, {okres,okresu,wersja,wersji} {próbny,próbnego,próbna,próbnej,testowy,testowego,testowa}
        próbny, próbnego, próbne, próbnych, próbna, testowania, testuj, wypróbuj, wypróbować, !próbn{a,ej,ą} matur*
        !próbn{y,e,ych,ego} egzamin*
      [quiz] pytania, pytań, pytanie, egzamin*, odpowiedzi, matura*, sprawdzian*, quiz, ćwiczenia
      [donation] darowizn*, przekaż datek, datek, datki, dobroczynn*, charytatywn*, zbiórka pieniędzy, zbiórka na
        zbiórkę na, wesprzyj fundację, !darowizna dla klanu, !datki dla gildii, !{bal,mecz,koncert} charytatywny
        dotacja, dotację, wpłata pomaga, wpłata pomoże, wpłać na, twoja wpłata, twój datek, twoje wsparcie finansowe
        cele charytatywne, cel charytatywny, na cele dobroczynne, idzie na cel*, zrzutka, zrzutkę, donate, donejt*
        !datki krwi, !oddania krwi, !honorowe krwiodawstwo, !darowizna wojsk, !datki generow*, !datki z budynk*
        {połowa,część} {trafia,idzie,trafi,pójdzie} {do schroniska,na schronisko,do hospicjum,do fundacji,na wośp}
      [physicalGoods] darmowa dostawa, darmowa wysyłka, darmową dostawą, bezpłatna dostawa, bezpłatna wysyłka
        koszt wysyłki, koszty wysyłki, dostawa do domu, z dostawą do domu, dostawa kurierem, przesyłka kurierska
        adres dostawy, wysyłka pocztą, paczkomat*, dostarczy kurier, kurier dostarczy, przywiezie kurier
        wysyłka na cały świat, wysyłka międzynarodowa, wysyłamy na cały świat
        wyślemy {do domu,do twojego,na twój adres}, wysyłamy do domu, wysyłamy na twój adres, wysyłka w cenie
        wysyłką w cenie, wysyłka gratis, z wysyłką, darmową wysyłką, darmowej wysyłki, bezpłatną wysyłką
        bezpłatną dostawą, dostawa w cenie, dostawą w cenie, dostawa gratis, z wliczoną wysyłką, wysyłka wliczona
        dostarczymy pod, dostarczamy pod, {dostarczymy,dostarczony,dostarczona,dostarczone} do domu, pod same drzwi
        pod twoje drzwi, {wyślemy,wysyłamy,wysłana,wysłany,wysłane,przesłana,przyjdzie,otrzymasz} pocztą
        kurierem do domu, wyślemy kurierem, wysyłka kurierem, dostawą do domu, dostawę do domu, dostawą kurierem
        adres do wysyłki, adres wysyłki, !listonosz, !przesyłką dla
        {wyślemy,wysyłamy} … do domu
      [paidOnce] jednorazowa {płatność,opłata}, jednorazowy zakup, płać raz, zapłać raz
        dożywotni dostęp, dożywotnie członkostwo, dożywotnia {subskrypcja,licencja}
        jednorazową {płatność,opłatę}, jednorazowej {opłaty,płatności}, wystarczy jedna płatność
        jedna opłata, jedna płatność, {płacisz,płacisz tylko,zapłać tylko,kup} raz
        dożywotnie premium, {premium,członkostwo,dostęp} na zawsze, bez dalszych opłat
      [saving] oszczędź, oszczędzasz, oszczędzaj, oszczędność, rabat, rabatu, zniżka, zniżki, taniej
        !oszczędzaj {energię,baterię}, !oszczędność {energii,baterii}, oszczędzić, oszczędności
        rabatem, rabaty, zniżką, zniżkę, zniżek, obniżka, obniżki, tańsz*, korzystniej
        !oszczędzaj czas, !oszczędza czas, !oszczędność {czasu,miejsca}, !oszczędza baterię
      [comparedPrice] w porównaniu z miesięczn*, względem miesięcz*, niż miesięczn*, niż co miesiąc, ceny regularnej
        normalnej ceny, kupując osobno, {z ceną,ceną} miesięczną, cenie miesięcznej, niż miesięcznie
        {niż kupując,przy zakupie,kupowane,zakupie} osobno, osobno, pojedynczo, zwykłej ceny, zwykła cena, zwykłą cenę
        normalna cena, regularnej ceny, ceny podstawowej, pełnej ceny, z opłatą miesięczną, {opłaty,ceny} miesięcznej
        abonamentem miesięcznym, subskrypcją miesięczną, planem miesięcznym, planu miesięcznego
        w porównaniu z {opłat*,abonament*}, względem abonament*
      [durationWord] miesięczn*, roczn*, tygodniow*, {co,na} {miesiąc,rok,tydzień}, {przez,jeden} {miesiąc,rok}
        {cały,przez cały} {rok,miesiąc}, półroczn*, kwartaln*, !tygodniowe {wyzwan*,zadan*}, !miesięczne wyzwan*
        !rocznic*, !cały rok szkolny, trzy miesiące, sześć miesięcy, dwa tygodnie, dwóch tygodni, dwanaście miesięcy
        !tygodniowe {nagrod*,wydarzen*}, !miesięczne nagrod*, !kalendarz {miesięczny,roczny,tygodniowy}
        !tydzień roboczy, !jeden tydzień roboczy, !widok {miesięczny,roczny,tygodniowy}
        !widoku {miesięczn*,roczn*,tygodniow*}, !miesięczne archiw*, !archiwum miesięczn*
        !raport {miesięczny,roczny,tygodniowy}, !średnia {miesięczn*,roczn*,tygodniow*}, !stopa roczn*, !roczna stopa
        !rocznej stop*, !{raz,razy} na {rok,miesiąc,tydzień}, !co dwa tygodnie, !co trzy miesiące, !co sześć miesięcy
        !{wyświetl*,wyświetla,wyświetl,pokaż,wybierz} jeden miesiąc
        {płatność,opłata,pobierana,pobierane,rozliczenie} … raz {w roku,na rok,w miesiącu,na miesiąc}
        pół roku {dostępu,gry}
      [regulatedClaim] {leczy,wyleczy,uleczy} … {raka,cukrzyc*,depresj*,ból,bóle,artretyzm*,bezsenność,astm*,chorob*}
        {tysiące,setki} obserwując*, {kup,zdobądź} … obserwując*, kup … polubie*, kup … lajk*
        schudnij … {w tydzień,w tydz*,w 7 dni,tygodni*,w miesiąc}, schudniesz … w tydzień, schudnij bez
        gwarantowane odchudz*, zrzuć … w tydzień, zrzuć … w 7 dni, cudowny lek, cudowne lekarstwo
        {prawdziwych,realnych,1000,500} obserwując*, prawdziwych followers*
        kup {obserwując*,polubienia,lajki,followers*}, więcej obserwujących dla, obserwujących dla twojego
        zakłady {na prawdziw*,na pieniądze,o pieniądze,o prawdziw*,za pieniądze,pieniężne,sportowe}
        {zakłady,typy} bukmacherskie, obstawiaj … pieniądze, hazard na prawdziw*, hazard na pieniądze, gra na prawdziwe
        {gra,graj,kasyno} na pieniądze, kasyno na prawdziw*
        {czat,czaty,rozmowy,filmy,wideo,treści,randki} dla dorosłych, czat erotyczny, erotyczn*, seks czat, sex czat
        seksczat, {anonse,usługi} towarzyskie, gwarantowany zysk*, gwarantowane zyski, gwarantowanym zyskiem
        gwarantowana wygrana, pewny zysk, pewne zyski, zysk gwarantowany, gwarancja zysku, szybkie wzbogacenie
        wzbogać się szybko, {zarabiaj,zarób,zdobywaj,wydobywaj,kop,kup} bitcoin*, zarabiaj krypto*, zarób krypto*
        chwilówk*
      [profanity] a3Vydyo=, c2t1cncq, d2t1cncq, emFrdXJ3Kg==, amViKg==, emplYio=, cG9qZWIq, d3lqZWIq, cm96amViKg==
        emFqZWIq, dWplYio=, ZG9qZWIq, bmFqZWIq, b2RqZWIq, cGllcmRvbCo=, cG9waWVyZG9sKg==, c3BpZXJkYWwq, d3lwaWVyZGFsKg==
        emFwaWVyZGFsKg==, cm96cGllcmRvbCo=, b3BpZXJkb2wq, Y2h1aio=, aHVq, aHVqZQ==, aHVqb3cq, cGl6ZCo=, Z8Ozd24q
        Z8Ozd2llbio=, c3Jhaio=, c3JhxIc=, emFzcmFuKg==, cG9zcmFuKg==, ZHVwZWs=, ZHVwa2k=, Y2lwYQ==, Y2lweQ==, Y2lwayo=
        a3V0YXMq, c2t1cnd5c3luKg==, ZHppd2sq, c3BpZXJkb2wq, cGllcHJ6IHNpxJk=, cGllcHJ6b24q, d3lwaWVwcnphag==, IWplYmIq
        IV5DSVBB
      [otherMoney] banknot*, {zabawkowe,papierowe,udawane} pieniądze, pieniądze … kolorow*, pieniądze do zabawy
        ile kosztował*, {cel,cele} {oszczędzania,oszczędnościowy,oszczędnościowe}
        {pierwsze,pierwszy,pierwszych} … {odłożone,odłożonych,zaoszczędzon*}, podziel … na, gdzie … kosztuje
        liczyć pieniądze, liczenie pieniędzy, zgadnij … cenę, wydawanie reszty
      """#)
}
