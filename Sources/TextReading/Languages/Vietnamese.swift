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
      ordinal: cara, karat
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
      before ordinal: cấp, cấp độ, chương, tập, phần, ngày thứ, thứ, màn, tháng
      before ordinal season: mùa
      magnitude=1000: nghìn, ngàn
      magnitude=1000000: triệu
      beside counted: xu, vàng, kim cương, đá quý, ngọc, điểm, pha lê
      """,
    spelledNumbers: """
      1 một; 2 hai; 3 ba; 4 bốn; 6 sáu; 7 bảy bẩy; 8 tám; 9 chín; 10 mười; 10* mươi chục; 5 lăm
      100* trăm; 1000* nghìn ngàn; 1000000* triệu; 0 linh lẻ
      50 năm_mươi; 500 năm_trăm; 5000 năm_nghìn năm_ngàn; 5000000 năm_triệu
      """,
    buying: "chỉ, giá",
    relativeTimes: """
      hiển thị, một lần, hai lần, ba lần, bốn lần
      trước, tới, vừa qua, gần đây, tiếp theo, làm việc, kế, nữa, sau, hoặc nhiều hơn, hơn_
      trong tương lai, chọn, lần
      dưới
      """,
    balances: "số dư",
    trial: "thử, trải nghiệm",
    trialName: "Dùng thử XX ngày",
    offering: "bao, gồm, có, kèm, dùng",
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
    firstLengths: "30 tháng đầu, 30 tháng đầu tiên, 7 tuần đầu, 365 năm đầu",
    once: "một lần",
    contents: """
      kế hoạch, thực đơn, khóa, khoá, lịch, nhật ký, dự báo, tử vi, sao lưu, lưu, thử thách
      bảo hành, mục tiêu
      """,
    nounFirst: true,
    nothing: "không gì, chẳng gì",
    alternatives: "_hoặc_, _hay_",
    contrasts: "nhưng",
    used: "sử dụng, dùng",
    additions: "_và_, _kèm_, _cùng_, _+_",
    breaks: "_với_, _trong_, _mà_, _khi_, _nếu_, _để_",
    doneWithout: "quảng cáo, hình mờ, giới hạn, chờ, đăng ký tài khoản, theo dõi, đăng nhập",
    charges: "phí, trả, thanh toán, chi phí, thu tiền, đăng ký",
    without: "mà không",
    others: "không có gói nào khác, không gói nào khác, không có thẻ nào khác, không thẻ nào khác, nào khác",
    ownOffers: "cho gói này, khi mua gói này, cho sản phẩm này",
    bestDeals: "giá trị nhất, giá trị tốt nhất, hời nhất, đáng giá nhất, tiết kiệm nhất",
    vouchers: """
      phiếu giảm giá, coupon, voucher, thẻ giảm giá, thẻ quà tặng, phiếu quà tặng, phiếu mua hàng, tính giảm giá
      """,
    firstParts: "chương đầu, chương 1_, bài đầu, bài học đầu, bài 1_, cấp đầu, tập đầu, phần đầu, màn đầu",
    ownShops: "cửa hàng của trò chơi, cửa hàng trong trò chơi, trong game, trong trò chơi",
    scores: "điểm",
    exchanging: "đổi",
    gains: """
      ^nhận, ^bao gồm, ^gồm, ^chứa, ^mua, ^thêm, ^sở hữu, bạn nhận, bạn sẽ nhận, nhận ngay
      tài khoản của bạn, số dư của bạn
      """,
    collecting: "album",
    costs: "giá",
    costsBefore: "chứa tối đa, chứa đến",
    perUnit: """
      1 mỗi_ngày một_ngày /ngày
      7 mỗi_tuần một_tuần /tuần
      30 mỗi_tháng một_tháng /tháng
      365 mỗi_năm một_năm /năm
      0 mỗi mỗi_viên mỗi_cái một_viên /viên /cái
      0 cho_mỗi
      """,
    nearly: """
      chỉ, chỉ từ, khoảng, chừng, gần, chưa, <chưa đến, <chưa tới, <dưới, <ít hơn
      giá
      """,
    comparisons: "so với, hơn gói",
    bonuses: "thưởng, tặng thêm, miễn phí",
    bonusesBefore: "tặng, thưởng, tặng thêm",
    atLeast: "hơn, trên, ít nhất, tối thiểu",
    andMore: "hoặc hơn, trở lên, và hơn nữa, và thêm chút nữa",
    paying: "thanh toán, mua, nạp, trả, rẻ, giảm",
    functionWords: """
      và, của, cho, các, với, những, một, bạn, được, không, là, trong, từ, để, hoặc, khi, này, mọi
      mỗi, vào, trên, có, sẽ, đến, như, nhiều, hơn, thêm, mới, ra, tại, về, tất, cả, theo, đã, hãy
      trước, *sau
      *in, *si, *u, *na
      """,
    words: #"""
      [free] miễn phí, không {mất phí,tốn phí,mất tiền,tốn tiền}, cho không, 0 đồng, 0đ, 0đồng, !giữ … miễn phí
        !{luôn,vẫn,tiếp tục,mãi} miễn phí, !{ứng dụng,trò chơi} {miễn phí,vẫn miễn phí,luôn miễn phí}
        !phiên bản miễn phí, !bản miễn phí, !cập nhật miễn phí, không tính phí, mien phi, !.0 đồng, !.0đ
        !cho không {gian,khí}, !{bãi đỗ xe,bãi xe,wifi,wi fi,bảo tàng,báo,vào cửa} miễn phí, không {mất,tốn} đồng nào
        không {mất một xu,tốn một xu,tốn xu nào,cần trả tiền,phải trả tiền,phải trả phí,cần trả phí,thu phí}
        chẳng tốn đồng, không mất chi phí, !cho không {thể,được,có}, !bữa trưa miễn phí, không phải trả đồng nào
        !ứng dụng {vẫn,tiếp tục,luôn} miễn phí
        {tuần đầu,tháng đầu,ngày đầu} … {chúng tôi mời,mời bạn}, tặng {một,hai,ba,1,2,3} tháng
      [externalPayment] momo, ví momo, zalopay, zalo pay, vnpay, vn pay, viettel money, viettelpay, viettel pay
        shopeepay, airpay, moca, payoo, ngân lượng, bảo kim, ví điện tử
        thẻ {tín dụng,ghi nợ,ngân hàng,atm,cào,điện thoại,nạp,game,quà tặng,zing,garena,viettel}, chuyển khoản
        {chuyển,tài} khoản ngân hàng, internet banking, thu hộ, quét mã qr, {website,trang web} của chúng tôi
        trên website, qua website, {qua,nạp,nạp trên,nạp qua,mua trên} web, mua trên website
        {trang chủ,trang web,website} chính thức, rẻ hơn trên web, ngoài ứng dụng, bên ngoài ứng dụng, ngoài app
        ngoài app store, thanh toán ngoài, {phương,hình} thức thanh toán khác, thanh toán bằng bitcoin
        mã {giảm giá,khuyến mãi,khuyến mại,kích hoạt,quà tặng,đổi thưởng,đổi quà}, nhập mã, giftcode, gift code
        code tân thủ, phiếu giảm giá, khóa bản quyền, đại lý nạp, !quản lý thẻ tín dụng, trả tiền mặt, bằng tiền mặt
        {thanh toán,trả} bằng tiền điện tử, !nhập mã {pin,khóa,số,bí mật,bảo vệ}, rẻ hơn trên trang, rẻ hơn tại web
        mua trên web rẻ hơn, chuyển khoản cho, {rẻ hơn,mua,thanh toán} trên trình duyệt, nạp tại web, nạp trên website
        {inbox để,nhắn tin để,ib để,inbox,liên hệ để,zalo để} mua, nạp qua thẻ cào, thẻ cào điện thoại, nạp bằng thẻ
        chuyển khoản qua, quét mã qr để, thanh toán khi nhận, ship cod, nhập giftcode, nhập gift code, nạp thẻ, qua momo
        nạp momo, rẻ hơn … website, rẻ hơn … web, giảm giá … trên web, !{ghi chép,sổ} chuyển khoản, !ví thẻ quà tặng
        {mua,nạp,thanh toán} trên trang web, nhắn tin cho chúng tôi để {đặt,mua}
        nhắn {tin để đặt,tin đặt hàng,tin … đặt hàng,tin … để mua}
        liên {hệ đặt hàng,hệ để đặt,hệ … để mua,hệ … đặt mua}, inbox để đặt, inbox đặt hàng, inbox … đặt
        gọi {điện,để} đặt hàng, đặt hàng qua {zalo,tin nhắn}, mua trực tiếp {từ,của,tại} chúng tôi, thanh toán … bitcoin
        trả bằng bitcoin, trả … bitcoin, trả bằng thẻ, khóa kích hoạt, mã bản quyền, mã ưu đãi, mã voucher
        bán trên {web,website,trang}, mua bên ngoài, mua ngoài app, trả tiền khi nhận, nộp tiền mặt, !quản lý thẻ
        !{theo dõi,trình quản lý} thẻ tín dụng
      [otherPlatform] cửa hàng {google,play,samsung,huawei,microsoft}, ch play, chplay, điện thoại android, máy android
        trên steam, bản steam, điện thoại {samsung,xiaomi}, đồng hồ huawei, >{trên,cho} switch, >{trên,cho} windows
        >{trên,cho} steam
      [placeholder] văn bản {ở,tại} đây, =nhập {văn bản,nội dung,mô tả,tiêu đề,tên}
        {nhập tại,nhập vào,viết ở,điền vào} đây, =điền {mô tả,nội dung,tên}, =thêm mô tả, {mô tả,tiêu đề,tên} ở đây
        {mô tả,tiêu đề,văn bản,nội dung,sản phẩm} mẫu, văn bản giả, văn bản tạm, nội dung tạm, mô tả tạm, phần giữ chỗ
        chưa {có mô tả,có tiêu đề,đặt tên}, không có mô tả, không tiêu đề, sẽ cập nhật sau, =tên sản phẩm
        =mô tả sản phẩm, mô tả {tại đây,sẽ cập nhật,sẽ được}, {mô tả,nội dung} đang cập nhật, đang cập nhật mô tả
        thêm mô tả tại đây, [mô tả], [tiêu đề], [tên sản phẩm], {nội dung,mô tả} cập nhật sau, =chưa xác định
        =không có tiêu đề, nhập {tiêu đề,mô tả} {vào,tại,ở} đây, =nhập tên sản phẩm
        nhập {tên vào,nội dung vào,nội dung tại} đây, =điền tiêu đề, =điền tên sản phẩm, điền mô tả
        tiêu đề {của bạn ở,tại,vào} đây, mô tả vào đây, {sẽ xác,sẽ được xác,được xác,xác,sẽ quyết} định sau
        sẽ được quyết định, sẽ thông báo sau, chưa quyết định
        đây là {mô tả,phần mô tả,đoạn mô tả,tiêu đề,tên sản phẩm,văn bản mẫu,nội dung mẫu}, mô tả sau, mô tả sẽ có sau
        sẽ bổ sung mô tả, =mô tả, =chưa có tên, đây là một {mô tả,đoạn mô tả,tiêu đề}, =chờ dịch, =cần dịch, =chưa dịch
      [test] bản {thử,thử nghiệm,beta,alpha,demo}, sản phẩm thử, gói thử nghiệm, chạy thử
        {dùng,sử dụng,chỉ dùng} nội bộ, không mua, đừng mua, để test, hàng test, !thử nghiệm {khoa,hóa} học
        !không mua được, !thí nghiệm, !không mua gì, !alpha và beta, !beta và gamma, !thử nghiệm a/b, !ống thử nghiệm
        !thử nghiệm va chạm, !phòng thử nghiệm, !thử nghiệm {vật lý,sinh học}, !que thử, !phi công thử nghiệm
        !chạy thử xe, !{đường chạy,đường,xe chạy} thử, bản dùng thử nội bộ, {hàng,dùng để} thử nghiệm
        vui lòng không mua, xin đừng mua, chỉ để thử, ?thử nghiệm, ?kiểm thử, =gỡ lỗi, {bản,chế độ,phiên bản} gỡ lỗi
        {đang,chỉ,để,mục đích,sản phẩm} thử nghiệm, để kiểm thử, sản phẩm kiểm thử
        {phiên bản,giai đoạn,đây là} thử nghiệm, đây là bản thử, !kiểm thử thư rác, !thử nghiệm âm thanh
      [unlock] !khóa/mở khóa, !mở {khóa ổ,khoá ổ,khóa} đĩa, !khi mở khóa, !khi được mở khóa, !lần mở khóa đầu tiên
        {xóa,xoá,gỡ,bỏ,loại bỏ,tắt,ẩn,chặn,không,không có,không còn,hết} quảng cáo, mở {khóa,khoá,toàn bộ,tất cả}
        phiên bản đầy đủ, bản đầy đủ, bản full, bản pro, phiên bản pro, bản cao cấp, phiên bản cao cấp, toàn bộ trò chơi
        tất cả {các màn,màn chơi,cấp độ}, {tất cả,toàn bộ,mọi} tính năng, tất cả nhân vật, tất cả các chương
        toàn bộ nội dung, truy cập đầy đủ, toàn quyền truy cập, không giới hạn, xóa hình mờ, xóa logo, không watermark
        !mở khóa {một rương,rương,một cánh cửa}, !mở khoá một rương, {chẳng còn,không hiện,không hiển thị} quảng cáo
        mọi màn chơi, {mọi,tất cả,tất cả các,trọn bộ} bài học, mọi nhân vật, mọi cấp độ, mọi chương
        truy cập {mọi,tất cả,toàn bộ}, không {còn thấy,thấy} quảng cáo, mở khóa mọi
        !mở {khóa công khai,khóa công,khoá công,khóa pgp,khoá pgp}
        !mở tất cả {tập tin,các tập tin,tệp,các tệp,thư,thẻ,thư mục}, !toàn bộ nội dung của, !nội dung của ảnh
        quảng cáo {biến mất,sẽ biến mất} {vĩnh viễn,mãi mãi}
      [currencyNoun] xu, đồng xu, xu vàng, vàng, kim cương, ngọc, ngọc lục bảo, hồng ngọc, lam ngọc, đá quý, pha lê
        tinh thể, nguyên bảo, kim nguyên bảo, kim tệ, điểm, điểm thưởng, tín dụng, token, ngọc trai, bạc, thỏi vàng
        lượng, linh thạch, kim phiếu, tiền vàng, chip, ruby, thạch anh, !thẻ tín dụng, !địa điểm, !điểm kiểm tra
        !màu vàng, !huy chương vàng, !{năng,chất,số,âm,trọng} lượng, !{thời,quan,đặc} điểm, !điểm đến, !dung lượng
        !lượng nước, !lượng calo, đồng {vàng,bạc,tiền vàng}, viên {ngọc,kim cương,đá quý}, !điểm ảnh, !phần trăm điểm
      [durationWord] hàng tháng, hằng tháng, hàng năm, hằng năm, hàng tuần, hằng tuần, hàng quý
        {theo,mỗi,một} {tháng,năm,tuần}, một ngày, hai tháng, nửa năm, thẻ {tháng,tuần,năm,mùa}, gói tháng, gói tuần
        gói năm, vé {tháng,tuần,mùa,năm}, tháng này, tuần này, !nhiệm vụ {hàng ngày,hằng ngày,hàng tuần}
        !thử thách hàng {ngày,tuần}, !{thưởng,điểm danh} hàng ngày, !nhiệm vụ hằng tuần, !nhiệm vụ tuần
        !thử thách hằng {ngày,tuần}, !thưởng hằng ngày, !{thưởng,sự kiện} {hàng,hằng} tuần
        !ưu đãi hàng {ngày,tuần,tháng}, !ưu đãi {tuần,tháng} này, trong một {tuần,tháng,năm}, theo quý, gói quý
        gói nửa năm, trọn một năm, trọn một tháng, cả năm, ba tháng, sáu tháng, hai tuần, ba tuần, chín tháng, hai năm
        trong {hai tuần,ba tháng,sáu tháng}, ba mươi ngày, bảy ngày, !tháng ba tháng, !thứ hai tuần, !thứ ba tuần
        premium {năm,tháng,tuần}, {vip,pro} {năm,tháng}, {thẻ,gói,vé,gói hàng,thẻ hàng} ngày, {thẻ,gói,vip} theo ngày
        !lần một ngày, !chọn một ngày, !tháng của các bài, !một ngày nào, !trang một ngày, !đúp một ngày
        !mỗi {tháng,tuần,năm} một lần, !một ngày trong
        {thanh toán,trừ tiền,thu phí} … {mỗi năm một lần,một lần mỗi năm,mỗi tháng một lần,một lần mỗi tháng}
      [membership] vip, thẻ thành viên, thẻ hội viên, tài khoản premium, !thành viên {gia đình,đội,bang hội,nhóm}
        !{phòng,khu,ghế,phòng chờ} vip, thành viên vip, hội viên vip, gói thành viên, gói hội viên, thẻ vip
      [access] thẻ, vé, truy cập, quyền truy cập, đặc quyền, không quảng cáo, không giới hạn, dùng thử, thành viên
        hội viên, gói tháng, gói tuần, gói năm, premium, vip, pass, pro, !vé số, !thẻ {ghi nhớ,từ vựng,học}
      [lifetime] !kết nối vĩnh viễn, trọn đời, vĩnh viễn, mãi mãi, suốt đời, lâu dài, vô thời hạn
        không thời hạn, không giới hạn thời gian, mua một lần, thanh toán một lần, không hết hạn
        !{xóa,xoá,gỡ bỏ,bị xóa,hủy,huỷ,mất} vĩnh viễn
      [subscriptionWord] đăng ký, gói đăng ký, thuê bao, tự động gia hạn, gia hạn tự động
        tự gia hạn, hủy bất {cứ,kỳ} lúc nào, hủy mọi lúc
      [trial] dùng thử, {bản,gói,thời gian} dùng thử, thử, !thử {thách,sức,nghiệm,vai,tài,lòng,món}, !thi thử
        !đề thi thử
      [quiz] câu hỏi, đáp án, trắc nghiệm, đề thi, bài thi, kỳ thi, kiểm tra trình độ
        trình độ của bạn, trắc nghiệm tính cách
      [recordKeeping] ngân sách, chi tiêu, thu chi, sổ nợ, mật khẩu, tài chính cá nhân, tài khoản ngân hàng, hóa đơn
        sao kê, nhắc thanh toán, nhắc trả nợ, kế toán, sổ sách, sổ chi tiêu, sổ thu chi, hóa đơn điện tử, biên lai
        ghi chép chuyển khoản, lịch sử giao dịch, quản lý thẻ, sổ tiết kiệm
      [ownDays] xem lịch, xem tháng, trình bày tháng, mật khẩu … hết hạn, chuỗi {ngày,đăng nhập,học}
        chuỗi, chuỗi {7,30} ngày, liên tục, liên tiếp
        ủ, lên men, {phô mai,rượu,giăm bông} … {tháng,năm}, ngày {trekking,leo núi,đi bộ}
      [gameController] tay cầm, tay cầm chơi game
      [futurePromise] sắp {ra mắt,có mặt,có,phát hành,mở}, sẽ sớm ra mắt, sẽ sớm có mặt, trong bản cập nhật tới
        bản cập nhật {tới,sau}, {trong bản cập nhật,bản cập nhật,phiên bản} tiếp theo, phiên bản sau
        đang phát triển thêm, hãy đón chờ, đón chờ, !con đường sắp tới
        sẽ {bổ sung sau,được bổ sung,cập nhật sau,ra mắt}, sắp có thêm, sẽ sớm có, còn nữa sắp, thêm nữa sắp
        đang thực hiện thêm, sẽ {mở,thêm,được thêm} sau, sắp cập nhật, cập nhật sắp tới, sẽ có trong thời gian sắp tới
        vẫn đang được phát triển, sẽ sớm {được phát hành,được cập nhật,thêm,bổ sung,cập nhật}
        sớm {được thêm,được bổ sung,ra mắt,có mặt}, sẽ được thêm sớm, sẽ thêm sớm, sắp lên kệ
        sắp được {thêm,bổ sung,ra mắt,phát hành}, sắp {trình làng,tới sẽ,cập bến,được mở}, còn nhiều … sắp, cuối năm nay
        trong năm nay sẽ, sẽ có vào, sẽ có thêm, ra mắt vào cuối
        {còn đang,vẫn đang,đang được,đang trong quá trình,tính năng đang} phát triển, vẫn đang hoàn thiện
        trong {các bản,bản} cập nhật sau, trong các bản cập nhật tới, ở bản cập nhật sau
        !{mọi,tất cả,tất cả các,toàn bộ,bao gồm các,gồm các} bản cập nhật, bản cập nhật kế tiếp
        trong {các bản,bản} cập nhật tương lai, trong bản cập nhật sắp tới, sẽ {đến,có} vào cuối, đến vào cuối năm
        ra mắt {cuối,trong} năm, sẽ có thêm {màn,bản đồ,chương,nhân vật,cấp}
        {màn,bản đồ,chương} mới sẽ {có,ra mắt,đến} sau
        !sắp {đến tết,tết,giáng sinh,đến giáng sinh,xuân,đến xuân}
        {thêm,mới} … {mùa thu này,mùa xuân này,mùa hè này,mùa đông này}
      [promotionalClaim] rẻ nhất, giá {rẻ nhất,tốt nhất,rẻ,thấp nhất}, số {một,1} {thế giới,việt nam}, ưu đãi đặc biệt
        khuyến mãi, khuyến mại, giá sốc, siêu rẻ, nửa giá, thời gian có hạn, giới hạn thời gian, thời gian giới hạn
        chỉ hôm nay, duy nhất hôm nay, cơ hội cuối, đừng bỏ lỡ, bán chạy nhất, nhanh tay, xả hàng, giá đặc biệt
        giá ưu đãi, !không giới hạn thời gian, !mã giảm giá, !mã khuyến mãi, !{bạn,người bạn,thành tích,điểm} tốt nhất
        {gói,ứng dụng,trò chơi} tốt nhất, ưu đãi {tốt nhất,lớn,có hạn}, giảm giá sốc, giảm giá lớn, đang giảm giá
        giảm giá đặc biệt, hàng đầu việt nam, hàng đầu thế giới, gói {giá,có giá} trị nhất
        {giá trị tốt,gói hời,hời,gói đáng giá,gói đáng mua,đáng tiền,tiết kiệm} nhất
        siêu {hời,tiết kiệm,ưu đãi,khuyến mãi}, gói {được ưa,ưa} chuộng nhất, ưa chuộng nhất của chúng tôi
        gói được {yêu thích,mua nhiều} nhất, được {mua,chọn} nhiều nhất, gói phổ biến nhất, phổ biến nhất của chúng tôi
        gói hot nhất, gói bán chạy, số lượng có hạn, trong thời gian ngắn, hôm nay thôi, chỉ {có,trong} hôm nay
        chỉ một ngày, giảm một nửa, giảm nửa giá, còn nửa giá, đừng bỏ qua ưu đãi, chớ bỏ lỡ, không thể bỏ lỡ
        đừng để lỡ, lần cuối để, dịp cuối, rẻ bậc nhất, =phổ biến nhất, (phổ biến nhất), {gói,lựa chọn} phổ biến nhất
        =được ưa chuộng nhất, (được ưa chuộng nhất)
        !{tìm,hiển thị,so sánh,chỉ} … {rẻ nhất,giá thấp nhất}, !{trạm xăng,cây xăng,vé máy bay,chuyến bay} rẻ nhất
      [expiringCredits] hết hạn, hạn sử dụng, có hiệu lực đến, có giá trị {đến,trong}, thời hạn, sẽ mất, hết hiệu lực
        !không {hết hạn,bị hết hạn,có hạn sử dụng}, !{không giới hạn,vô,không,không có} thời hạn, !không bao giờ hết hạn
        !nhắc hạn sử dụng, !ưu đãi hết hạn, !sự kiện hết hạn, !sẽ mất quảng cáo, bị xóa vào cuối, xóa vào cuối
        bị xóa sau, reset vào cuối, dùng trước ngày, bị thu hồi sau, mất hiệu lực, dùng hết trước, về 0 cuối, sẽ bị mất
        bị mất sau, mất sau, biến mất sau, sẽ biến mất, bị hủy sau, bị thu hồi, không còn giá trị sau
        dùng trước {chủ nhật,thứ}, {hãy,phải,cần} dùng trước, cần dùng hết, sử dụng trước ngày, dùng trước khi hết
        dùng được đến, sử dụng được đến, dùng đến hết, dùng đến ngày
      [cashOut] rút tiền, rút về tài khoản, đổi tiền mặt, {đổi ra,đổi lấy,quy đổi ra,quy đổi thành,đổi thành} tiền
        tiền thật, thưởng tiền mặt, giải thưởng tiền mặt, rút về ngân hàng, về tài khoản ngân hàng
        !không {thể rút,rút,quy đổi ra,thể quy đổi ra,thể đổi ra,quy đổi thành,thể quy đổi thành} tiền
        !không {dùng,phải,có} tiền thật, đổi … {thành,ra,lấy} tiền, đổi thẻ {cào,điện thoại,nạp}
        đổi {lấy thẻ,voucher,lấy voucher,thẻ quà tặng}, rút về momo, rút về ví, kiếm tiền thật
        {nhận tiền,quy đổi … tiền,đổi … tiền,giải tiền} mặt, giải thưởng bằng tiền, trúng tiền mặt, trúng … tiền mặt
        {thắng,kiếm,thành} tiền mặt, biến … thành tiền, {đổi … lấy,ra,lấy,sang} tiền mặt
        {vào,tới,đến} tài khoản ngân hàng, {về,vào} thẻ ngân hàng, rút tiền thưởng, rút thưởng về
        !không {thể đổi,đổi được} … tiền, {tại,ở,tại các,ở các} {cửa hàng,quán,quán cà phê,nhà hàng,chi nhánh} của chúng tôi
        {đổi,dùng,thanh toán} tại {quầy,quầy thu ngân}, tại {quầy thu ngân,các cửa hàng đối tác}
        cửa hàng {vật lý,offline}, {đổi,quy đổi,chuyển} … {lấy tiền mặt,ra tiền,thành tiền,lấy tiền}
      [appleTrademark] đồng hồ apple, !cho {iphone,ipad,iphone và ipad}, !dành cho iphone
        !dành cho ipad, !cho apple {watch,tv}, !cho ios, !trên iphone, !trên ipad
      [appleCriticism] {phí,thuế,hoa hồng} {apple,của apple}, vì apple, do apple thu, tại apple, lỗi ios, lỗi của ios
        lỗi iphone, iphone chậm, iphone cũ, ipad chậm, apple không cho phép, apple cấm, tốt hơn apple, tốt hơn ios
      [systemFeature] thông báo đẩy, đánh giá ứng dụng, xếp hạng ứng dụng, đánh giá {5,năm} sao
        truy cập {con quay hồi chuyển,thời gian sử dụng}, viết đánh giá, viết nhận xét, để lại đánh giá
        {dung lượng,bộ nhớ,lưu trữ} icloud, {quyền truy,truy} cập camera, truy cập micro, quyền truy cập vị trí
        chấm 5 sao, cho 5 sao, đánh giá 5 sao cho, cho chúng tôi {5,năm} sao, tặng 5 sao, năm sao cho
        đánh giá chúng tôi, đánh giá để nhận, {bộ nhớ,dung lượng} trên icloud, =bật thông báo, bật thông báo {để,đẩy}
        hãy bật thông báo, bật thông báo cho ứng dụng
      [randomItem] hộp quà bí ẩn, hộp bí ẩn, hộp mù, túi mù, rương bí ẩn, {rương,hộp} {may mắn,ngẫu nhiên}
        trứng bất ngờ, {vật phẩm,quà,tướng,trang phục,phần thưởng,nhận} ngẫu nhiên, quay thưởng, rút thăm, gacha
        quay tướng, vé triệu hồi, cuộn triệu hồi, vé quay, gói thẻ bài, tỉ lệ nhận, tỷ lệ nhận, cào trúng thưởng
        thẻ cào may mắn, vòng quay may mắn, {một nhân vật,một thẻ,mở} ngẫu nhiên, lượt bốc thăm, cơ hội nhận được
        lượt vòng quay, vé vòng quay, {anh hùng,nhân vật,thú cưng,thẻ,vũ khí,trang bị,đồ,skin,món quà} ngẫu nhiên
        {chứa,nhận} … ngẫu nhiên, triệu hồi ngẫu nhiên, không … biết bên trong, biết bên trong có gì
        chẳng … biết bên trong, đoán xem bên trong, bên trong có gì bất ngờ
        cơ hội {nhận,trúng,sở hữu,giành,rinh,để nhận}, bốc thăm trúng, bốc thăm may mắn, vé bốc thăm, quay số trúng
        {xổ,vé} số may mắn, vé xổ số, trứng bí ẩn, túi may mắn, {túi,hộp,hộp quà,gói} bất ngờ, gói bí ẩn, quà bí ẩn
        !{câu hỏi,số,bài hát,từ,có thứ tự} ngẫu nhiên, bánh xe may mắn, vòng xoay may mắn, vòng {quay,xoay} vận may
        phiếu {bốc,rút} thăm
      [statedOdds] xác suất, tỉ lệ rơi, tỷ lệ rơi, tỉ lệ trúng, tỷ lệ trúng, {bảng,công khai} {tỉ,tỷ} lệ, xem tỷ lệ
        xem tỉ lệ, tỷ lệ trong, tỉ lệ trong, {tỷ,tỉ} lệ xuất hiện, tỷ lệ được, tỉ lệ được, {tỷ,tỉ} lệ hiển thị
      [contact] điện thoại, số điện thoại, sđt, gọi ngay, gọi số, đường dây nóng, liên hệ
        gọi {cho chúng,chúng} {tôi,tôi theo số}, gọi {theo,tới,đến} số, gọi điện
        {gọi điện theo,liên hệ,liên hệ qua,qua,theo,nhắn tin tới,gọi ngay} số
      [defect] lỗi, chậm, giật, lag, treo máy, lỗ hổng, bị treo, giật lag, chậm chạp, bug
        !chuyển động chậm, !không lỗi, !quay chậm, !chậm rãi
      [negation] không, chưa, chẳng, không thể, không được, đừng, cấm, không phải, không có
        không cần, không tính, không thu, không mất, khỏi phải, !không {chỉ,những,giới hạn,ngừng}
        !đừng {bỏ lỡ,chờ,quên}, !không thể {bỏ lỡ,thiếu}, !không gian
        !nếu không, !không dùng, !chưa dùng, !chưa sử dụng, !không sử dụng, !nếu chưa
        tạm biệt, quên, !đừng quên, !không quên, !khó quên
      [impossibility] là không thể, không thể thực hiện, không khả dụng, không được phép, không được hỗ trợ
        không được chấp nhận, không áp dụng, bị cấm
        là điều không thể, không {bao gồm,cần thiết,tồn tại}
      [donation] quyên góp, từ thiện, gây quỹ, ủng hộ quỹ, đóng góp từ thiện, donate
        !quyên góp {cho bang,bang hội,quân}, !hiến máu, !dạ tiệc từ thiện, !trận đấu từ thiện
        đóng góp của bạn giúp, khoản đóng góp của, sự đóng góp của bạn giúp, khoản quyên góp
        tiền quyên góp, quyên tiền, hãy quyên góp, tiền từ thiện
      [physicalGoods] miễn phí vận chuyển, miễn phí giao hàng, freeship, free ship
        giao {hàng tận nơi,tận nhà,hàng tận nhà}, phí vận chuyển, phí ship, địa chỉ giao hàng, gửi qua bưu điện
        ship tận nhà, nhận tại cửa hàng, giao đến {tận nhà,nhà,tận cửa,cửa}
        giao {tận cửa,tận tay,về nhà,tới tận nhà,tới nhà,tận nơi}, gửi {đến,tận,về,tới} nhà, giao hàng tại nhà
        giao hàng miễn phí, {gửi bằng,qua,bằng} đường bưu điện, gửi bưu điện, {bao,đã} gồm vận chuyển, đã gồm phí giao
        gồm phí vận chuyển, bao gồm giao hàng, áo thun thật
      [regulatedClaim] chữa {khỏi ung thư,ung thư,khỏi tiểu đường,tiểu đường,trầm cảm,khỏi trầm cảm,bách bệnh}
        trị bách bệnh, giảm cân cấp tốc đảm bảo, chat sex, {chat,nội dung,phim} người lớn, gái gọi, mua follow
        tăng follow, mua like, tăng like, {mua,tăng} người theo dõi, 1000 follow, 1000 người theo dõi, mua lượt xem
        cá cược, cá độ, {đánh,cờ} bạc ăn tiền, casino tiền thật, chơi bằng tiền thật, lô đề, soi cầu, kiếm bitcoin
        mua bitcoin, đào bitcoin thật, lợi nhuận đảm bảo, cam kết lợi nhuận, làm giàu nhanh, cho vay nóng
        chữa … {tiểu đường,ung thư,trầm cảm,mất ngủ,viêm khớp,huyết áp}, trị … tiểu đường, trị … ung thư
        trị bệnh tiểu đường, trị bệnh ung thư, trị dứt điểm, chữa dứt điểm, chữa mất ngủ, trị mất ngủ
        kg trong {một,1} tuần, kg {trong 7 ngày,sau một tuần,chỉ sau,chỉ trong}, cân trong một tuần, cân trong 7 ngày
        {ký,kí} trong một tuần, ký trong 7 ngày, kg mỗi tuần, trò chuyện {người lớn,18+}, chat 18+
        {tán gẫu,nhắn tin,video} người lớn, phim 18+, khiêu dâm, chat nóng, {người theo dõi,follow,follower} thật
        {đặt cược,cược bằng,cược} tiền thật, lợi nhuận được đảm bảo, lợi nhuận chắc chắn, cam kết lãi, lãi chắc chắn
        đảm bảo lợi nhuận, kiếm tiền điện tử, kiếm tiền mã hóa, nhận bitcoin, kiếm được bitcoin
      [saving] tiết kiệm, giảm, rẻ hơn, giảm giá, ưu đãi, !tiết kiệm {pin,năng lượng,dữ liệu}
        !giảm {cân,sát thương,thời gian}, giảm còn, rẻ, tiết kiệm đến, tiết kiệm tới, !cảnh: giảm, !giảm tốc, !giảm độ
      [comparedPrice] so với {gói,hàng,trả theo,gói hàng} tháng, giá gốc, giá thường, mua lẻ
        so với {mua lẻ,giá gốc,mua riêng}, mua riêng, mua riêng lẻ, so với {gói theo,trả hàng} tháng
        giá niêm yết, giá bán lẻ, giá thông thường
      [paidOnce] {trả,thanh toán,mua,trả tiền} một lần, thành viên trọn đời, gói trọn đời, thành viên vĩnh viễn
        truy cập trọn đời, vip trọn đời, vip vĩnh viễn, hội viên trọn đời, premium trọn đời, thanh toán duy nhất
        một lần duy nhất, một lần thanh toán, chỉ {trả,mua} một lần, mua đứt, dùng mãi mãi
        {premium,gói,hội viên} vĩnh viễn, pro trọn đời, không phí định kỳ
      [profanity] Y+G6t2M=, Y29uIGPhurdj, Y29uIMSRxKk=, Y2jDsyDEkeG6uw==, Y2xndA==, YnXhu5Np, bOG7k24=, dmNs, dmts
        dsOjaSBs4buTbg==, xJFjbQ==, xJFrbQ==, xJFtbQ==, xJHDqW8=, xJHEqSDEkWnhur9t, xJHhu4t0, xJHhu4t0IG3hurk=, xJHhu6U=
        xJHhu6UgbcOh, xJHhu6UgbeG6uQ==, a2jhu5FuIG7huqFu
      [otherMoney] tiền giấy, tờ tiền, tiền đồ chơi, tiền giả, tiền … tô màu, từng có giá, giá bao nhiêu năm
        {mục tiêu,đích} tiết kiệm, {đầu tiên,đầu} … tiết kiệm, chia … thành, nơi … giá, đếm tiền, đoán giá, thối tiền
      """#)
}
