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
  back: 'واپس',
  close: 'بند کریں',
  help: 'مدد',
  loadFailedTitle: 'یہ حصہ لوڈ نہیں ہوا',
  loadFailedText: 'شاید انٹرنیٹ کنکشن منقطع ہو گیا ہے۔ کچھ نہیں بھیجا گیا اور کچھ ضائع نہیں ہوا۔',
  brokenTitle: 'یہاں کچھ غلط ہو گیا',
  brokenText: 'آپ کے والیٹ اور آپ کی رقم کو کچھ نہیں ہوا۔',
  tryAgain: 'دوبارہ کوشش کریں',
  mountFailed: 'والیٹ کی ونڈو اس صفحے پر نہیں کھل سکی۔',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet} میں ایک درخواست آپ کی منتظر ہے۔`,
  open: (wallet) => `${wallet} کھولیں`,
  dismiss: 'نظر انداز کریں',
  relayLost: 'آپ کے والیٹ سے کنکشن منقطع ہو گیا۔ دوبارہ کوشش جاری ہے…',
  relayRefused: 'اس صفحے سے آپ کے والیٹ تک رسائی ممکن نہیں۔ اسے منقطع کر کے دوبارہ منسلک کریں۔',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'سروس کی شرائط',
  privacy: 'رازداری کی پالیسی',
  both: (terms, privacy) => `${terms} اور ${privacy}`,
  agree: (what) => `مجھے ${what} سے اتفاق ہے`,
  agreeByConnecting: (what) => `منسلک ہونے کا مطلب ہے کہ آپ کو ${what} سے اتفاق ہے`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `آپ کے والیٹ کا پیغام: “${text}”`,
  networkSaid: (text) => `نیٹ ورک کا پیغام: “${text}”`,
  texts: {
    'balance/unavailable': 'ٹوکن بیلنس دستیاب نہیں۔',
    'catalogue/unavailable':
      'والیٹس کی فہرست لوڈ نہیں ہوئی۔ اپنا کنکشن چیک کریں اور دوبارہ کوشش کریں۔',
    'connection/code-unavailable':
      'اس صفحے کا ایک حصہ لوڈ نہیں ہوا۔ اپنا کنکشن چیک کریں اور دوبارہ کوشش کریں۔',
    'network/unsupported-by-wallet': 'والیٹ اس نیٹ ورک کو سپورٹ نہیں کرتا۔',
    'relay/closed': 'کنکشن سروس سے رابطہ بند ہو گیا۔',
    'relay/outbox-full': 'بہت سے پیغامات انتظار میں ہیں۔ کنکشن بحال ہونے پر دوبارہ کوشش کریں۔',
    'relay/refused': 'کنکشن سروس نے اس سائٹ کو قبول نہیں کیا۔',
    'relay/unavailable': 'کنکشن سروس جواب نہیں دے رہی۔ دوبارہ کوشش کریں۔',
    'resources/unavailable': 'معلومات دستیاب نہیں۔ دوبارہ کوشش کریں۔',
    'transfer/no-estimate': 'نیٹ ورک فیس معلوم نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
    'transfer/unasked': 'بھیجا نہیں جا سکا۔ دوبارہ کوشش کریں۔',
    'wallet/already-pending': 'اپنا والیٹ کھولیں۔',
    'wallet/failed': 'نامعلوم خرابی۔',
    'wallet/not-found':
      'یہ والیٹ اس صفحے پر دستیاب نہیں۔ اسے اَن لاک یا انسٹال کریں، پھر دوبارہ کوشش کریں۔',
    'wallet/other-family':
      'یہ والیٹ اس قسم کے نیٹ ورک کا کوئی اکاؤنٹ نہیں دکھاتا۔ کوئی اور نیٹ ورک یا والیٹ منتخب کریں۔',
    'walletconnect/link-failed':
      'والیٹ کے لیے لنک نہیں بن سکا۔ کنکشن چیک کریں اور دوبارہ کوشش کریں۔',
    'The wallet does not allow this kind of request. Try another wallet.':
      'والیٹ اس قسم کی درخواست کی اجازت نہیں دیتا۔ کوئی اور والیٹ آزمائیں۔',
    'The wallet does not support the events of this site. Try another wallet.':
      'والیٹ اس سائٹ کے ایونٹس کو سپورٹ نہیں کرتا۔ کوئی اور والیٹ آزمائیں۔',
    'The wallet does not allow this change. Connect again.':
      'والیٹ اس تبدیلی کی اجازت نہیں دیتا۔ دوبارہ منسلک کریں۔',
    'The wallet did not approve this network. Connect again and approve it.':
      'والیٹ نے اس نیٹ ورک کو منظور نہیں کیا۔ دوبارہ منسلک کریں اور اسے منظور کریں۔',
    'The wallet does not support these networks. Try another wallet.':
      'والیٹ ان نیٹ ورکس کو سپورٹ نہیں کرتا۔ کوئی اور والیٹ آزمائیں۔',
    'The wallet has no account for these networks. Add one, then try again.':
      'والیٹ میں ان نیٹ ورکس کا کوئی اکاؤنٹ نہیں۔ ایک شامل کریں، پھر دوبارہ کوشش کریں۔',
    'The wallet does not support this kind of network. Try another wallet.':
      'والیٹ اس قسم کے نیٹ ورک کو سپورٹ نہیں کرتا۔ کوئی اور والیٹ آزمائیں۔',
    'The wallet ended the connection. Connect again.':
      'والیٹ نے کنکشن ختم کر دیا۔ دوبارہ منسلک کریں۔',
    'The wallet did not finish connecting. Try again.':
      'والیٹ نے کنکشن مکمل نہیں کیا۔ دوبارہ کوشش کریں۔',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'اس درخواست کے لیے جو درکار ہے وہ والیٹ نہیں کر سکتا۔ اسے اس کے بغیر بھیجیں، یا کوئی اور والیٹ استعمال کریں۔',
    'The wallet does not take several calls at once on this network.':
      'والیٹ اس نیٹ ورک پر ایک ساتھ کئی کارروائیاں قبول نہیں کرتا۔',
    'The wallet knows a request of this id already. Send it again.':
      'والیٹ کے پاس اس شناخت کی ایک درخواست پہلے سے موجود ہے۔ اسے دوبارہ بھیجیں۔',
    'The wallet does not know these calls.': 'والیٹ ان کارروائیوں کو نہیں جانتا۔',
    'These are more calls than the wallet takes at once. Send fewer.':
      'یہ کارروائیاں اس سے زیادہ ہیں جتنی والیٹ ایک ساتھ قبول کرتا ہے۔ کم بھیجیں۔',
    'The wallet cannot do all of these calls or none on this network.':
      'والیٹ اس نیٹ ورک پر یہ یقینی نہیں بنا سکتا کہ یہ سب کارروائیاں ہوں یا کوئی بھی نہ ہو۔',
    'The wallet no longer knows this connection. Connect again.':
      'والیٹ اب اس کنکشن کو نہیں جانتا۔ دوبارہ منسلک کریں۔',
    'The request expired in the wallet. Try again.':
      'والیٹ میں درخواست کی مدت ختم ہو گئی۔ دوبارہ کوشش کریں۔',
    'The wallet gave no account. Open it, choose one, and try again.':
      'والیٹ نے کوئی اکاؤنٹ نہیں دیا۔ اسے کھولیں، ایک اکاؤنٹ منتخب کریں اور دوبارہ کوشش کریں۔',
    'The wallet gave an answer that cannot be read. Try again.':
      'والیٹ نے ایسا جواب دیا جو پڑھا نہیں جا سکتا۔ دوبارہ کوشش کریں۔',
    'The wallet agreed and stayed on its network': 'والیٹ نے ہاں کہی مگر اپنے ہی نیٹ ورک پر رہا۔',
    'The wallet signed a different message. Try again.':
      'والیٹ نے کسی اور پیغام پر دستخط کیے۔ دوبارہ کوشش کریں۔',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'والیٹ منسلک کریں',
  installed: 'انسٹال شدہ',
  recent: 'حالیہ',
  walletList: 'والیٹس',
  allWallets: 'تمام والیٹس',
  continueWithWallet: 'والیٹ کے ساتھ جاری رکھیں',
  scanWithPhone: 'فون سے اسکین کریں',
  newToWallets: 'والیٹ آپ کے لیے نیا ہے؟',
  getStarted: 'شروع کریں',
  noWalletTitle: 'کوئی والیٹ نہیں ملا',
  noWalletText: 'اس براؤزر میں ایک والیٹ انسٹال یا اَن لاک کریں، پھر دوبارہ تلاش کریں۔',
  lookAgain: 'دوبارہ تلاش کریں',

  waitingTitle: (wallet) => `${wallet} میں جاری رکھیں`,
  waitingText: 'اپنے والیٹ میں منسلک ہونے کی درخواست دیکھیں اور وہیں قبول کریں۔',
  pendingTitle: 'اپنا والیٹ کھولیں',
  pendingText: (wallet) => `${wallet} میں پہلے سے ایک درخواست کھلی ہے۔ وہیں جواب دیں۔`,
  cancel: 'منسوخ کریں',
  connectedTitle: 'منسلک ہو گیا',
  connectedText: (wallet) => `${wallet} اس سائٹ سے منسلک ہے۔`,
  declinedTitle: 'درخواست مسترد ہو گئی',
  declinedText: (wallet) =>
    `آپ نے ${wallet} میں درخواست بند کر دی۔ اس سائٹ کے ساتھ کچھ شیئر نہیں کیا گیا۔`,
  failedTitle: 'منسلک نہیں ہو سکا',
  failedText: (reason) => sentences(reason, 'اس سائٹ کے ساتھ کچھ شیئر نہیں کیا گیا۔'),
  tryAgain: 'دوبارہ کوشش کریں',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'منسلک ہونے کے طریقے',
  mobile: 'موبائل',
  browser: 'براؤزر',
  web: 'ویب',
  desktop: 'کمپیوٹر',

  codeName: (wallet) => `QR کوڈ جسے ${wallet} سے اسکین کرنا ہے`,
  anyWallet: 'کسی بھی والیٹ',
  scanText: (wallet) => `اسے اپنے فون پر ${wallet} سے اسکین کریں۔`,
  agreeForCode: 'اتفاق کریں، پھر اسکین کرنے کے لیے کوڈ ظاہر ہو گا۔',
  agreeForWallet: 'اتفاق کریں، پھر آپ اپنے والیٹ پر جائیں گے۔',
  preparing: 'لنک بن رہا ہے',
  refreshesIn: (left) => `${left} میں نیا ہو گا`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'کوڈ ایک منٹ میں نیا ہو جائے گا'
      : plural('ur', seconds, {
          one: `کوڈ ${seconds} سیکنڈ میں نیا ہو جائے گا`,
          other: `کوڈ ${seconds} سیکنڈ میں نیا ہو جائے گا`,
        }),
  newCode: 'نیا کوڈ',
  copyLink: 'لنک کاپی کریں',
  copied: 'لنک کاپی ہو گیا',
  reload: 'کوڈ دوبارہ لوڈ کریں',
  expired: 'اس کوڈ کی مدت ختم ہو گئی ہے۔',
  linkFailed: 'کوڈ نہیں بن سکا۔',

  ownRelay:
    'ان والیٹس کے لیے جو اسی سائٹ کی کنکشن سروس پر سیٹ ہیں۔ کوئی بھی دوسرا والیٹ فہرست سے منتخب کریں۔',
  unreachableTitle: (wallet) => `${wallet} تک رسائی نہیں`,
  unreachableText: (wallet) =>
    `یہ سائٹ فون پر ${wallet} سے منسلک نہیں ہو سکتی۔ جاری رکھنے کے لیے کوئی اور والیٹ منتخب کریں۔`,
  visit: (wallet) => `${wallet} کی ویب سائٹ دیکھیں`,

  offline: 'آپ آف لائن ہیں۔ کنکشن بحال ہوتے ہی کوڈ پھر کام کرے گا۔',
  unreachable: 'کنکشن سروس جواب نہیں دے رہی۔ ہم کوشش جاری رکھے ہوئے ہیں؛ کچھ ضائع نہیں ہو گا۔',
  refused: 'یہ سائٹ اس وقت دوسری ڈیوائسز کے والیٹس تک نہیں پہنچ سکتی۔',
  tryAgain: 'دوبارہ کوشش کریں',

  openTitle: (wallet) => `${wallet} میں جاری رکھیں`,
  openText: (wallet) => `${wallet} میں کنکشن منظور کریں، پھر یہاں واپس آئیں۔`,
  open: (wallet) => `${wallet} کھولیں`,
  openAgain: (wallet) => `${wallet} دوبارہ کھولیں`,
  stuckTitle: (wallet) => `کیا ${wallet} نہیں کھلا؟`,
  stuckText: 'کچھ ضائع نہیں ہوا۔ کوئی اور طریقہ آزمائیں:',
  openByLink: 'ویب لنک سے کھولیں',
  openByScheme: 'ایپ لنک سے کھولیں',
  appStore: 'App Store سے حاصل کریں',
  playStore: 'Google Play سے حاصل کریں',
  otherDevice: 'دوسری ڈیوائس استعمال کریں',
  chooseWallet: 'وہ والیٹ منتخب کریں جس میں جاری رکھنا ہے۔',
  allWallets: 'تمام والیٹس',
  walletList: 'والیٹس',

  browserText: (wallet) =>
    `${wallet} ابھی اس براؤزر میں نہیں ہے۔ اس کی ایکسٹینشن انسٹال کریں؛ اس کے بعد ہم یہیں سے جاری رکھیں گے۔`,
  getExtension: 'ایکسٹینشن حاصل کریں',
  browserReady: (wallet) => `${wallet} اس براؤزر میں موجود ہے۔`,
  continueInBrowser: 'اسی براؤزر میں جاری رکھیں',
  webText: (wallet) => `${wallet} دوسرے ٹیب میں کھلتا ہے۔ وہاں منظور کریں، پھر واپس آئیں۔`,
  desktopText: (wallet) => `اس کمپیوٹر پر ${wallet} میں کنکشن منظور کریں۔`,
  opensNewTab: 'نئے ٹیب میں کھلتا ہے',
  get: (wallet) => `${wallet} حاصل کریں`,

  connectedTitle: 'منسلک ہو گیا',
  connectedText: (wallet) => `${wallet} اس سائٹ سے منسلک ہے۔`,
  declinedTitle: 'درخواست مسترد ہو گئی',
  declinedText: 'آپ نے اپنے والیٹ میں درخواست بند کر دی۔ اس سائٹ کے ساتھ کچھ شیئر نہیں کیا گیا۔',
  failedTitle: 'منسلک نہیں ہو سکا',
  failedText: (reason) =>
    sentences(reason, 'اس سائٹ کے ساتھ کچھ شیئر نہیں کیا گیا، اور کچھ ضائع نہیں ہوا۔'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'تمام والیٹس',
  getTitle: 'والیٹ حاصل کریں',
  downloadTitle: (wallet) => `${wallet} حاصل کریں`,
  search: 'والیٹس تلاش کریں',
  list: 'والیٹس',
  loading: 'والیٹس لوڈ ہو رہے ہیں',
  noneFound: (search) => `“${search}” نام کا کوئی والیٹ نہیں`,
  none: 'یہاں کوئی والیٹ نہیں',
  nonePrivate: 'اس نام کا کوئی والیٹ نہیں',
  privateText:
    'یہ کوئی لنک، ایڈریس یا خفیہ معلومات لگتی ہے، اس لیے اسے اس صفحے سے باہر نہیں بھیجا گیا۔',
  noneText: 'ہجے چیک کریں، یا سب دیکھیں۔',
  noneTextOrScan: 'ہجے چیک کریں۔ جو والیٹ فہرست میں نہیں وہ اپنے کوڈ سے منسلک ہوتا ہے۔',
  scan: 'کسی بھی والیٹ سے اسکین کریں',
  anyWallet: 'WalletConnect',
  clearSearch: 'تلاش صاف کریں',
  failedTitle: 'فہرست لوڈ نہیں ہوئی',
  failedText: 'شاید انٹرنیٹ کنکشن منقطع ہو گیا ہے۔ اس براؤزر کے والیٹس اب بھی کام کرتے ہیں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  installed: 'انسٹال شدہ',
  recent: 'حالیہ',
  found: (count) =>
    plural('ur', count, { one: `${count} والیٹ ملا`, other: `${count} والیٹس ملے` }),

  getText:
    'یہ والیٹس بڑے پیمانے پر استعمال ہوتے ہیں۔ جو بھی لیں، بعد میں اپنا اکاؤنٹ دوسرے والیٹ میں لے جا سکتے ہیں۔',
  exploreAll: 'سب دیکھیں',

  downloadText: (wallet) =>
    `${wallet} ابھی اس براؤزر میں نہیں ہے۔ انسٹال کریں، پھر واپس آ کر دوبارہ منتخب کریں۔`,
  orDownloadText: (wallet) => `یا ${wallet} یہاں انسٹال کریں، پھر واپس آ کر دوبارہ منتخب کریں۔`,
  unreachableText: (wallet) =>
    `یہاں سے ${wallet} تک رسائی نہیں۔ اسے اس ڈیوائس پر انسٹال کریں، اور اگر اس میں ممکن ہو تو یہ صفحہ اسی میں کھولیں۔`,
  openInAppText: (wallet) =>
    `${wallet} یہ صفحہ اپنے براؤزر میں کھولتا ہے: وہاں منسلک کریں۔ اگر نہ کھلے تو پہلے اسے انسٹال کریں۔`,
  openInApp: (wallet) => `یہ صفحہ ${wallet} میں کھولیں`,
  openWebApp: (wallet) => `${wallet} ویب پر کھولیں`,
  extension: 'براؤزر ایکسٹینشن',
  appStore: 'iPhone اور iPad کے لیے ایپ',
  playStore: 'Android کے لیے ایپ',
  homepage: 'ویب سائٹ',
  opensNewTab: 'نئے ٹیب میں کھلتا ہے',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'نیٹ ورک منتخب کریں',
  unsupportedTitle: 'غیر معاون نیٹ ورک',
  search: 'نیٹ ورکس تلاش کریں',
  list: 'نیٹ ورکس',
  current: 'موجودہ نیٹ ورک',
  noneFound: (search) => `“${search}” نام کا کوئی نیٹ ورک نہیں`,
  noneFoundText: 'ہجے چیک کریں، یا سب دیکھیں۔',
  none: 'یہاں کوئی نیٹ ورک نہیں',
  noneText: 'یہ سائٹ اس وقت کوئی نیٹ ورک پیش نہیں کرتی۔',
  clearSearch: 'تلاش صاف کریں',
  whatIsANetwork: 'نیٹ ورک کیا ہے؟',

  waitingTitle: (wallet) => `${wallet} میں جاری رکھیں`,
  waitingText: (network) =>
    `اپنے والیٹ میں ${network} پر منتقلی قبول کریں۔ آپ کا اکاؤنٹ اور آپ کی رقم جہاں ہیں وہیں رہیں گے۔`,
  doneTitle: 'نیٹ ورک بدل گیا',
  declinedTitle: 'درخواست مسترد ہو گئی',
  declinedText: 'آپ اسی نیٹ ورک پر ہیں جس پر تھے۔ اور کچھ نہیں بدلا۔',
  failedTitle: 'نیٹ ورک نہیں بدلا جا سکا',
  failedText: (reason) => sentences(reason, 'آپ اسی نیٹ ورک پر ہیں جس پر تھے۔'),
  cancel: 'منسوخ کریں',
  tryAgain: 'دوبارہ کوشش کریں',

  unsupportedText: (wallet) =>
    `${wallet} ایسے نیٹ ورک پر ہے جسے یہ سائٹ استعمال نہیں کرتی۔ جاری رکھنے کے لیے ان میں سے ایک منتخب کریں۔ آپ کی رقم جہاں ہے وہیں محفوظ ہے۔`,
  yourWallet: 'آپ کا والیٹ',
  disconnect: 'منقطع کریں',
  notApproved: (wallet) => `${wallet} نے منظور نہیں کیا`,
  noWallet: 'ابھی کوئی والیٹ نہیں',
  connect: 'منسلک کریں',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'والیٹ کیا ہے؟',
  networkTitle: 'نیٹ ورک کیا ہے؟',
  walletCards: [
    {
      title: 'جو آپ کا ہے اس کا گھر',
      text: 'یہ آپ کے کوائنز، ٹوکنز اور کلیکٹیبلز رکھتا اور دکھاتا ہے، اور جہاں آپ کہیں وہاں بھیجتا ہے۔',
    },
    {
      title: 'سائن ان کا نیا طریقہ',
      text: 'پاس ورڈ کے بجائے آپ اپنے والیٹ سے تصدیق کرتے ہیں۔ کسی سائٹ کو آپ کی کلید کبھی معلوم نہیں ہوتی۔',
    },
    {
      title: 'صرف آپ کا',
      text: 'کلید صرف آپ کے پاس ہے۔ کوئی اسے آپ کے لیے بحال نہیں کر سکتا، اس لیے اس کی ریکوری عبارت محفوظ رکھیں اور کسی کو نہ بتائیں۔',
    },
  ],
  getWallet: 'والیٹ حاصل کریں',

  networkCards: [
    {
      title: 'جہاں سب کچھ ہوتا ہے',
      text: 'نیٹ ورک ایک عوامی ریکارڈ ہے جسے بہت سے کمپیوٹر مل کر رکھتے ہیں۔ آپ کے کوائنز ان میں سے کسی ایک نیٹ ورک پر ہوتے ہیں۔',
    },
    {
      title: 'ایڈریس ایک، رقم الگ الگ',
      text: 'آپ کا ایڈریس کئی نیٹ ورکس پر ایک ہی ہو سکتا ہے، مگر جو آپ کے پاس ایک پر ہے وہ دوسروں پر نہیں۔',
    },
    {
      title: 'فیس مختلف ہوتی ہے',
      text: 'ہر نیٹ ورک کا اپنا کوائن ہے جس سے اس کی فیس ادا ہوتی ہے، اور ہر ٹرانزیکشن کی اپنی قیمت۔',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'ای میل کی تصدیق کریں',
  deviceTitle: 'ڈیوائس رجسٹر کریں',
  passkeyTitle: 'پاس کی',
  email: 'ای میل ایڈریس',
  continue: 'جاری رکھیں',
  device: 'اس ڈیوائس کو منظور کریں',
  deviceSent: (email) =>
    `${email} پر ایک لنک بھیجا گیا ہے۔ اسے کھولیں، اور وہاں تصدیق کریں کہ یہ ڈیوائس آپ کی ہے۔`,
  waitLonger: (seconds) =>
    plural('ur', seconds, {
      one: `براہ کرم ${seconds} سیکنڈ بعد دوبارہ کوشش کریں`,
      other: `براہ کرم ${seconds} سیکنڈ بعد دوبارہ کوشش کریں`,
    }),
  connected: 'آپ سائن ان ہو گئے ہیں۔',
  usePasskey: 'پاس کی استعمال کریں',
  passkeyWaiting: 'آپ کی ڈیوائس آپ کی پاس کی مانگ رہی ہے',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'اس سائٹ کے ساتھ کچھ شیئر نہیں کیا گیا۔'),
  declined: 'آپ نے اسے بند کر دیا۔ اس سائٹ کے ساتھ کچھ شیئر نہیں کیا گیا۔',
  connected: 'آپ سائن ان ہو گئے ہیں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  otherWay: 'کوئی اور طریقہ استعمال کریں',
  notEmail: 'ای میل ایڈریس لکھیں، جیسے ada@example.com۔',
  sent: (email) => `وہ کوڈ لکھیں جو ${email} پر بھیجا گیا ہے۔`,
  code: 'کوڈ',
  checking: 'کوڈ چیک ہو رہا ہے',
  resend: 'کوڈ دوبارہ بھیجیں',
  sending: 'کوڈ بھیجا جا رہا ہے',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'اس کے ساتھ جاری رکھیں',
  continueWith: (service) => `${service} کے ساتھ جاری رکھیں`,
  more: 'مزید سروسز',
  waiting: (service) => `${service} کی ونڈو میں جاری رکھیں`,
  noPassword: 'آپ وہاں جو کرتے ہیں اس کے بارے میں اس سائٹ کو کچھ نہیں بتایا جاتا۔',
  blocked:
    'آپ کے براؤزر نے کوئی ونڈو کھلنے نہیں دی۔ اس صفحے کے لیے ونڈوز کھلنے دیں، پھر دوبارہ کوشش کریں۔',
  timedOut: 'ونڈو بند ہو گئی۔ دوبارہ کوشش کریں، یا کوئی اور طریقہ استعمال کریں۔',
  inThisPage: 'اسی صفحے پر جاری رکھیں',
  closed: 'ونڈو بند ہو گئی۔ اگر آپ کا کام مکمل ہو گیا تھا تو یہ خود آگے بڑھے گا۔',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'اسے اپنے فون کے کیمرے سے اسکین کریں، اور Farcaster ایپ میں قبول کریں۔',
  agree: 'Farcaster ایپ میں قبول کریں، پھر یہاں واپس آئیں۔',
  codeName: 'Farcaster ایپ میں جاری رکھنے کے لیے QR کوڈ',
  preparing: 'لنک بن رہا ہے',
  open: 'Farcaster کھولیں',
  copyLink: 'لنک کاپی کریں',
  copied: 'لنک کاپی ہو گیا',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'یہ حصہ لوڈ نہیں ہوا۔',
  tryAgain: 'دوبارہ کوشش کریں',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR کوڈ جو یہ صفحہ ${wallet} میں کھولتا ہے`,
  scan: (wallet) => `اسے اپنے فون کے کیمرے سے اسکین کریں: یہ صفحہ ${wallet} میں کھلے گا۔`,
  local: 'اس صفحے کا ایڈریس صرف یہی کمپیوٹر کھول سکتا ہے۔ صفحہ ویب پر آنے کے بعد کوڈ کام کرے گا۔',
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
