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
  amount: 'المبلغ',
  max: 'الحد الأقصى',
  tryAgain: 'إعادة المحاولة',
  twoReadings:
    'يمكن قراءة هذا الرقم بطريقتين. اكتب المبالغ الصحيحة من دون فواصل، وأضف إلى غيرها صفرًا في آخرها، مثل 1.2340',
  maxAmount: (amount) => `الأقصى ${amount}`,
  maxLeaves: (fee) => `الحد الأقصى يُبقي ${fee} للرسوم`,
  have: (amount) => `لديك ${amount}.`,
  badAmount: (decimals) =>
    `استخدم أرقامًا وفاصلة عشرية واحدة (نقطة أو فاصلة)، وعدد المنازل العشرية ${decimals} على الأكثر`,
  inToken: (symbol) => `كتابة المبلغ بعملة ${symbol}`,
  inDollars: 'كتابة المبلغ بالدولار',
  selectToken: 'اختيار توكن',
  changeToken: (symbol) => `${symbol}، تغيير التوكن`,
  recipient: 'المستلم',
  addressOrName: 'عنوان أو اسم',
  paste: 'لصق',
  clear: 'مسح المستلم',
  recent: 'المستلمون الأخيرون',
  recentLabel: 'الأخيرون',
  looking: 'جارٍ البحث عن الاسم',
  wholeAddress: 'العنوان الكامل',
  wholeAddressOf: (name) => `العنوان الكامل: ${name}`,
  copyAddress: 'نسخ العنوان',
  copied: 'تم نسخ العنوان',
  network: 'الشبكة',
  fee: 'رسوم الشبكة',
  feePaidIn: (symbol) => `رسوم الشبكة، تُدفع بعملة ${symbol}`,
  costs: { recipientAccount: 'يُفتح حساب لهذا التوكن، مرة واحدة' },
  feeAtMost: (fee) => `حتى ${fee}`,
  feeUnread: 'تعرضها محفظتك',
  lookingToken: 'جارٍ قراءة التوكن',
  noTokenThere: (network) => `لا يوجد توكن في هذا العنوان على ${network}`,
  unlisted:
    'هذا التوكن ليس في أي قائمة. يستطيع أي شخص إنشاء توكن بأي اسم، وقد لا يساوي شيئًا. لا تستخدمه إلا إذا كنت تعرف عنوانه.',
  takeToken: (symbol) => `استخدام ${symbol}`,
  suggested: 'توكنات مقترحة',
  search: 'البحث في التوكنات',
  tokensOn: (network) => `توكناتك على ${network}`,
  missing: (network) => `تعذّرت قراءة بعض التوكنات على ${network}. هي في أمان حيث هي.`,
  noToken: (text) => `لا يوجد توكن باسم «${text}»`,
  clearSearch: 'مسح البحث',
  exactly: (amount) => `${amount} بالضبط`,
  total: 'الإجمالي مع الرسوم',
  confirm: 'تأكيد',
  confirmIn: (wallet) => `أكّد في ${wallet}`,
  cancel: 'إلغاء',
  notices: {
    declined: 'رُفض الطلب. لم يُرسَل أي شيء.',
    walletChanged: 'تغيّرت محفظتك. تحقّق من جديد.',
    feeUnread: 'تعذّرت قراءة رسوم الشبكة. ستعرضها محفظتك قبل أن تؤكّد.',
    wrongNetwork: 'محفظتك على شبكة أخرى. غيّر الشبكة، ثم أكّد من جديد. لم يُرسَل أي شيء.',
  },
  failed: (reason) => sentences(reason, 'لم يُرسَل أي شيء.'),
  somethingWrong: 'حدث خطأ ما',
  chainFailed: 'رفضتها الشبكة',
  chainFailedHint: 'لم يُخصم شيء سوى رسوم الشبكة.',
  dropped: 'أُسقطت، ولم يُرسَل أي شيء',
  droppedHint: 'تخلّت الشبكة عن المعاملة قبل أن تدخل أي كتلة.',
  replaced: 'استُبدلت',
  replacedHint: 'حلّت محلها معاملة أخرى لك. راجع محفظتك.',
  reading: 'جارٍ التحقّق على البلوكتشين',
  matches: 'قُرئت من البلوكتشين: مطابقة',
  matchesHint: 'المستلم والمبلغ والشبكة كما أكّدتها.',
  unread: 'تعذّرت القراءة حتى الآن',
  unreadHint: 'تُعاد المحاولة تلقائيًا.',
  partlyCompared: 'تعذّرت المقارنة الكاملة',
  partlyComparedHint: 'المعاملة مسجّلة على البلوكتشين، لكن تعذّرت مقارنتها كلها بما أكّدته.',
  done: 'تم',
  explorer: 'عرض في المستكشف',
  unknown: 'النتيجة غير معروفة',
  unknownHint: 'ربما أُرسلت. راجع «النشاط» قبل أن تحاول مرة أخرى.',
  looked: 'راجعتُ ذلك',
  alarm: 'ليس ما أكّدته',
  alarmHint:
    'ما أرسلته محفظتك شيء آخر، ولا يمكن التراجع عنه. توقّف عن استخدام هذه المحفظة. انقل ما تبقّى من جهاز تثق به.',
  youConfirmed: 'ما أكّدته',
  onChain: 'على البلوكتشين',
  parts: {
    network: 'الشبكة',
    sender: 'المُرسِل',
    recipient: 'المستلم',
    amount: 'المبلغ، بأصغر الوحدات',
    asset: 'التوكن أو العملية',
  },
  read: 'قرأتُ هذا',
  unknownBalance: 'رصيد غير معروف',
  nothing: 'لا يوجد ما يحتاج إلى تأكيد',
  nothingHint: 'انتهى ما كان هنا، ولا يُطلب أي شيء من محفظتك.',
  back: 'العودة إلى النموذج',
  noNetwork: 'اختر شبكة أولًا',
  noNetworkHint: 'محفظتك على شبكة لا تستخدمها هذه الصفحة.',
  networks: 'اختيار الشبكة',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'الحساب',
  copyAddress: 'نسخ العنوان',
  copied: 'تم نسخ العنوان',
  balance: 'الرصيد',
  balanceFailed: 'رصيد التوكنات غير متاح',
  balanceUnread: 'تعذّرت قراءة رصيدك. هو في أمان حيث هو.',
  balanceStale: 'تعذّر التحديث. هذا آخر رصيد قرأناه.',
  notPriced: 'بعضه بلا سعر، ولا يدخل في هذا المجموع.',
  notWhole: 'تعذّرت قراءته كله.',
  tryAgain: 'إعادة المحاولة',
  network: 'الشبكة',
  parts: 'محتويات هذا الحساب',
  disconnect: 'قطع الاتصال',
  differs: 'ما أرسلته محفظتك ليس ما أكّدته.',
  lookAtIt: 'عرض',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'النشاط',
  verbs: {
    approve: 'موافقة',
    borrow: 'اقتراض',
    burn: 'حرق',
    buy: 'شراء',
    cancel: 'إلغاء',
    claim: 'مطالبة',
    deploy: 'نشر عقد',
    deposit: 'إيداع',
    execute: 'تنفيذ',
    mint: 'سك',
    receive: 'استلام',
    repay: 'سداد',
    send: 'إرسال',
    stake: 'تكديس',
    trade: 'مبادلة',
    unstake: 'إلغاء التكديس',
    withdraw: 'سحب',
  },
  sending: 'جارٍ الإرسال',
  pending: 'قيد الانتظار',
  failedTag: 'فشلت',
  dropped: 'أُسقطت، ولم يُرسَل أي شيء',
  replaced: 'استُبدلت',
  lookAlike: 'عنوان مقلّد',
  lookAlikeHint: (known) => `من عنوان صُنع ليشبه ${known}.`,
  thisWeek: 'هذا الأسبوع',
  emptyTitle: 'لا يوجد نشاط بعد',
  empty: 'يظهر هنا ما يقوم به هذا الحساب.',
  unsupported: 'سجل هذه الشبكة غير متاح هنا.',
  incomplete: 'تعذّرت قراءة جزء من هذا السجل.',
  failed: 'تعذّر جلب المعاملات',
  failedHint: 'لم يُفقد أي شيء. تحقّق من اتصالك.',
  tryAgain: 'إعادة المحاولة',
  more: 'عرض المزيد',
  imitates: 'تعرف هذا العنوان:',
  imitation: 'وهذا يشبهه فقط:',
  copyAddress: 'نسخ العنوان المقلّد',
  copyWarning: 'من صنع هذا العنوان يأمل أن ترسل إليه خطأً.',
  copyAnyway: 'نسخ على أي حال',
  copied: 'تم نسخ العنوان',
  explorer: 'عرض في مستكشف الكتل',
  justNow: 'الآن',
  minutes: (count) => `${count} د`,
  hours: (count) => `${count} س`,
  differs: 'تختلف عمّا أكّدته',
  unmatched: 'تحقّق من المستلم',
  newer: 'عرض الأحدث',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `التبديل إلى ${family}`,
  waitingTitle: (wallet) => `تابع في ${wallet}`,
  waitingText: 'ستسألك مرة واحدة عن كل نوع من الشبكات. اقبل ما تحتاجه منها.',
  connectedTitle: 'تم الاتصال',
  connectedText: (wallet) => `المحفظة ${wallet} متصلة بهذا الموقع.`,
  someText: 'يمكنك المتابعة، أو إعادة محاولة البقية.',
  declinedTitle: 'رُفض الطلب',
  failedTitle: 'تعذّر الاتصال',
  nothingText: 'لم تتم مشاركة أي شيء مع هذا الموقع.',
  list: 'أنواع الشبكات',

  accept: 'اقبل الطلب هناك',
  openWallet: 'افتح محفظتك',
  noAnswer: 'لا يوجد رد بعد',
  waiting: 'قيد الانتظار',
  connected: 'متصلة',
  declined: 'رُفض، ولم تتم مشاركة أي شيء',
  tryAgain: 'إعادة المحاولة',
  cancel: 'إلغاء',
  continueWith: (family) => `المتابعة مع ${family}`,
  continueWithSeveral: (count) =>
    plural('ar', count, {
      zero: 'المتابعة من دون شبكات',
      one: 'المتابعة مع شبكة واحدة',
      two: 'المتابعة مع شبكتين',
      few: `المتابعة مع ${count} شبكات`,
      many: `المتابعة مع ${count} شبكةً`,
      other: `المتابعة مع ${count} شبكة`,
    }),

  goOnWith: (wallet, account) => `ستتابع باستخدام ${wallet}، ${account}. تبقى محافظك الأخرى متصلة.`,
  connectFirst: 'لا توجد محفظة متصلة لهذا النوع بعد. تبقى محافظك الأخرى متصلة.',
  connectWallet: 'ربط المحفظة',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'عناصر NFT في هذا الحساب',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join('، '),
  hidden: (count) =>
    plural('ar', count, {
      zero: 'لا توجد عناصر NFT مزعجة مخفية',
      one: 'عنصر NFT مزعج واحد مخفي',
      two: 'عنصرا NFT مزعجان مخفيان',
      few: `${count} عناصر NFT مزعجة مخفية`,
      many: `${count} عنصر NFT مزعجًا مخفيًا`,
      other: `${count} عنصر NFT مزعج مخفي`,
    }),
  shown: (count) =>
    plural('ar', count, {
      zero: 'لا توجد عناصر NFT مزعجة',
      one: 'عنصر NFT مزعج واحد',
      two: 'عنصرا NFT مزعجان',
      few: `${count} عناصر NFT مزعجة`,
      many: `${count} عنصر NFT مزعجًا`,
      other: `${count} عنصر NFT مزعج`,
    }),
  emptyTitle: 'لا توجد عناصر NFT بعد',
  empty: 'تظهر هنا المقتنيات الرقمية التي تستلمها.',
  unsupported: 'المقتنيات الرقمية على هذه الشبكة غير متاحة هنا.',
  incomplete: 'تعذّرت قراءة بعض عناصر NFT لديك. هي في أمان حيث هي.',
  failed: 'تعذّرت قراءة عناصر NFT لديك',
  failedHint: 'هي في أمان حيث هي.',
  tryAgain: 'إعادة المحاولة',
  more: 'عرض المزيد',
  collection: 'المجموعة',
  tokenId: 'معرّف التوكن',
  pieces: 'لديك',
  network: 'الشبكة',
  contract: 'العقد الذكي',
  copyContract: 'نسخ عنوان العقد',
  copied: 'تم النسخ',
  send: 'إرسال',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'المحافظ',
  active: 'نشطة',
  use: 'استخدام',
  add: 'إضافة',
  addFor: (family) => `إضافة محفظة: ${family}`,
  noneConnected: 'لا توجد محفظة متصلة',
  more: (account) => `المزيد عن ${account}`,
  copyAddress: 'نسخ العنوان',
  copied: 'تم نسخ العنوان',
  disconnect: (wallet) => `قطع الاتصال: ${wallet}`,
  hint: 'محفظتك هي التي تحدّد الحسابات التي تعرضها على هذا الموقع.',
  types: {
    eoa: 'حساب',
    smartAccount: 'حساب ذكي',
    payment: 'المدفوعات',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'استلام',
  networksTitle: 'الشبكات المتوافقة',
  fundTitle: 'تمويل المحفظة',
  code: (network) => `رمز QR لعنوانك على ${network}`,
  amount: 'المبلغ',
  amountOptional: 'المبلغ، اختياري',
  badAmount: (decimals) =>
    `استخدم أرقامًا وفاصلة عشرية واحدة (نقطة أو فاصلة)، وعدد المنازل العشرية ${decimals} على الأكثر`,
  yourAddress: (network) => `عنوانك على ${network}`,
  copyAddress: 'نسخ العنوان',
  copyLink: 'نسخ رابط الدفع',
  copied: 'تم نسخ العنوان',
  linkCopied: 'تم نسخ رابط الدفع',
  alsoOn: (count) =>
    plural('ar', count, {
      zero: 'ليس على شبكات أخرى',
      one: 'أيضًا على شبكة واحدة',
      two: 'أيضًا على شبكتين',
      few: `أيضًا على ${count} شبكات`,
      many: `أيضًا على ${count} شبكةً`,
      other: `أيضًا على ${count} شبكة`,
    }),
  sameAddress:
    'عنوانك واحد على كل هذه الشبكات. لا ترسل إلا عبر إحداها: فما يُرسَل عبر شبكة أخرى قد يضيع.',
  fund: 'تصل الأموال إلى هذا الحساب من محفظة أخرى أو من منصة تداول.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'إرسال',
  selectTitle: 'اختيار توكن',
  lookAlikeTitle: 'تحقّق من العنوان',
  reviewTitle: 'مراجعة الإرسال',
  sentTitle: 'تم الإرسال',
  buttons: {
    selectToken: 'اختر توكن',
    addAmount: 'أدخل المبلغ',
    incorrectValue: 'قيمة غير صحيحة',
    insufficientFunds: 'الرصيد غير كافٍ',
    unknownBalance: 'رصيد غير معروف',
    addAddress: 'أدخل العنوان',
    invalidAddress: 'عنوان غير صالح',
    previewSend: 'مراجعة الإرسال',
    unsupportedChain: 'شبكة غير مدعومة',
  },
  youSend: 'ترسل',
  balanceUnknown: 'تعذّرت قراءة رصيدك. هو في أمان حيث هو.',
  noFee: (symbol) => `لا يكفي رصيد ${symbol} لرسوم الشبكة`,
  to: 'إلى',
  problems: {
    invalid: 'هذا ليس عنوانًا على هذه الشبكة.',
    checksum: 'المجموع الاختباري غير مطابق، فتحقّق من كل حرف.',
    required: 'يطلب هذا الرابط شيئًا غير معروف هنا.',
    letters: 'حروف من كتابات مختلفة، أو حروف لا يُسمح بها في أي اسم.',
    unregistered: 'هذا الاسم غير مسجّل.',
    lookupFailed: 'تعذّر البحث عن الاسم. حاول مرة أخرى، أو الصق العنوان.',
    tokenContract: 'هذا عقد توكن وليس حساب مستخدم. كل ما يصل إليه يضيع.',
  },
  otherNetwork: (name) => `هذا الرابط مخصّص لشبكة أخرى: ${name}. غيّر الشبكة أولًا أو امسح الرابط.`,
  switchTo: (name) => `التبديل إلى ${name}`,
  unknownNetwork: 'شبكة غير معروفة',
  notKnown: 'ليس العنوان الذي تعرفه',
  onlyEnds: 'لا يتطابق إلا طرفاه. يصنع المحتالون مثل هذه العناوين ليُدفع لهم خطأً.',
  bait: 'لا تعرف هذا العنوان إلا من تحويلات قيمتها صفر. يجريها المحتالون كي تنسخ العنوان.',
  known: 'المعروف لديك',
  entered: 'ما أدخلته',
  useKnown: 'استخدام العنوان المعروف',
  useEntered: 'استخدامه على أي حال',
  pressAgain: 'اضغط مرة أخرى لاستخدامه',
  leaves: 'يخرج من حسابك',
  arrives: (name) => `يصل إلى ${name}`,
  reserve: (amount) =>
    `تحجز المحافظ ما يصل إلى ${amount} للرسوم، ولديك أقل من ذلك. قد ترفض محفظتك.`,
  keepsPart: (amount) => `يحتفظ هذا التوكن بمقدار ${amount} من كل تحويل كهذا.`,
  contract:
    'هذا العنوان عقد ذكي، ولم يسبق لك الإرسال إليه. قد يحتفظ بما يصله إلى الأبد: اسأل المستلم هل يمكن استخدامه.',
  firstTime: 'هذه أول مرة ترسل فيها إلى هذا العنوان. تحقّق منه مع المستلم.',
  comparing: 'جارٍ مقارنة العنوان',
  notCompared: 'تعذّرت قراءة سجلك، لذلك لم يُقارَن هذا العنوان بالعناوين التي تعرفها. تحقّق منه كاملًا.',
  notices: {
    wouldFail: 'تقول الشبكة إن هذا التحويل سيفشل. لم يُرسَل أي شيء.',
    tokenMissing: 'لا يوجد في هذا الحساب التوكن المطلوب. اختر توكنًا آخر.',
    lookAlike: 'هذا العنوان ينتحل عنوانًا تعرفه. تحقّق منه قبل أن تتابع.',
    feeRose: 'ارتفعت رسوم الشبكة. تحقّق من المبلغ من جديد. لم يُرسَل أي شيء.',
    feeUnknown:
      'تعذّرت قراءة رسوم الشبكة، لذلك لا يُعرف كم يمكن إرساله. حاول مرة أخرى، أو أدخل مبلغًا.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'تحسب الشبكة هذا التوكن بوحدات غير التي تعرضها هذه الصفحة. لم يُرسَل أي شيء. لا ترسله من هنا.'
      case 'transfer/decimals-unread':
        return 'لم تذكر الشبكة الوحدات التي تحسب بها هذا التوكن. لم يُرسَل أي شيء. انتظر قليلًا، أو حاول مرة أخرى.'
      case 'transfer/sender-minimum':
        return `تشترط الشبكة أن يبقى ${least} ${symbol} في حسابك إلى جانب الرسوم. أرسل أقل.`
      case 'transfer/recipient-minimum':
        return `لا يوجد شيء في هذا العنوان بعد، ولا تقبل الشبكة فيه أقل من ${least} ${symbol}. أرسل أكثر.`
      case 'transfer/frozen':
        return `جمّدت الجهة المُصدرة لهذا التوكن جزءًا منه. أرسل ${most} على الأكثر.`
      case 'transfer/too-many-accounts':
        return `هذا التوكن موزّع على حسابات كثيرة لك. أرسل ${most} على الأكثر في المرة الواحدة، والباقي بعد ذلك.`
      default:
        return null
    }
  },
  failedOnSolana: 'تعذّر إرسال المعاملة. يُرجى المحاولة مرة أخرى.',
  started: 'بدأت المعاملة',
  sent: (amount) => `تم إرسال ${amount}`,
  pending: 'في الطريق. تصل مع إحدى الكتل القادمة.',
  confirmed: (to) => `وصل المبلغ إلى ${to}.`,
  lessArrived: 'وصل أقل مما أُرسل',
  lessArrivedHint: (arrived, sent) =>
    `وفق التوكن، وصل ${arrived} من أصل ${sent}. فهو يحتفظ بجزء، أو لا يفعل ما يقوله.`,
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'مبادلة',
  selectTitle: 'اختيار توكن',
  reviewTitle: 'مراجعة المبادلة',
  doneTitle: 'تمت المبادلة',
  buttons: {
    unsupportedNetwork: 'الشبكة لا تدعم المبادلة',
    selectToken: 'اختر توكن',
    enterAmount: 'أدخل المبلغ',
    insufficientBalance: 'الرصيد غير كافٍ',
    insufficientLiquidity: 'السيولة غير كافية',
    reviewSwap: 'مراجعة المبادلة',
  },
  youPay: 'تدفع',
  youReceive: 'تستلم',
  estimate: 'تقدير',
  payWith: (symbol) => `الدفع بعملة ${symbol}`,
  receive: (symbol) => `استلام ${symbol}`,
  switchTokens: 'عكس التوكنات',
  tokensOn: (network) => `التوكنات على ${network}`,
  rate: 'السعر',
  minimum: 'تستلم على الأقل',
  impact: 'التأثير على السعر',
  slippage: 'الانزلاق السعري',
  slippageHint:
    'مقدار النقص المسموح به فيما يصل مقارنةً بالتقدير. وإن كان سيصل أقل من ذلك فلا تتم المبادلة.',
  slippageField: 'الانزلاق السعري بالنسبة المئوية',
  slippageHigh: 'مع انزلاق بهذا القدر قد تستلم أقل بكثير من التقدير.',
  untried: 'لم تتمكن الشبكة من تجربة هذه المبادلة مسبقًا. ما يصل قُرئ من المعاملة وحدها.',
  impactHigh: 'قيمة ما تستلمه أقل بكثير من قيمة ما تدفعه.',
  reading: 'جارٍ طلب السعر',
  pays: 'تدفع',
  gets: 'تستلم، حسب التقدير',
  approve: (symbol) => `الموافقة على ${symbol}`,
  reset: (symbol) => `إلغاء الموافقة السابقة على ${symbol}`,
  swap: 'مبادلة',
  approveAndSwap: 'الموافقة والمبادلة',
  approving: (symbol) => `جارٍ الموافقة على ${symbol}`,
  steps: {
    batch:
      'توافق محفظتك على هذا المبلغ بالضبط وتجري المبادلة دفعة واحدة: إما أن يتم الأمران معًا أو لا يتم شيء.',
    reset: 'تُلغى الموافقة السابقة أولًا، ثم يُسمح لمنصة التداول بأخذ هذا المبلغ بالضبط.',
    approve: 'تسمح أولًا لمنصة التداول بأخذ هذا المبلغ بالضبط، ثم تُجري المبادلة.',
  },
  notices: {
    wouldFail: 'تقول الشبكة إن هذه المبادلة ستفشل لأن الأسعار تغيّرت. ارجع للحصول على عرض جديد.',
    priceMoved: 'تغيّر السعر. راجع المبالغ من جديد.',
  },
  refused: (reason) => `رُفضت المبادلة المقترحة. ${reason} لم يُطلب أي شيء من محفظتك.`,
  started: 'بدأت المعاملة',
  swapped: (paid) => `تمت مبادلة ${paid}`,
  pending: (least) => `في الطريق. مع إحدى الكتل القادمة يصل ${least} على الأقل.`,
  confirmed: (least) => `تمت المبادلة: وصل إلى حسابك ${least} على الأقل.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'شراء',
  fund: 'الشراء ببطاقة أو حساب بنكي',
  title: 'اختيار مزوّد',
  tokenTitle: 'اختيار توكن',
  currencyTitle: 'اختيار العملة',
  progressTitle: 'الشراء جارٍ',
  helpTitle: 'ما الشراء؟',
  youPay: 'تدفع',
  badAmount: 'استخدم أرقامًا وفاصلة عشرية واحدة (نقطة أو فاصلة)، ومنزلتين عشريتين على الأكثر',
  tooLittle: (limit) => `ادفع ${limit} على الأقل`,
  tooMuch: (limit) => `ادفع ${limit} على الأكثر`,
  receive: (symbol) => `استلام ${symbol}`,
  receiveTitle: 'تستلم، حسب التقدير',
  providers: 'المزوّدون',
  fee: (least, most) => `الرسوم من ${least} إلى ${most}`,
  asking: 'جارٍ طلب السعر',
  noQuote: 'لا يعرض سعرًا حاليًا',
  gives: (amount) => `نحو ${amount}`,
  loading: 'جارٍ الاستعلام عمّا يمكن شراؤه',
  sample: 'تقدير: لا يمكن سؤال البائعين. هذه أرقام معتادة، ولا يمكن شراء أي شيء بها.',
  sampleFee: (fee) => `الرسوم المعتادة ${fee}`,
  nothingSold: (network) => `لا يُباع شيء على ${network}`,
  nothingSoldHint: 'اختر شبكة أخرى، أو استلم من محفظة أخرى.',
  networks: 'الشبكات',
  tryAgain: 'إعادة المحاولة',
  sandbox: 'بيئة تجريبية: لا يُباع هنا شيء حقيقي، ولا يُدفع شيء.',
  leaves: 'تدفع في صفحة المزوّد. بطاقتك ووثائقك لا تصل إلى هنا أبدًا.',
  failed: (reason) => `لم يُشترَ أي شيء. ${reason}`,
  foreignPage: (host) =>
    `حدّد الخادم صفحة على ${host}، وهي لا تخص أيًا من البائعين هنا. لم تُفتح، ولم يُشترَ أي شيء.`,
  opening: (provider) => `جارٍ فتح ${provider}`,
  waiting: (provider) => `تابع في ${provider}`,
  waitingHint: 'ادفع في الصفحة التي فُتحت. نخبرك هنا عند الوصول، ويمكنك إغلاق هذه النافذة.',
  waitingUnknown: 'ادفع في الصفحة التي فُتحت. يظهر ما تشتريه في حسابك.',
  blocked: 'منع متصفحك فتح الصفحة. افتحها بنفسك:',
  open: (provider) => `فتح ${provider}`,
  copyLink: 'نسخ الرابط',
  copied: 'تم نسخ الرابط',
  opensNewTab: 'يُفتح في علامة تبويب جديدة',
  paid: 'تم الدفع',
  paidHint: (amount) => `${amount} في الطريق إلى عنوانك.`,
  delivered: (amount) => `وصل ${amount}`,
  deliveredHint: 'أصبح في حسابك.',
  notDelivered: 'لم يتم الشراء',
  notDeliveredHint: 'يقول المزوّد إنه لن يُسلَّم أي شيء.',
  goesTo: 'يذهب إلى',
  again: 'البدء من جديد',
  done: 'تم',
  activity: 'عرض في النشاط',
  helpCards: [
    {
      title: 'المال يتحول إلى عملات رقمية',
      text: 'يأخذ المزوّد المال من بطاقتك أو بتحويل بنكي، ويرسل عملات رقمية إلى عنوانك.',
    },
    {
      title: 'المزوّد يعرف من أنت',
      text: 'هو شركة مستقلة لها قواعدها، وقد يطلب وثائقك. هذه الصفحة تعطيه عنوانك والمبلغ، ولا شيء غير ذلك.',
    },
    {
      title: 'له تكلفة',
      text: 'يقتطع المزوّدون واحدًا إلى اثنين في المئة أو أكثر، وللشبكة رسومها. قارن قبل أن تدفع.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'اختيار اسم',
  registerTitle: 'تسجيل الاسم',
  registeredTitle: 'تم تسجيل الاسم',
  intro: 'الاسم يقوم مقام عنوانك. يرسل إليه الآخرون، ولا يحتاج أحد إلى نسخ عنوان.',
  own: 'أسماؤك',
  name: 'الاسم',
  rules: '4 أو أكثر من a إلى z ومن 0 إلى 9 و -',
  unreadable: 'استخدم فقط من a إلى z ومن 0 إلى 9 و -',
  tooShort: 'اكتب 4 أحرف على الأقل',
  suggestions: 'أسماء قريبة منه',
  searching: 'جارٍ البحث عن أسماء',
  searchFailed: 'تعذّر البحث عن الأسماء.',
  tryAgain: 'إعادة المحاولة',
  noneFree: 'كل هذه الأسماء محجوزة. اكتب اسمًا آخر.',
  noneFound: 'لا يوجد اسم كهذا هنا. اكتب اسمًا آخر.',
  available: 'متاح',
  taken: 'محجوز',
  register: 'تسجيل',
  leadsTo: (network) => `يوصل إلى عنوانك على ${network}`,
  free: 'لا يكلّف شيئًا. يبقى الاسم مع هذا العنوان ولا يمكن إرجاعه.',
  signed: 'ما توقّعه محفظتك',
  confirmIn: (wallet) => `أكّد في ${wallet}`,
  registering: 'جارٍ التسجيل',
  back: 'اختيار اسم آخر',
  notices: {
    declined: 'رُفض التوقيع. لم يُسجَّل أي شيء.',
    unsupported: 'الأسماء غير متوفرة على هذه الشبكة.',
    walletChanged: 'تغيّرت محفظتك. تحقّق من جديد.',
    unavailable: 'لا يستجيب الخادم. لم يُسجَّل أي شيء في حدود ما نعلم. حاول مرة أخرى.',
  },
  unsigned: 'لم توقّع محفظتك. لم يُسجَّل أي شيء.',
  walletSaid: (reason) => `لم توقّع محفظتك: ${reason}`,
  registered: (name) => `أصبح ${name} لك`,
  registeredHint: 'يستطيع الآخرون الإرسال إليه من الآن.',
  done: 'تم',
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'الإعدادات',
  address: 'عنوانك الكامل',
  copyAddress: 'نسخ العنوان',
  copied: 'تم نسخ العنوان',
  explorer: (name) => `عرض في ${name}`,
  opensNewTab: 'يُفتح في علامة تبويب جديدة',
  appearance: 'المظهر',
  appearances: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  language: 'اللغة',
  wallets: 'الحسابات والمحفظة',
  disconnect: 'قطع الاتصال',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'تسجيل الدخول',
  heading: (site) => `تسجيل الدخول إلى ${site}`,
  headingAnywhere: 'سجّل الدخول بمحفظتك',
  explanation: 'ستوقّع الرسالة أدناه. لا يكلّف ذلك شيئًا ولا ينقل شيئًا.',
  message: 'الرسالة المطلوب توقيعها',
  sign: 'توقيع',
  cancel: 'إلغاء',
  continueIn: (wallet) => `تابع في ${wallet}`,
  returning: (wallet) => `جارٍ الرجوع إلى الشبكة السابقة. قد يظهر لك سؤال في ${wallet}.`,
  checking: 'جارٍ التحقّق من توقيعك',
  checkingText: 'يستغرق ذلك لحظة.',
  declined: 'رُفض التوقيع',
  smartAccount: 'قد لا يدعم هذا التطبيق الحسابات الذكية',
  unavailable: 'حدثت مشكلة عند بدء التحقّق من الهوية',
  refused: (reason) => `رد الخادم: ${reason}`,
  warnings: {
    domain: (page, named) => `هذه الصفحة هي ${page}، والرسالة تذكر موقعًا آخر: ${named}`,
    flagged: (domain) => `أُبلغ عن ${domain} بأنه موقع مخادع. لا توقّع.`,
    imitation: 'تشبه هذه رسالة تسجيل دخول وليست كذلك. لا توقّع.',
    account: 'تذكر الرسالة حسابًا غير حسابك.',
    uri: (uri) => `ستسجّل الدخول في عنوان آخر: ${uri}`,
    chain: (named, wallet) => `الشبكة المذكورة في الرسالة: ${named}. شبكة محفظتك: ${wallet}.`,
  },
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'التوكنات',
  list: 'توكنات هذا الحساب',
  hidden: (count) =>
    plural('ar', count, {
      zero: 'لا توجد توكنات مزعجة مخفية',
      one: 'توكن مزعج واحد مخفي',
      two: 'توكنان مزعجان مخفيان',
      few: `${count} توكنات مزعجة مخفية`,
      many: `${count} توكنًا مزعجًا مخفيًا`,
      other: `${count} توكن مزعج مخفي`,
    }),
  shown: (count) =>
    plural('ar', count, {
      zero: 'لا توجد توكنات مزعجة',
      one: 'توكن مزعج واحد',
      two: 'توكنان مزعجان',
      few: `${count} توكنات مزعجة`,
      many: `${count} توكنًا مزعجًا`,
      other: `${count} توكن مزعج`,
    }),
  emptyTitle: 'لا توجد توكنات بعد',
  empty: 'يظهر هنا ما تستلمه.',
  failed: 'رصيد التوكنات غير متاح',
  failedHint: 'تعذّرت قراءة توكناتك. هي في أمان حيث هي.',
  stale: (when) => `تعذّر التحديث. هذه القراءة من الساعة ${when}.`,
  missing: (network) =>
    `تعذّرت قراءة بعض التوكنات على ${network}. هي في أمان حيث هي. حاول مرة أخرى بعد قليل.`,
  tryAgain: 'إعادة المحاولة',
  fund: 'تمويل المحفظة',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'موافقة',
  codeTitle: 'رمز الاسترداد',
  saveCode: 'احفظ رمز الاسترداد',
  walletTitle: 'المحفظة الآمنة',
  updateTitle: 'تعديل البريد',
  primaryTitle: 'تأكيد البريد الحالي',
  secondaryTitle: 'تأكيد البريد الجديد',
  otherEmail: 'استخدام عنوان آخر',
  editEmail: 'تعديل البريد',
  newEmail: 'عنوان البريد الإلكتروني الجديد',
  save: 'حفظ',
  done: 'تم',
  ways: 'طرق تسجيل الدخول',
  addPasskey: 'إضافة مفتاح مرور',
  recover: 'الاسترداد بمفتاح المرور',
  setPassword: 'تعيين كلمة مرور',
  export: 'تصدير المحفظة',
  forget: 'تسجيل الخروج من الأجهزة الأخرى',
  delete: 'حذف المحفظة',
  changed: 'تم تغيير البريد',
  unchanged: (reason) => sentences(reason, 'لم يتغيّر عنوانك.'),
  inFrame: 'لا تستطيع هذه الصفحة رؤية أي شيء مما يلي ولا الضغط عليه.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'الأذونات',
  createdTitle: 'تم منح الإذن',
  intro:
    'يمكن لهذه التطبيقات أن تتصرف من هذا الحساب من دون أن تسألك مجددًا، ضمن حدود يفرضها عقد ذكي.',
  none: 'لا توجد أذونات',
  noneText: 'لا يمكن لأي تطبيق أن يتصرف من هذا الحساب من تلقاء نفسه.',
  reading: 'جارٍ قراءة أذوناتك',
  unread: 'تعذّرت قراءة أذوناتك. هي كما كانت.',
  unsupported:
    'هذه المحفظة لا تستطيع إلغاء الأذونات. اربط المحفظة التي منحت هذا الإذن، وحاول مرة أخرى.',
  notEnded: 'لم تُنهِ الشبكة هذا الإذن بعد. تحقّق مجددًا بعد دقيقة، وألغِه مرة أخرى إن كان لا يزال هنا.',
  tryAgain: 'إعادة المحاولة',
  somebody: 'تطبيق',
  once: (amount) => `${amount} إجمالًا`,
  every: (amount, duration) => `${amount} كل ${duration}`,
  upTo: (amount, most) => `${amount} في الثانية، بإجمالي ${most}`,
  left: (amount) => `يمكن أخذه الآن: ${amount}`,
  leftUnknown: 'لا يمكن معرفة المتبقي الآن.',
  functions: (names) => `يمكنه استدعاء ${names}`,
  calls: (left, most) => `الاستدعاءات المتبقية: ${left} من ${most}`,
  perCall: (amount) => `مع كل استدعاء: ${amount} على الأكثر`,
  contract: 'العقد الذكي',
  caller: 'من يمكنه استدعاؤه',
  atomic: (amount) => `${amount} (بأصغر وحدة)`,
  unknown: 'لا يمكن عرض ما يسمح به. ألغِه إن كنت لا تعرفه.',
  until: (date) => `حتى ${date}`,
  delegate: 'من يمكنه أخذه',
  revoke: 'إلغاء الإذن',
  revoking: 'أكّد في محفظتك، وانتظر الشبكة',
  granted:
    'يستطيع التطبيق أن يتصرف ضمن ما سمحت به. تجد الإذن في الإعدادات، ويمكنك إلغاؤه في أي وقت.',
  done: 'تم',
  showAll: 'عرض الأذونات',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'الحساب الذكي',
  intro:
    'ينفّذ الحساب الذكي عدة خطوات دفعة واحدة، ويمكن أن يدع غيرك يدفع رسوم الشبكة. ويوقّع مفتاحك عنه.',
  twoAddresses:
    'لحسابك الذكي عنوانه ولمفتاحك عنوانه. تبقى الأموال حيث هي عندما تغيّر أيهما يأتي أولًا.',
  first: 'يأتي أولًا: تراه التطبيقات، وتصل إليه الأموال التي تطلبها.',
  notFirst: 'حساب مفتاحك نفسه يأتي أولًا.',
  address: 'الحساب الذكي',
  ownAddress: 'مفتاحك',
  isThere: 'موجود على هذه الشبكة.',
  isNotThere: 'يُنشأ مع أول ما ترسله. ويمكنك استلام الأموال قبل ذلك.',
  networks: 'الشبكات التي يوجد عليها',
  notHere: 'لا تتوفر حسابات ذكية على هذه الشبكة هنا. يُستخدم حساب مفتاحك نفسه.',
  warning: 'لا تعطِ هذا العنوان إلا لهذه الشبكات: فعلى غيرها قد لا يستطيع أحد نقل ما يصل إليه.',
  failed: 'تعذّر التغيير. حاول مرة أخرى.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'ترقية المحفظة',
  goOn: 'متابعة النقل إلى محفظتك',
  intro: 'انقل ما هنا إلى محفظة تملكها أنت، واحدًا تلو الآخر. ترى كل تحويل وتؤكّده.',
  ownAddress: (family) => `عنوانك أنت على ${family}`,
  enterAddress: 'أدخل عنوان محفظتك أنت أولًا.',
  move: (what) => `نقل ${what}`,
  last: 'انقل هذا في الآخر: منه تُدفع رسوم البقية.',
  spam: (count) =>
    plural('ar', count, {
      zero: 'لا تبقى هنا أي عناصر لم يطلبها أحد.',
      one: 'يبقى هنا عنصر واحد لم يطلبه أحد.',
      two: 'يبقى هنا عنصران لم يطلبهما أحد.',
      few: `تبقى هنا ${count} عناصر لم يطلبها أحد.`,
      many: `يبقى هنا ${count} عنصرًا لم يطلبها أحد.`,
      other: `يبقى هنا ${count} عنصر لم يطلبها أحد.`,
    }),
  unread: (network) => `تعذّرت قراءة ما هو على ${network}. يبقى حيث هو، فحاول مرة أخرى.`,
  incomplete: (network) => `قد يوجد على ${network} أكثر مما يظهر هنا.`,
  tryAgain: 'إعادة المحاولة',
  nothing: 'لم يبقَ هنا ما يُنقل.',
  reading: 'جارٍ قراءة ما لديك',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `هناك طلب بانتظارك في ${wallet}.`,
  open: (wallet) => `فتح ${wallet}`,
  dismiss: 'تجاهل',
  relayLost: 'انقطع الاتصال بمحفظتك. جارٍ إعادة المحاولة…',
  relayRefused: 'تعذّر الوصول إلى محفظتك من هذه الصفحة. اقطع اتصالها ثم اربطها من جديد.',
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `رسالة من محفظتك: «${text}»`,
  networkSaid: (text) => `رسالة من الشبكة: «${text}»`,
  texts: {
    'balance/unavailable': 'رصيد التوكنات غير متاح.',
    'catalogue/unavailable': 'تعذّر تحميل قائمة المحافظ. تحقّق من اتصالك وحاول مرة أخرى.',
    'connection/code-unavailable': 'تعذّر تحميل جزء من هذه الصفحة. تحقّق من اتصالك وحاول مرة أخرى.',
    'network/unsupported-by-wallet': 'لا تدعم المحفظة هذه الشبكة.',
    'relay/closed': 'أُغلق الاتصال بخدمة الربط.',
    'relay/outbox-full': 'رسائل كثيرة قيد الانتظار. حاول مرة أخرى عند عودة الاتصال.',
    'relay/refused': 'رفضت خدمة الربط هذا الموقع.',
    'relay/unavailable': 'لا تستجيب خدمة الربط. حاول مرة أخرى.',
    'resources/unavailable': 'البيانات غير متاحة. حاول مرة أخرى.',
    'transfer/no-estimate': 'تعذّرت قراءة رسوم الشبكة. حاول مرة أخرى.',
    'transfer/unasked': 'تعذّر الإرسال. حاول مرة أخرى.',
    'wallet/already-pending': 'افتح محفظتك.',
    'wallet/failed': 'خطأ غير معروف.',
    'wallet/not-found':
      'هذه المحفظة غير متاحة في هذه الصفحة. افتح قفلها أو ثبّتها، ثم حاول مرة أخرى.',
    'wallet/other-family':
      'لا تشارك هذه المحفظة أي حساب على هذا النوع من الشبكات. اختر شبكة أو محفظة أخرى.',
    'walletconnect/link-failed': 'تعذّر إنشاء رابط إلى المحفظة. تحقّق من الاتصال وحاول مرة أخرى.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'لا تسمح المحفظة بهذا النوع من الطلبات. جرّب محفظة أخرى.',
    'The wallet does not support the events of this site. Try another wallet.':
      'لا تدعم المحفظة أحداث هذا الموقع. جرّب محفظة أخرى.',
    'The wallet does not allow this change. Connect again.':
      'لا تسمح المحفظة بهذا التغيير. أعد الاتصال.',
    'The wallet did not approve this network. Connect again and approve it.':
      'لم توافق المحفظة على هذه الشبكة. أعد الاتصال ووافق عليها.',
    'The wallet does not support these networks. Try another wallet.':
      'لا تدعم المحفظة هذه الشبكات. جرّب محفظة أخرى.',
    'The wallet has no account for these networks. Add one, then try again.':
      'لا يوجد في المحفظة حساب لهذه الشبكات. أضف حسابًا، ثم حاول مرة أخرى.',
    'The wallet does not support this kind of network. Try another wallet.':
      'لا تدعم المحفظة هذا النوع من الشبكات. جرّب محفظة أخرى.',
    'The wallet ended the connection. Connect again.': 'أنهت المحفظة الاتصال. أعد الاتصال.',
    'The wallet did not finish connecting. Try again.': 'لم يكتمل الاتصال بالمحفظة. حاول مرة أخرى.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'لا تستطيع المحفظة تنفيذ ما يتطلبه هذا الطلب. أرسله من دون ذلك، أو استخدم محفظة أخرى.',
    'The wallet does not take several calls at once on this network.':
      'لا تقبل المحفظة عدة عمليات دفعة واحدة على هذه الشبكة.',
    'The wallet knows a request of this id already. Send it again.':
      'لدى المحفظة طلب بهذا المعرّف بالفعل. أرسله مرة أخرى.',
    'The wallet does not know these calls.': 'لا تعرف المحفظة هذه العمليات.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'عدد العمليات أكبر مما تقبله المحفظة دفعة واحدة. أرسل عددًا أقل.',
    'The wallet cannot do all of these calls or none on this network.':
      'لا تستطيع المحفظة على هذه الشبكة ضمان تنفيذ هذه العمليات كلها أو عدم تنفيذ أي منها.',
    'The wallet no longer knows this connection. Connect again.':
      'لم تعد المحفظة تعرف هذا الاتصال. أعد الاتصال.',
    'The request expired in the wallet. Try again.': 'انتهت مهلة الطلب في المحفظة. حاول مرة أخرى.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'لم تقدّم المحفظة أي حساب. افتحها واختر حسابًا، ثم حاول مرة أخرى.',
    'The wallet gave an answer that cannot be read. Try again.':
      'ردّت المحفظة بما لا يمكن قراءته. حاول مرة أخرى.',
    'The wallet agreed and stayed on its network': 'وافقت المحفظة لكنها بقيت على شبكتها.',
    'The wallet signed a different message. Try again.':
      'وقّعت المحفظة رسالة مختلفة. حاول مرة أخرى.',
  },
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'اختيار الشبكة',
  unsupportedTitle: 'شبكة غير مدعومة',
  search: 'البحث في الشبكات',
  list: 'الشبكات',
  current: 'الشبكة الحالية',
  noneFound: (search) => `لا توجد شبكة باسم «${search}»`,
  noneFoundText: 'تحقّق من الكتابة، أو تصفّحها كلها.',
  none: 'لا توجد شبكات هنا',
  noneText: 'لا يوفّر هذا الموقع أي شبكة حاليًا.',
  clearSearch: 'مسح البحث',
  whatIsANetwork: 'ما الشبكة؟',

  waitingTitle: (wallet) => `تابع في ${wallet}`,
  waitingText: (network) => `اقبل التبديل إلى ${network} في محفظتك. يبقى حسابك وأموالك في مكانهما.`,
  doneTitle: 'تم تغيير الشبكة',
  declinedTitle: 'رُفض الطلب',
  declinedText: 'ستبقى على الشبكة التي كنت عليها. لم يتغيّر أي شيء آخر.',
  failedTitle: 'تعذّر تغيير الشبكة',
  failedText: (reason) => sentences(reason, 'ستبقى على الشبكة التي كنت عليها.'),
  cancel: 'إلغاء',
  tryAgain: 'إعادة المحاولة',

  unsupportedText: (wallet) =>
    `المحفظة ${wallet} على شبكة لا يستخدمها هذا الموقع. اختر إحدى هذه الشبكات للمتابعة. أموالك في أمان حيث هي.`,
  yourWallet: 'محفظتك',
  disconnect: 'قطع الاتصال',
  notApproved: (wallet) => `لم توافق عليها المحفظة ${wallet}`,
  noWallet: 'لا توجد محفظة بعد',
  connect: 'اتصال',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'ما المحفظة؟',
  networkTitle: 'ما الشبكة؟',
  walletCards: [
    {
      title: 'مكان لكل ما تملكه',
      text: 'تحفظ عملاتك وتوكناتك ومقتنياتك الرقمية وتعرضها، وترسلها إلى حيث تريد.',
    },
    {
      title: 'طريقة جديدة لتسجيل الدخول',
      text: 'بدلًا من كلمة المرور، تؤكّد بمحفظتك. ولا يعرف أي موقع مفتاحك أبدًا.',
    },
    {
      title: 'لك وحدك',
      text: 'المفتاح معك وحدك. لا أحد يستطيع استعادته لك، فاحفظ عبارة الاسترداد في مكان آمن ولا تخبر بها أحدًا.',
    },
  ],
  getWallet: 'الحصول على محفظة',

  networkCards: [
    {
      title: 'حيث يجري كل شيء',
      text: 'الشبكة سجل عام تحفظه حواسيب كثيرة معًا. وعملاتك موجودة على إحدى هذه الشبكات.',
    },
    {
      title: 'العنوان نفسه، وأموال منفصلة',
      text: 'قد يكون عنوانك واحدًا على عدة شبكات، لكن ما تملكه على إحداها ليس موجودًا على غيرها.',
    },
    {
      title: 'الرسوم تختلف',
      text: 'لكل شبكة عملتها التي تُدفع بها رسومها، وسعرها الخاص لكل معاملة.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'تأكيد البريد الإلكتروني',
  deviceTitle: 'تسجيل الجهاز',
  passkeyTitle: 'مفتاح المرور',
  email: 'عنوان البريد الإلكتروني',
  continue: 'متابعة',
  device: 'وافق على هذا الجهاز',
  deviceSent: (email) => `أُرسل رابط إلى ${email}. افتحه وأكّد هناك أن هذا الجهاز لك.`,
  waitLonger: (seconds) =>
    plural('ar', seconds, {
      zero: 'يُرجى إعادة المحاولة الآن',
      one: 'يُرجى إعادة المحاولة بعد ثانية واحدة',
      two: 'يُرجى إعادة المحاولة بعد ثانيتين',
      few: `يُرجى إعادة المحاولة بعد ${seconds} ثوانٍ`,
      many: `يُرجى إعادة المحاولة بعد ${seconds} ثانيةً`,
      other: `يُرجى إعادة المحاولة بعد ${seconds} ثانية`,
    }),
  connected: 'تم تسجيل دخولك.',
  usePasskey: 'استخدام مفتاح مرور',
  passkeyWaiting: 'يطلب جهازك مفتاح المرور',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'لم تتم مشاركة أي شيء مع هذا الموقع.'),
  declined: 'أغلقت النافذة. لم تتم مشاركة أي شيء مع هذا الموقع.',
  connected: 'تم تسجيل دخولك.',
  tryAgain: 'إعادة المحاولة',
  otherWay: 'استخدام طريقة أخرى',
  notEmail: 'أدخل عنوان بريد إلكتروني، مثل ada@example.com.',
  sent: (email) => `أدخل الرمز المُرسَل إلى ${email}.`,
  code: 'الرمز',
  checking: 'جارٍ التحقّق من الرمز',
  resend: 'إعادة إرسال الرمز',
  sending: 'جارٍ إرسال رمز',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'المتابعة عبر',
  continueWith: (service) => `المتابعة عبر ${service}`,
  more: 'خدمات أخرى',
  waiting: (service) => `تابع في نافذة ${service}`,
  noPassword: 'لا يُبلَّغ هذا الموقع بأي شيء مما تفعله هناك.',
  blocked: 'منع متصفحك فتح النافذة. اسمح بالنوافذ لهذه الصفحة، ثم حاول مرة أخرى.',
  timedOut: 'أُغلقت النافذة. حاول مرة أخرى، أو استخدم طريقة أخرى.',
  inThisPage: 'المتابعة في هذه الصفحة',
  closed: 'أُغلقت النافذة. إن كنت قد انتهيت، فسيستمر الأمر تلقائيًا.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'امسح هذا الرمز بكاميرا هاتفك، ووافق في تطبيق Farcaster.',
  agree: 'وافق في تطبيق Farcaster، ثم عُد إلى هنا.',
  codeName: 'رمز QR للمتابعة في تطبيق Farcaster',
  preparing: 'جارٍ إنشاء رابط',
  open: 'فتح Farcaster',
  copyLink: 'نسخ الرابط',
  copied: 'تم نسخ الرابط',
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
