import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'

const shellTexts: Translation<typeof shell> = {
  id: 'shell',
  back: 'Kembali',
  close: 'Tutup',
  help: 'Bantuan',
  loadFailedTitle: 'Tampilan ini gagal dimuat',
  loadFailedText:
    'Koneksi Anda mungkin terputus. Tidak ada yang dikirim dan tidak ada yang hilang.',
  brokenTitle: 'Ada yang salah di sini',
  brokenText: 'Dompet dan uang Anda tidak tersentuh.',
  tryAgain: 'Coba lagi',
  mountFailed: 'Jendela dompet tidak dapat dibuka di halaman ini.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Ketentuan Layanan',
  privacy: 'Kebijakan Privasi',
  both: (terms, privacy) => `${terms} dan ${privacy}`,
  agree: (what) => `Saya menyetujui ${what}`,
  agreeByConnecting: (what) => `Dengan menghubungkan dompet, Anda menyetujui ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Hubungkan dompet',
  installed: 'Terinstal',
  recent: 'Baru dipakai',
  walletList: 'Dompet',
  allWallets: 'Semua dompet',
  continueWithWallet: 'Lanjutkan dengan dompet',
  scanWithPhone: 'Pindai dengan ponsel',
  newToWallets: 'Baru mengenal dompet?',
  getStarted: 'Mulai',
  noWalletTitle: 'Dompet tidak ditemukan',
  noWalletText: 'Instal atau buka kunci dompet di browser ini, lalu cari lagi.',
  lookAgain: 'Cari lagi',

  waitingTitle: (wallet) => `Lanjutkan di ${wallet}`,
  waitingText: 'Periksa permintaan koneksi di dompet Anda, lalu terima di sana.',
  pendingTitle: 'Buka dompet Anda',
  pendingText: (wallet) => `${wallet} sudah menampilkan permintaan. Tanggapi di sana.`,
  cancel: 'Batal',
  connectedTitle: 'Terhubung',
  connectedText: (wallet) => `${wallet} terhubung ke situs ini.`,
  declinedTitle: 'Permintaan ditolak',
  declinedText: (wallet) =>
    `Anda menutup permintaan di ${wallet}. Tidak ada yang dibagikan ke situs ini.`,
  failedTitle: 'Gagal terhubung',
  failedText: (reason) => sentences(reason, 'Tidak ada yang dibagikan ke situs ini.'),
  tryAgain: 'Coba lagi',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Cara menghubungkan',
  mobile: 'Ponsel',
  browser: 'Browser',
  web: 'Web',
  desktop: 'Desktop',

  codeName: (wallet) => `Kode QR untuk dipindai dengan ${wallet}`,
  anyWallet: 'dompet apa pun',
  scanText: (wallet) => `Pindai ini dengan ${wallet} di ponsel Anda.`,
  agreeForCode: 'Setujui, lalu kode untuk dipindai akan muncul.',
  agreeForWallet: 'Setujui, lalu Anda lanjut ke dompet.',
  preparing: 'Membuat tautan',
  refreshesIn: (left) => `Diperbarui dalam ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60 ? 'Kode diperbarui dalam satu menit' : `Kode diperbarui dalam ${seconds} detik`,
  newCode: 'Kode baru',
  copyLink: 'Salin tautan',
  copied: 'Tautan disalin',
  reload: 'Muat ulang kode',
  expired: 'Kode ini sudah kedaluwarsa.',
  linkFailed: 'Kode tidak dapat dibuat.',

  ownRelay:
    'Untuk dompet yang diatur ke layanan koneksi milik situs ini. Pilih dompet lain dari daftar.',
  unreachableTitle: (wallet) => `${wallet} tidak terjangkau`,
  unreachableText: (wallet) =>
    `Situs ini tidak dapat terhubung ke ${wallet} di ponsel. Pilih dompet lain untuk melanjutkan.`,
  visit: (wallet) => `Kunjungi situs web ${wallet}`,

  offline: 'Anda sedang offline. Kode berfungsi lagi setelah Anda kembali online.',
  unreachable: 'Layanan koneksi tidak merespons. Kami terus mencoba; tidak ada yang hilang.',
  refused: 'Saat ini situs ini tidak dapat menjangkau dompet di perangkat lain.',
  tryAgain: 'Coba lagi',

  openTitle: (wallet) => `Lanjutkan di ${wallet}`,
  openText: (wallet) => `Setujui koneksi di ${wallet}, lalu kembali ke sini.`,
  open: (wallet) => `Buka ${wallet}`,
  openAgain: (wallet) => `Buka ${wallet} lagi`,
  stuckTitle: (wallet) => `${wallet} tidak terbuka?`,
  stuckText: 'Tidak ada yang hilang. Coba cara lain:',
  openByLink: 'Buka dengan tautan webnya',
  openByScheme: 'Buka dengan tautan aplikasinya',
  appStore: 'Dapatkan di App Store',
  playStore: 'Dapatkan di Google Play',
  otherDevice: 'Gunakan perangkat lain',
  chooseWallet: 'Pilih dompet untuk melanjutkan.',
  allWallets: 'Semua dompet',
  walletList: 'Dompet',

  browserText: (wallet) =>
    `${wallet} belum ada di browser ini. Instal ekstensinya; setelah terpasang, kita lanjut di sini.`,
  getExtension: 'Dapatkan ekstensi',
  browserReady: (wallet) => `${wallet} ada di browser ini.`,
  continueInBrowser: 'Lanjutkan di browser ini',
  webText: (wallet) => `${wallet} terbuka di tab lain. Setujui di sana, lalu kembali.`,
  desktopText: (wallet) => `Setujui koneksi di ${wallet} pada komputer ini.`,
  opensNewTab: 'Terbuka di tab baru',
  get: (wallet) => `Dapatkan ${wallet}`,

  connectedTitle: 'Terhubung',
  connectedText: (wallet) => `${wallet} terhubung ke situs ini.`,
  declinedTitle: 'Permintaan ditolak',
  declinedText: 'Anda menutup permintaan di dompet Anda. Tidak ada yang dibagikan ke situs ini.',
  failedTitle: 'Gagal terhubung',
  failedText: (reason) =>
    sentences(reason, 'Tidak ada yang dibagikan ke situs ini, dan tidak ada yang hilang.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Semua dompet',
  getTitle: 'Dapatkan dompet',
  downloadTitle: (wallet) => `Dapatkan ${wallet}`,
  search: 'Cari dompet',
  list: 'Dompet',
  loading: 'Memuat dompet',
  noneFound: (search) => `Tidak ada dompet bernama “${search}”`,
  none: 'Tidak ada dompet di sini',
  nonePrivate: 'Tidak ada dompet dengan nama itu',
  privateText:
    'Ini tampak seperti tautan, alamat, atau rahasia, jadi tidak dikirim keluar dari halaman ini.',
  noneText: 'Periksa ejaannya, atau lihat semuanya.',
  noneTextOrScan: 'Periksa ejaannya. Dompet yang tidak ada di daftar terhubung dengan kodenya.',
  scan: 'Pindai dengan dompet apa pun',
  anyWallet: 'WalletConnect',
  clearSearch: 'Hapus pencarian',
  failedTitle: 'Daftar gagal dimuat',
  failedText: 'Koneksi Anda mungkin terputus. Dompet di browser ini tetap berfungsi.',
  tryAgain: 'Coba lagi',
  installed: 'Terinstal',
  recent: 'Baru dipakai',
  found: (count) => plural('id', count, { other: `${count} dompet ditemukan` }),

  getText:
    'Dompet berikut banyak dipakai. Apa pun pilihan Anda, akun Anda dapat dipindahkan ke dompet lain nanti.',
  exploreAll: 'Lihat semua',

  downloadText: (wallet) =>
    `${wallet} belum ada di browser ini. Instal, lalu kembali ke sini dan pilih lagi.`,
  orDownloadText: (wallet) => `Atau instal ${wallet} di sini, lalu kembali dan pilih lagi.`,
  unreachableText: (wallet) =>
    `${wallet} tidak dapat dijangkau dari sini. Instal di perangkat ini, dan buka halaman ini di dalamnya jika bisa.`,
  openInAppText: (wallet) =>
    `${wallet} membuka halaman ini di browsernya sendiri: hubungkan di sana. Jika tidak terbuka, instal dulu.`,
  openInApp: (wallet) => `Buka halaman ini di ${wallet}`,
  openWebApp: (wallet) => `Buka ${wallet} di web`,
  extension: 'Ekstensi browser',
  appStore: 'Aplikasi untuk iPhone dan iPad',
  playStore: 'Aplikasi untuk Android',
  homepage: 'Situs web',
  opensNewTab: 'Terbuka di tab baru',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Bagian ini gagal dimuat.',
  tryAgain: 'Coba lagi',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Kode QR yang membuka halaman ini di ${wallet}`,
  scan: (wallet) => `Pindai ini dengan kamera ponsel Anda: halaman ini terbuka di ${wallet}.`,
  local:
    'Alamat halaman ini hanya dapat dibuka oleh komputer ini. Kode berfungsi setelah halaman ini ada di web.',
}

export const texts: readonly Words[] = [
  shellTexts,
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
