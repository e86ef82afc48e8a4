extension ProductTexts {
  static let korean = ProductTexts(
    locale: "ko",
    innocent: """
      non-consumable | 프리킥 장인 축구화 | 벽을 넘기는 휘어 차기 동작
      non-consumable | 프리즈 타워 | 범위 안의 적을 얼려 느리게 해요
      non-consumable | 프리스타일 보드 | 네온 무늬 보드 열두 장
      non-consumable | 자유의 날개 | 구름 위를 나는 하얀 날개
      non-consumable | 면역의 방패 | 독안개를 막는 전설의 방패
      non-consumable | 나무료칸 배경 | 숲속 온천 여관의 저녁 풍경
      non-consumable | 무료한 오후 | 피아노 소품 열 곡과 악보
      non-consumable | 사계절 정원 | 봄 여름 가을 겨울로 바뀌는 정원
      non-consumable | 삼국지 명장 | 관우와 장비 등 장수 12명
      non-consumable | 백화만발 | 모란과 벚꽃이 핀 배경 화면
      non-consumable | 핼러윈 의상 | 호박 모자와 박쥐 망토
      non-consumable | 천일야화 | 셰에라자드가 들려주는 이야기 12편
      non-consumable | 일곱 난쟁이 | 숲속 작은 오두막
      non-consumable | 66번 국도 | 시카고에서 산타모니카까지 달려요
      non-consumable | F1 도색 | 전설의 경주차 색상 10종
      non-consumable | 애플파이 주방 | 할머니의 레시피 일곱 가지
      non-consumable | 황금 사과 | 그리스 신화의 과수원
      non-consumable | 봄이 오는 소리 | 골짜기 가득 꽃이 피어요
      non-consumable | 단짝 친구 펫 | 강아지와 고양이가 함께 놀아요
      non-consumable | 금메달 시상대 | 체육관에 두는 시상대
      non-consumable | 행운의 부적 | 네 잎 클로버 목걸이
      non-consumable | 달빛 항구 | 밤낚시에 어울리는 고요한 지도
      non-consumable | 선장의 일생 | 선장이 직접 읽어 주는 회고록
      non-consumable | VIP 라운지 배경 | 벨벳 소파와 도시의 야경
      non-consumable | 심리 테스트 | 질문 60개와 자세한 풀이
      non-consumable | 운전면허 문제은행 | 900문항과 해설
      non-consumable | 콘테스트 의상 | 마을 축제 의상 세 벌
      non-consumable | 프로테스탄트의 역사 | 오디오 강의 여덟 편
      non-consumable | 데모니움 | 붉은 달이 뜬 마족의 성
      non-consumable | 철거 현장 | 녹슨 차 열두 대를 부숴요
      non-consumable | 악마 사냥꾼 | 빛나는 룬이 새겨진 갑옷
      non-consumable | 로봇 공방 | 걸어 다니는 친구를 조립해요
      non-consumable | 호랑이 무늬 | 어떤 차에도 입히는 도색
      non-consumable | 증기 기관차 | 놋쇠 보일러와 기적 소리
      non-consumable | 수정 동굴 | 출구가 세 개인 반짝이는 광산
      non-consumable | 수정과 한 그릇 | 전통 음료 레시피 열 가지
      non-consumable | 진주 목걸이 | 아바타의 목을 꾸며 줘요
      non-consumable | 옥색 한복 | 명절에 어울리는 옷 세 벌
      non-consumable | 스타일북 | 겨울 코디 서른 벌
      non-consumable | 30일 요가 | 아침마다 한 동작씩 배워요
      non-consumable | 사계절 밥상 | 제철 요리 120가지
      non-consumable | 신용카드 관리 | 계좌별 지출을 그래프로 봐요
      non-consumable | 단어 카드 2000 | 중학 영어 단어 모음
      non-consumable | 원탁의 기사 | 기사 열두 명의 갑옷
      non-consumable | 광고 제거 | 스테이지 사이의 광고를 없애요
      consumable | 레벨 99 물약 | 영웅 하나를 최고 레벨로 올려요
      consumable | 보석 500개 | 보석 500개를 상자에 넣어 드려요
      consumable | 1,200골드 | 씨앗과 농기구를 사는 1,200골드
      consumable | 경험치 2배 2시간 | 두 시간 동안 경험치가 두 배
      consumable | 힌트 5개 | 퍼즐의 다음 수를 보여 줘요
      consumable | 하트 10개 | 판이 가득 차도 이어서 해요
      auto-renewable | 등산 클럽 | 모든 지도를 오프라인으로
      auto-renewable | 그림 교실 | 모든 강의와 브러시, 자동 갱신
      non-consumable | 슈퍼카 사운드 | V8 엔진과 V12 엔진 소리
      non-consumable | 3원색 팔레트 | 물감 섞기를 배우는 강의
      non-consumable | 소원 일기 | 오늘의 소원을 입력하세요
      non-consumable | 가계부 | 신용카드별 예산과 지출
      non-consumable | 역사 테스트 | 40문항과 해설
      non-consumable | 알파와 베타 | 공방의 작은 로봇 둘
      non-consumable | 액자 세트 | 골드 액자 12종
      non-consumable | 게임패드 배치 | Xbox와 플레이스테이션 패드 지원
      non-consumable | 월간 음악 | 피아노로 듣는 열두 달
      consumable | 500주얼 | 500주얼을 드려요
      consumable | 300주화 | 상점에서 쓰는 주화 300개
      consumable | 100달란트 | 100달란트를 드려요
      consumable | 만능 열쇠 | 잠긴 상자 하나를 열어요
      consumable | 퀘스트 교체 | 주간 퀘스트 하나를 바꿔요
      consumable | 1만 골드 | 10,000골드를 드려요
      """,
    guilty: """
      free-wording | consumable | 골드 주머니 | 지금 50골드를 무료로 드려요
      free-wording | non-consumable | 밀짚모자 | 공짜로 받는 모자
      free-wording | consumable | 입문 꾸러미 | 0원에 검을 드려요
      external-payment | consumable | 보석 500개 | 카카오페이로 더 싸게
      external-payment | consumable | 보석 | 쿠폰 코드를 입력하세요
      other-platform | non-consumable | 저장 공유 | 안드로이드와 함께 써요
      other-platform | non-consumable | 협동 모드 | 플레이스테이션 친구와 함께
      placeholder-text | non-consumable | 빨간 모자 | 여기에 설명 입력
      placeholder-text | non-consumable | 샘플 상품 | 모자 하나
      test-wording | non-consumable | 테스트 상품 3 | 빨간 모자
      test-wording | non-consumable | 빨간 모자 | 베타 버전 전용
      price-as-title | consumable | 6,600원 | 보석을 드려요
      price-mismatch | consumable | 보석 500개 | 보석 500개를 66,000원에
      quantity-mismatch | consumable | 보석 500개 | 보석 550개를 드려요
      time-limited-consumable | consumable | 월간 패스 | 매일 상자 하나
      time-limited-consumable | non-consumable | 프리미엄 30일 | 모든 필터와 액자
      unlock-as-consumable | consumable | 모든 스테이지 | 60판을 잠금 해제
      unlock-as-consumable | consumable | 평생 회원 | 모든 강의
      currency-as-non-consumable | non-consumable | 골드 자루 | 800골드가 들어 있어요
      """)
}
