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
  loadFailedTitle: 'Paparan ini gagal dimuatkan',
  loadFailedText:
    'Sambungan anda mungkin terputus. Tiada apa-apa dihantar dan tiada apa-apa yang hilang.',
  brokenTitle: 'Ada masalah di sini',
  brokenText: 'Dompet dan wang anda tidak terjejas.',
  tryAgain: 'Cuba lagi',
  mountFailed: 'Tetingkap dompet tidak dapat dibuka di halaman ini.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Terma Perkhidmatan',
  privacy: 'Dasar Privasi',
  both: (terms, privacy) => `${terms} dan ${privacy}`,
  agree: (what) => `Saya bersetuju dengan ${what}`,
  agreeByConnecting: (what) => `Dengan menyambung, anda bersetuju dengan ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Sambungkan dompet',
  installed: 'Dipasang',
  recent: 'Baru digunakan',
  walletList: 'Dompet',
  allWallets: 'Semua dompet',
  continueWithWallet: 'Teruskan dengan dompet',
  scanWithPhone: 'Imbas dengan telefon',
  newToWallets: 'Baru mengenali dompet?',
  getStarted: 'Mulakan',
  noWalletTitle: 'Tiada dompet ditemui',
  noWalletText: 'Pasang atau buka kunci dompet dalam pelayar ini, kemudian cari semula.',
  lookAgain: 'Cari semula',

  waitingTitle: (wallet) => `Teruskan dalam ${wallet}`,
  waitingText: 'Semak permintaan sambungan dalam dompet anda dan terima di sana.',
  pendingTitle: 'Buka dompet anda',
  pendingText: (wallet) => `${wallet} sudah memaparkan permintaan. Jawab di sana.`,
  cancel: 'Batal',
  connectedTitle: 'Bersambung',
  connectedText: (wallet) => `${wallet} bersambung dengan laman ini.`,
  declinedTitle: 'Permintaan ditolak',
  declinedText: (wallet) =>
    `Anda menutup permintaan dalam ${wallet}. Tiada apa-apa dikongsi dengan laman ini.`,
  failedTitle: 'Gagal menyambung',
  failedText: (reason) => sentences(reason, 'Tiada apa-apa dikongsi dengan laman ini.'),
  tryAgain: 'Cuba lagi',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Cara menyambung',
  mobile: 'Mudah alih',
  browser: 'Pelayar',
  web: 'Web',
  desktop: 'Komputer',

  codeName: (wallet) => `Kod QR untuk diimbas dengan ${wallet}`,
  anyWallet: 'sebuah dompet',
  scanText: (wallet) => `Imbas kod ini dengan ${wallet} pada telefon anda.`,
  agreeForCode: 'Bersetuju, dan kod untuk diimbas akan muncul.',
  agreeForWallet: 'Bersetuju, dan anda akan terus ke dompet.',
  preparing: 'Membuat pautan',
  refreshesIn: (left) => `Diperbaharui dalam ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60 ? 'Kod diperbaharui dalam satu minit' : `Kod diperbaharui dalam ${seconds} saat`,
  newCode: 'Kod baharu',
  copyLink: 'Salin pautan',
  copied: 'Pautan disalin',
  reload: 'Muat semula kod',
  expired: 'Kod ini telah tamat tempoh.',
  linkFailed: 'Kod tidak dapat dibuat.',

  ownRelay:
    'Untuk dompet yang ditetapkan pada perkhidmatan sambungan milik laman ini. Pilih dompet lain daripada senarai.',
  unreachableTitle: (wallet) => `${wallet} tidak dapat dihubungi`,
  unreachableText: (wallet) =>
    `Laman ini tidak dapat menyambung ke ${wallet} pada telefon. Pilih dompet lain untuk meneruskan.`,
  visit: (wallet) => `Lawati laman web ${wallet}`,

  offline: 'Anda di luar talian. Kod akan berfungsi semula apabila anda kembali dalam talian.',
  unreachable:
    'Perkhidmatan sambungan tidak memberi respons. Kami terus mencuba; tiada apa-apa yang hilang.',
  refused: 'Laman ini tidak dapat menghubungi dompet pada peranti lain buat masa ini.',
  tryAgain: 'Cuba lagi',

  openTitle: (wallet) => `Teruskan dalam ${wallet}`,
  openText: (wallet) => `Luluskan sambungan dalam ${wallet}, kemudian kembali ke sini.`,
  open: (wallet) => `Buka ${wallet}`,
  openAgain: (wallet) => `Buka ${wallet} semula`,
  stuckTitle: (wallet) => `${wallet} tidak terbuka?`,
  stuckText: 'Tiada apa-apa yang hilang. Cuba cara lain:',
  openByLink: 'Buka dengan pautan web',
  openByScheme: 'Buka dengan pautan aplikasi',
  appStore: 'Dapatkan di App Store',
  playStore: 'Dapatkan di Google Play',
  otherDevice: 'Guna peranti lain',
  chooseWallet: 'Pilih dompet untuk meneruskan.',
  allWallets: 'Semua dompet',
  walletList: 'Dompet',

  browserText: (wallet) =>
    `${wallet} belum ada dalam pelayar ini. Pasang ekstensinya; sebaik sahaja ada, kita teruskan di sini.`,
  getExtension: 'Dapatkan ekstensi',
  browserReady: (wallet) => `${wallet} ada dalam pelayar ini.`,
  continueInBrowser: 'Teruskan dalam pelayar ini',
  webText: (wallet) => `${wallet} dibuka dalam tab lain. Luluskan di sana, kemudian kembali.`,
  desktopText: (wallet) => `Luluskan sambungan dalam ${wallet} pada komputer ini.`,
  opensNewTab: 'Dibuka dalam tab baharu',
  get: (wallet) => `Dapatkan ${wallet}`,

  connectedTitle: 'Bersambung',
  connectedText: (wallet) => `${wallet} bersambung dengan laman ini.`,
  declinedTitle: 'Permintaan ditolak',
  declinedText:
    'Anda menutup permintaan dalam dompet anda. Tiada apa-apa dikongsi dengan laman ini.',
  failedTitle: 'Gagal menyambung',
  failedText: (reason) =>
    sentences(reason, 'Tiada apa-apa dikongsi dengan laman ini dan tiada apa-apa yang hilang.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Semua dompet',
  getTitle: 'Dapatkan dompet',
  downloadTitle: (wallet) => `Dapatkan ${wallet}`,
  search: 'Cari dompet',
  list: 'Dompet',
  loading: 'Memuatkan dompet',
  noneFound: (search) => `Tiada dompet bernama “${search}”`,
  none: 'Tiada dompet di sini',
  nonePrivate: 'Tiada dompet dengan nama itu',
  privateText: 'Ini kelihatan seperti pautan, alamat atau rahsia, jadi ia kekal dalam halaman ini.',
  noneText: 'Semak ejaan, atau lihat semuanya.',
  noneTextOrScan: 'Semak ejaan. Dompet yang tiada dalam senarai disambungkan dengan kodnya.',
  scan: 'Imbas dengan mana-mana dompet',
  anyWallet: 'WalletConnect',
  clearSearch: 'Kosongkan carian',
  failedTitle: 'Senarai gagal dimuatkan',
  failedText: 'Sambungan anda mungkin terputus. Dompet dalam pelayar ini masih berfungsi.',
  tryAgain: 'Cuba lagi',
  installed: 'Dipasang',
  recent: 'Baru digunakan',
  found: (count) => plural('ms', count, { other: `${count} dompet ditemui` }),

  getText:
    'Dompet ini digunakan secara meluas. Apa jua pilihan anda, akaun anda boleh dibawa ke dompet lain kemudian.',
  exploreAll: 'Lihat semua',

  downloadText: (wallet) =>
    `${wallet} belum ada dalam pelayar ini. Pasang, kemudian kembali ke sini dan pilih semula.`,
  orDownloadText: (wallet) => `Atau pasang ${wallet} di sini, kemudian kembali dan pilih semula.`,
  unreachableText: (wallet) =>
    `${wallet} tidak dapat dihubungi dari sini. Pasang pada peranti ini, dan buka halaman ini di dalamnya jika boleh.`,
  openInAppText: (wallet) =>
    `${wallet} membuka halaman ini dalam pelayarnya sendiri: sambungkan di sana. Jika tidak terbuka, pasang dahulu.`,
  openInApp: (wallet) => `Buka halaman ini dalam ${wallet}`,
  openWebApp: (wallet) => `Buka ${wallet} di web`,
  extension: 'Ekstensi pelayar',
  appStore: 'Aplikasi untuk iPhone dan iPad',
  playStore: 'Aplikasi untuk Android',
  homepage: 'Laman web',
  opensNewTab: 'Dibuka dalam tab baharu',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Bahagian ini gagal dimuatkan.',
  tryAgain: 'Cuba lagi',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Kod QR yang membuka halaman ini dalam ${wallet}`,
  scan: (wallet) => `Imbas kod ini dengan kamera telefon anda: halaman ini dibuka dalam ${wallet}.`,
  local:
    'Alamat halaman ini hanya boleh dibuka oleh komputer ini. Kod akan berfungsi apabila halaman ini berada di web.',
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
