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
  back: 'חזרה',
  close: 'סגירה',
  help: 'עזרה',
  loadFailedTitle: 'התצוגה לא נטענה',
  loadFailedText: 'ייתכן שהחיבור לאינטרנט נותק. שום דבר לא נשלח ושום דבר לא אבד.',
  brokenTitle: 'משהו השתבש כאן',
  brokenText: 'הארנק והכסף שלכם לא נפגעו.',
  tryAgain: 'ניסיון חוזר',
  mountFailed: 'לא ניתן לפתוח את חלון הארנק בדף הזה.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `בקשה ממתינה לכם בארנק ${wallet}.`,
  open: (wallet) => `פתיחת ${wallet}`,
  dismiss: 'התעלמות',
  relayLost: 'החיבור לארנק שלכם נותק. מנסים שוב…',
  relayRefused: 'אי אפשר להגיע לארנק שלכם מהדף הזה. נתקו אותו וחברו אותו מחדש.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'תנאי השירות',
  privacy: 'מדיניות הפרטיות',
  both: (terms, privacy) => `${terms} ואת ${privacy}`,
  agree: (what) => `אני מאשר/ת את ${what}`,
  agreeByConnecting: (what) => `בהתחברות אתם מאשרים את ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `הודעה מהארנק שלכם: ”${text}”`,
  networkSaid: (text) => `הודעה מהרשת: ”${text}”`,
  texts: {
    'balance/unavailable': 'יתרת הטוקנים אינה זמינה.',
    'catalogue/unavailable': 'רשימת הארנקים לא נטענה. בדקו את החיבור ונסו שוב.',
    'connection/code-unavailable': 'חלק מהדף לא נטען. בדקו את החיבור ונסו שוב.',
    'network/unsupported-by-wallet': 'הארנק אינו תומך ברשת הזו.',
    'relay/closed': 'החיבור לשירות ההתחברות נסגר.',
    'relay/outbox-full': 'יותר מדי הודעות ממתינות. נסו שוב כשהחיבור יחזור.',
    'relay/refused': 'שירות ההתחברות דחה את האתר הזה.',
    'relay/unavailable': 'שירות ההתחברות אינו מגיב. נסו שוב.',
    'resources/unavailable': 'הנתונים אינם זמינים. נסו שוב.',
    'transfer/no-estimate': 'לא ניתן לקרוא את עמלת הרשת. נסו שוב.',
    'transfer/unasked': 'השליחה לא בוצעה. נסו שוב.',
    'wallet/already-pending': 'פתחו את הארנק שלכם.',
    'wallet/failed': 'שגיאה לא ידועה.',
    'wallet/not-found':
      'הארנק הזה אינו זמין בדף הזה. בטלו את הנעילה שלו או התקינו אותו, ואז נסו שוב.',
    'wallet/other-family':
      'הארנק הזה אינו משתף שום חשבון מסוג הרשת הזה. בחרו רשת אחרת או ארנק אחר.',
    'walletconnect/link-failed': 'לא ניתן ליצור קישור לארנק. בדקו את החיבור ונסו שוב.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'הארנק אינו מאפשר בקשה מסוג זה. נסו ארנק אחר.',
    'The wallet does not support the events of this site. Try another wallet.':
      'הארנק אינו תומך באירועים של האתר הזה. נסו ארנק אחר.',
    'The wallet does not allow this change. Connect again.':
      'הארנק אינו מאפשר את השינוי הזה. התחברו מחדש.',
    'The wallet did not approve this network. Connect again and approve it.':
      'הארנק לא אישר את הרשת הזו. התחברו מחדש ואשרו אותה.',
    'The wallet does not support these networks. Try another wallet.':
      'הארנק אינו תומך ברשתות האלה. נסו ארנק אחר.',
    'The wallet has no account for these networks. Add one, then try again.':
      'אין בארנק חשבון לרשתות האלה. הוסיפו חשבון ונסו שוב.',
    'The wallet does not support this kind of network. Try another wallet.':
      'הארנק אינו תומך בסוג הרשת הזה. נסו ארנק אחר.',
    'The wallet ended the connection. Connect again.': 'הארנק סיים את החיבור. התחברו מחדש.',
    'The wallet did not finish connecting. Try again.': 'הארנק לא השלים את ההתחברות. נסו שוב.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'הארנק אינו יכול לבצע את מה שהבקשה דורשת. שלחו אותה בלי זה, או השתמשו בארנק אחר.',
    'The wallet does not take several calls at once on this network.':
      'הארנק אינו מקבל כמה פעולות בבת אחת ברשת הזו.',
    'The wallet knows a request of this id already. Send it again.':
      'הארנק כבר מכיר בקשה עם המזהה הזה. שלחו אותה שוב.',
    'The wallet does not know these calls.': 'הארנק אינו מכיר את הפעולות האלה.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'אלה יותר פעולות ממה שהארנק מקבל בבת אחת. שלחו פחות.',
    'The wallet cannot do all of these calls or none on this network.':
      'ברשת הזו הארנק אינו יכול להבטיח שכל הפעולות יבוצעו או שאף אחת מהן לא תבוצע.',
    'The wallet no longer knows this connection. Connect again.':
      'הארנק כבר אינו מכיר את החיבור הזה. התחברו מחדש.',
    'The request expired in the wallet. Try again.': 'תוקף הבקשה בארנק פג. נסו שוב.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'הארנק לא העביר שום חשבון. פתחו אותו, בחרו חשבון ונסו שוב.',
    'The wallet gave an answer that cannot be read. Try again.':
      'הארנק החזיר תשובה שאי אפשר לקרוא. נסו שוב.',
    'The wallet agreed and stayed on its network': 'הארנק הסכים, אך נשאר ברשת שלו.',
    'The wallet signed a different message. Try again.': 'הארנק חתם על הודעה אחרת. נסו שוב.',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'חיבור ארנק',
  installed: 'מותקן',
  recent: 'לאחרונה',
  walletList: 'ארנקים',
  allWallets: 'כל הארנקים',
  continueWithWallet: 'המשך עם ארנק',
  scanWithPhone: 'סריקה בטלפון',
  newToWallets: 'ארנקים זה חדש לכם?',
  getStarted: 'מתחילים כאן',
  noWalletTitle: 'לא נמצא ארנק',
  noWalletText: 'התקינו ארנק בדפדפן הזה או בטלו את הנעילה שלו, ואז חפשו שוב.',
  lookAgain: 'חיפוש חוזר',

  waitingTitle: (wallet) => `המשיכו בארנק ${wallet}`,
  waitingText: 'בדקו את בקשת החיבור בארנק שלכם ואשרו אותה שם.',
  pendingTitle: 'פתחו את הארנק שלכם',
  pendingText: (wallet) => `בקשה כבר מוצגת בארנק ${wallet}. השיבו לה שם.`,
  cancel: 'ביטול',
  connectedTitle: 'החיבור הושלם',
  connectedText: (wallet) => `הארנק ${wallet} מחובר לאתר הזה.`,
  declinedTitle: 'הבקשה נדחתה',
  declinedText: (wallet) => `סגרתם את הבקשה בארנק ${wallet}. שום דבר לא שותף עם האתר הזה.`,
  failedTitle: 'החיבור נכשל',
  failedText: (reason) => sentences(reason, 'שום דבר לא שותף עם האתר הזה.'),
  tryAgain: 'ניסיון חוזר',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'דרכים להתחבר',
  mobile: 'נייד',
  browser: 'דפדפן',
  web: 'אינטרנט',
  desktop: 'מחשב',

  codeName: (wallet) => `קוד QR לסריקה באמצעות ${wallet}`,
  anyWallet: 'ארנק',
  scanText: (wallet) => `סרקו את הקוד באמצעות ${wallet} בטלפון שלכם.`,
  agreeForCode: 'אשרו, ויופיע קוד לסריקה.',
  agreeForWallet: 'אשרו, ותעברו לארנק שלכם.',
  preparing: 'יוצרים קישור',
  refreshesIn: (left) => `יתחדש בעוד ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'הקוד יתחדש בעוד דקה'
      : plural('he', seconds, {
          one: 'הקוד יתחדש בעוד שנייה',
          two: `הקוד יתחדש בעוד ${seconds} שניות`,
          other: `הקוד יתחדש בעוד ${seconds} שניות`,
        }),
  newCode: 'קוד חדש',
  copyLink: 'העתקת קישור',
  copied: 'הקישור הועתק',
  reload: 'טעינת הקוד מחדש',
  expired: 'תוקף הקוד פג.',
  linkFailed: 'לא ניתן ליצור קוד.',

  ownRelay: 'לארנקים שמוגדרים לשירות ההתחברות של האתר עצמו. כל ארנק אחר בחרו מהרשימה.',
  unreachableTitle: (wallet) => `אין גישה לארנק ${wallet}`,
  unreachableText: (wallet) =>
    `האתר הזה אינו יכול להתחבר לארנק ${wallet} בטלפון. בחרו ארנק אחר כדי להמשיך.`,
  visit: (wallet) => `מעבר לאתר של ${wallet}`,

  offline: 'אין חיבור לאינטרנט. הקוד יפעל שוב כשהחיבור יחזור.',
  unreachable: 'שירות ההתחברות אינו מגיב. אנחנו ממשיכים לנסות; שום דבר לא הולך לאיבוד.',
  refused: 'האתר הזה אינו יכול להגיע כרגע לארנקים במכשירים אחרים.',
  tryAgain: 'ניסיון חוזר',

  openTitle: (wallet) => `המשיכו בארנק ${wallet}`,
  openText: (wallet) => `אשרו את החיבור בארנק ${wallet}, ואז חזרו לכאן.`,
  open: (wallet) => `פתיחת ${wallet}`,
  openAgain: (wallet) => `פתיחת ${wallet} שוב`,
  stuckTitle: (wallet) => `הארנק ${wallet} לא נפתח?`,
  stuckText: 'שום דבר לא אבד. נסו דרך אחרת:',
  openByLink: 'פתיחה בקישור אינטרנט',
  openByScheme: 'פתיחה בקישור לאפליקציה',
  appStore: 'הורדה מ-App Store',
  playStore: 'הורדה מ-Google Play',
  otherDevice: 'שימוש במכשיר אחר',
  chooseWallet: 'בחרו את הארנק שבו תרצו להמשיך.',
  allWallets: 'כל הארנקים',
  walletList: 'ארנקים',

  browserText: (wallet) =>
    `הארנק ${wallet} עדיין לא נמצא בדפדפן הזה. התקינו את התוסף שלו, ולאחר ההתקנה נמשיך כאן.`,
  getExtension: 'הורדת התוסף',
  browserReady: (wallet) => `הארנק ${wallet} נמצא בדפדפן הזה.`,
  continueInBrowser: 'המשך בדפדפן הזה',
  webText: (wallet) => `הארנק ${wallet} נפתח בכרטיסייה אחרת. אשרו שם, ואז חזרו לכאן.`,
  desktopText: (wallet) => `אשרו את החיבור בארנק ${wallet} במחשב הזה.`,
  opensNewTab: 'נפתח בכרטיסייה חדשה',
  get: (wallet) => `הורדת ${wallet}`,

  connectedTitle: 'החיבור הושלם',
  connectedText: (wallet) => `הארנק ${wallet} מחובר לאתר הזה.`,
  declinedTitle: 'הבקשה נדחתה',
  declinedText: 'סגרתם את הבקשה בארנק שלכם. שום דבר לא שותף עם האתר הזה.',
  failedTitle: 'החיבור נכשל',
  failedText: (reason) => sentences(reason, 'שום דבר לא שותף עם האתר הזה, ושום דבר לא אבד.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'כל הארנקים',
  getTitle: 'השגת ארנק',
  downloadTitle: (wallet) => `הורדת ${wallet}`,
  search: 'חיפוש ארנקים',
  list: 'ארנקים',
  loading: 'טוענים ארנקים',
  noneFound: (search) => `אין ארנק בשם ”${search}”`,
  none: 'אין כאן ארנקים',
  nonePrivate: 'אין ארנק בשם הזה',
  privateText: 'זה נראה כמו קישור, כתובת או סוד, ולכן זה לא יצא מהדף הזה.',
  noneText: 'בדקו את האיות, או עברו על כולם.',
  noneTextOrScan: 'בדקו את האיות. ארנק שאינו ברשימה מתחבר באמצעות הקוד שלו.',
  scan: 'סריקה בכל ארנק',
  anyWallet: 'WalletConnect',
  clearSearch: 'ניקוי החיפוש',
  failedTitle: 'הרשימה לא נטענה',
  failedText: 'ייתכן שהחיבור לאינטרנט נותק. הארנקים בדפדפן הזה עדיין פועלים.',
  tryAgain: 'ניסיון חוזר',
  installed: 'מותקן',
  recent: 'לאחרונה',
  found: (count) =>
    plural('he', count, {
      one: 'נמצא ארנק אחד',
      two: `נמצאו ${count} ארנקים`,
      other: `נמצאו ${count} ארנקים`,
    }),

  getText: 'אלה ארנקים נפוצים. לא משנה במה תבחרו, תוכלו להעביר את החשבון לארנק אחר בהמשך.',
  exploreAll: 'לכל הארנקים',

  downloadText: (wallet) =>
    `הארנק ${wallet} עדיין לא נמצא בדפדפן הזה. התקינו אותו, ואז חזרו ובחרו בו שוב.`,
  orDownloadText: (wallet) => `או התקינו כאן את הארנק ${wallet}, ואז חזרו ובחרו בו שוב.`,
  unreachableText: (wallet) =>
    `אין מכאן גישה לארנק ${wallet}. התקינו אותו במכשיר הזה, ופתחו בו את הדף הזה אם הוא מאפשר זאת.`,
  openInAppText: (wallet) =>
    `הארנק ${wallet} פותח את הדף הזה בדפדפן שלו: התחברו שם. אם הוא לא נפתח, התקינו אותו קודם.`,
  openInApp: (wallet) => `פתיחת הדף הזה בארנק ${wallet}`,
  openWebApp: (wallet) => `פתיחת ${wallet} באינטרנט`,
  extension: 'תוסף לדפדפן',
  appStore: 'אפליקציה ל-iPhone ול-iPad',
  playStore: 'אפליקציה ל-Android',
  homepage: 'אתר האינטרנט',
  opensNewTab: 'נפתח בכרטיסייה חדשה',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'בחירת רשת',
  unsupportedTitle: 'רשת לא נתמכת',
  search: 'חיפוש רשתות',
  list: 'רשתות',
  current: 'הרשת הנוכחית',
  noneFound: (search) => `אין רשת בשם ”${search}”`,
  noneFoundText: 'בדקו את האיות, או עברו על כולן.',
  none: 'אין כאן רשתות',
  noneText: 'האתר הזה אינו מציע כרגע אף רשת.',
  clearSearch: 'ניקוי החיפוש',
  whatIsANetwork: 'מהי רשת?',

  waitingTitle: (wallet) => `המשיכו בארנק ${wallet}`,
  waitingText: (network) =>
    `אשרו בארנק שלכם את המעבר לרשת ${network}. החשבון והכספים שלכם נשארים במקומם.`,
  doneTitle: 'הרשת הוחלפה',
  declinedTitle: 'הבקשה נדחתה',
  declinedText: 'אתם נשארים ברשת שבה הייתם. שום דבר אחר לא השתנה.',
  failedTitle: 'המעבר נכשל',
  failedText: (reason) => sentences(reason, 'אתם נשארים ברשת שבה הייתם.'),
  cancel: 'ביטול',
  tryAgain: 'ניסיון חוזר',

  unsupportedText: (wallet) =>
    `הארנק ${wallet} נמצא ברשת שהאתר הזה אינו משתמש בה. בחרו אחת מאלה כדי להמשיך. הכספים שלכם בטוחים במקומם.`,
  yourWallet: 'הארנק שלכם',
  disconnect: 'ניתוק',
  notApproved: (wallet) => `הארנק ${wallet} לא אישר`,
  noWallet: 'עדיין אין ארנק',
  connect: 'חיבור',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'מהו ארנק?',
  networkTitle: 'מהי רשת?',
  walletCards: [
    {
      title: 'בית לכל מה ששלכם',
      text: 'הוא שומר ומציג את המטבעות, הטוקנים ופריטי האספנות שלכם, ושולח אותם לאן שתבחרו.',
    },
    {
      title: 'דרך חדשה להיכנס',
      text: 'במקום סיסמה, מאשרים באמצעות הארנק. אף אתר אינו מקבל את המפתח שלכם.',
    },
    {
      title: 'רק שלכם',
      text: 'רק אתם מחזיקים במפתח. אף אחד לא יכול לשחזר אותו עבורכם, לכן שמרו את ביטוי השחזור במקום בטוח ואל תגלו אותו לאיש.',
    },
  ],
  getWallet: 'השגת ארנק',

  networkCards: [
    {
      title: 'המקום שבו הכול קורה',
      text: 'רשת היא רישום ציבורי שמחשבים רבים מנהלים יחד. המטבעות שלכם נמצאים באחת מהרשתות.',
    },
    {
      title: 'אותה כתובת, כסף נפרד',
      text: 'הכתובת שלכם יכולה להיות זהה בכמה רשתות, אבל מה שיש לכם באחת אינו נמצא באחרות.',
    },
    {
      title: 'העמלות שונות',
      text: 'לכל רשת יש מטבע משלה שבו משלמים את העמלות, ומחיר משלה לכל עסקה.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'אישור הדוא״ל',
  deviceTitle: 'רישום מכשיר',
  passkeyTitle: 'מפתח גישה',
  email: 'כתובת דוא״ל',
  continue: 'המשך',
  device: 'אשרו את המכשיר הזה',
  deviceSent: (email) => `קישור נשלח לכתובת ${email}. פתחו אותו ואשרו שם שהמכשיר הזה שלכם.`,
  waitLonger: (seconds) =>
    plural('he', seconds, {
      one: 'נסו שוב בעוד שנייה',
      two: `נסו שוב בעוד ${seconds} שניות`,
      other: `נסו שוב בעוד ${seconds} שניות`,
    }),
  connected: 'נכנסתם.',
  usePasskey: 'שימוש במפתח גישה',
  passkeyWaiting: 'המכשיר שלכם מבקש את מפתח הגישה',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'שום דבר לא שותף עם האתר הזה.'),
  declined: 'סגרתם את החלון. שום דבר לא שותף עם האתר הזה.',
  connected: 'נכנסתם.',
  tryAgain: 'ניסיון חוזר',
  otherWay: 'שימוש בדרך אחרת',
  notEmail: 'הזינו כתובת דוא״ל, למשל ada@example.com.',
  sent: (email) => `הזינו את הקוד שנשלח לכתובת ${email}.`,
  code: 'קוד',
  checking: 'בודקים את הקוד',
  resend: 'שליחת הקוד שוב',
  sending: 'שולחים קוד',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'המשך עם',
  continueWith: (service) => `המשך עם ${service}`,
  more: 'שירותים נוספים',
  waiting: (service) => `המשיכו בחלון של ${service}`,
  noPassword: 'האתר הזה אינו מקבל שום מידע על מה שאתם עושים שם.',
  blocked: 'הדפדפן שלכם לא אפשר לפתוח חלון. אפשרו חלונות לדף הזה ונסו שוב.',
  timedOut: 'החלון נסגר. נסו שוב, או השתמשו בדרך אחרת.',
  inThisPage: 'המשך בדף הזה',
  closed: 'החלון נסגר. אם סיימתם שם, התהליך יימשך מעצמו.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'סרקו את הקוד במצלמת הטלפון, ואשרו באפליקציית Farcaster.',
  agree: 'אשרו באפליקציית Farcaster, ואז חזרו לכאן.',
  codeName: 'קוד QR להמשך באפליקציית Farcaster',
  preparing: 'יוצרים קישור',
  open: 'פתיחת Farcaster',
  copyLink: 'העתקת קישור',
  copied: 'הקישור הועתק',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'החלק הזה לא נטען.',
  tryAgain: 'ניסיון חוזר',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `קוד QR שפותח את הדף הזה בארנק ${wallet}`,
  scan: (wallet) => `סרקו את הקוד במצלמת הטלפון: הדף הזה ייפתח בארנק ${wallet}.`,
  local: 'לדף הזה יש כתובת שרק המחשב הזה יכול לפתוח. הקוד יפעל כשהדף יעלה לאינטרנט.',
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
