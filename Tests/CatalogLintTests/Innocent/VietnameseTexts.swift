extension ProductTexts {
  static let vietnamese = ProductTexts(
    locale: "vi",
    innocent: """
      non-consumable | Cú sút phạt | Đôi giày giúp bóng lượn qua hàng rào
      non-consumable | Đôi cánh tự do | Bay lượn trên những tầng mây trắng
      non-consumable | Khiên miễn nhiễm | Chặn sương độc và băng giá
      non-consumable | Di chúc hải tặc | Câu chuyện gồm chín chương
      non-consumable | Trắc nghiệm tính cách | Sáu mươi câu hỏi kèm phân tích
      non-consumable | Thi bằng lái xe | Sáu trăm câu hỏi có đáp án
      non-consumable | Thí nghiệm vui | Hai mươi bài khoa học tại nhà
      non-consumable | Thử thách lòng can đảm | Chiến dịch thứ ba ở pháo đài bắc
      non-consumable | Phá dỡ nhà cửa | Mười hai xe công trình
      non-consumable | Thợ săn quỷ | Giáp đen khắc cổ ngữ phát sáng
      non-consumable | Xưởng robot | Lắp ráp người bạn biết đi
      non-consumable | Bánh táo của bà | Hai mươi công thức nướng
      non-consumable | Quả táo vàng | Khu vườn trong thần thoại Hy Lạp
      non-consumable | Màu vàng mùa thu | Ba mươi bộ lọc ảnh ấm áp
      non-consumable | Mùa xuân đến | Cả thung lũng nở đầy hoa
      non-consumable | Đôi bạn thân | Cún con và mèo con chơi cùng nhau
      non-consumable | Huy chương vàng | Bục vinh quang cho nhà thi đấu
      non-consumable | Bùa may mắn | Dây chuyền cỏ bốn lá
      non-consumable | Bến cảng ánh trăng | Bản đồ yên tĩnh để câu đêm
      non-consumable | Một đời trên biển | Hồi ký của vị thuyền trưởng
      non-consumable | Phông nền phòng VIP | Sô pha nhung và đèn thành phố
      non-consumable | Đường 66 | Từ Chicago ra tới bờ biển
      non-consumable | 7 chú lùn | Ngôi nhà nhỏ giữa rừng sâu
      non-consumable | Xe đua F1 | Mười lớp sơn huyền thoại
      non-consumable | Nghìn lẻ một đêm | Mười hai truyện của Scheherazade
      non-consumable | Hang pha lê | Mỏ đá lấp lánh có ba lối ra
      non-consumable | Bạc Liêu ngày cũ | Bốn mươi bức ảnh miền Tây
      non-consumable | Xuân Diệu toàn tập | Thơ tình đọc bởi nghệ sĩ
      non-consumable | Đồng hồ quả lắc | Mặt đồng hồ cổ điển cho màn hình
      non-consumable | Cánh đồng lúa | Nền động lúc hoàng hôn
      non-consumable | Điểm ngắm cảnh | Bốn địa danh Đà Lạt dạng 3D
      non-consumable | Năng lượng mặt trời | Mái nhà và vườn xanh
      non-consumable | Chất lượng phòng thu | Hai mươi hiệu ứng âm thanh
      non-consumable | Ngọc trai Phú Quốc | Vòng cổ cho nhân vật
      non-consumable | Yoga 30 ngày | Mỗi sáng một bài tập nhẹ
      non-consumable | Bốn mùa Hà Nội | Hình nền xuân hạ thu đông
      non-consumable | Món ngon quanh năm | Một trăm công thức theo mùa
      non-consumable | Đèo Hải Vân | Cung đường quanh co bên biển
      non-consumable | Thẻ từ vựng | Hai nghìn từ tiếng Anh có hình
      non-consumable | Vé tuổi thơ | Album nhãn dán ký ức học trò
      non-consumable | Tàu hơi nước | Nồi hơi đồng thau và còi tàu
      non-consumable | Sọc hổ | Lớp sơn hoang dã cho mọi xe
      non-consumable | Tết Nguyên Đán | Áo dài đỏ và bánh chưng
      non-consumable | Tháng ba hoa gạo | Truyện ngắn kèm giọng đọc
      non-consumable | Năm tháng học trò | Nhật ký lớp mười hai
      non-consumable | Xóa quảng cáo | Không còn biểu ngữ và video
      consumable | Thuốc cấp 99 | Đưa một anh hùng lên cấp cao nhất
      consumable | 500 xu | 500 xu để mua hạt giống và nông cụ
      consumable | 1.200 kim cương | Thêm 1.200 kim cương vào rương
      consumable | X2 kinh nghiệm 2 giờ | Kinh nghiệm gấp đôi khi chơi
      consumable | 5 gợi ý | Cho thấy nước đi tiếp theo
      consumable | 10 mạng | Chơi tiếp khi bàn cờ đã đầy
      auto-renewable | Câu lạc bộ leo núi | Mọi bản đồ ngoại tuyến
      auto-renewable | Lớp học vẽ | Toàn bộ bài học và cọ vẽ
      non-consumable | Đèn lồng | Trang trí cho không gian ấm cúng
      non-consumable | Biệt đội | Thêm 5 đồng đội và 3 đô vật
      non-consumable | Album riêng tư | Nhập mã PIN để mở khóa ảnh
      non-consumable | Sổ thu chi | Ngân sách cho từng thẻ tín dụng
      non-consumable | Trắc nghiệm lịch sử | Bốn mươi câu hỏi có đáp án
      non-consumable | Alpha và Beta | Hai robot nhỏ cho xưởng của bạn
      non-consumable | Khung ảnh | 12 khung vàng và 6 khung bạc
      non-consumable | Quý ông lịch lãm | 3 quý ông trong bộ vest
      consumable | 5 tuần lộc | Kéo xe nhanh hơn trong một màn
      consumable | Chìa khóa vạn năng | Mở một rương bị khóa
      consumable | Đổi nhiệm vụ | Đổi một nhiệm vụ hằng tuần
      consumable | 10 nghìn xu | 10.000 xu cho đế chế của bạn
      consumable | Chìa khóa gỉ | Mở khóa một rương tùy chọn
      """,
    guilty: """
      free-wording | consumable | Túi xu | Tặng 50 xu miễn phí
      free-wording | non-consumable | Mũ rơm | Nhận mũ không mất tiền
      free-wording | consumable | Gói tân thủ | Kiếm và tên với giá 0 đồng
      external-payment | consumable | 500 kim cương | Trả qua ví MoMo rẻ hơn
      external-payment | consumable | Kim cương | Nhập mã quà tặng
      other-platform | non-consumable | Lưu trữ | Dùng được trên điện thoại Android
      other-platform | non-consumable | Chơi đôi | Chơi cùng bạn bè trên PlayStation
      placeholder-text | non-consumable | Mũ đỏ | Mô tả ở đây
      placeholder-text | non-consumable | Sản phẩm mẫu | Mũ cho anh hùng
      test-wording | non-consumable | Gói thử nghiệm | Mũ cho anh hùng
      test-wording | non-consumable | Mũ đỏ | Chỉ dành cho bản beta
      price-as-title | consumable | 149.000đ | Thêm kim cương
      price-mismatch | consumable | 500 kim cương | 500 kim cương giá 1.490.000 đồng
      quantity-mismatch | consumable | 500 kim cương | Thêm 550 kim cương
      time-limited-consumable | consumable | Thẻ tháng | Mỗi ngày một rương
      time-limited-consumable | non-consumable | Premium 30 ngày | Mọi bộ lọc và khung ảnh
      unlock-as-consumable | consumable | Tất cả các màn | Mở khóa sáu mươi màn
      unlock-as-consumable | consumable | Quyền truy cập trọn đời | Mọi khóa học
      currency-as-non-consumable | non-consumable | Túi xu | Bên trong có 800 xu
      quantity-mismatch | consumable | 500 xu | Thêm 550 xu vào túi
      """)
}
