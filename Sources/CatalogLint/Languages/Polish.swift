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
      money=USD: dolarów, dolary, dolar
      minute: minuta, minuty, minut
      hour: godzina, godziny, godzin, godz
      day: dzień, dni, dnia
      week: tydzień, tygodnie, tygodni, tygodnia
      month: miesiąc, miesiące, miesięcy, miesiąca
      quarter: kwartał, kwartały
      year: rok, lata, lat, roku
      percent: procent
      before ordinal: poziom, rozdział, sezon, odcinek, część, dzień, tom
      magnitude=1000: tys., tys, tysięcy, tysiące, tysiąc
      magnitude=1000000: mln, milionów, miliony
      beside counted: monet, monety, moneta, złota, klejnotów, klejnoty, diamentów, diamenty
        kryształów, punktów
      counted: sztuk, sztabek, sztabki, żetonów, żetony, rubinów
      """,
    spelledNumbers: """
      1 jeden jedna; 2 dwa dwie; 3 trzy; 4 cztery; 5 pięć; 6 sześć; 7 siedem; 8 osiem; 9 dziewięć
      10 dziesięć; 12 dwanaście; 15 piętnaście; 20 dwadzieścia; 30 trzydzieści; 40 czterdzieści
      50 pięćdziesiąt; 60 sześćdziesiąt; 70 siedemdziesiąt; 80 osiemdziesiąt; 90 dziewięćdziesiąt
      100 sto; 200 dwieście; 300 trzysta; 400 czterysta; 500 pięćset; 600 sześćset; 700 siedemset
      800 osiemset; 900 dziewięćset; 1000* tysiąc tysiące tysięcy; 1000000* milion miliony
      """,
    trial: "prób, test",
    days: "dni, dzień, dnio",
    dayNumbers: "trzy, pięć, siedem, dziesięć, czternaście, trzydzieści",
    restoring: "rzywróć, przywr",
    generic: """
      *kup *kupić *zakup *zakupy *przedmiot *przedmioty *produkt *produkty *artykuł *subskrypcja
      *opis ten ta to te tego w aplikacji aplikacja teraz tutaj dla i na z twój twoje vip
      *dziękujemy *dziękuję *dzięki miłej zabawy zakup wsparcie świetny super za
      """,
    lengths: """
      0 dzień dnia sezon dwa trzy sześć; 182 pół; 91 kwarta; 365 rok rocz lat; 30 miesi; 7 tydz tygod
      """,
    lengthAndPlan: "karnet",
    plans: "plan, pakiet, abonament, subskrypcja, klub, karnet, trener",
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
    ofWords: "na",
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
        !bezpłatne muzea, !bezpłatna gazeta
      [externalPayment] karta kredytowa, kartą kredytową, karty kredytowe, karty kredytowej
        kartę kredytową, kartą płatniczą, karta płatnicza, przelew, przelewem, przelewy, przelewy24
        blikiem, zapłać blik*, płatność blik, kodem blik, payu, dotpay, tpay, przelew bankowy
        karta podarunkowa, karty podarunkowe, kartą podarunkową, kod promocyjny, kody promocyjne
        kod rabatowy, kody rabatowe, kod aktywacyjny, paysafecard, za pobraniem, sms premium
        gotówką, na naszej stronie, naszej stronie, nasz sklep internetowy
        naszym sklepie internetowym, taniej na stronie, taniej w internecie, taniej online
        taniej przez www, taniej … stronie, oficjalna strona, oficjalnej stronie, poza aplikacją
        inna metoda płatności, inne metody płatności, zapłać bitcoin*, doładowanie z telefonu
        !karty kredytowe pod kontrolą, !rejestr przelewów, !przelewy pod kontrolą
        blik, blika
      [otherPlatform] na androida, androida, androidem, androidzie, sklep play, sklepie play
        na steamie, wersja steam, telefon samsung, telefony samsung, !pancerz androida
        !skórka androida, !bunt androida, !głowa androida
      [placeholder] tekst tutaj, tu tekst, opis tutaj, tu opis, tytuł tutaj, opis wkrótce
        opis w przygotowaniu, tu wpisz, =wpisz opis, =wpisz tekst, =wpisz tytuł, =opis, =tytuł
        =nazwa, przykładowy tekst, przykładowy opis, tekst zastępczy, tekst przykładowy
        opis do uzupełnienia, brak opisu, tekst próbny, do ustalenia
        =nazwa produktu, [opis], [tytuł]
      [test] wersja testowa, wersja beta, wersja próbna, wersja demo, wersja demonstracyjna
        produkt testowy, zakup testowy, przedmiot testowy, testowy produkt, testowy przedmiot
        testowa, testowy, testowe, do użytku wewnętrznego, nie kupować, nie kupuj, debugowanie
        do testów, !pytania testowe, !zadania testowe, !pytań testowych, !egzamin testowy
        !lot testowy, !jazda testowa, !arkusze testowe
      [futurePromise] już wkrótce, wkrótce dostępn*, wkrótce pojawi*, wkrótce więcej
        niedługo więcej, wkrótce nowe, w następnej aktualizacji, w kolejnej aktualizacji
        w przyszłych aktualizacjach, w przyszłej aktualizacji, w następnej wersji
        kolejne w drodze, kolejne w przygotowaniu, więcej w przygotowaniu
        wciąż w produkcji, jeszcze w tym roku, pojawią się później, dodamy później
      [expiringCredits] wygasa, wygasają, wygasną, wygaśnie, ważne do, ważny do, ważna do
        ważne przez, ważny przez, termin ważności, data ważności, przepada, przepadają, przepadną
        do wykorzystania do, wykorzystaj do, traci ważność, tracą ważność, zerują się
        zostaną wyzerowane, przeterminowan*, !nie wygasa, !nie wygasają, !nigdy nie wygasa
        !nigdy nie wygasają, !bez terminu ważności, !nie przepada, !nie przepadają
        !nie tracą ważności, !oferta wygasa, !bezterminowo
      [cashOut] wypłać gotówkę, wypłata gotówki, wypłacić pieniądze, wypłać pieniądze
        wypłata pieniędzy, wypłata na konto, wypłacić na konto, prawdziwe pieniądze
        prawdziwych pieniędzy, wymień na pieniądze, wymienić na pieniądze, wymiana na pieniądze
        wymień … na pieniądze, wymienić … na pieniądze, wymienić … na gotówkę, wymień … na gotówkę
        na gotówkę, nagrody pieniężne, nagroda pieniężna, na konto bankowe, na bony podarunkowe
        !bez prawdziwych pieniędzy, !nie na prawdziwe pieniądze, !nie można wymienić na gotówkę
      [negation] nie, bez, nigdy, żaden, żadne, ani, brak
      [recordKeeping] wydatki, wydatków, budżet*, księgowość, faktury, faktura, paragony
        hasła, długi, finanse, domowy budżet, rejestr przelewów, wyciągi
      [quiz] pytania, pytań, pytanie, egzamin*, odpowiedzi, matura*, sprawdzian*, quiz, ćwiczenia
      [donation] darowizn*, przekaż datek, datek, datki, dobroczynn*, charytatywn*
        zbiórka pieniędzy, zbiórka na, zbiórkę na, wesprzyj fundację, !darowizna dla klanu
        !datki dla gildii, !bal charytatywny, !mecz charytatywny, !koncert charytatywny
      [physicalGoods] darmowa dostawa, darmowa wysyłka, darmową dostawą, bezpłatna dostawa
        bezpłatna wysyłka, koszt wysyłki, koszty wysyłki, dostawa do domu, z dostawą do domu
        dostawa kurierem, przesyłka kurierska, adres dostawy, wysyłka pocztą, paczkomat*
      [paidOnce] jednorazowa płatność, jednorazowa opłata, jednorazowy zakup, płać raz, zapłać raz
        dożywotni dostęp, dożywotnie członkostwo, dożywotnia subskrypcja, dożywotnia licencja
      [saving] oszczędź, oszczędzasz, oszczędzaj, oszczędność, rabat, rabatu, zniżka, zniżki, taniej
        !oszczędzaj energię, !oszczędzaj baterię, !oszczędność energii, !oszczędność baterii
      [comparedPrice] w porównaniu z miesięczn*, względem miesięcz*, niż miesięczn*, niż co miesiąc
        ceny regularnej, normalnej ceny, kupując osobno
      [durationWord] miesięczn*, roczn*, tygodniow*, co miesiąc, co rok, co tydzień, na miesiąc
        na rok, na tydzień, przez miesiąc, przez rok, jeden miesiąc, jeden rok, cały rok
        cały miesiąc, przez cały rok, przez cały miesiąc, półroczn*, kwartaln*
        !tygodniowe wyzwan*, !tygodniowe zadan*, !miesięczne wyzwan*, !rocznic*, !cały rok szkolny
      [regulatedClaim] leczy … raka, leczy … cukrzyc*, leczy … depresj*, leczy … ból
        leczy … bóle, leczy … artretyzm*, leczy … bezsenność, leczy … astm*, leczy … chorob*
        wyleczy … raka, wyleczy … cukrzyc*, wyleczy … depresj*, wyleczy … ból, wyleczy … bóle
        wyleczy … artretyzm*, wyleczy … bezsenność, wyleczy … astm*, wyleczy … chorob*
        uleczy … raka, uleczy … cukrzyc*, uleczy … depresj*, uleczy … ból, uleczy … bóle
        uleczy … artretyzm*, uleczy … bezsenność, uleczy … astm*, uleczy … chorob*
      """#)
}
