extension WordSamples {
  static let korean = WordSamples(
    language: "ko",
    found: """
      free | 무료로 | 무료로 받는 골드
      free | 공짜 | 공짜 다이아
      free | 0원 | 0원 패키지
      externalPayment | 카카오페이 | 카카오페이로 결제
      externalPayment | 네이버 페이 | 네이버 페이 가능
      externalPayment | 계좌이체 | 계좌이체 시 할인
      externalPayment | 문화상품권 | 문화상품권으로 충전
      externalPayment | 무통장입금 | 무통장입금 가능
      externalPayment | 공식 홈페이지 | 공식 홈페이지에서 더 싸게
      externalPayment | 토스페이 | 토스페이
      otherPlatform | 안드로이드 | 안드로이드와 연동
      otherPlatform | 구글플레이 | 구글플레이에서도
      otherPlatform | 구글 플레이 | 구글 플레이에서도
      otherPlatform | 원스토어 | 원스토어 동시 지원
      otherPlatform | 플레이스토어 | 플레이스토어 버전
      placeholder | 임시 텍스트 | 임시 텍스트
      placeholder | 여기에 입력하세요 | 여기에 입력하세요
      placeholder | 자리표시자 | 자리표시자
      placeholder | 미정 | 미정
      test | 테스트 상품 | 테스트 상품 1
      test | 테스트 | 테스트
      test | 베타 | 골드 팩(베타)
      test | 디버그 코인 | 디버그 코인
      unlock | 광고 제거 | 광고 제거
      unlock | 잠금 해제 | 모든 월드 잠금 해제
      unlock | 전체 버전 | 전체 버전
      currencyNoun | 골드 | 골드 400개
      currencyNoun | 보석 | 보석 100개
      durationWord | 월정액 | 월정액 상품
      durationWord | 주간 | 주간 패키지
      membership | 회원 | 우수 회원
      lifetime | 평생 | 징검돌 프로 (평생)
      subscriptionWord | 구독 | 매거진 구독
      futurePromise | 곧 출시 | 곧 출시 예정인 맵
      randomItem | 뽑기 | 영웅 뽑기
      """,
    innocent: """
      공짜 점심
      자유의 날개
      프리스타일 보드
      프리미엄 스킨
      무료함을 달래는 이야기
      콘테스트 참가권
      심리테스트 모음
      성격 테스트 100문제
      모의 테스트 3회
      IQ 테스트
      테스토스테론 일기
      데모닉 소드
      데모크라시의 역사
      알파 베타 블록
      토스트 가게
      디스플레이 스토어 꾸미기
      구글 지도 핀
      무제한 퍼즐
      미정복 섬
      전설의 기사
      벚꽃 테마
      한식 레시피
      요가 입문 코스
      밤하늘 배경화면
      고양이 스티커
      클래식 음악 모음
      은하 전함
      제2장 전체 24면
      샘플러 음악 팩
      업무상 영어 회화
      재무제표 읽기
      온천 확장
      정글 탐험 지도
      카드 뒷면 디자인
      페이지 넘김 효과
      """)
}
