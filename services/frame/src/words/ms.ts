import type { FrameWords } from './en.ts'

export const ms: FrameWords = {
  lang: 'ms',
  asks: (origin) => `${origin} meminta`,
  approve: 'Luluskan',
  reject: 'Tolak',
  cancel: 'Batal',
  continue: 'Teruskan',
  done: 'Selesai',
  reviewRequest: 'Semak permintaan',
  windowBlocked:
    'Tetingkap telah ditutup, atau pelayar anda tidak membenarkannya dibuka. Benarkan tetingkap untuk halaman ini, dan tekan Semak permintaan.',
  whatIsSigned: 'Apa yang ditandatangani',
  tryAgain: 'Tidak berjaya. Cuba lagi.',

  titles: {
    revocation: 'Tarik balik kebenaran',
    permission: 'Beri kebenaran',
    batch: (count) => `Sahkan ${count} langkah sekali gus`,
    message: 'Tandatangani mesej',
    signIn: (domain) => `Log masuk ke ${domain}`,
    data: 'Tandatangani data',
    transaction: 'Sahkan transaksi',
    send: 'Hantar',
    approval: 'Benarkan pihak lain membelanjakan aset anda',
    collection: 'Benarkan pihak lain mengambil koleksi',
    piece: 'Benarkan pihak lain mengambil satu item',
    swap: 'Tukar',
    deployment: 'Buat kontrak',
    part: (title, index, count) => `${title} (${index}/${count})`,
  },

  facts: {
    becomesSmart:
      'Alamat kunci anda sendiri juga menjadi akaun pintar di rangkaian ini. Alamat itu kekal milik anda.',
    paidForYou: 'Dibayar oleh pihak lain',
    smartAccount: 'Akaun pintar',
    createdNow: 'Dibuat di rangkaian ini bersama permintaan ini',
    step: (index, count) => `Langkah ${index}/${count}`,
    account: 'Akaun',
    amount: 'Amaun',
    arrives: 'Masuk',
    atMost: 'Paling banyak',
    atomic: (amount) => `${amount} (unit atom)`,
    closes: 'Ditutup',
    collection: 'Koleksi',
    contract: 'Kontrak',
    decides: 'Siapa yang menentukannya',
    destroys: 'Dimusnahkan',
    everything: 'Semuanya',
    exchange: 'Bursa',
    fee: 'Yuran rangkaian',
    feeAtMost: 'Yuran rangkaian, paling banyak',
    forEver: 'Selama-lamanya',
    leaves: 'Keluar',
    leftGoesTo: 'Baki pergi ke',
    network: 'Rangkaian',
    newAccount: 'Akaun baharu',
    nobody: 'Tiada sesiapa',
    note: 'Nota',
    ownCurrency: '(mata wang rangkaian itu sendiri)',
    program: 'Program',
    to: 'Kepada',
    toTokenAccount: 'Ke akaun token',
    token: 'Token',
    tokens: 'token',
    until: 'Sehingga',
    whoGets: 'Siapa menerimanya',
    whoMayCall: 'Siapa boleh memanggilnya',
    whoMayTake: 'Siapa boleh mengambilnya',
    yourAccount: 'Akaun anda',
  },

  risks: {
    permission:
      'Dengan ini, pihak lain boleh mengambil aset daripada akaun ini tanpa bertanya lagi kepada anda, dalam had ini, sehingga kebenaran ini tamat atau anda menariknya balik.',
    calls:
      'Dengan ini, pihak lain boleh memanggil kontrak ini daripada akaun ini tanpa bertanya lagi kepada anda, dalam had ini, sehingga kebenaran ini tamat atau anda menariknya balik. Kandungan panggilan tidak dihadkan: token yang boleh diambil oleh kontrak ini daripada anda boleh sampai kepada sesiapa sahaja.',
    hash: 'Ini ialah cincangan (hash): tiada sesiapa dapat mengetahui apa yang anda tandatangani. Tandatangani hanya jika anda tahu sebabnya.',
    otherDomain: (domain, host) =>
      `Dengan ini anda log masuk ke ${domain}, tetapi yang memintanya ialah ${host}. Ini mungkin perangkap.`,
    takeAll:
      'Dengan ini, pihak lain boleh mengambil KESEMUA token ini, sekarang dan kemudian, tanpa bertanya lagi.',
    take: 'Dengan ini, pihak lain boleh mengambil token ini daripada anda tanpa bertanya lagi.',
    takeCollection:
      'Dengan ini, pihak lain boleh mengambil SETIAP item dalam koleksi ini, sekarang dan kemudian.',
    takeSomething: 'Dengan ini, pihak lain boleh mengambil sesuatu milik anda tanpa bertanya lagi.',
    pays: 'Ini pembayaran: dengan tandatangan ini, sesiapa sahaja boleh memindahkan token itu.',
    unknown:
      'Tiada sesiapa di sini dapat membaca apa yang dilakukan oleh permintaan ini. Sahkan hanya jika anda mempercayai halaman ini.',
    fails: 'Rangkaian menyatakan bahawa ini akan gagal.',
    notSimulated:
      'Ini tidak disimulasikan: rangkaian tidak dapat menyatakan apa yang akan keluar dari akaun anda.',
    more: 'Lebih banyak mungkin berpindah daripada yang dipaparkan di sini.',
    control: 'Selepas ini, pihak lain boleh mengambil apa yang ada dalam salah satu akaun anda.',
    authority: 'Dengan ini, salah satu akaun anda diserahkan kepada pihak lain.',
    assignment:
      'Dengan ini, sebuah akaun diserahkan kepada program: kunci anda mungkin tidak dapat membukanya lagi.',
    closing: 'Baki dalam akaun itu pergi kepada pihak lain.',
    burning: 'Dengan ini, token dimusnahkan.',
    durable:
      'Ini tidak tamat tempoh: pemegangnya boleh melaksanakannya pada bila-bila masa kemudian.',
  },

  permission: {
    every: (amount, duration) => `${amount} setiap ${duration}`,
    from: 'Dari',
    flows: 'Mengalir',
    atOnce: 'Serta-merta',
    function: 'Fungsi',
    calls: 'Panggilan kesemuanya, paling banyak',
    perCall: 'Dengan setiap panggilan, paling banyak',
    inAll: 'Kesemuanya, paling banyak',
    enforcedCalls:
      'Kontrak menguatkuasakan had ini. Pembuatnya boleh menjeda kontrak itu, dan ketika itu panggilan ini terhenti. Nama fungsi dipilih oleh halaman; yang berkuat kuasa ialah kod selepas setiap nama.',
    enforced:
      'Kontrak menguatkuasakan had ini. Pembuatnya boleh menjeda kontrak itu, dan ketika itu tiada sesiapa dapat mengambil apa-apa.',
  },

  recovery: {
    title: 'Kod pemulihan anda',
    text: 'Kod ini mengembalikan dompet anda pada peranti lain. Tiada orang lain memilikinya, dan tiada sesiapa dapat menghantarnya semula kepada anda. Catatkannya, atau simpan dalam pengurus kata laluan anda.',
    copy: 'Salin kod',
    copied: 'Disalin',
    saved: 'Saya telah simpan',
    askTitle: 'Kod pemulihan',
    askText:
      'Peranti ini baharu bagi dompet anda. Tulis kod yang anda simpan semasa membuat dompet itu.',
    incomplete: 'Kod mempunyai 25 huruf dan digit. Semak apa yang kurang.',
    wrong: 'Ini kod lain. Semak setiap huruf.',
    either: 'Kod pemulihan, atau kata laluan',
    askEither:
      'Peranti ini baharu bagi dompet anda. Tulis kod yang anda simpan semasa membuat dompet itu, atau kata laluan yang anda pilih untuknya.',
    neither: 'Ini bukan kod anda dan bukan kata laluan anda.',
  },

  phrase: {
    willShow: 'Frasa akan dipaparkan selepas ini. Pastikan tiada sesiapa melihat skrin anda.',
    show: 'Paparkan',
    askTitle: 'Adakah ini anda?',
    askText: (email) =>
      `Kod telah dihantar ke ${email}. Tulis kod itu untuk melihat frasa rahsia dompet anda.`,
    code: 'Kod',
    title: 'Frasa rahsia anda',
    text: 'Frasa ini membuka akaun anda dalam mana-mana dompet lain. Dengannya, sesiapa sahaja boleh mengambil wang anda: catatkannya, jangan tunjukkan kepada sesiapa, jangan taip di mana-mana halaman.',
  },

  passkey: {
    makeTitle: 'Buka dompet anda dengan kunci laluan',
    makeText:
      'Peranti anda meminta wajah, cap jari atau kodnya. Pada lawatan seterusnya itu sudah memadai: tiada e-mel, dan tiada kod pemulihan.',
    make: 'Buat kunci laluan',
    madeTitle: 'Kunci laluan anda sudah sedia',
    opens:
      'Kunci laluan ini membolehkan anda log masuk dan membuka dompet anda, di sini dan di mana sahaja kunci laluan anda berada.',
    signsIn:
      'Kunci laluan ini membolehkan anda log masuk. Ia tidak dapat membuka dompet anda pada peranti baharu: simpan kod pemulihan anda untuk itu.',
    known: 'Peranti ini sudah mempunyai kunci laluan untuk dompet anda.',
    closed:
      'Anda menutupnya, atau peranti ini tiada kunci laluan di sini. Tiada apa-apa berubah. Cuba lagi.',
    useTitle: 'Guna kunci laluan anda',
    useText: 'Peranti anda meminta wajah, cap jari atau kodnya.',
    use: 'Guna kunci laluan',
  },

  ways: {
    title: 'Cara log masuk',
    more: 'Cara lain',
    email: 'Alamat e-mel',
    passkey: 'Kunci laluan',
    remove: 'Buang',
    add: 'Tambah',
    proof: (email) => `Masukkan kod yang dihantar ke ${email}.`,
    removeTitle: (way) => `Buang ${way}?`,
    removeText:
      'Tiada sesiapa dapat log masuk dengannya lagi. Peranti yang telah log masuk kekal begitu: log keluar peranti itu juga jika ada yang bukan milik anda.',
    addTitle: (way) => `Tambah ${way}`,
    addText:
      'Sesiapa yang boleh menggunakannya boleh log masuk ke dompet ini. Kod pemulihan anda kekal sama.',
    open: (way) => `Teruskan di ${way}`,
    waiting: (way) => `Teruskan dalam tetingkap ${way}. Proses ini akan terus dengan sendirinya.`,
    scan: 'Imbas kod ini dengan kamera telefon anda dan bersetuju dalam aplikasi Farcaster.',
  },

  owners: {
    title: 'Pulihkan dengan kunci laluan',
    text: 'Kunci laluan yang anda benarkan mengembalikan akaun pintar anda bersama alamatnya apabila semua peranti dan kod pemulihan hilang. Setiap rangkaian dikira berasingan dan mengenakan yuran rangkaian. Akaun kunci itu sendiri dan Solana tidak dikembalikan.',
    allow: 'Benarkan',
    takeBack: 'Tarik balik',
    takeOver: 'Ambil alih',
    without: 'Tiada kunci laluan boleh memulihkannya',
    with: 'Satu kunci laluan boleh memulihkannya',
    elsewhere: 'Di sini ia milik kunci lain',
    unknown: 'Rangkaian tidak menjawab',
    noPasskey: 'Tambah kunci laluan dahulu. Kemudian kembali ke sini.',
    unsuited:
      'Kunci laluan ini tidak dapat menandatangani bagi pihak akaun. Tambah yang lain dan gunakannya.',
    allowTitle: 'Benarkan kunci laluan memulihkan akaun ini',
    allowRisk:
      'Sesiapa yang mempunyai kunci laluan ini boleh melakukan apa sahaja dengan akaun ini di rangkaian ini, sehingga anda menariknya balik di sini. Membuang kunci laluan itu sendiri tidak menariknya balik.',
    takeBackTitle: 'Jangan benarkan mana-mana kunci laluan memulihkan akaun ini',
    takeOverTitle: 'Ambil alih akaun pintar anda',
    takeOverText:
      'Kunci laluan anda memberikan akaun pintar kepada kunci baharu pada peranti ini. Alamatnya kekal, dan akaun itu membayar yuran rangkaian. Kunci yang dahulu dilepaskan: apa yang ada dalam akaunnya sendiri dan di Solana kekal di sana. Jika anda ada kod pemulihan, batalkan dan gunakannya.',
    offer: 'Saya tiada kod: gunakan kunci laluan saya',
    newOwner: 'Kunci baharu',
    waiting: 'Menunggu rangkaian',
    stay: 'Biarkan ini terbuka sehingga selesai.',
    failed: 'Rangkaian belum melakukannya. Cuba lagi sebentar nanti.',
  },

  password: {
    title: 'Tetapkan kata laluan',
    text: 'Kata laluan membenarkan peranti baharu masuk, seperti kod pemulihan anda. Orang yang membaca e-mel anda boleh cuba menekanya: gunakan banyak perkataan, atau biarkan pengurus kata laluan anda membuatnya. Simpan juga kod pemulihan anda.',
    label: 'Kata laluan',
    keep: 'Simpan',
    strength: 'Kekuatan',
    weak: 'Terlalu mudah diteka',
    enough: 'Sukar diteka',
    strong: 'Sangat sukar diteka',
    tooWeak: 'Ini terlalu mudah diteka. Gunakan lebih banyak perkataan atau huruf.',
  },

  cameByWay:
    'Ini memerlukan bukti baharu bahawa ini memang anda. Log keluar, log masuk semula, dan lakukannya dalam masa sepuluh minit.',
  login: {
    title: 'Adakah anda sedang log masuk?',
    asks: (name, site) => `${name || 'Anda'} akan log masuk ke ${site}.`,
    warning:
      'Teruskan hanya jika anda baru memulakannya di sana sebentar tadi. Orang yang menghantar pautan kepada anda boleh log masuk sebagai anda.',
    done: 'Anda telah log masuk. Tutup tetingkap ini, dan teruskan di halaman tadi.',
  },
  lostWindow:
    'Tiada halaman meminta apa-apa di sini. Tutup tetingkap ini, dan mula semula di halaman tadi.',

  devices: {
    title: 'Log keluar peranti lain',
    text: (others) =>
      `Log masuk di tempat lain: ${others}. Semuanya dilog keluar, dan bahagian kunci anda yang ada padanya tidak lagi membuka apa-apa. Anda mendapat kod pemulihan baharu, dan membuat semula kunci laluan anda.`,
    confirm: 'Log keluar',
  },

  refusals: {
    way: 'Cara log masuk ini tidak disediakan di sini. Guna cara lain.',
    'way-link': 'Log masuk ini sudah tamat tempoh, atau telah digunakan. Mula semula.',
    'way-away': 'Perkhidmatan tidak dapat dihubungi. Cuba lagi, atau guna cara lain.',
    'way-failed': 'Anda tidak berjaya log masuk. Cuba lagi, atau guna cara lain.',
    elsewhere:
      'Log masuk ini dimulakan di tempat lain, atau pelayar anda tidak menyimpan apa-apa tentangnya. Cuba lagi.',
    'way-taken': 'Akaun ini mempunyai dompetnya sendiri, atau akaun lain sudah ditambah.',
    'last-way': 'Ini satu-satunya cara log masuk yang tinggal. Tambah cara lain dahulu.',
    unreachable: 'Dompet tidak dapat menghubungi pelayannya. Cuba lagi.',
    wait: (seconds) => `Sila cuba lagi selepas ${seconds} saat`,
    mail: 'E-mel tidak dapat dihantar. Cuba lagi dalam satu minit.',
    code: 'Kod salah atau sudah tamat tempoh. Minta kod baharu.',
    link: 'Pautan sudah tamat tempoh. Mula semula.',
    device: 'Peranti ini telah ditolak. Jika anda yang menolaknya, mula semula.',
    taken: 'Alamat ini mempunyai dompetnya sendiri. Guna alamat lain.',
    unproven: 'Sudah terlalu lama sejak kod anda. Minta kod baharu.',
    passkey: 'Kunci laluan ini tidak membuka apa-apa di sini. Guna alamat e-mel anda.',
    outdated: 'Sementara itu, dompet telah diperbaharui pada peranti lain. Cuba lagi.',
    skewed: 'Jam peranti ini tersasar lebih daripada lima minit. Betulkan jam, dan cuba lagi.',
  },

  newDevice: {
    title: 'Adakah peranti ini milik anda?',
    asks: (site) => `Peranti yang baharu bagi dompet anda mahu log masuk ke ${site}.`,
    browser: 'Pelayar',
    address: 'Alamat rangkaian',
    time: 'Diminta pada',
    warning:
      'Benarkan hanya jika anda sedang log masuk di sana pada saat ini. Tiada orang lain memerlukan anda berbuat demikian.',
    approve: 'Milik saya',
    refuse: 'Bukan milik saya',
    approved: 'Peranti itu boleh log masuk. Teruskan di sana: kod sedang dihantar kepada anda.',
    refused: 'Peranti itu telah ditolak. Tiada apa-apa berubah.',
    none: 'Pautan ini sudah tamat tempoh, atau tidak disalin sepenuhnya. Mula semula pada peranti itu.',
  },

  deletion: {
    warning:
      'Tiada sesiapa dapat mengembalikannya. Kandungannya kekal pada rantaian blok masing-masing, dan tanpa frasa rahsianya tiada sesiapa dapat mencapainya: eksport frasa itu dahulu.',
    title: 'Padam dompet anda',
    text: (email) =>
      `Tiada sesiapa dapat mengembalikannya. Kandungannya kekal pada rantaian blok masing-masing, dan tanpa frasa rahsianya tiada sesiapa dapat mencapainya: eksport frasa itu dahulu. Untuk memadam dompet, tulis kod yang dihantar ke ${email}.`,
    confirm: 'Padam',
  },
}
