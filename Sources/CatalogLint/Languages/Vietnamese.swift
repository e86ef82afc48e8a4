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
    spelledNumbers: """
      1 một; 2 hai; 3 ba; 4 bốn; 6 sáu; 7 bảy bẩy; 8 tám; 9 chín; 10 mười; 10* mươi chục; 5 lăm
      100* trăm; 1000* nghìn ngàn; 1000000* triệu; 0 linh lẻ
      50 năm_mươi; 500 năm_trăm; 5000 năm_nghìn năm_ngàn; 5000000 năm_triệu
      """,
    relativeTimes: """
      hiển thị, một lần, hai lần, ba lần, bốn lần
      trước, tới, vừa qua, gần đây, tiếp theo, làm việc, kế, nữa, sau, hoặc nhiều hơn, hơn_
      trong tương lai, chọn, lần
      dưới
      """,
    balances: "số dư",
    trial: "thử, trải nghiệm",
    trialName: "Dùng thử XX ngày",
    days: "ngày",
    dayNumbers: "ba, năm, bảy, mười, mười bốn, ba mươi",
    restoring: "khôi phục",
    passwords: "mật khẩu, Mật khẩu, mã PIN, mã pin, Mã PIN, mật mã, Mật mã",
    toBe: "là_",
    generic: """
      *mua *vật *phẩm *sản *hàng mặt *mục *mô *tả này đó một trong ứng dụng ngay bây giờ tại đây
      cho và của bạn ảo vip *cảm *ơn đã tận hưởng *hoàn tiền không tuyệt vời ủng hộ vì
      sở hữu mới hãy nhận lấy rất hay đặc biệt siêu hấp dẫn nhất chúng tôi dùng số có thể giao dịch
      """,
    lengths: "0 ngày mùa hai ba sáu; 182 nửa; 91 quý; 365 năm; 30 tháng; 7 tuần",
    plans: "gói, câu lạc bộ",
    during: "trong, suốt",
    ones: "một, 1",
    wholes: "trọn, cả, nguyên",
    contents: """
      kế hoạch, thực đơn, khóa, khoá, lịch, nhật ký, dự báo, tử vi, sao lưu, lưu, thử thách
      bảo hành, mục tiêu
      """,
    nounFirst: true,
    alternatives: "_hoặc_, _hay_",
    contrasts: "nhưng",
    used: "sử dụng, dùng",
    bonuses: "thưởng, tặng thêm, miễn phí",
    bonusesBefore: "tặng, thưởng, tặng thêm",
    paying: "thanh toán, mua, nạp, trả, rẻ, giảm",
    functionWords: """
      và, của, cho, các, với, những, một, bạn, được, không, là, trong, từ, để, hoặc, khi, này, mọi
      mỗi, vào, trên, có, sẽ, đến, như, nhiều, hơn, thêm, mới, ra, tại, về, tất, cả, theo, đã, hãy
      trước, *sau
      *in, *si, *u, *na
      """,
    words: #"""
      [free] miễn phí, không mất phí, không tốn phí, không mất tiền, không tốn tiền, cho không
        0 đồng, 0đ, 0đồng, không tính phí, mien phi
        !.0 đồng, !.0đ, !cho không gian, !cho không khí
        !bãi đỗ xe miễn phí, !bãi xe miễn phí, !wifi miễn phí, !wi fi miễn phí, !bảo tàng miễn phí
        !báo miễn phí, !vào cửa miễn phí
        không mất đồng nào, không tốn đồng nào, không mất một xu, không tốn một xu, không tốn xu nào
        không cần trả tiền, không phải trả tiền, không phải trả phí, không cần trả phí
        không thu phí, chẳng tốn đồng, không mất chi phí
        !cho không thể, !cho không được, !cho không có
      [externalPayment] momo, ví momo, zalopay, zalo pay, vnpay, vn pay, viettel money, viettelpay
        viettel pay, shopeepay, airpay, moca, payoo, ngân lượng, bảo kim, ví điện tử, thẻ tín dụng
        thẻ ghi nợ, thẻ ngân hàng, thẻ atm, thẻ cào, thẻ điện thoại, thẻ nạp, thẻ game, thẻ quà tặng
        thẻ zing, thẻ garena, thẻ viettel, chuyển khoản, chuyển khoản ngân hàng, tài khoản ngân hàng
        internet banking, thu hộ, quét mã qr, website của chúng tôi, trang web của chúng tôi
        trên website, qua website, qua web, nạp web, nạp trên web, nạp qua web
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
        rẻ hơn trên trình duyệt, mua trên trình duyệt, thanh toán trên trình duyệt, nạp tại web
        nạp trên website, inbox để mua, nhắn tin để mua, ib để mua, inbox mua, liên hệ để mua
        zalo để mua, nạp qua thẻ cào, thẻ cào điện thoại, nạp bằng thẻ, chuyển khoản qua
        quét mã qr để, thanh toán khi nhận, ship cod, nhập giftcode, nhập gift code, nạp thẻ
        qua momo, nạp momo, rẻ hơn … website, rẻ hơn … web, giảm giá … trên web
        !ghi chép chuyển khoản, !sổ chuyển khoản, !ví thẻ quà tặng
        mua trên trang web, nạp trên trang web, thanh toán trên trang web
        nhắn tin cho chúng tôi để đặt, nhắn tin cho chúng tôi để mua, nhắn tin để đặt, nhắn tin đặt hàng, nhắn tin … đặt hàng
        nhắn tin … để mua, liên hệ đặt hàng, liên hệ để đặt, liên hệ … để mua, liên hệ … đặt mua
        inbox để đặt, inbox đặt hàng, inbox … đặt, gọi điện đặt hàng, gọi để đặt hàng
        đặt hàng qua zalo, đặt hàng qua tin nhắn, mua trực tiếp từ chúng tôi
        mua trực tiếp của chúng tôi, mua trực tiếp tại chúng tôi, thanh toán … bitcoin
        trả bằng bitcoin, trả … bitcoin, trả bằng thẻ, khóa kích hoạt, mã bản quyền, mã ưu đãi
        mã voucher, bán trên web, bán trên website, bán trên trang, mua bên ngoài, mua ngoài app
        trả tiền khi nhận, nộp tiền mặt, !quản lý thẻ, !theo dõi thẻ tín dụng
        !trình quản lý thẻ tín dụng
      [otherPlatform] cửa hàng google, cửa hàng play, cửa hàng samsung, cửa hàng huawei
        cửa hàng microsoft, ch play, chplay, điện thoại android, máy android, trên steam, bản steam
        điện thoại samsung, điện thoại xiaomi, đồng hồ huawei
      [placeholder] văn bản ở đây, văn bản tại đây, =nhập văn bản, =nhập nội dung, =nhập mô tả
        =nhập tiêu đề, =nhập tên, nhập tại đây, nhập vào đây, viết ở đây, điền vào đây, =điền mô tả
        =điền nội dung, =điền tên, =thêm mô tả, mô tả ở đây, tiêu đề ở đây, tên ở đây, mô tả mẫu
        tiêu đề mẫu, văn bản mẫu, nội dung mẫu, sản phẩm mẫu, văn bản giả, văn bản tạm, nội dung tạm
        mô tả tạm, phần giữ chỗ, chưa có mô tả, chưa có tiêu đề, chưa đặt tên
        không có mô tả, không tiêu đề, sẽ cập nhật sau
        =tên sản phẩm, =mô tả sản phẩm
        mô tả tại đây, mô tả sẽ cập nhật, mô tả sẽ được, mô tả đang cập nhật, nội dung đang cập nhật
        đang cập nhật mô tả, thêm mô tả tại đây, [mô tả], [tiêu đề], [tên sản phẩm]
        nội dung cập nhật sau, mô tả cập nhật sau, =chưa xác định, =không có tiêu đề
        nhập tiêu đề vào đây, nhập tiêu đề tại đây, nhập tiêu đề ở đây, nhập mô tả vào đây
        nhập mô tả tại đây, nhập mô tả ở đây, =nhập tên sản phẩm, nhập tên vào đây
        nhập nội dung vào đây, nhập nội dung tại đây, =điền tiêu đề, =điền tên sản phẩm, điền mô tả
        tiêu đề của bạn ở đây, tiêu đề tại đây, tiêu đề vào đây, mô tả vào đây
        sẽ xác định sau, sẽ được xác định sau, được xác định sau, xác định sau, sẽ quyết định sau
        sẽ được quyết định, sẽ thông báo sau, chưa quyết định, đây là mô tả, đây là phần mô tả
        đây là đoạn mô tả, đây là tiêu đề, đây là tên sản phẩm, đây là văn bản mẫu
        đây là nội dung mẫu, mô tả sau, mô tả sẽ có sau, sẽ bổ sung mô tả, =mô tả
        =chưa có tên
        đây là một mô tả, đây là một đoạn mô tả, đây là một tiêu đề
      [test] bản thử, bản thử nghiệm, bản beta, bản alpha, bản demo
        sản phẩm thử, gói thử nghiệm, chạy thử, dùng nội bộ, sử dụng nội bộ, chỉ dùng nội bộ
        không mua, đừng mua, để test, hàng test
        !thử nghiệm khoa học, !thử nghiệm hóa học, !không mua được, !thí nghiệm, !không mua gì
        !alpha và beta, !beta và gamma
        !thử nghiệm a/b, !ống thử nghiệm, !thử nghiệm va chạm, !phòng thử nghiệm, !thử nghiệm vật lý
        !thử nghiệm sinh học, !que thử
        !phi công thử nghiệm, !chạy thử xe, !đường chạy thử, !đường thử, !xe chạy thử
        bản dùng thử nội bộ, hàng thử nghiệm, dùng để thử nghiệm, vui lòng không mua, xin đừng mua
        chỉ để thử
        ?thử nghiệm, ?kiểm thử, =gỡ lỗi, bản gỡ lỗi, chế độ gỡ lỗi, phiên bản gỡ lỗi, đang thử nghiệm, chỉ thử nghiệm
        để thử nghiệm, mục đích thử nghiệm, sản phẩm thử nghiệm, để kiểm thử, sản phẩm kiểm thử, phiên bản thử nghiệm
        giai đoạn thử nghiệm, đây là thử nghiệm, đây là bản thử, !kiểm thử thư rác, !thử nghiệm âm thanh
      [unlock] !khóa/mở khóa, !mở khóa ổ đĩa, !mở khoá ổ đĩa, !mở khóa đĩa, !khi mở khóa, !khi được mở khóa
        !lần mở khóa đầu tiên
        xóa quảng cáo, xoá quảng cáo, gỡ quảng cáo, bỏ quảng cáo, loại bỏ quảng cáo
        tắt quảng cáo, ẩn quảng cáo, chặn quảng cáo, không quảng cáo, không có quảng cáo
        không còn quảng cáo, hết quảng cáo, mở khóa, mở khoá, mở toàn bộ, mở tất cả
        phiên bản đầy đủ, bản đầy đủ, bản full, bản pro, phiên bản pro, bản cao cấp
        phiên bản cao cấp, toàn bộ trò chơi, tất cả các màn, tất cả màn chơi, tất cả cấp độ
        tất cả tính năng, toàn bộ tính năng, mọi tính năng, tất cả nhân vật, tất cả các chương
        toàn bộ nội dung, truy cập đầy đủ, toàn quyền truy cập, không giới hạn, xóa hình mờ
        xóa logo, không watermark
        !mở khóa một rương, !mở khóa rương, !mở khóa một cánh cửa, !mở khoá một rương
        chẳng còn quảng cáo, không hiện quảng cáo, không hiển thị quảng cáo, mọi màn chơi
        mọi bài học, tất cả bài học, tất cả các bài học, trọn bộ bài học, mọi nhân vật, mọi cấp độ
        mọi chương, truy cập mọi, truy cập tất cả, truy cập toàn bộ
        không còn thấy quảng cáo, không thấy quảng cáo
        mở khóa mọi
        !mở khóa công khai, !mở khóa công, !mở khoá công, !mở khóa pgp, !mở khoá pgp, !mở tất cả tập tin, !mở tất cả các tập tin
        !mở tất cả tệp, !mở tất cả các tệp, !mở tất cả thư, !mở tất cả thẻ, !mở tất cả thư mục, !toàn bộ nội dung của
        !nội dung của ảnh
      [currencyNoun] xu, đồng xu, xu vàng, vàng, kim cương, ngọc, ngọc lục bảo, hồng ngọc, lam ngọc
        đá quý, pha lê, tinh thể, nguyên bảo, kim nguyên bảo, kim tệ, điểm, điểm thưởng, tín dụng
        token, ngọc trai, bạc, thỏi vàng, lượng, linh thạch, kim phiếu, tiền vàng, chip, ruby
        thạch anh
        !thẻ tín dụng, !địa điểm, !điểm kiểm tra, !màu vàng, !huy chương vàng, !năng lượng
        !chất lượng, !số lượng, !âm lượng, !trọng lượng, !thời điểm, !quan điểm, !đặc điểm
        !điểm đến, !dung lượng, !lượng nước, !lượng calo
        đồng vàng, đồng bạc, đồng tiền vàng, viên ngọc, viên kim cương, viên đá quý
        !điểm ảnh, !phần trăm điểm
      [durationWord] hàng tháng, hằng tháng, hàng năm, hằng năm, hàng tuần, hằng tuần
        hàng quý, theo tháng, theo năm, theo tuần, mỗi tháng, mỗi năm
        mỗi tuần, một tháng, một năm, một tuần, một ngày, hai tháng
        nửa năm, thẻ tháng, thẻ tuần, thẻ năm, thẻ mùa, gói tháng, gói tuần, gói năm, vé tháng
        vé tuần, vé mùa, vé năm, tháng này, tuần này
        !nhiệm vụ hàng ngày, !nhiệm vụ hằng ngày, !nhiệm vụ hàng tuần, !thử thách hàng ngày
        !thử thách hàng tuần, !thưởng hàng ngày, !điểm danh hàng ngày, !nhiệm vụ hằng tuần
        !nhiệm vụ tuần, !thử thách hằng ngày, !thử thách hằng tuần, !thưởng hằng ngày
        !thưởng hàng tuần, !thưởng hằng tuần, !sự kiện hàng tuần, !sự kiện hằng tuần
        !ưu đãi hàng ngày, !ưu đãi hàng tuần, !ưu đãi hàng tháng, !ưu đãi tuần này
        !ưu đãi tháng này
        trong một tuần, trong một tháng, trong một năm, theo quý, gói quý, gói nửa năm
        trọn một năm, trọn một tháng, cả năm
        ba tháng, sáu tháng, hai tuần, ba tuần, chín tháng, hai năm, trong hai tuần, trong ba tháng
        trong sáu tháng, ba mươi ngày, bảy ngày, !tháng ba tháng, !thứ hai tuần, !thứ ba tuần
        premium năm, premium tháng, premium tuần, vip năm, vip tháng, pro năm, pro tháng
        thẻ ngày, gói ngày, vé ngày, gói hàng ngày, thẻ hàng ngày, thẻ theo ngày, gói theo ngày, vip theo ngày, !lần một ngày
        !chọn một ngày, !tháng của các bài
        !một ngày nào, !trang một ngày, !đúp một ngày, !mỗi tháng một lần, !mỗi tuần một lần, !mỗi năm một lần, !một ngày trong
      [membership] vip, thẻ thành viên, thẻ hội viên, tài khoản premium
        !thành viên gia đình, !thành viên đội, !thành viên bang hội, !thành viên nhóm, !phòng vip
        !khu vip, !ghế vip, !phòng chờ vip
        thành viên vip, hội viên vip, gói thành viên, gói hội viên, thẻ vip
      [access] thẻ, vé, truy cập, quyền truy cập, đặc quyền, không quảng cáo, không giới hạn
        dùng thử, thành viên, hội viên, gói tháng, gói tuần, gói năm, premium, vip, pass, pro
        !vé số, !thẻ ghi nhớ, !thẻ từ vựng, !thẻ học
      [lifetime] !kết nối vĩnh viễn
        trọn đời, vĩnh viễn, mãi mãi, suốt đời, lâu dài, vô thời hạn, không thời hạn
        không giới hạn thời gian, mua một lần, thanh toán một lần, không hết hạn
        !xóa vĩnh viễn, !xoá vĩnh viễn, !gỡ bỏ vĩnh viễn, !bị xóa vĩnh viễn
        !hủy vĩnh viễn, !huỷ vĩnh viễn, !mất vĩnh viễn
      [subscriptionWord] đăng ký, gói đăng ký, thuê bao, tự động gia hạn, gia hạn tự động
        tự gia hạn, hủy bất cứ lúc nào, hủy bất kỳ lúc nào, hủy mọi lúc
      [quiz] câu hỏi, đáp án, trắc nghiệm, đề thi, bài thi, kỳ thi, kiểm tra trình độ
        trình độ của bạn, trắc nghiệm tính cách
      [recordKeeping] ngân sách, chi tiêu, thu chi, sổ nợ, mật khẩu, tài chính cá nhân
        tài khoản ngân hàng, hóa đơn, sao kê, nhắc thanh toán, nhắc trả nợ
        kế toán, sổ sách, sổ chi tiêu, sổ thu chi, hóa đơn điện tử, biên lai, ghi chép chuyển khoản
        lịch sử giao dịch, quản lý thẻ, sổ tiết kiệm
      [ownDays] xem lịch, xem tháng, trình bày tháng, mật khẩu … hết hạn
        chuỗi ngày, chuỗi đăng nhập, chuỗi học
        chuỗi, chuỗi 7 ngày, chuỗi 30 ngày, liên tục, liên tiếp
      [gameController] tay cầm, tay cầm chơi game
      [futurePromise] sắp ra mắt, sắp có mặt, sắp có, sắp phát hành, sắp mở, sẽ sớm ra mắt
        sẽ sớm có mặt, trong bản cập nhật tới, bản cập nhật tới, bản cập nhật sau
        trong bản cập nhật tiếp theo, bản cập nhật tiếp theo, phiên bản tiếp theo, phiên bản sau
        đang phát triển thêm, hãy đón chờ, đón chờ
        !con đường sắp tới
        sẽ bổ sung sau, sẽ được bổ sung, sẽ cập nhật sau, sẽ ra mắt, sắp có thêm, sẽ sớm có
        còn nữa sắp, thêm nữa sắp, đang thực hiện thêm, sẽ mở sau, sẽ thêm sau, sẽ được thêm sau
        sắp cập nhật
        cập nhật sắp tới, sẽ có trong thời gian sắp tới, vẫn đang được phát triển
        sẽ sớm được phát hành, sẽ sớm được cập nhật, sẽ sớm thêm, sẽ sớm bổ sung, sẽ sớm cập nhật, sớm được thêm, sớm được bổ sung
        sớm ra mắt, sớm có mặt, sẽ được thêm sớm, sẽ thêm sớm, sắp lên kệ, sắp được thêm
        sắp được bổ sung, sắp được ra mắt, sắp được phát hành, sắp trình làng, sắp tới sẽ
        sắp cập bến, sắp được mở, còn nhiều … sắp, cuối năm nay, trong năm nay sẽ, sẽ có vào
        sẽ có thêm, ra mắt vào cuối, còn đang phát triển, vẫn đang phát triển, đang được phát triển
        đang trong quá trình phát triển, tính năng đang phát triển, vẫn đang hoàn thiện
        trong các bản cập nhật sau, trong bản cập nhật sau, trong các bản cập nhật tới
        ở bản cập nhật sau, !mọi bản cập nhật, !tất cả bản cập nhật, !tất cả các bản cập nhật
        !toàn bộ bản cập nhật, !bao gồm các bản cập nhật, !gồm các bản cập nhật
        bản cập nhật kế tiếp, trong các bản cập nhật tương lai, trong bản cập nhật tương lai
        trong bản cập nhật sắp tới, sẽ đến vào cuối, sẽ có vào cuối, đến vào cuối năm
        ra mắt cuối năm, ra mắt trong năm
      [promotionalClaim] rẻ nhất, giá rẻ nhất, giá tốt nhất, giá rẻ, giá thấp nhất
        số một thế giới, số một việt nam, số 1 thế giới, số 1 việt nam, ưu đãi đặc biệt
        khuyến mãi, khuyến mại, giá sốc, siêu rẻ, nửa giá, thời gian có hạn
        giới hạn thời gian, thời gian giới hạn, chỉ hôm nay, duy nhất hôm nay, cơ hội cuối
        đừng bỏ lỡ, bán chạy nhất, nhanh tay, xả hàng, giá đặc biệt, giá ưu đãi
        !không giới hạn thời gian, !mã giảm giá, !mã khuyến mãi, !bạn tốt nhất, !người bạn tốt nhất
        !thành tích tốt nhất, !điểm tốt nhất
        gói tốt nhất, ứng dụng tốt nhất, trò chơi tốt nhất, ưu đãi tốt nhất, ưu đãi lớn
        ưu đãi có hạn, giảm giá sốc, giảm giá lớn, đang giảm giá, giảm giá đặc biệt
        hàng đầu việt nam, hàng đầu thế giới
        gói giá trị nhất, gói có giá trị nhất, giá trị tốt nhất, gói hời nhất, hời nhất
        gói đáng giá nhất, gói đáng mua nhất, đáng tiền nhất, tiết kiệm nhất, siêu hời
        siêu tiết kiệm, siêu ưu đãi, siêu khuyến mãi, gói được ưa chuộng nhất, gói ưa chuộng nhất
        ưa chuộng nhất của chúng tôi, gói được yêu thích nhất, gói được mua nhiều nhất
        được mua nhiều nhất, được chọn nhiều nhất, gói phổ biến nhất, phổ biến nhất của chúng tôi
        gói hot nhất, gói bán chạy, số lượng có hạn, trong thời gian ngắn, hôm nay thôi
        chỉ có hôm nay, chỉ trong hôm nay, chỉ một ngày, giảm một nửa, giảm nửa giá, còn nửa giá
        đừng bỏ qua ưu đãi, chớ bỏ lỡ, không thể bỏ lỡ, đừng để lỡ, lần cuối để, dịp cuối
        rẻ bậc nhất
      [expiringCredits] hết hạn, hạn sử dụng, có hiệu lực đến, có giá trị đến, có giá trị trong
        thời hạn, sẽ mất, hết hiệu lực
        !không hết hạn, !không bị hết hạn, !không có hạn sử dụng, !không giới hạn thời hạn
        !vô thời hạn, !không thời hạn, !không có thời hạn, !không bao giờ hết hạn, !nhắc hạn sử dụng
        !ưu đãi hết hạn, !sự kiện hết hạn, !sẽ mất quảng cáo
        bị xóa vào cuối, xóa vào cuối, bị xóa sau, reset vào cuối, dùng trước ngày
        bị thu hồi sau, mất hiệu lực, dùng hết trước, về 0 cuối
        sẽ bị mất, bị mất sau, mất sau, biến mất sau, sẽ biến mất, bị hủy sau, bị thu hồi
        không còn giá trị sau, dùng trước chủ nhật, dùng trước thứ, hãy dùng trước, phải dùng trước
        cần dùng trước, cần dùng hết, sử dụng trước ngày, dùng trước khi hết
        dùng được đến, sử dụng được đến, dùng đến hết, dùng đến ngày
      [cashOut] rút tiền, rút về tài khoản, đổi tiền mặt, đổi ra tiền, đổi lấy tiền, quy đổi ra tiền
        quy đổi thành tiền, đổi thành tiền, tiền thật, thưởng tiền mặt, giải thưởng tiền mặt
        rút về ngân hàng, về tài khoản ngân hàng
        !không thể rút tiền, !không rút tiền, !không quy đổi ra tiền, !không thể quy đổi ra tiền
        !không thể đổi ra tiền, !không quy đổi thành tiền, !không thể quy đổi thành tiền
        !không dùng tiền thật, !không phải tiền thật, !không có tiền thật
        đổi … thành tiền, đổi … ra tiền, đổi … lấy tiền, đổi thẻ cào, đổi thẻ điện thoại
        đổi thẻ nạp, đổi lấy thẻ, đổi voucher, đổi lấy voucher, đổi thẻ quà tặng, rút về momo
        rút về ví, kiếm tiền thật, nhận tiền mặt, quy đổi … tiền mặt, đổi … tiền mặt
        giải tiền mặt, giải thưởng bằng tiền, trúng tiền mặt, trúng … tiền mặt, thắng tiền mặt
        kiếm tiền mặt, thành tiền mặt, biến … thành tiền, đổi … lấy tiền mặt, ra tiền mặt
        lấy tiền mặt, sang tiền mặt, vào tài khoản ngân hàng, tới tài khoản ngân hàng
        đến tài khoản ngân hàng, về thẻ ngân hàng, vào thẻ ngân hàng, rút tiền thưởng, rút thưởng về
        !không thể đổi … tiền, !không đổi được … tiền
      [appleTrademark] đồng hồ apple
        !cho iphone, !cho ipad, !cho iphone và ipad, !dành cho iphone, !dành cho ipad
        !cho apple watch, !cho apple tv, !cho ios, !trên iphone, !trên ipad
      [appleCriticism] phí apple, phí của apple, thuế apple, thuế của apple, hoa hồng apple
        hoa hồng của apple, vì apple, do apple thu, tại apple, lỗi ios, lỗi của ios, lỗi iphone
        iphone chậm, iphone cũ, ipad chậm, apple không cho phép, apple cấm, tốt hơn apple
        tốt hơn ios
      [systemFeature] thông báo đẩy, đánh giá ứng dụng, xếp hạng ứng dụng
        đánh giá 5 sao, đánh giá năm sao, viết đánh giá, viết nhận xét, để lại đánh giá
        dung lượng icloud, bộ nhớ icloud, lưu trữ icloud, quyền truy cập camera, truy cập camera
        truy cập micro, quyền truy cập vị trí, chấm 5 sao, cho 5 sao
        đánh giá 5 sao cho, cho chúng tôi 5 sao, cho chúng tôi năm sao, tặng 5 sao, năm sao cho
        đánh giá chúng tôi, đánh giá để nhận, bộ nhớ trên icloud, dung lượng trên icloud
        =bật thông báo, bật thông báo để, bật thông báo đẩy, hãy bật thông báo, bật thông báo cho ứng dụng
      [randomItem] hộp quà bí ẩn, hộp bí ẩn, hộp mù, túi mù, rương bí ẩn, rương may mắn
        rương ngẫu nhiên, hộp may mắn, hộp ngẫu nhiên, trứng bất ngờ, vật phẩm ngẫu nhiên
        quà ngẫu nhiên, tướng ngẫu nhiên, trang phục ngẫu nhiên
        phần thưởng ngẫu nhiên, nhận ngẫu nhiên, quay thưởng
        rút thăm, gacha, quay tướng, vé triệu hồi, cuộn triệu hồi, vé quay, gói thẻ bài
        tỉ lệ nhận, tỷ lệ nhận, cào trúng thưởng, thẻ cào may mắn
        vòng quay may mắn, một nhân vật ngẫu nhiên, một thẻ ngẫu nhiên, mở ngẫu nhiên
        lượt bốc thăm, cơ hội nhận được
        lượt vòng quay, vé vòng quay
        anh hùng ngẫu nhiên, nhân vật ngẫu nhiên, thú cưng ngẫu nhiên, thẻ ngẫu nhiên
        vũ khí ngẫu nhiên, trang bị ngẫu nhiên, đồ ngẫu nhiên, skin ngẫu nhiên, món quà ngẫu nhiên
        chứa … ngẫu nhiên, nhận … ngẫu nhiên, triệu hồi ngẫu nhiên
        không … biết bên trong, biết bên trong có gì, chẳng … biết bên trong, đoán xem bên trong
        bên trong có gì bất ngờ, cơ hội nhận, cơ hội trúng, cơ hội sở hữu, cơ hội giành, cơ hội rinh
        cơ hội để nhận, bốc thăm trúng, bốc thăm may mắn, vé bốc thăm, quay số trúng, xổ số may mắn
        vé số may mắn, vé xổ số, trứng bí ẩn, túi may mắn, túi bất ngờ, hộp bất ngờ, hộp quà bất ngờ
        gói bất ngờ, gói bí ẩn, quà bí ẩn, !câu hỏi ngẫu nhiên, !số ngẫu nhiên
        !bài hát ngẫu nhiên, !từ ngẫu nhiên, !có thứ tự ngẫu nhiên
        bánh xe may mắn, vòng xoay may mắn, vòng quay vận may, vòng xoay vận may, phiếu bốc thăm
        phiếu rút thăm
      [statedOdds] xác suất, tỉ lệ rơi, tỷ lệ rơi, tỉ lệ trúng, tỷ lệ trúng, bảng tỉ lệ, bảng tỷ lệ
        công khai tỉ lệ, công khai tỷ lệ
        xem tỷ lệ, xem tỉ lệ, tỷ lệ trong, tỉ lệ trong, tỷ lệ xuất hiện, tỉ lệ xuất hiện, tỷ lệ được
        tỉ lệ được, tỷ lệ hiển thị, tỉ lệ hiển thị
      [contact] điện thoại, số điện thoại, sđt, gọi ngay, gọi số, đường dây nóng, liên hệ
        gọi cho chúng tôi, gọi cho chúng tôi theo số, gọi chúng tôi, gọi chúng tôi theo số
        gọi theo số, gọi tới số, gọi đến số, gọi điện, gọi điện theo số, liên hệ số, liên hệ qua số
        qua số, theo số, nhắn tin tới số, gọi ngay số
      [defect] lỗi, chậm, giật, lag, treo máy, lỗ hổng, bị treo, giật lag, chậm chạp, bug
        !chuyển động chậm, !không lỗi, !quay chậm, !chậm rãi
      [negation] không, chưa, chẳng, không thể, không được, đừng, cấm, không phải, không có
        !nếu không, !không dùng, !chưa dùng, !chưa sử dụng, !không sử dụng, !nếu chưa
      [donation] quyên góp, từ thiện, gây quỹ, ủng hộ quỹ, đóng góp từ thiện, donate
        !quyên góp cho bang, !quyên góp bang hội, !quyên góp quân, !hiến máu, !dạ tiệc từ thiện
        !trận đấu từ thiện
        đóng góp của bạn giúp, khoản đóng góp của, sự đóng góp của bạn giúp, khoản quyên góp
        tiền quyên góp, quyên tiền, hãy quyên góp, tiền từ thiện
      [physicalGoods] miễn phí vận chuyển, miễn phí giao hàng, freeship, free ship
        giao hàng tận nơi, giao tận nhà, giao hàng tận nhà, phí vận chuyển, phí ship
        địa chỉ giao hàng, gửi qua bưu điện, ship tận nhà, nhận tại cửa hàng
        giao đến tận nhà, giao đến nhà, giao đến tận cửa, giao đến cửa, giao tận cửa, giao tận tay
        giao về nhà, giao tới tận nhà, giao tới nhà, giao tận nơi, gửi đến nhà, gửi tận nhà
        gửi về nhà, gửi tới nhà, giao hàng tại nhà, giao hàng miễn phí, gửi bằng đường bưu điện
        qua đường bưu điện, bằng đường bưu điện, gửi bưu điện, bao gồm vận chuyển, đã gồm vận chuyển
        đã gồm phí giao, gồm phí vận chuyển, bao gồm giao hàng, áo thun thật
      [regulatedClaim] chữa khỏi ung thư, chữa ung thư, chữa khỏi tiểu đường, chữa tiểu đường
        chữa trầm cảm, chữa khỏi trầm cảm, chữa bách bệnh, trị bách bệnh, giảm cân cấp tốc đảm bảo
        chat sex, chat người lớn, nội dung người lớn, phim người lớn, gái gọi, mua follow
        tăng follow, mua like, tăng like, mua người theo dõi, tăng người theo dõi, 1000 follow
        1000 người theo dõi, mua lượt xem, cá cược, cá độ, đánh bạc ăn tiền, cờ bạc ăn tiền
        casino tiền thật, chơi bằng tiền thật, lô đề, soi cầu, kiếm bitcoin, mua bitcoin
        đào bitcoin thật, lợi nhuận đảm bảo, cam kết lợi nhuận, làm giàu nhanh, cho vay nóng
        chữa … tiểu đường, chữa … ung thư, chữa … trầm cảm, chữa … mất ngủ, chữa … viêm khớp
        chữa … huyết áp, trị … tiểu đường, trị … ung thư, trị bệnh tiểu đường, trị bệnh ung thư
        trị dứt điểm, chữa dứt điểm, chữa mất ngủ, trị mất ngủ, kg trong một tuần, kg trong 1 tuần
        kg trong 7 ngày, kg sau một tuần, kg chỉ sau, kg chỉ trong, cân trong một tuần
        cân trong 7 ngày, ký trong một tuần, kí trong một tuần, ký trong 7 ngày, kg mỗi tuần
        trò chuyện người lớn, trò chuyện 18+, chat 18+, tán gẫu người lớn, nhắn tin người lớn
        video người lớn, phim 18+, khiêu dâm, chat nóng, người theo dõi thật, follow thật
        follower thật, đặt cược tiền thật, cược bằng tiền thật, cược tiền thật
        lợi nhuận được đảm bảo, lợi nhuận chắc chắn, cam kết lãi, lãi chắc chắn, đảm bảo lợi nhuận
        kiếm tiền điện tử, kiếm tiền mã hóa, nhận bitcoin, kiếm được bitcoin
      [saving] tiết kiệm, giảm, rẻ hơn, giảm giá, ưu đãi, !tiết kiệm pin, !tiết kiệm năng lượng
        !tiết kiệm dữ liệu, !giảm cân, !giảm sát thương, !giảm thời gian
        giảm còn, rẻ, tiết kiệm đến, tiết kiệm tới
        !cảnh: giảm, !giảm tốc, !giảm độ
      [comparedPrice] so với gói tháng, so với hàng tháng, so với trả theo tháng
        so với gói hàng tháng, giá gốc, giá thường, mua lẻ, so với mua lẻ
        so với giá gốc, so với mua riêng, mua riêng, mua riêng lẻ, so với gói theo tháng
        so với trả hàng tháng, giá niêm yết, giá bán lẻ, giá thông thường
      [paidOnce] trả một lần, thanh toán một lần, mua một lần, trả tiền một lần, thành viên trọn đời
        gói trọn đời, thành viên vĩnh viễn, truy cập trọn đời, vip trọn đời, vip vĩnh viễn
        hội viên trọn đời, premium trọn đời
        thanh toán duy nhất, một lần duy nhất, một lần thanh toán, chỉ trả một lần, chỉ mua một lần
        mua đứt, dùng mãi mãi, premium vĩnh viễn, gói vĩnh viễn, hội viên vĩnh viễn, pro trọn đời
        không phí định kỳ
      [profanity] Y+G6t2M=, Y29uIGPhurdj, Y29uIMSRxKk=, Y2jDsyDEkeG6uw==, Y2xndA==, YnXhu5Np
        bOG7k24=, dmNs, dmts, dsOjaSBs4buTbg==, xJFjbQ==, xJFrbQ==, xJFtbQ==, xJHDqW8=
        xJHEqSDEkWnhur9t, xJHhu4t0, xJHhu4t0IG3hurk=, xJHhu6U=, xJHhu6UgbcOh, xJHhu6UgbeG6uQ==
        a2jhu5FuIG7huqFu
      """#)
}
