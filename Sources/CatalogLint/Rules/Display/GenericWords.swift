/// Words that say nothing of what a product gives, by language.
///
/// A `*` stands before the words that make a text generic, such as "item" and "buy"; the others only
/// stand beside those. What is not in a list – any noun, any number – makes a text specific, so a
/// word belongs here only when no product could be described by it.
enum GenericWords {
  static let byLanguage: [(language: String, words: String)] = [
    (
      "en",
      """
      *buy *buying *purchase *purchases *purchasing *item *items *product *products *iap *goods \
      *consumable *consumables *subscription *subscribe *description a an the this that these those \
      our your my it one single new virtual digital in app apps of for to from with within now here \
      please get obtain order use click tap press button shop store non will you can be is are and \
      make vip inapp
      """
    ),
    (
      "de",
      """
      *kaufen *kauf *käufe *kaufe *artikel *produkt *produkte *gegenstand *gegenstände *abo \
      *abonnement *beschreibung der die das den dem des dieser diese dieses diesen ein eine einen \
      ihr ihre dein deine in app im hier jetzt bitte für zum zur und von *inapp *käuflich virtueller \
      virtuelle virtuelles digitaler digitales vip *kaufbar
      """
    ),
    (
      "fr",
      """
      *acheter *achetez *achat *achats *article *articles *produit *produits *objet *objets \
      *abonnement *description le la les l un une des de du d ce cet cette ces votre vos ton ta tes \
      dans intégré intégrés app appli application l'application d'achat l'article l'achat \
      maintenant ici pour et virtuel numérique s'il vous plaît vip
      """
    ),
    (
      "es",
      """
      *comprar *compra *compras *compre *artículo *artículos *producto *productos *objeto *objetos \
      *suscripción *descripción el la los las un una unos unas este esta estos estas de del en dentro \
      la app aplicación tu su ahora aquí para y por favor virtual digital integrada integradas vip
      """
    ),
    (
      "it",
      """
      *acquista *acquistare *acquisto *acquisti *compra *articolo *articoli *prodotto *prodotti \
      *oggetto *oggetti *abbonamento *descrizione il lo la i gli le l un uno una questo questa questi \
      di del della in nell app l'app nell'app applicazione ora adesso qui per e tuo tua virtuale \
      digitale l'acquisto l'articolo quest'articolo vip
      """
    ),
    (
      "pt",
      """
      *comprar *compra *compras *compre *item *itens *artigo *artigos *produto *produtos *objeto \
      *assinatura *subscrição *descrição o a os as um uma este esta estes estas esse essa de do da \
      no na em app aplicativo aplicação seu sua agora aqui para e por favor virtual digital vip \
      integrada integradas dentro
      """
    ),
    (
      "nl",
      """
      *kopen *koop *aankoop *aankopen *artikel *artikelen *product *producten *item *items \
      *abonnement *beschrijving de het een dit deze die dat in app binnen nu hier voor en van je uw \
      jouw virtueel digitaal vip
      """
    ),
    (
      "sv",
      """
      *köp *köpa *artikel *artiklar *produkt *produkter *föremål *prenumeration *beskrivning en ett \
      den det denna detta dessa i app appen inom nu här för och av din ditt vip
      """
    ),
    (
      "pl",
      """
      *kup *kupić *zakup *zakupy *przedmiot *przedmioty *produkt *produkty *artykuł *subskrypcja \
      *opis ten ta to te tego w aplikacji aplikacja teraz tutaj dla i na z twój twoje vip
      """
    ),
    (
      "ru",
      """
      *купить *купите *купи *покупка *покупки *покупку *товар *товары *предмет *предметы *продукт \
      *продукты *подписка *подписку *описание этот эта это эти в во внутри приложении приложения \
      приложение сейчас здесь для и из ваш ваша виртуальный цифровой встроенная встроенные vip
      """
    ),
    (
      "tr",
      """
      *satın *alım *alımlar *alın *ürün *ürünü *ürünler *öğe *öğeyi *eşya *abonelik *açıklama bu şu bir \
      al almak uygulama içi uygulamada içinde şimdi burada için ve sanal dijital vip
      """
    ),
    (
      "id",
      """
      *beli *membeli *pembelian *item *barang *produk *langganan *deskripsi ini itu sebuah di dalam \
      aplikasi sekarang sini untuk dan anda kamu virtual digital vip
      """
    ),
    (
      "vi",
      """
      *mua *vật *phẩm *sản *hàng *mặt *mục *mô *tả này đó một trong ứng dụng ngay bây giờ \
      tại đây cho và của bạn ảo vip
      """
    ),
    (
      "zh",
      """
      *购买 *内购 *内购商品 *内购项目 *应用内购买 *商品 *道具 *产品 *物品 *项目 *充值 *订阅 *消耗型 *描述 \
      *購買 *內購 *內購商品 *應用程式內購買 *產品 *項目 *儲值 *訂閱 *消耗型項目 *敘述 \
      本 此 该 这个 该项 的 一个 应用 应用内 内 请 点击 立即 后 可 即可 获得 使用 用于 虚拟 数字 款 件 \
      該 這個 一個 應用 應用內 內 請 點擊 點選 後 獲得 虛擬 數位 vip iap app
      """
    ),
    (
      "ja",
      """
      *アイテム *商品 *課金 *課金アイテム *アプリ内課金 *アプリ内購入 *購入 *製品 *プロダクト *サブスクリプション \
      *説明 アプリ アプリ内 内 この これ その の を が は に で と も する します して しました できます できる です \
      ください 追加 有料 デジタル 用 vip iap app
      """
    ),
    (
      "ko",
      """
      *아이템 *상품 *구매 *구입 *결제 *인앱 *인앱결제 *인앱구매 *제품 *구독 *설명 이 그 본 해당 을 를 은 는 의 에서 \
      에 앱 앱내 내 합니다 하기 하세요 해주세요 할 수 있습니다 입니다 지금 바로 유료 디지털 vip iap app
      """
    ),
  ]
}
