import type { FrameWords } from './en.ts'

export const tr: FrameWords = {
  lang: 'tr',
  asks: (origin) => `İsteyen: ${origin}`,
  approve: 'Onayla',
  reject: 'Reddet',
  cancel: 'İptal',
  continue: 'Devam et',
  done: 'Tamam',
  reviewRequest: 'İsteği incele',
  windowBlocked:
    'Pencere kapatıldı veya tarayıcınız pencere açılmasına izin vermedi. Bu sayfa için pencerelere izin verin ve “İsteği incele” düğmesine basın.',
  whatIsSigned: 'İmzalanan içerik',
  tryAgain: 'Olmadı. Yeniden deneyin.',

  titles: {
    revocation: 'İzni geri al',
    permission: 'İzin ver',
    batch: (count) => `${count} adımı birlikte onayla`,
    message: 'Mesajı imzala',
    signIn: (domain) => `${domain} sitesine giriş yap`,
    data: 'Verileri imzala',
    transaction: 'İşlemi onayla',
    send: 'Gönder',
    approval: 'Birinin harcamasına izin ver',
    collection: 'Birinin bir koleksiyonu almasına izin ver',
    piece: 'Birinin bir parçayı almasına izin ver',
    swap: 'Takas',
    deployment: 'Sözleşme oluştur',
    part: (title, index, count) => `${title} (${index}/${count})`,
  },

  facts: {
    becomesSmart:
      'Anahtarınızın kendi adresi de bu ağda akıllı hesaba dönüşür. Sizin olmaya devam eder.',
    paidForYou: 'Bunu başkası ödüyor',
    smartAccount: 'Akıllı hesap',
    createdNow: 'Bununla birlikte bu ağda oluşturulur',
    step: (index, count) => `Adım ${index}/${count}`,
    account: 'Hesap',
    amount: 'Tutar',
    arrives: 'Gelir',
    atMost: 'En çok',
    atomic: (amount) => `${amount} (atomik birim)`,
    closes: 'Kapatılan',
    collection: 'Koleksiyon',
    contract: 'Sözleşme',
    decides: 'Kim karar verir',
    destroys: 'Yok edilen',
    everything: 'Tamamı',
    exchange: 'Borsa',
    fee: 'Ağ ücreti',
    feeAtMost: 'Ağ ücreti, en çok',
    forEver: 'Süresiz',
    leaves: 'Çıkar',
    leftGoesTo: 'Kalanın gideceği yer',
    network: 'Ağ',
    newAccount: 'Yeni hesap',
    nobody: 'Hiç kimse',
    note: 'Not',
    ownCurrency: '(ağın kendi para birimi)',
    program: 'Program',
    to: 'Alıcı',
    toTokenAccount: 'Alıcı token hesabı',
    token: 'Token',
    tokens: 'token',
    until: 'Bitiş',
    whoGets: 'Kim alır',
    whoMayCall: 'Kim çağırabilir',
    whoMayTake: 'Kim alabilir',
    yourAccount: 'Hesabınız',
  },

  risks: {
    permission:
      'Bunu onaylarsanız birisi, süresi dolana veya siz geri alana kadar, bu sınırlar içinde size bir daha sormadan bu hesaptan varlık alabilir.',
    calls:
      'Bunu onaylarsanız birisi, iznin süresi dolana veya siz geri alana kadar, bu sınırlar içinde size bir daha sormadan bu hesaptan bu sözleşmeyi çağırabilir. Çağrıların içeriği sınırlı değildir: Bu sözleşmenin sizden alabildiği tokenlar herhangi birine gidebilir.',
    hash: 'Bu bir özettir (hash): Neyi imzaladığınızı kimse söyleyemez. Yalnızca neden imzaladığınızı biliyorsanız imzalayın.',
    otherDomain: (domain, host) =>
      `Bunu onaylarsanız ${domain} sitesine giriş yapılır, ancak isteyen ${host}. Bu bir tuzak olabilir.`,
    takeAll:
      'Bunu onaylarsanız birisi, bir daha sormadan, bu tokenın TAMAMINI şimdi ve ileride alabilir.',
    take: 'Bunu onaylarsanız birisi, bir daha sormadan bu tokenı sizden alabilir.',
    takeCollection:
      'Bunu onaylarsanız birisi, bu koleksiyonun TÜM parçalarını şimdi ve ileride alabilir.',
    takeSomething: 'Bunu onaylarsanız birisi, bir daha sormadan size ait bir şeyi alabilir.',
    pays: 'Bu bir ödemedir: Bu imzayla tokenları herkes taşıyabilir.',
    unknown:
      'Bunun ne yaptığını burada kimse okuyamıyor. Yalnızca bu sayfaya güveniyorsanız onaylayın.',
    fails: 'Ağ, bunun başarısız olacağını bildiriyor.',
    notSimulated: 'Bunun simülasyonu yapılmadı: Ağ, hesabınızdan ne çıkacağını söyleyemedi.',
    more: 'Burada gösterilenden fazlası hareket edebilir.',
    control: 'Bundan sonra başka biri, hesaplarınızdan birindekileri alabilir.',
    authority: 'Bunu onaylarsanız hesaplarınızdan biri başkasına verilir.',
    assignment:
      'Bunu onaylarsanız bir hesap bir programa verilir: Anahtarınız o hesabı artık açamayabilir.',
    closing: 'Hesapta kalan, başka birine gider.',
    burning: 'Bunu onaylarsanız tokenlar yok edilir.',
    durable:
      'Bunun süresi dolmaz: Elinde bulunduran, ileride istediği zaman bunu gerçekleştirebilir.',
  },

  permission: {
    every: (amount, duration) => `Her ${duration} için ${amount}`,
    from: 'Başlangıç',
    flows: 'Akan tutar',
    atOnce: 'Hemen',
    function: 'İşlev',
    calls: 'Toplam çağrı, en çok',
    perCall: 'Her çağrıda, en çok',
    inAll: 'Toplam, en çok',
    enforcedCalls:
      'Bu sınırları bir sözleşme uygular. Sözleşmeyi yapanlar onu duraklatabilir; o zaman bu çağrılar durur. İşlevlerin adlarını sayfa seçti; geçerli olan, her adın ardındaki koddur.',
    enforced:
      'Bu sınırları bir sözleşme uygular. Sözleşmeyi yapanlar onu duraklatabilir; o zaman kimse hiçbir şey alamaz.',
  },

  recovery: {
    title: 'Kurtarma kodunuz',
    text: 'Cüzdanınızı başka bir cihazda geri getirir. Bu kod başka kimsede yoktur ve kimse onu size yeniden gönderemez. Bir yere yazın veya parola yöneticinizde saklayın.',
    copy: 'Kodu kopyala',
    copied: 'Kopyalandı',
    saved: 'Kodu sakladım',
    askTitle: 'Kurtarma kodu',
    askText: 'Bu cihaz cüzdanınız için yeni. Cüzdanı oluştururken sakladığınız kodu yazın.',
    incomplete: 'Kod 25 harf ve rakamdan oluşur. Neyin eksik olduğuna bakın.',
    wrong: 'Bu başka bir kod. Her harfi kontrol edin.',
    either: 'Kurtarma kodu veya parola',
    askEither:
      'Bu cihaz cüzdanınız için yeni. Cüzdanı oluştururken sakladığınız kodu veya cüzdan için seçtiğiniz parolayı yazın.',
    neither: 'Bu ne kodunuz ne de parolanız.',
  },

  phrase: {
    willShow: 'Şimdi gösterilecek. Ekranınıza kimsenin bakmadığından emin olun.',
    show: 'Göster',
    askTitle: 'Bu siz misiniz?',
    askText: (email) =>
      `${email} adresine bir kod gönderildi. Cüzdanınızın gizli ifadesini görmek için kodu yazın.`,
    code: 'Kod',
    title: 'Gizli ifadeniz',
    text: 'Hesaplarınızı başka herhangi bir cüzdanda açar. Bu ifadeyle herkes paranızı alabilir: Kâğıda yazın, kimseye göstermeyin, hiçbir sayfaya girmeyin.',
  },

  passkey: {
    makeTitle: 'Cüzdanınızı geçiş anahtarıyla açın',
    makeText:
      'Cihazınız yüzünüzü, parmak izinizi veya kodunu ister. Sonraki ziyaretlerde bu yeterlidir: E-posta da kurtarma kodu da gerekmez.',
    make: 'Geçiş anahtarı oluştur',
    madeTitle: 'Geçiş anahtarınız hazır',
    opens:
      'Burada ve geçiş anahtarlarınızın bulunduğu her yerde giriş yapmanızı sağlar ve cüzdanınızı açar.',
    signsIn:
      'Giriş yapmanızı sağlar. Yeni bir cihazda cüzdanınızı açamaz: Bunun için kurtarma kodunuzu saklayın.',
    known: 'Bu cihazda cüzdanınız için zaten bir geçiş anahtarı var.',
    closed:
      'Pencereyi kapattınız veya bu cihazda burası için geçiş anahtarı yok. Hiçbir şey değişmedi. Yeniden deneyin.',
    useTitle: 'Geçiş anahtarınızı kullanın',
    useText: 'Cihazınız yüzünüzü, parmak izinizi veya kodunu ister.',
    use: 'Geçiş anahtarı kullan',
  },

  ways: {
    title: 'Giriş yöntemleri',
    more: 'Diğer yöntemler',
    email: 'E-posta adresi',
    passkey: 'Geçiş anahtarı',
    remove: 'Kaldır',
    add: 'Ekle',
    proof: (email) => `${email} adresine gönderilen kodu girin.`,
    removeTitle: (way) => `${way} kaldırılsın mı?`,
    removeText:
      'Bundan sonra kimse bu yöntemle giriş yapamaz. Giriş yapılmış cihazlarda oturum açık kalır: Biri sizin değilse o cihazlardan da çıkış yapın.',
    addTitle: (way) => `${way} ekle`,
    addText:
      'Bunu kullanabilen herkes bu cüzdana giriş yapabilir. Kurtarma kodunuz değişmeden kalır.',
    open: (way) => `${way} sayfasında devam et`,
    waiting: (way) => `${way} penceresinde devam edin. Burası kendiliğinden ilerler.`,
    scan: 'Bunu telefonunuzun kamerasıyla tarayın ve Farcaster uygulamasında kabul edin.',
  },

  owners: {
    title: 'Geçiş anahtarıyla kurtar',
    text: 'İzin verdiğiniz bir geçiş anahtarı, tüm cihazlar ve kurtarma kodu kaybolduğunda akıllı hesabınızı adresiyle birlikte geri getirir. Her ağ ayrı sayılır ve ağ ücreti alır. Anahtarın kendi hesabı ve Solana onunla geri gelmez.',
    allow: 'İzin ver',
    takeBack: 'Geri al',
    takeOver: 'Devral',
    without: 'Hiçbir geçiş anahtarı onu kurtaramaz',
    with: 'Bir geçiş anahtarı onu kurtarabilir',
    elsewhere: 'Burada başka bir anahtarın',
    unknown: 'Ağ yanıt vermiyor',
    noPasskey: 'Önce bir geçiş anahtarı ekleyin. Sonra buraya dönün.',
    unsuited: 'Bu geçiş anahtarı hesaplar adına imzalayamaz. Başka bir tane ekleyip onu kullanın.',
    allowTitle: 'Bir geçiş anahtarının bu hesabı kurtarmasına izin ver',
    allowRisk:
      'Bu geçiş anahtarına sahip olan, siz burada geri alana kadar bu ağda bu hesapla her şeyi yapabilir. Geçiş anahtarının kendisini kaldırmak bunu geri almaz.',
    takeBackTitle: 'Hiçbir geçiş anahtarının bu hesabı kurtarmasına izin verme',
    takeOverTitle: 'Akıllı hesabınızı devralın',
    takeOverText:
      'Geçiş anahtarınız akıllı hesabı bu cihazdaki yeni bir anahtara verir. Adresi aynı kalır ve ağ ücreti öder. Önceki anahtardan vazgeçilir: Onun kendi hesabında ve Solana’da olanlar orada kalır. Kurtarma kodunuz varsa iptal edip onu kullanın.',
    offer: 'Kodum yok: geçiş anahtarımı kullan',
    newOwner: 'Yeni anahtar',
    waiting: 'Ağ bekleniyor',
    stay: 'Bitene kadar bunu açık tutun.',
    failed: 'Ağ bunu yapmadı. Bir dakika sonra yeniden deneyin.',
  },

  password: {
    title: 'Parola belirle',
    text: 'Kurtarma kodunuz gibi, yeni bir cihazın girmesini sağlar. E-postalarınızı okuyan biri parolayı tahmin etmeye çalışabilir: Çok sayıda kelime kullanın veya parola yöneticinize oluşturtun. Kurtarma kodunuzu da saklayın.',
    label: 'Parola',
    keep: 'Kaydet',
    strength: 'Güç',
    weak: 'Tahmin etmesi çok kolay',
    enough: 'Tahmin etmesi zor',
    strong: 'Tahmin etmesi çok zor',
    tooWeak: 'Bunu tahmin etmek çok kolay. Daha çok kelime veya daha çok harf kullanın.',
  },

  cameByWay:
    'Bunun için siz olduğunuzu yeniden kanıtlamanız gerekir. Çıkış yapın, yeniden giriş yapın ve bunu on dakika içinde yapın.',
  login: {
    title: 'Giriş yapan siz misiniz?',
    asks: (name, site) => `${site} sitesine giriş yapacak olan: ${name || 'siz'}.`,
    warning:
      'Yalnızca bunu az önce orada siz başlattıysanız devam edin. Size link gönderen biri sizin yerinize giriş yapabilir.',
    done: 'Giriş yaptınız. Bu pencereyi kapatın ve sayfada devam edin.',
  },
  lostWindow:
    'Burada hiçbir sayfa bir şey istemiyor. Bu pencereyi kapatın ve sayfada yeniden başlayın.',

  devices: {
    title: 'Diğer cihazlardan çıkış yap',
    text: (others) =>
      `Başka yerlerde açık oturum: ${others}. Bunlar kapatılır ve anahtarınızın onlardaki parçası artık hiçbir şeyi açmaz. Yeni bir kurtarma kodu alırsınız ve geçiş anahtarlarınızı yeniden oluşturursunuz.`,
    confirm: 'Çıkış yap',
  },

  refusals: {
    way: 'Bu giriş yöntemi burada kurulu değil. Başka bir yöntem kullanın.',
    'way-link': 'Bu girişin süresi geçti veya giriş daha önce kullanıldı. Yeniden başlayın.',
    'way-away': 'Hizmete ulaşılamıyor. Yeniden deneyin veya başka bir yöntem kullanın.',
    'way-failed': 'Giriş yapılamadı. Yeniden deneyin veya başka bir yöntem kullanın.',
    elsewhere:
      'Bu giriş başka bir yerde başlatıldı veya tarayıcınız ona ait hiçbir şeyi saklamadı. Yeniden deneyin.',
    'way-taken': 'Bu hesabın kendi cüzdanı var veya zaten başka bir hesap eklenmiş.',
    'last-way': 'Kalan tek giriş yöntemi bu. Önce başka bir yöntem ekleyin.',
    unreachable: 'Cüzdan sunucusuna ulaşamıyor. Yeniden deneyin.',
    wait: (seconds) => `Lütfen ${seconds} saniye sonra yeniden deneyin`,
    mail: 'E-posta gönderilemedi. Bir dakika sonra yeniden deneyin.',
    code: 'Kod yanlış veya süresi geçmiş. Yeni bir kod isteyin.',
    link: 'Linkin süresi geçmiş. Yeniden başlayın.',
    device: 'Bu cihaz reddedildi. Reddeden sizseniz yeniden başlayın.',
    taken: 'Bu adresin kendi cüzdanı var. Başka bir adres kullanın.',
    unproven: 'Kodunuzun üzerinden çok zaman geçti. Yeni bir kod isteyin.',
    passkey: 'Bu geçiş anahtarı burada hiçbir şeyi açmıyor. E-posta adresinizi kullanın.',
    outdated: 'Bu arada cüzdan başka bir cihazda yenilendi. Yeniden deneyin.',
    skewed: 'Bu cihazın saati beş dakikadan fazla yanlış. Saati ayarlayıp yeniden deneyin.',
  },

  newDevice: {
    title: 'Bu cihaz sizin mi?',
    asks: (site) => `Cüzdanınız için yeni olan bir cihaz, ${site} sitesine giriş yapmak istiyor.`,
    browser: 'Tarayıcı',
    address: 'Ağ adresi',
    time: 'İstek zamanı',
    warning:
      'Yalnızca şu anda orada giriş yapıyorsanız izin verin. Bunu başka kimse için yapmanız gerekmez.',
    approve: 'Benim',
    refuse: 'Benim değil',
    approved: 'Cihaz giriş yapabilir. Orada devam edin: Size bir kod gönderiliyor.',
    refused: 'Cihaz reddedildi. Hiçbir şey değişmedi.',
    none: 'Bu linkin süresi geçmiş veya link eksik kopyalanmış. Cihazda yeniden başlayın.',
  },

  deletion: {
    warning:
      'Onu kimse geri getiremez. İçindekiler kendi zincirlerinde kalır ve gizli ifadesi olmadan onlara kimse ulaşamaz: Önce gizli ifadeyi dışa aktarın.',
    title: 'Cüzdanınızı silin',
    text: (email) =>
      `Onu kimse geri getiremez. İçindekiler kendi zincirlerinde kalır ve gizli ifadesi olmadan onlara kimse ulaşamaz: Önce gizli ifadeyi dışa aktarın. Silmek için ${email} adresine gönderilen kodu yazın.`,
    confirm: 'Sil',
  },
}
