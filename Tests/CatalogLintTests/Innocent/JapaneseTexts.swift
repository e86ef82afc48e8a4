extension ProductTexts {
  static let japanese = ProductTexts(
    locale: "ja",
    innocent: """
      non-consumable | フリーキックの名手 | 壁を越える弧を描くシューズです
      non-consumable | フリーズタワー | 範囲内の敵を凍らせて遅くします
      non-consumable | フリースタイルボード | ネオン柄の板が12枚そろいます
      non-consumable | 自由の翼 | 雲の上を飛べる白い羽です
      non-consumable | 免疫の盾 | 毒霧と氷を防ぐ伝説の盾です
      non-consumable | スタミナ料理入門 | 元気が出るレシピを30品収録
      non-consumable | 四季の庭 | 春夏秋冬で姿を変える庭園です
      non-consumable | 三国志武将伝 | 関羽や張飛など12人の物語
      non-consumable | 百花繚乱 | 牡丹と桜が咲きほこる背景です
      non-consumable | ハロウィン衣装 | かぼちゃ帽子とこうもりマント
      non-consumable | 八重桜の小道 | 花びらが舞う静かなマップです
      non-consumable | 一番星 | 夜空にひとつ光る壁紙です
      non-consumable | 千夜一夜物語 | シェヘラザードが語る12の物語
      non-consumable | 七人のこびと | 森の奥の小さな家です
      non-consumable | ルート66 | シカゴから海まで走るコースです
      non-consumable | F1カラー | 歴代の名車の塗装を10種類
      non-consumable | アップルパイの台所 | お菓子を7種類焼けます
      non-consumable | 黄金のりんご | ギリシャ神話の果樹園です
      non-consumable | 春の訪れ | 谷いちめんに花が咲きます
      non-consumable | 親友ペットセット | 子犬と子猫がいっしょに遊びます
      non-consumable | 金メダルの表彰台 | 体育館に飾れる表彰台です
      non-consumable | 幸運のお守り | 四つ葉のネックレスです
      non-consumable | 月夜の港 | 夜釣りにぴったりの静かなマップ
      non-consumable | 船長の生涯 | 本人が朗読する海の回想録です
      non-consumable | VIPラウンジの背景 | ベルベットのソファと夜景
      non-consumable | 旧約聖書朗読 | テスタメントを20時間で聴けます
      non-consumable | 漢字テスト | 小学六年分の問題を収録
      non-consumable | 性格診断テスト | 60問のくわしい解説つき
      non-consumable | 運転免許学科問題 | 900問と解答を収録
      non-consumable | コンテスト衣装 | 村祭りの衣装が3着です
      non-consumable | デモンズキャッスル | 赤い月の城を探検します
      non-consumable | 解体工場 | さびた車を12台こわせます
      non-consumable | 悪魔狩りの鎧 | 光るルーンの黒い鎧です
      non-consumable | ロボット工房 | 歩く仲間を部品から作れます
      non-consumable | タイガーストライプ | どの車にも塗れる柄です
      non-consumable | 蒸気機関車 | 真ちゅうのかまと汽笛の音
      non-consumable | 水晶の洞窟 | 出口が3つある鉱山です
      non-consumable | 真珠の首飾り | アバターの首もとを飾ります
      non-consumable | 石畳の広場 | 古い町の噴水つき広場です
      non-consumable | 30日ヨガ | 毎朝ひとつずつ進めるコース
      non-consumable | 四季のごはん | 旬の献立を120品収録
      non-consumable | クレジットカード管理 | 口座ごとの支出をグラフ表示
      non-consumable | 単語カード2000 | 中学三年分の英単語です
      non-consumable | 広告を非表示 | ステージ間の広告を消します
      consumable | レベル99の薬 | 仲間ひとりを最高レベルにします
      consumable | ジェム500個 | ジェム500個を宝箱に加えます
      consumable | 1,200コイン | 種や農具に使える1,200コインです
      consumable | 経験値2倍 2時間 | 2時間のあいだ経験値が2倍です
      consumable | ヒント5回分 | パズルの次の一手がわかります
      consumable | ライフ10個 | 盤がうまっても続けられます
      auto-renewable | 山歩きクラブ | 全地図を圏外でも見られます
      auto-renewable | お絵かき教室 | 全講座とブラシ。自動更新です
      non-consumable | 無償の愛 | ピアノ小品十曲と楽譜です
      non-consumable | 無題の手紙 | 切ない恋の物語を九章で
      non-consumable | 日記の見張り番 | 未入力の日をお知らせします
      non-consumable | 家計簿 | クレジットカードの支出と予算
      non-consumable | 歴史テスト | 40問の問題と解説つき
      non-consumable | アルファとベータ | 工房の小さなロボットたち
      non-consumable | 額縁セット | 水晶の額縁12種類
      non-consumable | コントローラー配置 | XboxやPlayStationのパッド対応
      non-consumable | 宝石図鑑 | 宝石20種類の解説です
      consumable | 毒消し草 | 仲間の毒を一度だけ解除します
      consumable | 覚醒の薬 | 眠れる力を解放します
      consumable | マスターキー | 宝箱をひとつ開けます
      consumable | ミッション交換 | ウィークリーミッションを入れ替え
      consumable | 永遠の炎 | 仲間ひとりを全回復します
      consumable | 1万ゴールド | 10,000ゴールドを加えます
      """,
    guilty: """
      free-wording | consumable | コインの袋 | いまなら無料で50コイン追加
      free-wording | non-consumable | 麦わら帽子 | タダでもらえる帽子です
      free-wording | consumable | はじめてセット | 0円で剣がもらえます
      external-payment | consumable | ジェム500個 | PayPayならお得です
      external-payment | consumable | ジェム | シリアルコードを入力
      other-platform | non-consumable | データ共有 | アンドロイドとも共有できます
      other-platform | non-consumable | 協力プレイ | PlayStationの友だちと遊べます
      other-platform | non-consumable | 大画面 | ニンテンドースイッチ版と同じ
      placeholder-text | non-consumable | 赤い帽子 | 説明が入ります
      placeholder-text | non-consumable | サンプル商品 | 帽子です
      test-wording | non-consumable | テスト商品3 | 赤い帽子です
      test-wording | non-consumable | 赤い帽子 | ベータ版の方へ
      price-as-title | consumable | 730円 | ジェムを加えます
      price-mismatch | consumable | ジェム500個 | 4,900円でジェム500個
      quantity-mismatch | consumable | ジェム500個 | ジェム550個を加えます
      time-limited-consumable | consumable | 月間パス | 毎日宝箱がひとつ
      time-limited-consumable | non-consumable | プレミアム30日間 | 全フィルターと枠
      unlock-as-consumable | consumable | 全ステージ解放 | 60面を遊べます
      unlock-as-consumable | consumable | 永久会員 | 全講座を受けられます
      currency-as-non-consumable | non-consumable | コインの袋 | 800コイン入りです
      """)
}
