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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'سروس کی شرائط',
  privacy: 'رازداری کی پالیسی',
  both: (terms, privacy) => `${terms} اور ${privacy}`,
  agree: (what) => `مجھے ${what} سے اتفاق ہے`,
  agreeByConnecting: (what) => `منسلک ہونے کا مطلب ہے کہ آپ کو ${what} سے اتفاق ہے`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
