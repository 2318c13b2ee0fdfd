import type { EagerTexts } from '../contract/EagerTexts.ts'

export const ms: EagerTexts = {
  connectWallet: 'Sambungkan dompet',
  connecting: 'Menyambung…',
  chooseNetwork: 'Pilih rangkaian',
  unsupportedNetwork: 'Rangkaian tidak disokong',
  loadFailure: {
    title: 'Tetingkap dompet gagal dimuatkan',
    explanation:
      'Sambungan anda mungkin terputus. Tiada apa-apa dihantar dan tiada apa-apa yang hilang.',
    retry: 'Cuba lagi',
    close: 'Tutup',
  },
}
