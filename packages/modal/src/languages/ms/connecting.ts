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
  loadFailedTitle: 'Paparan ini gagal dimuatkan',
  loadFailedText:
    'Sambungan anda mungkin terputus. Tiada apa-apa dihantar dan tiada apa-apa yang hilang.',
  brokenTitle: 'Ada masalah di sini',
  brokenText: 'Dompet dan wang anda tidak terjejas.',
  tryAgain: 'Cuba lagi',
  mountFailed: 'Tetingkap dompet tidak dapat dibuka di halaman ini.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Ada permintaan yang menunggu dalam ${wallet}.`,
  open: (wallet) => `Buka ${wallet}`,
  dismiss: 'Ketepikan',
  relayLost: 'Sambungan ke dompet anda terputus. Mencuba lagi…',
  relayRefused:
    'Dompet anda tidak dapat dihubungi dari halaman ini. Putuskan sambungan dan sambungkan semula.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Terma Perkhidmatan',
  privacy: 'Dasar Privasi',
  both: (terms, privacy) => `${terms} dan ${privacy}`,
  agree: (what) => `Saya bersetuju dengan ${what}`,
  agreeByConnecting: (what) => `Dengan menyambung, anda bersetuju dengan ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Dompet anda menyatakan: “${text}”`,
  networkSaid: (text) => `Rangkaian menyatakan: “${text}”`,
  texts: {
    'balance/unavailable': 'Baki tidak tersedia.',
    'catalogue/unavailable':
      'Senarai dompet tidak dapat dimuatkan. Semak sambungan anda dan cuba lagi.',
    'connection/code-unavailable':
      'Sebahagian halaman ini gagal dimuatkan. Semak sambungan anda dan cuba lagi.',
    'network/unsupported-by-wallet': 'Dompet tidak menyokong rangkaian ini.',
    'relay/closed': 'Sambungan ke perkhidmatan telah ditutup.',
    'relay/outbox-full': 'Terlalu banyak mesej sedang menunggu. Cuba lagi apabila sambungan pulih.',
    'relay/refused': 'Perkhidmatan sambungan menolak laman ini.',
    'relay/unavailable': 'Perkhidmatan sambungan tidak memberi respons. Cuba lagi.',
    'resources/unavailable': 'Data tidak tersedia. Cuba lagi.',
    'transfer/no-estimate': 'Yuran rangkaian tidak dapat dibaca. Cuba lagi.',
    'transfer/unasked': 'Tidak dapat dihantar. Cuba lagi.',
    'wallet/already-pending': 'Buka dompet anda.',
    'wallet/failed': 'Ralat tidak diketahui.',
    'wallet/not-found':
      'Dompet ini tidak tersedia di halaman ini. Buka kuncinya atau pasang dompet itu, kemudian cuba lagi.',
    'wallet/other-family':
      'Dompet ini tidak berkongsi akaun untuk jenis rangkaian ini. Pilih rangkaian atau dompet lain.',
    'walletconnect/link-failed': 'Pautan tidak dapat dibuat. Semak sambungan anda dan cuba lagi.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Dompet tidak membenarkan permintaan jenis ini. Cuba dompet lain.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Dompet tidak menyokong peristiwa daripada laman ini. Cuba dompet lain.',
    'The wallet does not allow this change. Connect again.':
      'Dompet tidak membenarkan perubahan ini. Sambungkan semula.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Dompet tidak meluluskan rangkaian ini. Sambungkan semula dan luluskannya.',
    'The wallet does not support these networks. Try another wallet.':
      'Dompet tidak menyokong rangkaian-rangkaian ini. Cuba dompet lain.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Dompet tiada akaun untuk rangkaian-rangkaian ini. Tambah akaun, kemudian cuba lagi.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Dompet tidak menyokong rangkaian jenis ini. Cuba dompet lain.',
    'The wallet ended the connection. Connect again.':
      'Dompet menamatkan sambungan. Sambungkan semula.',
    'The wallet did not finish connecting. Try again.':
      'Dompet tidak selesai menyambung. Cuba lagi.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Dompet tidak dapat melakukan apa yang diperlukan oleh permintaan ini. Hantar tanpanya, atau gunakan dompet lain.',
    'The wallet does not take several calls at once on this network.':
      'Dompet tidak menerima beberapa panggilan serentak di rangkaian ini.',
    'The wallet knows a request of this id already. Send it again.':
      'Dompet sudah mengenali permintaan dengan ID ini. Hantar semula.',
    'The wallet does not know these calls.': 'Dompet tidak mengenali panggilan ini.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Bilangan panggilan melebihi apa yang diterima dompet sekali gus. Hantar lebih sedikit.',
    'The wallet cannot do all of these calls or none on this network.':
      'Di rangkaian ini, dompet tidak dapat menjamin semua panggilan dilaksanakan atau tiada langsung.',
    'The wallet no longer knows this connection. Connect again.':
      'Dompet tidak lagi mengenali sambungan ini. Sambungkan semula.',
    'The request expired in the wallet. Try again.':
      'Permintaan tamat tempoh dalam dompet. Cuba lagi.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Dompet tidak memberikan akaun. Buka dompet, pilih akaun dan cuba lagi.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Jawapan dompet tidak dapat dibaca. Cuba lagi.',
    'The wallet agreed and stayed on its network': 'Dompet bersetuju tetapi kekal di rangkaiannya.',
    'The wallet signed a different message. Try again.':
      'Dompet menandatangani mesej yang lain. Cuba lagi.',
  },
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

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Pilih rangkaian',
  unsupportedTitle: 'Rangkaian tidak disokong',
  search: 'Cari rangkaian',
  list: 'Rangkaian',
  current: 'Rangkaian semasa',
  noneFound: (search) => `Tiada rangkaian bernama “${search}”`,
  noneFoundText: 'Semak ejaan, atau lihat semuanya.',
  none: 'Tiada rangkaian di sini',
  noneText: 'Laman ini tidak menawarkan sebarang rangkaian buat masa ini.',
  clearSearch: 'Kosongkan carian',
  whatIsANetwork: 'Apakah itu rangkaian?',

  waitingTitle: (wallet) => `Teruskan dalam ${wallet}`,
  waitingText: (network) =>
    `Terima pertukaran ke ${network} dalam dompet anda. Akaun dan wang anda kekal di tempatnya.`,
  doneTitle: 'Rangkaian ditukar',
  declinedTitle: 'Permintaan ditolak',
  declinedText: 'Anda kekal di rangkaian sebelumnya. Tiada perkara lain yang berubah.',
  failedTitle: 'Gagal menukar',
  failedText: (reason) => sentences(reason, 'Anda kekal di rangkaian sebelumnya.'),
  cancel: 'Batal',
  tryAgain: 'Cuba lagi',

  unsupportedText: (wallet) =>
    `${wallet} berada di rangkaian yang tidak digunakan oleh laman ini. Pilih salah satu rangkaian ini untuk meneruskan. Wang anda selamat di tempatnya.`,
  yourWallet: 'Dompet anda',
  disconnect: 'Putuskan sambungan',
  notApproved: (wallet) => `Tidak diluluskan oleh ${wallet}`,
  noWallet: 'Belum ada dompet',
  connect: 'Sambung',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Apakah itu dompet?',
  networkTitle: 'Apakah itu rangkaian?',
  walletCards: [
    {
      title: 'Tempat untuk milik anda',
      text: 'Dompet menyimpan dan memaparkan kripto, token dan item koleksi anda, serta menghantarnya ke mana sahaja anda mahu.',
    },
    {
      title: 'Cara baharu untuk log masuk',
      text: 'Sebagai ganti kata laluan, anda mengesahkan dengan dompet. Tiada laman yang mengetahui kunci anda.',
    },
    {
      title: 'Milik anda seorang',
      text: 'Hanya anda yang memegang kunci. Tiada sesiapa dapat memulihkannya untuk anda, jadi simpan frasa pemulihannya dengan selamat dan jangan beritahu sesiapa.',
    },
  ],
  getWallet: 'Dapatkan dompet',

  networkCards: [
    {
      title: 'Tempat segalanya berlaku',
      text: 'Rangkaian ialah rekod awam yang disimpan bersama oleh banyak komputer. Kripto anda berada di salah satu rangkaian.',
    },
    {
      title: 'Alamat sama, wang berasingan',
      text: 'Alamat anda boleh sama di beberapa rangkaian, tetapi apa yang anda miliki di satu rangkaian tiada di rangkaian lain.',
    },
    {
      title: 'Yuran berbeza-beza',
      text: 'Setiap rangkaian mempunyai kripto sendiri untuk membayar yurannya, dan harga sendiri bagi setiap transaksi.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Sahkan e-mel',
  deviceTitle: 'Daftar peranti',
  passkeyTitle: 'Kunci laluan',
  email: 'Alamat e-mel',
  continue: 'Teruskan',
  device: 'Luluskan peranti ini',
  deviceSent: (email) =>
    `Pautan telah dihantar ke ${email}. Buka pautan itu dan sahkan di sana bahawa peranti ini milik anda.`,
  waitLonger: (seconds) => `Sila cuba lagi selepas ${seconds} saat`,
  connected: 'Anda telah log masuk.',
  usePasskey: 'Guna kunci laluan',
  passkeyWaiting: 'Peranti anda meminta kunci laluan anda',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Tiada apa-apa dikongsi dengan laman ini.'),
  declined: 'Anda menutupnya. Tiada apa-apa dikongsi dengan laman ini.',
  connected: 'Anda telah log masuk.',
  tryAgain: 'Cuba lagi',
  otherWay: 'Guna cara lain',
  notEmail: 'Tulis alamat e-mel, contohnya ada@example.com.',
  sent: (email) => `Tulis kod yang dihantar ke ${email}.`,
  code: 'Kod',
  checking: 'Menyemak kod',
  resend: 'Hantar semula kod',
  sending: 'Menghantar kod',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Teruskan dengan',
  continueWith: (service) => `Teruskan dengan ${service}`,
  more: 'Perkhidmatan lain',
  waiting: (service) => `Teruskan dalam tetingkap ${service}`,
  noPassword: 'Laman ini tidak diberitahu apa-apa tentang apa yang anda lakukan di sana.',
  blocked:
    'Pelayar anda tidak membenarkan tetingkap dibuka. Benarkan tetingkap untuk halaman ini dan cuba lagi.',
  timedOut: 'Tetingkap telah ditutup. Cuba lagi, atau guna cara lain.',
  inThisPage: 'Teruskan dalam halaman ini',
  closed:
    'Tetingkap telah ditutup. Jika anda sudah selesai, proses ini akan terus dengan sendirinya.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Imbas kod ini dengan kamera telefon anda dan bersetuju dalam aplikasi Farcaster.',
  agree: 'Bersetuju dalam aplikasi Farcaster, kemudian kembali ke sini.',
  codeName: 'Kod QR untuk meneruskan dalam aplikasi Farcaster',
  preparing: 'Membuat pautan',
  open: 'Buka Farcaster',
  copyLink: 'Salin pautan',
  copied: 'Pautan disalin',
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
