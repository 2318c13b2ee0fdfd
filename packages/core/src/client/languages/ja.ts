import type { EagerTexts } from '../contract/EagerTexts.ts'

export const ja: EagerTexts = {
  connectWallet: 'ウォレットを接続',
  connecting: '接続中…',
  chooseNetwork: 'ネットワークを選択',
  unsupportedNetwork: '非対応のネットワーク',
  loadFailure: {
    title: 'ウォレットの画面を読み込めませんでした',
    explanation: '通信が切れた可能性があります。何も送信されておらず、何も失われていません。',
    retry: '再試行',
    close: '閉じる',
  },
}
