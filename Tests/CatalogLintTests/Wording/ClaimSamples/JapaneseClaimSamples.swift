extension WordSamples {
  static let japaneseClaims = WordSamples(
    language: "ja",
    found: """
      futurePromise | 近日公開 | 新ステージ近日公開
      futurePromise | 実装予定 | 新キャラ実装予定
      promotionalClaim | 本日限り | 本日限りの400枚
      promotionalClaim | 割引価格 | ジェムの割引価格
      expiringCredits | 有効期限 | ジェムの有効期限は30日
      expiringCredits | 失効 | コインは半年で失効します
      cashOut | 現金化 | コインを現金化
      cashOut | 出金でき | いつでも出金できます
      appleTrademark | アイフォン | アイフォンテーマ
      appleTrademark | Apple | Appleパック
      appleCriticism | Apple税 | Apple税込み
      appleCriticism | 遅いiPhone | 遅いiPhoneを速く
      systemFeature | プッシュ通知 | プッシュ通知を開放
      systemFeature | レビューを書 | レビューを書いて50ジェム
      randomItem | 福袋 | 新年の福袋
      randomItem | ランダムで1つ | 装備がランダムで1つ
      statedOdds | 提供割合 | 提供割合は店内に表示
      profanity | 44OV44Kh44OD44Kt44Oz | *野郎
      profanity | 5q2744Gt | おまえは*
      """,
    innocent: """
      未来への旅
      今後のアップデートもすべて含みます
      最高難度
      交響曲No.1
      独特価値のある石
      ジェムに有効期限はありません
      お金を稼ぐ工場
      支出金額の記録
      入出金の管理
      交換金貨
      払い戻し不可
      アップルパイ
      パイナップル
      黄金のリンゴ
      カップル向けテーマ
      iPhone用ウィジェット
      星5ヒーロー
      ランダム再生
      宝箱の500ジェム
      10連勝の称号
      くじらの歌
      パチンコ台
      ファックス送信
      ウルトラマンコスモス
      ロマンコメディ
      きちんこうじん
      場違いな騎士
      死ねない戦い
      販売女性用衣装
      ラーメン大好き
      イブラヒモビッチ選手
      """)
}
