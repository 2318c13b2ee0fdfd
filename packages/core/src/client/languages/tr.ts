import type { EagerTexts } from '../contract/EagerTexts.ts'

export const tr: EagerTexts = {
  connectWallet: 'Cüzdan bağla',
  connecting: 'Bağlanıyor…',
  chooseNetwork: 'Ağ seç',
  unsupportedNetwork: 'Desteklenmeyen ağ',
  loadFailure: {
    title: 'Cüzdan penceresi yüklenemedi',
    explanation: 'Bağlantınız kopmuş olabilir. Hiçbir şey gönderilmedi ve hiçbir şey kaybolmadı.',
    retry: 'Yeniden dene',
    close: 'Kapat',
  },
}
