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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  both: (terms, privacy) => `${terms} و${privacy}`,
  agree: (what) => `أوافق على ${what}`,
  agreeByConnecting: (what) => `باتصالك فإنك توافق على ${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
