extension Language {
  /// Vietnamese.
  static let vietnamese = Language(
    code: "vi",
    keepsAccents: true,
    amountsEverywhere: """
      counted: đồng hồ, dong ho
      money=VND large: đ, đồng
      """,
    amounts: """
      money=VND: vnđ, vnd
      counted: đồng xu, đồng vàng, đồng tiền, đồng bạc, đồng kim cương, đồng đội, đồng minh
        đồng bào, đồng nghiệp, đồng cỏ, đồng lúa, đồng phục, đồng bằng, đô vật, đô thị, tuần lộc
        quý ông, quý cô, quý bà, quý tộc
      money=USD: đô la, đô, đô la mỹ
      minute: phút
      hour: giờ, tiếng
      day: ngày
      week: tuần
      month: tháng
      quarter: quý
      year: năm
      before ordinal: cấp, cấp độ, chương, mùa, tập, phần, ngày thứ, thứ, màn, tháng
      magnitude=1000: nghìn, ngàn
      magnitude=1000000: triệu
      beside counted: xu, vàng, kim cương, đá quý, ngọc, điểm, pha lê
      """,
    relativeTimes: "trước",
    trial: "thử, trải nghiệm",
    trialName: "Dùng thử XX ngày",
    days: "ngày",
    dayNumbers: "ba, năm, bảy, mười, mười bốn, ba mươi",
    restoring: "khôi phục",
    passwords: "mật khẩu, Mật khẩu",
    toBe: "là_",
    generic: """
      *mua *vật *phẩm *sản *hàng *mặt *mục *mô *tả này đó một trong ứng dụng ngay bây giờ tại đây
      cho và của bạn ảo vip
      """,
    lengths: "0 ngày mùa hai ba sáu; 182 nửa; 91 quý; 365 năm; 30 tháng; 7 tuần",
    plans: "gói",
    words: #"""
      [free] miễn phí, không mất phí, không tốn phí, không mất tiền, không tốn tiền, cho không
        0 đồng, 0đ, 0đồng, không tính phí, mien phi
        !.0 đồng, !.0đ, !cho không gian, !cho không khí
      [externalPayment] momo, ví momo, zalopay, zalo pay, vnpay, vn pay, viettel money, viettelpay
        viettel pay, shopeepay, airpay, moca, payoo, ngân lượng, bảo kim, ví điện tử, thẻ tín dụng
        thẻ ghi nợ, thẻ ngân hàng, thẻ atm, thẻ cào, thẻ điện thoại, thẻ nạp, thẻ game, thẻ quà tặng
        thẻ zing, thẻ garena, thẻ viettel, chuyển khoản, chuyển khoản ngân hàng, tài khoản ngân hàng
        internet banking, thu hộ, quét mã qr, website của chúng tôi, trang web của chúng tôi
        trên website, trên trang web, qua website, qua web, nạp web, nạp trên web, nạp qua web
        mua trên web, mua trên website, trang chủ chính thức, trang web chính thức
        website chính thức, rẻ hơn trên web, ngoài ứng dụng, bên ngoài ứng dụng, ngoài app
        ngoài app store, thanh toán ngoài, phương thức thanh toán khác, hình thức thanh toán khác
        thanh toán bằng bitcoin, mã giảm giá, mã khuyến mãi, mã khuyến mại, mã kích hoạt
        mã quà tặng, mã đổi thưởng, mã đổi quà, nhập mã, giftcode, gift code, code tân thủ
        phiếu giảm giá, khóa bản quyền, đại lý nạp
        !quản lý thẻ tín dụng
        trả tiền mặt, bằng tiền mặt, thanh toán bằng tiền điện tử, trả bằng tiền điện tử
        !nhập mã pin, !nhập mã khóa, !nhập mã số, !nhập mã bí mật, !nhập mã bảo vệ
        rẻ hơn trên trang, rẻ hơn tại web, mua trên web rẻ hơn, chuyển khoản cho
      [otherPlatform] cửa hàng google, cửa hàng play, cửa hàng samsung, cửa hàng huawei
        cửa hàng microsoft, ch play, chplay, điện thoại android, máy android, trên steam, bản steam
        điện thoại samsung, điện thoại xiaomi, đồng hồ huawei
      [placeholder] văn bản ở đây, văn bản tại đây, =nhập văn bản, =nhập nội dung, =nhập mô tả
        =nhập tiêu đề, =nhập tên, nhập tại đây, nhập vào đây, viết ở đây, điền vào đây, =điền mô tả
        =điền nội dung, =điền tên, =thêm mô tả, mô tả ở đây, tiêu đề ở đây, tên ở đây, mô tả mẫu
        tiêu đề mẫu, văn bản mẫu, nội dung mẫu, sản phẩm mẫu, văn bản giả, văn bản tạm, nội dung tạm
        mô tả tạm, phần giữ chỗ, chưa xác định, chưa có mô tả, chưa có tiêu đề, chưa đặt tên
        không có mô tả, không có tiêu đề, không tiêu đề, sẽ cập nhật sau, cập nhật sau
        =tên sản phẩm, =mô tả sản phẩm
      [test] thử nghiệm, kiểm thử, bản thử, bản thử nghiệm, bản beta, bản alpha, bản demo
        sản phẩm thử, gói thử nghiệm, gỡ lỗi, chạy thử, dùng nội bộ, sử dụng nội bộ, chỉ dùng nội bộ
        không mua, đừng mua, để test, hàng test
        !thử nghiệm khoa học, !thử nghiệm hóa học, !không mua được, !thí nghiệm, !không mua gì
        !alpha và beta, !beta và gamma
      [unlock] xóa quảng cáo, xoá quảng cáo, gỡ quảng cáo, bỏ quảng cáo, loại bỏ quảng cáo
        tắt quảng cáo, ẩn quảng cáo, chặn quảng cáo, không quảng cáo, không có quảng cáo
        không còn quảng cáo, hết quảng cáo, mở khóa, mở khoá, mở toàn bộ, mở tất cả
        phiên bản đầy đủ, bản đầy đủ, bản full, bản pro, phiên bản pro, bản cao cấp
        phiên bản cao cấp, toàn bộ trò chơi, tất cả các màn, tất cả màn chơi, tất cả cấp độ
        tất cả tính năng, toàn bộ tính năng, mọi tính năng, tất cả nhân vật, tất cả các chương
        toàn bộ nội dung, truy cập đầy đủ, toàn quyền truy cập, không giới hạn, xóa hình mờ
        xóa logo, không watermark
        !mở khóa một rương, !mở khóa rương, !mở khóa một cánh cửa, !mở khoá một rương
      [currencyNoun] xu, đồng xu, xu vàng, vàng, kim cương, ngọc, ngọc lục bảo, hồng ngọc, lam ngọc
        đá quý, pha lê, tinh thể, nguyên bảo, kim nguyên bảo, kim tệ, điểm, điểm thưởng, tín dụng
        token, ngọc trai, bạc, thỏi vàng, lượng, linh thạch, kim phiếu, tiền vàng, chip, ruby
        thạch anh
        !thẻ tín dụng, !địa điểm, !điểm kiểm tra, !màu vàng, !huy chương vàng, !năng lượng
        !chất lượng, !số lượng, !âm lượng, !trọng lượng, !thời điểm, !quan điểm, !đặc điểm
        !điểm đến, !dung lượng, !lượng nước, !lượng calo
      [durationWord] hàng tháng, hằng tháng, hàng năm, hằng năm, hàng tuần, hằng tuần, hàng ngày
        hằng ngày, hàng quý, theo tháng, theo năm, theo tuần, theo ngày, mỗi tháng, mỗi năm
        mỗi tuần, một tháng, một năm, một tuần, một ngày, ba tháng, sáu tháng, hai tháng, hai tuần
        nửa năm, thẻ tháng, thẻ tuần, thẻ năm, thẻ mùa, gói tháng, gói tuần, gói năm, vé tháng
        vé tuần, vé mùa, vé năm, tháng này, tuần này
        !nhiệm vụ hàng ngày, !nhiệm vụ hằng ngày, !nhiệm vụ hàng tuần, !thử thách hàng ngày
        !thử thách hàng tuần, !thưởng hàng ngày, !điểm danh hàng ngày, !nhiệm vụ hằng tuần
        !nhiệm vụ tuần, !thử thách hằng ngày, !thử thách hằng tuần, !thưởng hằng ngày
        !thưởng hàng tuần, !thưởng hằng tuần, !sự kiện hàng tuần, !sự kiện hằng tuần
        !ưu đãi hàng ngày, !ưu đãi hàng tuần, !ưu đãi hàng tháng, !ưu đãi tuần này
        !ưu đãi tháng này
      [membership] vip, thành viên, hội viên, thẻ thành viên, thẻ hội viên, tài khoản premium
        !thành viên gia đình, !thành viên đội, !thành viên bang hội, !thành viên nhóm, !phòng vip
        !khu vip, !ghế vip, !phòng chờ vip
      [access] thẻ, vé, truy cập, quyền truy cập, đặc quyền, không quảng cáo, không giới hạn
        dùng thử, thành viên, hội viên, gói tháng, gói tuần, gói năm, premium, vip, pass, pro
        !vé số, !thẻ ghi nhớ, !thẻ từ vựng, !thẻ học
      [lifetime] trọn đời, vĩnh viễn, mãi mãi, suốt đời, lâu dài, vô thời hạn, không thời hạn
        không giới hạn thời gian, mua một lần, thanh toán một lần, không hết hạn
      [subscriptionWord] đăng ký, gói đăng ký, thuê bao, tự động gia hạn, gia hạn tự động
        tự gia hạn, hủy bất cứ lúc nào, hủy bất kỳ lúc nào, hủy mọi lúc
      [quiz] câu hỏi, đáp án, trắc nghiệm, đề thi, bài thi, kỳ thi, kiểm tra trình độ
        trình độ của bạn, trắc nghiệm tính cách
      [recordKeeping] ngân sách, chi tiêu, thu chi, sổ nợ, mật khẩu, tài chính cá nhân
        tài khoản ngân hàng, hóa đơn, sao kê, nhắc thanh toán, nhắc trả nợ
      [ownDays] chuỗi ngày, chuỗi đăng nhập, chuỗi học
      [gameController] tay cầm, tay cầm chơi game
      [futurePromise] sắp ra mắt, sắp có mặt, sắp có, sắp tới, sắp phát hành, sắp mở, sẽ sớm ra mắt
        sẽ sớm có mặt, trong bản cập nhật tới, bản cập nhật tới, bản cập nhật sau
        trong bản cập nhật tiếp theo, bản cập nhật tiếp theo, phiên bản tiếp theo, phiên bản sau
        đang phát triển thêm, đang được phát triển, hãy đón chờ, đón chờ
        !con đường sắp tới
      [promotionalClaim] tốt nhất, rẻ nhất, giá rẻ nhất, giá tốt nhất, giá rẻ, giá thấp nhất
        số một thế giới, số một việt nam, số 1 thế giới, số 1 việt nam, hàng đầu, ưu đãi đặc biệt
        ưu đãi, khuyến mãi, khuyến mại, giảm giá, giá sốc, siêu rẻ, nửa giá, thời gian có hạn
        giới hạn thời gian, thời gian giới hạn, chỉ hôm nay, duy nhất hôm nay, cơ hội cuối
        đừng bỏ lỡ, bán chạy nhất, phổ biến nhất, nhanh tay, xả hàng, giá đặc biệt, giá ưu đãi
        !không giới hạn thời gian, !mã giảm giá, !mã khuyến mãi, !bạn tốt nhất, !người bạn tốt nhất
        !thành tích tốt nhất, !điểm tốt nhất
      [expiringCredits] hết hạn, hạn sử dụng, có hiệu lực đến, có giá trị đến, có giá trị trong
        thời hạn, sẽ mất, hết hiệu lực
        !không hết hạn, !không bị hết hạn, !không có hạn sử dụng, !không giới hạn thời hạn
        !vô thời hạn, !không thời hạn, !không có thời hạn, !không bao giờ hết hạn, !nhắc hạn sử dụng
        !ưu đãi hết hạn, !sự kiện hết hạn, !sẽ mất quảng cáo
      [cashOut] rút tiền, rút về tài khoản, đổi tiền mặt, đổi ra tiền, đổi lấy tiền, quy đổi ra tiền
        quy đổi thành tiền, đổi thành tiền, tiền thật, thưởng tiền mặt, giải thưởng tiền mặt
        rút về ngân hàng, về tài khoản ngân hàng
        !không thể rút tiền, !không rút tiền, !không quy đổi ra tiền, !không thể quy đổi ra tiền
        !không thể đổi ra tiền, !không quy đổi thành tiền, !không thể quy đổi thành tiền
        !không dùng tiền thật, !không phải tiền thật, !không có tiền thật
      [appleTrademark] đồng hồ apple
        !cho iphone, !cho ipad, !cho iphone và ipad, !dành cho iphone, !dành cho ipad
        !cho apple watch, !cho apple tv, !cho ios, !trên iphone, !trên ipad
      [appleCriticism] phí apple, phí của apple, thuế apple, thuế của apple, hoa hồng apple
        hoa hồng của apple, vì apple, do apple thu, tại apple, lỗi ios, lỗi của ios, lỗi iphone
        iphone chậm, iphone cũ, ipad chậm, apple không cho phép, apple cấm, tốt hơn apple
        tốt hơn ios
      [systemFeature] thông báo đẩy, bật thông báo, đánh giá ứng dụng, xếp hạng ứng dụng
        đánh giá 5 sao, đánh giá năm sao, viết đánh giá, viết nhận xét, để lại đánh giá
        dung lượng icloud, bộ nhớ icloud, lưu trữ icloud, quyền truy cập camera, truy cập camera
        truy cập micro, quyền truy cập vị trí, chấm 5 sao, cho 5 sao
      [randomItem] hộp quà bí ẩn, hộp bí ẩn, hộp mù, túi mù, rương bí ẩn, rương may mắn
        rương ngẫu nhiên, hộp may mắn, hộp ngẫu nhiên, trứng bất ngờ, vật phẩm ngẫu nhiên
        quà ngẫu nhiên, tướng ngẫu nhiên, nhân vật ngẫu nhiên, thẻ ngẫu nhiên, trang phục ngẫu nhiên
        phần thưởng ngẫu nhiên, nhận ngẫu nhiên, quay thưởng, vòng quay, vòng quay may mắn, xổ số
        rút thăm, bốc thăm, gacha, quay tướng, vé triệu hồi, cuộn triệu hồi, vé quay, gói thẻ bài
        cơ hội nhận, cơ hội trúng, tỉ lệ nhận, tỷ lệ nhận, cào trúng thưởng, thẻ cào may mắn
      [statedOdds] xác suất, tỉ lệ rơi, tỷ lệ rơi, tỉ lệ trúng, tỷ lệ trúng, bảng tỉ lệ, bảng tỷ lệ
        công khai tỉ lệ, công khai tỷ lệ
      [contact] điện thoại, số điện thoại, sđt, gọi ngay, gọi số, đường dây nóng, liên hệ
      [profanity] Y+G6t2M=, Y29uIGPhurdj, Y29uIMSRxKk=, Y2jDsyDEkeG6uw==, Y2xndA==, YnXhu5Np
        bOG7k24=, dmNs, dmts, dsOjaSBs4buTbg==, xJFjbQ==, xJFrbQ==, xJFtbQ==, xJHDqW8=
        xJHEqSDEkWnhur9t, xJHhu4t0, xJHhu4t0IG3hurk=, xJHhu6U=, xJHhu6UgbcOh, xJHhu6UgbeG6uQ==
      """#)
}
