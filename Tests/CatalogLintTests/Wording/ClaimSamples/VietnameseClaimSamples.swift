extension WordSamples {
  static let vietnameseClaims = WordSamples(
    language: "vi",
    found: """
      futurePromise | Sắp ra mắt | Sắp ra mắt màn mới
      futurePromise | bản cập nhật tới | Thêm bản đồ ở bản cập nhật tới
      promotionalClaim | Chỉ hôm nay | Chỉ hôm nay 400 vàng
      promotionalClaim | giảm giá lớn | Kim cương giảm giá lớn
      expiringCredits | hết hạn | Vàng hết hạn sau 30 ngày
      expiringCredits | Có hiệu lực đến | Có hiệu lực đến tháng 3
      cashOut | rút tiền | Chơi game rút tiền
      cashOut | Đổi kim cương lấy tiền | Đổi kim cương lấy tiền thật
      appleTrademark | iPhone | Gói iPhone
      appleTrademark | Apple | Chủ đề Apple
      appleCriticism | phí Apple | Đã gồm phí Apple
      appleCriticism | lỗi iOS | Sửa lỗi iOS
      systemFeature | Thông báo đẩy | Thông báo đẩy mỗi ngày
      systemFeature | Viết đánh giá | Viết đánh giá nhận 50 vàng
      randomItem | Vòng quay may mắn | Vòng quay may mắn
      randomItem | Tướng ngẫu nhiên | Tướng ngẫu nhiên
      statedOdds | Xác suất | Xác suất xem trong cửa hàng
      profanity | xJHhu4t0 | Gói *
      profanity | dsOjaSBs4buTbg== | Hay *
      """,
    innocent: """
      Bạn sẽ có 400 vàng
      Du hành tương lai
      Người bạn tốt nhất
      Gói số 1
      Vàng không bao giờ hết hạn
      Kiếm tiền trong nhà máy
      Widget cho iPhone
      Tướng 5 sao
      Phát ngẫu nhiên
      Rương 500 kim cương
      Óc chó rang bơ
      Đèo Hải Vân
      Đeo nhẫn vàng
      Lớn nhanh như thổi
      Dự án mới
      Cắc kè hoa
      Con đường dài
      Táo vàng
      """)
}
