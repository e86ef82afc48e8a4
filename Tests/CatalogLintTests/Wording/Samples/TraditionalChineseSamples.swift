extension WordSamples {
  static let traditionalChinese = WordSamples(
    language: "zh-Hant",
    found: """
      free | 免費 | 免費領取100金幣
      free | 0元 | 0元禮包
      externalPayment | 支付寶 | 支付寶儲值更優惠
      externalPayment | 官網儲值 | 官網儲值送好禮
      externalPayment | 兌換碼 | 內含兌換碼
      externalPayment | 超商繳費 | 可用超商繳費
      externalPayment | 轉帳享優惠 | 轉帳享優惠
      externalPayment | 街口支付 | 支援街口支付
      externalPayment | MyCard | MyCard 儲值
      otherPlatform | 安卓 | 安卓同步
      otherPlatform | Google Play | Google Play 同步
      placeholder | 待定 | 待定
      placeholder | 此處填寫 | 此處填寫描述
      placeholder | 佔位符 | 佔位符
      placeholder | {name} | {name}禮包
      test | 測試商品 | 測試商品
      test | 封測 | 封測禮包
      test | 公測 | 公測專屬
      unlock | 移除廣告 | 移除廣告
      unlock | 解鎖 | 解鎖全部關卡
      currencyNoun | 金幣 | 400金幣
      currencyNoun | 鑽石 | 60鑽石
      durationWord | 月卡 | 至尊月卡
      membership | 黃金會員 | 黃金會員日
      lifetime | 永久 | 永久使用
      subscriptionWord | 訂閱 | 每日新聞訂閱
      futurePromise | 敬請期待 | 敬請期待
      randomItem | 扭蛋 | 熊貓扭蛋
      """,
    innocent: """
      自由之翼
      自由騎士外觀
      免廣告暢讀
      心理測驗題庫
      智商測試大全
      性格測試報告
      體內測量工具
      簡報範本
      等待定位的旅人
      谷歌地圖圖釘
      冰封王座
      第二章全部24關
      傳說坐騎
      小蘋果禮包
      川菜食譜
      瑜伽入門課程
      古典音樂合集
      春節主題
      星空桌布
      經典小說三十本
      銀河戰艦
      元旦禮包
      旋轉的齒輪
      包子舖擴建
      二十首鋼琴曲
      夜市小吃地圖
      機車外觀
      """)
}
