extension WordSamples {
  static let traditionalChineseClaims = WordSamples(
    language: "zh-Hant",
    found: """
      futurePromise | 敬請期待 | 新關卡敬請期待
      futurePromise | 即將上線 | 新地圖即將上線
      promotionalClaim | 限時禮包 | 限時禮包
      promotionalClaim | 下殺 | 全面下殺鑽石
      expiringCredits | 過期 | 金幣30天後過期
      expiringCredits | 歸零 | 鑽石每月歸零
      cashOut | 提現 | 金幣可提現
      cashOut | 換成台幣 | 鑽石換成台幣
      appleTrademark | 蘋果手機 | 蘋果手機主題
      appleTrademark | iCloud | iCloud禮包
      appleCriticism | 蘋果稅 | 已含蘋果稅
      appleCriticism | iOS的bug | 修復iOS的bug
      systemFeature | 五星好評 | 五星好評送鑽石
      systemFeature | 推播通知 | 開啟推播通知
      randomItem | 轉蛋 | 轉蛋一次
      randomItem | 隨機英雄 | 獲得隨機英雄
      statedOdds | 機率公告 | 見機率公告
      profanity | 5bm55L2g5aiY | *禮包
      profanity | 546L5YWr6JuL | *大禮包
      """,
    innocent: """
      開發中心主題
      包含後續更新
      不限時使用
      有限時間
      最好的朋友
      金幣永不過期
      無使用期限
      金幣不可提現
      產出金幣
      付出金錢
      改變現狀
      賺錢速度翻倍
      100顆蘋果
      金蘋果
      蘋果派
      適用於iPhone
      發音評分
      五星英雄
      隨機播放
      寶箱內含500鑽
      樹幹你看得到
      體操你也行
      炸雞巴士
      媽媽的味道
      主幹線
      餅乾你要嗎
      """)
}
