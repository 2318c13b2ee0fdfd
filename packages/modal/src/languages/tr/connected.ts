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
  amount: 'Tutar',
  max: 'Maks.',
  tryAgain: 'Yeniden dene',
  twoReadings:
    'Bu iki şekilde okunabilir. Tam sayıları ayırıcısız, diğerlerini bir sıfır daha ekleyerek yazın; örneğin 1,2340',
  maxAmount: (amount) => `Maks. ${amount}`,
  maxLeaves: (fee) => `Maks. seçilince ücret için ${fee} kalır`,
  have: (amount) => `Bakiyeniz: ${amount}.`,
  badAmount: (decimals) =>
    `Rakamlar ve tek bir nokta ya da virgül kullanın; en çok ${decimals} ondalık basamak`,
  inToken: (symbol) => `Tutarı ${symbol} cinsinden yaz`,
  inDollars: 'Tutarı dolar cinsinden yaz',
  selectToken: 'Token seç',
  changeToken: (symbol) => `${symbol}, tokenı değiştir`,
  recipient: 'Alıcı',
  addressOrName: 'Adres veya ad',
  paste: 'Yapıştır',
  clear: 'Alıcıyı temizle',
  recent: 'Son alıcılar',
  recentLabel: 'Son alıcılar',
  looking: 'Ad aranıyor',
  wholeAddress: 'Adresin tamamı',
  wholeAddressOf: (name) => `${name} için adresin tamamı`,
  copyAddress: 'Adresi kopyala',
  copied: 'Adres kopyalandı',
  network: 'Ağ',
  fee: 'Ağ ücreti',
  feePaidIn: (symbol) => `Ağ ücreti, ${symbol} ile ödenir`,
  costs: { recipientAccount: 'Bu token için bir kereliğine hesap açar' },
  feeAtMost: (fee) => `en çok ${fee}`,
  feeUnread: 'Cüzdanınız gösterir',
  search: 'Token ara',
  lookingToken: 'Tokena bakılıyor',
  noTokenThere: (network) => `${network} ağında bu adreste token yok`,
  unlisted:
    'Bu token hiçbir listede yok. Herkes istediği adla bir token oluşturabilir ve bu token değersiz olabilir. Yalnızca adresini biliyorsanız kullanın.',
  takeToken: (symbol) => `${symbol} kullan`,
  suggested: 'Önerilen tokenlar',
  tokensOn: (network) => `${network} ağındaki tokenlarınız`,
  missing: (network) =>
    `${network} ağındaki tokenların tümü okunamadı. Bulundukları yerde güvendeler.`,
  noToken: (text) => `“${text}” adlı bir token yok`,
  clearSearch: 'Aramayı temizle',
  exactly: (amount) => `Tam olarak ${amount}`,
  total: 'Ücret dahil toplam',
  confirm: 'Onayla',
  confirmIn: (wallet) => `${wallet} üzerinden onaylayın`,
  cancel: 'İptal',
  notices: {
    declined: 'İstek reddedildi. Hiçbir şey gönderilmedi.',
    walletChanged: 'Cüzdanınız değişti. Yeniden kontrol edin.',
    feeUnread: 'Ağ ücreti okunamadı. Siz onaylamadan önce cüzdanınız ücreti gösterir.',
    wrongNetwork:
      'Cüzdanınız başka bir ağda. Ağı değiştirip yeniden onaylayın. Hiçbir şey gönderilmedi.',
  },
  failed: (reason) => sentences(reason, 'Hiçbir şey gönderilmedi.'),
  somethingWrong: 'Bir sorun oluştu',
  chainFailed: 'Ağ reddetti',
  chainFailedHint: 'Ağ ücreti dışında hiçbir şey hareket etmedi.',
  dropped: 'Düştü, hiçbir şey gönderilmedi',
  droppedHint: 'Ağ, işlemi bir bloğa girmeden önce unuttu.',
  replaced: 'Değiştirildi',
  replacedHint: 'Başka bir işleminiz bunun yerine geçti. Cüzdanınıza bakın.',
  reading: 'Zincirden geri okunuyor',
  matches: 'Zincirden geri okundu: eşleşiyor',
  matchesHint: 'Alıcı, tutar ve ağ, onayladıklarınızla aynı.',
  unread: 'Henüz okunamadı',
  unreadHint: 'Kendiliğinden yeniden sorulur.',
  partlyCompared: 'Tamamı karşılaştırılamadı',
  partlyComparedHint: 'İşlem zincirde, ancak tamamı onayladıklarınızla karşılaştırılamadı.',
  done: 'Tamam',
  explorer: 'Gezginde gör',
  unknown: 'Sonuç bilinmiyor',
  unknownHint: 'Gönderilmiş olabilir. Yeniden denemeden önce Hareketler bölümüne bakın.',
  looked: 'Baktım',
  alarm: 'Onayladığınız bu değil',
  alarmHint:
    'Cüzdanınızın gönderdiği başka bir şey ve geri alınamaz. Bu cüzdanı kullanmayı bırakın. Kalanı, güvendiğiniz bir cihazdan taşıyın.',
  youConfirmed: 'Onayladığınız',
  onChain: 'Zincirdeki',
  parts: {
    network: 'Ağ',
    sender: 'Gönderen',
    recipient: 'Alıcı',
    amount: 'Tutar, en küçük birimle',
    asset: 'Token veya çağrı',
  },
  read: 'Bunu okudum',
  unknownBalance: 'Bakiye bilinmiyor',
  nothing: 'Onaylanacak bir şey yok',
  nothingHint: 'Buradaki iş sona erdi; cüzdanınızdan hiçbir şey istenmiyor.',
  back: 'Forma dön',
  noNetwork: 'Önce bir ağ seçin',
  noNetworkHint: 'Cüzdanınız bu sayfanın kullanmadığı bir ağda.',
  networks: 'Ağ seç',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Hesap',
  copyAddress: 'Adresi kopyala',
  copied: 'Adres kopyalandı',
  balance: 'Bakiye',
  balanceFailed: 'Token bakiyesi alınamıyor',
  balanceUnread: 'Bakiyeniz okunamadı. Paranız bulunduğu yerde güvende.',
  balanceStale: 'Yenilenemedi. Bu, gördüğümüz son bakiye.',
  notPriced: 'Bir bölümünün fiyatı yok ve bu toplama dahil değil.',
  notWhole: 'Tamamı okunamadı.',
  tryAgain: 'Yeniden dene',
  network: 'Ağ',
  parts: 'Bu hesaptaki varlıklar',
  disconnect: 'Bağlantıyı kes',
  differs: 'Cüzdanınızın gönderdiği, onayladığınız şey değil.',
  lookAtIt: 'İncele',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Hareketler',
  verbs: {
    approve: 'Onay verildi',
    borrow: 'Ödünç alındı',
    burn: 'Yakıldı',
    buy: 'Satın alındı',
    cancel: 'İptal edildi',
    claim: 'Talep edildi',
    deploy: 'Yayımlandı',
    deposit: 'Yatırıldı',
    execute: 'Yürütüldü',
    mint: 'Basıldı',
    receive: 'Alındı',
    repay: 'Geri ödendi',
    send: 'Gönderildi',
    stake: 'Stake edildi',
    trade: 'Takas edildi',
    unstake: 'Stake’ten çıkarıldı',
    withdraw: 'Çekildi',
  },
  sending: 'Gönderiliyor',
  pending: 'Bekliyor',
  differs: 'Onaylanandan farklı',
  unmatched: 'Alıcıyı kontrol edin',
  failedTag: 'Başarısız',
  dropped: 'Düştü, hiçbir şey gönderilmedi',
  replaced: 'Değiştirildi',
  lookAlike: 'Benzer adres',
  lookAlikeHint: (known) => `${known} adresine benzesin diye oluşturulmuş bir adresten.`,
  thisWeek: 'Bu hafta',
  emptyTitle: 'Henüz hareket yok',
  empty: 'Bu hesabın hareketleri burada görünür.',
  unsupported: 'Bu ağın geçmişi burada görüntülenemiyor.',
  incomplete: 'Bu geçmişin bir bölümü okunamadı.',
  failed: 'İşlemler alınamadı',
  failedHint: 'Hiçbir şey kaybolmadı. Bağlantınızı kontrol edin.',
  tryAgain: 'Yeniden dene',
  more: 'Daha fazla göster',
  newer: 'Daha yenileri göster',
  imitates: 'Bu adresi tanıyorsunuz:',
  imitation: 'Bu ise yalnızca ona benziyor:',
  copyAddress: 'Benzeyen adresi kopyala',
  copyWarning: 'Bu adresi oluşturan kişi, buraya yanlışlıkla para göndermenizi umuyor.',
  copyAnyway: 'Yine de kopyala',
  copied: 'Adres kopyalandı',
  explorer: 'Blok gezgininde gör',
  justNow: 'şimdi',
  minutes: (count) => `${count} dk`,
  hours: (count) => `${count} sa`,
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `${family} ağına geç`,
  waitingTitle: (wallet) => `${wallet} üzerinden devam edin`,
  waitingText: 'Her ağ türü için bir kez sorar. İhtiyacınız olanları kabul edin.',
  connectedTitle: 'Bağlandı',
  connectedText: (wallet) => `${wallet} bu siteye bağlı.`,
  someText: 'Devam edebilir veya diğerlerini yeniden deneyebilirsiniz.',
  declinedTitle: 'İstek reddedildi',
  failedTitle: 'Bağlanılamadı',
  nothingText: 'Bu siteyle hiçbir şey paylaşılmadı.',
  list: 'Ağ türleri',

  accept: 'İsteği orada kabul edin',
  openWallet: 'Cüzdanınızı açın',
  noAnswer: 'Henüz yanıt yok',
  waiting: 'Bekliyor',
  connected: 'Bağlandı',
  declined: 'Reddedildi, hiçbir şey paylaşılmadı',
  tryAgain: 'Yeniden dene',
  cancel: 'İptal',
  continueWith: (family) => `${family} ile devam et`,
  continueWithSeveral: (count) => `${count} tanesiyle devam et`,

  goOnWith: (wallet, account) =>
    `${wallet}, ${account} ile devam ediyorsunuz. Diğer cüzdanlarınız bağlı kalır.`,
  connectFirst: 'Bunun için henüz bağlı bir cüzdan yok. Diğer cüzdanlarınız bağlı kalır.',
  connectWallet: 'Cüzdan bağla',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT’ler',
  list: 'Bu hesaptaki NFT’ler',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('tr', count, { one: '1 spam NFT gizlendi', other: `${count} spam NFT gizlendi` }),
  shown: (count) => plural('tr', count, { one: '1 spam NFT', other: `${count} spam NFT` }),
  emptyTitle: 'Henüz NFT yok',
  empty: 'Aldığınız koleksiyon ürünleri burada görünür.',
  unsupported: 'Bu ağın koleksiyon ürünleri burada görüntülenemiyor.',
  incomplete: 'NFT’lerinizin bazıları okunamadı. Bulundukları yerde güvendeler.',
  failed: 'NFT’leriniz okunamadı',
  failedHint: 'Bulundukları yerde güvendeler.',
  tryAgain: 'Yeniden dene',
  more: 'Daha fazla göster',
  collection: 'Koleksiyon',
  tokenId: 'Token kimliği',
  pieces: 'Sizde',
  network: 'Ağ',
  contract: 'Sözleşme',
  copyContract: 'Sözleşmeyi kopyala',
  copied: 'Kopyalandı',
  send: 'Gönder',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Cüzdanlar',
  active: 'Etkin',
  use: 'Kullan',
  add: 'Ekle',
  addFor: (family) => `Cüzdan ekle: ${family}`,
  noneConnected: 'Bağlı cüzdan yok',
  more: (account) => `${account} hakkında ayrıntılar`,
  copyAddress: 'Adresi kopyala',
  copied: 'Adres kopyalandı',
  disconnect: (wallet) => `${wallet} bağlantısını kes`,
  hint: 'Bu siteye hangi hesapları göstereceğine cüzdanınız karar verir.',
  types: {
    eoa: 'Hesap',
    smartAccount: 'Akıllı hesap',
    payment: 'Ödemeler',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Al',
  networksTitle: 'Uyumlu ağlar',
  fundTitle: 'Cüzdana para ekle',
  code: (network) => `${network} ağındaki adresinizin QR kodu`,
  amount: 'Tutar',
  amountOptional: 'Tutar, isteğe bağlı',
  badAmount: (decimals) =>
    `Rakamlar ve tek bir nokta ya da virgül kullanın; en çok ${decimals} ondalık basamak`,
  yourAddress: (network) => `${network} ağındaki adresiniz`,
  copyAddress: 'Adresi kopyala',
  copyLink: 'Ödeme linkini kopyala',
  copied: 'Adres kopyalandı',
  linkCopied: 'Ödeme linki kopyalandı',
  alsoOn: (count) =>
    plural('tr', count, { one: '1 ağda daha geçerli', other: `${count} ağda daha geçerli` }),
  sameAddress:
    'Adresiniz bu ağların her birinde aynı. Yalnızca bunlardan biri üzerinden gönderin: Başka bir ağdan gönderilen kaybolabilir.',
  fund: 'Bu hesaba para, başka bir cüzdandan veya bir borsadan gelir.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Gönder',
  selectTitle: 'Token seç',
  lookAlikeTitle: 'Adresi kontrol edin',
  reviewTitle: 'Gönderimi incele',
  sentTitle: 'Gönderildi',
  buttons: {
    selectToken: 'Token seç',
    addAmount: 'Tutar gir',
    incorrectValue: 'Hatalı değer',
    insufficientFunds: 'Yetersiz bakiye',
    unknownBalance: 'Bakiye bilinmiyor',
    addAddress: 'Adres gir',
    invalidAddress: 'Geçersiz adres',
    previewSend: 'Gönderimi incele',
    unsupportedChain: 'Desteklenmeyen ağ',
  },
  youSend: 'Gönderdiğiniz',
  balanceUnknown: 'Bakiyeniz okunamadı. Paranız bulunduğu yerde güvende.',
  noFee: (symbol) => `Ağ ücreti için yeterli ${symbol} yok`,
  to: 'Alıcı',
  problems: {
    invalid: 'Bu, bu ağın bir adresi değil.',
    checksum: 'Sağlama toplamı tutmuyor; her harfi kontrol edin.',
    required: 'Bu link, burada bilinmeyen bir şey istiyor.',
    letters: 'Farklı alfabelerden harfler veya hiçbir adda bulunamayacak karakterler var.',
    unregistered: 'Bu ad kayıtlı değil.',
    lookupFailed: 'Ad aranamadı. Yeniden deneyin veya adresi yapıştırın.',
    tokenContract:
      'Bu, bir kullanıcının hesabı değil, bir tokenın sözleşmesi. Buraya gelen kaybolur.',
  },
  otherNetwork: (name) => `Bu linkin ağı: ${name}. Önce ağı değiştirin veya linki silin.`,
  switchTo: (name) => `${name} ağına geç`,
  unknownNetwork: 'başka bir ağ',
  notKnown: 'Tanıdığınız adres değil',
  onlyEnds:
    'Yalnızca başı ve sonu aynı. Dolandırıcılar, kendilerine yanlışlıkla ödeme yapılsın diye böyle adresler oluşturur.',
  bait: 'Bu adresi yalnızca sıfır tutarlı transferlerden tanıyorsunuz. Dolandırıcılar, adresi kopyalamanız için böyle transferler yapar.',
  known: 'Tanıdığınız',
  entered: 'Girdiğiniz',
  useKnown: 'Tanıdığım adresi kullan',
  useEntered: 'Yine de bunu kullan',
  pressAgain: 'Kullanmak için yeniden basın',
  leaves: 'Hesabınızdan çıkar',
  arrives: (name) => `${name} alıcısına ulaşır`,
  reserve: (amount) =>
    `Cüzdanlar ücret için ${amount} tutarına kadar ayırır; sizde daha azı var. Cüzdanınız reddedebilir.`,
  keepsPart: (amount) => `Bu token, bunun gibi her transferden ${amount} keser.`,
  contract:
    'Bu adres bir sözleşme ve buraya daha önce göndermediniz. Gelen para sonsuza dek orada kalabilir: Kullanılıp kullanılamayacağını alıcıya sorun.',
  firstTime: 'Bu adrese ilk kez gönderiyorsunuz. Adresi alıcıya sorarak doğrulayın.',
  comparing: 'Adres karşılaştırılıyor',
  notCompared:
    'Geçmişiniz okunamadığı için bu adres, tanıdıklarınızla karşılaştırılamadı. Adresin tamamını kontrol edin.',
  notices: {
    wouldFail: 'Ağ, bu transferin başarısız olacağını bildiriyor. Hiçbir şey gönderilmedi.',
    tokenMissing: 'İstenen token bu hesapta yok. Başka bir token seçin.',
    lookAlike: 'Bu adres, tanıdığınız bir adresin taklidi. Devam etmeden önce kontrol edin.',
    feeRose: 'Ağ ücreti yükseldi. Tutarı yeniden kontrol edin. Hiçbir şey gönderilmedi.',
    feeUnknown:
      'Ağ ücreti okunamadığı için ne kadar gönderilebileceği bilinmiyor. Yeniden deneyin veya bir tutar girin.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Ağ bu tokenı, bu sayfanın gösterdiğinden farklı birimlerle sayıyor. Hiçbir şey gönderilmedi. Buradan göndermeyin.'
      case 'transfer/decimals-unread':
        return 'Ağ, bu tokenı hangi birimlerle saydığını bildirmedi. Hiçbir şey gönderilmedi. Biraz bekleyin veya yeniden deneyin.'
      case 'transfer/sender-minimum':
        return `Ağ, ücretin dışında hesabınızda ${least} ${symbol} kalmasını istiyor. Daha az gönderin.`
      case 'transfer/recipient-minimum':
        return `Bu adreste henüz hiçbir şey yok ve ağ oraya en az ${least} ${symbol} gönderilmesini istiyor. Daha fazla gönderin.`
      case 'transfer/frozen':
        return `Bu tokenın ihraççısı bir bölümünü dondurdu. En çok ${most} gönderin.`
      case 'transfer/too-many-accounts':
        return `Bu token birçok hesabınıza dağılmış durumda. Bir kerede en çok ${most}, kalanını sonra gönderin.`
      default:
        return null
    }
  },
  failedOnSolana: 'İşlem gönderilemedi. Lütfen yeniden deneyin.',
  started: 'İşlem başlatıldı',
  sent: (amount) => `${amount} gönderildi`,
  pending: 'Yolda. Sonraki bloklardan biriyle ulaşır.',
  confirmed: (to) => `${to} alıcısına ulaştı.`,
  lessArrived: 'Gönderilenden azı ulaştı',
  lessArrivedHint: (arrived, sent) =>
    `Token, gönderilen ${sent} tutarının ${arrived} kadarının ulaştığını bildiriyor. Bir bölümünü kesiyor ya da söylediğini yapmıyor.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Ayarlar',
  address: 'Adresinizin tamamı',
  copyAddress: 'Adresi kopyala',
  copied: 'Adres kopyalandı',
  explorer: (name) => `${name} üzerinde gör`,
  opensNewTab: 'Yeni sekmede açılır',
  appearance: 'Görünüm',
  appearances: { system: 'Sistem', light: 'Açık', dark: 'Koyu' },
  language: 'Dil',
  wallets: 'Hesaplar ve cüzdan',
  disconnect: 'Bağlantıyı kes',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Giriş yap',
  heading: (site) => `${site} sitesine giriş yapın`,
  headingAnywhere: 'Cüzdanınızla giriş yapın',
  explanation:
    'Aşağıdaki mesajı imzalarsınız. Hiçbir maliyeti yoktur ve hiçbir varlık yer değiştirmez.',
  message: 'İmzalanacak mesaj',
  sign: 'İmzala',
  cancel: 'İptal',
  continueIn: (wallet) => `${wallet} üzerinden devam edin`,
  returning: (wallet) => `Önceki ağa dönülüyor. ${wallet} size sorabilir.`,
  checking: 'İmzanız kontrol ediliyor',
  checkingText: 'Bu biraz sürebilir.',
  declined: 'İmza reddedildi',
  smartAccount: 'Bu uygulama akıllı hesapları desteklemiyor olabilir',
  unavailable: 'Kimlik doğrulama başlatılırken bir sorun oluştu',
  refused: (reason) => `Sunucunun mesajı: ${reason}`,
  warnings: {
    domain: (page, named) => `Bu sayfa ${page}, ama mesajda başka bir site yazıyor: ${named}`,
    flagged: (domain) => `${domain} aldatıcı olarak bildirildi. İmzalamayın.`,
    imitation: 'Bu, giriş mesajına benziyor ama giriş mesajı değil. İmzalamayın.',
    account: 'Mesajda sizin olmayan bir hesap yazıyor.',
    uri: (uri) => `Başka bir adrese giriş yapmış olursunuz: ${uri}`,
    chain: (named, wallet) => `Mesajda yazan ağ: ${named}. Cüzdanınızın ağı: ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Takas',
  selectTitle: 'Token seç',
  reviewTitle: 'Takası incele',
  doneTitle: 'Takas edildi',
  buttons: {
    unsupportedNetwork: 'Bu ağda takas desteklenmiyor',
    selectToken: 'Token seç',
    enterAmount: 'Tutar gir',
    insufficientBalance: 'Yetersiz bakiye',
    insufficientLiquidity: 'Yetersiz likidite',
    reviewSwap: 'Takası incele',
  },
  youPay: 'Ödediğiniz',
  youReceive: 'Aldığınız',
  estimate: 'Tahmin',
  payWith: (symbol) => `${symbol} ile öde`,
  receive: (symbol) => `${symbol} al`,
  switchTokens: 'Tokenların yerini değiştir',
  tokensOn: (network) => `${network} ağındaki tokenlar`,
  rate: 'Kur',
  minimum: 'En az alacağınız',
  impact: 'Fiyat etkisi',
  slippage: 'Kayma',
  slippageHint:
    'Tahminden ne kadar azının gelebileceği. Bundan da azı gelecekse takas gerçekleşmez.',
  slippageField: 'Yüzde olarak kayma',
  slippageHigh: 'Bu kadar kaymayla tahminden çok daha azını alabilirsiniz.',
  untried: 'Ağ bu takası önceden deneyemedi. Ne geleceği yalnızca işlemin kendisinden okundu.',
  impactHigh: 'Alacağınızın değeri, ödediğinizin değerinden çok daha düşük.',
  reading: 'Fiyat soruluyor',
  pays: 'Ödediğiniz',
  gets: 'Aldığınız, tahmini',
  approve: (symbol) => `${symbol} için onay ver`,
  reset: (symbol) => `${symbol} onayını sıfırla`,
  swap: 'Takas et',
  approveAndSwap: 'Onay ver ve takas et',
  approving: (symbol) => `${symbol} için onay veriliyor`,
  steps: {
    batch:
      'Cüzdanınız tam olarak bu tutar için onay verir ve takası tek seferde yapar: Ya ikisi de gerçekleşir ya da hiçbiri.',
    reset: 'Önce eski onay geri alınır, sonra borsa tam olarak bu tutarı alabilir.',
    approve: 'Önce borsanın tam olarak bu tutarı almasına izin verirsiniz, sonra takas edersiniz.',
  },
  notices: {
    wouldFail:
      'Ağ, fiyatlar değiştiği için bu takasın başarısız olacağını bildiriyor. Geri dönüp yenisini isteyin.',
    priceMoved: 'Fiyat değişti. Tutarlara yeniden bakın.',
  },
  refused: (reason) => `Önerilen takas reddedildi. ${reason} Cüzdanınızdan hiçbir şey istenmedi.`,
  started: 'İşlem başlatıldı',
  swapped: (paid) => `${paid} takas edildi`,
  pending: (least) => `Yolda. Sonraki bloklardan biriyle en az ${least} gelir.`,
  confirmed: (least) => `Takas tamamlandı: Hesabınıza en az ${least} geldi.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Satın al',
  fund: 'Kart veya banka hesabıyla satın al',
  title: 'Sağlayıcı seç',
  tokenTitle: 'Token seç',
  currencyTitle: 'Para birimi seç',
  progressTitle: 'Satın alma sürüyor',
  helpTitle: 'Satın alma nedir?',
  youPay: 'Ödediğiniz',
  badAmount: 'Rakamlar ve tek bir nokta ya da virgül kullanın; en çok 2 ondalık basamak',
  tooLittle: (limit) => `En az ${limit} ödeyin`,
  tooMuch: (limit) => `En çok ${limit} ödeyin`,
  receive: (symbol) => `${symbol} al`,
  receiveTitle: 'Aldığınız, tahmini',
  providers: 'Sağlayıcılar',
  fee: (least, most) => `Ücret: ${least} – ${most}`,
  asking: 'Fiyat soruluyor',
  noQuote: 'Şu anda fiyat vermiyor',
  gives: (amount) => `Yaklaşık ${amount}`,
  loading: 'Neler satın alınabileceği soruluyor',
  sample:
    'Tahmin: Satıcılara ulaşılamıyor. Bunlar olağan rakamlardır ve bunlarla hiçbir şey satın alınamaz.',
  sampleFee: (fee) => `Olağan ücret: ${fee}`,
  nothingSold: (network) => `${network} ağında hiçbir şey satılmıyor`,
  nothingSoldHint: 'Başka bir ağ seçin veya başka bir cüzdandan alın.',
  networks: 'Ağlar',
  tryAgain: 'Yeniden dene',
  sandbox: 'Deneme ortamı: Burada gerçek hiçbir şey satılmaz ve hiçbir ödeme yapılmaz.',
  leaves: 'Ödemeyi sağlayıcının sayfasında yaparsınız. Kartınız ve belgeleriniz buraya hiç gelmez.',
  failed: (reason) => `Hiçbir şey satın alınmadı. ${reason}`,
  foreignPage: (host) =>
    `Sunucu, ${host} üzerinde bir sayfa gösterdi; bu sayfa burada satış yapan hiç kimseye ait değil. Sayfa açılmadı ve hiçbir şey satın alınmadı.`,
  opening: (provider) => `${provider} açılıyor`,
  waiting: (provider) => `${provider} sayfasında devam edin`,
  waitingHint:
    'Açılan sayfada ödeme yapın. Satın aldığınız ulaşınca bu ekran bildirir; ekranı kapatabilirsiniz.',
  waitingUnknown: 'Açılan sayfada ödeme yapın. Satın aldığınız, hesabınızda görünür.',
  blocked: 'Tarayıcınız sayfanın açılmasına izin vermedi. Kendiniz açın:',
  open: (provider) => `${provider} sayfasını aç`,
  copyLink: 'Linki kopyala',
  copied: 'Link kopyalandı',
  opensNewTab: 'yeni sekmede açılır',
  paid: 'Ödendi',
  paidHint: (amount) => `${amount} adresinize doğru yolda.`,
  delivered: (amount) => `${amount} ulaştı`,
  deliveredHint: 'Artık hesabınızda.',
  notDelivered: 'Satın alınmadı',
  notDeliveredHint: 'Sağlayıcı, hiçbir şey teslim edilmediğini bildiriyor.',
  goesTo: 'Gideceği yer',
  again: 'Baştan başla',
  done: 'Tamam',
  activity: 'Hareketler’de gör',
  helpCards: [
    {
      title: 'Para kriptoya dönüşür',
      text: 'Sağlayıcı, kartınızdan veya banka havalenizle ödemeyi alır ve adresinize kripto para gönderir.',
    },
    {
      title: 'Sağlayıcı kim olduğunuzu görür',
      text: 'Sağlayıcı, kendi kuralları olan ayrı bir şirkettir ve belgelerinizi isteyebilir. Bu sayfa ona adresinizi ve tutarı verir, başka hiçbir şey vermez.',
    },
    {
      title: 'Bir maliyeti vardır',
      text: 'Sağlayıcılar yüzde bir ila iki veya daha fazlasını alır; ağın da kendi ücreti vardır. Ödemeden önce karşılaştırın.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Ad seç',
  registerTitle: 'Adı kaydet',
  registeredTitle: 'Ad kaydedildi',
  intro:
    'Ad, adresinizin yerine geçer. Başkaları ona gönderir ve kimsenin adres kopyalaması gerekmez.',
  own: 'Adlarınız',
  name: 'Ad',
  rules: 'En az 4 karakter: a–z, 0–9 ve -',
  unreadable: 'Yalnızca a–z, 0–9 ve - kullanın',
  tooShort: 'En az 4 karakter yazın',
  suggestions: 'Yakın adlar',
  searching: 'Adlar aranıyor',
  searchFailed: 'Adlar aranamadı.',
  tryAgain: 'Yeniden dene',
  noneFree: 'Bunların hepsi alınmış. Başka bir ad yazın.',
  noneFound: 'Burada böyle bir ad yok. Başka bir ad yazın.',
  available: 'Uygun',
  taken: 'Alınmış',
  register: 'Kaydet',
  leadsTo: (network) => `${network} ağındaki adresinize götürür`,
  free: 'Hiçbir maliyeti yoktur. Ad bu adreste kalır ve geri verilemez.',
  signed: 'Cüzdanınızın imzaladığı',
  confirmIn: (wallet) => `${wallet} üzerinden onaylayın`,
  registering: 'Kaydediliyor',
  back: 'Başka bir ad seç',
  notices: {
    declined: 'İmza reddedildi. Hiçbir şey kaydedilmedi.',
    unsupported: 'Bu ağda ad sunulmuyor.',
    walletChanged: 'Cüzdanınız değişti. Yeniden kontrol edin.',
    unavailable:
      'Sunucu yanıt vermiyor. Bilindiği kadarıyla hiçbir şey kaydedilmedi. Yeniden deneyin.',
  },
  unsigned: 'Cüzdanınız imzalamadı. Hiçbir şey kaydedilmedi.',
  walletSaid: (reason) => `Cüzdanınız imzalamadı: ${reason}`,
  registered: (name) => `${name} artık sizin`,
  registeredHint: 'Bundan sonra başkaları bu ada gönderebilir.',
  done: 'Tamam',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokenlar',
  list: 'Bu hesaptaki tokenlar',
  hidden: (count) =>
    plural('tr', count, { one: '1 spam token gizlendi', other: `${count} spam token gizlendi` }),
  shown: (count) => plural('tr', count, { one: '1 spam token', other: `${count} spam token` }),
  emptyTitle: 'Henüz token yok',
  empty: 'Aldıklarınız burada görünür.',
  fund: 'Cüzdana para ekle',
  failed: 'Token bakiyesi alınamıyor',
  failedHint: 'Tokenlarınız okunamadı. Bulundukları yerde güvendeler.',
  stale: (when) => `Yenilenemedi. Bu bilgilerin saati: ${when}.`,
  missing: (network) =>
    `${network} ağındaki tokenların tümü okunamadı. Bulundukları yerde güvendeler. Biraz sonra yeniden deneyin.`,
  tryAgain: 'Yeniden dene',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Onayla',
  codeTitle: 'Kurtarma kodu',
  saveCode: 'Kurtarma kodunuzu saklayın',
  walletTitle: 'Güvenli cüzdan',
  updateTitle: 'E-postayı değiştir',
  primaryTitle: 'Mevcut e-postayı doğrula',
  secondaryTitle: 'Yeni e-postayı doğrula',
  otherEmail: 'Başka bir adres kullan',
  editEmail: 'E-postayı değiştir',
  newEmail: 'Yeni e-posta adresi',
  save: 'Kaydet',
  done: 'Tamam',
  ways: 'Giriş yöntemleri',
  addPasskey: 'Geçiş anahtarı ekle',
  recover: 'Geçiş anahtarıyla kurtar',
  setPassword: 'Parola belirle',
  export: 'Cüzdanı dışa aktar',
  forget: 'Diğer cihazlardan çıkış yap',
  delete: 'Cüzdanı sil',
  changed: 'E-posta değiştirildi',
  unchanged: (reason) => sentences(reason, 'Adresiniz değişmedi.'),
  inFrame: 'Bu sayfa aşağıdakilerin hiçbirini göremez ve hiçbirine basamaz.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'İzinler',
  createdTitle: 'İzin verildi',
  intro:
    'Bu uygulamalar, bir sözleşmenin uyguladığı sınırlar içinde size bir daha sormadan bu hesap adına işlem yapabilir.',
  none: 'İzin yok',
  noneText: 'Hiçbir uygulama kendi başına bu hesap adına işlem yapamaz.',
  reading: 'İzinleriniz okunuyor',
  unread: 'İzinleriniz okunamadı. Önceden nasılsa öyleler.',
  unsupported: 'Bu cüzdan izinleri geri alamıyor. Bu izni veren cüzdanı bağlayıp yeniden deneyin.',
  notEnded:
    'Ağ bu izni henüz sonlandırmadı. Bir dakika sonra yeniden bakın ve hâlâ buradaysa bir kez daha geri alın.',
  tryAgain: 'Yeniden dene',
  somebody: 'Bir uygulama',
  once: (amount) => `Toplam ${amount}`,
  every: (amount, duration) => `Her ${duration} için ${amount}`,
  upTo: (amount, most) => `Saniyede ${amount}, toplam ${most}`,
  left: (amount) => `Şu anda alınabilecek: ${amount}`,
  leftUnknown: 'Ne kadar kaldığı şu anda söylenemiyor.',
  functions: (names) => `Çağırabileceği: ${names}`,
  calls: (left, most) => `Kalan çağrı: ${left} / ${most}`,
  perCall: (amount) => `Her çağrıda: en çok ${amount}`,
  contract: 'Sözleşme',
  caller: 'Kim çağırabilir',
  atomic: (amount) => `${amount} (atomik birim)`,
  unknown: 'Neye izin verdiği gösterilemiyor. Bu izni tanımıyorsanız geri alın.',
  until: (date) => `Bitiş: ${date}`,
  delegate: 'Kim alabilir',
  revoke: 'Geri al',
  revoking: 'Cüzdanınızda onaylayın ve ağı bekleyin',
  granted:
    'Uygulama, izin verdiğiniz sınırlar içinde hareket edebilir. İzni Ayarlar’da bulur ve istediğiniz zaman geri alabilirsiniz.',
  done: 'Tamam',
  showAll: 'İzinleri göster',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Akıllı hesap',
  intro:
    'Akıllı hesap birkaç adımı bir kerede yapar ve ağ ücretini başkasının ödemesine olanak tanıyabilir. Onun adına anahtarınız imzalar.',
  twoAddresses:
    'Akıllı hesabınızın ve anahtarınızın ayrı adresleri vardır. Hangisinin önce geleceğini değiştirdiğinizde para bulunduğu yerde kalır.',
  first: 'Önce bu gelir: Uygulamalar bunu görür, istediğiniz para buraya gelir.',
  notFirst: 'Önce anahtarınızın kendi hesabı gelir.',
  address: 'Akıllı hesap',
  ownAddress: 'Anahtarınız',
  isThere: 'Bu ağda var.',
  isNotThere: 'Göndereceğiniz ilk şeyle birlikte oluşturulur. Öncesinde de para alabilirsiniz.',
  networks: 'Bulunduğu ağlar',
  notHere: 'Burada bu ağ için akıllı hesap yok. Anahtarınızın kendi hesabı kullanılır.',
  warning:
    'Bu adresi yalnızca bu ağlar için verin: Diğer ağlarda oraya geleni hiç kimse taşıyamayabilir.',
  failed: 'Bu değiştirilemedi. Yeniden deneyin.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Cüzdanı yükselt',
  goOn: 'Cüzdanınıza taşımayı sürdürün',
  intro: 'Buradakileri sırayla kendi cüzdanınıza taşıyın. Her transferi görür ve onaylarsınız.',
  ownAddress: (family) => `${family} üzerindeki kendi adresiniz`,
  enterAddress: 'Önce kendi cüzdanınızın adresini girin.',
  move: (what) => `Taşı: ${what}`,
  last: 'Bunu en son taşıyın: Diğerlerinin ücretlerini bu öder.',
  spam: (count) =>
    plural('tr', count, {
      one: 'Kimsenin istemediği 1 öğe burada kalır.',
      other: `Kimsenin istemediği ${count} öğe burada kalır.`,
    }),
  unread: (network) =>
    `${network} ağındaki varlıklar okunamadı. Bulundukları yerde kalırlar; yeniden deneyin.`,
  incomplete: (network) => `${network} ağında gösterilenden fazlası olabilir.`,
  tryAgain: 'Yeniden dene',
  nothing: 'Burada taşınacak bir şey kalmadı.',
  reading: 'Neleriniz olduğu okunuyor',
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
