import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as account } from '../../features/account/messages.ts'
import type { messages as activity } from '../../features/activity/messages.ts'
import type { messages as buy } from '../../features/buy/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as families } from '../../features/families/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as name } from '../../features/name/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as nfts } from '../../features/nfts/messages.ts'
import type { messages as permissions } from '../../features/permissions/messages.ts'
import type { messages as profile } from '../../features/profile/messages.ts'
import type { messages as receive } from '../../features/receive/messages.ts'
import type { messages as secureWallet } from '../../features/secureWallet/messages.ts'
import type { messages as send } from '../../features/send/messages.ts'
import type { messages as settings } from '../../features/settings/messages.ts'
import type { messages as signIn } from '../../features/sign-in/messages.ts'
import type { messages as smartAccount } from '../../features/smartAccount/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as swap } from '../../features/swap/messages.ts'
import type { messages as tokens } from '../../features/tokens/messages.ts'
import type { messages as upgrade } from '../../features/upgrade/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as money } from '../../money/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

const moneyTexts: Translation<typeof money> = {
  id: 'money',
  amount: 'Amaun',
  max: 'Maks',
  tryAgain: 'Cuba lagi',
  twoReadings:
    'Ini boleh dibaca dengan dua cara. Tulis amaun bulat tanpa pemisah, dan amaun lain dengan satu sifar tambahan, seperti 1.2340',
  maxAmount: (amount) => `Maks ${amount}`,
  maxLeaves: (fee) => `Maks meninggalkan ${fee} untuk yuran`,
  have: (amount) => `Anda mempunyai ${amount}.`,
  badAmount: (decimals) =>
    `Gunakan digit dan satu titik atau koma, paling banyak ${decimals} tempat perpuluhan`,
  inToken: (symbol) => `Tulis amaun dalam ${symbol}`,
  inDollars: 'Tulis amaun dalam dolar',
  selectToken: 'Pilih token',
  changeToken: (symbol) => `${symbol}, tukar token`,
  recipient: 'Penerima',
  addressOrName: 'Alamat atau nama',
  paste: 'Tampal',
  clear: 'Kosongkan penerima',
  recent: 'Penerima terkini',
  recentLabel: 'Terkini',
  looking: 'Mencari nama',
  wholeAddress: 'Alamat penuh',
  wholeAddressOf: (name) => `Alamat penuh ${name}`,
  copyAddress: 'Salin alamat',
  copied: 'Alamat disalin',
  network: 'Rangkaian',
  fee: 'Yuran rangkaian',
  feePaidIn: (symbol) => `Yuran rangkaian, dibayar dalam ${symbol}`,
  costs: { recipientAccount: 'Membuka akaun untuk token ini, sekali sahaja' },
  feeAtMost: (fee) => `sehingga ${fee}`,
  feeUnread: 'Dompet anda memaparkannya',
  search: 'Cari token',
  lookingToken: 'Melihat token',
  noTokenThere: (network) => `Tiada token di alamat ini pada ${network}`,
  unlisted:
    'Token ini tiada dalam mana-mana senarai. Sesiapa sahaja boleh membuat token dengan apa-apa nama, dan token itu mungkin tidak bernilai. Gunakan hanya jika anda tahu alamatnya.',
  takeToken: (symbol) => `Guna ${symbol}`,
  suggested: 'Token yang dicadangkan',
  tokensOn: (network) => `Token anda di ${network}`,
  missing: (network) =>
    `Tidak semua token di ${network} dapat dibaca. Semuanya selamat di tempatnya.`,
  noToken: (text) => `Tiada token bernama “${text}”`,
  clearSearch: 'Kosongkan carian',
  exactly: (amount) => `Tepat ${amount}`,
  total: 'Jumlah dengan yuran',
  confirm: 'Sahkan',
  confirmIn: (wallet) => `Sahkan dalam ${wallet}`,
  cancel: 'Batal',
  notices: {
    declined: 'Permintaan ditolak. Tiada apa-apa dihantar.',
    walletChanged: 'Dompet anda telah berubah. Semak semula.',
    feeUnread:
      'Yuran rangkaian tidak dapat dibaca. Dompet anda memaparkannya sebelum anda mengesahkan.',
    wrongNetwork:
      'Dompet anda berada di rangkaian lain. Tukar rangkaian, kemudian sahkan semula. Tiada apa-apa dihantar.',
  },
  failed: (reason) => sentences(reason, 'Tiada apa-apa dihantar.'),
  somethingWrong: 'Ada masalah',
  chainFailed: 'Rangkaian menolaknya',
  chainFailedHint: 'Tiada apa-apa berpindah selain yuran rangkaian.',
  dropped: 'Digugurkan, tiada apa-apa dihantar',
  droppedHint: 'Rangkaian melupakan transaksi itu sebelum ia dimasukkan ke dalam blok.',
  replaced: 'Diganti',
  replacedHint: 'Transaksi anda yang lain mengambil tempatnya. Lihat dalam dompet anda.',
  reading: 'Membaca semula daripada rantaian blok',
  matches: 'Dibaca semula daripada rantaian blok: sepadan',
  matchesHint: 'Penerima, amaun dan rangkaian sama seperti yang anda sahkan.',
  unread: 'Belum dapat dibaca',
  unreadHint: 'Semakan dibuat semula secara automatik.',
  partlyCompared: 'Tidak dapat dibandingkan sepenuhnya',
  partlyComparedHint:
    'Transaksi ada pada rantaian blok, tetapi tidak semuanya dapat dibandingkan dengan apa yang anda sahkan.',
  done: 'Selesai',
  explorer: 'Lihat di peneroka',
  unknown: 'Hasil tidak diketahui',
  unknownHint: 'Ia mungkin telah dihantar. Lihat dalam Aktiviti sebelum anda cuba lagi.',
  looked: 'Saya telah lihat',
  alarm: 'Bukan yang anda sahkan',
  alarmHint:
    'Apa yang dihantar oleh dompet anda ialah perkara lain, dan tidak boleh dibatalkan. Berhenti menggunakan dompet ini. Pindahkan baki yang tinggal daripada peranti yang anda percayai.',
  youConfirmed: 'Yang anda sahkan',
  onChain: 'Pada rantaian blok',
  parts: {
    network: 'Rangkaian',
    sender: 'Pengirim',
    recipient: 'Penerima',
    amount: 'Amaun, dalam unit terkecil',
    asset: 'Token atau panggilan',
  },
  read: 'Saya telah baca',
  unknownBalance: 'Baki tidak diketahui',
  nothing: 'Tiada apa-apa untuk disahkan',
  nothingHint: 'Perkara di sini telah tamat, dan dompet anda tidak diminta apa-apa.',
  back: 'Kembali ke borang',
  noNetwork: 'Pilih rangkaian dahulu',
  noNetworkHint: 'Dompet anda berada di rangkaian yang tidak digunakan oleh halaman ini.',
  networks: 'Pilih rangkaian',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Akaun',
  copyAddress: 'Salin alamat',
  copied: 'Alamat disalin',
  balance: 'Baki',
  balanceFailed: 'Baki token tidak tersedia',
  balanceUnread: 'Baki anda tidak dapat dibaca. Wang anda selamat di tempatnya.',
  balanceStale: 'Tidak dapat dikemas kini. Ini baki terakhir yang kami lihat.',
  notPriced: 'Sebahagiannya tiada harga, dan tidak termasuk dalam jumlah ini.',
  notWhole: 'Tidak semuanya dapat dibaca.',
  tryAgain: 'Cuba lagi',
  network: 'Rangkaian',
  parts: 'Kandungan akaun ini',
  disconnect: 'Putuskan sambungan',
  differs: 'Apa yang dihantar oleh dompet anda bukan yang anda sahkan.',
  lookAtIt: 'Lihat',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Aktiviti',
  verbs: {
    approve: 'Diluluskan',
    borrow: 'Dipinjam',
    burn: 'Dibakar',
    buy: 'Dibeli',
    cancel: 'Dibatalkan',
    claim: 'Dituntut',
    deploy: 'Dilancarkan',
    deposit: 'Dideposit',
    execute: 'Dilaksanakan',
    mint: 'Dicetak',
    receive: 'Diterima',
    repay: 'Dibayar balik',
    send: 'Dihantar',
    stake: 'Di-stake',
    trade: 'Ditukar',
    unstake: 'Di-unstake',
    withdraw: 'Dikeluarkan',
  },
  sending: 'Menghantar',
  pending: 'Belum selesai',
  differs: 'Tidak seperti disahkan',
  unmatched: 'Semak penerima',
  failedTag: 'Gagal',
  dropped: 'Digugurkan, tiada apa-apa dihantar',
  replaced: 'Diganti',
  lookAlike: 'Tiruan',
  lookAlikeHint: (known) => `Daripada alamat yang dibuat supaya serupa dengan ${known}.`,
  thisWeek: 'Minggu ini',
  emptyTitle: 'Belum ada aktiviti',
  empty: 'Aktiviti akaun ini dipaparkan di sini.',
  unsupported: 'Sejarah rangkaian ini tidak tersedia di sini.',
  incomplete: 'Sebahagian sejarah ini tidak dapat dibaca.',
  failed: 'Gagal mendapatkan transaksi',
  failedHint: 'Tiada apa-apa yang hilang. Semak sambungan anda.',
  tryAgain: 'Cuba lagi',
  more: 'Lihat lagi',
  newer: 'Lihat lebih baharu',
  imitates: 'Anda kenal alamat ini:',
  imitation: 'Yang ini hanya serupa:',
  copyAddress: 'Salin alamat yang serupa itu',
  copyWarning: 'Pembuat alamat ini berharap anda tersilap menghantar kepadanya.',
  copyAnyway: 'Salin juga',
  copied: 'Alamat disalin',
  explorer: 'Lihat di peneroka blok',
  justNow: 'baru tadi',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} jam`,
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Tukar ke ${family}`,
  waitingTitle: (wallet) => `Teruskan dalam ${wallet}`,
  waitingText: 'Dompet bertanya sekali bagi setiap jenis rangkaian. Terima yang anda perlukan.',
  connectedTitle: 'Bersambung',
  connectedText: (wallet) => `${wallet} bersambung dengan laman ini.`,
  someText: 'Anda boleh teruskan, atau cuba lagi yang lain.',
  declinedTitle: 'Permintaan ditolak',
  failedTitle: 'Gagal menyambung',
  nothingText: 'Tiada apa-apa dikongsi dengan laman ini.',
  list: 'Jenis rangkaian',

  accept: 'Terima permintaan di sana',
  openWallet: 'Buka dompet anda',
  noAnswer: 'Belum ada jawapan',
  waiting: 'Menunggu',
  connected: 'Bersambung',
  declined: 'Ditolak, tiada apa-apa dikongsi',
  tryAgain: 'Cuba lagi',
  cancel: 'Batal',
  continueWith: (family) => `Teruskan dengan ${family}`,
  continueWithSeveral: (count) => `Teruskan dengan ${count}`,

  goOnWith: (wallet, account) =>
    `Anda meneruskan dengan ${wallet}, ${account}. Dompet anda yang lain kekal bersambung.`,
  connectFirst:
    'Belum ada dompet yang bersambung untuknya. Dompet anda yang lain kekal bersambung.',
  connectWallet: 'Sambungkan dompet',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT dalam akaun ini',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) => plural('ms', count, { other: `${count} NFT spam disembunyikan` }),
  shown: (count) => plural('ms', count, { other: `${count} NFT spam` }),
  emptyTitle: 'Belum ada NFT',
  empty: 'Item koleksi yang anda terima dipaparkan di sini.',
  unsupported: 'Item koleksi rangkaian ini tidak tersedia di sini.',
  incomplete: 'Sebahagian NFT anda tidak dapat dibaca. Semuanya selamat di tempatnya.',
  failed: 'NFT anda tidak dapat dibaca',
  failedHint: 'Semuanya selamat di tempatnya.',
  tryAgain: 'Cuba lagi',
  more: 'Lihat lagi',
  collection: 'Koleksi',
  tokenId: 'ID token',
  pieces: 'Anda ada',
  network: 'Rangkaian',
  contract: 'Kontrak',
  copyContract: 'Salin kontrak',
  copied: 'Disalin',
  send: 'Hantar',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Dompet',
  active: 'Aktif',
  use: 'Guna',
  add: 'Tambah',
  addFor: (family) => `Tambah dompet: ${family}`,
  noneConnected: 'Tiada yang bersambung',
  more: (account) => `Lagi tentang ${account}`,
  copyAddress: 'Salin alamat',
  copied: 'Alamat disalin',
  disconnect: (wallet) => `Putuskan sambungan ${wallet}`,
  hint: 'Dompet anda menentukan akaun yang dipaparkan kepada laman ini.',
  types: {
    eoa: 'Akaun',
    smartAccount: 'Akaun pintar',
    payment: 'Pembayaran',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Terima',
  networksTitle: 'Rangkaian yang serasi',
  fundTitle: 'Tambah nilai dompet',
  code: (network) => `Kod QR alamat anda di ${network}`,
  amount: 'Amaun',
  amountOptional: 'Amaun, pilihan',
  badAmount: (decimals) =>
    `Gunakan digit dan satu titik atau koma, paling banyak ${decimals} tempat perpuluhan`,
  yourAddress: (network) => `Alamat anda di ${network}`,
  copyAddress: 'Salin alamat',
  copyLink: 'Salin pautan pembayaran',
  copied: 'Alamat disalin',
  linkCopied: 'Pautan pembayaran disalin',
  alsoOn: (count) => plural('ms', count, { other: `Juga di ${count} rangkaian` }),
  sameAddress:
    'Alamat anda sama di setiap rangkaian ini. Hantar melalui salah satu sahaja: apa yang dihantar melalui rangkaian lain mungkin hilang.',
  fund: 'Wang masuk ke akaun ini daripada dompet lain atau bursa kripto.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Hantar',
  selectTitle: 'Pilih token',
  lookAlikeTitle: 'Semak alamat',
  reviewTitle: 'Semak penghantaran',
  sentTitle: 'Dihantar',
  buttons: {
    selectToken: 'Pilih token',
    addAmount: 'Masukkan amaun',
    incorrectValue: 'Nilai tidak betul',
    insufficientFunds: 'Wang tidak mencukupi',
    unknownBalance: 'Baki tidak diketahui',
    addAddress: 'Masukkan alamat',
    invalidAddress: 'Alamat tidak sah',
    previewSend: 'Semak penghantaran',
    unsupportedChain: 'Rangkaian tidak disokong',
  },
  youSend: 'Anda hantar',
  balanceUnknown: 'Baki anda tidak dapat dibaca. Wang anda selamat di tempatnya.',
  noFee: (symbol) => `${symbol} tidak mencukupi untuk yuran rangkaian`,
  to: 'Kepada',
  problems: {
    invalid: 'Ini bukan alamat rangkaian ini.',
    checksum: 'Hasil tambah semak tidak sepadan, semak setiap huruf.',
    required: 'Pautan ini meminta sesuatu yang tidak diketahui di sini.',
    letters: 'Ada huruf daripada tulisan berlainan, atau yang tidak boleh ada dalam nama.',
    unregistered: 'Nama ini tidak didaftarkan.',
    lookupFailed: 'Nama tidak dapat dicari. Cuba lagi, atau tampal alamat.',
    tokenContract: 'Ini kontrak token, bukan akaun pengguna. Apa yang diterimanya akan hilang.',
  },
  otherNetwork: (name) => `Pautan ini untuk ${name}. Tukar rangkaian dahulu atau kosongkannya.`,
  switchTo: (name) => `Tukar ke ${name}`,
  unknownNetwork: 'rangkaian lain',
  notKnown: 'Bukan alamat yang anda kenal',
  onlyEnds:
    'Hanya bahagian awal dan akhirnya sepadan. Penipu membuat alamat begini supaya orang tersilap membayar mereka.',
  bait: 'Anda kenal alamat ini hanya daripada pindahan bernilai sifar. Penipu melakukannya supaya anda menyalin alamat itu.',
  known: 'Yang anda kenal',
  entered: 'Yang anda masukkan',
  useKnown: 'Guna alamat yang dikenali',
  useEntered: 'Guna juga alamat ini',
  pressAgain: 'Tekan lagi untuk menggunakannya',
  leaves: 'Keluar dari akaun anda',
  arrives: (name) => `Sampai kepada ${name}`,
  reserve: (amount) =>
    `Dompet mengetepikan sehingga ${amount} untuk yuran, dan anda mempunyai kurang daripada itu. Dompet anda mungkin menolak.`,
  keepsPart: (amount) => `Token ini menyimpan ${amount} daripada setiap pindahan seperti ini.`,
  contract:
    'Alamat ini ialah kontrak, dan anda belum pernah menghantar kepadanya. Ia mungkin menyimpan apa yang diterimanya buat selama-lamanya: tanya penerima sama ada alamat ini boleh digunakan.',
  firstTime: 'Ini kali pertama anda menghantar ke alamat ini. Semak dengan penerima.',
  comparing: 'Membandingkan alamat',
  notCompared:
    'Sejarah anda tidak dapat dibaca, jadi alamat ini tidak dibandingkan dengan alamat yang anda kenal. Semak keseluruhannya.',
  notices: {
    wouldFail: 'Rangkaian menyatakan bahawa pindahan ini akan gagal. Tiada apa-apa dihantar.',
    tokenMissing: 'Akaun ini tiada token yang diminta. Pilih token lain.',
    lookAlike: 'Alamat ini menyamar sebagai alamat yang anda kenal. Semak sebelum meneruskan.',
    feeRose: 'Yuran rangkaian telah naik. Semak semula amaun. Tiada apa-apa dihantar.',
    feeUnknown:
      'Yuran rangkaian tidak dapat dibaca, jadi tidak diketahui berapa banyak yang boleh dihantar. Cuba lagi, atau masukkan amaun.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Rangkaian mengira token ini dalam unit yang lain daripada yang dipaparkan oleh halaman ini. Tiada apa-apa dihantar. Jangan hantar dari sini.'
      case 'transfer/decimals-unread':
        return 'Rangkaian tidak menyatakan unit yang digunakannya untuk mengira token ini. Tiada apa-apa dihantar. Tunggu sebentar, atau cuba lagi.'
      case 'transfer/sender-minimum':
        return `Rangkaian mahu ${least} ${symbol} kekal dalam akaun anda selain yuran. Hantar lebih sedikit.`
      case 'transfer/recipient-minimum':
        return `Alamat ini belum mempunyai apa-apa, dan rangkaian tidak menerima kurang daripada ${least} ${symbol} di sana. Hantar lebih banyak.`
      case 'transfer/frozen':
        return `Pengeluar token ini membekukan sebahagian daripadanya. Hantar paling banyak ${most}.`
      case 'transfer/too-many-accounts':
        return `Token ini berada dalam banyak akaun anda. Hantar paling banyak ${most} sekali gus, dan bakinya selepas itu.`
      default:
        return null
    }
  },
  failedOnSolana: 'Gagal menghantar transaksi. Sila cuba lagi.',
  started: 'Transaksi dimulakan',
  sent: (amount) => `${amount} dihantar`,
  pending: 'Dalam perjalanan. Ia akan sampai bersama salah satu blok seterusnya.',
  confirmed: (to) => `Telah sampai kepada ${to}.`,
  lessArrived: 'Yang sampai kurang daripada yang dihantar',
  lessArrivedHint: (arrived, sent) =>
    `Token menyatakan bahawa ${arrived} daripada ${sent} telah sampai. Token ini menyimpan sebahagian, atau tidak melakukan apa yang dinyatakannya.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Tetapan',
  address: 'Alamat penuh anda',
  copyAddress: 'Salin alamat',
  copied: 'Alamat disalin',
  explorer: (name) => `Lihat di ${name}`,
  opensNewTab: 'Dibuka dalam tab baharu',
  appearance: 'Rupa',
  appearances: { system: 'Sistem', light: 'Cerah', dark: 'Gelap' },
  language: 'Bahasa',
  wallets: 'Akaun dan dompet',
  disconnect: 'Putuskan sambungan',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Log masuk',
  heading: (site) => `Log masuk ke ${site}`,
  headingAnywhere: 'Log masuk dengan dompet anda',
  explanation:
    'Anda menandatangani mesej di bawah. Tiada bayaran dikenakan dan tiada apa-apa dipindahkan.',
  message: 'Mesej untuk ditandatangani',
  sign: 'Tandatangani',
  cancel: 'Batal',
  continueIn: (wallet) => `Teruskan dalam ${wallet}`,
  returning: (wallet) => `Kembali ke rangkaian sebelumnya. ${wallet} mungkin bertanya kepada anda.`,
  checking: 'Menyemak tandatangan anda',
  checkingText: 'Ini mengambil masa sebentar.',
  declined: 'Tandatangan ditolak',
  smartAccount: 'Aplikasi ini mungkin tidak menyokong akaun pintar',
  unavailable: 'Masalah berlaku semasa memulakan pengesahan identiti',
  refused: (reason) => `Pelayan menyatakan: ${reason}`,
  warnings: {
    domain: (page, named) =>
      `Halaman ini ialah ${page}, tetapi mesej menamakan laman lain: ${named}`,
    flagged: (domain) => `${domain} dilaporkan sebagai laman penipuan. Jangan tandatangani.`,
    imitation: 'Ini kelihatan seperti mesej log masuk, tetapi bukan. Jangan tandatangani.',
    account: 'Mesej ini menamakan akaun yang bukan milik anda.',
    uri: (uri) => `Anda akan log masuk di alamat lain: ${uri}`,
    chain: (named, wallet) => `Mesej ini menamakan ${named}. Dompet anda berada di ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Tukar',
  selectTitle: 'Pilih token',
  reviewTitle: 'Semak pertukaran',
  doneTitle: 'Ditukar',
  buttons: {
    unsupportedNetwork: 'Rangkaian ini tidak menyokong pertukaran',
    selectToken: 'Pilih token',
    enterAmount: 'Masukkan amaun',
    insufficientBalance: 'Baki tidak mencukupi',
    insufficientLiquidity: 'Kecairan tidak mencukupi',
    reviewSwap: 'Semak pertukaran',
  },
  youPay: 'Anda bayar',
  youReceive: 'Anda terima',
  estimate: 'Anggaran',
  payWith: (symbol) => `Bayar dengan ${symbol}`,
  receive: (symbol) => `Terima ${symbol}`,
  switchTokens: 'Tukar posisi token',
  tokensOn: (network) => `Token di ${network}`,
  rate: 'Kadar',
  minimum: 'Anda terima sekurang-kurangnya',
  impact: 'Kesan harga',
  slippage: 'Gelinciran',
  slippageHint:
    'Berapa banyak kurangnya daripada anggaran yang mungkin sampai. Jika kurang daripada itu, pertukaran tidak berlaku.',
  slippageField: 'Gelinciran dalam peratus',
  slippageHigh:
    'Dengan gelinciran sebanyak ini, anda mungkin menerima jauh lebih sedikit daripada anggaran.',
  untried:
    'Rangkaian tidak dapat mencuba pertukaran ini terlebih dahulu. Apa yang akan sampai dibaca daripada transaksi itu sahaja.',
  impactHigh: 'Nilai yang anda terima jauh lebih rendah daripada yang anda bayar.',
  reading: 'Bertanya harga',
  pays: 'Anda bayar',
  gets: 'Anda terima, mengikut anggaran',
  approve: (symbol) => `Luluskan ${symbol}`,
  reset: (symbol) => `Tarik balik kelulusan ${symbol}`,
  swap: 'Tukar',
  approveAndSwap: 'Luluskan dan tukar',
  approving: (symbol) => `Meluluskan ${symbol}`,
  steps: {
    batch:
      'Dompet anda meluluskan tepat amaun ini dan menukarnya sekali gus: kedua-duanya berlaku atau tiada apa-apa berlaku.',
    reset:
      'Mula-mula kelulusan lama ditarik balik, kemudian bursa boleh mengambil tepat amaun ini.',
    approve: 'Mula-mula anda membenarkan bursa mengambil tepat amaun ini, kemudian anda menukar.',
  },
  notices: {
    wouldFail:
      'Rangkaian menyatakan bahawa pertukaran ini akan gagal kerana harga berubah. Kembali untuk mendapatkan yang baharu.',
    priceMoved: 'Harga telah berubah. Lihat semula amaun.',
  },
  refused: (reason) =>
    `Pertukaran yang dicadangkan telah ditolak. ${reason} Dompet anda tidak diminta apa-apa.`,
  started: 'Transaksi dimulakan',
  swapped: (paid) => `${paid} ditukar`,
  pending: (least) =>
    `Dalam perjalanan. Sekurang-kurangnya ${least} akan sampai bersama salah satu blok seterusnya.`,
  confirmed: (least) =>
    `Pertukaran selesai: sekurang-kurangnya ${least} telah masuk ke akaun anda.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Beli',
  fund: 'Beli dengan kad atau akaun bank',
  title: 'Pilih penyedia',
  tokenTitle: 'Pilih token',
  currencyTitle: 'Pilih mata wang',
  progressTitle: 'Sedang membeli',
  helpTitle: 'Apakah itu membeli?',
  youPay: 'Anda bayar',
  badAmount: 'Gunakan digit dan satu titik atau koma, paling banyak 2 tempat perpuluhan',
  tooLittle: (limit) => `Bayar sekurang-kurangnya ${limit}`,
  tooMuch: (limit) => `Bayar paling banyak ${limit}`,
  receive: (symbol) => `Terima ${symbol}`,
  receiveTitle: 'Anda terima, mengikut anggaran',
  providers: 'Penyedia',
  fee: (least, most) => `Yuran ${least} hingga ${most}`,
  asking: 'Bertanya harga',
  noQuote: 'Tidak memberi harga buat masa ini',
  gives: (amount) => `Kira-kira ${amount}`,
  loading: 'Bertanya apa yang boleh dibeli',
  sample:
    'Anggaran: penjual tidak dapat ditanya. Ini angka biasa, dan tiada apa-apa boleh dibeli dengannya.',
  sampleFee: (fee) => `Yuran biasa ${fee}`,
  nothingSold: (network) => `Tiada apa-apa dijual di ${network}`,
  nothingSoldHint: 'Pilih rangkaian lain, atau terima daripada dompet lain.',
  networks: 'Rangkaian',
  tryAgain: 'Cuba lagi',
  sandbox: 'Persekitaran ujian: tiada yang benar-benar dijual atau dibayar di sini.',
  leaves: 'Anda membayar di halaman penyedia. Kad dan dokumen anda tidak pernah sampai ke sini.',
  failed: (reason) => `Tiada apa-apa dibeli. ${reason}`,
  foreignPage: (host) =>
    `Pelayan menamakan halaman di ${host}, yang bukan milik mana-mana penjual di sini. Halaman itu tidak dibuka, dan tiada apa-apa dibeli.`,
  opening: (provider) => `Membuka ${provider}`,
  waiting: (provider) => `Teruskan di ${provider}`,
  waitingHint:
    'Bayar di halaman yang dibuka. Paparan ini memberitahu apabila pembelian sampai; anda boleh menutupnya.',
  waitingUnknown: 'Bayar di halaman yang dibuka. Apa yang anda beli dipaparkan dalam akaun anda.',
  blocked: 'Pelayar anda tidak membenarkan halaman dibuka. Buka sendiri:',
  open: (provider) => `Buka ${provider}`,
  copyLink: 'Salin pautan',
  copied: 'Pautan disalin',
  opensNewTab: 'dibuka dalam tab baharu',
  paid: 'Dibayar',
  paidHint: (amount) => `${amount} dalam perjalanan ke alamat anda.`,
  delivered: (amount) => `${amount} telah sampai`,
  deliveredHint: 'Sudah ada dalam akaun anda.',
  notDelivered: 'Tidak dibeli',
  notDeliveredHint: 'Penyedia menyatakan bahawa tiada apa-apa diserahkan.',
  goesTo: 'Pergi ke',
  again: 'Mula semula',
  done: 'Selesai',
  activity: 'Lihat dalam Aktiviti',
  helpCards: [
    {
      title: 'Wang menjadi kripto',
      text: 'Penyedia menerima bayaran kad atau pindahan bank anda dan menghantar kripto ke alamat anda.',
    },
    {
      title: 'Penyedia tahu siapa anda',
      text: 'Penyedia ialah syarikat tersendiri dengan peraturannya sendiri, dan mungkin meminta dokumen anda. Halaman ini memberikan alamat anda dan amaun kepadanya, dan tiada yang lain.',
    },
    {
      title: 'Ada kosnya',
      text: 'Penyedia mengambil satu hingga dua peratus atau lebih, dan rangkaian ada yurannya. Bandingkan sebelum membayar.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Pilih nama',
  registerTitle: 'Daftar nama',
  registeredTitle: 'Nama didaftarkan',
  intro:
    'Nama mewakili alamat anda. Orang lain menghantar kepadanya, dan tiada sesiapa perlu menyalin alamat.',
  own: 'Nama anda',
  name: 'Nama',
  rules: '4 atau lebih daripada a hingga z, 0 hingga 9 dan -',
  unreadable: 'Guna a hingga z, 0 hingga 9 dan - sahaja',
  tooShort: 'Tulis sekurang-kurangnya 4 aksara',
  suggestions: 'Nama yang hampir',
  searching: 'Mencari nama',
  searchFailed: 'Nama tidak dapat dicari.',
  tryAgain: 'Cuba lagi',
  noneFree: 'Semua nama ini telah diambil. Tulis nama lain.',
  noneFound: 'Tiada nama seperti ini di sini. Tulis nama lain.',
  available: 'Tersedia',
  taken: 'Diambil',
  register: 'Daftar',
  leadsTo: (network) => `Membawa ke alamat anda di ${network}`,
  free: 'Tiada bayaran. Nama ini kekal dengan alamat ini dan tidak boleh dikembalikan.',
  signed: 'Apa yang ditandatangani dompet anda',
  confirmIn: (wallet) => `Sahkan dalam ${wallet}`,
  registering: 'Mendaftar',
  back: 'Pilih nama lain',
  notices: {
    declined: 'Tandatangan ditolak. Tiada apa-apa didaftarkan.',
    unsupported: 'Nama tidak ditawarkan di rangkaian ini.',
    walletChanged: 'Dompet anda telah berubah. Semak semula.',
    unavailable:
      'Pelayan tidak memberi respons. Setakat yang diketahui, tiada apa-apa didaftarkan. Cuba lagi.',
  },
  unsigned: 'Dompet anda tidak menandatangani. Tiada apa-apa didaftarkan.',
  walletSaid: (reason) => `Dompet anda tidak menandatangani: ${reason}`,
  registered: (name) => `${name} milik anda`,
  registeredHint: 'Mulai sekarang orang lain boleh menghantar kepadanya.',
  done: 'Selesai',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Token',
  list: 'Token dalam akaun ini',
  hidden: (count) => plural('ms', count, { other: `${count} token spam disembunyikan` }),
  shown: (count) => plural('ms', count, { other: `${count} token spam` }),
  emptyTitle: 'Belum ada token',
  empty: 'Apa yang anda terima dipaparkan di sini.',
  fund: 'Tambah nilai dompet',
  failed: 'Baki token tidak tersedia',
  failedHint: 'Token anda tidak dapat dibaca. Semuanya selamat di tempatnya.',
  stale: (when) => `Tidak dapat dikemas kini. Data ini pada pukul ${when}.`,
  missing: (network) =>
    `Tidak semua token di ${network} dapat dibaca. Semuanya selamat di tempatnya. Cuba lagi sebentar lagi.`,
  tryAgain: 'Cuba lagi',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Luluskan',
  codeTitle: 'Kod pemulihan',
  saveCode: 'Simpan kod pemulihan anda',
  walletTitle: 'Dompet selamat',
  updateTitle: 'Edit e-mel',
  primaryTitle: 'Sahkan e-mel semasa',
  secondaryTitle: 'Sahkan e-mel baharu',
  otherEmail: 'Guna alamat lain',
  editEmail: 'Edit e-mel',
  newEmail: 'Alamat e-mel baharu',
  save: 'Simpan',
  done: 'Selesai',
  ways: 'Cara log masuk',
  addPasskey: 'Tambah kunci laluan',
  recover: 'Pulihkan dengan kunci laluan',
  setPassword: 'Tetapkan kata laluan',
  export: 'Eksport dompet',
  forget: 'Log keluar peranti lain',
  delete: 'Padam dompet',
  changed: 'E-mel ditukar',
  unchanged: (reason) => sentences(reason, 'Alamat anda tidak berubah.'),
  inFrame: 'Halaman ini tidak dapat melihat atau menekan apa-apa di bawah.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Kebenaran',
  createdTitle: 'Kebenaran diberikan',
  intro:
    'Aplikasi-aplikasi ini boleh bertindak bagi pihak akaun ini tanpa bertanya lagi kepada anda, dalam had yang dikuatkuasakan oleh kontrak.',
  none: 'Tiada kebenaran',
  noneText: 'Tiada aplikasi boleh bertindak bagi pihak akaun ini dengan sendirinya.',
  reading: 'Membaca kebenaran anda',
  unread: 'Kebenaran anda tidak dapat dibaca. Semuanya kekal seperti sebelumnya.',
  unsupported:
    'Dompet ini tidak boleh menarik balik kebenaran. Sambungkan dompet yang memberi kebenaran ini, dan cuba lagi.',
  notEnded:
    'Rangkaian belum menamatkan kebenaran ini. Semak semula dalam satu minit, dan tarik balik sekali lagi jika masih ada di sini.',
  tryAgain: 'Cuba lagi',
  somebody: 'Sebuah aplikasi',
  once: (amount) => `Sejumlah ${amount}`,
  every: (amount, duration) => `${amount} setiap ${duration}`,
  upTo: (amount, most) => `${amount} sesaat, sejumlah ${most}`,
  left: (amount) => `Boleh diambil sekarang: ${amount}`,
  leftUnknown: 'Baki yang tinggal tidak dapat diketahui sekarang.',
  functions: (names) => `Boleh memanggil ${names}`,
  calls: (left, most) => `Baki panggilan: ${left} daripada ${most}`,
  perCall: (amount) => `Dengan setiap panggilan: paling banyak ${amount}`,
  contract: 'Kontrak',
  caller: 'Siapa boleh memanggilnya',
  atomic: (amount) => `${amount} (unit atom)`,
  unknown:
    'Apa yang dibenarkannya tidak dapat dipaparkan. Tarik balik jika anda tidak mengenalinya.',
  until: (date) => `Sehingga ${date}`,
  delegate: 'Siapa boleh mengambilnya',
  revoke: 'Tarik balik',
  revoking: 'Sahkan dalam dompet anda, dan tunggu rangkaian',
  granted:
    'Aplikasi boleh bertindak dalam had yang anda benarkan. Anda boleh menemuinya dalam Tetapan dan menarik balik pada bila-bila masa.',
  done: 'Selesai',
  showAll: 'Lihat kebenaran',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Akaun pintar',
  intro:
    'Akaun pintar melakukan beberapa langkah sekali gus, dan boleh membenarkan orang lain membayar yuran rangkaian. Kunci anda menandatangani untuknya.',
  twoAddresses:
    'Akaun pintar dan kunci anda mempunyai alamat masing-masing. Wang kekal di tempatnya apabila anda menukar yang mana diutamakan.',
  first: 'Diutamakan: aplikasi melihat yang ini, dan wang yang anda minta masuk ke sini.',
  notFirst: 'Akaun kunci anda sendiri diutamakan.',
  address: 'Akaun pintar',
  ownAddress: 'Kunci anda',
  isThere: 'Ada di rangkaian ini.',
  isNotThere:
    'Dibuat bersama perkara pertama yang anda hantar. Anda boleh menerima wang sebelum itu.',
  networks: 'Rangkaian yang memilikinya',
  notHere: 'Rangkaian ini tiada akaun pintar di sini. Akaun kunci anda sendiri digunakan.',
  warning:
    'Berikan alamat ini untuk rangkaian-rangkaian ini sahaja: di rangkaian lain, mungkin tiada sesiapa dapat memindahkan apa yang sampai di sana.',
  failed: 'Ini tidak dapat ditukar. Cuba lagi.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Naik taraf dompet',
  goOn: 'Teruskan pemindahan ke dompet anda',
  intro:
    'Pindahkan apa yang ada di sini ke dompet anda sendiri, satu demi satu. Anda melihat dan mengesahkan setiap pindahan.',
  ownAddress: (family) => `Alamat anda sendiri di ${family}`,
  enterAddress: 'Masukkan alamat dompet anda sendiri dahulu.',
  move: (what) => `Pindahkan ${what}`,
  last: 'Pindahkan ini paling akhir: ia membayar yuran untuk yang lain.',
  spam: (count) =>
    plural('ms', count, { other: `${count} item yang tiada sesiapa minta kekal di sini.` }),
  unread: (network) =>
    `Apa yang ada di ${network} tidak dapat dibaca. Semuanya kekal di tempatnya; cuba lagi.`,
  incomplete: (network) => `Mungkin ada lebih banyak di ${network} daripada yang dipaparkan.`,
  tryAgain: 'Cuba lagi',
  nothing: 'Tiada apa-apa lagi untuk dipindahkan di sini.',
  reading: 'Membaca apa yang anda miliki',
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

export const texts: readonly Words[] = [
  walletOffersTexts,
  errorsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  moneyTexts,
  accountTexts,
  activityTexts,
  familiesTexts,
  nftsTexts,
  profileTexts,
  receiveTexts,
  sendTexts,
  swapTexts,
  nameTexts,
  buyTexts,
  settingsTexts,
  signInTexts,
  tokensTexts,
  secureWalletTexts,
  permissionsTexts,
  smartAccountTexts,
  upgradeTexts,
]
