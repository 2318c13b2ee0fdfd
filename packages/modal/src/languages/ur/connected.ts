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
  amount: 'رقم',
  max: 'زیادہ سے زیادہ',
  tryAgain: 'دوبارہ کوشش کریں',
  twoReadings:
    'یہ عدد دو طرح پڑھا جا سکتا ہے۔ پوری رقم بغیر علامتوں کے لکھیں، اور اعشاریہ والی رقم کے آخر میں ایک صفر بڑھا دیں، جیسے 1.2340',
  maxAmount: (amount) => `زیادہ سے زیادہ ${amount}`,
  maxLeaves: (fee) => `زیادہ سے زیادہ رقم فیس کے لیے ${fee} چھوڑتی ہے`,
  have: (amount) => `آپ کے پاس ${amount} ہے۔`,
  badAmount: (decimals) =>
    `ہندسے اور ایک نقطہ یا کوما استعمال کریں، اعشاریہ کے بعد زیادہ سے زیادہ ${decimals} ہندسے`,
  inToken: (symbol) => `رقم ${symbol} میں لکھیں`,
  inDollars: 'رقم ڈالر میں لکھیں',
  selectToken: 'ٹوکن منتخب کریں',
  changeToken: (symbol) => `${symbol}، ٹوکن بدلیں`,
  recipient: 'وصول کنندہ',
  addressOrName: 'ایڈریس یا نام',
  paste: 'پیسٹ کریں',
  clear: 'وصول کنندہ ہٹائیں',
  recent: 'حالیہ وصول کنندگان',
  recentLabel: 'حالیہ',
  looking: 'نام تلاش ہو رہا ہے',
  wholeAddress: 'مکمل ایڈریس',
  wholeAddressOf: (name) => `${name} کا مکمل ایڈریس`,
  copyAddress: 'ایڈریس کاپی کریں',
  copied: 'ایڈریس کاپی ہو گیا',
  network: 'نیٹ ورک',
  fee: 'نیٹ ورک فیس',
  feePaidIn: (symbol) => `نیٹ ورک فیس، ${symbol} میں ادا ہو گی`,
  costs: { recipientAccount: 'اس ٹوکن کا اکاؤنٹ کھلتا ہے، صرف ایک بار' },
  feeAtMost: (fee) => `${fee} تک`,
  feeUnread: 'آپ کا والیٹ دکھائے گا',
  lookingToken: 'ٹوکن دیکھا جا رہا ہے',
  noTokenThere: (network) => `${network} پر اس ایڈریس پر کوئی ٹوکن نہیں`,
  unlisted:
    'یہ ٹوکن کسی فہرست میں نہیں۔ کوئی بھی کسی بھی نام کا ٹوکن بنا سکتا ہے، اور ہو سکتا ہے اس کی کوئی قیمت نہ ہو۔ اسے صرف تب استعمال کریں جب آپ اس کا ایڈریس جانتے ہوں۔',
  takeToken: (symbol) => `${symbol} استعمال کریں`,
  suggested: 'تجویز کردہ ٹوکنز',
  search: 'ٹوکنز تلاش کریں',
  tokensOn: (network) => `${network} پر آپ کے ٹوکنز`,
  missing: (network) => `${network} پر سب ٹوکنز نہیں پڑھے جا سکے۔ وہ جہاں ہیں وہیں محفوظ ہیں۔`,
  noToken: (text) => `“${text}” نام کا کوئی ٹوکن نہیں`,
  clearSearch: 'تلاش صاف کریں',
  exactly: (amount) => `عین ${amount}`,
  total: 'فیس سمیت کل',
  confirm: 'تصدیق کریں',
  confirmIn: (wallet) => `${wallet} میں تصدیق کریں`,
  cancel: 'منسوخ کریں',
  notices: {
    declined: 'درخواست مسترد ہو گئی۔ کچھ نہیں بھیجا گیا۔',
    walletChanged: 'آپ کا والیٹ بدل گیا۔ دوبارہ چیک کریں۔',
    feeUnread: 'نیٹ ورک فیس معلوم نہیں ہو سکی۔ آپ کی تصدیق سے پہلے والیٹ اسے دکھائے گا۔',
    wrongNetwork:
      'آپ کا والیٹ کسی اور نیٹ ورک پر ہے۔ نیٹ ورک بدلیں، پھر دوبارہ تصدیق کریں۔ کچھ نہیں بھیجا گیا۔',
  },
  failed: (reason) => sentences(reason, 'کچھ نہیں بھیجا گیا۔'),
  somethingWrong: 'کچھ غلط ہو گیا',
  chainFailed: 'نیٹ ورک نے اسے مسترد کر دیا',
  chainFailedHint: 'نیٹ ورک فیس کے سوا کچھ منتقل نہیں ہوا۔',
  dropped: 'خارج ہو گئی، کچھ نہیں بھیجا گیا',
  droppedHint: 'کسی بلاک میں آنے سے پہلے ہی نیٹ ورک نے ٹرانزیکشن چھوڑ دی۔',
  replaced: 'بدل دی گئی',
  replacedHint: 'آپ کی کسی اور ٹرانزیکشن نے اس کی جگہ لے لی۔ اپنے والیٹ میں دیکھیں۔',
  reading: 'بلاک چین سے پڑھا جا رہا ہے',
  matches: 'بلاک چین سے پڑھا گیا: مطابق ہے',
  matchesHint: 'وصول کنندہ، رقم اور نیٹ ورک وہی ہیں جن کی آپ نے تصدیق کی۔',
  unread: 'ابھی تک پڑھا نہیں جا سکا',
  unreadHint: 'یہ خود بخود دوبارہ پوچھا جائے گا۔',
  partlyCompared: 'پورا موازنہ نہیں ہو سکا',
  partlyComparedHint:
    'ٹرانزیکشن بلاک چین پر ہے، مگر اس کے ہر حصے کا موازنہ آپ کی تصدیق سے نہیں ہو سکا۔',
  done: 'ہو گیا',
  explorer: 'ایکسپلورر میں دیکھیں',
  unknown: 'نتیجہ نامعلوم',
  unknownHint: 'ہو سکتا ہے یہ بھیجی جا چکی ہو۔ دوبارہ کوشش سے پہلے “سرگرمی” میں دیکھیں۔',
  looked: 'میں نے دیکھ لیا',
  alarm: 'یہ وہ نہیں جس کی آپ نے تصدیق کی',
  alarmHint:
    'آپ کے والیٹ نے جو بھیجا وہ کچھ اور ہے، اور اسے واپس نہیں لیا جا سکتا۔ اس والیٹ کا استعمال بند کریں۔ جو باقی ہے اسے کسی ایسی ڈیوائس سے منتقل کریں جس پر آپ کو بھروسا ہو۔',
  youConfirmed: 'آپ کی تصدیق',
  onChain: 'بلاک چین پر',
  parts: {
    network: 'نیٹ ورک',
    sender: 'بھیجنے والا',
    recipient: 'وصول کنندہ',
    amount: 'رقم، سب سے چھوٹی اکائیوں میں',
    asset: 'ٹوکن یا کارروائی',
  },
  read: 'میں نے یہ پڑھ لیا',
  unknownBalance: 'نامعلوم بیلنس',
  nothing: 'تصدیق کے لیے کچھ نہیں',
  nothingHint: 'یہاں جو تھا وہ ختم ہو گیا، اور آپ کے والیٹ سے کچھ نہیں مانگا جا رہا۔',
  back: 'فارم پر واپس',
  noNetwork: 'پہلے نیٹ ورک منتخب کریں',
  noNetworkHint: 'آپ کا والیٹ ایسے نیٹ ورک پر ہے جسے یہ صفحہ استعمال نہیں کرتا۔',
  networks: 'نیٹ ورک منتخب کریں',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'اکاؤنٹ',
  copyAddress: 'ایڈریس کاپی کریں',
  copied: 'ایڈریس کاپی ہو گیا',
  balance: 'بیلنس',
  balanceFailed: 'ٹوکن بیلنس دستیاب نہیں',
  balanceUnread: 'آپ کا بیلنس پڑھا نہیں جا سکا۔ یہ جہاں ہے وہیں محفوظ ہے۔',
  balanceStale: 'تازہ نہیں ہو سکا۔ یہ آخری بیلنس ہے جو ہم نے دیکھا۔',
  notPriced: 'اس کے کچھ حصے کی قیمت معلوم نہیں، اور وہ اس مجموعے میں شامل نہیں۔',
  notWhole: 'یہ پورا نہیں پڑھا جا سکا۔',
  tryAgain: 'دوبارہ کوشش کریں',
  network: 'نیٹ ورک',
  parts: 'اس اکاؤنٹ میں کیا ہے',
  disconnect: 'منقطع کریں',
  differs: 'آپ کے والیٹ نے جو بھیجا وہ وہ نہیں جس کی آپ نے تصدیق کی۔',
  lookAtIt: 'دیکھیں',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'سرگرمی',
  verbs: {
    approve: 'منظوری',
    borrow: 'قرض',
    burn: 'تلفی',
    buy: 'خریداری',
    cancel: 'منسوخی',
    claim: 'کلیم',
    deploy: 'کنٹریکٹ کا قیام',
    deposit: 'جمع کرانا',
    execute: 'عمل درآمد',
    mint: 'منٹنگ',
    receive: 'وصولی',
    repay: 'قرض کی واپسی',
    send: 'ترسیل',
    stake: 'اسٹیکنگ',
    trade: 'تبادلہ',
    unstake: 'اسٹیکنگ سے واپسی',
    withdraw: 'نکالنا',
  },
  sending: 'بھیجی جا رہی ہے',
  pending: 'زیرِ التوا',
  failedTag: 'ناکام',
  dropped: 'خارج ہو گئی، کچھ نہیں بھیجا گیا',
  replaced: 'بدل دی گئی',
  lookAlike: 'مشابہ ایڈریس',
  lookAlikeHint: (known) => `ایسے ایڈریس سے جو ${known} جیسا دکھنے کے لیے بنایا گیا ہے۔`,
  thisWeek: 'اس ہفتے',
  emptyTitle: 'ابھی کوئی سرگرمی نہیں',
  empty: 'یہ اکاؤنٹ جو کچھ کرے گا وہ یہاں نظر آئے گا۔',
  unsupported: 'اس نیٹ ورک کی ہسٹری یہاں دستیاب نہیں۔',
  incomplete: 'اس ہسٹری کا کچھ حصہ پڑھا نہیں جا سکا۔',
  failed: 'ٹرانزیکشنز حاصل نہیں ہو سکیں',
  failedHint: 'کچھ ضائع نہیں ہوا۔ اپنا کنکشن چیک کریں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  more: 'مزید دکھائیں',
  imitates: 'آپ اس ایڈریس کو جانتے ہیں:',
  imitation: 'یہ صرف اس جیسا دکھتا ہے:',
  copyAddress: 'مشابہ ایڈریس کاپی کریں',
  copyWarning: 'جس نے یہ ایڈریس بنایا ہے اسے امید ہے کہ آپ غلطی سے اس پر بھیج دیں گے۔',
  copyAnyway: 'پھر بھی کاپی کریں',
  copied: 'ایڈریس کاپی ہو گیا',
  explorer: 'بلاک ایکسپلورر میں دیکھیں',
  justNow: 'ابھی',
  minutes: (count) => plural('ur', count, { one: `${count} منٹ`, other: `${count} منٹ` }),
  hours: (count) => plural('ur', count, { one: `${count} گھنٹہ`, other: `${count} گھنٹے` }),
  differs: 'تصدیق کے مطابق نہیں',
  unmatched: 'وصول کنندہ چیک کریں',
  newer: 'نئی دکھائیں',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `${family} پر جائیں`,
  waitingTitle: (wallet) => `${wallet} میں جاری رکھیں`,
  waitingText:
    'یہ ہر قسم کے نیٹ ورک کے لیے ایک بار پوچھے گا۔ جن کی آپ کو ضرورت ہو انہیں قبول کریں۔',
  connectedTitle: 'منسلک ہو گیا',
  connectedText: (wallet) => `${wallet} اس سائٹ سے منسلک ہے۔`,
  someText: 'آپ جاری رکھ سکتے ہیں، یا باقی کی دوبارہ کوشش کر سکتے ہیں۔',
  declinedTitle: 'درخواست مسترد ہو گئی',
  failedTitle: 'منسلک نہیں ہو سکا',
  nothingText: 'اس سائٹ کے ساتھ کچھ شیئر نہیں کیا گیا۔',
  list: 'نیٹ ورکس کی اقسام',

  accept: 'درخواست وہیں قبول کریں',
  openWallet: 'اپنا والیٹ کھولیں',
  noAnswer: 'ابھی کوئی جواب نہیں',
  waiting: 'انتظار میں',
  connected: 'منسلک',
  declined: 'مسترد، کچھ شیئر نہیں کیا گیا',
  tryAgain: 'دوبارہ کوشش کریں',
  cancel: 'منسوخ کریں',
  continueWith: (family) => `${family} کے ساتھ جاری رکھیں`,
  continueWithSeveral: (count) =>
    plural('ur', count, {
      one: `${count} نیٹ ورک کے ساتھ جاری رکھیں`,
      other: `${count} نیٹ ورکس کے ساتھ جاری رکھیں`,
    }),

  goOnWith: (wallet, account) =>
    `آپ ${wallet}، ${account} کے ساتھ جاری رکھیں گے۔ آپ کے دوسرے والیٹس منسلک رہیں گے۔`,
  connectFirst: 'اس کے لیے ابھی کوئی والیٹ منسلک نہیں۔ آپ کے دوسرے والیٹس منسلک رہیں گے۔',
  connectWallet: 'والیٹ منسلک کریں',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'اس اکاؤنٹ کے NFT',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join('، '),
  hidden: (count) =>
    plural('ur', count, {
      one: `${count} اسپام NFT چھپا ہوا ہے`,
      other: `${count} اسپام NFT چھپے ہوئے ہیں`,
    }),
  shown: (count) => plural('ur', count, { one: `${count} اسپام NFT`, other: `${count} اسپام NFT` }),
  emptyTitle: 'ابھی کوئی NFT نہیں',
  empty: 'جو کلیکٹیبلز آپ کو ملیں گے وہ یہاں نظر آئیں گے۔',
  unsupported: 'اس نیٹ ورک کے کلیکٹیبلز یہاں دستیاب نہیں۔',
  incomplete: 'آپ کے کچھ NFT پڑھے نہیں جا سکے۔ وہ جہاں ہیں وہیں محفوظ ہیں۔',
  failed: 'آپ کے NFT پڑھے نہیں جا سکے',
  failedHint: 'وہ جہاں ہیں وہیں محفوظ ہیں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  more: 'مزید دکھائیں',
  collection: 'کلیکشن',
  tokenId: 'ٹوکن ID',
  pieces: 'آپ کے پاس',
  network: 'نیٹ ورک',
  contract: 'اسمارٹ کنٹریکٹ',
  copyContract: 'کنٹریکٹ کاپی کریں',
  copied: 'کاپی ہو گیا',
  send: 'بھیجیں',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'والیٹس',
  active: 'فعال',
  use: 'استعمال کریں',
  add: 'شامل کریں',
  addFor: (family) => `والیٹ شامل کریں: ${family}`,
  noneConnected: 'کوئی منسلک نہیں',
  more: (account) => `${account} کے بارے میں مزید`,
  copyAddress: 'ایڈریس کاپی کریں',
  copied: 'ایڈریس کاپی ہو گیا',
  disconnect: (wallet) => `${wallet} منقطع کریں`,
  hint: 'آپ کا والیٹ طے کرتا ہے کہ وہ اس سائٹ کو کون سے اکاؤنٹس دکھائے۔',
  types: {
    eoa: 'اکاؤنٹ',
    smartAccount: 'اسمارٹ اکاؤنٹ',
    payment: 'ادائیگیاں',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'وصول کریں',
  networksTitle: 'موافق نیٹ ورکس',
  fundTitle: 'والیٹ میں رقم ڈالیں',
  code: (network) => `${network} پر آپ کے ایڈریس کا QR کوڈ`,
  amount: 'رقم',
  amountOptional: 'رقم، اختیاری',
  badAmount: (decimals) =>
    `ہندسے اور ایک نقطہ یا کوما استعمال کریں، اعشاریہ کے بعد زیادہ سے زیادہ ${decimals} ہندسے`,
  yourAddress: (network) => `${network} پر آپ کا ایڈریس`,
  copyAddress: 'ایڈریس کاپی کریں',
  copyLink: 'ادائیگی کا لنک کاپی کریں',
  copied: 'ایڈریس کاپی ہو گیا',
  linkCopied: 'ادائیگی کا لنک کاپی ہو گیا',
  alsoOn: (count) =>
    plural('ur', count, {
      one: `${count} اور نیٹ ورک پر بھی`,
      other: `${count} اور نیٹ ورکس پر بھی`,
    }),
  sameAddress:
    'ان سب نیٹ ورکس پر آپ کا ایڈریس ایک ہی ہے۔ صرف انہی میں سے کسی ایک سے بھیجیں: جو کسی اور نیٹ ورک سے بھیجا جائے وہ ضائع ہو سکتا ہے۔',
  fund: 'اس اکاؤنٹ میں رقم کسی دوسرے والیٹ یا ایکسچینج سے آتی ہے۔',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'بھیجیں',
  selectTitle: 'ٹوکن منتخب کریں',
  lookAlikeTitle: 'ایڈریس چیک کریں',
  reviewTitle: 'ترسیل کا جائزہ',
  sentTitle: 'بھیج دیا گیا',
  buttons: {
    selectToken: 'ٹوکن منتخب کریں',
    addAmount: 'رقم درج کریں',
    incorrectValue: 'غلط رقم',
    insufficientFunds: 'ناکافی بیلنس',
    unknownBalance: 'نامعلوم بیلنس',
    addAddress: 'ایڈریس درج کریں',
    invalidAddress: 'غلط ایڈریس',
    previewSend: 'ترسیل کا جائزہ',
    unsupportedChain: 'غیر معاون نیٹ ورک',
  },
  youSend: 'آپ بھیجیں گے',
  balanceUnknown: 'آپ کا بیلنس پڑھا نہیں جا سکا۔ یہ جہاں ہے وہیں محفوظ ہے۔',
  noFee: (symbol) => `نیٹ ورک فیس کے لیے ${symbol} کافی نہیں`,
  to: 'وصول کنندہ',
  problems: {
    invalid: 'یہ اس نیٹ ورک کا ایڈریس نہیں ہے۔',
    checksum: 'چیک سم میل نہیں کھاتا، ہر حرف چیک کریں۔',
    required: 'یہ لنک کچھ ایسا مانگتا ہے جو یہاں معلوم نہیں۔',
    letters: 'مختلف رسم الخط کے حروف، یا ایسے حروف جو کسی نام میں نہیں ہو سکتے۔',
    unregistered: 'یہ نام رجسٹرڈ نہیں ہے۔',
    lookupFailed: 'نام تلاش نہیں ہو سکا۔ دوبارہ کوشش کریں، یا ایڈریس پیسٹ کریں۔',
    tokenContract:
      'یہ ایک ٹوکن کا کنٹریکٹ ہے، کسی صارف کا اکاؤنٹ نہیں۔ اس پر جو پہنچے وہ ضائع ہو جاتا ہے۔',
  },
  otherNetwork: (name) => `یہ لنک ${name} کے لیے ہے۔ پہلے نیٹ ورک بدلیں یا اسے صاف کریں۔`,
  switchTo: (name) => `${name} پر جائیں`,
  unknownNetwork: 'کسی اور نیٹ ورک',
  notKnown: 'یہ وہ ایڈریس نہیں جسے آپ جانتے ہیں',
  onlyEnds:
    'صرف سرے ملتے ہیں۔ دھوکے باز ایسے ایڈریس اس لیے بناتے ہیں کہ غلطی سے رقم انہیں مل جائے۔',
  bait: 'آپ اس ایڈریس کو صرف صفر رقم کی منتقلیوں سے جانتے ہیں۔ دھوکے باز یہ اس لیے کرتے ہیں کہ آپ یہ ایڈریس کاپی کر لیں۔',
  known: 'آپ کا جانا پہچانا',
  entered: 'آپ نے درج کیا',
  useKnown: 'جانا پہچانا ایڈریس استعمال کریں',
  useEntered: 'پھر بھی یہی استعمال کریں',
  pressAgain: 'استعمال کے لیے دوبارہ دبائیں',
  leaves: 'آپ کے اکاؤنٹ سے جائے گا',
  arrives: (name) => `${name} پر پہنچے گا`,
  reserve: (amount) =>
    `والیٹس فیس کے لیے ${amount} تک الگ رکھتے ہیں، اور آپ کے پاس اس سے کم ہے۔ آپ کا والیٹ انکار کر سکتا ہے۔`,
  keepsPart: (amount) => `یہ ٹوکن ایسی ہر منتقلی میں سے ${amount} رکھ لیتا ہے۔`,
  contract:
    'یہ ایڈریس ایک اسمارٹ کنٹریکٹ ہے، اور آپ نے پہلے اس پر کچھ نہیں بھیجا۔ جو اسے ملے وہ ہمیشہ کے لیے اسی کے پاس رہ سکتا ہے: وصول کنندہ سے پوچھیں کہ کیا اسے استعمال کیا جا سکتا ہے۔',
  firstTime: 'آپ پہلی بار اس ایڈریس پر بھیج رہے ہیں۔ وصول کنندہ سے اس کی تصدیق کر لیں۔',
  comparing: 'ایڈریس کا موازنہ ہو رہا ہے',
  notCompared:
    'آپ کی ہسٹری پڑھی نہیں جا سکی، اس لیے اس ایڈریس کا موازنہ ان ایڈریسز سے نہیں ہوا جنہیں آپ جانتے ہیں۔ اسے پورا چیک کریں۔',
  notices: {
    wouldFail: 'نیٹ ورک کے مطابق یہ منتقلی ناکام ہو جائے گی۔ کچھ نہیں بھیجا گیا۔',
    tokenMissing: 'اس اکاؤنٹ میں وہ ٹوکن نہیں جو مانگا گیا تھا۔ کوئی اور منتخب کریں۔',
    lookAlike:
      'یہ ایڈریس خود کو آپ کے جانے پہچانے ایڈریس جیسا ظاہر کرتا ہے۔ آگے بڑھنے سے پہلے اسے چیک کریں۔',
    feeRose: 'نیٹ ورک فیس بڑھ گئی۔ رقم دوبارہ چیک کریں۔ کچھ نہیں بھیجا گیا۔',
    feeUnknown:
      'نیٹ ورک فیس معلوم نہیں ہو سکی، اس لیے کسی کو نہیں معلوم کہ کتنی رقم بھیجی جا سکتی ہے۔ دوبارہ کوشش کریں، یا رقم درج کریں۔',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'نیٹ ورک اس ٹوکن کو ان اکائیوں سے مختلف اکائیوں میں گنتا ہے جو یہ صفحہ دکھاتا ہے۔ کچھ نہیں بھیجا گیا۔ اسے یہاں سے نہ بھیجیں۔'
      case 'transfer/decimals-unread':
        return 'نیٹ ورک نے نہیں بتایا کہ وہ اس ٹوکن کو کن اکائیوں میں گنتا ہے۔ کچھ نہیں بھیجا گیا۔ ذرا انتظار کریں، یا دوبارہ کوشش کریں۔'
      case 'transfer/sender-minimum':
        return `نیٹ ورک چاہتا ہے کہ فیس کے علاوہ ${least} ${symbol} آپ کے اکاؤنٹ میں رہے۔ کم بھیجیں۔`
      case 'transfer/recipient-minimum':
        return `اس ایڈریس پر ابھی کچھ نہیں، اور نیٹ ورک وہاں ${least} ${symbol} سے کم قبول نہیں کرتا۔ زیادہ بھیجیں۔`
      case 'transfer/frozen':
        return `اس ٹوکن کے جاری کنندہ نے اس کا ایک حصہ منجمد کر دیا ہے۔ زیادہ سے زیادہ ${most} بھیجیں۔`
      case 'transfer/too-many-accounts':
        return `یہ ٹوکن آپ کے بہت سے اکاؤنٹس میں ہے۔ ایک بار میں زیادہ سے زیادہ ${most} بھیجیں، اور باقی اس کے بعد۔`
      default:
        return null
    }
  },
  failedOnSolana: 'ٹرانزیکشن نہیں بھیجی جا سکی۔ براہ کرم دوبارہ کوشش کریں۔',
  started: 'ٹرانزیکشن شروع ہو گئی',
  sent: (amount) => `بھیجی گئی رقم: ${amount}`,
  pending: 'راستے میں ہے۔ اگلے بلاکس میں سے کسی ایک کے ساتھ پہنچے گی۔',
  confirmed: (to) => `رقم ${to} پر پہنچ گئی۔`,
  lessArrived: 'جتنا بھیجا گیا اس سے کم پہنچا',
  lessArrivedHint: (arrived, sent) =>
    `ٹوکن کے مطابق ${arrived} پہنچا، کل ${sent} میں سے۔ وہ ایک حصہ رکھ لیتا ہے، یا جو کہتا ہے وہ کرتا نہیں۔`,
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'تبادلہ',
  selectTitle: 'ٹوکن منتخب کریں',
  reviewTitle: 'تبادلے کا جائزہ',
  doneTitle: 'تبادلہ ہو گیا',
  buttons: {
    unsupportedNetwork: 'اس نیٹ ورک پر تبادلہ ممکن نہیں',
    selectToken: 'ٹوکن منتخب کریں',
    enterAmount: 'رقم درج کریں',
    insufficientBalance: 'ناکافی بیلنس',
    insufficientLiquidity: 'ناکافی لیکویڈیٹی',
    reviewSwap: 'تبادلے کا جائزہ',
  },
  youPay: 'آپ ادا کریں گے',
  youReceive: 'آپ کو ملے گا',
  estimate: 'تخمینہ',
  payWith: (symbol) => `${symbol} سے ادا کریں`,
  receive: (symbol) => `${symbol} وصول کریں`,
  switchTokens: 'ٹوکنز الٹ دیں',
  tokensOn: (network) => `${network} پر ٹوکنز`,
  rate: 'شرح',
  minimum: 'آپ کو کم از کم ملے گا',
  impact: 'قیمت پر اثر',
  slippage: 'سلپیج',
  slippageHint: 'تخمینے سے کتنا کم پہنچ سکتا ہے۔ اگر اس سے بھی کم ہو تو تبادلہ نہیں ہو گا۔',
  slippageField: 'سلپیج فیصد میں',
  slippageHigh: 'اتنی زیادہ سلپیج سے آپ کو تخمینے سے بہت کم مل سکتا ہے۔',
  untried:
    'نیٹ ورک اس تبادلے کو پہلے سے آزما نہیں سکا۔ جو پہنچے گا وہ صرف ٹرانزیکشن سے پڑھا گیا ہے۔',
  impactHigh: 'آپ کو جو ملے گا اس کی قیمت آپ کی ادائیگی سے بہت کم ہے۔',
  reading: 'قیمت پوچھی جا رہی ہے',
  pays: 'آپ ادا کریں گے',
  gets: 'آپ کو ملے گا، تخمینے کے مطابق',
  approve: (symbol) => `${symbol} منظور کریں`,
  reset: (symbol) => `${symbol} کی منظوری واپس لیں`,
  swap: 'تبادلہ کریں',
  approveAndSwap: 'منظور کریں اور تبادلہ کریں',
  approving: (symbol) => `${symbol} کی منظوری ہو رہی ہے`,
  steps: {
    batch:
      'آپ کا والیٹ ایک ہی بار میں عین اسی رقم کی منظوری دیتا ہے اور تبادلہ کرتا ہے: یا تو دونوں ہوں گے یا کچھ بھی نہیں۔',
    reset: 'پہلے پرانی منظوری واپس لی جاتی ہے، پھر ایکسچینج عین یہی رقم لے سکتا ہے۔',
    approve: 'پہلے آپ ایکسچینج کو عین یہی رقم لینے دیتے ہیں، پھر تبادلہ کرتے ہیں۔',
  },
  notices: {
    wouldFail:
      'نیٹ ورک کے مطابق یہ تبادلہ ناکام ہو جائے گا، کیونکہ قیمتیں بدل گئیں۔ نئے کے لیے واپس جائیں۔',
    priceMoved: 'قیمت بدل گئی۔ رقوم دوبارہ دیکھیں۔',
  },
  refused: (reason) =>
    `تجویز کردہ تبادلہ مسترد کر دیا گیا۔ ${reason} آپ کے والیٹ سے کچھ نہیں مانگا گیا۔`,
  started: 'ٹرانزیکشن شروع ہو گئی',
  swapped: (paid) => `تبادلہ شدہ رقم: ${paid}`,
  pending: (least) => `راستے میں ہے۔ اگلے بلاکس میں سے کسی ایک کے ساتھ کم از کم ${least} پہنچے گا۔`,
  confirmed: (least) => `تبادلہ ہو گیا: کم از کم ${least} آپ کے اکاؤنٹ میں پہنچ گیا۔`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'خریدیں',
  fund: 'کارڈ یا بینک اکاؤنٹ سے خریدیں',
  title: 'فراہم کنندہ منتخب کریں',
  tokenTitle: 'ٹوکن منتخب کریں',
  currencyTitle: 'کرنسی منتخب کریں',
  progressTitle: 'خریداری جاری ہے',
  helpTitle: 'خریدنا کیا ہے؟',
  youPay: 'آپ ادا کریں گے',
  badAmount: 'ہندسے اور ایک نقطہ یا کوما استعمال کریں، اعشاریہ کے بعد زیادہ سے زیادہ 2 ہندسے',
  tooLittle: (limit) => `کم از کم ${limit} ادا کریں`,
  tooMuch: (limit) => `زیادہ سے زیادہ ${limit} ادا کریں`,
  receive: (symbol) => `${symbol} وصول کریں`,
  receiveTitle: 'آپ کو ملے گا، تخمینے کے مطابق',
  providers: 'فراہم کنندگان',
  fee: (least, most) => `فیس ${least} سے ${most}`,
  asking: 'قیمت پوچھی جا رہی ہے',
  noQuote: 'فی الحال کوئی قیمت نہیں دیتا',
  gives: (amount) => `تقریباً ${amount}`,
  loading: 'معلوم کیا جا رہا ہے کہ کیا خریدا جا سکتا ہے',
  sample:
    'تخمینہ: بیچنے والوں سے پوچھا نہیں جا سکتا۔ یہ عام اعداد ہیں، اور ان سے کچھ خریدا نہیں جا سکتا۔',
  sampleFee: (fee) => `عام فیس ${fee}`,
  nothingSold: (network) => `${network} پر کچھ فروخت نہیں ہوتا`,
  nothingSoldHint: 'کوئی اور نیٹ ورک منتخب کریں، یا کسی اور والیٹ سے وصول کریں۔',
  networks: 'نیٹ ورکس',
  tryAgain: 'دوبارہ کوشش کریں',
  sandbox: 'آزمائشی ماحول: یہاں کوئی اصلی چیز فروخت نہیں ہوتی، اور کچھ ادا نہیں ہوتا۔',
  leaves:
    'آپ فراہم کنندہ کے صفحے پر ادائیگی کرتے ہیں۔ آپ کا کارڈ اور دستاویزات کبھی یہاں نہیں آتیں۔',
  failed: (reason) => `کچھ نہیں خریدا گیا۔ ${reason}`,
  foreignPage: (host) =>
    `سرور نے ${host} پر ایک صفحہ بتایا، جو یہاں کے کسی بیچنے والے کا نہیں۔ اسے نہیں کھولا گیا، اور کچھ نہیں خریدا گیا۔`,
  opening: (provider) => `${provider} کھل رہا ہے`,
  waiting: (provider) => `${provider} پر جاری رکھیں`,
  waitingHint:
    'جو صفحہ کھلا ہے اس پر ادائیگی کریں۔ پہنچنے پر یہاں بتایا جائے گا؛ آپ اسے بند کر سکتے ہیں۔',
  waitingUnknown:
    'جو صفحہ کھلا ہے اس پر ادائیگی کریں۔ آپ جو خریدیں گے وہ آپ کے اکاؤنٹ میں نظر آئے گا۔',
  blocked: 'آپ کے براؤزر نے کوئی صفحہ کھلنے نہیں دیا۔ خود کھولیں:',
  open: (provider) => `${provider} کھولیں`,
  copyLink: 'لنک کاپی کریں',
  copied: 'لنک کاپی ہو گیا',
  opensNewTab: 'نئے ٹیب میں کھلتا ہے',
  paid: 'ادا ہو گیا',
  paidHint: (amount) => `${amount} آپ کے ایڈریس کی طرف راستے میں ہے۔`,
  delivered: (amount) => `موصول: ${amount}`,
  deliveredHint: 'یہ آپ کے اکاؤنٹ میں ہے۔',
  notDelivered: 'نہیں خریدا گیا',
  notDeliveredHint: 'فراہم کنندہ کا کہنا ہے کہ کچھ نہیں پہنچایا جائے گا۔',
  goesTo: 'کہاں جائے گا',
  again: 'دوبارہ شروع کریں',
  done: 'ہو گیا',
  activity: 'سرگرمی میں دیکھیں',
  helpCards: [
    {
      title: 'رقم کوائنز میں بدلتی ہے',
      text: 'فراہم کنندہ آپ کے کارڈ یا بینک ٹرانسفر سے رقم لیتا ہے اور آپ کے ایڈریس پر کوائنز بھیجتا ہے۔',
    },
    {
      title: 'فراہم کنندہ جانتا ہے کہ آپ کون ہیں',
      text: 'یہ الگ کمپنی ہے جس کے اپنے اصول ہیں، اور یہ آپ کی دستاویزات مانگ سکتی ہے۔ یہ صفحہ اسے آپ کا ایڈریس اور رقم بتاتا ہے، اور کچھ نہیں۔',
    },
    {
      title: 'اس کی قیمت ہے',
      text: 'فراہم کنندگان ایک سے دو فیصد یا زیادہ رکھتے ہیں، اور نیٹ ورک کی اپنی فیس ہے۔ ادائیگی سے پہلے موازنہ کریں۔',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'نام منتخب کریں',
  registerTitle: 'نام رجسٹر کریں',
  registeredTitle: 'نام رجسٹر ہو گیا',
  intro:
    'نام آپ کے ایڈریس کی جگہ لیتا ہے۔ دوسرے اس پر بھیجتے ہیں، اور کسی کو ایڈریس کاپی نہیں کرنا پڑتا۔',
  own: 'آپ کے نام',
  name: 'نام',
  rules: '4 یا زیادہ: a تا z اور 0 تا 9 اور -',
  unreadable: 'صرف a تا z اور 0 تا 9 اور - استعمال کریں',
  tooShort: 'کم از کم 4 حروف لکھیں',
  suggestions: 'ملتے جلتے نام',
  searching: 'نام تلاش ہو رہے ہیں',
  searchFailed: 'نام تلاش نہیں ہو سکے۔',
  tryAgain: 'دوبارہ کوشش کریں',
  noneFree: 'یہ سب لیے جا چکے ہیں۔ کوئی اور نام لکھیں۔',
  noneFound: 'یہاں ایسا کوئی نام نہیں۔ کوئی اور لکھیں۔',
  available: 'دستیاب',
  taken: 'لیا جا چکا',
  register: 'رجسٹر کریں',
  leadsTo: (network) => `${network} پر آپ کے ایڈریس تک لے جاتا ہے`,
  free: 'کوئی خرچ نہیں۔ نام اسی ایڈریس کے ساتھ رہتا ہے اور واپس نہیں کیا جا سکتا۔',
  signed: 'آپ کا والیٹ کس پر دستخط کرتا ہے',
  confirmIn: (wallet) => `${wallet} میں تصدیق کریں`,
  registering: 'رجسٹر ہو رہا ہے',
  back: 'کوئی اور نام منتخب کریں',
  notices: {
    declined: 'دستخط مسترد ہو گئے۔ کچھ رجسٹر نہیں ہوا۔',
    unsupported: 'اس نیٹ ورک پر نام پیش نہیں کیے جاتے۔',
    walletChanged: 'آپ کا والیٹ بدل گیا۔ دوبارہ چیک کریں۔',
    unavailable: 'سرور جواب نہیں دے رہا۔ جہاں تک معلوم ہے کچھ رجسٹر نہیں ہوا۔ دوبارہ کوشش کریں۔',
  },
  unsigned: 'آپ کے والیٹ نے دستخط نہیں کیے۔ کچھ رجسٹر نہیں ہوا۔',
  walletSaid: (reason) => `آپ کے والیٹ نے دستخط نہیں کیے: ${reason}`,
  registered: (name) => `${name} آپ کا ہے`,
  registeredHint: 'اب سے دوسرے اس پر بھیج سکتے ہیں۔',
  done: 'ہو گیا',
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'ترتیبات',
  address: 'آپ کا مکمل ایڈریس',
  copyAddress: 'ایڈریس کاپی کریں',
  copied: 'ایڈریس کاپی ہو گیا',
  explorer: (name) => `${name} پر دیکھیں`,
  opensNewTab: 'نئے ٹیب میں کھلتا ہے',
  appearance: 'ظاہری شکل',
  appearances: { system: 'سسٹم', light: 'روشن', dark: 'گہرا' },
  language: 'زبان',
  wallets: 'اکاؤنٹس اور والیٹ',
  disconnect: 'منقطع کریں',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'سائن ان',
  heading: (site) => `${site} پر سائن ان کریں`,
  headingAnywhere: 'اپنے والیٹ سے سائن ان کریں',
  explanation:
    'آپ نیچے دیے گئے پیغام پر دستخط کریں گے۔ اس پر کوئی خرچ نہیں اور اس سے کچھ منتقل نہیں ہوتا۔',
  message: 'دستخط کے لیے پیغام',
  sign: 'دستخط کریں',
  cancel: 'منسوخ کریں',
  continueIn: (wallet) => `${wallet} میں جاری رکھیں`,
  returning: (wallet) => `پچھلے نیٹ ورک پر واپسی ہو رہی ہے۔ ${wallet} میں آپ سے پوچھا جا سکتا ہے۔`,
  checking: 'آپ کے دستخط چیک ہو رہے ہیں',
  checkingText: 'اس میں ایک لمحہ لگے گا۔',
  declined: 'دستخط مسترد ہو گئے',
  smartAccount: 'ہو سکتا ہے یہ ایپ اسمارٹ اکاؤنٹس کو سپورٹ نہ کرے',
  unavailable: 'توثیق شروع کرتے وقت مسئلہ پیش آیا',
  refused: (reason) => `سرور کا جواب: ${reason}`,
  warnings: {
    domain: (page, named) => `یہ صفحہ ${page} ہے، پیغام میں کسی اور سائٹ کا نام ہے: ${named}`,
    flagged: (domain) => `${domain} کے دھوکے باز ہونے کی رپورٹ ہے۔ دستخط نہ کریں۔`,
    imitation: 'یہ سائن ان کا پیغام لگتا ہے مگر ہے نہیں۔ دستخط نہ کریں۔',
    account: 'پیغام میں آپ کے اکاؤنٹ کے بجائے کسی اور اکاؤنٹ کا نام ہے۔',
    uri: (uri) => `آپ کسی اور ایڈریس پر سائن ان ہوں گے: ${uri}`,
    chain: (named, wallet) => `پیغام میں ${named} کا نام ہے۔ آپ کا والیٹ ${wallet} پر ہے۔`,
  },
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'ٹوکنز',
  list: 'اس اکاؤنٹ کے ٹوکنز',
  hidden: (count) =>
    plural('ur', count, {
      one: `${count} اسپام ٹوکن چھپا ہوا ہے`,
      other: `${count} اسپام ٹوکنز چھپے ہوئے ہیں`,
    }),
  shown: (count) =>
    plural('ur', count, { one: `${count} اسپام ٹوکن`, other: `${count} اسپام ٹوکنز` }),
  emptyTitle: 'ابھی کوئی ٹوکن نہیں',
  empty: 'آپ کو جو ملے گا وہ یہاں نظر آئے گا۔',
  failed: 'ٹوکن بیلنس دستیاب نہیں',
  failedHint: 'آپ کے ٹوکنز پڑھے نہیں جا سکے۔ وہ جہاں ہیں وہیں محفوظ ہیں۔',
  stale: (when) => `تازہ نہیں ہو سکا۔ یہ ${when} کا ہے۔`,
  missing: (network) =>
    `${network} پر سب ٹوکنز نہیں پڑھے جا سکے۔ وہ جہاں ہیں وہیں محفوظ ہیں۔ ذرا دیر بعد دوبارہ کوشش کریں۔`,
  tryAgain: 'دوبارہ کوشش کریں',
  fund: 'والیٹ میں رقم ڈالیں',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'منظوری',
  codeTitle: 'ریکوری کوڈ',
  saveCode: 'اپنا ریکوری کوڈ محفوظ کریں',
  walletTitle: 'محفوظ والیٹ',
  updateTitle: 'ای میل بدلیں',
  primaryTitle: 'موجودہ ای میل کی تصدیق کریں',
  secondaryTitle: 'نئی ای میل کی تصدیق کریں',
  otherEmail: 'کوئی اور ایڈریس استعمال کریں',
  editEmail: 'ای میل بدلیں',
  newEmail: 'نیا ای میل ایڈریس',
  save: 'محفوظ کریں',
  done: 'ہو گیا',
  ways: 'سائن ان کے طریقے',
  addPasskey: 'پاس کی شامل کریں',
  recover: 'پاس کی سے بحالی',
  setPassword: 'پاس ورڈ مقرر کریں',
  export: 'والیٹ ایکسپورٹ کریں',
  forget: 'دوسری ڈیوائسز سے سائن آؤٹ کریں',
  delete: 'والیٹ حذف کریں',
  changed: 'ای میل بدل گئی',
  unchanged: (reason) => sentences(reason, 'آپ کا ایڈریس نہیں بدلا۔'),
  inFrame: 'یہ صفحہ نیچے کچھ دیکھ یا دبا نہیں سکتا۔',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'اجازتیں',
  createdTitle: 'اجازت دے دی گئی',
  intro:
    'یہ ایپس آپ سے دوبارہ پوچھے بغیر اس اکاؤنٹ کی طرف سے کام کر سکتی ہیں، ان حدود کے اندر جنہیں ایک اسمارٹ کنٹریکٹ نافذ کرتا ہے۔',
  none: 'کوئی اجازت نہیں',
  noneText: 'کوئی ایپ خود سے اس اکاؤنٹ کی طرف سے کچھ نہیں کر سکتی۔',
  reading: 'آپ کی اجازتیں پڑھی جا رہی ہیں',
  unread: 'آپ کی اجازتیں پڑھی نہیں جا سکیں۔ وہ ویسی ہی ہیں جیسی تھیں۔',
  unsupported:
    'یہ والیٹ اجازتیں واپس نہیں لے سکتا۔ وہ والیٹ کنیکٹ کریں جس نے یہ اجازت دی تھی، اور دوبارہ کوشش کریں۔',
  notEnded:
    'نیٹ ورک نے ابھی تک یہ اجازت ختم نہیں کی۔ ایک منٹ بعد دوبارہ دیکھیں، اور اگر یہ تب بھی یہاں ہو تو اسے دوبارہ واپس لیں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  somebody: 'ایک ایپ',
  once: (amount) => `کل ${amount}`,
  every: (amount, duration) => `${amount} ہر ${duration}`,
  upTo: (amount, most) => `${amount} فی سیکنڈ، کل ${most}`,
  left: (amount) => `ابھی لیا جا سکتا ہے: ${amount}`,
  leftUnknown: 'ابھی نہیں بتایا جا سکتا کہ کتنا باقی ہے۔',
  functions: (names) => `کال کر سکتی ہے: ${names}`,
  calls: (left, most) => `باقی کالز: ${most} میں سے ${left}`,
  perCall: (amount) => `ہر کال کے ساتھ: زیادہ سے زیادہ ${amount}`,
  contract: 'اسمارٹ کنٹریکٹ',
  caller: 'اسے کون کال کر سکتا ہے',
  atomic: (amount) => `${amount} (سب سے چھوٹی اکائیوں میں)`,
  unknown: 'یہ کس چیز کی اجازت دیتی ہے، دکھایا نہیں جا سکتا۔ اگر آپ اسے نہیں جانتے تو واپس لے لیں۔',
  until: (date) => `${date} تک`,
  delegate: 'کون لے سکتا ہے',
  revoke: 'واپس لیں',
  revoking: 'اپنے والیٹ میں تصدیق کریں، اور نیٹ ورک کا انتظار کریں',
  granted:
    'ایپ آپ کی دی ہوئی اجازت کے اندر کام کر سکتی ہے۔ یہ آپ کو ترتیبات میں ملے گی، اور آپ اسے کسی بھی وقت واپس لے سکتے ہیں۔',
  done: 'ہو گیا',
  showAll: 'اجازتیں دکھائیں',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'اسمارٹ اکاؤنٹ',
  intro:
    'اسمارٹ اکاؤنٹ کئی مراحل ایک ساتھ کرتا ہے، اور کسی اور کو نیٹ ورک فیس ادا کرنے دے سکتا ہے۔ آپ کی کلید اس کے لیے دستخط کرتی ہے۔',
  twoAddresses:
    'آپ کے اسمارٹ اکاؤنٹ اور آپ کی کلید کے اپنے اپنے ایڈریس ہیں۔ جب آپ بدلتے ہیں کہ پہلے کون آئے، تو رقم جہاں ہے وہیں رہتی ہے۔',
  first: 'پہلے آتا ہے: ایپس اسی کو دیکھتی ہیں، اور جو رقم آپ مانگتے ہیں وہ یہاں پہنچتی ہے۔',
  notFirst: 'آپ کی کلید کا اپنا اکاؤنٹ پہلے آتا ہے۔',
  address: 'اسمارٹ اکاؤنٹ',
  ownAddress: 'آپ کی کلید',
  isThere: 'یہ اس نیٹ ورک پر موجود ہے۔',
  isNotThere: 'یہ آپ کی پہلی ترسیل کے ساتھ بنتا ہے۔ رقم آپ اس سے پہلے بھی وصول کر سکتے ہیں۔',
  networks: 'نیٹ ورکس جن پر یہ موجود ہے',
  notHere: 'یہاں اس نیٹ ورک پر اسمارٹ اکاؤنٹ نہیں ہیں۔ آپ کی کلید کا اپنا اکاؤنٹ استعمال ہوتا ہے۔',
  warning:
    'یہ ایڈریس صرف انہی نیٹ ورکس کے لیے دیں: دوسروں پر جو پہنچے ہو سکتا ہے اسے کوئی منتقل نہ کر سکے۔',
  failed: 'یہ نہیں بدلا جا سکا۔ دوبارہ کوشش کریں۔',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'والیٹ اپ گریڈ کریں',
  goOn: 'اپنے والیٹ میں منتقلی جاری رکھیں',
  intro:
    'یہاں جو ہے اسے ایک ایک کر کے اپنے ذاتی والیٹ میں منتقل کریں۔ آپ ہر منتقلی دیکھتے اور اس کی تصدیق کرتے ہیں۔',
  ownAddress: (family) => `${family} پر آپ کا اپنا ایڈریس`,
  enterAddress: 'پہلے اپنے ذاتی والیٹ کا ایڈریس درج کریں۔',
  move: (what) => `${what} منتقل کریں`,
  last: 'اسے آخر میں منتقل کریں: باقیوں کی فیس اسی سے ادا ہوتی ہے۔',
  spam: (count) =>
    plural('ur', count, {
      one: `${count} چیز جو کسی نے نہیں مانگی یہیں رہے گی۔`,
      other: `${count} چیزیں جو کسی نے نہیں مانگیں یہیں رہیں گی۔`,
    }),
  unread: (network) =>
    `${network} پر جو ہے وہ پڑھا نہیں جا سکا۔ وہ جہاں ہے وہیں رہے گا؛ دوبارہ کوشش کریں۔`,
  incomplete: (network) => `ہو سکتا ہے ${network} پر اس سے زیادہ ہو جتنا دکھایا گیا ہے۔`,
  tryAgain: 'دوبارہ کوشش کریں',
  nothing: 'یہاں منتقل کرنے کے لیے کچھ نہیں بچا۔',
  reading: 'دیکھا جا رہا ہے کہ آپ کے پاس کیا ہے',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `${wallet} میں ایک درخواست آپ کی منتظر ہے۔`,
  open: (wallet) => `${wallet} کھولیں`,
  dismiss: 'نظر انداز کریں',
  relayLost: 'آپ کے والیٹ سے کنکشن منقطع ہو گیا۔ دوبارہ کوشش جاری ہے…',
  relayRefused: 'اس صفحے سے آپ کے والیٹ تک رسائی ممکن نہیں۔ اسے منقطع کر کے دوبارہ منسلک کریں۔',
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
