extension WordSamples {
  static let vietnamese = WordSamples(
    language: "vi",
    found: """
      free | Miễn phí | Miễn phí 400 xu
      free | MIỄN PHÍ | NHẬN MIỄN PHÍ
      free | 0 đồng | Gói 0 đồng
      externalPayment | qua MoMo | Nạp qua MoMo
      externalPayment | ZaloPay | Thanh toán ZaloPay
      externalPayment | Nạp bằng thẻ | Nạp bằng thẻ cào
      externalPayment | chuyển khoản | Mua bằng chuyển khoản
      externalPayment | mã kích hoạt | Kèm mã kích hoạt
      externalPayment | thẻ tín dụng | Dùng thẻ tín dụng
      otherPlatform | Android | Có trên Android
      otherPlatform | CH Play | Có trên CH Play
      placeholder | nhập mô tả | nhập mô tả
      placeholder | Chưa xác định | Chưa xác định
      placeholder | %d | Thêm %d xu
      test | thử nghiệm | Gói xu thử nghiệm
      test | bản thử | Xu bản thử
      test | Test | Test
      unlock | Xóa quảng cáo | Xóa quảng cáo
      unlock | Không quảng cáo | Không quảng cáo
      unlock | Mở khóa | Mở khóa thế giới 2
      currencyNoun | xu vàng | 400 xu vàng
      currencyNoun | Kim cương | Kim cương 100
      durationWord | hàng tháng | Gói hàng tháng
      membership | Thành viên VIP | Thành viên VIP
      lifetime | trọn đời | Dùng trọn đời
      subscriptionWord | Gói đăng ký | Gói đăng ký Pro
      futurePromise | sắp ra mắt | Màn mới sắp ra mắt
      randomItem | hộp mù | Một hộp mù
      """,
    innocent: """
      Tự do trên trời
      Hiệp sĩ tự do
      Thử thách mùa hè
      Tết Nguyên Đán
      Thư viện sách
      Phí thuyền ngân hà
      Hiệp sĩ rồng
      Khu rừng phép thuật
      Công thức món chay
      Khóa học yoga
      Hình nền ban đêm
      Nhãn dán mèo
      Nhạc cổ điển
      Chương hai
      Thế giới băng
      Truyện trước khi ngủ
      Bài tập piano
      Đường núi
      Mẫu sơ yếu lý lịch
      Trang phục cướp biển
      Vé tàu hỏa
      Vườn hoa hồng
      Bếp của bà
      Xe đua
      Bản đồ thế giới
      Google Drive liên kết
      Đèn lồng trung thu
      Mèo miễn cưỡng
      """)
}
