import type { EagerTexts } from '../contract/EagerTexts.ts'

export const id: EagerTexts = {
  connectWallet: 'Hubungkan dompet',
  connecting: 'Menghubungkan…',
  chooseNetwork: 'Pilih jaringan',
  unsupportedNetwork: 'Jaringan tidak didukung',
  loadFailure: {
    title: 'Jendela dompet gagal dimuat',
    explanation: 'Koneksi Anda mungkin terputus. Tidak ada yang dikirim dan tidak ada yang hilang.',
    retry: 'Coba lagi',
    close: 'Tutup',
  },
}
