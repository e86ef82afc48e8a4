extension WordSamples {
  static let japanese = WordSamples(
    language: "ja",
    found: """
      free | 無料 | 無料ガチャ
      free | タダ | 今ならタダ！
      free | 0円 | 0円パック
      externalPayment | 銀行振込 | 銀行振込に対応
      externalPayment | コンビニ払い | コンビニ払いOK
      externalPayment | PayPay | PayPayで購入
      externalPayment | 公式サイト | 公式サイトで購入
      externalPayment | ギフトコード | ギフトコード付き
      externalPayment | 楽天ペイ | 楽天ペイ対応
      otherPlatform | アンドロイド版 | アンドロイド版と共通
      otherPlatform | グーグルプレイ | グーグルプレイでも
      otherPlatform | Ａｎｄｒｏｉｄ | Ａｎｄｒｏｉｄ版
      placeholder | プレースホルダー | プレースホルダー
      placeholder | ここに説明 | ここに説明を書いてね
      placeholder | ダミーテキスト | ダミーテキスト
      placeholder | 仮テキスト | 仮テキスト
      placeholder | 未定 | 未定
      placeholder | 商品名 | 商品名
      test | テスト | テスト
      test | テスト商品 | テスト商品A
      test | ﾃｽﾄ | ﾃｽﾄ1
      test | ベータ版 | ベータ版アイテム
      test | デバッグ用 | デバッグ用コイン
      unlock | 広告を非表示 | 広告を非表示にします
      unlock | 広告削除 | 広告削除
      unlock | 完全版 | 完全版
      currencyNoun | ゴールド | 400ゴールド
      currencyNoun | コイン | 1000コイン
      currencyNoun | 魔法石 | 魔法石10個
      durationWord | 月額 | 月額プラン
      durationWord | 週間パス | 週間パス
      membership | 会員 | プレミア会員証
      lifetime | 生涯 | 生涯ライセンス
      subscriptionWord | サブスク | サブスク
      futurePromise | 近日公開 | 近日公開
      randomItem | ガチャ | プレミアムガチャ券
      randomItem | くじを1回 | くじを1回引けます
      ownDays | 連続ログイン | 30日の連続ログインを守ります
      profanity | 44Kv44K944Ky44O8 | *集
      """,
    innocent: """
      無料だった夏
      テストの神様
      フリースタイルボード
      バリアフリーの家
      フリーザの間
      コンテスト参加証
      テストステロン日記
      心理テスト集
      漢字テスト100問
      模擬テスト3回分
      テスト対策問題
      タダシの冒険
      デモンズソード
      デモクラシーの歴史
      アルファとベータの剣
      お試しの森
      単語帳パック
      漢字辞書パック
      介護フレーズパック
      動画を無制限に開く
      第2章の全24面
      伝説の騎士
      桜の着せ替え
      和食レシピ集
      ヨガ入門コース
      夜空の壁紙
      猫のスタンプ
      古典音楽セット
      銀河戦艦
      ペイントブラシ
      サンプル音源セット
      行き先未定の旅
      温泉旅館の拡張
      グーグルマップのピン
      未定義関数の謎
      """)
}
