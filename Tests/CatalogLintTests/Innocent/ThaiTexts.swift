extension ProductTexts {
  static let thai = ProductTexts(
    locale: "th",
    innocent: """
      non-consumable | ฟรีคิกเทพ | รองเท้าปั่นโค้งข้ามกำแพง
      non-consumable | ฟรีซทาวเวอร์ | แช่แข็งศัตรูที่อยู่ในระยะ
      non-consumable | ฟรีสไตล์บอร์ด | กระดานลายนีออนสิบสองแบบ
      non-consumable | แฟรี่เทล | นิทานนางฟ้าพร้อมภาพวาดหกตอน
      non-consumable | ปีกแห่งอิสรภาพ | บินเหนือหมู่เมฆสีขาว
      non-consumable | พินัยกรรมโจรสลัด | เรื่องราวเก้าบท
      non-consumable | แบบทดสอบบุคลิกภาพ | คำถามหกสิบข้อพร้อมวิเคราะห์
      non-consumable | ข้อสอบใบขับขี่ | คำถามเก้าร้อยข้อพร้อมเฉลย
      non-consumable | การทดลองวิทยาศาสตร์ | กิจกรรมยี่สิบอย่างที่บ้าน
      non-consumable | ชุดคอนเทสต์ | ชุดงานวัดสามชุด
      non-consumable | ทีมรื้อถอน | รถก่อสร้างสิบสองคัน
      non-consumable | นักล่าปีศาจ | เกราะดำสลักอักขระเรืองแสง
      non-consumable | โรงงานหุ่นยนต์ | ประกอบเพื่อนที่เดินได้จากชิ้นส่วน
      non-consumable | พายแอปเปิล | สูตรขนมของคุณยายเจ็ดสูตร
      non-consumable | แอปเปิลทองคำ | สวนในตำนานกรีก
      non-consumable | ใบไม้ผลิมาเยือน | ทั้งหุบเขาเต็มไปด้วยดอกไม้
      non-consumable | เพื่อนซี้สี่ขา | ลูกหมากับลูกแมวเล่นด้วยกัน
      non-consumable | เหรียญรางวัล | แท่นรับรางวัลสำหรับโรงยิม
      non-consumable | เครื่องรางนำโชค | สร้อยใบโคลเวอร์สี่แฉก
      non-consumable | ท่าเรือแสงจันทร์ | แผนที่เงียบสงบสำหรับตกปลา
      non-consumable | ชีวิตกลางทะเล | บันทึกของกัปตันเฒ่า
      non-consumable | พื้นหลังห้องวีไอพี | โซฟากำมะหยี่และแสงเมือง
      non-consumable | ถนนสาย 66 | ขี่จากชิคาโกไปถึงชายทะเล
      non-consumable | คนแคระทั้ง 7 | กระท่อมน้อยกลางป่าลึก
      non-consumable | รถแข่ง F1 | ลายรถในตำนานสิบแบบ
      non-consumable | พันหนึ่งราตรี | นิทานอาหรับสิบสองเรื่อง
      non-consumable | ถ้ำคริสตัล | เหมืองระยิบระยับที่มีสามทางออก
      non-consumable | ทองหล่อยามค่ำ | ภาพพื้นหลังย่านดังยี่สิบภาพ
      non-consumable | ทองหยิบทองหยอด | สูตรขนมไทยสิบสูตร
      non-consumable | สร้อยไข่มุก | เครื่องประดับสำหรับตัวละคร
      non-consumable | ชิปมังก์ | เพื่อนตัวน้อยประจำฟาร์ม
      non-consumable | แคชเมียร์ | เสื้อกันหนาวสามสี
      non-consumable | ถาวรวัตถุ | นำชมวัดและวังสิบสองแห่ง
      non-consumable | โยคะ 30 วัน | ท่าใหม่ทุกเช้าตามใจคุณ
      non-consumable | สี่ฤดู | พื้นหลังตั้งแต่หิมะจนถึงเก็บเกี่ยว
      non-consumable | อาหารทั้งปี | หนึ่งร้อยสูตรตามฤดูกาล
      non-consumable | การ์ดอวยพร | สี่สิบแบบสำหรับวันพิเศษ
      non-consumable | การ์ตูนสามก๊ก | ขุนพลสิบสองคน
      non-consumable | พาสต้าโฮมเมด | สูตรเส้นสดยี่สิบสูตร
      non-consumable | พาสเทล | ฟิลเตอร์โทนอ่อนสามสิบแบบ
      non-consumable | บัตรคำศัพท์ | คำอังกฤษสองพันคำพร้อมภาพ
      non-consumable | รถไฟไอน้ำ | หม้อต้มทองเหลืองและเสียงหวูด
      non-consumable | ลายเสือ | ลายรถสุดดุสำหรับทุกคัน
      non-consumable | สงกรานต์ | ชุดลายดอกและปืนฉีดน้ำ
      non-consumable | ลอยกระทง | กระทงเรืองแสงหกแบบ
      non-consumable | ลบโฆษณา | ไม่มีแบนเนอร์และวิดีโอคั่น
      consumable | ยาเลเวล 99 | ดันฮีโร่หนึ่งตัวถึงเลเวลสูงสุด
      consumable | 500 เพชร | เพิ่ม 500 เพชรลงในหีบ
      consumable | 1,200 เหรียญ | 1,200 เหรียญไว้ซื้อเมล็ดพันธุ์
      consumable | EXP สองเท่า 2 ชั่วโมง | ได้ค่าประสบการณ์สองเท่า
      consumable | คำใบ้ 5 ครั้ง | แสดงตาถัดไปในทุกปริศนา
      consumable | 10 ชีวิต | เล่นต่อได้เมื่อกระดานเต็ม
      auto-renewable | ชมรมเดินป่า | แผนที่ออฟไลน์ทั้งหมด
      auto-renewable | โรงเรียนวาดเขียน | บทเรียนและแปรงทุกแบบ
      non-consumable | ละครเวที | เลือกบทบาท 5 แบบให้ตัวละคร
      non-consumable | บัญชีรายจ่าย | งบประมาณของบัตรเครดิตทุกใบ
      non-consumable | แบบฝึกหัดประวัติศาสตร์ | ทดสอบ 40 คำถามพร้อมเฉลย
      non-consumable | อัลฟากับเบต้า | หุ่นยนต์ตัวน้อยสองตัว
      non-consumable | กรอบรูป | กรอบสีทอง 12 แบบ
      non-consumable | ขบวน 100 ปีศาจ | เรื่องเล่าญี่ปุ่นเก้าตอน
      consumable | 5 ปีกนางฟ้า | ชุบชีวิตได้ห้าครั้ง
      consumable | กุญแจวิเศษ | เปิดหีบที่ล็อกไว้หนึ่งใบ
      consumable | เปลี่ยนภารกิจ | เปลี่ยนภารกิจรายสัปดาห์หนึ่งอย่าง
      consumable | 1 หมื่นเหรียญ | 10,000 เหรียญสำหรับอาณาจักร
      consumable | กุญแจสนิม | ปลดล็อกหีบหนึ่งใบ
      """,
    guilty: """
      free-wording | consumable | ถุงเหรียญ | รับเพิ่ม 50 เหรียญฟรี
      free-wording | non-consumable | หมวกฟาง | รับหมวกโดยไม่เสียเงิน
      free-wording | consumable | ชุดเริ่มต้น | ดาบในราคา 0 บาท
      external-payment | consumable | 500 เพชร | จ่ายผ่านพร้อมเพย์ถูกกว่า
      external-payment | consumable | เพชร | กรอกโค้ดส่วนลด
      other-platform | non-consumable | เซฟข้ามเครื่อง | ใช้ได้บนแอนดรอยด์
      other-platform | non-consumable | เล่นคู่ | เล่นกับเพื่อนบน PlayStation
      placeholder-text | non-consumable | หมวกแดง | ใส่คำอธิบายที่นี่
      placeholder-text | non-consumable | สินค้าตัวอย่าง | หมวกของฮีโร่
      test-wording | non-consumable | สินค้าทดสอบ | หมวกของฮีโร่
      test-wording | non-consumable | หมวกแดง | สำหรับเวอร์ชันเบต้า
      price-as-title | consumable | ฿199 | เพิ่มเพชร
      price-mismatch | consumable | 500 เพชร | 500 เพชรเพียง 1,990 บาท
      quantity-mismatch | consumable | 500 เพชร | เพิ่ม 550 เพชร
      time-limited-consumable | consumable | บัตรรายเดือน | หีบวันละใบ
      time-limited-consumable | non-consumable | พรีเมียม 30 วัน | ฟิลเตอร์และกรอบทุกแบบ
      unlock-as-consumable | consumable | ทุกด่าน | ปลดล็อกหกสิบด่าน
      unlock-as-consumable | consumable | เข้าถึงตลอดชีพ | บทเรียนทั้งหมด
      currency-as-non-consumable | non-consumable | ถุงเหรียญ | มี 800 เหรียญในถุง
      """)
}
