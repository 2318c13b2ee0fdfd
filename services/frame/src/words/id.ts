import type { FrameWords } from './en.ts'

export const id: FrameWords = {
  lang: 'id',
  asks: (origin) => `${origin} meminta`,
  approve: 'Setujui',
  reject: 'Tolak',
  cancel: 'Batal',
  continue: 'Lanjutkan',
  done: 'Selesai',
  reviewRequest: 'Tinjau permintaan',
  windowBlocked:
    'Jendela ditutup, atau browser Anda tidak mengizinkannya terbuka. Izinkan jendela untuk halaman ini, lalu tekan Tinjau permintaan.',
  whatIsSigned: 'Yang ditandatangani',
  tryAgain: 'Tidak berhasil. Coba lagi.',

  titles: {
    revocation: 'Cabut izin',
    permission: 'Beri izin',
    batch: (count) => `Konfirmasi ${count} langkah sekaligus`,
    message: 'Tanda tangani pesan',
    signIn: (domain) => `Masuk ke ${domain}`,
    data: 'Tanda tangani data',
    transaction: 'Konfirmasi transaksi',
    send: 'Kirim',
    approval: 'Izinkan pihak lain membelanjakan',
    collection: 'Izinkan pihak lain mengambil koleksi',
    piece: 'Izinkan pihak lain mengambil satu item',
    swap: 'Tukar',
    deployment: 'Buat kontrak',
    part: (title, index, count) => `${title} (${index} dari ${count})`,
  },

  facts: {
    becomesSmart:
      'Alamat milik kunci Anda juga menjadi akun pintar di jaringan ini. Alamat itu tetap milik Anda.',
    paidForYou: 'Dibayar oleh pihak lain',
    smartAccount: 'Akun pintar',
    createdNow: 'Dibuat di jaringan ini bersama permintaan ini',
    step: (index, count) => `Langkah ${index} dari ${count}`,
    account: 'Akun',
    amount: 'Jumlah',
    arrives: 'Masuk',
    atMost: 'Paling banyak',
    atomic: (amount) => `${amount} (satuan atomik)`,
    closes: 'Ditutup',
    collection: 'Koleksi',
    contract: 'Kontrak',
    decides: 'Siapa yang mengendalikannya',
    destroys: 'Dimusnahkan',
    everything: 'Semuanya',
    exchange: 'Bursa',
    fee: 'Biaya jaringan',
    feeAtMost: 'Biaya jaringan, paling banyak',
    forEver: 'Selamanya',
    leaves: 'Keluar',
    leftGoesTo: 'Sisanya masuk ke',
    network: 'Jaringan',
    newAccount: 'Akun baru',
    nobody: 'Tidak seorang pun',
    note: 'Catatan',
    ownCurrency: '(mata uang asli jaringan)',
    program: 'Program',
    to: 'Kepada',
    toTokenAccount: 'Ke akun token',
    token: 'Token',
    tokens: 'token',
    until: 'Hingga',
    whoGets: 'Siapa yang menerima',
    whoMayCall: 'Siapa yang boleh memanggilnya',
    whoMayTake: 'Siapa yang boleh mengambil',
    yourAccount: 'Akun Anda',
  },

  risks: {
    permission:
      'Dengan ini, pihak lain boleh mengambil aset dari akun ini tanpa bertanya lagi kepada Anda, dalam batas-batas ini, sampai izinnya berakhir atau Anda mencabutnya.',
    calls:
      'Dengan ini, pihak lain boleh memanggil kontrak ini dari akun ini tanpa bertanya lagi kepada Anda, dalam batas-batas ini, sampai izinnya berakhir atau Anda mencabutnya. Isi panggilan tidak dibatasi: token yang boleh diambil kontrak ini dari Anda dapat sampai ke siapa pun.',
    hash: 'Ini adalah hash: tidak ada yang dapat mengetahui apa yang Anda tanda tangani. Tanda tangani hanya jika Anda tahu alasannya.',
    otherDomain: (domain, host) =>
      `Ini membuat Anda masuk ke ${domain}, tetapi yang meminta adalah ${host}. Ini bisa jadi jebakan.`,
    takeAll:
      'Dengan ini, pihak lain boleh mengambil SELURUH token ini, sekarang dan nanti, tanpa bertanya lagi.',
    take: 'Dengan ini, pihak lain boleh mengambil token ini dari Anda tanpa bertanya lagi.',
    takeCollection:
      'Dengan ini, pihak lain boleh mengambil SETIAP item dalam koleksi ini, sekarang dan nanti.',
    takeSomething: 'Dengan ini, pihak lain boleh mengambil sesuatu milik Anda tanpa bertanya lagi.',
    pays: 'Ini pembayaran: dengan tanda tangan ini, token dapat dipindahkan oleh siapa pun.',
    unknown:
      'Di sini tidak ada yang dapat membaca apa yang dilakukan permintaan ini. Konfirmasi hanya jika Anda memercayai halaman ini.',
    fails: 'Jaringan menyatakan bahwa ini akan gagal.',
    notSimulated:
      'Ini tidak disimulasikan: jaringan tidak dapat mengetahui apa yang akan keluar dari akun Anda.',
    more: 'Yang berpindah bisa lebih banyak daripada yang ditampilkan di sini.',
    control: 'Setelah ini, pihak lain dapat mengambil isi salah satu akun Anda.',
    authority: 'Dengan ini, salah satu akun Anda diserahkan kepada pihak lain.',
    assignment:
      'Dengan ini, sebuah akun diserahkan kepada program: kunci Anda mungkin tidak dapat membukanya lagi.',
    closing: 'Sisa isi akun akan berpindah ke pihak lain.',
    burning: 'Dengan ini, token dimusnahkan.',
    durable: 'Ini tidak kedaluwarsa: pemegangnya dapat menjalankannya kapan saja di kemudian hari.',
  },

  permission: {
    every: (amount, duration) => `${amount} setiap ${duration}`,
    from: 'Mulai',
    flows: 'Mengalir',
    atOnce: 'Seketika',
    function: 'Fungsi',
    calls: 'Panggilan seluruhnya, paling banyak',
    perCall: 'Pada setiap panggilan, paling banyak',
    inAll: 'Seluruhnya, paling banyak',
    enforcedCalls:
      'Sebuah kontrak menegakkan batas-batas ini. Pembuatnya dapat menjeda kontrak itu, dan saat itu panggilan ini terhenti. Nama fungsi dipilih oleh halaman; yang berlaku adalah kode setelah setiap nama.',
    enforced:
      'Sebuah kontrak menegakkan batas-batas ini. Pembuatnya dapat menjeda kontrak itu, dan saat itu tidak ada yang dapat mengambil apa pun.',
  },

  recovery: {
    title: 'Kode pemulihan Anda',
    text: 'Kode ini mengembalikan dompet Anda di perangkat lain. Tidak ada orang lain yang memilikinya, dan tidak ada yang dapat mengirimkannya lagi kepada Anda. Catat, atau simpan di pengelola kata sandi Anda.',
    copy: 'Salin kode',
    copied: 'Disalin',
    saved: 'Sudah saya simpan',
    askTitle: 'Kode pemulihan',
    askText:
      'Perangkat ini baru bagi dompet Anda. Tulis kode yang Anda simpan saat membuat dompet.',
    incomplete: 'Kode terdiri dari 25 huruf dan angka. Periksa apa yang kurang.',
    wrong: 'Ini kode lain. Periksa setiap huruf.',
    either: 'Kode pemulihan, atau kata sandi',
    askEither:
      'Perangkat ini baru bagi dompet Anda. Tulis kode yang Anda simpan saat membuat dompet, atau kata sandi yang Anda pilih untuknya.',
    neither: 'Ini bukan kode maupun kata sandi Anda.',
  },

  phrase: {
    willShow: 'Frasa akan ditampilkan setelah ini. Pastikan tidak ada yang melihat layar Anda.',
    show: 'Tampilkan',
    askTitle: 'Apakah ini Anda?',
    askText: (email) =>
      `Kode telah dikirim ke ${email}. Tulis kode itu untuk melihat frasa rahasia dompet Anda.`,
    code: 'Kode',
    title: 'Frasa rahasia Anda',
    text: 'Frasa ini membuka akun Anda di dompet lain mana pun. Siapa pun yang memilikinya dapat mengambil uang Anda: catat, jangan tunjukkan kepada siapa pun, jangan ketik di halaman mana pun.',
  },

  passkey: {
    makeTitle: 'Buka dompet Anda dengan kunci sandi',
    makeText:
      'Perangkat Anda meminta wajah, sidik jari, atau kodenya. Pada kunjungan berikutnya itu sudah cukup: tanpa email dan tanpa kode pemulihan.',
    make: 'Buat kunci sandi',
    madeTitle: 'Kunci sandi Anda siap',
    opens:
      'Kunci ini membuat Anda masuk dan membuka dompet Anda, di sini dan di mana pun kunci sandi Anda berada.',
    signsIn:
      'Kunci ini membuat Anda masuk. Kunci ini tidak dapat membuka dompet Anda di perangkat baru: untuk itu, simpan kode pemulihan Anda.',
    known: 'Perangkat ini sudah memiliki kunci sandi untuk dompet Anda.',
    closed:
      'Anda menutupnya, atau perangkat ini tidak memiliki kunci sandi di sini. Tidak ada yang berubah. Coba lagi.',
    useTitle: 'Gunakan kunci sandi Anda',
    useText: 'Perangkat Anda meminta wajah, sidik jari, atau kodenya.',
    use: 'Gunakan kunci sandi',
  },

  ways: {
    title: 'Cara masuk',
    more: 'Cara lain',
    email: 'Alamat email',
    passkey: 'Kunci sandi',
    remove: 'Hapus',
    add: 'Tambah',
    proof: (email) => `Masukkan kode yang dikirim ke ${email}.`,
    removeTitle: (way) => `Hapus ${way}?`,
    removeText:
      'Tidak ada lagi yang dapat masuk dengan cara ini. Perangkat yang sudah masuk tetap masuk: keluarkan juga jika ada yang bukan milik Anda.',
    addTitle: (way) => `Tambah ${way}`,
    addText:
      'Siapa pun yang dapat menggunakannya dapat masuk ke dompet ini. Kode pemulihan Anda tetap sama.',
    open: (way) => `Lanjutkan di ${way}`,
    waiting: (way) => `Lanjutkan di jendela ${way}. Proses ini berlanjut sendiri.`,
    scan: 'Pindai ini dengan kamera ponsel Anda, lalu setujui di aplikasi Farcaster.',
  },

  owners: {
    title: 'Pulihkan dengan kunci sandi',
    text: 'Kunci sandi yang Anda izinkan mengembalikan akun pintar Anda beserta alamatnya jika semua perangkat dan kode pemulihan hilang. Setiap jaringan dihitung sendiri dan memungut biaya jaringan. Akun milik kunci itu sendiri dan Solana tidak ikut kembali.',
    allow: 'Izinkan',
    takeBack: 'Cabut',
    takeOver: 'Ambil alih',
    without: 'Tidak ada kunci sandi yang boleh memulihkannya',
    with: 'Sebuah kunci sandi boleh memulihkannya',
    elsewhere: 'Di sini milik kunci lain',
    unknown: 'Jaringan tidak menjawab',
    noPasskey: 'Tambahkan kunci sandi dahulu. Lalu kembali ke sini.',
    unsuited:
      'Kunci sandi ini tidak dapat menandatangani untuk akun. Tambahkan yang lain dan gunakan itu.',
    allowTitle: 'Izinkan kunci sandi memulihkan akun ini',
    allowRisk:
      'Siapa pun yang memiliki kunci sandi ini dapat melakukan apa saja dengan akun ini di jaringan ini, sampai Anda mencabutnya di sini. Menghapus kunci sandi itu sendiri tidak mencabutnya.',
    takeBackTitle: 'Jangan izinkan kunci sandi mana pun memulihkan akun ini',
    takeOverTitle: 'Ambil alih akun pintar Anda',
    takeOverText:
      'Kunci sandi Anda memberikan akun pintar kepada kunci baru di perangkat ini. Alamatnya tetap, dan akun itu membayar biaya jaringan. Kunci sebelumnya dilepas: yang ada di akunnya sendiri dan di Solana tetap di sana. Jika Anda punya kode pemulihan, batalkan dan gunakan itu.',
    offer: 'Saya tidak punya kode: gunakan kunci sandi saya',
    newOwner: 'Kunci baru',
    waiting: 'Menunggu jaringan',
    stay: 'Biarkan ini terbuka sampai selesai.',
    failed: 'Jaringan belum melakukannya. Coba lagi sebentar lagi.',
  },

  password: {
    title: 'Buat kata sandi',
    text: 'Kata sandi mengizinkan perangkat baru masuk, seperti kode pemulihan Anda. Orang yang membaca email Anda dapat mencoba menebaknya: gunakan banyak kata, atau biarkan pengelola kata sandi Anda membuatnya. Simpan juga kode pemulihan Anda.',
    label: 'Kata sandi',
    keep: 'Simpan',
    strength: 'Kekuatan',
    weak: 'Terlalu mudah ditebak',
    enough: 'Sulit ditebak',
    strong: 'Sangat sulit ditebak',
    tooWeak: 'Ini terlalu mudah ditebak. Gunakan lebih banyak kata atau huruf.',
  },

  cameByWay:
    'Ini memerlukan bukti baru bahwa ini memang Anda. Keluar, masuk lagi, lalu lakukan dalam sepuluh menit.',
  login: {
    title: 'Apakah Anda sedang masuk?',
    asks: (name, site) => `${name || 'Anda'} akan masuk ke ${site}.`,
    warning:
      'Lanjutkan hanya jika Anda baru saja memulainya di sana. Orang yang mengirimi Anda tautan bisa masuk sebagai Anda.',
    done: 'Anda sudah masuk. Tutup jendela ini, lalu lanjutkan di halaman tadi.',
  },
  lostWindow:
    'Tidak ada halaman yang meminta apa pun di sini. Tutup jendela ini, lalu mulai lagi di halamannya.',

  devices: {
    title: 'Keluarkan perangkat lain',
    text: (others) =>
      `Masuk di tempat lain: ${others}. Semuanya dikeluarkan, dan bagian kunci Anda yang ada di sana tidak lagi membuka apa pun. Anda mendapat kode pemulihan baru, dan membuat ulang kunci sandi Anda.`,
    confirm: 'Keluarkan',
  },

  refusals: {
    way: 'Cara masuk ini tidak disiapkan di sini. Gunakan cara lain.',
    'way-link': 'Upaya masuk ini sudah kedaluwarsa, atau sudah dipakai. Mulai lagi.',
    'way-away': 'Layanan tidak dapat dijangkau. Coba lagi, atau gunakan cara lain.',
    'way-failed': 'Anda tidak berhasil masuk. Coba lagi, atau gunakan cara lain.',
    elsewhere:
      'Upaya masuk ini dimulai di tempat lain, atau browser Anda tidak menyimpan apa pun tentangnya. Coba lagi.',
    'way-taken': 'Akun ini memiliki dompetnya sendiri, atau akun lain sudah ditambahkan.',
    'last-way': 'Ini satu-satunya cara masuk yang tersisa. Tambahkan cara lain dulu.',
    unreachable: 'Dompet tidak dapat menjangkau servernya. Coba lagi.',
    wait: (seconds) => `Coba lagi setelah ${seconds} detik`,
    mail: 'Email tidak dapat dikirim. Coba lagi dalam satu menit.',
    code: 'Kode salah atau sudah kedaluwarsa. Minta kode baru.',
    link: 'Tautan sudah kedaluwarsa. Mulai lagi.',
    device: 'Perangkat ini ditolak. Jika Anda yang menolaknya, mulai lagi.',
    taken: 'Alamat ini memiliki dompetnya sendiri. Gunakan alamat lain.',
    unproven: 'Sudah terlalu lama sejak kode Anda. Minta kode baru.',
    passkey: 'Kunci sandi ini tidak membuka apa pun di sini. Gunakan alamat email Anda.',
    outdated: 'Sementara itu, dompet diperbarui di perangkat lain. Coba lagi.',
    skewed: 'Jam perangkat ini meleset lebih dari lima menit. Setel jamnya, lalu coba lagi.',
  },

  newDevice: {
    title: 'Apakah perangkat ini milik Anda?',
    asks: (site) => `Perangkat yang baru bagi dompet Anda ingin masuk ke ${site}.`,
    browser: 'Browser',
    address: 'Alamat jaringan',
    time: 'Diminta pada',
    warning:
      'Izinkan hanya jika Anda sedang masuk di sana saat ini. Tidak ada orang lain yang memerlukan izin Anda.',
    approve: 'Milik saya',
    refuse: 'Bukan milik saya',
    approved: 'Perangkat boleh masuk. Lanjutkan di sana: kode sedang dikirim kepada Anda.',
    refused: 'Perangkat ditolak. Tidak ada yang berubah.',
    none: 'Tautan ini sudah kedaluwarsa, atau tidak disalin seluruhnya. Mulai lagi di perangkat itu.',
  },

  deletion: {
    warning:
      'Tidak ada yang dapat mengembalikannya. Isinya tetap di blockchain-nya masing-masing, dan tanpa frasa rahasianya tidak ada yang dapat menjangkaunya: ekspor frasa itu dulu.',
    title: 'Hapus dompet Anda',
    text: (email) =>
      `Tidak ada yang dapat mengembalikannya. Isinya tetap di blockchain-nya masing-masing, dan tanpa frasa rahasianya tidak ada yang dapat menjangkaunya: ekspor frasa itu dulu. Untuk menghapus dompet, tulis kode yang dikirim ke ${email}.`,
    confirm: 'Hapus',
  },
}
