extension Language {
  /// English.
  package static let english = Language(
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
        volume, volumes, issue, episode, episodes, ep, ep., part, stage, phase, tier, grade
        rank, round, act, world, day, week, version, ver, ver., v, v., type, mission, floor, step
        zone, area, group, class, generation, gen, top, since, year, ios, ipados, macos, watchos
        tvos, visionos, iphone, ipad, windows, iphone ios, android, formula, route, unit, lesson
        module, section, page, line, room
      before ordinal season: season
      ordinal: carat, carats, karat, karats, -carat, -karat
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
      money=$: bucks| for, buck| for
      en-GB money=£: pound| for
      """,
    spelledNumbers: """
      1 one; 2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten
      11 eleven; 12 twelve; 13 thirteen; 14 fourteen; 15 fifteen; 16 sixteen; 17 seventeen
      18 eighteen; 19 nineteen; 20 twenty; 30 thirty; 40 forty; 50 fifty; 60 sixty; 70 seventy
      80 eighty; 90 ninety; 12* dozen; 100* hundred; 1000* thousand; 1000000* million; 0 and
      ? half quarter couple few several
      1$ a per each every
      """,
    paysFor: "for, buys, gets, per, each, every",
    buying: "for, only, just, pay, now",
    otherSenses: """
      pounds pound: weigh barbell dumbbell kettlebell lift lose losing diet gym muscle flour sugar fat fitness workout plate pike trout carp
      pesos peso: lift
      pounds pound: kilo convert
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
    offering: "includ, offer, provid, contain, have, has, get, a, an, any, there, period",
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
    firstLengths: "30 first month, 7 first week, 365 first year, 91 first quarter",
    once: "once",
    contents: """
      plan, menu, program, course, schedul, calendar, diary, journal, forecast, horoscop, histor
      backup, back up, archiv, record, stor, keep, kept, sav, retain, log, challenge, guarantee
      transform, learn, goal, lose, result, supply, worth
      """,
    nothing: "nothing, none, zero",
    alternatives: "_or_, _nor_",
    contrasts: "_but_, however",
    used: "used, spent, redeemed",
    additions: "_and_, _plus_, &, _+_",
    breaks: """
      _with_, _in_, _on_, _at_, _via_, _that_, _which_, _who_, _you_, _if_, _when_, _while_, _until_
      _yet_, _so_
      """,
    doneWithout: """
      _ad_, _ads_, advert, _waiting, _wait_, limit, watermark, tracking, account, sign-up
      registration, energy, timer, interrupt
      """,
    charges: """
      _fee_, _fees_, _cost_, _costs_, charge, _pay_, payment, subscri, _bill_, bills, billing
      billed, commitment, contract, _dues_
      """,
    without: "without",
    others: "_no other, _none other",
    ownOffers: """
      off this, off your purchase, on this purchase, on this pack, on this bundle, on this order
      on this offer, on this subscription
      """,
    bestDeals: "best value, best deal, best bargain, most value",
    vouchers: """
      coupon, voucher, discount card, discount ticket, gift card, gift certificate, discount calculator, deal alert
      price alert
      """,
    firstParts: """
      first chapter, first lesson, first level, first episode, first world, first part, first volume, first unit
      first story, first class, first song, first issue, first stage, first act, first section, first book
      chapter 1_, chapter one_, lesson 1_, lesson one_, episode 1_, level 1_, part 1_, part one_
      """,
    ownShops: """
      in-game shop, in-game store, ingame shop, game's shop, game's store, shop of the game, shop in the game
      store in the game
      """,
    numberWords: "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve",
    scores: "point",
    measures: """
      km, mi, mile, miles, kilometers, kilometres, m, ft, feet, foot, cm, in, inch, inches, kg, lb
      lbs, pounds, oz, mph, gb, mb, tb
      """,
    plurals: "s, es",
    betweenCountAndName: "units of_, pieces of_, pcs of_, pcs_, of_",
    articles: "the",
    ofWords: "of",
    doubling: "double, twice, 2x, x2",
    exchanging: "exchange, swap, trade, buys, gets you, equals",
    genitives: "of_",
    packs: """
      pack, bundle, bag, box, chest, set, total, bonus, pile, stack, purse, sack, pouch, handful
      vault, crate, suppl, gift, sum, amount, balance, bucket, barrel, jar, heap, hoard, treasure
      wallet, reward, gain
      """,
    gains: """
      ^get, ^includ, ^contain, ^add, ^receiv, ^grant, ^give, ^collect, ^claim, ^obtain, ^grab, ^buy
      ^purchas, ^enjoy, ^credit, ^stock up, you get, you'll get, you’ll get, you receive
      you will get, you'll receive, you’ll receive, you will receive, your balance, your account
      your wallet, gives you, grants you, brings you, it contains, it includes, this pack
      this purchase, this bundle
      """,
    kinds: "_kinds, _types",
    unitPlurals: """
      packs, bags, bundles, boxes, chests, purses, coins, bars, pieces, units, bonus, plus, as, is
      this, always, days, weeks, months, tokens, points
      """,
    collecting: "catalog, collector, numism, colour in, color in, colouring, coloring, album",
    each: "each, apiece",
    costs: "costs, cost, costing, earn, earns, spend",
    costsBefore: "holds up to, hold up to, stores up to, room for up to, room for, carry up to, can carry",
    perUnit: """
      1 a_day per_day each_day every_day daily day /day /d
      7 a_week per_week each_week every_week weekly week /week /wk
      30 a_month per_month each_month every_month monthly month /month /mo
      365 a_year per_year each_year every_year yearly annually year /year /yr
      0 per each apiece a_piece per_piece per_gem per_coin per_level per_song per_pack /gem /coin /each
      0 /piece /pc
      0 every for_every for_each to_the
      """,
    nearly: """
      only, just, merely, about, around, approximately, approx., roughly, nearly, almost, ~, ≈, costs
      cost, is, for, at, from, works out at, comes to, that's, <less than, <under, <below, <not even
      cost you
      """,
    comparisons: """
      than the, than in the, than our, than you, than a, than any, gems as the, coins as the, gold as the, much as the, many as the
      compared with the, compared to the
      """,
    bonuses: "bonus, extra, free, as a bonus, for free, on top, more on top, on the house",
    bonusesBefore: "bonus, plus an extra, an extra",
    atLeast: """
      over, more than, at least, no fewer than, no less than, not less than, upwards of, well over, a minimum of
      """,
    andMore: """
      or more, and more, and a bit more, and a little more, and then some, and a few more, plus a bit more
      plus a little extra, plus a few more, plus some more, at least, at the very least, and change
      """,
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
      [free] /free, freebie*, no charge, without charge, {at no,no,zero} cost, complimentary
        !{keep,keeps,keeping,kept} … {app,game,project,service,site,software,library,tool,core,basics,version,it,us} free
        !{keep,keeps,keeping} everything free, !{stay,stays,staying,remain,remains,remaining} free
        !{app,game,apps,updates,keys,version,basics,features,rest} {is,are} {free,always free,still free,already free}
        !free {version,tier,edition,updates,update,users,user,players,app,features}, !free up, !free slot*
        !{room,seat,hands,mind} free, {pack,bundle,set,skin,product,purchase} {stays,remains,is} free
        on the house, gratis, $0.00
        # Something that the product is free of, not free itself.
        !{ad,ads,advert,ad and tracker,royalty,sugar,gluten,dairy,lactose,fat,caffeine,alcohol,cruelty} free
        !{hands,stress,worry,care,duty,tax,toll,risk,hassle,noise,watermark,interruption,interruptions,distraction,smoke,nicotine,error,bug,commercial,guilt,pain,debt,drug,nut} free
        !{oil,meat,egg,grain,soy,wheat,plastic,spam,lag,germ,wrinkle,screen,phone,banner,popup,pop up,copyright,dmca,limit,wait,delay,chemical,acne,tangle} free
        !free {of ads,of ad,from}, !free of {adverts,limits,distractions,watermarks}
        # Names and turns of speech.
        !free {fire,fires,kick,kicks,throw,throws,style,styler,form,range,will,spirit,spirits,spirited,time,fall,falling}
        !free {run,runner,running,roam,roaming,hand,world,dive,diver,diving,weight,weights,bird,birds,market,agent,agents,rider,riders,ride,mode,play,to play,2 play}
        !f2p, !free practice, !free speech, !{feel,break,breaks,set,born} free
        !free {camera,cam,look,space,writing,climb,climbing,solo,radical,radicals,flow,flowing,jazz,city,cities,people,folk}
        !free {company,verse,response,swim,skate,skating,standing,float,floating,guy,your,yourself,the,up,ranger,state,lance,drawing,draw,transform,build,men,man,lunch}
        !{roam,run,fly,live,wild and,young and,set me,sets you,set you,set them} free
        !free {to roam,as a,at last,body diagram*,electron*,energy}
        !free {variable*,them,him,her,all,every,hug*,parking,safety,cell,swimming,thinker*,thinking,trade,reign,rein,love,motion,enterprise,evening*,afternoon*,period*,ascent,and easy}
        !{frizz,dust,bpa,gmo,scot,cage} free, !free {two,three,four,five,six,seven,eight,nine,ten,twelve}
        free of {charge,cost,fees}
        !free {of,internet*,angle*,cell*,parking*,wifi*,wi fi*,software,as in,response*,library,museum*,newspaper*,city map*}
        !paid … free
        !free {radical*,agent*,memory,disk*,cells,throw*,hand*,camera*,chess,text*,text field*,drawing*,transform*,rotation*,movement,for all}
        !free/busy, !free {member*,select*,lossless*}, !{time as,query,show as} free, !free tech, !free cheese
        {you,you will,you’ll,you'll} pay nothing, =costs nothing, {it costs,costs you,cost you,won't cost you} nothing
        zero {dollars,bucks,pounds,euros,cents}, without paying {a,any} {cent,penny,dollar}
        without spending a {cent,penny}, !{trying,restarting,resetting,switching} … costs nothing, costs you … nothing
        nothing to pay, !{it costs,costs you} nothing to, !nothing to pay {later,after,again,monthly,extra,every}
        !nothing {more,else} to pay, {won't,doesn't,will not} cost {you anything,anything,a thing}
        {day,days,week,weeks,month,months} on us, {at no,no} extra cost, {month,week,year,fortnight} costs nothing
        {month,months,week,weeks} as a gift, {try it for,sample it for,use it for} … {before you pay,without paying}
      [externalPayment] {buy on,pay on,buy from} the website, paypal, {pay with,via,through} stripe
        stripe {payment,payments,checkout}, venmo, cash~app, alipay, ali pay, wechat pay, wechatpay, weixin pay
        unionpay, union pay, google~pay, gpay, samsung~pay, amazon~pay, paytm, phonepe, bharatpe, upi payment
        upi payments, pay via upi, paysafecard, paysafe card, skrill, neteller, payoneer, webmoney, klarna, afterpay
        via zelle, with zelle, western union, moneygram, {bank,wire} {transfer,transfers}, bank deposit
        {credit,debit,gift,prepaid} {card,cards}, {voucher,redeem} {code,codes}, redeem a code
        {redemption,promo,coupon,activation} {code,codes}, license key, licence key, license keys, cd~key, cd~keys
        scratch card code, pay {with,in} bitcoin, pay {with,in,by} crypto, {crypto,bitcoin} {payment,payments}
        pay in cash, pay by {card,check,cheque}
        our {website,web site,web store,webstore,web shop,webshop,online store,online shop,own store}, official website
        official site, on the web store, cheaper {on the web,online,outside}
        outside {the app,of the app,the app store,app store}, pay online at, buy online at, buy from us directly
        buy direct from us, contact us to {buy,pay}, {third party,alternative,external} {payment,payments}
        top up via agent, on patreon, via patreon, !credit card {tracker,manager,reader,debt,payoff}
        !credit cards tracker, !gift card {skin,skins,art,artwork,theme*,frame*}
        !gift card {maker,design,designs,template,templates}, !scratch card codebreaker, !outside the app icon
        !gift {card,cards} designer*, !paypal {statement*,import*,export*,csv,report*}, cheaper in our, less on the web
        dot com, patreon {supporter*,backer*,member*,patron*}, our patreon, !dot com {boom*,bubble*,crash*,era}
        cheaper on {our site,web}, cheaper in {the,a,your} browser, {buy,pay} in the browser
        on our {site,webpage,web page}, message us to {buy,order}, dm us to buy, dm to buy, top up on the web
        top up on our, web top up, cash on delivery, e transfer, interac e transfer, carrier billing
        pay by {phone bill,text message,sms,invoice}, revolut pay, sofort payment, trustly, via swish, with swish
        via blik, with blik, pay with ideal, with vipps, via vipps, with mobilepay, twint, with bizum, pay with pix
        via pix, with upi, {cheaper,save,discount} … on our website
        !gift card {wallet*,organizer*,holder*,balance*,keeper,scanner,tracker*}, !gift cards in one place
        !credit card {holder*,organizer*,wallet*,validator,calculator*,maze}, !redeem codebook, !our online store of
        {pay by,pay with,with a,by,your} bank card, cash payments, pay by cash, pay cash, cash accepted
        cheques accepted, e transfers, interac, bank cheque, direct debit payments, by standing order, pay via payid
        with payid, bpay, !cash payments {log*,book*}, !record cash payments
        {our,our own} web shop, {our,our own} webshop
      [otherPlatform] android, google~play, play~store, galaxy~store, galaxy apps, appgallery, huawei app gallery
        huawei appgallery, amazon appstore, amazon app store, windows {phone,mobile,10 mobile}, microsoft store
        windows store, apk, apks, sideload, sideloads, sideloaded, sideloading, f-droid, fdroid, aptoide, uptodown
        apkpure, taptap, getapps, oppo app market, {vivo app,xiaomi,samsung} store, symbian, sailfish os
        blackberry {world,os}, harmonyos, kaios, kindle fire, wear~os
        # Services of the same company, and machines in human form. The plural `androids` never names the platform.
        !google {play books,play music,play movies,drive,analytics,maps,calendar,docs,photos}
        !android {skin,skins,costume,hero,girl,soldier,warrior,army,character,outfit,body}, !rogue android
        !battle android, playstation*, ps4, ps5, psn, xbox*, nintendo, nintendo switch, on the switch, on steam
        via steam, steam {version,edition,store,key,keys,deck,account}, epic games store, itch.io, meta quest, oculus
        chromebook, chromebooks, !{run on,runs on,running on,ran on,driven by,go on} steam
        !android {invasion*,uprising*,rebellion*,revolt*,war,wars,attack*,hunter*,factory,assassin*,detective*,boss*,enemy,enemies,companion*,armor,armour}
        !an android, samsung phone*, huawei phone*, huawei watch*, xiaomi phone*, pixel phone*, galaxy watch*
        !android {anatomy,head*,arm,arms,dream*,city,captain,crew,arena,maid,singer*,butler*,pet*,dog*,chef*}
        !galaxy store {tycoon*,manager*,simulator*,sim,empire*,story,stories,owner*,keeper*,clerk*,wars,game,adventure*,builder*}
        !the android, !this android, !my android friend, !steam works on steam, google~play*, appgallery*, playstation*
        galaxy~store*
        >{also on,play on,available on,out on,on the,on nintendo,save on,friends on,played on,plays on} switch
        >on switch {too,and,as well,or}, switch {version,edition}, >switch and {xbox,playstation,pc}
        >for switch {too,players,users,and}
        >{also on,play on,available on,works on,runs on,also for,pc and,and on,out on,mac and} windows
        >on windows {pc,too,10,11,as well,and,or,computers,devices}
        >for windows {pc,too,10,11,and,users,players,computers}, windows {pc,version,edition,10,11}, microsoft windows
        >for steam, !{turn,turns,turned,flip,flips} on switch*
        !steam {engine*,train*,punk*,power*,boat*,ship*,whistle*,locomotive*,room*,bath*,iron*}
        !windows {version of the,10 of}, !{run,runs} … on steam
        !{turn,turns,turned,flip,flips,step,steps,stand,press} on the switch*
        !{light,power,time,kill,dip,toggle} switch*
        !switch {off,on,to,it,up,back,over,between,button*,puzzle*,mode*,side*,skin*,team*,hero*,lane*}
        !{stained glass,castle,shop,house,open,broken,glass} windows, !{full,high} steam
        >{off on,back on,continue on,carry on,playing on} {switch,windows}, !windows {125*,1250,1251,1252}
        samsung galaxy*, kindle store, {your,a,my} {huawei,motorola,xiaomi,oneplus,oppo}
        {huawei,xiaomi,motorola,oppo,oneplus,realme} {phone*,tablet*,telefon*,handy*}
        !{your,a,my} motorola {radio*,walkie*}, !{your,a,my} huawei {router*,modem*,earbuds}
      [placeholder] =name, =title, =description, =text, =product, =product name, =product description, =item, =sample
        =example, =dummy, =none, =null, =undefined, your {text,text goes,title,description} here, lorem ipsum, lorem
        hipster ipsum, bacon ipsum, dolor sit amet, ^TODO, tbd, ^FIXME, ^XXX, xxx, xxxx, xxxxx, xxxxxx, asdf*
        placeholder, placeholders, place holder, {text,title,name,description,description goes,text goes} here
        =insert {text,title,name,description}, insert here, enter text here
        =enter {description,a description,name,title}, =add description, =add a description
        {add description,add title,type,product description,product name,item name,item description} here
        dummy {text,product,item,description,data}, sample {text,product,description,item}
        example {text,product,description}, foobar, foo bar, blah blah, untitled, unnamed product, unnamed item
        no description, no title, change me, changeme, replace me, replace this, to be {defined,determined,decided}
        this is {description,a description,the description,title,a title,the title,name}, {test,default} description
        default title, new item name, !untitled goose, !insert here comes
        !{chapter,part,act,volume,super bowl,agent} xxx, =n/a, =n.a., insert product name
        insert {product,item} description, description {to follow,follows,pending}, text to follow, text pending
        description tba, title tba, [insert, [title], [name], [description], [text], [product name], [item name], [tbd]
        ○○○, 〇〇〇, ◯◯◯, {copy goes,put description,put text,write description,add copy} here, placeholder copy, xx gems
        xx coins, !enter … here, !type … here, to be confirmed, =tbc, =tba, to be announced, !date to be announced
        !account placeholder*, !placeholder {account*,stream*,delay*}, !before the placeholder, !toggl* … placeholder
        !different text here, =to be translated, =needs translation, =translation pending, =needs translating
        =awaiting translation, =not translated, =untranslated, =translate me, =translation needed, =translation missing
        final copy to be, [draft]
      [test] ?test, ?tests, ?testing, tested product, ?tester, ?testers, test item, test product, ?beta, beta version
        beta test, alpha {test,version,build}, ?demo, demo version, ?debug, ?debugging, debug build, sandbox test
        sandbox purchase, internal {use,use only,only}, for internal, {qa,staging,dev} build, do not buy
        do not purchase, not for sale, for testing, testflight
        # Tests that people take, or put things to, and are sold as such.
        !{practice,mock,iq} {test,tests}, !eq test, !personality {test,tests}
        !test {prep,preparation,questions,question,bank,banks,papers,paper,taking,scores,score,simulator,mode,series}
        !driving test, !driving tests, !{driver,drivers,theory} test, !theory tests, !{permit,dmv,knowledge,speed} test
        !speed tests, !typing test, !eye test, !eye tests, !vision test, !hearing test, !hearing tests
        !{color blind,color,blood} test, !blood tests
        !{dna,fitness,stress,memory,reaction,love,compatibility,career,aptitude} test, !aptitude tests
        !{ability,placement,citizenship,civics,grammar,vocabulary,vocab,spelling,listening,reading,speaking,language,math,maths,brain,mind,visual,screening,depression,adhd,mbti,enneagram,psychology} test
        !psychological {test,tests}, !pregnancy test, !ovulation {test,tests}
        !{toefl,ielts,toeic,sat,act,gre,gmat,jlpt,hsk,delf,dele,topik,life in the uk} test
        !{full length,full,unit,chapter,timed} tests, !timed test, !{sample,online,quizzes and} tests
        !tests and quizzes, !level tests
        !test {your,yourself,cricket,match,matches,pilot,drive,drives,track,tube,tubes,chamber,of}
        !{the ultimate,crash,acid,litmus,turing,water,soil,swab,beep,cooper,quick,self} test, !self tests
        !mock exam tests
        !{sound,sight,microphone,mic,network,internet,wifi,ping,battery,screen,rorschach,color blindness} test
        !beta {carotene,blocker,blockers,alanine,wave,waves,brainwave,brainwaves,squad}, !alpha beta, !alpha and beta
        !beta {fish,ray,glucan,wolf,frequency,frequencies,binaural}, !{theta,climbing,route} beta
        !demo {tape,tapes,derby,day,songs,tracks,reel,reels}, !beta gamma, !beta and gamma, !alpha to beta
        !alpha beta gamma, !test {nation*,playing,team*,side*,cap*,century,centuries}
        !{a/b,ab,split,patch,allergy,covid,pcr,antigen,drug,field,taste,bench} test*
        !test {kitchen*,strip*,kit,kits,results,anxiety}, !{entrance,admission,proficiency,flame,chemistry} test*
        !test {flight*,notes,score*}, !{load,strength,litmus} test*, !test bench*, !beta version history, !spot test*
        !pop test*, !beta {decay,particle*,star,centauri,cell*}, !spam test*, !junk test*
        !alpha test {threshold*,coverage*}
        !{iconv,cipher,double click,connection,upload,download,self check,keyboard,mouse,speaker,camera,joystick} test*
        !test to see, !alpha test value*, !{depth,stencil,primality} test*, !which … test to, {is,just,only} a test
        a test only, for test purposes, test purchase, test purchases, in beta, for beta testers, beta access, beta only
        debug {version,mode,product,item,pack,purchase}, for debugging, demo product, demo item, a demo of
        still testing, still in testing
      [unlock] {remove,removes,remove all,removes all,removing} ads
        remove {ad,the ads,advertising,advertisements,banner ads}, no {ads,more ads,ad,advertising}, ad~free, ads free
        ad removal, ads removal, {disable,disables,hide,turn off,without} ads, unlock, unlocks, unlocked, unlocking
        unlockable, {full,pro,premium,complete} version, full game, full app, upgrade to {pro,premium,full}
        premium upgrade, pro upgrade, all {levels,episodes,chapters,characters,features}, full access
        {remove,removes,no} watermark, remove watermarks, {remove,remove all,no} limits, go pro
        !unlock {chest key*,key,keys}, !{unlocks,unlock} {a,one,any} chest, !unlocks {a,one,any} door
        !unlocks {a,one,any} locked, {remove,removes,remove all,removes all,removing,remove the,no,no more} adverts
        advert free, {without,hide,disable,turn off} adverts, !lock/unlock, !lock/unlock*
        !{lock or,after first,first} unlock, !when unlocked, !while unlocked
        !unlock {drive*,the drive*,the selected drive*,desktop}, !cinnamon unlock desktop
        !unlock {screen*,the screen*,device*,the device*,phone*,keyring*,your phone,the phone,the keyring,layer*,pixel*,session*}
        !{adjust,reset,in,expand,collapse} all levels, !0 = no limits, !unlock {all layers,file*,folder*,volume*}
        !removes no ads, !remove no ads, !removes neither ads
        {switches off,switch off,turns off} {advertising,advertisements,adverts,all ads,all adverts}
        {ads,adverts} {disappear,vanish,are gone,go away} {for good,forever,for ever}
      [currencyNoun] coin, coins, gold coins, gem, gems, gemstone, gemstones, gold, diamond, diamonds, crystal, crystals
        ruby, rubies, emerald, emeralds, sapphire, sapphires, credit, credits, token, tokens, point, points, jewel
        jewels, cash, bucks, pearl, pearls, chips, shards, doubloons, gold bars, silver coins, nuggets, acorns, stardust
        bulbs, hint tokens, !credit card, !credit cards, !end credits, !credits roll, !checkpoints, !point of view
        !{points,point} of interest, !viewpoint, !power point, !gold medal, !gold standard, !potato chips
        !points of culture, !culture points
        !{ace,two,three,four,five,six,seven,eight,nine,ten,jack,queen,king} of diamonds
      [durationWord] monthly, weekly, yearly, annual, annually, quarterly, fortnightly, bi weekly, biweekly, bi monthly
        bimonthly, half yearly, semi annual, semiannual, per {month,week,year,day}, {a,each,every,one} {month,week,year}
        one day, two weeks, {two,three,six,twelve} months, half a year, half year
        {month,monthly,week,weekly,day,daily,season} pass, {monthly,weekly,month} card, {annual,yearly,24 hour} pass
        day trial, hour boost, for a {day,week,month,season,year}, until the end of the season, seasonal pass
        !month of birth, !a {year in,month in the,week in the,year of}, !{weekly,monthly,annual} report*
        !{monthly,weekly,yearly} planner*, !weekly {quest*,mission*,challenge*,task*,reward*,event*,chest*}
        !monthly {quest*,mission*,challenge*,event*,special*}, !weekly special*, !monthly deal*, !weekly deal*
        !monthly offer*, !weekly offer*, !monthly sale*, !weekly sale*, fortnight, fortnights
        for one {week,month,year,day}, for two weeks, for {two,three,six} months
        {for thirty,for seven,thirty,ninety} days, {month,year,week} access, per semester, term pass, for a fortnight
        semester pass, a fortnight, !fortnightly {quest*,challenge*}, !seven days a week, !of a month, !of a week
        !of the month, !day of a week, {a full,a whole,an entire,one full} year, full year of
        {a full,a whole,an entire,one full} month, full month of, !{monthly,weekly,yearly,annual} average*
        !{monthly,weekly,yearly,annual} view*, !{monthly,yearly} calendar*, !{monthly,weekly,yearly} archive*
        !compounded {monthly,weekly,quarterly,annually,yearly}, !quarterly accounting*, !weekly pre release*
        !{select,choose} a {month,week,year}, !by a {week,month,year}
        !{show one,once per,times per} {day,week,month,year}, !hours per {day,week}, !for a {day,week,month} view
        !view for a {month,week}, !from a month, !every week on, !day of a month, !twice per {week,month}
        !{times,once,twice} a {week,month,year}
        {billed,charged,paid,renews,debited,payment} once a {year,month,week}
        {billed,charged,debited} {each,every} {month,year,week}
      [membership] vip, membership, memberships, club access, premium account
        !{family,team,crew,party,band,guild,squad} {member,members}, !member of, !members of
        !vip {lounge*,room*,suite*,section*,box*,seat*,table*,hall*,area*,terrace*,car*,bus*}
        !non member*, !free member*, membership card, member pass, !membership form*
      [access] remove ads, removes ads, ad removal, no more ads, ad-free, battle pass, pass, passes, access, card
        premium, pro, ad free, ads free, no ads, without ads, unlimited, trial, trials, membership, license, licence
        all inclusive, full version, !boarding pass*, !mountain pass*, !flash card, !flash cards, !index cards
        !{greeting,post,playing,business,score,tarot} card*, !pass the, !pass your, !hall pass, !pro tip, !pro tips
        !trial and error, !time trial, !time trials, !recipe card, !recipe cards, !accessible, !no access to
        {remove,removes,no more} adverts, advert free, no adverts, without adverts
        !trial by {combat,fire,jury,ordeal,sword,magic,water,battle}, !{brenner,mountain,alpine,rocky,snowy} pass
        !workout pass
      [lifetime] lifetime, life time, forever, permanent, permanently, for ever, for life, perpetual, perpetually
        never expires, never expire, one time purchase, one time payment, pay once, buy once, always yours
        yours to keep, unlimited time, !forever alone, !lifetime statistics, !lifetime stats
        !permanent {marker,markers}, !forever {young,friend*,home*}, !life time of, !for life simulation
        !{fit,skills,learn} for life, !battery life*, !lifetime of, !lifetimes, !forever loop*
        !permanent {link*,ink,account}, !permanently {delet*,remov*,eras*,lost}, !{delet*,remov*,eras*} … permanently
        !{accept,trust,reject} permanently, !{hide,show} … permanently, !items permanently
        !permanent {warning*,connection*}, !{reset,set} permanent*
        !{loop,randomly,remember,repeat,wait,lost,gone} forever, !delet* … forever, !permanent {address,storage}
        !forever {rose*,tree*,flower*}
        !{friend,friends} for life, !for life of, !for life on
      [subscriptionWord] subscription, subscriptions, subscribe, subscribes, subscribed, subscribing, subscriber
        subscribers, auto {renew,renews,renewable,renewing,renewal}, automatically {renews,renewed}
        renews {automatically,monthly,yearly,weekly}, billed {monthly,yearly,annually,weekly}, recurring, cancel anytime
        cancel any time, !subscription {tracker*,manager*}
        billed {each,every} {month,year,week}, charged {each,every} {month,year,week}, cancel {whenever,any moment}
      [trial] trial, trial {period,version,membership,subscription}
        !{clinical,murder,mock,field,drug,jury,criminal,fair} trial
        !trial {lawyer,lawyers,lawyers',lawyer's,court,judge,attorney,exam,by,and error,of,log}, !time trial
        !trial run
      [quiz] quiz*, toeic, toefl, ielts, question, questions, answers, exam, exams, multiple choice, personality
        find out {how,who,which,your}, placement, level check, cefr, self assessment, flashcard*
        practice question*, exam prep, mock exam*, experiment, experiments, laboratory, science kit
      [recordKeeping] budget*, expense*, bookkeeping, spending, debts, ledger, logins, passwords, receipts, finances
        personal finance, bank accounts, bank statements, bills, bill reminder*, payment reminder*, transactions
        reminds you to pay, due dates, card tracker, net worth, invoice*, accounting, accountant*, bookkeeper*
        a field for, fields for, keep track of, keeps track of, tracker, trackers
        {payment,transfer,transaction} history, password manager*, card scanner, cash flow, reconcile*, tax return
        tax returns, price tracker*, subscription tracker*, wallet organizer, card organizer, money manager*, spend log
        order tracker*, point of sale, cash register*
      [ownDays] {month,week,calendar} view*, average, averages, ^APR, compounded, accounting period*
        password … expire*, streak, streaks, advent, advent calendar*
        matured, ripened, aged … {months,years,month,year}, aged {in,cheese,ham,whisky,wine,rum,cheddar,gouda}
        barrel aged, cask aged, {month,months,year,years} old {cheese,ham,wine,whisky,whiskey,rum,cheddar}
        {cheese,cheddar,ham,whisky,whiskey,parmesan,gouda,wine,rum,brandy,balsamic} … {months,month,years}
        {month,months,year,years} {cheese,cheddar,ham,whisky,whiskey,parmesan,gouda,rum,brandy,balsamic}
        day {trek*,hike*,walk,trail,route,itinerary,pilgrimage,expedition*}, hiking map
      [gameController] controller, controllers, gamepad*, game pad*, joystick*
      [futurePromise] coming soon, coming shortly, in the next {release,update,version}
        in {a future update,future updates,a later update,later updates,an upcoming update,upcoming updates}
        later this year, {arriving,here} {soon,shortly}, {available,releasing,launching} soon
        will be {added,available} soon, more {to come,coming,levels soon}, planned {features,update,updates}
        !included in future updates, !coming soonest, more {are on,is on,on} the way, more {to,will} follow
        in the works, {coming,will be added,to be added,arriving} later, rolling out soon, {more,still} in development
        {launches,releases,arrives,lands,new ones,more} soon, stay tuned for
        {still,currently,feature} under development, still a work in progress
        {more,new,additional,further} {levels,maps,worlds,chapters,stages,content,songs,characters,episodes,stories,features,heroes} {later,to follow}
        {additional,more,further,new} {levels,maps,worlds,chapters,stages,episodes,stories,features} {follow,will come,are coming,are planned}
        available shortly, every month to come
        {the rest,second half,second part} {follows,arrives,comes} {in spring,in summer,in autumn,in fall,in winter}
        {the rest,second half,second part} {follows,arrives,comes} {next month,next week,next year,later this}
        {the others,the remaining} {follow,arrive,come} {in spring,in summer,next month,next week,next year}
        more {arrive,follow} {in spring,in summer,in autumn,in fall,in winter,next month,next week,next year}
        !{christmas,winter,spring,summer,autumn,fall,easter,halloween,new year,santa} {is,are} coming soon
        !soon {it's,it is,it will be,comes} {christmas,winter,spring,summer,autumn,easter,halloween}
        {dungeons,levels,caves,maps,worlds,chapters,stages,episodes,stories,songs,tracks,missions} {arrive,follow,come,land,launch} {this,in,next} {spring,summer,autumn,fall,winter}
        more {dungeons,levels,caves,maps,worlds,chapters,stages,episodes,stories,songs,missions} … {this,next} {spring,summer,autumn,fall,winter}
        {multiplayer,co-op,online play,coop,a sequel,season two,chapter two,part two} is on its way
        {follow,follows} in {spring,summer,autumn,fall,winter}
      [promotionalClaim] the #1, #1 {app,game,puzzle,choice,rated,best*,in,on}, ranked #1, rated #1, the no. 1, cheapest
        lowest price, lowest prices, best {price,value,deal,offer,selling}, bestseller, best seller
        limited {time,offer,time offer}, special offer, special price, {flash,summer,winter,holiday} sale, sale price
        half price, half off, % off, hot deal, act now, today only, last chance, don't miss, dont miss, huge savings
        save big, clearance sale, money back guarantee, world's best, worlds best, award winning, editors' choice
        editor's choice, black friday, !best {friend,friends,practices,practice,man,buddy,bud,buds}, !personal best
        !personal bests, !best {of,time,times}, !all the best, !your best, !for sale by, !best before, !do your best
        !best {wishes,score,scores,dressed,match,fit,guess}, !at best, !discount calculator, !discount code generator
        best {pack,bundle,app,game,in class,on the market,in the store}, at a discount
        {discounted,discount,at half} price, {now,are,is} on sale, hurry up and, number one {app,game,choice}
        buy it now, buy now and, most popular {pack,game,app}, our most popular, best app in the world, =most popular
        (most popular), [most popular], most popular!, most popular:, our most popular
        most popular {pack,bundle,choice,plan,option,offer,deal,package}, {big,super,mega} sale, ^SALE, sale!, =sale
        (sale), !garage sale, !yard sale, !bake sale, !book sale, !car sale, !for sale
        {world's,world’s} greatest, rated five stars, five-star rated
        !{show,shows,find,finds,finding,compare,compares,spot,spots,locate,locates,list,lists} … {cheapest,lowest price,lowest prices,best price,best prices}
        !cheapest {gas,fuel,petrol,diesel,station,stations,flight,flights,route,routes,electricity,hotel,hotels,supermarket,shop nearby}
        !limited time {for each,for every,per,to solve,to answer,to finish}, !with limited time
        top rated, nobody sells … for less, {a third,a quarter,two thirds} off
      [expiringCredits] expire, expires, expired, expiring, expiry, expiration, valid {until,till,through,for}
        use within, must be used {within,by}, lose {your coins,your gems,unused}, !never {expire,expires,expiring}
        !{do not,does not,don't,doesn't,will not,won't,can't,cannot} expire, !no expiry, !no expiration
        !without {expiration,expiry,expiring}, !non expiring, !expiry {alert,alerts,reminder,reminders,date reminder}
        !expiration {reminder,alerts}, !expired food, !offer expires, !offer expired
        !{sale,event,deal,boost,booster,bonus,shield,effect,trial,before it} expires, !valid for {all,any,every,life}
        !valid forever, use {them before,them by,it by the,before the end}, spend them {by,before}, must be spent
        reset {at the end of,every month,each month}, {wiped,cleared} at the end, forfeited, lapse after, lapses after
        lapse at, {lost,vanish,disappear,gone} {after,at the end}
        vanish if unused, vanish … unused
      [cashOut] cash out, cashout, withdraw, withdraws, withdrawal, withdrawals, withdrawable, redeem for cash
        exchange for {cash,money,real money}, convert {to,into} {cash,money}, turn into cash, real money, real cash
        redeem for money, redeemable for {cash,money}, sell for cash, earn real, refundable for cash, cash prize
        cash prizes, transfer to your bank, paid out, !nicotine withdrawal, !withdrawal {symptoms,tracker,timeline}
        !caffeine withdrawal, !{no,not,without} real money, !no cash {prizes,prize,out}, !cannot be withdrawn
        !no withdrawals, !{not,can't,cannot} withdraw, !not redeemable for {cash,money}, !not {redeem,exchange} for cash
        !no real cash, !{not,non} withdrawable, !{track,deposits and} withdrawals, !withdraw troops
        !withdrawals and deposits, {exchange,exchanged} … for cash, exchange … for money
        exchanged for {money,cash,real money}, trade … for cash, traded for cash, trade … for money, swap … for cash
        turn … into {cash,money}, convert … {to cash,into cash,to money}, converted {into,to} {cash,money}
        redeem … for cash, redeemed for {cash,money}
        {redeem … for,redeem for,exchange for,exchanged for} {gift cards,vouchers}, cashable
        {redeem,exchange,swap,trade,turn} … {amazon,starbucks,paypal,visa,walmart,target,steam,netflix,google play} {voucher*,gift card*,card*}
        cash reward, cash rewards, paid in cash, get real cash, transfer … to your bank, payable in cash
        swap for gift cards, !{no,without,no real} cash value, !no cash reward*, !never in cash
        {cashed,be cashed,cash them,cash it} out, {to,into} your bank account, !withdraw … {vision,treaty}
        !withdraw from, !withdraw your vote, !withdraw … request
        in our {offline stores,retail stores,stores,shops,cafés,cafes,restaurants,branches,outlets,salons,locations,physical stores}
        at our {stores,shops,cafés,cafes,restaurants,branches,outlets,salons,locations}
        {redeem,redeemed,redeemable,exchange,exchanged,use,spend,pay} … {at the counter,at the till,at the checkout,at the register,at the box office}
        in {physical,brick-and-mortar,offline,partner,participating} {stores,shops,cafés,restaurants}
        at participating {stores,shops,cafés,restaurants}
        {spend,use,used,redeem,redeemed,valid,accepted} {in-store,in store}
        chips {can be cashed,are paid out,can be paid}, cash in your {chips,coins,gems,tokens,winnings}
        {chips,coins,gems,tokens} can be cashed
        !{served,made,as,like,sold} in our {stores,shops,cafés,cafes,restaurants}
        !{served,made,as,like,sold} at our {stores,shops,cafés,cafes,restaurants}
        {gems,coins,gold,diamonds,crystals,tokens,chips,credits,points} for {dollars,euros,pounds}
        {exchange,trade,swap,turn,sell} … {for,into} {dollars,euros,pounds}, real {dollars,euros,pounds}
        !exchange euros for dollars
        !{trade,sell,buy,swap} {stocks,goods,wares,crops,shares} … for {dollars,euros,pounds}
        {at,in} {our,any of our} {arcades,bistro,bistros,gift shop,museum shop}, in the museum gift shop
        at the till in, jackpots are paid in, paid in dollars
      [appleTrademark] apple, icloud, iphone, iphones, ipad, ipads, ipod, imac, macbook, app store, appstore, itunes
        ios, ipados, macos, apple {watch,tv,music,pay,pencil}, airpods, airpod, airdrop, airplay, homekit, homepod, siri
        carplay, facetime, imessage, testflight, game center, vision pro, visionos, watchos, safari browser
        # What a product works with may be said.
        !for {iphone,iphones,ipad,ipads,macbook,apple watch,apple tv,ios,ipados,macos,iphone and ipad,ipad and iphone}
        !on {iphone,ipad,apple watch,apple tv}, !for {vision pro,carplay,airpods}
        # Fruit.
        !apple {pie,pies,tree,trees,juice,cider}, !apples, !{golden,green,red,pine} apple
        !apple {cake,jam,farm,orchard,pack,basket}, !{poison,poisoned,candy,candied,caramel,toffee} apple
        !apple {slice,slices,crumble,sauce,seed,seeds,core}, !big apple, !adam's apple
        !apple {candy,bomb,box,bundle,crate,bag,barrel}, !an apple, !custard apple, !apple worm, !apple cinnamon
        !cinnamon apple, !apple blossom
        !{magic,enchanted,rotten,silver,giant,sweet,fresh,rainbow,crab,star,rose,love,sugar,bad} apple
        !apple {picker,picking,catcher,shooter,strudel,tart,muffin,turnover,butter,chips,tea,green,bobbing,of my eye,of discord,hat,head,knight}
        !big apple*, !apple {seller*,dumpling*,tree*}, iphone*, ipad*, icloud*, macbook*, imac*, airpod*, imessage*
        facetime*, testflight*, itunes*, homepod*, carplay*, airdrop*, app store*, appstore*
        apple {watch*,music*,pencil*}, visionos*, watchos*, ipados*
      [appleCriticism] ios {bug,bugs,crash,crashes}, {macos,ipados,safari,webkit,uikit} {bug,bugs}, apple store bug
        app store bug, {apple,icloud,iphone} {bug,bugs}, slow {iphone,iphones,ipad,ipads,ios}, old iphone
        apple {tax,fee,fees}, apple's {fees,cut,commission}, because of apple, apple {charges,takes,forces,sucks}
        ios sucks, hate apple, better than {apple,ios}, app store fee, app store fees
        apple {won't let,does not allow,doesn't allow}, apple's {greed,mistake,fault}, fault of apple
      [systemFeature] push notification, {push,enable,unlock} notifications, rate us, screen time {access,api,apis}
        !{more,extra,additional,less} screen time, access to {the,} {camera,microphone,gyroscope}
        access to {the photo library,your location,screen time,push notifications}
        unlock the gyroscope, use of the gyroscope, rate {the,this,our} app, app rating, {five,5} star {review,reviews}
        {5,five} star rating, leave a review, write a review, icloud storage, icloud space
        {camera,microphone,location,photo library,gyroscope} access, use of the {camera,microphone}, apple music access
        rate {with 5,with five,5,five,us 5} stars, give us {5,five} stars
        leave us {five,5} stars, pay to {switch on,turn on,enable,use} … {camera,microphone,gyroscope}
      [randomItem] loot box, loot boxes, lootbox, lootboxes, loot crate, loot crates, gacha, gachapon, gashapon
        mystery {box,boxes,chest,chests,crate,crates,pack,egg,gift}, surprise {box,boxes,egg,eggs}
        blind {box,boxes,bag,bags}, lucky {draw,draws,box,boxes,bag,wheel,spin,spins}, spin the wheel, prize wheel
        random {item,items,hero,heroes,skin,skins,reward,rewards,loot,prize}, {booster,card} {pack,packs}
        summon {ticket,tickets,scroll,scrolls}, ten pull, raffle, sweepstakes, slot spins, scratch card, scratch cards
        chance to win, !{flash,greeting} card {pack,packs}, !business card pack, !birthday card {pack,packs}
        !{tarot,vocabulary} card pack, never know {what is,what's} inside, never know what {you,you'll} get
        what's inside is a surprise, {gives a,get a,receive a,contains a,contains,one,wins a} random, !one random number
        lottery draw, draws a random, draw a random, chance to get a, 10 pulls, ten pulls, tombola*, lucky dip
        lucky dips, scratchcard, scratchcards, lotto ticket, lottery ticket, lottery tickets, raffle tickets
        never know which, {hatches,contains,gives,drops,holds} … at random, hatches one of
      [statedOdds] odds, drop {rate,rates,chance}, probability, probabilities, pull rates
        rates are shown, rates are listed, chances are shown
      [contact] qq, wechat, wechat id, weixin, telegram, whatsapp, discord, line id, line:
        kakaotalk, kakao id, zalo, viber, skype, tel, phone, phone number, telephone, hotline
        call {us,us at,us on}, text us at, {whatsapp,text,wechat,telegram} us, message us on
        ring us, ring us on, give us a {ring,call,bell}, phone us, mobile number
      [defect] bug, bugs, buggy, crash, crashes, crashing, glitch, glitches, glitchy, lag, lags, laggy, slow, sluggish
        slowdown, flaw, flaws, overheating, unstable, freezes, hangs, security hole, vulnerability, vulnerabilities
        !slow {motion,mo,cooker*,shutter*,down*,fade*,living,burn*}, !crash {course*,report*,log*,free,proof}
        !bug {report*,fix*,free,squash*,hunt*,catch*,tracker*}, !bugs bunny, !ladybug*, !bug net*, !no lag, !lag free
        !crash cymbal*, !jet lag, broken, fixes the
      [negation] not, cannot, can't, won't, never, isn't, aren't, don't, doesn't, neither, no, non, nothing, none, nope
        zero, wasn't, didn't, hasn't, haven't, shouldn't, needn't, no longer, !not {only,just,merely,simply,solely}
        !nothing but, !none other, !no {matter,doubt,wonder,problem,sweat}
        !{don't,do not,never} {miss,wait,forget,worry,hesitate,run,stop,lose,settle,leave,be,get}
        !can't {wait,stop,get,miss}, !cannot {wait,stop,miss}, !non stop, !non player, !ground zero
        !{from,sub,below} zero, !zero {to,g,hour,gravity}, without, couldn't, nor
        goodbye, good bye, bye bye, farewell, forget {the,about,monthly,weekly,yearly,your,any,all}, tired of
        fed up with, sick of, !{don't,do not,never,won't,not} forget, !goodbye {party,song*,gift*,letter*}
      [impossibility] {is,are} not {possible,available,offered,allowed,permitted,supported,accepted,provided,included}
        {is,are} not {planned,exchangeable,redeemable,transferable}, {is,are} {impossible,excluded,prohibited,forbidden}
        {isn't,isn’t,aren't,aren’t} {possible,available,offered,allowed,permitted,supported,accepted,provided}
        {isn't,isn’t,aren't,aren’t} {included,planned}, never {accepted,offered,possible}
        {can't,can’t,cannot,can not,may not} be {exchanged,redeemed,withdrawn,cashed,converted,used,spent}
        {can't,can’t,cannot,can not,may not} be {transferred,swapped,sold,traded}
        {is,are} {unavailable,not needed,not required,not necessary,not shipped,not part of}
        {isn't,isn’t,aren't,aren’t} {needed,required,necessary,shipped,part of}
        {doesn't,doesn’t,does not,don't,don’t,do not} {exist,happen,apply}, never {happens,happen}
      [donation] donate, donates, donation, donations, donating, charity, charities, charitable, fundraiser, fundraisers
        fundraising, fund raiser, crowdfunding, !donate {troops,cards,card,units,gear,resources,items}
        !donate to {your clan,your guild,clan*,guild*,the guild,the clan}, !{clan,guild,alliance,troop,card} donation*
        !donation limit*, !donation request*, !{blood,organ} donation*, !donate blood, !plasma donation*
        !sperm donation, !egg donation, !charity {shop*,stripe,event,concert,ball,gala,run,auction map}
        !sister of charity, !charity {race*,match*,stream skin}, !donation {box skin,tracker*,receipt*}
        !donations tracker*, !track donation*, !track your donation*, !donate to the museum
        every penny goes to, {all proceeds,the proceeds,half the proceeds} {go,goes} to
        {half,part,a share,a slice,a portion,a cut,ten percent,10%} of {it,this,the price,every sale,each sale,the money,what you pay} {goes,feeds,helps,supports}
        {go,goes} to the {red cross,animal shelter,local shelter,food bank,hospice}
        {go,goes} to {unicef,wwf,greenpeace,oxfam}
      [physicalGoods] free shipping, shipping included, free delivery, free home delivery
        {delivered,shipped} to your {door,home}, shipped to you, ships worldwide, shipped worldwide, ships within
        we ship, shipping address, shipped by mail, sent by mail, sent by post, by courier
        physical {copy,copies,goods,product,products,item,items,merchandise}, printed copy, hardcover copy
        home delivery, delivery to your door, posted to your, !no physical, !{free,home} delivery mission*
        !free delivery truck*, !by courier mission*, /mailed to {you,your}, free postage
        postage {included,and packaging,and packing}, post and packing, delivery included, free p&p
        delivered to your doorstep, delivered right to your door, to your doorstep, delivered to you by post
        posted to you, will be posted to, is posted to, sent by royal mail, sent by canada post, by registered post
        includes shipping, includes delivery, {shipping,delivery} is included
        !posted to your {timeline,feed,profile,wall}, !monsters to your doorstep
        to your door
      [regulatedClaim] cures cancer, cure cancer, cures diabetes, cure diabetes, {cures,cure} depression, cures anxiety
        cure anxiety, cures covid, cure covid, cures all diseases, cures insomnia, cure insomnia, cures arthritis
        treats cancer, heals cancer, {heals,reverses,reverse} diabetes, miracle cure, guaranteed {weight loss,cure}
        100% cure, lose weight without exercise, {adult,sex,sexy,nude} chat, adult {video,videos,content}, erotic chat
        escort service, escort services, {buy,get,gain,real,instagram,tiktok} followers, youtube subscribers
        {instagram,tiktok,facebook,buy} likes, boost your followers, buy subscribers, buy views
        earn {bitcoin,bitcoins,crypto,cryptocurrency}, mine real bitcoin, mine bitcoin for real, {free,get,buy} bitcoin
        buy crypto, buy ethereum, sports betting, {bet,betting with,bets with} real money
        real money {bets,betting,gambling,casino}, {gamble with real,gambling for,play for real} money, gamble for cash
        betting tips, bet on real, guaranteed wins, winning lottery numbers, guaranteed {profit,profits,returns}
        forex signals, get rich quick, payday loan*, !{no,not} adult content, !cures all wounds, !simulated gambling
        {1000,500,100,10000,5000,1k,10k} followers, hookups
        {cures,cure,heals,heal,treats} … {cancer,diabetes,depression,anxiety,back pain,pain,arthritis,insomnia,asthma,adhd,disease*}
        lose … in a week, lose … in 7 days, loses … in a week, lose … overnight, !heals … health, !cure … in game
        !heal … damage, lose … in a fortnight, lose … in two weeks, lose a stone, lose … in ten days
        loses … in a fortnight, {punt with,flutter with,wager,wagering,betting for} real money, adult only chat
        adults only chat
        clinically proven to
      [cryptoCode] ^BTC, ^ETH, ^USDT, ^DOGE, ^LTC, ^BNB, ^USDC, ^SHIB
      [saving] save, saves, saving, save up to, savings of, savings, off, discount, cheaper
        !save {point*,slot*,game*,file*,state*}, !auto save*, !save as, !save the
        !{take,lift,blast,turn,power,day,switch,on and,cut,play,kick,show,face} off
      [comparedPrice] {compared with,compared to,vs,vs.,versus,over,against,than} monthly
        {compared with,compared to,over,vs,on} the monthly, {compared with,compared to,vs,over} weekly
        {with,on} {the yearly,yearly,annual}, {with,on} the annual
        {the,regular,on the,the regular,the usual,normal,full,original,list} price, separately, individually
        buying separately, of the price, {compared,than,over} … monthly
      [paidOnce] {pay,buy,pay only} once, one time purchase, one time payment, single payment, no recurring
        no recurring fees, one payment
        lifetime {membership,subscription,plan,license,licence,pass,access,premium,pro,vip}, !no recurring nightmare*
      [profanity] Y29ja3N1Y2tlcio=, Y29ja3N1Y2tpbmc=, Y2x1c3RlcmZ1Y2sq, Y3Vtc2hvdCo=, Y3VudA==, Y3VudHM=, YSoqaG9sZQ==
        YXJzZWhvbGUq, YXNzaG9sZSo=, Yml0Y2g=, Yml0Y2h5, Yml0Y2hlcw==, Ymxvd2pvYio=, YmxvdyBqb2I=, YmxvdyBqb2Jz
        YnVsbHNoaXQq, Z2FuZ2Jhbmcq, Z3Rmbw==, ZGlja2hlYWQq, ZGlwc2hpdCo=, ZHVtYmZ1Y2sq, Zioqaw==, Zipja2luZw==, Zipjaw==
        ZmFnZ290, ZmFnZ290cw==, ZnVjayo=, aG9yc2VzaGl0Kg==, aGFuZGpvYio=, bW90aGVyZnVjayo=, bWluZGZ1Y2sq, bmlnZ2E=
        bmlnZ2F6, bmlnZ2Fz, bmlnZ2Vy, bmlnZ2Vycw==, c2gqdA==, c2hpdA==, c2hpdGhlYWQq, c2hpdGhvbGUq, c2hpdHM=, c2hpdHR5
        c2hpdHRpbmc=, c2x1dHR5, c3RmdQ==, cHVzc2llcw==, cHVzc3k=, cmFnaGVhZCo=, d2Fua2Vy, d2Fua2Vycw==, d2V0YmFjayo=
        d2hvcmU=, d2hvcmVz, dG93ZWxoZWFkKg==, dHdhdA==, dHdhdHM=, IWJpdGNoIGluIGhlYXQ=, IWJpdGNoIGluIHNlYXNvbg==
        IWJyb29kIGJpdGNo, IWJyb29kIGJpdGNoZXM=, IWRvZ3MgYW5kIGJpdGNoZXM=, IWRvZyBhbmQgYml0Y2g=, IWZhZ2dvdHMgYW5kIHBlYXM=
        IXB1c3N5IGNhdA==, IXB1c3N5IGNhdHM=, IXB1c3N5IHdpbGxvd3M=, IXB1c3N5IHdpbGxvdw==, IXBvcmsgZmFnZ290cw==
        IXdoZWxwaW5nIGJpdGNo, Ym9sbG9ja3M=, dG9zc2Vy, dG9zc2Vycw==, a25vYmhlYWQq, YmVsbGVuZCo=, c2hpdGU=, c2hpdGVz
        YXJzZXdpcGUq, ZGlja3dhZCo=
      [otherMoney] play money, toy money, monopoly money, fake money, paper money, banknote*, bank note*
        {notes,bills,coins,money} … {to color,to colour}, {learn,learning,teaches,practice} {money,coins}
        count {money,coins,change}, {counting,learning to count} money, {making,giving,make} change, savings goal*
        saving goal*, {your first,your next,a first,the first} {$,£,€}, {split,divide,sort} {$,£,€}, {saved,saving} up
        what did … cost, what … cost in, how much did … cost, used to cost, {cost,costs} back then, where … costs
        where … {cost,sell} for, guess the price, price quiz
        {dollar,cent,penny,euro,pound} {store,shop} {sim,simulator,tycoon,manager,game}
      """#)
}
