extension Language {
  /// English.
  static let english = Language(
    code: "en",
    signs: "en-AU $=AUD+NZD, en-CA $=CAD, en-GB $=AUD+CAD+HKD+NZD+SGD+USD",
    and: "and_",
    amountsEverywhere: """
      money=$: dollars, dollar
      money=$ final: bucks, buck
      money=USD: u.s. dollars, american dollars
      money=AUD: australian dollars
      money=CAD: canadian dollars
      money=HKD: hong kong dollars, hk dollars
      money=TWD: taiwan dollars, nt dollars, new taiwan dollars
      money=SGD: singapore dollars
      money=NZD: new zealand dollars
      subunit=$/100: cents
      subunit=$/100 unnamed: cent
      money=EUR: euros, euro
      before money=EUR noYear: euro, euros
      money=£: pounds, quid, pounds sterling
      subunit=GBP/100: pence
      money=JPY: yen
      money=CNY: yuan, yuans, renminbi, chinese yuan, yuan rmb, rmb yuan, kuai
      before money=CNY: renminbi
      money=KRW large last: won
      money=KRW: korean won
      money=THB: baht
      money=Rs: rupees, rupee
      money=RUB: rubles, ruble, roubles, rouble
      money=IDR: rupiah
      money=MYR: ringgit
      money=peso: pesos, peso
      money=BRL: reais
      money=ZAR priced: rand, rands
      money=VND: dong
      money=PLN: zloty, zlotys, zlotych
      money=CHF: swiss francs, francs
      money=TRY: liras, lira, turkish lira
      money=ILS: shekels, shekel
      money=AED: dirhams, dirham
      money=SAR+QAR: riyals, riyal
      money=NGN: naira
      money=KZT: tenge
      money=TZS: shillings
      money=HUF: forints, forint
      money=RON: romanian lei
      counted: pounds of, pound of, dollar bill, dollar bills, dollar coin, dollar coins
        dollar note, dollar notes, cent coin, cent coins, cent piece, cent pieces, pence coin
        pence coins, pound coin, pound coins, pound note, pound notes, euro coin, euro coins
        euro note, euro notes, euro bill, euro bills, yen coin, yen coins, yen note, rupee coin
        rupee coins, rupee note, rupee notes, peso coin, peso coins, gold coins, gold coin
        silver coins, items, levels, songs, pcs, pc, pieces, stars, chips, kb, mb, gb, tb, photos
        images, words, questions, recipes, filters, stickers, hints, spins
      minute: minute, minutes, min, mins, min.
      hour: hour, hours, hr, hrs
      hour glued: h
      day: day, days, days', day's
      week: week, weeks, wk, wks
      month: month, months, mo, mos, mth, mths, month's
      quarter: quarter, quarters
      year: year, years, yr, yrs, year's
      percent: percent, per cent, pct
      before ordinal: bakers, baker's, baker’s
        level, levels, lvl, lvl., lv, lv., lvs, chapter, chapters, ch., vol, vol.
        volume, volumes, issue, episode, episodes, ep, ep., season, part, stage, phase, tier, grade
        rank, round, act, world, day, week, version, ver, ver., v, v., type, mission, floor, step
        zone, area, group, class, generation, gen, top, since, year, ios, ipados, macos, watchos
        tvos, visionos, iphone, ipad, windows, iphone ios, android, formula, route, unit, lesson
        module, section, page, line, room
      ordinal glued: st, nd, rd, th, d, p, g, fps, dpi, ppi, kbps, mbps, px, hz, khz, bit
      ordinal: star, -star, player, -player, -bit, th anniversary, fps, hz, dpi
      magnitude=1000: thousand
      magnitude=1000000: million, mil., mn
      joins: plus
      beside counted: coin, coins, gold, gem, gems, diamond, diamonds, crystal, crystals, token
        tokens, credit, credits, point, points, ruby, rubies, jewel, jewels, star coins, cash
        energy, life, lives, key, keys, chest, chests, ticket, tickets, pearl, pearls, silver
        shards
      """,
    amounts: """
      en-GB subunit=GBP/100 glued tens few: p
      subunit=$/100 glued tens few: c
      before ordinal firm: lose, losing, shed, gain
      before ordinal: january, february, april, june, july, august, september, october, november
        december, jan, feb, mar, apr, jun, jul, aug, sept, oct, nov, dec
      ordinal: january, february, april, june, july, august, september, october, november, december
      magnitude=100000: lakh, lakhs, लाख
      """,
    spelledNumbers: """
      1 one; 2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten
      11 eleven; 12 twelve; 13 thirteen; 14 fourteen; 15 fifteen; 16 sixteen; 17 seventeen
      18 eighteen; 19 nineteen; 20 twenty; 30 thirty; 40 forty; 50 fifty; 60 sixty; 70 seventy
      80 eighty; 90 ninety; 12* dozen; 100* hundred; 1000* thousand; 1000000* million; 0 and
      ? half quarter couple few several
      """,
    besidePrice: "top-up, top up, recharge, tax included, incl. tax, only",
    relativeTimes: """
      ^show_, ^shows_, ^select_, ^choose_, view, or longer
      ago, earlier, ahead, since, last, past, next, previous, recent, coming, older than, newer than
      from now, in the future, before, less than, more than, into the future, now +, now plus
      """,
    balances: "valued, balance",
    trial: "trial",
    trialName: "XX-day Trial",
    days: "day",
    dayNumbers: "three, five, seven, ten, fourteen, fifteen, twenty, thirty, sixty, ninety",
    restoring: "restor",
    passwords: """
      password, passcode, passphrase, passwd, |pwd, |pw, |pin, |pin code, |user/pass, |login/pass
      |id/pass
      """,
    toBe: "is_",
    noPassword: """
      none, not, nil, null, needed, required, unneeded, optional, see, same, ask, any, anything
      blank, empty, provided, sent, via, tbd, todo, unknown, hidden, below, above, attached, yes
      true, false, off, the, protected, home, settings, shop, store
      """,
    generic: """
      *buy *buying *purchase *purchases *purchasing *item *items *product *products *iap *goods
      *consumable *consumables *subscription *subscribe *description a an the this that these those
      our your my it one single new virtual digital in app apps of for to from with within now here
      please get obtain order use click tap press button shop store non will you can be is are and
      make vip inapp *enjoy *thanks *thank *fun *refund *refunds *refundable no not all sales final
      great nice amazing awesome special super good so very much support purchasing us we have happy
      best wonderful exclusive simply perfect
      """,
    lengths: """
      0 day daily hour season biw bim bi- fortnight two three six twelve; 182 half semi; 91 quarter
      365 year annu; 30 month; 7 week
      """,
    lengthAndPlan: "pass, card, ticket",
    plans: "plan, pro, premium, vip, plus, club, coach, coaching, unlimited",
    perWords: "for, a",
    during: "for",
    ones: "one, a month, a year, a full, a whole, an entire, for one, for a, full",
    wholes: "full, whole, entire",
    contents: """
      plan, menu, program, course, schedul, calendar, diary, journal, forecast, horoscop, histor
      backup, back up, archiv, record, stor, keep, kept, sav, retain, log, challenge, guarantee
      transform, learn, goal, lose, result, supply, worth
      """,
    alternatives: "_or_, _nor_",
    contrasts: "_but_, however",
    used: "used, spent, redeemed",
    numberWords: "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve",
    measures: """
      km, mi, mile, miles, kilometers, kilometres, m, ft, feet, foot, cm, in, inch, inches, kg, lb
      lbs, pounds, oz, mph, gb, mb, tb
      """,
    plurals: "s, es",
    betweenCountAndName: "units of_, pieces of_, pcs of_, pcs_, of_",
    articles: "the",
    ofWords: "of",
    doubling: "double, twice, 2x, x2",
    exchanging: "exchange, swap, trade",
    genitives: "of_",
    packs: """
      pack, bundle, bag, box, chest, set, total, bonus, pile, stack, purse, sack, pouch, handful
      vault, crate, suppl, gift, sum, amount, balance, bucket, barrel, jar, heap, hoard, treasure
      wallet, reward, gain
      """,
    kinds: "_kinds, _types",
    unitPlurals: """
      packs, bags, bundles, boxes, chests, purses, coins, bars, pieces, units, bonus, plus, as, is
      this, always, days, weeks, months, tokens, points
      """,
    collecting: "catalog, collector, numism, colour in, color in, colouring, coloring",
    each: "each, apiece",
    costs: "costs, cost, costing, earn, earns, spend",
    bonuses: "bonus, extra, free, as a bonus, for free, on top, more on top, on the house",
    bonusesBefore: "bonus, plus an extra, an extra",
    paying: """
      pay, buy, bought, purchas, top up, top-up, cheap, discount, save, order, redeem
      checkout, shop, store, sale, price, our site, our website, get it, deposit
      """,
    messengers: """
      wechat, weixin, telegram, whatsapp, line, discord, kakao, zalo, viber, signal, skype
      instagram, tg
      """,
    beforeAccount: "at_, on_, number",
    accounts: "_id",
    functionWords: """
      the, and, your, with, from, every, all, are, you, this, that, these, more, by, or, its, into
      their, our, it, will, can, when, get, new, without, any, each, has, have, them, who, while
      through, up, an, off, out, me, my, us, one, not, if, about, only, which, what, where, how
      also, after, before, other, most, some, many, than, then, been, was, were, but, she, he, his
      him, *of, *to, *for, *is, *at, *as, *be, *a, *in, *on, *we, *no, *so, *do, *over, *her, *i
      """,
    connectives: """
      the, your, and, of, with, every, from, for, unlock, unlocks, adds, remove, removes
      """,
    demands: "unlock, unlocks, remove, removes",
    tierNames: """
      pro, premium, plus, vip, max, mini, ultra, ultimate, lite, deluxe, basic, standard, starter
      bonus, combo, club, mega, super, extra
      """,
    acronyms: """
      ALGOL, ASCII, ASEAN, AWACS, AZERTY, BSSID, CABAC, CAPTCHA, CELPIP, COBOL, COMPTIA, CUSIP
      DICOM, FORTRAN, GNOME, GNUTLS, HTTPS, IELTS, MJPEG, MMORPG, MSCHAP, NASCAR, NASDAQ, NCLEX
      PCMCIA, PMBOK, QWERTY, QWERTZ, SEDOL, SOCKS, STARTTLS, TOEFL, TOEIC, TWAIN, UNESCO, UNICEF
      USMLE, VDPAU, WASAPI
      """,
    words: #"""
      [free] /free, freebie*, no charge, without charge, at no cost, no cost, zero cost
        complimentary, on the house, gratis, $0.00
        # Something that the product is free of, not free itself.
        !ad free, !ads free, !advert free, !ad and tracker free, !royalty free, !sugar free
        !gluten free, !dairy free, !lactose free, !fat free, !caffeine free, !alcohol free
        !cruelty free, !hands free, !stress free, !worry free, !care free, !duty free, !tax free
        !toll free, !risk free, !hassle free, !noise free, !watermark free, !interruption free
        !interruptions free, !distraction free, !smoke free, !nicotine free, !error free, !bug free
        !commercial free, !guilt free, !pain free, !debt free, !drug free, !nut free, !oil free
        !meat free, !egg free, !grain free, !soy free, !wheat free, !plastic free, !spam free
        !lag free, !germ free, !wrinkle free, !screen free, !phone free, !banner free, !popup free
        !pop up free, !copyright free, !dmca free, !limit free, !wait free, !delay free
        !chemical free, !acne free, !tangle free, !free of ads, !free of ad, !free from
        !free of adverts, !free of limits, !free of distractions, !free of watermarks
        # Names and turns of speech.
        !free fire, !free fires, !free kick, !free kicks, !free throw, !free throws, !free style
        !free styler, !free form, !free range, !free will, !free spirit, !free spirits
        !free spirited, !free time, !free fall, !free falling, !free run, !free runner
        !free running, !free roam, !free roaming, !free hand, !free world, !free dive, !free diver
        !free diving, !free weight, !free weights, !free bird, !free birds, !free market
        !free agent, !free agents, !free rider, !free riders, !free ride, !free mode, !free play
        !free to play, !free 2 play, !f2p, !free practice, !free speech, !feel free, !break free
        !breaks free, !set free, !born free, !free camera, !free cam, !free look, !free space
        !free writing, !free climb, !free climbing, !free solo, !free radical, !free radicals
        !free flow, !free flowing, !free jazz, !free city, !free cities, !free people, !free folk
        !free company, !free verse, !free response, !free swim, !free skate, !free skating
        !free standing, !free float, !free floating, !free guy, !free your, !free yourself
        !free the, !free up, !free ranger, !free state, !free lance, !free drawing, !free draw
        !free transform, !free build, !free men, !free man, !free lunch, !roam free, !run free
        !fly free, !live free, !wild and free, !young and free, !set me free, !sets you free
        !set you free, !set them free, !free to roam, !free as a, !free at last, !free body diagram*
        !free electron*, !free energy, !free variable*, !free them, !free him, !free her, !free all
        !free every, !free hug*, !free parking, !free safety, !free cell, !free swimming
        !free thinker*, !free thinking, !free trade, !free reign, !free rein, !free love
        !free motion, !free enterprise, !free evening*, !free afternoon*, !free period*
        !free ascent, !free and easy, !frizz free, !dust free, !bpa free, !gmo free, !scot free
        !cage free, !free two, !free three, !free four, !free five, !free six, !free seven
        !free eight, !free nine, !free ten, !free twelve
        free of charge, free of cost, free of fees, !free of, !free internet*, !free angle*
        !free cell*, !free parking*, !free wifi*, !free wi fi*, !free software, !free as in
        !free response*, !free library, !free museum*, !free newspaper*, !free city map*
        !paid … free, !free radical*, !free agent*, !free memory, !free disk*
        !free cells, !free throw*, !free hand*, !free camera*, !free chess
        !free text*, !free text field*, !free drawing*, !free transform*, !free rotation*
        !free movement, !free for all
        !free/busy
        !free member*
        !free select*, !free lossless*, !time as free, !query free, !show as free, !free tech
      [externalPayment] buy on the website, pay on the website, buy from the website, paypal
        pay with stripe, via stripe, through stripe, stripe payment, stripe payments
        stripe checkout, venmo, cash~app, alipay, ali pay, wechat pay, wechatpay, weixin pay
        unionpay, union pay, google~pay, gpay, samsung~pay, amazon~pay, paytm, phonepe, bharatpe
        upi payment, upi payments, pay via upi, paysafecard, paysafe card, skrill, neteller
        payoneer, webmoney, klarna, afterpay, via zelle, with zelle, western union, moneygram
        bank transfer, bank transfers, wire transfer, wire transfers, bank deposit
        credit card, credit cards, debit card, debit cards, gift card, gift cards, prepaid card
        prepaid cards, voucher code, voucher codes, redeem code, redeem codes, redeem a code
        redemption code, redemption codes, promo code, promo codes, coupon code, coupon codes
        activation code, activation codes, license key, licence key, license keys, cd~key, cd~keys
        scratch card code, pay with bitcoin, pay in bitcoin, pay with crypto, pay in crypto
        pay by crypto, crypto payment, crypto payments, bitcoin payment, bitcoin payments
        pay in cash, pay by card, pay by check, pay by cheque, our website, our web site
        our web store, our webstore, our web shop, our webshop, our online store, our online shop
        our own store, official website, official site, on the web store, cheaper on the web
        cheaper online, cheaper outside, outside the app, outside of the app, outside the app store
        outside app store, pay online at, buy online at, buy from us directly, buy direct from us
        contact us to buy, contact us to pay, third party payment, third party payments
        alternative payment, alternative payments, external payment, external payments
        top up via agent, on patreon, via patreon
        !credit card tracker, !credit card manager, !credit card reader, !credit card debt
        !credit card payoff, !credit cards tracker, !gift card maker, !gift card design
        !gift card designs, !gift card template, !gift card templates, !scratch card codebreaker
        !outside the app icon, !gift card designer*, !gift cards designer*, !paypal statement*
        !paypal import*, !paypal export*, !paypal csv, !paypal report*
        cheaper in our, less on the web, dot com, patreon supporter*, patreon backer*
        patreon member*, patreon patron*, our patreon
        !dot com boom*, !dot com bubble*, !dot com crash*, !dot com era
        cheaper on our site, cheaper on web, cheaper in the browser, cheaper in a browser
        cheaper in your browser, buy in the browser, pay in the browser, on our site, on our webpage
        on our web page, message us to buy, message us to order, dm us to buy, dm to buy
        top up on the web, top up on our, web top up, cash on delivery, e transfer
        interac e transfer, carrier billing, pay by phone bill, pay by text message, pay by sms
        pay by invoice, revolut pay, sofort payment, trustly, via swish, with swish, via blik
        with blik, pay with ideal, with vipps, via vipps, with mobilepay, twint, with bizum
        pay with pix, via pix, with upi, cheaper … on our website, save … on our website
        discount … on our website, !gift card wallet*, !gift card organizer*, !gift card holder*
        !gift card balance*, !gift card keeper, !gift card scanner, !gift card tracker*
        !gift cards in one place, !credit card holder*, !credit card organizer*
        !credit card wallet*, !credit card validator, !credit card calculator*, !credit card maze
        !redeem codebook, !our online store of
        pay by bank card, pay with bank card, with a bank card, by bank card, your bank card
        cash payments, pay by cash, pay cash, cash accepted, cheques accepted, e transfers, interac
        bank cheque, direct debit payments, by standing order, pay via payid, with payid, bpay
        !cash payments log*, !cash payments book*, !record cash payments
      [otherPlatform] android, google~play, play~store, galaxy~store, galaxy apps, appgallery
        huawei app gallery, huawei appgallery, amazon appstore, amazon app store, windows phone
        windows mobile, windows 10 mobile, microsoft store, windows store, apk, apks, sideload
        sideloads, sideloaded, sideloading, f-droid, fdroid, aptoide, uptodown, apkpure, taptap
        getapps, oppo app market, vivo app store, xiaomi store, samsung store, symbian, sailfish os
        blackberry world, blackberry os, harmonyos, kaios, kindle fire, wear~os
        # Services of the same company, and machines in human form. The plural `androids` never names the platform.
        !google play books, !google play music, !google play movies, !google drive
        !google analytics, !google maps, !google calendar, !google docs, !google photos
        !android skin, !android skins, !android costume, !android hero, !android girl
        !android soldier, !android warrior, !android army, !android character, !android outfit
        !android body, !rogue android, !battle android
        playstation*, ps4, ps5, psn, xbox*, nintendo, nintendo switch, on the switch, on steam
        via steam, steam version, steam edition, steam store, steam key, steam keys, steam deck
        steam account, epic games store, itch.io, meta quest, oculus, chromebook, chromebooks
        !run on steam, !runs on steam, !running on steam, !ran on steam, !driven by steam
        !go on steam, !android invasion*, !android uprising*, !android rebellion*, !android revolt*
        !android war, !android wars, !android attack*, !android hunter*, !android factory
        !android assassin*, !android detective*, !android boss*, !android enemy, !android enemies
        !android companion*, !android armor, !android armour, !an android
        samsung phone*, huawei phone*, huawei watch*, xiaomi phone*, pixel phone*, galaxy watch*
        !android anatomy, !android head*, !android arm, !android arms, !android dream*
        !android city, !android captain, !android crew, !android arena, !android maid
        !android singer*, !android butler*, !android pet*, !android dog*, !android chef*
        !the android, !this android, !my android friend, !steam works on steam
      [placeholder] =name, =title, =description, =text, =product, =product name
        =product description, =item, =sample, =example, =dummy, =none, =null, =undefined
        your text here, your text goes here, your title here, your description here, lorem ipsum
        lorem, hipster ipsum, bacon ipsum, dolor sit amet, ^TODO, tbd, ^FIXME, ^XXX, xxx, xxxx
        xxxxx, xxxxxx, asdf*, placeholder, placeholders, place holder, text here, title here
        name here, description here, description goes here, text goes here, =insert text
        =insert title, =insert name, =insert description, insert here, enter text here
        =enter description, =enter a description, =enter name, =enter title, =add description
        =add a description, add description here, add title here, type here
        product description here, product name here, item name here, item description here
        dummy text, dummy product, dummy item, dummy description, dummy data, sample text
        sample product, sample description, sample item, example text, example product
        example description, foobar, foo bar, blah blah, untitled, unnamed product, unnamed item
        no description, no title, change me, changeme, replace me, replace this, to be defined
        to be determined, to be decided, this is description, this is a description
        this is the description, this is title, this is a title, this is the title, this is name
        test description, default description, default title, new item name
        !untitled goose, !insert here comes, !chapter xxx, !part xxx, !act xxx, !volume xxx
        !super bowl xxx, !agent xxx
        =n/a, =n.a.
        insert product name, insert product description, insert item description
        description to follow, description follows, description pending, text to follow
        text pending, description tba, title tba, [insert, [title], [name], [description], [text], [product name], [item name], [tbd]
        ○○○, 〇〇〇, ◯◯◯, copy goes here, put description here, put text here
        write description here, add copy here, placeholder copy, xx gems, xx coins
        !enter … here, !type … here
        to be confirmed, =tbc, =tba, to be announced, !date to be announced
        !account placeholder*, !placeholder account*, !placeholder stream*, !placeholder delay*
        !before the placeholder, !toggl* … placeholder, !different text here
      [test] ?test, ?tests, ?testing, tested product, ?tester, ?testers, test item, test product
        ?beta
        beta version, beta test, alpha test, alpha version, alpha build, ?demo, demo version, ?debug
        ?debugging, debug build, sandbox test, sandbox purchase, internal use, internal use only
        internal only, for internal, qa build, staging build, dev build, do not buy, do not purchase
        not for sale, for testing, testflight
        # Tests that people take, or put things to, and are sold as such.
        !practice test, !practice tests, !mock test, !mock tests, !iq test, !iq tests, !eq test
        !personality test, !personality tests, !test prep, !test preparation, !test questions
        !test question, !test bank, !test banks, !test papers, !test paper, !test taking
        !test scores, !test score, !test simulator, !test mode, !test series, !driving test
        !driving tests, !driver test, !drivers test, !theory test, !theory tests, !permit test
        !dmv test, !knowledge test, !speed test, !speed tests, !typing test, !eye test, !eye tests
        !vision test, !hearing test, !hearing tests, !color blind test, !color test, !blood test
        !blood tests, !dna test, !fitness test, !stress test, !memory test, !reaction test
        !love test, !compatibility test, !career test, !aptitude test, !aptitude tests
        !ability test, !placement test, !citizenship test, !civics test, !grammar test
        !vocabulary test, !vocab test, !spelling test, !listening test, !reading test
        !speaking test, !language test, !math test, !maths test, !brain test, !mind test
        !visual test, !screening test, !depression test, !adhd test, !mbti test, !enneagram test
        !psychology test, !psychological test, !psychological tests, !pregnancy test
        !ovulation test, !ovulation tests, !toefl test, !ielts test, !toeic test, !sat test
        !act test, !gre test, !gmat test, !jlpt test, !hsk test, !delf test, !dele test, !topik test
        !life in the uk test, !full length tests, !full tests, !unit tests, !chapter tests
        !timed tests, !timed test, !sample tests, !online tests, !quizzes and tests
        !tests and quizzes, !level tests, !test your, !test yourself, !test cricket, !test match
        !test matches, !test pilot, !test drive, !test drives, !test track, !test tube, !test tubes
        !test chamber, !test of, !the ultimate test, !crash test, !acid test, !litmus test
        !turing test, !water test, !soil test, !swab test, !beep test, !cooper test, !quick test
        !self test, !self tests, !mock exam tests, !sound test, !sight test, !microphone test
        !mic test, !network test, !internet test, !wifi test, !ping test, !battery test
        !screen test, !rorschach test, !color blindness test, !beta carotene, !beta blocker
        !beta blockers, !beta alanine, !beta wave, !beta waves, !beta brainwave, !beta brainwaves
        !beta squad, !alpha beta, !alpha and beta, !beta fish, !beta ray, !beta glucan, !beta wolf
        !beta frequency, !beta frequencies, !beta binaural, !theta beta, !climbing beta, !route beta
        !demo tape, !demo tapes, !demo derby, !demo day, !demo songs, !demo tracks, !demo reel
        !demo reels, !beta gamma, !beta and gamma, !alpha to beta, !alpha beta gamma, !test nation*
        !test playing, !test team*, !test side*, !test cap*, !test century, !test centuries
        !a/b test*, !ab test*, !split test*, !patch test*, !allergy test*, !covid test*, !pcr test*
        !antigen test*, !drug test*, !field test*, !taste test*, !bench test*, !test kitchen*
        !test strip*, !test kit, !test kits, !test results, !test anxiety, !entrance test*
        !admission test*, !proficiency test*, !flame test*, !chemistry test*, !test flight*
        !test notes, !test score*, !load test*, !strength test*, !litmus test*, !test bench*
        !beta version history, !spot test*, !pop test*, !beta decay, !beta particle*, !beta star
        !beta centauri, !beta cell*
        !spam test*, !junk test*, !alpha test threshold*, !alpha test coverage*, !iconv test*
        !cipher test*, !double click test*, !connection test*, !upload test*, !download test*
        !self check test*, !keyboard test*, !mouse test*, !speaker test*, !camera test*
        !joystick test*, !test to see, !alpha test value*, !depth test*, !stencil test*
        !primality test*, !which … test to
        is a test, just a test, only a test, a test only, for test purposes, test purchase
        test purchases, in beta, for beta testers, beta access
        beta only, debug version, debug mode, debug product, debug item, debug pack, debug purchase
        for debugging, demo product, demo item, a demo of, still testing, still in testing
      [unlock] remove ads, removes ads, remove all ads, removes all ads, removing ads, remove ad
        remove the ads, remove advertising, remove advertisements, remove banner ads, no ads
        no more ads, no ad, no advertising, ad~free, ads free, ad removal, ads removal, disable ads
        disables ads, hide ads, turn off ads, without ads, unlock, unlocks, unlocked, unlocking
        unlockable, full version, pro version, premium version, complete version, full game
        full app, upgrade to pro, upgrade to premium, upgrade to full, premium upgrade, pro upgrade
        all levels, all episodes, all chapters, all characters, all features, full access
        remove watermark, removes watermark, no watermark, remove watermarks, remove limits
        remove all limits, no limits, go pro
        !unlock chest key*, !unlock key, !unlock keys, !unlocks a chest, !unlocks one chest
        !unlocks any chest, !unlock a chest, !unlock one chest, !unlock any chest, !unlocks a door
        !unlocks one door, !unlocks any door, !unlocks a locked, !unlocks one locked
        !unlocks any locked
        remove adverts, removes adverts, remove all adverts, removes all adverts, removing adverts
        remove the adverts, no adverts, no more adverts, advert free, without adverts, hide adverts
        disable adverts, turn off adverts
        !lock/unlock, !lock/unlock*, !lock or unlock, !after first unlock, !first unlock
        !when unlocked, !while unlocked, !unlock drive*, !unlock the drive*
        !unlock the selected drive*, !unlock desktop, !cinnamon unlock desktop, !unlock screen*
        !unlock the screen*, !unlock device*, !unlock the device*, !unlock phone*, !unlock keyring*
        !unlock your phone, !unlock the phone, !unlock the keyring, !unlock layer*, !unlock pixel*
        !unlock session*, !adjust all levels, !reset all levels, !in all levels, !expand all levels
        !collapse all levels, !0 = no limits, !unlock all layers, !unlock file*, !unlock folder*
        !unlock volume*
      [currencyNoun] coin, coins, gold coins, gem, gems, gemstone, gemstones, gold, diamond
        diamonds, crystal, crystals, ruby, rubies, emerald, emeralds, sapphire, sapphires, credit
        credits, token, tokens, point, points, jewel, jewels, cash, bucks, pearl, pearls, chips
        shards, doubloons, gold bars, silver coins, nuggets, acorns, stardust, bulbs, hint tokens
        !credit card, !credit cards, !end credits, !credits roll, !checkpoints, !point of view
        !points of interest, !point of interest, !viewpoint, !power point, !gold medal
        !gold standard, !potato chips
        !points of culture, !culture points, !ace of diamonds, !two of diamonds, !three of diamonds
        !four of diamonds, !five of diamonds, !six of diamonds, !seven of diamonds
        !eight of diamonds, !nine of diamonds, !ten of diamonds, !jack of diamonds
        !queen of diamonds, !king of diamonds
      [durationWord] monthly, weekly, yearly, annual, annually, quarterly, fortnightly, bi weekly
        biweekly, bi monthly, bimonthly, half yearly, semi annual, semiannual, per month, per week
        per year, per day, a month, a week, a year, each month, each week, each year, every month
        every week, every year, one month, one week, one year, one day, two weeks, two months
        three months, six months, twelve months, half a year, half year, month pass, monthly pass
        week pass, weekly pass, day pass, daily pass, season pass, monthly card, weekly card
        month card, annual pass, yearly pass, 24 hour pass, day trial, hour boost, for a day
        for a week, for a month, for a season, for a year, until the end of the season
        seasonal pass
        !month of birth, !a year in, !a month in the, !a week in the, !a year of, !weekly report*
        !monthly report*, !annual report*, !monthly planner*, !weekly planner*, !yearly planner*
        !weekly quest*, !weekly mission*, !weekly challenge*, !weekly task*, !weekly reward*
        !weekly event*, !weekly chest*, !monthly quest*, !monthly mission*, !monthly challenge*
        !monthly event*, !monthly special*, !weekly special*, !monthly deal*, !weekly deal*
        !monthly offer*, !weekly offer*, !monthly sale*, !weekly sale*
        fortnight, fortnights, for one week, for one month, for one year, for one day, for two weeks
        for two months, for three months, for six months, for thirty days, for seven days
        thirty days, ninety days, month access
        year access, week access, per semester, term pass, for a fortnight
        semester pass, a fortnight, !fortnightly quest*, !fortnightly challenge*, !seven days a week
        !of a month, !of a week, !of the month, !day of a week
        a full year, a whole year, an entire year, one full year, full year of, a full month
        a whole month, an entire month, one full month, full month of
        !monthly average*, !weekly average*, !yearly average*, !annual average*, !monthly view*
        !weekly view*, !yearly view*, !annual view*, !monthly calendar*, !yearly calendar*
        !monthly archive*, !weekly archive*, !yearly archive*, !compounded monthly
        !compounded weekly, !compounded quarterly, !compounded annually, !compounded yearly
        !quarterly accounting*, !weekly pre release*, !select a month, !select a week
        !select a year, !choose a month, !choose a week, !choose a year, !by a week, !by a month
        !by a year, !show one day, !show one week, !show one month, !show one year, !once per day
        !once per week, !once per month, !once per year, !times per day, !times per week
        !times per month, !times per year, !hours per day, !hours per week, !for a day view
        !for a week view, !for a month view, !view for a month, !view for a week, !from a month
        !every week on, !day of a month, !twice per week, !twice per month, !times a week
        !times a month, !times a year, !once a week, !once a month, !once a year, !twice a week
        !twice a month, !twice a year
      [membership] vip, membership, memberships, club access, premium account
        !family member, !family members, !team member, !team members, !crew member, !crew members
        !party member, !party members, !band member, !band members, !guild member, !guild members
        !squad member, !squad members, !member of, !members of, !vip lounge*, !vip room*
        !vip suite*, !vip section*, !vip box*, !vip seat*, !vip table*, !vip hall*, !vip area*
        !vip terrace*, !vip car*, !vip bus*, !non member*, !free member*
        membership card, member pass, !membership form*
      [access] remove ads, removes ads, ad removal, no more ads, ad-free, battle pass, pass, passes
        access, card, premium, pro, ad free, ads free, no ads, without ads, unlimited, trial, trials
        membership, license, licence, all inclusive, full version
        !boarding pass*, !mountain pass*, !flash card, !flash cards, !index cards, !greeting card*
        !post card*, !playing card*, !business card*, !score card*, !tarot card*, !pass the
        !pass your, !hall pass, !pro tip, !pro tips, !trial and error, !time trial, !time trials
        !recipe card, !recipe cards, !accessible, !no access to
        remove adverts, removes adverts, no more adverts, advert free, no adverts, without adverts
      [lifetime] lifetime, life time, forever, permanent, permanently, for ever, for life, perpetual
        perpetually, never expires, never expire, one time purchase, one time payment, pay once
        buy once, always yours, yours to keep, unlimited time
        !forever alone, !lifetime statistics, !lifetime stats, !permanent marker, !permanent markers
        !forever young, !forever friend*, !forever home*
        !life time of, !for life simulation, !fit for life, !skills for life, !learn for life
        !battery life*, !lifetime of, !lifetimes, !forever loop*, !permanent link*, !permanent ink
        !permanent account
        !permanently delet*, !permanently remov*, !permanently eras*, !permanently lost
        !delet* … permanently, !remov* … permanently, !eras* … permanently, !accept permanently
        !trust permanently, !reject permanently, !hide … permanently, !show … permanently
        !items permanently, !permanent warning*, !permanent connection*, !reset permanent*
        !set permanent*, !loop forever, !randomly forever, !remember forever, !repeat forever
        !wait forever, !lost forever, !gone forever, !delet* … forever, !permanent address
        !permanent storage
      [subscriptionWord] subscription, subscriptions, subscribe, subscribes, subscribed, subscribing
        subscriber, subscribers, auto renew, auto renews, auto renewable, auto renewing
        auto renewal, automatically renews, automatically renewed, renews automatically
        renews monthly, renews yearly, renews weekly, billed monthly, billed yearly, billed annually
        billed weekly, recurring, cancel anytime, cancel any time
        !subscription tracker*, !subscription manager*
      [quiz] quiz*, question, questions, answers, exam, exams, multiple choice, personality
        find out how, find out who, find out which, find out your, placement, level check, cefr
        self assessment
        flashcard*, practice question*, exam prep, mock exam*, experiment, experiments, laboratory
        science kit
      [recordKeeping] budget*, expense*, bookkeeping, spending, debts, ledger, logins, passwords
        receipts, finances, personal finance, bank accounts, bank statements, bills, bill reminder*
        payment reminder*, transactions, reminds you to pay, due dates, card tracker, net worth
        invoice*, accounting, accountant*, bookkeeper*, a field for, fields for, keep track of
        keeps track of, tracker, trackers, payment history, transfer history, transaction history
        password manager*, card scanner, cash flow, reconcile*, tax return, tax returns
        price tracker*, subscription tracker*, wallet organizer, card organizer, money manager*
        spend log, order tracker*, point of sale, cash register*
      [ownDays] month view*, week view*, calendar view*, average, averages, ^APR, compounded, accounting period*
        password … expire*
        streak, streaks, advent, advent calendar*
      [gameController] controller, controllers, gamepad*, game pad*, joystick*
      [futurePromise] coming soon, coming shortly, in the next release, in the next update
        in the next version, in a future update, in future updates, in a later update
        in later updates, in an upcoming update, in upcoming updates, later this year, arriving soon
        arriving shortly, here soon, here shortly, available soon, releasing soon, launching soon
        will be added soon, will be available soon, more to come, more coming, more levels soon
        planned features, planned update
        planned updates
        !included in future updates, !coming soonest
        more are on the way, more is on the way, more on the way, more to follow, more will follow
        in the works, coming later, will be added later, to be added later, arriving later
        rolling out soon, more in development, still in development, launches soon, releases soon
        arrives soon, lands soon, new ones soon, more soon
        stay tuned for, still under development, currently under development
        feature under development, still a work in progress
      [promotionalClaim] the #1, #1 app, #1 game, #1 puzzle, #1 choice, #1 rated, #1 best*
        #1 in, #1 on, ranked #1, rated #1, the no. 1, cheapest, lowest price
        lowest prices, best price, best value, best deal, best offer, best selling, bestseller
        best seller, limited time, limited offer, limited time offer, special offer
        special price, flash sale, summer sale, winter sale, holiday sale
        sale price, half price, half off, % off, hot deal
        act now, today only, last chance, don't miss, dont miss, huge savings, save big
        clearance sale, money back guarantee, world's best, worlds best, award winning
        editors' choice, editor's choice, black friday
        !best friend, !best friends, !best practices, !best practice, !best man, !best buddy
        !best bud, !best buds, !personal best, !personal bests, !best of, !best time, !best times
        !all the best, !your best, !for sale by, !best before, !do your best, !best wishes
        !best score, !best scores, !best dressed, !best match, !best fit, !best guess, !at best
        !discount calculator, !discount code generator
        best pack, best bundle, best app, best game, best in class, best on the market
        best in the store, at a discount, discounted price, discount price
        at half price
        now on sale, are on sale, is on sale, hurry up and, number one app, number one game
        number one choice, buy it now, buy now and
        most popular pack, most popular game, most popular app, our most popular
        best app in the world
      [expiringCredits] expire, expires, expired, expiring, expiry, expiration, valid until
        valid till, valid through, valid for, use within, must be used within, must be used by
        lose your coins, lose your gems, lose unused
        !never expire, !never expires, !never expiring, !do not expire, !does not expire
        !don't expire, !doesn't expire, !will not expire, !won't expire, !can't expire
        !cannot expire, !no expiry, !no expiration, !without expiration, !without expiry
        !without expiring, !non expiring, !expiry alert, !expiry alerts, !expiry reminder
        !expiry reminders, !expiry date reminder, !expiration reminder, !expiration alerts
        !expired food, !offer expires, !offer expired, !sale expires, !event expires, !deal expires
        !boost expires, !booster expires, !bonus expires, !shield expires, !effect expires
        !trial expires, !before it expires, !valid for all, !valid for any, !valid for every
        !valid for life, !valid forever
        use them before, use them by, use it by the, use before the end, spend them by
        spend them before, must be spent, reset at the end of, reset every month, reset each month
        wiped at the end, cleared at the end, forfeited, lapse after, lapses after, lapse at
        lost after, lost at the end, vanish after, vanish at the end, disappear after
        disappear at the end, gone after, gone at the end
      [cashOut] cash out, cashout, withdraw, withdraws, withdrawal, withdrawals, withdrawable
        redeem for cash, exchange for cash, exchange for money, exchange for real money
        convert to cash, convert to money, convert into cash, convert into money, turn into cash
        real money, real cash, redeem for money, redeemable for cash, redeemable for money
        sell for cash, earn real, refundable for cash, cash prize, cash prizes
        transfer to your bank, paid out
        !nicotine withdrawal, !withdrawal symptoms, !withdrawal tracker, !withdrawal timeline
        !caffeine withdrawal, !no real money, !not real money, !without real money, !no cash prizes
        !no cash prize, !no cash out, !cannot be withdrawn, !no withdrawals, !not withdraw
        !can't withdraw, !cannot withdraw, !not redeemable for cash, !not redeemable for money
        !not redeem for cash, !not exchange for cash, !no real cash, !not withdrawable
        !non withdrawable, !track withdrawals, !deposits and withdrawals, !withdraw troops
        !withdrawals and deposits
        exchange … for cash, exchanged … for cash, exchange … for money, exchanged for money
        exchanged for cash, exchanged for real money, trade … for cash, traded for cash
        trade … for money, swap … for cash, turn … into cash, turn … into money, convert … to cash
        convert … into cash, convert … to money, converted into cash, converted into money
        converted to cash, converted to money, redeem … for cash, redeemed for cash
        redeemed for money, redeem … for gift cards, redeem … for vouchers, redeem for gift cards
        redeem for vouchers, exchange for gift cards, exchange for vouchers
        exchanged for gift cards, exchanged for vouchers, cashable, cash reward, cash rewards
        paid in cash, get real cash, transfer … to your bank, payable in cash, swap for gift cards
        !no cash value, !without cash value, !no real cash value, !no cash reward*, !never in cash
        cashed out, be cashed out, cash them out, cash it out, to your bank account
        into your bank account
        !withdraw … vision, !withdraw … treaty, !withdraw from, !withdraw your vote
        !withdraw … request
      [appleTrademark] apple, icloud, iphone, iphones, ipad, ipads, ipod, imac, macbook, app store
        appstore, itunes, ios, ipados, macos, apple watch, apple tv, apple music, apple pay
        apple pencil, airpods, airpod, airdrop, airplay, homekit, homepod, siri, carplay, facetime
        imessage, testflight, game center, vision pro, visionos, watchos, safari browser
        # What a product works with may be said.
        !for iphone, !for iphones, !for ipad, !for ipads, !for macbook, !for apple watch
        !for apple tv, !for ios, !for ipados, !for macos, !for iphone and ipad, !for ipad and iphone
        !on iphone, !on ipad, !on apple watch, !on apple tv, !for vision pro, !for carplay
        !for airpods
        # Fruit.
        !apple pie, !apple pies, !apple tree, !apple trees, !apple juice, !apple cider, !apples
        !golden apple, !green apple, !red apple, !pine apple, !apple cake, !apple jam, !apple farm
        !apple orchard, !apple pack, !apple basket, !poison apple, !poisoned apple, !candy apple
        !candied apple, !caramel apple, !toffee apple, !apple slice, !apple slices, !apple crumble
        !apple sauce, !apple seed, !apple seeds, !apple core, !big apple, !adam's apple
        !apple candy, !apple bomb, !apple box, !apple bundle, !apple crate, !apple bag
        !apple barrel, !an apple, !custard apple, !apple worm, !apple cinnamon, !cinnamon apple
        !apple blossom, !magic apple, !enchanted apple, !rotten apple, !silver apple, !giant apple
        !sweet apple, !fresh apple, !rainbow apple, !crab apple, !star apple, !rose apple
        !love apple, !sugar apple, !bad apple, !apple picker, !apple picking, !apple catcher
        !apple shooter, !apple strudel, !apple tart, !apple muffin, !apple turnover, !apple butter
        !apple chips, !apple tea, !apple green, !apple bobbing, !apple of my eye, !apple of discord
        !apple hat, !apple head, !apple knight
        !big apple*, !apple seller*, !apple dumpling*, !apple tree*
      [appleCriticism] ios bug, ios bugs, ios crash, ios crashes, macos bug, macos bugs, ipados bug
        ipados bugs, safari bug, safari bugs, webkit bug, webkit bugs, uikit bug, uikit bugs
        apple store bug, app store bug, apple bug, apple bugs, icloud bug, icloud bugs, iphone bug
        iphone bugs, slow iphone, slow iphones, slow ipad, slow ipads, slow ios, old iphone
        apple tax, apple fee, apple fees, apple's fees, apple's cut, apple's commission
        because of apple, apple charges, apple takes, apple forces, apple sucks, ios sucks
        hate apple, better than apple, better than ios, app store fee, app store fees
        apple won't let, apple does not allow, apple doesn't allow, apple's greed
        apple's mistake, apple's fault, fault of apple
      [systemFeature] push notification, push notifications, enable notifications
        unlock notifications, rate us, rate the app, rate this app, rate our app, app rating
        five star review, five star reviews, 5 star review, 5 star reviews, 5 star rating
        five star rating, leave a review, write a review, icloud storage, icloud space
        camera access, microphone access, location access, photo library access, gyroscope access
        use of the camera, use of the microphone, apple music access, rate with 5 stars
        rate with five stars, rate 5 stars, rate five stars, rate us 5 stars, give us 5 stars
        give us five stars
      [randomItem] loot box, loot boxes, lootbox, lootboxes, loot crate, loot crates, gacha
        gachapon, gashapon, mystery box, mystery boxes, mystery chest, mystery chests, mystery crate
        mystery crates, mystery pack, mystery egg, mystery gift, surprise box, surprise boxes
        surprise egg, surprise eggs, blind box, blind boxes, blind bag, blind bags, lucky draw
        lucky draws, lucky box, lucky boxes, lucky bag, lucky wheel, lucky spin, lucky spins
        spin the wheel, prize wheel, random item, random items, random hero
        random heroes, random skin, random skins, random reward
        random rewards, random loot
        random prize, booster pack, booster packs, card pack, card packs, summon ticket
        summon tickets, summon scroll, summon scrolls, ten pull, raffle
        sweepstakes, slot spins, scratch card, scratch cards, chance to win
        !flash card pack, !flash card packs, !greeting card pack, !greeting card packs
        !business card pack, !birthday card pack, !birthday card packs, !tarot card pack
        !vocabulary card pack
        never know what is inside, never know what's inside, never know what you get
        never know what you'll get, what's inside is a surprise
        gives a random, get a random, receive a random, contains a random, contains random
        one random, wins a random, !one random number, lottery draw
        draws a random, draw a random, chance to get a, 10 pulls, ten pulls
        tombola*, lucky dip, lucky dips, scratchcard, scratchcards, lotto ticket, lottery ticket
        lottery tickets, raffle tickets
      [statedOdds] odds, drop rate, drop rates, drop chance, probability, probabilities, pull rates
        rates are shown, rates are listed, chances are shown
      [contact] qq, wechat, wechat id, weixin, telegram, whatsapp, discord, line id, line:
        kakaotalk, kakao id, zalo, viber, skype, tel, phone, phone number, telephone, hotline
        call us, call us at, call us on, text us at
        whatsapp us, text us, wechat us, telegram us, message us on
        ring us, ring us on, give us a ring, give us a call, give us a bell, phone us, mobile number
      [defect] bug, bugs, buggy, crash, crashes, crashing, glitch, glitches, glitchy, lag, lags
        laggy, slow, sluggish, slowdown, flaw, flaws, overheating, unstable, freezes, hangs
        security hole, vulnerability, vulnerabilities, !slow motion, !slow mo, !slow cooker*
        !slow shutter*, !slow down*, !slow fade*, !slow living, !slow burn*, !crash course*
        !crash report*, !crash log*, !crash free, !crash proof, !bug report*, !bug fix*, !bug free
        !bug squash*, !bug hunt*, !bug catch*, !bug tracker*, !bugs bunny, !ladybug*, !bug net*
        !no lag, !lag free, !crash cymbal*, !jet lag
        broken, fixes the
      [negation] not, cannot, can't, won't, never, isn't, aren't, don't, doesn't, neither, no, non
        without, couldn't, nor
      [donation] donate, donates, donation, donations, donating, charity, charities, charitable
        fundraiser, fundraisers, fundraising, fund raiser, crowdfunding, !donate troops
        !donate cards, !donate card, !donate units, !donate gear, !donate resources, !donate items
        !donate to your clan, !donate to your guild, !donate to clan*, !donate to guild*
        !donate to the guild, !donate to the clan, !clan donation*, !guild donation*
        !alliance donation*, !troop donation*, !card donation*, !donation limit*, !donation request*
        !blood donation*, !organ donation*, !donate blood, !plasma donation*, !sperm donation
        !egg donation, !charity shop*, !charity stripe, !charity event, !charity concert
        !charity ball, !charity gala, !charity run, !charity auction map, !sister of charity
        !charity race*, !charity match*, !charity stream skin, !donation box skin
        !donation tracker*, !donation receipt*, !donations tracker*, !track donation*
        !track your donation*, !donate to the museum
      [physicalGoods] free shipping, shipping included, free delivery, free home delivery
        delivered to your door, delivered to your home, shipped to your door, shipped to your home
        shipped to you, ships worldwide, shipped worldwide, ships within, we ship, shipping address
        shipped by mail, sent by mail, sent by post, by courier, physical copy, physical copies
        physical goods, physical product, physical products, physical item, physical items
        physical merchandise, printed copy, hardcover copy, home delivery, delivery to your door
        posted to your, !no physical, !free delivery mission*
        !home delivery mission*, !free delivery truck*, !by courier mission*
        /mailed to you, /mailed to your
        free postage, postage included, postage and packaging, postage and packing, post and packing
        delivery included, free p&p, delivered to your doorstep, delivered right to your door
        to your doorstep, delivered to you by post, posted to you, will be posted to, is posted to
        sent by royal mail, sent by canada post, by registered post, includes shipping
        includes delivery, shipping is included, delivery is included, !posted to your timeline
        !posted to your feed, !posted to your profile, !posted to your wall
        !monsters to your doorstep
      [regulatedClaim] cures cancer, cure cancer, cures diabetes, cure diabetes, cures depression
        cure depression, cures anxiety, cure anxiety, cures covid, cure covid, cures all diseases
        cures insomnia, cure insomnia, cures arthritis, treats cancer, heals cancer, heals diabetes
        reverses diabetes, reverse diabetes, miracle cure, guaranteed weight loss, guaranteed cure
        100% cure, lose weight without exercise, adult chat, sex chat, sexy chat, nude chat
        adult video, adult videos, adult content, erotic chat, escort service, escort services
        buy followers, get followers, gain followers, real followers
        instagram followers, tiktok followers, youtube subscribers, instagram likes, tiktok likes
        facebook likes, buy likes, boost your followers, buy subscribers, buy views
        earn bitcoin, earn bitcoins, earn crypto, earn cryptocurrency, mine real bitcoin
        mine bitcoin for real, free bitcoin, get bitcoin, buy bitcoin, buy crypto, buy ethereum
        sports betting, bet real money, betting with real money, bets with real money
        real money bets, real money betting, real money gambling, real money casino
        gamble with real money, gambling for money, play for real money, gamble for cash
        betting tips, bet on real, guaranteed wins, winning lottery numbers, guaranteed profit
        guaranteed profits, guaranteed returns, forex signals, get rich quick, payday loan*
        !no adult content, !not adult content, !cures all wounds, !simulated gambling
        1000 followers, 500 followers, 100 followers, 10000 followers, 5000 followers, 1k followers
        10k followers, hookups
        cures … cancer, cures … diabetes, cures … depression, cures … anxiety, cures … back pain
        cures … pain, cures … arthritis, cures … insomnia, cures … asthma, cures … adhd
        cures … disease*, cure … cancer, cure … diabetes, cure … depression, cure … anxiety
        cure … back pain, cure … pain, cure … arthritis, cure … insomnia, cure … asthma
        cure … adhd, cure … disease*, heals … cancer, heals … diabetes, heals … depression
        heals … anxiety, heals … back pain, heals … pain, heals … arthritis, heals … insomnia
        heals … asthma, heals … adhd, heals … disease*, heal … cancer, heal … diabetes
        heal … depression, heal … anxiety, heal … back pain, heal … pain, heal … arthritis
        heal … insomnia, heal … asthma, heal … adhd, heal … disease*, treats … cancer
        treats … diabetes, treats … depression, treats … anxiety, treats … back pain
        treats … pain, treats … arthritis, treats … insomnia, treats … asthma, treats … adhd
        treats … disease*
        lose … in a week, lose … in 7 days, loses … in a week, lose … overnight, !heals … health
        !cure … in game, !heal … damage
        lose … in a fortnight, lose … in two weeks, lose a stone, lose … in ten days
        loses … in a fortnight, punt with real money, flutter with real money, wager real money
        wagering real money, betting for real money, adult only chat, adults only chat
      [cryptoCode] ^BTC, ^ETH, ^USDT, ^DOGE, ^LTC, ^BNB, ^USDC, ^SHIB
      [saving] save, saves, saving, save up to, savings of, savings, off, discount, cheaper
        !save point*, !save slot*, !save game*, !save file*, !save state*, !auto save*, !save as
        !save the, !take off, !lift off, !blast off, !turn off, !power off, !day off, !switch off
        !on and off, !cut off, !play off, !kick off, !show off, !face off
      [comparedPrice] compared with monthly, compared to monthly, vs monthly, vs. monthly
        versus monthly, over monthly, against monthly, than monthly, compared with the monthly
        compared to the monthly, over the monthly, vs the monthly, on the monthly
        compared with weekly, compared to weekly, vs weekly, over weekly, with the yearly
        with yearly, with annual, on the yearly, on yearly, on annual, with the annual
        on the annual, the price, regular price, on the price
        the regular price
        the usual price, normal price, full price, original price, list price, separately
        individually, buying separately, of the price
        compared … monthly, than … monthly, over … monthly
      [paidOnce] pay once, buy once, pay only once, one time purchase, one time payment
        single payment, no recurring, no recurring fees, one payment, lifetime membership
        lifetime subscription, lifetime plan, lifetime license, lifetime licence, lifetime pass
        lifetime access, lifetime premium, lifetime pro, lifetime vip
        !no recurring nightmare*
      [profanity] Y29ja3N1Y2tlcio=, Y29ja3N1Y2tpbmc=, Y2x1c3RlcmZ1Y2sq, Y3Vtc2hvdCo=, Y3VudA==
        Y3VudHM=, YSoqaG9sZQ==, YXJzZWhvbGUq, YXNzaG9sZSo=, Yml0Y2g=, Yml0Y2h5, Yml0Y2hlcw==
        Ymxvd2pvYio=, YmxvdyBqb2I=, YmxvdyBqb2Jz, YnVsbHNoaXQq, Z2FuZ2Jhbmcq, Z3Rmbw==, ZGlja2hlYWQq
        ZGlwc2hpdCo=, ZHVtYmZ1Y2sq, Zioqaw==, Zipja2luZw==, Zipjaw==, ZmFnZ290, ZmFnZ290cw==
        ZnVjayo=, aG9yc2VzaGl0Kg==, aGFuZGpvYio=, bW90aGVyZnVjayo=, bWluZGZ1Y2sq, bmlnZ2E=, bmlnZ2F6
        bmlnZ2Fz, bmlnZ2Vy, bmlnZ2Vycw==, c2gqdA==, c2hpdA==, c2hpdGhlYWQq, c2hpdGhvbGUq, c2hpdHM=
        c2hpdHR5, c2hpdHRpbmc=, c2x1dHR5, c3RmdQ==, cHVzc2llcw==, cHVzc3k=, cmFnaGVhZCo=, d2Fua2Vy
        d2Fua2Vycw==, d2V0YmFjayo=, d2hvcmU=, d2hvcmVz, dG93ZWxoZWFkKg==, dHdhdA==, dHdhdHM=
        IWJpdGNoIGluIGhlYXQ=, IWJpdGNoIGluIHNlYXNvbg==, IWJyb29kIGJpdGNo, IWJyb29kIGJpdGNoZXM=
        IWRvZ3MgYW5kIGJpdGNoZXM=, IWRvZyBhbmQgYml0Y2g=, IWZhZ2dvdHMgYW5kIHBlYXM=, IXB1c3N5IGNhdA==
        IXB1c3N5IGNhdHM=, IXB1c3N5IHdpbGxvd3M=, IXB1c3N5IHdpbGxvdw==, IXBvcmsgZmFnZ290cw==
        IXdoZWxwaW5nIGJpdGNo
        Ym9sbG9ja3M=, dG9zc2Vy, dG9zc2Vycw==, a25vYmhlYWQq, YmVsbGVuZCo=, c2hpdGU=, c2hpdGVz
        YXJzZXdpcGUq, ZGlja3dhZCo=
      """#)
}
