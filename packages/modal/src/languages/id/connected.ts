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
  amount: 'Jumlah',
  max: 'Maks',
  tryAgain: 'Coba lagi',
  twoReadings:
    'Ini dapat dibaca dengan dua cara. Tulis jumlah bulat tanpa pemisah, dan jumlah lainnya dengan satu nol tambahan, seperti 1,2340',
  maxAmount: (amount) => `Maks ${amount}`,
  maxLeaves: (fee) => `Maks menyisakan ${fee} untuk biaya`,
  have: (amount) => `Anda memiliki ${amount}.`,
  badAmount: (decimals) =>
    `Gunakan angka dan satu titik atau koma, paling banyak ${decimals} angka desimal`,
  inToken: (symbol) => `Tulis jumlah dalam ${symbol}`,
  inDollars: 'Tulis jumlah dalam dolar',
  selectToken: 'Pilih token',
  changeToken: (symbol) => `${symbol}, ganti token`,
  recipient: 'Penerima',
  addressOrName: 'Alamat atau nama',
  paste: 'Tempel',
  clear: 'Hapus penerima',
  recent: 'Penerima terakhir',
  recentLabel: 'Terakhir',
  looking: 'Mencari nama',
  wholeAddress: 'Alamat lengkap',
  wholeAddressOf: (name) => `Alamat lengkap ${name}`,
  copyAddress: 'Salin alamat',
  copied: 'Alamat disalin',
  network: 'Jaringan',
  fee: 'Biaya jaringan',
  feePaidIn: (symbol) => `Biaya jaringan, dibayar dengan ${symbol}`,
  costs: { recipientAccount: 'Membuka akun untuk token ini, satu kali saja' },
  feeAtMost: (fee) => `hingga ${fee}`,
  feeUnread: 'Ditampilkan oleh dompet Anda',
  search: 'Cari token',
  lookingToken: 'Memeriksa token',
  noTokenThere: (network) => `Tidak ada token di alamat ini pada ${network}`,
  unlisted:
    'Token ini tidak ada di daftar mana pun. Siapa pun dapat membuat token dengan nama apa pun, dan nilainya bisa saja nol. Gunakan hanya jika Anda mengetahui alamatnya.',
  takeToken: (symbol) => `Gunakan ${symbol}`,
  suggested: 'Token yang disarankan',
  tokensOn: (network) => `Token Anda di ${network}`,
  missing: (network) => `Tidak semua token di ${network} dapat dibaca. Semuanya aman di tempatnya.`,
  noToken: (text) => `Tidak ada token bernama “${text}”`,
  clearSearch: 'Hapus pencarian',
  exactly: (amount) => `Tepat ${amount}`,
  total: 'Total dengan biaya',
  confirm: 'Konfirmasi',
  confirmIn: (wallet) => `Konfirmasi di ${wallet}`,
  cancel: 'Batal',
  notices: {
    declined: 'Permintaan ditolak. Tidak ada yang dikirim.',
    walletChanged: 'Dompet Anda berubah. Periksa lagi.',
    feeUnread:
      'Biaya jaringan tidak dapat dibaca. Dompet Anda menampilkannya sebelum Anda mengonfirmasi.',
    wrongNetwork:
      'Dompet Anda berada di jaringan lain. Ganti jaringannya, lalu konfirmasi lagi. Tidak ada yang dikirim.',
  },
  failed: (reason) => sentences(reason, 'Tidak ada yang dikirim.'),
  somethingWrong: 'Ada yang salah',
  chainFailed: 'Jaringan menolaknya',
  chainFailedHint: 'Tidak ada yang berpindah selain biaya jaringan.',
  dropped: 'Dibuang, tidak ada yang dikirim',
  droppedHint: 'Jaringan melupakan transaksi itu sebelum masuk ke dalam blok.',
  replaced: 'Digantikan',
  replacedHint: 'Transaksi Anda yang lain mengambil tempatnya. Lihat di dompet Anda.',
  reading: 'Membaca kembali dari blockchain',
  matches: 'Dibaca kembali dari blockchain: cocok',
  matchesHint: 'Penerima, jumlah, dan jaringan sama dengan yang Anda konfirmasi.',
  unread: 'Belum dapat dibaca',
  unreadHint: 'Akan diperiksa lagi secara otomatis.',
  partlyCompared: 'Tidak dapat dibandingkan seluruhnya',
  partlyComparedHint:
    'Transaksi sudah ada di blockchain, tetapi tidak semuanya dapat dibandingkan dengan yang Anda konfirmasi.',
  done: 'Selesai',
  explorer: 'Lihat di penjelajah',
  unknown: 'Hasil tidak diketahui',
  unknownHint: 'Mungkin sudah terkirim. Lihat di Aktivitas sebelum mencoba lagi.',
  looked: 'Sudah saya lihat',
  alarm: 'Bukan yang Anda konfirmasi',
  alarmHint:
    'Yang dikirim dompet Anda adalah hal lain, dan tidak dapat dibatalkan. Berhentilah menggunakan dompet ini. Pindahkan yang tersisa dari perangkat yang Anda percayai.',
  youConfirmed: 'Yang Anda konfirmasi',
  onChain: 'Di blockchain',
  parts: {
    network: 'Jaringan',
    sender: 'Pengirim',
    recipient: 'Penerima',
    amount: 'Jumlah, dalam satuan terkecil',
    asset: 'Token atau panggilan',
  },
  read: 'Sudah saya baca',
  unknownBalance: 'Saldo tidak diketahui',
  nothing: 'Tidak ada yang perlu dikonfirmasi',
  nothingHint: 'Yang tadi ada di sini sudah selesai, dan dompet Anda tidak diminta apa pun.',
  back: 'Kembali ke formulir',
  noNetwork: 'Pilih jaringan dulu',
  noNetworkHint: 'Dompet Anda berada di jaringan yang tidak digunakan halaman ini.',
  networks: 'Pilih jaringan',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Akun',
  copyAddress: 'Salin alamat',
  copied: 'Alamat disalin',
  balance: 'Saldo',
  balanceFailed: 'Saldo token tidak tersedia',
  balanceUnread: 'Saldo Anda tidak dapat dibaca. Dana Anda aman di tempatnya.',
  balanceStale: 'Tidak dapat diperbarui. Ini saldo terakhir yang kami lihat.',
  notPriced: 'Sebagian tidak memiliki harga, dan tidak termasuk dalam jumlah ini.',
  notWhole: 'Tidak semuanya dapat dibaca.',
  tryAgain: 'Coba lagi',
  network: 'Jaringan',
  parts: 'Isi akun ini',
  disconnect: 'Putuskan koneksi',
  differs: 'Yang dikirim dompet Anda bukan yang Anda konfirmasi.',
  lookAtIt: 'Lihat',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Aktivitas',
  verbs: {
    approve: 'Disetujui',
    borrow: 'Dipinjam',
    burn: 'Dibakar',
    buy: 'Dibeli',
    cancel: 'Dibatalkan',
    claim: 'Diklaim',
    deploy: 'Diterapkan',
    deposit: 'Disetor',
    execute: 'Dijalankan',
    mint: 'Dicetak',
    receive: 'Diterima',
    repay: 'Dilunasi',
    send: 'Dikirim',
    stake: 'Di-stake',
    trade: 'Ditukar',
    unstake: 'Di-unstake',
    withdraw: 'Ditarik',
  },
  sending: 'Mengirim',
  pending: 'Tertunda',
  differs: 'Tidak sesuai konfirmasi',
  unmatched: 'Periksa penerima',
  failedTag: 'Gagal',
  dropped: 'Dibuang, tidak ada yang dikirim',
  replaced: 'Digantikan',
  lookAlike: 'Tiruan',
  lookAlikeHint: (known) => `Dari alamat yang dibuat mirip dengan ${known}.`,
  thisWeek: 'Minggu ini',
  emptyTitle: 'Belum ada aktivitas',
  empty: 'Kegiatan akun ini muncul di sini.',
  unsupported: 'Riwayat jaringan ini tidak tersedia di sini.',
  incomplete: 'Sebagian riwayat ini tidak dapat dibaca.',
  failed: 'Gagal mengambil transaksi',
  failedHint: 'Tidak ada yang hilang. Periksa koneksi Anda.',
  tryAgain: 'Coba lagi',
  more: 'Tampilkan lagi',
  newer: 'Tampilkan yang baru',
  imitates: 'Anda mengenal alamat ini:',
  imitation: 'Yang ini hanya mirip:',
  copyAddress: 'Salin alamat yang mirip itu',
  copyWarning: 'Pembuat alamat ini berharap Anda keliru mengirim ke sini.',
  copyAnyway: 'Tetap salin',
  copied: 'Alamat disalin',
  explorer: 'Lihat di penjelajah blok',
  justNow: 'baru saja',
  minutes: (count) => `${count} mnt`,
  hours: (count) => `${count} jam`,
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Beralih ke ${family}`,
  waitingTitle: (wallet) => `Lanjutkan di ${wallet}`,
  waitingText: 'Dompet bertanya satu kali untuk setiap jenis jaringan. Terima yang Anda perlukan.',
  connectedTitle: 'Terhubung',
  connectedText: (wallet) => `${wallet} terhubung ke situs ini.`,
  someText: 'Anda dapat melanjutkan, atau mencoba lagi yang lainnya.',
  declinedTitle: 'Permintaan ditolak',
  failedTitle: 'Gagal terhubung',
  nothingText: 'Tidak ada yang dibagikan ke situs ini.',
  list: 'Jenis jaringan',

  accept: 'Terima permintaan di sana',
  openWallet: 'Buka dompet Anda',
  noAnswer: 'Belum ada jawaban',
  waiting: 'Menunggu',
  connected: 'Terhubung',
  declined: 'Ditolak, tidak ada yang dibagikan',
  tryAgain: 'Coba lagi',
  cancel: 'Batal',
  continueWith: (family) => `Lanjutkan dengan ${family}`,
  continueWithSeveral: (count) => `Lanjutkan dengan ${count}`,

  goOnWith: (wallet, account) =>
    `Anda melanjutkan dengan ${wallet}, ${account}. Dompet Anda yang lain tetap terhubung.`,
  connectFirst: 'Belum ada dompet yang terhubung untuk ini. Dompet Anda yang lain tetap terhubung.',
  connectWallet: 'Hubungkan dompet',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT di akun ini',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) => plural('id', count, { other: `${count} NFT spam disembunyikan` }),
  shown: (count) => plural('id', count, { other: `${count} NFT spam` }),
  emptyTitle: 'Belum ada NFT',
  empty: 'Koleksi digital yang Anda terima muncul di sini.',
  unsupported: 'Koleksi digital di jaringan ini tidak tersedia di sini.',
  incomplete: 'Sebagian NFT Anda tidak dapat dibaca. Semuanya aman di tempatnya.',
  failed: 'NFT Anda tidak dapat dibaca',
  failedHint: 'Semuanya aman di tempatnya.',
  tryAgain: 'Coba lagi',
  more: 'Tampilkan lagi',
  collection: 'Koleksi',
  tokenId: 'ID token',
  pieces: 'Anda memiliki',
  network: 'Jaringan',
  contract: 'Kontrak',
  copyContract: 'Salin kontrak',
  copied: 'Disalin',
  send: 'Kirim',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Dompet',
  active: 'Aktif',
  use: 'Gunakan',
  add: 'Tambah',
  addFor: (family) => `Tambah dompet: ${family}`,
  noneConnected: 'Belum terhubung',
  more: (account) => `Selengkapnya tentang ${account}`,
  copyAddress: 'Salin alamat',
  copied: 'Alamat disalin',
  disconnect: (wallet) => `Putuskan koneksi ${wallet}`,
  hint: 'Dompet Anda menentukan akun mana yang ditampilkan kepada situs ini.',
  types: {
    eoa: 'Akun',
    smartAccount: 'Akun pintar',
    payment: 'Pembayaran',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Terima',
  networksTitle: 'Jaringan yang kompatibel',
  fundTitle: 'Isi saldo dompet',
  code: (network) => `Kode QR alamat Anda di ${network}`,
  amount: 'Jumlah',
  amountOptional: 'Jumlah, opsional',
  badAmount: (decimals) =>
    `Gunakan angka dan satu titik atau koma, paling banyak ${decimals} angka desimal`,
  yourAddress: (network) => `Alamat Anda di ${network}`,
  copyAddress: 'Salin alamat',
  copyLink: 'Salin tautan pembayaran',
  copied: 'Alamat disalin',
  linkCopied: 'Tautan pembayaran disalin',
  alsoOn: (count) => plural('id', count, { other: `Juga di ${count} jaringan` }),
  sameAddress:
    'Alamat Anda sama di setiap jaringan ini. Kirim hanya melalui salah satunya: yang dikirim melalui jaringan lain dapat hilang.',
  fund: 'Uang masuk ke akun ini dari dompet lain atau bursa kripto.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Kirim',
  selectTitle: 'Pilih token',
  lookAlikeTitle: 'Periksa alamatnya',
  reviewTitle: 'Tinjau pengiriman',
  sentTitle: 'Terkirim',
  buttons: {
    selectToken: 'Pilih token',
    addAmount: 'Isi jumlah',
    incorrectValue: 'Nilai tidak benar',
    insufficientFunds: 'Dana tidak cukup',
    unknownBalance: 'Saldo tidak diketahui',
    addAddress: 'Isi alamat',
    invalidAddress: 'Alamat tidak valid',
    previewSend: 'Tinjau pengiriman',
    unsupportedChain: 'Jaringan tidak didukung',
  },
  youSend: 'Anda mengirim',
  balanceUnknown: 'Saldo Anda tidak dapat dibaca. Dana Anda aman di tempatnya.',
  noFee: (symbol) => `${symbol} tidak cukup untuk biaya jaringan`,
  to: 'Kepada',
  problems: {
    invalid: 'Ini bukan alamat di jaringan ini.',
    checksum: 'Checksum tidak cocok, periksa setiap huruf.',
    required: 'Tautan ini meminta sesuatu yang tidak dikenal di sini.',
    letters: 'Ada huruf dari aksara yang berbeda, atau yang tidak boleh ada dalam nama.',
    unregistered: 'Nama ini tidak terdaftar.',
    lookupFailed: 'Nama tidak dapat dicari. Coba lagi, atau tempel alamatnya.',
    tokenContract: 'Ini kontrak sebuah token, bukan akun pengguna. Yang diterimanya akan hilang.',
  },
  otherNetwork: (name) => `Tautan ini untuk ${name}. Beralih dulu atau hapus tautannya.`,
  switchTo: (name) => `Beralih ke ${name}`,
  unknownNetwork: 'jaringan lain',
  notKnown: 'Bukan alamat yang Anda kenal',
  onlyEnds:
    'Hanya bagian awal dan akhirnya yang sama. Penipu membuat alamat seperti ini agar orang keliru membayar mereka.',
  bait: 'Anda mengenal alamat ini hanya dari transfer bernilai nol. Penipu melakukannya agar Anda menyalin alamatnya.',
  known: 'Yang Anda kenal',
  entered: 'Yang Anda masukkan',
  useKnown: 'Gunakan alamat yang dikenal',
  useEntered: 'Tetap gunakan yang ini',
  pressAgain: 'Tekan lagi untuk menggunakannya',
  leaves: 'Keluar dari akun Anda',
  arrives: (name) => `Sampai di ${name}`,
  reserve: (amount) =>
    `Dompet menyisihkan hingga ${amount} untuk biaya, dan Anda memiliki kurang dari itu. Dompet Anda mungkin menolak.`,
  keepsPart: (amount) => `Token ini memotong ${amount} dari setiap transfer seperti ini.`,
  contract:
    'Alamat ini adalah kontrak, dan Anda belum pernah mengirim ke sini. Yang diterimanya bisa tertahan selamanya: tanyakan kepada penerima apakah alamat ini dapat digunakan.',
  firstTime: 'Ini pertama kalinya Anda mengirim ke alamat ini. Periksa alamatnya dengan penerima.',
  comparing: 'Membandingkan alamat',
  notCompared:
    'Riwayat Anda tidak dapat dibaca, jadi alamat ini tidak dibandingkan dengan yang Anda kenal. Periksa seluruhnya.',
  notices: {
    wouldFail: 'Jaringan menyatakan bahwa transfer ini akan gagal. Tidak ada yang dikirim.',
    tokenMissing: 'Akun ini tidak memiliki token yang diminta. Pilih token lain.',
    lookAlike: 'Alamat ini meniru alamat yang Anda kenal. Periksa sebelum melanjutkan.',
    feeRose: 'Biaya jaringan naik. Periksa lagi jumlahnya. Tidak ada yang dikirim.',
    feeUnknown:
      'Biaya jaringan tidak dapat dibaca, jadi tidak diketahui berapa yang dapat dikirim. Coba lagi, atau masukkan jumlah.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Jaringan menghitung token ini dalam satuan yang berbeda dari yang ditampilkan halaman ini. Tidak ada yang dikirim. Jangan kirim dari sini.'
      case 'transfer/decimals-unread':
        return 'Jaringan tidak menyebutkan satuan yang dipakainya untuk menghitung token ini. Tidak ada yang dikirim. Tunggu sebentar, atau coba lagi.'
      case 'transfer/sender-minimum':
        return `Jaringan mewajibkan ${least} ${symbol} tetap ada di akun Anda, di luar biaya. Kirim lebih sedikit.`
      case 'transfer/recipient-minimum':
        return `Alamat ini masih kosong, dan jaringan tidak menerima kurang dari ${least} ${symbol} di sana. Kirim lebih banyak.`
      case 'transfer/frozen':
        return `Penerbit token ini membekukan sebagian darinya. Kirim paling banyak ${most}.`
      case 'transfer/too-many-accounts':
        return `Token ini tersebar di banyak akun Anda. Kirim paling banyak ${most} sekaligus, dan sisanya setelah itu.`
      default:
        return null
    }
  },
  failedOnSolana: 'Gagal mengirim transaksi. Coba lagi.',
  started: 'Transaksi dimulai',
  sent: (amount) => `${amount} terkirim`,
  pending: 'Sedang dalam perjalanan. Akan sampai bersama salah satu blok berikutnya.',
  confirmed: (to) => `Sudah sampai di ${to}.`,
  lessArrived: 'Yang sampai kurang dari yang dikirim',
  lessArrivedHint: (arrived, sent) =>
    `Menurut tokennya, ${arrived} dari ${sent} telah sampai. Token ini memotong sebagian, atau tidak melakukan apa yang dinyatakannya.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Pengaturan',
  address: 'Alamat lengkap Anda',
  copyAddress: 'Salin alamat',
  copied: 'Alamat disalin',
  explorer: (name) => `Lihat di ${name}`,
  opensNewTab: 'Terbuka di tab baru',
  appearance: 'Tampilan',
  appearances: { system: 'Sistem', light: 'Terang', dark: 'Gelap' },
  language: 'Bahasa',
  wallets: 'Akun dan dompet',
  disconnect: 'Putuskan koneksi',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Masuk',
  heading: (site) => `Masuk ke ${site}`,
  headingAnywhere: 'Masuk dengan dompet Anda',
  explanation:
    'Anda menandatangani pesan di bawah. Tidak ada biaya dan tidak ada yang dipindahkan.',
  message: 'Pesan untuk ditandatangani',
  sign: 'Tanda tangani',
  cancel: 'Batal',
  continueIn: (wallet) => `Lanjutkan di ${wallet}`,
  returning: (wallet) =>
    `Kembali ke jaringan sebelumnya. ${wallet} mungkin meminta persetujuan Anda.`,
  checking: 'Memeriksa tanda tangan Anda',
  checkingText: 'Ini perlu waktu sebentar.',
  declined: 'Tanda tangan ditolak',
  smartAccount: 'Aplikasi ini mungkin tidak mendukung akun pintar',
  unavailable: 'Terjadi masalah saat memulai autentikasi',
  refused: (reason) => `Pesan dari server: ${reason}`,
  warnings: {
    domain: (page, named) =>
      `Halaman ini adalah ${page}, tetapi pesannya menyebut situs lain: ${named}`,
    flagged: (domain) => `${domain} dilaporkan sebagai situs penipuan. Jangan tanda tangani.`,
    imitation: 'Ini mirip pesan masuk, tetapi bukan. Jangan tanda tangani.',
    account: 'Pesan ini menyebut akun yang bukan milik Anda.',
    uri: (uri) => `Anda akan masuk di alamat lain: ${uri}`,
    chain: (named, wallet) => `Pesan ini menyebut ${named}. Dompet Anda berada di ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Tukar',
  selectTitle: 'Pilih token',
  reviewTitle: 'Tinjau penukaran',
  doneTitle: 'Ditukar',
  buttons: {
    unsupportedNetwork: 'Jaringan ini tidak mendukung penukaran',
    selectToken: 'Pilih token',
    enterAmount: 'Isi jumlah',
    insufficientBalance: 'Saldo tidak cukup',
    insufficientLiquidity: 'Likuiditas tidak cukup',
    reviewSwap: 'Tinjau penukaran',
  },
  youPay: 'Anda membayar',
  youReceive: 'Anda menerima',
  estimate: 'Perkiraan',
  payWith: (symbol) => `Bayar dengan ${symbol}`,
  receive: (symbol) => `Terima ${symbol}`,
  switchTokens: 'Tukar posisi token',
  tokensOn: (network) => `Token di ${network}`,
  rate: 'Kurs',
  minimum: 'Anda menerima paling sedikit',
  impact: 'Dampak harga',
  slippage: 'Slippage',
  slippageHint:
    'Seberapa banyak yang sampai boleh kurang dari perkiraan. Jika kurang dari itu, penukaran tidak terjadi.',
  slippageField: 'Slippage dalam persen',
  slippageHigh:
    'Dengan slippage sebesar ini, Anda bisa menerima jauh lebih sedikit dari perkiraan.',
  untried:
    'Jaringan tidak dapat mencoba penukaran ini lebih dulu. Yang akan sampai hanya dibaca dari transaksinya.',
  impactHigh: 'Nilai yang Anda terima jauh lebih kecil daripada yang Anda bayar.',
  reading: 'Menanyakan harga',
  pays: 'Anda membayar',
  gets: 'Anda menerima, menurut perkiraan',
  approve: (symbol) => `Setujui ${symbol}`,
  reset: (symbol) => `Cabut persetujuan ${symbol}`,
  swap: 'Tukar',
  approveAndSwap: 'Setujui dan tukar',
  approving: (symbol) => `Menyetujui ${symbol}`,
  steps: {
    batch:
      'Dompet Anda menyetujui tepat sejumlah ini dan menukarnya sekaligus: keduanya terjadi atau tidak sama sekali.',
    reset: 'Pertama, persetujuan lama dicabut, lalu bursa boleh mengambil tepat sejumlah ini.',
    approve: 'Pertama, Anda mengizinkan bursa mengambil tepat sejumlah ini, lalu Anda menukar.',
  },
  notices: {
    wouldFail:
      'Jaringan menyatakan bahwa penukaran ini akan gagal karena harga berubah. Kembali untuk meminta yang baru.',
    priceMoved: 'Harga berubah. Lihat lagi jumlahnya.',
  },
  refused: (reason) =>
    `Penukaran yang diusulkan ditolak. ${reason} Tidak ada yang diminta dari dompet Anda.`,
  started: 'Transaksi dimulai',
  swapped: (paid) => `${paid} ditukar`,
  pending: (least) =>
    `Sedang dalam perjalanan. Paling sedikit ${least} akan sampai bersama salah satu blok berikutnya.`,
  confirmed: (least) => `Penukaran selesai: paling sedikit ${least} sampai di akun Anda.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Beli',
  fund: 'Beli dengan kartu atau rekening bank',
  title: 'Pilih penyedia',
  tokenTitle: 'Pilih token',
  currencyTitle: 'Pilih mata uang',
  progressTitle: 'Pembelian berlangsung',
  helpTitle: 'Apa itu membeli?',
  youPay: 'Anda membayar',
  badAmount: 'Gunakan angka dan satu titik atau koma, paling banyak 2 angka desimal',
  tooLittle: (limit) => `Bayar paling sedikit ${limit}`,
  tooMuch: (limit) => `Bayar paling banyak ${limit}`,
  receive: (symbol) => `Terima ${symbol}`,
  receiveTitle: 'Anda menerima, menurut perkiraan',
  providers: 'Penyedia',
  fee: (least, most) => `Biaya ${least} hingga ${most}`,
  asking: 'Menanyakan harga',
  noQuote: 'Tidak memberikan harga saat ini',
  gives: (amount) => `Sekitar ${amount}`,
  loading: 'Menanyakan apa yang dapat dibeli',
  sample:
    'Perkiraan: penjual tidak dapat ditanyai. Ini angka yang lazim, dan tidak ada yang dapat dibeli dengannya.',
  sampleFee: (fee) => `Biaya lazim ${fee}`,
  nothingSold: (network) => `Tidak ada yang dijual di ${network}`,
  nothingSoldHint: 'Pilih jaringan lain, atau terima dari dompet lain.',
  networks: 'Jaringan',
  tryAgain: 'Coba lagi',
  sandbox: 'Mode uji coba: di sini tidak ada yang benar-benar dijual atau dibayar.',
  leaves: 'Anda membayar di halaman penyedia. Kartu dan dokumen Anda tidak pernah sampai ke sini.',
  failed: (reason) => `Tidak ada yang dibeli. ${reason}`,
  foreignPage: (host) =>
    `Server menyebut halaman di ${host}, yang bukan milik siapa pun yang menjual di sini. Halaman itu tidak dibuka, dan tidak ada yang dibeli.`,
  opening: (provider) => `Membuka ${provider}`,
  waiting: (provider) => `Lanjutkan di ${provider}`,
  waitingHint:
    'Bayar di halaman yang terbuka. Tampilan ini memberi tahu saat pembelian sampai; Anda boleh menutupnya.',
  waitingUnknown: 'Bayar di halaman yang terbuka. Yang Anda beli muncul di akun Anda.',
  blocked: 'Browser Anda tidak mengizinkan halaman terbuka. Buka sendiri:',
  open: (provider) => `Buka ${provider}`,
  copyLink: 'Salin tautan',
  copied: 'Tautan disalin',
  opensNewTab: 'terbuka di tab baru',
  paid: 'Dibayar',
  paidHint: (amount) => `${amount} sedang dalam perjalanan ke alamat Anda.`,
  delivered: (amount) => `${amount} telah sampai`,
  deliveredHint: 'Sudah ada di akun Anda.',
  notDelivered: 'Tidak dibeli',
  notDeliveredHint: 'Penyedia menyatakan bahwa tidak ada yang dikirimkan.',
  goesTo: 'Dikirim ke',
  again: 'Mulai lagi',
  done: 'Selesai',
  activity: 'Lihat di Aktivitas',
  helpCards: [
    {
      title: 'Uang menjadi koin',
      text: 'Penyedia menerima pembayaran dengan kartu atau transfer bank Anda dan mengirim koin ke alamat Anda.',
    },
    {
      title: 'Penyedia melihat siapa Anda',
      text: 'Penyedia adalah perusahaan tersendiri dengan aturan sendiri, dan dapat meminta dokumen Anda. Halaman ini memberinya alamat Anda dan jumlahnya, tidak lebih.',
    },
    {
      title: 'Ada biayanya',
      text: 'Penyedia memotong satu sampai dua persen atau lebih, dan jaringan memiliki biaya sendiri. Bandingkan sebelum membayar.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Pilih nama',
  registerTitle: 'Daftarkan nama',
  registeredTitle: 'Nama terdaftar',
  intro:
    'Nama mewakili alamat Anda. Orang lain mengirim ke nama itu, dan tidak ada yang perlu menyalin alamat.',
  own: 'Nama Anda',
  name: 'Nama',
  rules: '4 atau lebih dari a sampai z, 0 sampai 9, dan -',
  unreadable: 'Gunakan hanya a sampai z, 0 sampai 9, dan -',
  tooShort: 'Tulis paling sedikit 4 karakter',
  suggestions: 'Nama serupa',
  searching: 'Mencari nama',
  searchFailed: 'Nama tidak dapat dicari.',
  tryAgain: 'Coba lagi',
  noneFree: 'Semua nama ini sudah dipakai. Tulis nama lain.',
  noneFound: 'Tidak ada nama seperti ini di sini. Tulis nama lain.',
  available: 'Tersedia',
  taken: 'Terpakai',
  register: 'Daftarkan',
  leadsTo: (network) => `Mengarah ke alamat Anda di ${network}`,
  free: 'Tidak dipungut biaya. Nama ini melekat pada alamat ini dan tidak dapat dikembalikan.',
  signed: 'Yang ditandatangani dompet Anda',
  confirmIn: (wallet) => `Konfirmasi di ${wallet}`,
  registering: 'Mendaftarkan',
  back: 'Pilih nama lain',
  notices: {
    declined: 'Tanda tangan ditolak. Tidak ada yang didaftarkan.',
    unsupported: 'Nama tidak ditawarkan di jaringan ini.',
    walletChanged: 'Dompet Anda berubah. Periksa lagi.',
    unavailable:
      'Server tidak merespons. Sejauh yang diketahui, tidak ada yang didaftarkan. Coba lagi.',
  },
  unsigned: 'Dompet Anda tidak menandatangani. Tidak ada yang didaftarkan.',
  walletSaid: (reason) => `Dompet Anda tidak menandatangani: ${reason}`,
  registered: (name) => `${name} milik Anda`,
  registeredHint: 'Mulai sekarang orang lain dapat mengirim ke nama ini.',
  done: 'Selesai',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Token',
  list: 'Token di akun ini',
  hidden: (count) => plural('id', count, { other: `${count} token spam disembunyikan` }),
  shown: (count) => plural('id', count, { other: `${count} token spam` }),
  emptyTitle: 'Belum ada token',
  empty: 'Yang Anda terima muncul di sini.',
  fund: 'Isi saldo dompet',
  failed: 'Saldo token tidak tersedia',
  failedHint: 'Token Anda tidak dapat dibaca. Semuanya aman di tempatnya.',
  stale: (when) => `Tidak dapat diperbarui. Data ini dari pukul ${when}.`,
  missing: (network) =>
    `Tidak semua token di ${network} dapat dibaca. Semuanya aman di tempatnya. Coba lagi sebentar lagi.`,
  tryAgain: 'Coba lagi',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Setujui',
  codeTitle: 'Kode pemulihan',
  saveCode: 'Simpan kode pemulihan Anda',
  walletTitle: 'Dompet aman',
  updateTitle: 'Ubah email',
  primaryTitle: 'Konfirmasi email saat ini',
  secondaryTitle: 'Konfirmasi email baru',
  otherEmail: 'Gunakan alamat lain',
  editEmail: 'Ubah email',
  newEmail: 'Alamat email baru',
  save: 'Simpan',
  done: 'Selesai',
  ways: 'Cara masuk',
  addPasskey: 'Tambah kunci sandi',
  recover: 'Pulihkan dengan kunci sandi',
  setPassword: 'Buat kata sandi',
  export: 'Ekspor dompet',
  forget: 'Keluarkan perangkat lain',
  delete: 'Hapus dompet',
  changed: 'Email diubah',
  unchanged: (reason) => sentences(reason, 'Alamat Anda tidak berubah.'),
  inFrame: 'Halaman ini tidak dapat melihat atau menekan apa pun di bawah ini.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Izin',
  createdTitle: 'Izin diberikan',
  intro:
    'Aplikasi-aplikasi ini boleh bertindak atas nama akun ini tanpa bertanya lagi kepada Anda, dalam batas yang ditegakkan oleh kontrak.',
  none: 'Tidak ada izin',
  noneText: 'Tidak ada aplikasi yang boleh bertindak atas nama akun ini dengan sendirinya.',
  reading: 'Membaca izin Anda',
  unread: 'Izin Anda tidak dapat dibaca. Semuanya tetap seperti semula.',
  unsupported:
    'Dompet ini tidak dapat mencabut izin. Hubungkan dompet yang memberi izin ini, lalu coba lagi.',
  notEnded:
    'Jaringan belum mengakhiri izin ini. Periksa lagi dalam satu menit, dan cabut sekali lagi jika masih ada di sini.',
  tryAgain: 'Coba lagi',
  somebody: 'Sebuah aplikasi',
  once: (amount) => `Total ${amount}`,
  every: (amount, duration) => `${amount} setiap ${duration}`,
  upTo: (amount, most) => `${amount} per detik, total ${most}`,
  left: (amount) => `Dapat diambil sekarang: ${amount}`,
  leftUnknown: 'Sisanya tidak dapat diketahui sekarang.',
  functions: (names) => `Boleh memanggil ${names}`,
  calls: (left, most) => `Panggilan tersisa: ${left} dari ${most}`,
  perCall: (amount) => `Pada setiap panggilan: paling banyak ${amount}`,
  contract: 'Kontrak',
  caller: 'Siapa yang boleh memanggilnya',
  atomic: (amount) => `${amount} (satuan atomik)`,
  unknown: 'Yang diizinkannya tidak dapat ditampilkan. Cabut jika Anda tidak mengenalnya.',
  until: (date) => `Hingga ${date}`,
  delegate: 'Siapa yang boleh mengambil',
  revoke: 'Cabut',
  revoking: 'Konfirmasi di dompet Anda, lalu tunggu jaringan',
  granted:
    'Aplikasi dapat bertindak dalam batas yang Anda izinkan. Anda menemukannya di Pengaturan, dan dapat mencabutnya kapan saja.',
  done: 'Selesai',
  showAll: 'Tampilkan izin',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Akun pintar',
  intro:
    'Akun pintar menjalankan beberapa langkah sekaligus, dan memungkinkan orang lain membayar biaya jaringan. Kunci Anda menandatangani untuknya.',
  twoAddresses:
    'Akun pintar dan kunci Anda memiliki alamat masing-masing. Uang tetap di tempatnya saat Anda mengubah mana yang diutamakan.',
  first: 'Diutamakan: aplikasi melihat yang ini, dan uang yang Anda minta masuk ke sini.',
  notFirst: 'Akun milik kunci Anda yang diutamakan.',
  address: 'Akun pintar',
  ownAddress: 'Kunci Anda',
  isThere: 'Ada di jaringan ini.',
  isNotThere:
    'Dibuat bersama hal pertama yang Anda kirim. Sebelum itu pun Anda sudah dapat menerima uang.',
  networks: 'Jaringan yang memilikinya',
  notHere: 'Jaringan ini tidak memiliki akun pintar di sini. Akun milik kunci Anda yang digunakan.',
  warning:
    'Berikan alamat ini hanya untuk jaringan-jaringan ini: di jaringan lain, mungkin tidak ada yang dapat memindahkan yang masuk ke sana.',
  failed: 'Ini tidak dapat diubah. Coba lagi.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Tingkatkan dompet',
  goOn: 'Lanjutkan pemindahan ke dompet Anda',
  intro:
    'Pindahkan yang ada di sini ke dompet Anda sendiri, satu per satu. Anda melihat dan mengonfirmasi setiap transfer.',
  ownAddress: (family) => `Alamat Anda sendiri di ${family}`,
  enterAddress: 'Masukkan dulu alamat dompet Anda sendiri.',
  move: (what) => `Pindahkan ${what}`,
  last: 'Pindahkan ini terakhir: ini membayar biaya untuk yang lain.',
  spam: (count) =>
    plural('id', count, { other: `${count} item yang tidak diminta siapa pun tetap di sini.` }),
  unread: (network) =>
    `Isi di ${network} tidak dapat dibaca. Semuanya tetap di tempatnya; coba lagi.`,
  incomplete: (network) => `Mungkin ada lebih banyak di ${network} daripada yang ditampilkan.`,
  tryAgain: 'Coba lagi',
  nothing: 'Tidak ada lagi yang perlu dipindahkan di sini.',
  reading: 'Membaca yang Anda miliki',
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
