import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

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

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Ada permintaan yang menunggu di ${wallet}.`,
  open: (wallet) => `Buka ${wallet}`,
  dismiss: 'Tutup',
  relayLost: 'Koneksi ke dompet Anda terputus. Mencoba lagi…',
  relayRefused:
    'Dompet Anda tidak dapat dijangkau dari halaman ini. Putuskan koneksinya, lalu hubungkan lagi.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Ketentuan Layanan',
  privacy: 'Kebijakan Privasi',
  both: (terms, privacy) => `${terms} dan ${privacy}`,
  agree: (what) => `Saya menyetujui ${what}`,
  agreeByConnecting: (what) => `Dengan menghubungkan dompet, Anda menyetujui ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Pesan dari dompet Anda: “${text}”`,
  networkSaid: (text) => `Pesan dari jaringan: “${text}”`,
  texts: {
    'balance/unavailable': 'Saldo tidak tersedia.',
    'catalogue/unavailable':
      'Daftar dompet tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.',
    'connection/code-unavailable':
      'Sebagian halaman ini gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
    'network/unsupported-by-wallet': 'Dompet tidak mendukung jaringan ini.',
    'relay/closed': 'Koneksi ke layanan ditutup.',
    'relay/outbox-full': 'Terlalu banyak pesan yang menunggu. Coba lagi setelah koneksi pulih.',
    'relay/refused': 'Layanan koneksi menolak situs ini.',
    'relay/unavailable': 'Layanan koneksi tidak merespons. Coba lagi.',
    'resources/unavailable': 'Data tidak tersedia. Coba lagi.',
    'transfer/no-estimate': 'Biaya jaringan tidak dapat dibaca. Coba lagi.',
    'transfer/unasked': 'Tidak dapat mengirim. Coba lagi.',
    'wallet/already-pending': 'Buka dompet Anda.',
    'wallet/failed': 'Kesalahan tidak diketahui.',
    'wallet/not-found':
      'Dompet ini tidak tersedia di halaman ini. Buka kuncinya atau instal dompetnya, lalu coba lagi.',
    'wallet/other-family':
      'Dompet ini tidak membagikan akun untuk jenis jaringan ini. Pilih jaringan atau dompet lain.',
    'walletconnect/link-failed': 'Tautan tidak dapat dibuat. Periksa koneksi Anda, lalu coba lagi.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Dompet tidak mengizinkan jenis permintaan ini. Coba dompet lain.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Dompet tidak mendukung peristiwa dari situs ini. Coba dompet lain.',
    'The wallet does not allow this change. Connect again.':
      'Dompet tidak mengizinkan perubahan ini. Hubungkan lagi.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Dompet tidak menyetujui jaringan ini. Hubungkan lagi dan setujui jaringannya.',
    'The wallet does not support these networks. Try another wallet.':
      'Dompet tidak mendukung jaringan-jaringan ini. Coba dompet lain.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Dompet tidak memiliki akun untuk jaringan-jaringan ini. Tambahkan akun, lalu coba lagi.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Dompet tidak mendukung jenis jaringan ini. Coba dompet lain.',
    'The wallet ended the connection. Connect again.': 'Dompet mengakhiri koneksi. Hubungkan lagi.',
    'The wallet did not finish connecting. Try again.':
      'Dompet tidak selesai terhubung. Coba lagi.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Dompet tidak dapat melakukan yang diperlukan permintaan ini. Kirim tanpa hal itu, atau gunakan dompet lain.',
    'The wallet does not take several calls at once on this network.':
      'Dompet tidak menerima beberapa panggilan sekaligus di jaringan ini.',
    'The wallet knows a request of this id already. Send it again.':
      'Dompet sudah mengenal permintaan dengan ID ini. Kirim lagi.',
    'The wallet does not know these calls.': 'Dompet tidak mengenal panggilan ini.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Jumlah panggilan melebihi yang diterima dompet sekaligus. Kirim lebih sedikit.',
    'The wallet cannot do all of these calls or none on this network.':
      'Di jaringan ini, dompet tidak dapat menjamin bahwa semua panggilan dijalankan atau tidak sama sekali.',
    'The wallet no longer knows this connection. Connect again.':
      'Dompet tidak lagi mengenal koneksi ini. Hubungkan lagi.',
    'The request expired in the wallet. Try again.': 'Permintaan kedaluwarsa di dompet. Coba lagi.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Dompet tidak memberikan akun. Buka dompet, pilih akun, lalu coba lagi.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Jawaban dompet tidak dapat dibaca. Coba lagi.',
    'The wallet agreed and stayed on its network': 'Dompet setuju, tetapi tetap di jaringannya.',
    'The wallet signed a different message. Try again.':
      'Dompet menandatangani pesan yang berbeda. Coba lagi.',
  },
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

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Pilih jaringan',
  unsupportedTitle: 'Jaringan tidak didukung',
  search: 'Cari jaringan',
  list: 'Jaringan',
  current: 'Jaringan saat ini',
  noneFound: (search) => `Tidak ada jaringan bernama “${search}”`,
  noneFoundText: 'Periksa ejaannya, atau lihat semuanya.',
  none: 'Tidak ada jaringan di sini',
  noneText: 'Situs ini tidak menawarkan jaringan apa pun saat ini.',
  clearSearch: 'Hapus pencarian',
  whatIsANetwork: 'Apa itu jaringan?',

  waitingTitle: (wallet) => `Lanjutkan di ${wallet}`,
  waitingText: (network) =>
    `Terima peralihan ke ${network} di dompet Anda. Akun dan dana Anda tetap di tempatnya.`,
  doneTitle: 'Jaringan diganti',
  declinedTitle: 'Permintaan ditolak',
  declinedText: 'Anda tetap di jaringan sebelumnya. Tidak ada hal lain yang berubah.',
  failedTitle: 'Gagal beralih',
  failedText: (reason) => sentences(reason, 'Anda tetap di jaringan sebelumnya.'),
  cancel: 'Batal',
  tryAgain: 'Coba lagi',

  unsupportedText: (wallet) =>
    `${wallet} berada di jaringan yang tidak digunakan situs ini. Pilih salah satu jaringan berikut untuk melanjutkan. Dana Anda aman di tempatnya.`,
  yourWallet: 'Dompet Anda',
  disconnect: 'Putuskan koneksi',
  notApproved: (wallet) => `Tidak disetujui oleh ${wallet}`,
  noWallet: 'Belum ada dompet',
  connect: 'Hubungkan',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Apa itu dompet?',
  networkTitle: 'Apa itu jaringan?',
  walletCards: [
    {
      title: 'Rumah untuk milik Anda',
      text: 'Dompet menyimpan dan menampilkan koin, token, dan koleksi digital Anda, serta mengirimkannya ke tujuan yang Anda tentukan.',
    },
    {
      title: 'Cara baru untuk masuk',
      text: 'Sebagai ganti kata sandi, Anda mengonfirmasi dengan dompet. Tidak ada situs yang mengetahui kunci Anda.',
    },
    {
      title: 'Hanya milik Anda',
      text: 'Hanya Anda yang memegang kuncinya. Tidak ada yang dapat memulihkannya untuk Anda, jadi simpan frasa pemulihannya dengan aman dan jangan beri tahu siapa pun.',
    },
  ],
  getWallet: 'Dapatkan dompet',

  networkCards: [
    {
      title: 'Tempat semuanya terjadi',
      text: 'Jaringan adalah catatan publik yang dipelihara bersama oleh banyak komputer. Koin Anda berada di salah satunya.',
    },
    {
      title: 'Alamat sama, uang terpisah',
      text: 'Alamat Anda bisa sama di beberapa jaringan, tetapi yang Anda miliki di satu jaringan tidak ada di jaringan lain.',
    },
    {
      title: 'Biaya berbeda-beda',
      text: 'Setiap jaringan memiliki koin sendiri untuk membayar biayanya, dan harga sendiri untuk setiap transaksi.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Konfirmasi email',
  deviceTitle: 'Daftarkan perangkat',
  passkeyTitle: 'Kunci sandi',
  email: 'Alamat email',
  continue: 'Lanjutkan',
  device: 'Setujui perangkat ini',
  deviceSent: (email) =>
    `Tautan telah dikirim ke ${email}. Buka tautan itu, lalu konfirmasi di sana bahwa perangkat ini milik Anda.`,
  waitLonger: (seconds) => `Coba lagi setelah ${seconds} detik`,
  connected: 'Anda sudah masuk.',
  usePasskey: 'Gunakan kunci sandi',
  passkeyWaiting: 'Perangkat Anda meminta kunci sandi',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Tidak ada yang dibagikan ke situs ini.'),
  declined: 'Anda menutupnya. Tidak ada yang dibagikan ke situs ini.',
  connected: 'Anda sudah masuk.',
  tryAgain: 'Coba lagi',
  otherWay: 'Gunakan cara lain',
  notEmail: 'Tulis alamat email, misalnya ada@example.com.',
  sent: (email) => `Tulis kode yang dikirim ke ${email}.`,
  code: 'Kode',
  checking: 'Memeriksa kode',
  resend: 'Kirim ulang kode',
  sending: 'Mengirim kode',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Lanjutkan dengan',
  continueWith: (service) => `Lanjutkan dengan ${service}`,
  more: 'Layanan lain',
  waiting: (service) => `Lanjutkan di jendela ${service}`,
  noPassword: 'Situs ini tidak diberi tahu apa pun yang Anda lakukan di sana.',
  blocked:
    'Browser Anda tidak mengizinkan jendela terbuka. Izinkan jendela untuk halaman ini, lalu coba lagi.',
  timedOut: 'Jendela ditutup. Coba lagi, atau gunakan cara lain.',
  inThisPage: 'Lanjutkan di halaman ini',
  closed: 'Jendela ditutup. Jika Anda sudah selesai, proses ini berlanjut sendiri.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Pindai ini dengan kamera ponsel Anda, lalu setujui di aplikasi Farcaster.',
  agree: 'Setujui di aplikasi Farcaster, lalu kembali ke sini.',
  codeName: 'Kode QR untuk melanjutkan di aplikasi Farcaster',
  preparing: 'Membuat tautan',
  open: 'Buka Farcaster',
  copyLink: 'Salin tautan',
  copied: 'Tautan disalin',
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
  walletOffersTexts,
  consentTexts,
  errorsTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  panelTexts,
  qrCodeTexts,
]
