extension ProductTexts {
  static let traditionalChinese = ProductTexts(
    locale: "zh-Hant",
    innocent: """
      non-consumable | 自由之翼 | 一對潔白的翅膀，飛越雲海
      non-consumable | 免疫之盾 | 抵擋毒霧與寒冰的史詩護盾
      non-consumable | 自由球大師 | 弧線球鞋與專屬射門動畫
      non-consumable | 以免費神 | 一鍵整理雜亂的相簿分類
      non-consumable | 四季造型 | 春櫻、夏荷、秋楓、冬雪四套外觀
      non-consumable | 三國名將 | 關羽、張飛、趙雲等十二位英雄
      non-consumable | 百花園 | 牡丹與海棠盛開的庭院
      non-consumable | 萬聖節服裝 | 南瓜帽、蝙蝠斗篷和糖果籃
      non-consumable | 千里江山圖 | 名畫主題桌布二十張
      non-consumable | 八仙過海 | 一冊有聲繪本，共八個故事
      non-consumable | 一千零一夜 | 雪赫拉莎德講述的十二個傳說
      non-consumable | 第一章：啟程 | 少年離開村莊的故事
      non-consumable | 最好的朋友 | 一隻小狗和一隻小貓
      non-consumable | 金牌頒獎台 | 為你的體育館添一座頒獎台
      non-consumable | 幸運草 | 掛在角色胸前的項鍊
      non-consumable | 月光港灣 | 適合夜釣的寧靜地圖
      non-consumable | 船長的一生 | 老船長親自講述的海上回憶
      non-consumable | 貴賓室背景 | 絲絨沙發與城市夜景
      non-consumable | 66號公路 | 從芝加哥騎到聖塔莫尼卡
      non-consumable | 七個小矮人 | 森林深處的小木屋
      non-consumable | F1賽車塗裝 | 十款經典車身配色
      non-consumable | 蘋果派廚房 | 烘焙七種家常甜點
      non-consumable | 金蘋果果園 | 希臘神話裡的祕密花園
      non-consumable | 春天來了 | 整座山谷開滿櫻花
      non-consumable | 元素法師 | 操控水火風土的四位英雄
      non-consumable | 元宵燈會 | 十二盞會動的花燈
      non-consumable | 心理測驗 | 六十道題目與完整分析
      non-consumable | 駕照筆試題庫 | 九百道官方題目與解析
      non-consumable | 多益聽力練習 | 兩百句日常對話
      non-consumable | 空調試衣間 | 一間會變溫度的房間
      non-consumable | 拆除大隊 | 十二輛工程車與爆破場景
      non-consumable | 惡魔獵人 | 黑色鎧甲與發光符文
      non-consumable | 機器人工坊 | 用零件拼出會走路的夥伴
      non-consumable | 老虎條紋 | 給每輛車的野性塗裝
      non-consumable | 蒸汽火車 | 黃銅鍋爐與汽笛聲
      non-consumable | 水晶洞窟 | 有三個出口的閃亮礦坑
      non-consumable | 珍珠奶茶貼圖 | 二十四款可愛飲料表情
      non-consumable | 鑽木取火 | 荒野求生課程第三講
      non-consumable | 硬幣收藏冊 | 記錄你手裡的每一枚紀念幣
      non-consumable | 三十天瑜伽 | 每天清晨跟練一組動作
      non-consumable | 一年四季食譜 | 春夏秋冬各三十道菜
      non-consumable | 信用卡記帳 | 一張圖看清每張卡的帳單
      non-consumable | 去除廣告 | 關卡之間不再出現橫幅和影片
      consumable | 99級經驗藥水 | 讓一位英雄升到最高等級
      consumable | 500鑽石 | 獲得500鑽石，可在商店使用
      consumable | 1200金幣 | 獲得1200金幣，購買種子和農具
      consumable | 雙倍經驗2小時 | 兩小時內經驗加倍
      consumable | 5次提示 | 顯示任意謎題的下一步
      consumable | 10條生命 | 棋盤填滿也能繼續
      auto-renewable | 健行俱樂部 | 全部離線地圖與山區天氣
      auto-renewable | 繪畫學院 | 全部課程與筆刷，自動續訂
      non-consumable | 一元二次方程 | 八十道例題與逐步解析
      non-consumable | 唐詩誦讀 | 李白送孟浩然等三十首
      non-consumable | 咖啡手冊 | 澳白拿鐵與摩卡的做法
      non-consumable | 豌豆莢農場 | 種下會唱歌的豌豆
      non-consumable | 隱私相簿 | 打開前請輸入密碼
      non-consumable | 記帳本 | 預算、支出與信用卡還款日曆
      non-consumable | 歷史測驗 | 四十套題目與答案
      non-consumable | 相框套組 | 12個水晶相框
      non-consumable | 手把配置 | 適配Xbox與PlayStation手把
      consumable | 萬能鑰匙 | 解鎖一個上鎖的寶箱
      consumable | 任務刷新券 | 刷新一次每週任務
      consumable | 補簽卡 | 補簽任意一天
      consumable | 1萬金幣 | 獲得10000金幣
      consumable | 一千二百金幣 | 獲得1200金幣
      non-consumable | 貴賓犬造型 | 一隻捲毛小狗
      non-consumable | 貴族禮服 | 三套宮廷舞會服裝
      """,
    guilty: """
      free-wording | consumable | 金幣袋 | 今天免費多送50金幣
      free-wording | non-consumable | 草帽 | 零元購，農夫專屬
      free-wording | consumable | 新手禮包 | 不用錢就有一把長劍
      external-payment | consumable | 500鑽石 | 街口支付更划算
      external-payment | consumable | 鑽石 | 輸入兌換碼領取
      other-platform | non-consumable | 雲端存檔 | 與安卓手機互通進度
      other-platform | non-consumable | 連線模式 | 可與PlayStation好友連線
      placeholder-text | non-consumable | 紅帽子 | 描述待補充
      placeholder-text | non-consumable | 範例商品 | 一頂帽子
      test-wording | non-consumable | 測試商品3 | 一頂紅帽子
      test-wording | non-consumable | 紅帽子 | 封測玩家專用
      price-as-title | consumable | NT$170 | 獲得500鑽石
      price-mismatch | consumable | 500鑽石 | 只要NT$1690就有500鑽石
      quantity-mismatch | consumable | 500鑽石 | 獲得550鑽石
      time-limited-consumable | consumable | 月卡 | 每天領取一個寶箱
      time-limited-consumable | non-consumable | 30天高級版 | 全部濾鏡和相框
      unlock-as-consumable | consumable | 解鎖全部關卡 | 六十關隨意玩
      unlock-as-consumable | consumable | 永久會員 | 全部課程
      currency-as-non-consumable | non-consumable | 一袋金幣 | 內含800金幣
      """)
}
