import type { EagerTexts } from '../contract/EagerTexts.ts'

export const zhTW: EagerTexts = {
  connectWallet: '連接錢包',
  connecting: '正在連接…',
  chooseNetwork: '選擇網路',
  unsupportedNetwork: '不支援的網路',
  loadFailure: {
    title: '無法載入錢包視窗',
    explanation: '網路連線可能已中斷。沒有送出任何東西，也沒有遺失任何東西。',
    retry: '再試一次',
    close: '關閉',
  },
}
