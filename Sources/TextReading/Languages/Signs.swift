extension Language {
  /// Signs that belong to no language: signs and ISO codes of currencies, and marks next to numbers.
  static let signs = Language(
    code: "",
    signs: "$=USD ¥=CNY+JPY yuan=CNY kr=DKK+NOK+SEK £=GBP Rs=INR+PKR peso=CLP+COP+MXN+PHP",
    amountsEverywhere: """
      beside money=$: $, ＄, ﹩
      beside money=¥: ¥, ￥
      beside money=USD: us$, $us, us $, u$s, usd$, usd $
      money=USD: $ us, $ usd, $usd, us dollars, us dollar, $ u.s.
      beside money=AUD: a$, au$, aud$
      beside money=CAD: c$, ca$, cad$
      money=CAD: $ ca, $ca, $ cad
      beside money=NZD: nz$
      beside money=SGD: s$, sg$
      beside money=HKD: hk$, hk $
      beside money=TWD: nt$, nt $, ntd, ntd$
      before money=TWD glued capitals: NT
      beside money=MXN: mx$, mex$
      beside money=CLP: clp$, cl$
      beside money=COP: cop$, co$, col$
      beside money=BRL: r$, r $, brl$
      beside money=EUR: €
      beside money=£: £, ￡
      beside money=EGP: e£, £e
      beside money=JPY: jp¥, jpy¥, jp￥
      beside money=CNY: cn¥, rmb, rmb¥, rmb￥, cny¥, cny￥, cn￥
      beside money=KRW: ₩, ￦
      beside money=INR: ₹
      beside money=Rs: ₨, rs., rs
      beside money=RUB: ₽
      beside money=TRY: ₺
      beside money=ILS: ₪
      beside money=KZT: ₸
      beside money=VND: ₫
      beside money=THB: ฿
      beside money=PHP: ₱
      beside money=NGN: ₦
      before money=PEN: s/., s/
      before money=MYR capitals: RM
      before money=IDR large: rp, rp.
      before money=ZAR capitals cents: R
      before money=TZS: tsh, tshs, tsh.
      beside money=CHF: sfr., sfr, fr.
      beside money=SAR+QAR: ﷼
      beside money=SAR: ⃁
      beside money=?: ₴, ₾, ₼, ₵, ₡, ₲, ₭, ₮, ৳, ֏, ₿
      beside money=itself capitals: AED, AUD, BRL, CHF, CLP, CNY, COP, CZK, DKK, EGP, EUR, GBP, HKD
        HUF, IDR, ILS, INR, JPY, KRW, KZT, MXN, MYR, NGN, NOK, NZD, PKR, PLN, QAR, RON, RUB
        SAR, SEK, SGD, THB, TWD, TZS, USD, VND, ZAR
      beside money=itself capitals priced: PHP
      before money=itself capitals noYear: CAD
      money=itself capitals final: CAD
      beside money=CNY capitals: CNH
      beside money=ILS capitals: NIS
      money=itself capitals: PEN, TRY
      before money=itself capitals cents: PEN, TRY
      beside money=RUB capitals: RUR
      beside money=USD capitals: USDT
      beside money=? capitals: UAH, ARS, BGN, GEL, AZN, BDT, KWD, BHD, JOD, GHS, KES, HRK
      subunit=$/100: ¢
      beside money=kr: kr, kr.
      beside percent: %, ％, ٪, ﹪
      before ordinal: #, ＃, №, n°, nº, no., nos., nr., n.º
      before title: vip, svip
      before times glued: x, ×, ✕, ✖, ｘ, *
      factor glued: x, ×, ✕, ✖, ｘ
      ordinal small: ★, ☆, ⭐, ⭐️, 🌟
      ordinal glued: ª, º, °
      magnitude=1000 glued: k, ｋ, Ｋ
      magnitude=1000000 glued capitals: M
      joins: +, ＋
      """)
}
