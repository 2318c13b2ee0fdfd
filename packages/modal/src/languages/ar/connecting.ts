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
  back: 'رجوع',
  close: 'إغلاق',
  help: 'مساعدة',
  loadFailedTitle: 'تعذّر تحميل هذه الصفحة',
  loadFailedText: 'ربما انقطع اتصالك بالإنترنت. لم يُرسَل أي شيء ولم يُفقد أي شيء.',
  brokenTitle: 'حدث خطأ هنا',
  brokenText: 'لم يمسّ هذا محفظتك ولا أموالك.',
  tryAgain: 'إعادة المحاولة',
  mountFailed: 'تعذّر فتح نافذة المحفظة في هذه الصفحة.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `هناك طلب بانتظارك في ${wallet}.`,
  open: (wallet) => `فتح ${wallet}`,
  dismiss: 'تجاهل',
  relayLost: 'انقطع الاتصال بمحفظتك. جارٍ إعادة المحاولة…',
  relayRefused: 'تعذّر الوصول إلى محفظتك من هذه الصفحة. اقطع اتصالها ثم اربطها من جديد.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  both: (terms, privacy) => `${terms} و${privacy}`,
  agree: (what) => `أوافق على ${what}`,
  agreeByConnecting: (what) => `باتصالك فإنك توافق على ${what}`,
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

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'ربط المحفظة',
  installed: 'مثبّتة',
  recent: 'مؤخرًا',
  walletList: 'المحافظ',
  allWallets: 'كل المحافظ',
  continueWithWallet: 'المتابعة بمحفظة',
  scanWithPhone: 'المسح بالهاتف',
  newToWallets: 'هل المحافظ جديدة عليك؟',
  getStarted: 'ابدأ الآن',
  noWalletTitle: 'لم يُعثر على محفظة',
  noWalletText: 'ثبّت محفظة في هذا المتصفح أو افتح قفلها، ثم أعد البحث.',
  lookAgain: 'إعادة البحث',

  waitingTitle: (wallet) => `تابع في ${wallet}`,
  waitingText: 'راجع طلب الاتصال في محفظتك واقبله هناك.',
  pendingTitle: 'افتح محفظتك',
  pendingText: (wallet) => `هناك طلب معروض بالفعل في ${wallet}. أجب عنه هناك.`,
  cancel: 'إلغاء',
  connectedTitle: 'تم الاتصال',
  connectedText: (wallet) => `المحفظة ${wallet} متصلة بهذا الموقع.`,
  declinedTitle: 'رُفض الطلب',
  declinedText: (wallet) => `أغلقت الطلب في ${wallet}. لم تتم مشاركة أي شيء مع هذا الموقع.`,
  failedTitle: 'تعذّر الاتصال',
  failedText: (reason) => sentences(reason, 'لم تتم مشاركة أي شيء مع هذا الموقع.'),
  tryAgain: 'إعادة المحاولة',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'طرق الاتصال',
  mobile: 'الهاتف',
  browser: 'المتصفح',
  web: 'الويب',
  desktop: 'الحاسوب',

  codeName: (wallet) => `رمز QR للمسح باستخدام ${wallet}`,
  anyWallet: 'محفظة',
  scanText: (wallet) => `امسح هذا الرمز باستخدام ${wallet} على هاتفك.`,
  agreeForCode: 'وافق ليظهر رمز تمسحه.',
  agreeForWallet: 'وافق لتنتقل إلى محفظتك.',
  preparing: 'جارٍ إنشاء رابط',
  refreshesIn: (left) => `يتجدّد بعد ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'يتجدّد الرمز بعد دقيقة'
      : plural('ar', seconds, {
          zero: 'يتجدّد الرمز الآن',
          one: 'يتجدّد الرمز بعد ثانية واحدة',
          two: 'يتجدّد الرمز بعد ثانيتين',
          few: `يتجدّد الرمز بعد ${seconds} ثوانٍ`,
          many: `يتجدّد الرمز بعد ${seconds} ثانيةً`,
          other: `يتجدّد الرمز بعد ${seconds} ثانية`,
        }),
  newCode: 'رمز جديد',
  copyLink: 'نسخ الرابط',
  copied: 'تم نسخ الرابط',
  reload: 'إعادة تحميل الرمز',
  expired: 'انتهت صلاحية هذا الرمز.',
  linkFailed: 'تعذّر إنشاء رمز.',

  ownRelay: 'للمحافظ المضبوطة على خدمة الربط الخاصة بهذا الموقع. اختر أي محفظة أخرى من القائمة.',
  unreachableTitle: (wallet) => `تعذّر الوصول إلى ${wallet}`,
  unreachableText: (wallet) =>
    `لا يمكن لهذا الموقع الاتصال بتطبيق ${wallet} على الهاتف. اختر محفظة أخرى للمتابعة.`,
  visit: (wallet) => `زيارة موقع ${wallet}`,

  offline: 'أنت غير متصل بالإنترنت. سيعمل الرمز من جديد عند عودة الاتصال.',
  unreachable: 'لا تستجيب خدمة الربط. نواصل المحاولة، ولن يُفقد أي شيء.',
  refused: 'لا يمكن لهذا الموقع الوصول إلى المحافظ على الأجهزة الأخرى حاليًا.',
  tryAgain: 'إعادة المحاولة',

  openTitle: (wallet) => `تابع في ${wallet}`,
  openText: (wallet) => `وافق على الاتصال في ${wallet}، ثم عُد إلى هنا.`,
  open: (wallet) => `فتح ${wallet}`,
  openAgain: (wallet) => `فتح ${wallet} من جديد`,
  stuckTitle: (wallet) => `ألم يُفتح تطبيق ${wallet}؟`,
  stuckText: 'لم يُفقد أي شيء. جرّب طريقة أخرى:',
  openByLink: 'الفتح برابط الويب',
  openByScheme: 'الفتح برابط التطبيق',
  appStore: 'التنزيل من App Store',
  playStore: 'التنزيل من Google Play',
  otherDevice: 'استخدام جهاز آخر',
  chooseWallet: 'اختر المحفظة التي تريد المتابعة فيها.',
  allWallets: 'كل المحافظ',
  walletList: 'المحافظ',

  browserText: (wallet) =>
    `المحفظة ${wallet} ليست في هذا المتصفح بعد. ثبّت إضافتها، وبعد تثبيتها نتابع هنا.`,
  getExtension: 'تنزيل الإضافة',
  browserReady: (wallet) => `المحفظة ${wallet} موجودة في هذا المتصفح.`,
  continueInBrowser: 'المتابعة في هذا المتصفح',
  webText: (wallet) => `تُفتح المحفظة ${wallet} في علامة تبويب أخرى. وافق هناك، ثم عُد إلى هنا.`,
  desktopText: (wallet) => `وافق على الاتصال في ${wallet} على هذا الحاسوب.`,
  opensNewTab: 'يُفتح في علامة تبويب جديدة',
  get: (wallet) => `تنزيل ${wallet}`,

  connectedTitle: 'تم الاتصال',
  connectedText: (wallet) => `المحفظة ${wallet} متصلة بهذا الموقع.`,
  declinedTitle: 'رُفض الطلب',
  declinedText: 'أغلقت الطلب في محفظتك. لم تتم مشاركة أي شيء مع هذا الموقع.',
  failedTitle: 'تعذّر الاتصال',
  failedText: (reason) => sentences(reason, 'لم تتم مشاركة أي شيء مع هذا الموقع، ولم يُفقد أي شيء.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'كل المحافظ',
  getTitle: 'الحصول على محفظة',
  downloadTitle: (wallet) => `تنزيل ${wallet}`,
  search: 'البحث في المحافظ',
  list: 'المحافظ',
  loading: 'جارٍ تحميل المحافظ',
  noneFound: (search) => `لا توجد محفظة باسم «${search}»`,
  none: 'لا توجد محافظ هنا',
  nonePrivate: 'لا توجد محفظة بهذا الاسم',
  privateText: 'يبدو ما كتبته رابطًا أو عنوانًا أو معلومة سرية، لذلك لم يغادر هذه الصفحة.',
  noneText: 'تحقّق من الكتابة، أو تصفّحها كلها.',
  noneTextOrScan: 'تحقّق من الكتابة. المحفظة غير المدرجة في القائمة تتصل بمسح رمزها.',
  scan: 'المسح بأي محفظة',
  anyWallet: 'WalletConnect',
  clearSearch: 'مسح البحث',
  failedTitle: 'تعذّر تحميل القائمة',
  failedText: 'ربما انقطع اتصالك بالإنترنت. المحافظ الموجودة في هذا المتصفح ما زالت تعمل.',
  tryAgain: 'إعادة المحاولة',
  installed: 'مثبّتة',
  recent: 'مؤخرًا',
  found: (count) =>
    plural('ar', count, {
      zero: 'لم يُعثر على محافظ',
      one: 'عُثر على محفظة واحدة',
      two: 'عُثر على محفظتين',
      few: `عُثر على ${count} محافظ`,
      many: `عُثر على ${count} محفظةً`,
      other: `عُثر على ${count} محفظة`,
    }),

  getText: 'هذه محافظ واسعة الانتشار. أيًا كان اختيارك، يمكنك نقل حسابك إلى محفظة أخرى لاحقًا.',
  exploreAll: 'استعراض الكل',

  downloadText: (wallet) =>
    `المحفظة ${wallet} ليست في هذا المتصفح بعد. ثبّتها، ثم عُد واخترها من جديد.`,
  orDownloadText: (wallet) => `أو ثبّت المحفظة ${wallet} هنا، ثم عُد واخترها من جديد.`,
  unreachableText: (wallet) =>
    `تعذّر الوصول إلى المحفظة ${wallet} من هنا. ثبّتها على هذا الجهاز، وافتح هذه الصفحة فيها إن كانت تتيح ذلك.`,
  openInAppText: (wallet) =>
    `تفتح المحفظة ${wallet} هذه الصفحة في متصفحها الخاص: اتصل من هناك. وإن لم تُفتح، فثبّتها أولًا.`,
  openInApp: (wallet) => `فتح هذه الصفحة في ${wallet}`,
  openWebApp: (wallet) => `فتح ${wallet} على الويب`,
  extension: 'إضافة المتصفح',
  appStore: 'تطبيق iPhone وiPad',
  playStore: 'تطبيق Android',
  homepage: 'الموقع الإلكتروني',
  opensNewTab: 'يُفتح في علامة تبويب جديدة',
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

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'تعذّر تحميل هذا القسم.',
  tryAgain: 'إعادة المحاولة',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `رمز QR يفتح هذه الصفحة في ${wallet}`,
  scan: (wallet) => `امسح هذا الرمز بكاميرا هاتفك: تُفتح هذه الصفحة في ${wallet}.`,
  local: 'عنوان هذه الصفحة لا يفتحه إلا هذا الحاسوب. يعمل الرمز بعد نشر الصفحة على الويب.',
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
