extension WordSamples {
  static let thaiClaims = WordSamples(
    language: "th",
    found: """
      futurePromise | เร็วๆ นี้ | ด่านใหม่เร็วๆ นี้
      futurePromise | โปรดติดตาม | แผนที่ใหม่ โปรดติดตาม
      promotionalClaim | วันนี้เท่านั้น | วันนี้เท่านั้น 400 เหรียญ
      promotionalClaim | ลดราคาพิเศษ | เพชรลดราคาพิเศษ
      expiringCredits | หมดอายุ | เหรียญหมดอายุใน 30 วัน
      expiringCredits | ใช้ได้ถึง | เพชรใช้ได้ถึงเดือนมีนาคม
      cashOut | ถอนเงิน | เล่นแล้วถอนเงิน
      cashOut | เงินจริง | แลกเพชรเป็นเงินจริง
      appleTrademark | ไอโฟน | ธีมไอโฟน
      appleTrademark | Apple | ชุด Apple
      appleCriticism | ภาษี Apple | รวมภาษี Apple แล้ว
      appleCriticism | ไอโฟนช้า | แก้ไอโฟนช้า
      systemFeature | เปิดการแจ้งเตือน | จ่ายเพื่อเปิดการแจ้งเตือน
      systemFeature | รีวิว 5 ดาว | ให้รีวิว 5 ดาว
      randomItem | กล่องสุ่ม | กล่องสุ่มราชา
      randomItem | กาชา | ตั๋วกาชา
      statedOdds | อัตราการได้รับ | ดูอัตราการได้รับในร้าน
      profanity | 4LiE4Lin4Lii | ชุด*
      profanity | 4LmE4Lit4LmJ4Liq4Lix4LiV4Lin4LmM | ชุด*
      """,
    innocent: """
      ท่องอนาคต
      เพื่อนที่ดีที่สุด
      เหรียญไม่มีวันหมดอายุ
      หาเงินในโรงงาน
      แอปเปิ้ลทองคำ
      น้ำแอปเปิ้ล
      ฮีโร่ 5 ดาว
      เล่นแบบสุ่ม
      หีบสมบัติ 500 เพชร
      จอมโจรเหี้ยมโหด
      แกงกะหรี่ไก่
      สัดส่วนร่างกาย
      สัตว์เลี้ยงแสนรัก
      ธีมสำหรับไอโฟน
      ช่วยด้วย
      ชักว่าวริมทะเล
      """)
}
