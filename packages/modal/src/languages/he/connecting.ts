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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'תנאי השירות',
  privacy: 'מדיניות הפרטיות',
  both: (terms, privacy) => `${terms} ואת ${privacy}`,
  agree: (what) => `אני מאשר/ת את ${what}`,
  agreeByConnecting: (what) => `בהתחברות אתם מאשרים את ${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
