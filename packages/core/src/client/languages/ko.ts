import type { EagerTexts } from '../contract/EagerTexts.ts'

export const ko: EagerTexts = {
  connectWallet: '지갑 연결',
  connecting: '연결 중…',
  chooseNetwork: '네트워크 선택',
  unsupportedNetwork: '지원되지 않는 네트워크',
  loadFailure: {
    title: '지갑 창을 불러오지 못했어요',
    explanation: '인터넷 연결이 끊겼을 수 있어요. 아무것도 전송되지 않았고, 잃어버린 것도 없어요.',
    retry: '다시 시도',
    close: '닫기',
  },
}
