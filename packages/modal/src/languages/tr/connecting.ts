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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Hizmet Şartlarını',
  privacy: 'Gizlilik Politikasını',
  both: (terms, privacy) => `${terms} ve ${privacy}`,
  agree: (what) => `${what} kabul ediyorum`,
  agreeByConnecting: (what) => `Bağlanarak ${what} kabul etmiş olursunuz`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
