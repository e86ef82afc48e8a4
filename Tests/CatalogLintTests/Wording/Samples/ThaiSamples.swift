extension WordSamples {
  static let thai = WordSamples(
    language: "th",
    found: """
      free | ฟรี | รับเหรียญฟรี
      free | ไม่มีค่าใช้จ่าย | กล่องไม่มีค่าใช้จ่าย
      free | 0 บาท | แพ็ก 0 บาท
      externalPayment | พร้อมเพย์ | จ่ายผ่านพร้อมเพย์
      externalPayment | TrueMoney | จ่ายด้วย TrueMoney
      externalPayment | โอนเงิน | ซื้อด้วยการโอนเงิน
      externalPayment | บัตรเครดิต | ใช้บัตรเครดิต
      externalPayment | โค้ดส่วนลด | มีโค้ดส่วนลด
      otherPlatform | แอนดรอยด์ | ใช้บนแอนดรอยด์
      otherPlatform | Google Play | มีบน Google Play
      placeholder | ใส่คำอธิบาย | ใส่คำอธิบาย
      placeholder | ข้อความตัวอย่าง | ข้อความตัวอย่าง
      placeholder | {price} | ราคา {price}
      test | ทดสอบ | ทดสอบ
      test | เบต้า | เหรียญเบต้า
      test | สินค้าทดสอบ | สินค้าทดสอบ
      unlock | ลบโฆษณา | ลบโฆษณา
      unlock | ปลดล็อก | ปลดล็อกโลกที่ 2
      unlock | เวอร์ชันเต็ม | เวอร์ชันเต็ม
      currencyNoun | เหรียญทอง | 400 เหรียญทอง
      currencyNoun | เพชร | เพชร 100
      durationWord | รายเดือน | แพ็กเกจรายเดือน
      membership | สมาชิก | บัตรสมาชิก
      lifetime | ตลอดชีพ | ใช้ได้ตลอดชีพ
      subscriptionWord | ต่ออายุอัตโนมัติ | แผนต่ออายุอัตโนมัติ
      futurePromise | เร็วๆ นี้ | ด่านใหม่เร็วๆ นี้
      randomItem | กล่องสุ่ม | กล่องสุ่ม
      """,
    innocent: """
      อิสระบนท้องฟ้า
      อัศวินเสรี
      ฟรีสไตล์บอร์ด
      ฟรีซเรย์
      แบบทดสอบบุคลิกภาพ
      ทดสอบไอคิว
      อัศวินมังกร
      ป่ามหัศจรรย์
      สูตรอาหารเจ
      คอร์สโยคะ
      วอลเปเปอร์กลางคืน
      สติกเกอร์แมว
      ดนตรีคลาสสิก
      บทที่สอง
      โลกน้ำแข็ง
      นิทานก่อนนอน
      แบบฝึกหัดเปียโน
      เส้นทางภูเขา
      ชุดโจรสลัด
      หีบหลวง
      เมืองเก่า
      แผนที่โลก
      ยานอวกาศ
      สวนกุหลาบ
      ครัวของยาย
      รถแข่ง
      หนังสือเด็ก
      Google Drive เชื่อมต่อ
      """)
}
