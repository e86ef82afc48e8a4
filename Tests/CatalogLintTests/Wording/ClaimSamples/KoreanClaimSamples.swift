extension WordSamples {
  static let koreanClaims = WordSamples(
    language: "ko",
    found: """
      futurePromise | 출시 예정 | 새 스테이지 출시 예정
      futurePromise | 곧 추가 | 새 맵이 곧 추가됩니다
      promotionalClaim | 오늘만 | 오늘만 400골드
      promotionalClaim | 할인 판매 | 보석 할인 판매
      expiringCredits | 소멸 | 골드는 30일 후 소멸
      expiringCredits | 유효기간 | 보석 유효기간 1년
      cashOut | 현금화 | 보석 현금화
      cashOut | 출금 서비스 | 골드 출금 서비스
      appleTrademark | 아이폰 | 아이폰 테마
      appleTrademark | Apple | Apple 팩
      appleCriticism | 애플 수수료 | 애플 수수료 포함
      appleCriticism | 느린 아이폰 | 느린 아이폰을 빠르게
      systemFeature | 푸시 알림 | 푸시 알림 받기
      systemFeature | 리뷰 작성 | 리뷰 작성하고 50골드
      randomItem | 랜덤 박스 | 왕의 랜덤 박스
      randomItem | 뽑기 | 영웅 뽑기 1회
      statedOdds | 확률 공개 | 게임 안에서 확률 공개
      profanity | 7JSo67Cc | * 상자
      profanity | 67OR7Iug | 이 * 팩
      """,
    innocent: """
      미래로 가는 여행
      최고의 친구
      최고 난이도
      측정가능한 거리
      역할인 캐릭터
      골드는 소멸되지 않습니다
      유효기간 없음
      지출금액 기록
      교환전표
      확인출력
      황금 사과
      파인애플
      아이폰용 위젯
      5성 영웅
      랜덤 재생
      보물 상자 500보석
      시발점 여행
      질병신고 안내
      날씨발표 알림
      무지개새끼손가락
      가차없는 기사
      갯벌 보지락
      """)
}
