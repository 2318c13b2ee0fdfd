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
  back: 'Geri',
  close: 'Kapat',
  help: 'Yardım',
  loadFailedTitle: 'Bu ekran yüklenemedi',
  loadFailedText: 'Bağlantınız kopmuş olabilir. Hiçbir şey gönderilmedi ve hiçbir şey kaybolmadı.',
  brokenTitle: 'Burada bir sorun oluştu',
  brokenText: 'Cüzdanınıza ve paranıza dokunulmadı.',
  tryAgain: 'Yeniden dene',
  mountFailed: 'Cüzdan penceresi bu sayfada açılamadı.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet} üzerinde bekleyen bir istek var.`,
  open: (wallet) => `${wallet} uygulamasını aç`,
  dismiss: 'Kapat',
  relayLost: 'Cüzdanınızla bağlantı koptu. Yeniden deneniyor…',
  relayRefused:
    'Bu sayfadan cüzdanınıza ulaşılamıyor. Bağlantısını kesip cüzdanı yeniden bağlayın.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Hizmet Şartlarını',
  privacy: 'Gizlilik Politikasını',
  both: (terms, privacy) => `${terms} ve ${privacy}`,
  agree: (what) => `${what} kabul ediyorum`,
  agreeByConnecting: (what) => `Bağlanarak ${what} kabul etmiş olursunuz`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Cüzdanınızın mesajı: “${text}”`,
  networkSaid: (text) => `Ağın mesajı: “${text}”`,
  texts: {
    'balance/unavailable': 'Bakiyeye ulaşılamıyor.',
    'catalogue/unavailable':
      'Cüzdan listesi yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    'connection/code-unavailable':
      'Bu sayfanın bir bölümü yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    'network/unsupported-by-wallet': 'Cüzdan bu ağı desteklemiyor.',
    'relay/closed': 'Hizmetle bağlantı kapandı.',
    'relay/outbox-full': 'Bekleyen çok fazla mesaj var. Bağlantı geri gelince yeniden deneyin.',
    'relay/refused': 'Bağlantı hizmeti bu siteyi reddetti.',
    'relay/unavailable': 'Bağlantı hizmeti yanıt vermiyor. Yeniden deneyin.',
    'resources/unavailable': 'Verilere ulaşılamıyor. Yeniden deneyin.',
    'transfer/no-estimate': 'Ağ ücreti okunamadı. Yeniden deneyin.',
    'transfer/unasked': 'Gönderilemedi. Yeniden deneyin.',
    'wallet/already-pending': 'Cüzdanınızı açın.',
    'wallet/failed': 'Bilinmeyen hata.',
    'wallet/not-found':
      'Bu cüzdan bu sayfada kullanılamıyor. Kilidini açın ya da cüzdanı yükleyip yeniden deneyin.',
    'wallet/other-family':
      'Bu cüzdan bu tür ağlar için hesap paylaşmıyor. Başka bir ağ veya cüzdan seçin.',
    'walletconnect/link-failed':
      'Bağlantı linki oluşturulamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Cüzdan bu tür isteklere izin vermiyor. Başka bir cüzdan deneyin.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Cüzdan bu sitenin olaylarını desteklemiyor. Başka bir cüzdan deneyin.',
    'The wallet does not allow this change. Connect again.':
      'Cüzdan bu değişikliğe izin vermiyor. Yeniden bağlanın.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Cüzdan bu ağı onaylamadı. Yeniden bağlanıp ağı onaylayın.',
    'The wallet does not support these networks. Try another wallet.':
      'Cüzdan bu ağları desteklemiyor. Başka bir cüzdan deneyin.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Cüzdanda bu ağlar için hesap yok. Bir hesap ekleyip yeniden deneyin.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Cüzdan bu tür ağları desteklemiyor. Başka bir cüzdan deneyin.',
    'The wallet ended the connection. Connect again.':
      'Cüzdan bağlantıyı sonlandırdı. Yeniden bağlanın.',
    'The wallet did not finish connecting. Try again.':
      'Cüzdan bağlanmayı tamamlamadı. Yeniden deneyin.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Cüzdan bu isteğin gerektirdiğini yapamıyor. İsteği o olmadan gönderin veya başka bir cüzdan kullanın.',
    'The wallet does not take several calls at once on this network.':
      'Cüzdan bu ağda aynı anda birden çok çağrı kabul etmiyor.',
    'The wallet knows a request of this id already. Send it again.':
      'Cüzdan bu kimliğe sahip bir isteği zaten biliyor. İsteği yeniden gönderin.',
    'The wallet does not know these calls.': 'Cüzdan bu çağrıları bilmiyor.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Bunlar cüzdanın bir kerede kabul ettiğinden fazla çağrı. Daha az gönderin.',
    'The wallet cannot do all of these calls or none on this network.':
      'Cüzdan bu ağda bu çağrıların ya tümünü ya da hiçbirini yapma güvencesi veremiyor.',
    'The wallet no longer knows this connection. Connect again.':
      'Cüzdan bu bağlantıyı artık tanımıyor. Yeniden bağlanın.',
    'The request expired in the wallet. Try again.':
      'İsteğin cüzdandaki süresi doldu. Yeniden deneyin.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Cüzdan hiçbir hesap vermedi. Cüzdanı açın, bir hesap seçip yeniden deneyin.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Cüzdanın yanıtı okunamıyor. Yeniden deneyin.',
    'The wallet agreed and stayed on its network': 'Cüzdan kabul etti ama kendi ağında kaldı.',
    'The wallet signed a different message. Try again.':
      'Cüzdan başka bir mesajı imzaladı. Yeniden deneyin.',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Cüzdan bağla',
  installed: 'Yüklü',
  recent: 'Son kullanılan',
  walletList: 'Cüzdanlar',
  allWallets: 'Tüm cüzdanlar',
  continueWithWallet: 'Cüzdanla devam et',
  scanWithPhone: 'Telefonla tara',
  newToWallets: 'Cüzdanda yeni misiniz?',
  getStarted: 'Başla',
  noWalletTitle: 'Cüzdan bulunamadı',
  noWalletText: 'Bu tarayıcıya bir cüzdan yükleyin veya kilidini açın, ardından yeniden arayın.',
  lookAgain: 'Yeniden ara',

  waitingTitle: (wallet) => `${wallet} üzerinden devam edin`,
  waitingText: 'Cüzdanınızdaki bağlantı isteğini kontrol edin ve orada kabul edin.',
  pendingTitle: 'Cüzdanınızı açın',
  pendingText: (wallet) => `${wallet} zaten bir istek gösteriyor. Orada yanıtlayın.`,
  cancel: 'İptal',
  connectedTitle: 'Bağlandı',
  connectedText: (wallet) => `${wallet} bu siteye bağlı.`,
  declinedTitle: 'İstek reddedildi',
  declinedText: (wallet) =>
    `${wallet} üzerindeki isteği kapattınız. Bu siteyle hiçbir şey paylaşılmadı.`,
  failedTitle: 'Bağlanılamadı',
  failedText: (reason) => sentences(reason, 'Bu siteyle hiçbir şey paylaşılmadı.'),
  tryAgain: 'Yeniden dene',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Bağlanma yolları',
  mobile: 'Mobil',
  browser: 'Tarayıcı',
  web: 'Web',
  desktop: 'Masaüstü',

  codeName: (wallet) => `QR kodu: ${wallet} ile tarayın`,
  anyWallet: 'bir cüzdan',
  scanText: (wallet) => `Bunu telefonunuzda ${wallet} ile tarayın.`,
  agreeForCode: 'Kabul edin; taranacak kod görünecek.',
  agreeForWallet: 'Kabul edin; cüzdanınıza geçeceksiniz.',
  preparing: 'Link oluşturuluyor',
  refreshesIn: (left) => `Yenilenmesine ${left} kaldı`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Kod bir dakika içinde yenilenecek'
      : `Kod ${seconds} saniye içinde yenilenecek`,
  newCode: 'Yeni kod',
  copyLink: 'Linki kopyala',
  copied: 'Link kopyalandı',
  reload: 'Kodu yenile',
  expired: 'Bu kodun süresi doldu.',
  linkFailed: 'Kod oluşturulamadı.',

  ownRelay:
    'Bu sitenin kendi bağlantı hizmetine ayarlanmış cüzdanlar için. Diğer cüzdanları listeden seçin.',
  unreachableTitle: (wallet) => `${wallet} uygulamasına ulaşılamıyor`,
  unreachableText: (wallet) =>
    `Bu site, telefondaki ${wallet} uygulamasına bağlanamıyor. Devam etmek için başka bir cüzdan seçin.`,
  visit: (wallet) => `${wallet} web sitesini ziyaret et`,

  offline: 'Çevrimdışısınız. Bağlantınız geri gelince kod yeniden çalışır.',
  unreachable: 'Bağlantı hizmeti yanıt vermiyor. Denemeye devam ediyoruz; hiçbir şey kaybolmuyor.',
  refused: 'Bu site şu anda başka cihazlardaki cüzdanlara ulaşamıyor.',
  tryAgain: 'Yeniden dene',

  openTitle: (wallet) => `${wallet} üzerinden devam edin`,
  openText: (wallet) => `Bağlantıyı ${wallet} üzerinden onaylayın, sonra buraya dönün.`,
  open: (wallet) => `${wallet} uygulamasını aç`,
  openAgain: (wallet) => `${wallet} uygulamasını yeniden aç`,
  stuckTitle: (wallet) => `${wallet} açılmadı mı?`,
  stuckText: 'Hiçbir şey kaybolmadı. Başka bir yol deneyin:',
  openByLink: 'Web linkiyle aç',
  openByScheme: 'Uygulama linkiyle aç',
  appStore: 'App Store’dan indir',
  playStore: 'Google Play’den indir',
  otherDevice: 'Başka cihaz kullan',
  chooseWallet: 'Devam edeceğiniz cüzdanı seçin.',
  allWallets: 'Tüm cüzdanlar',
  walletList: 'Cüzdanlar',

  browserText: (wallet) =>
    `${wallet} henüz bu tarayıcıda yok. Uzantısını yükleyin; yüklenince buradan devam ederiz.`,
  getExtension: 'Uzantıyı edin',
  browserReady: (wallet) => `${wallet} bu tarayıcıda var.`,
  continueInBrowser: 'Bu tarayıcıda devam et',
  webText: (wallet) => `${wallet} başka bir sekmede açılır. Orada onaylayıp geri dönün.`,
  desktopText: (wallet) => `Bağlantıyı bu bilgisayarda ${wallet} üzerinden onaylayın.`,
  opensNewTab: 'Yeni sekmede açılır',
  get: (wallet) => `${wallet} indir`,

  connectedTitle: 'Bağlandı',
  connectedText: (wallet) => `${wallet} bu siteye bağlı.`,
  declinedTitle: 'İstek reddedildi',
  declinedText: 'Cüzdanınızdaki isteği kapattınız. Bu siteyle hiçbir şey paylaşılmadı.',
  failedTitle: 'Bağlanılamadı',
  failedText: (reason) =>
    sentences(reason, 'Bu siteyle hiçbir şey paylaşılmadı ve hiçbir şey kaybolmadı.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Tüm cüzdanlar',
  getTitle: 'Cüzdan edin',
  downloadTitle: (wallet) => `${wallet} indir`,
  search: 'Cüzdan ara',
  list: 'Cüzdanlar',
  loading: 'Cüzdanlar yükleniyor',
  noneFound: (search) => `“${search}” adlı bir cüzdan yok`,
  none: 'Burada cüzdan yok',
  nonePrivate: 'Bu adda bir cüzdan yok',
  privateText: 'Bir link, adres veya gizli bilgiye benziyor; bu yüzden bu sayfadan dışarı çıkmadı.',
  noneText: 'Yazımı kontrol edin veya tümüne bakın.',
  noneTextOrScan: 'Yazımı kontrol edin. Listede olmayan bir cüzdan kendi koduyla bağlanır.',
  scan: 'Herhangi bir cüzdanla tara',
  anyWallet: 'WalletConnect',
  clearSearch: 'Aramayı temizle',
  failedTitle: 'Liste yüklenemedi',
  failedText: 'Bağlantınız kopmuş olabilir. Bu tarayıcıdaki cüzdanlar çalışmaya devam ediyor.',
  tryAgain: 'Yeniden dene',
  installed: 'Yüklü',
  recent: 'Son kullanılan',
  found: (count) =>
    plural('tr', count, { one: '1 cüzdan bulundu', other: `${count} cüzdan bulundu` }),

  getText:
    'Bunlar yaygın olarak kullanılıyor. Hangisini seçerseniz seçin, hesabınızı sonra başka bir cüzdana taşıyabilirsiniz.',
  exploreAll: 'Tümünü gör',

  downloadText: (wallet) =>
    `${wallet} henüz bu tarayıcıda yok. Yükleyin, sonra buraya dönüp yeniden seçin.`,
  orDownloadText: (wallet) => `Ya da buraya ${wallet} yükleyin, sonra dönüp yeniden seçin.`,
  unreachableText: (wallet) =>
    `Buradan ${wallet} uygulamasına ulaşılamıyor. Bu cihaza yükleyin ve olanak varsa bu sayfayı onun içinde açın.`,
  openInAppText: (wallet) =>
    `${wallet} bu sayfayı kendi tarayıcısında açar: Orada bağlanın. Açılmazsa önce yükleyin.`,
  openInApp: (wallet) => `Bu sayfayı ${wallet} içinde aç`,
  openWebApp: (wallet) => `${wallet} web sürümünü aç`,
  extension: 'Tarayıcı uzantısı',
  appStore: 'iPhone ve iPad uygulaması',
  playStore: 'Android uygulaması',
  homepage: 'Web sitesi',
  opensNewTab: 'Yeni sekmede açılır',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Ağ seç',
  unsupportedTitle: 'Desteklenmeyen ağ',
  search: 'Ağ ara',
  list: 'Ağlar',
  current: 'Geçerli ağ',
  noneFound: (search) => `“${search}” adlı bir ağ yok`,
  noneFoundText: 'Yazımı kontrol edin veya tümüne bakın.',
  none: 'Burada ağ yok',
  noneText: 'Bu site şu anda hiçbir ağ sunmuyor.',
  clearSearch: 'Aramayı temizle',
  whatIsANetwork: 'Ağ nedir?',

  waitingTitle: (wallet) => `${wallet} üzerinden devam edin`,
  waitingText: (network) =>
    `Cüzdanınızda ${network} ağına geçişi kabul edin. Hesabınız ve paranız bulundukları yerde kalır.`,
  doneTitle: 'Ağ değiştirildi',
  declinedTitle: 'İstek reddedildi',
  declinedText: 'Önceki ağınızda kalıyorsunuz. Başka hiçbir şey değişmedi.',
  failedTitle: 'Geçiş yapılamadı',
  failedText: (reason) => sentences(reason, 'Önceki ağınızda kalıyorsunuz.'),
  cancel: 'İptal',
  tryAgain: 'Yeniden dene',

  unsupportedText: (wallet) =>
    `${wallet} bu sitenin kullanmadığı bir ağda. Devam etmek için bunlardan birini seçin. Paranız bulunduğu yerde güvende.`,
  yourWallet: 'Cüzdanınız',
  disconnect: 'Bağlantıyı kes',
  notApproved: (wallet) => `${wallet} onaylamadı`,
  noWallet: 'Henüz cüzdan yok',
  connect: 'Bağlan',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Cüzdan nedir?',
  networkTitle: 'Ağ nedir?',
  walletCards: [
    {
      title: 'Varlıklarınızın evi',
      text: 'Kripto paralarınızı, tokenlarınızı ve koleksiyon ürünlerinizi saklar, gösterir ve istediğiniz yere gönderir.',
    },
    {
      title: 'Giriş yapmanın yeni yolu',
      text: 'Parola yerine cüzdanınızla onay verirsiniz. Hiçbir site anahtarınızı öğrenmez.',
    },
    {
      title: 'Yalnızca sizin',
      text: 'Anahtar yalnızca sizdedir. Kimse onu sizin için geri getiremez; bu yüzden kurtarma ifadesini güvenle saklayın ve kimseye söylemeyin.',
    },
  ],
  getWallet: 'Cüzdan edin',

  networkCards: [
    {
      title: 'Her şeyin gerçekleştiği yer',
      text: 'Ağ, birçok bilgisayarın birlikte tuttuğu herkese açık bir kayıttır. Kripto paralarınız bu ağlardan birinde durur.',
    },
    {
      title: 'Aynı adres, ayrı para',
      text: 'Adresiniz birkaç ağda aynı olabilir; ancak bir ağdaki varlığınız diğerlerinde bulunmaz.',
    },
    {
      title: 'Ücretler farklıdır',
      text: 'Her ağın, ücretlerinin ödendiği kendi kripto parası ve işlem başına kendi fiyatı vardır.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'E-postayı doğrula',
  deviceTitle: 'Cihazı kaydet',
  passkeyTitle: 'Geçiş anahtarı',
  email: 'E-posta adresi',
  continue: 'Devam et',
  device: 'Bu cihazı onaylayın',
  deviceSent: (email) =>
    `${email} adresine bir link gönderildi. Linki açın ve bu cihazın sizin olduğunu orada onaylayın.`,
  waitLonger: (seconds) => `Lütfen ${seconds} saniye sonra yeniden deneyin`,
  connected: 'Giriş yaptınız.',
  usePasskey: 'Geçiş anahtarı kullan',
  passkeyWaiting: 'Cihazınız geçiş anahtarınızı istiyor',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Bu siteyle hiçbir şey paylaşılmadı.'),
  declined: 'Pencereyi kapattınız. Bu siteyle hiçbir şey paylaşılmadı.',
  connected: 'Giriş yaptınız.',
  tryAgain: 'Yeniden dene',
  otherWay: 'Başka yol kullan',
  notEmail: 'Bir e-posta adresi yazın; örneğin ada@example.com.',
  sent: (email) => `${email} adresine gönderilen kodu yazın.`,
  code: 'Kod',
  checking: 'Kod kontrol ediliyor',
  resend: 'Kodu yeniden gönder',
  sending: 'Kod gönderiliyor',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Şununla devam et',
  continueWith: (service) => `${service} ile devam et`,
  more: 'Diğer hizmetler',
  waiting: (service) => `${service} penceresinde devam edin`,
  noPassword: 'Orada yaptıklarınız bu siteye bildirilmez.',
  blocked:
    'Tarayıcınız pencere açılmasına izin vermedi. Bu sayfa için pencerelere izin verip yeniden deneyin.',
  timedOut: 'Pencere kapandı. Yeniden deneyin veya başka bir yol kullanın.',
  inThisPage: 'Bu sayfada devam et',
  closed: 'Pencere kapandı. İşiniz bittiyse burası kendiliğinden devam eder.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Bunu telefonunuzun kamerasıyla tarayın ve Farcaster uygulamasında kabul edin.',
  agree: 'Farcaster uygulamasında kabul edin, sonra buraya dönün.',
  codeName: 'Farcaster uygulamasında devam etmek için QR kodu',
  preparing: 'Link oluşturuluyor',
  open: 'Farcaster’ı aç',
  copyLink: 'Linki kopyala',
  copied: 'Link kopyalandı',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Bu bölüm yüklenemedi.',
  tryAgain: 'Yeniden dene',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Bu sayfayı ${wallet} içinde açan QR kodu`,
  scan: (wallet) => `Bunu telefonunuzun kamerasıyla tarayın: Bu sayfa ${wallet} içinde açılır.`,
  local:
    'Bu sayfanın adresini yalnızca bu bilgisayar açabilir. Sayfa web’de yayımlandığında kod çalışır.',
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
