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
  amount: 'סכום',
  max: 'מקסימום',
  tryAgain: 'ניסיון חוזר',
  twoReadings:
    'אפשר לקרוא את המספר הזה בשתי דרכים. כתבו סכומים שלמים בלי מפרידים, ולסכומים אחרים הוסיפו אפס בסוף, למשל 1.2340',
  maxAmount: (amount) => `מקס׳ ${amount}`,
  maxLeaves: (fee) => `המקסימום משאיר ${fee} לעמלה`,
  have: (amount) => `יש לכם ${amount}.`,
  badAmount: (decimals) =>
    `השתמשו בספרות ובנקודה או בפסיק אחד, ולכל היותר ${decimals} ספרות אחרי הנקודה`,
  inToken: (symbol) => `הזנת הסכום במטבע ${symbol}`,
  inDollars: 'הזנת הסכום בדולרים',
  selectToken: 'בחירת טוקן',
  changeToken: (symbol) => `${symbol}, החלפת טוקן`,
  recipient: 'נמען',
  addressOrName: 'כתובת או שם',
  paste: 'הדבקה',
  clear: 'ניקוי הנמען',
  recent: 'נמענים אחרונים',
  recentLabel: 'אחרונים',
  looking: 'מחפשים את השם',
  wholeAddress: 'הכתובת המלאה',
  wholeAddressOf: (name) => `הכתובת המלאה של ${name}`,
  copyAddress: 'העתקת כתובת',
  copied: 'הכתובת הועתקה',
  network: 'רשת',
  fee: 'עמלת רשת',
  feePaidIn: (symbol) => `עמלת רשת, משולמת במטבע ${symbol}`,
  costs: { recipientAccount: 'פותח חשבון לטוקן הזה, פעם אחת' },
  feeAtMost: (fee) => `עד ${fee}`,
  feeUnread: 'תוצג בארנק שלכם',
  lookingToken: 'בודקים את הטוקן',
  noTokenThere: (network) => `אין טוקן בכתובת הזו ברשת ${network}`,
  unlisted:
    'הטוקן הזה אינו מופיע בשום רשימה. כל אחד יכול ליצור טוקן בכל שם, וייתכן שאינו שווה דבר. השתמשו בו רק אם אתם מכירים את הכתובת שלו.',
  takeToken: (symbol) => `שימוש בטוקן ${symbol}`,
  suggested: 'טוקנים מוצעים',
  search: 'חיפוש טוקנים',
  tokensOn: (network) => `הטוקנים שלכם ברשת ${network}`,
  missing: (network) => `לא כל הטוקנים ברשת ${network} נקראו. הם בטוחים במקומם.`,
  noToken: (text) => `אין טוקן בשם ”${text}”`,
  clearSearch: 'ניקוי החיפוש',
  exactly: (amount) => `בדיוק ${amount}`,
  total: 'סך הכול כולל עמלה',
  confirm: 'אישור',
  confirmIn: (wallet) => `אשרו בארנק ${wallet}`,
  cancel: 'ביטול',
  notices: {
    declined: 'הבקשה נדחתה. שום דבר לא נשלח.',
    walletChanged: 'הארנק שלכם השתנה. בדקו שוב.',
    feeUnread: 'לא ניתן לקרוא את עמלת הרשת. היא תוצג בארנק שלכם לפני האישור.',
    wrongNetwork: 'הארנק שלכם נמצא ברשת אחרת. החליפו רשת ואשרו שוב. שום דבר לא נשלח.',
  },
  failed: (reason) => sentences(reason, 'שום דבר לא נשלח.'),
  somethingWrong: 'משהו השתבש',
  chainFailed: 'הרשת דחתה את העסקה',
  chainFailedHint: 'שום דבר לא זז מלבד עמלת הרשת.',
  dropped: 'הושמטה, שום דבר לא נשלח',
  droppedHint: 'הרשת השמיטה את העסקה לפני שנכנסה לבלוק.',
  replaced: 'הוחלפה',
  replacedHint: 'עסקה אחרת שלכם תפסה את מקומה. בדקו בארנק שלכם.',
  reading: 'קוראים מהבלוקצ׳יין',
  matches: 'נקרא מהבלוקצ׳יין: תואם',
  matchesHint: 'הנמען, הסכום והרשת הם אלה שאישרתם.',
  unread: 'עדיין לא ניתן לקרוא',
  unreadHint: 'הבדיקה תחזור מעצמה.',
  partlyCompared: 'לא ניתן להשוות הכול',
  partlyComparedHint: 'העסקה נמצאת בבלוקצ׳יין, אבל לא ניתן להשוות את כולה למה שאישרתם.',
  done: 'סיום',
  explorer: 'הצגה בסייר',
  unknown: 'התוצאה לא ידועה',
  unknownHint: 'ייתכן שנשלחה. בדקו את הלשונית ”פעילות” לפני שתנסו שוב.',
  looked: 'בדקתי',
  alarm: 'לא מה שאישרתם',
  alarmHint:
    'מה שהארנק שלכם שלח הוא משהו אחר, ואי אפשר לבטל את זה. הפסיקו להשתמש בארנק הזה. העבירו את מה שנשאר ממכשיר שאתם סומכים עליו.',
  youConfirmed: 'מה שאישרתם',
  onChain: 'בבלוקצ׳יין',
  parts: {
    network: 'רשת',
    sender: 'שולח',
    recipient: 'נמען',
    amount: 'סכום, ביחידות הקטנות ביותר',
    asset: 'טוקן או פעולה',
  },
  read: 'קראתי את זה',
  unknownBalance: 'יתרה לא ידועה',
  nothing: 'אין מה לאשר',
  nothingHint: 'מה שהיה כאן הסתיים, ושום דבר לא מתבקש מהארנק שלכם.',
  back: 'חזרה לטופס',
  noNetwork: 'בחרו קודם רשת',
  noNetworkHint: 'הארנק שלכם נמצא ברשת שהדף הזה אינו משתמש בה.',
  networks: 'בחירת רשת',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'חשבון',
  copyAddress: 'העתקת כתובת',
  copied: 'הכתובת הועתקה',
  balance: 'יתרה',
  balanceFailed: 'יתרת הטוקנים אינה זמינה',
  balanceUnread: 'לא ניתן לקרוא את היתרה שלכם. היא בטוחה במקומה.',
  balanceStale: 'הרענון נכשל. זו היתרה האחרונה שראינו.',
  notPriced: 'לחלק ממנה אין מחיר, והוא אינו כלול בסכום הזה.',
  notWhole: 'לא ניתן לקרוא את כולה.',
  tryAgain: 'ניסיון חוזר',
  network: 'רשת',
  parts: 'מה יש בחשבון הזה',
  disconnect: 'ניתוק',
  differs: 'מה שהארנק שלכם שלח אינו מה שאישרתם.',
  lookAtIt: 'הצגה',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'פעילות',
  verbs: {
    approve: 'אישור',
    borrow: 'לקיחת הלוואה',
    burn: 'שריפה',
    buy: 'קנייה',
    cancel: 'ביטול',
    claim: 'מימוש זכאות',
    deploy: 'יצירת חוזה',
    deposit: 'הפקדה',
    execute: 'ביצוע',
    mint: 'הטבעה',
    receive: 'קבלה',
    repay: 'החזר הלוואה',
    send: 'שליחה',
    stake: 'סטייקינג',
    trade: 'המרה',
    unstake: 'יציאה מסטייקינג',
    withdraw: 'משיכה',
  },
  sending: 'שולחים',
  pending: 'ממתינה',
  failedTag: 'נכשלה',
  dropped: 'הושמטה, שום דבר לא נשלח',
  replaced: 'הוחלפה',
  lookAlike: 'כתובת מתחזה',
  lookAlikeHint: (known) => `מכתובת שנוצרה כדי להיראות כמו ${known}.`,
  thisWeek: 'השבוע',
  emptyTitle: 'עדיין אין פעילות',
  empty: 'מה שהחשבון הזה עושה יופיע כאן.',
  unsupported: 'ההיסטוריה של הרשת הזו אינה זמינה כאן.',
  incomplete: 'לא ניתן לקרוא חלק מההיסטוריה הזו.',
  failed: 'לא ניתן לטעון את העסקאות',
  failedHint: 'שום דבר לא אבד. בדקו את החיבור שלכם.',
  tryAgain: 'ניסיון חוזר',
  more: 'הצגת עוד',
  imitates: 'את הכתובת הזו אתם מכירים:',
  imitation: 'וזו רק דומה לה:',
  copyAddress: 'העתקת הכתובת הדומה',
  copyWarning: 'מי שיצר את הכתובת הזו מקווה שתשלחו אליה בטעות.',
  copyAnyway: 'העתקה בכל זאת',
  copied: 'הכתובת הועתקה',
  explorer: 'הצגה בסייר הבלוקים',
  justNow: 'עכשיו',
  minutes: (count) => `${count} דק׳`,
  hours: (count) => `${count} שע׳`,
  differs: 'לא כפי שאישרתם',
  unmatched: 'בדקו את הנמען',
  newer: 'הצגת חדשות יותר',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `מעבר אל ${family}`,
  waitingTitle: (wallet) => `המשיכו בארנק ${wallet}`,
  waitingText: 'הארנק ישאל פעם אחת על כל סוג של רשת. אשרו את מה שנחוץ לכם.',
  connectedTitle: 'החיבור הושלם',
  connectedText: (wallet) => `הארנק ${wallet} מחובר לאתר הזה.`,
  someText: 'אפשר להמשיך, או לנסות שוב את השאר.',
  declinedTitle: 'הבקשה נדחתה',
  failedTitle: 'החיבור נכשל',
  nothingText: 'שום דבר לא שותף עם האתר הזה.',
  list: 'סוגי רשתות',

  accept: 'אשרו שם את הבקשה',
  openWallet: 'פתחו את הארנק שלכם',
  noAnswer: 'עדיין אין תשובה',
  waiting: 'ממתינים',
  connected: 'מחובר',
  declined: 'נדחה, שום דבר לא שותף',
  tryAgain: 'ניסיון חוזר',
  cancel: 'ביטול',
  continueWith: (family) => `המשך עם ${family}`,
  continueWithSeveral: (count) =>
    plural('he', count, {
      one: 'המשך עם רשת אחת',
      two: `המשך עם ${count} רשתות`,
      other: `המשך עם ${count} רשתות`,
    }),

  goOnWith: (wallet, account) =>
    `ממשיכים עם ${wallet}, ${account}. הארנקים האחרים שלכם נשארים מחוברים.`,
  connectFirst: 'עדיין לא חובר לכך ארנק. הארנקים האחרים שלכם נשארים מחוברים.',
  connectWallet: 'חיבור ארנק',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'פריטי NFT בחשבון הזה',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('he', count, {
      one: 'פריט NFT אחד של ספאם מוסתר',
      two: `${count} פריטי NFT של ספאם מוסתרים`,
      other: `${count} פריטי NFT של ספאם מוסתרים`,
    }),
  shown: (count) =>
    plural('he', count, {
      one: 'פריט NFT אחד של ספאם',
      two: `${count} פריטי NFT של ספאם`,
      other: `${count} פריטי NFT של ספאם`,
    }),
  emptyTitle: 'עדיין אין פריטי NFT',
  empty: 'פריטי אספנות שתקבלו יופיעו כאן.',
  unsupported: 'פריטי האספנות של הרשת הזו אינם זמינים כאן.',
  incomplete: 'לא ניתן לקרוא חלק מפריטי ה-NFT שלכם. הם בטוחים במקומם.',
  failed: 'לא ניתן לקרוא את פריטי ה-NFT שלכם',
  failedHint: 'הם בטוחים במקומם.',
  tryAgain: 'ניסיון חוזר',
  more: 'הצגת עוד',
  collection: 'אוסף',
  tokenId: 'מזהה טוקן',
  pieces: 'יש לכם',
  network: 'רשת',
  contract: 'חוזה חכם',
  copyContract: 'העתקת כתובת החוזה',
  copied: 'הועתק',
  send: 'שליחה',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'ארנקים',
  active: 'פעיל',
  use: 'שימוש',
  add: 'הוספה',
  addFor: (family) => `הוספת ארנק: ${family}`,
  noneConnected: 'אין ארנק מחובר',
  more: (account) => `עוד על ${account}`,
  copyAddress: 'העתקת כתובת',
  copied: 'הכתובת הועתקה',
  disconnect: (wallet) => `ניתוק ${wallet}`,
  hint: 'הארנק שלכם קובע אילו חשבונות יוצגו לאתר הזה.',
  types: {
    eoa: 'חשבון',
    smartAccount: 'חשבון חכם',
    payment: 'תשלומים',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'קבלה',
  networksTitle: 'רשתות תואמות',
  fundTitle: 'הוספת כסף לארנק',
  code: (network) => `קוד QR של הכתובת שלכם ברשת ${network}`,
  amount: 'סכום',
  amountOptional: 'סכום, לא חובה',
  badAmount: (decimals) =>
    `השתמשו בספרות ובנקודה או בפסיק אחד, ולכל היותר ${decimals} ספרות אחרי הנקודה`,
  yourAddress: (network) => `הכתובת שלכם ברשת ${network}`,
  copyAddress: 'העתקת כתובת',
  copyLink: 'העתקת קישור לתשלום',
  copied: 'הכתובת הועתקה',
  linkCopied: 'הקישור לתשלום הועתק',
  alsoOn: (count) =>
    plural('he', count, {
      one: 'גם בעוד רשת אחת',
      two: `גם בעוד ${count} רשתות`,
      other: `גם בעוד ${count} רשתות`,
    }),
  sameAddress:
    'הכתובת שלכם זהה בכל הרשתות האלה. שלחו רק דרך אחת מהן: מה שיישלח דרך רשת אחרת עלול ללכת לאיבוד.',
  fund: 'כסף מגיע לחשבון הזה מארנק אחר או מבורסה.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'שליחה',
  selectTitle: 'בחירת טוקן',
  lookAlikeTitle: 'בדקו את הכתובת',
  reviewTitle: 'בדיקת השליחה',
  sentTitle: 'נשלח',
  buttons: {
    selectToken: 'בחרו טוקן',
    addAmount: 'הזינו סכום',
    incorrectValue: 'ערך שגוי',
    insufficientFunds: 'יתרה לא מספיקה',
    unknownBalance: 'יתרה לא ידועה',
    addAddress: 'הזינו כתובת',
    invalidAddress: 'כתובת לא תקינה',
    previewSend: 'בדיקת השליחה',
    unsupportedChain: 'רשת לא נתמכת',
  },
  youSend: 'אתם שולחים',
  balanceUnknown: 'לא ניתן לקרוא את היתרה שלכם. היא בטוחה במקומה.',
  noFee: (symbol) => `אין מספיק ${symbol} לעמלת הרשת`,
  to: 'אל',
  problems: {
    invalid: 'זו אינה כתובת של הרשת הזו.',
    checksum: 'סכום הביקורת אינו תואם, בדקו כל אות.',
    required: 'הקישור הזה מבקש משהו שאינו מוכר כאן.',
    letters: 'אותיות מכתבים שונים, או אותיות שאסורות בכל שם.',
    unregistered: 'השם הזה אינו רשום.',
    lookupFailed: 'חיפוש השם נכשל. נסו שוב, או הדביקו את הכתובת.',
    tokenContract: 'זה חוזה של טוקן, ולא חשבון של משתמש. כל מה שיגיע אליו יאבד.',
  },
  otherNetwork: (name) => `הקישור הזה מיועד לרשת אחרת: ${name}. החליפו רשת קודם, או נקו אותו.`,
  switchTo: (name) => `מעבר אל ${name}`,
  unknownNetwork: 'רשת לא מוכרת',
  notKnown: 'לא הכתובת שאתם מכירים',
  onlyEnds: 'רק הקצוות זהים. נוכלים יוצרים כתובות כאלה כדי שישלמו להם בטעות.',
  bait: 'אתם מכירים את הכתובת הזו רק מהעברות בסכום אפס. נוכלים יוצרים אותן כדי שתעתיקו את הכתובת.',
  known: 'מוכרת לכם',
  entered: 'הזנתם',
  useKnown: 'שימוש בכתובת המוכרת',
  useEntered: 'שימוש בה בכל זאת',
  pressAgain: 'לחצו שוב כדי להשתמש בה',
  leaves: 'יוצא מהחשבון שלכם',
  arrives: (name) => `מגיע אל ${name}`,
  reserve: (amount) =>
    `ארנקים שומרים בצד עד ${amount} לעמלה, ולכם יש פחות. ייתכן שהארנק שלכם יסרב.`,
  keepsPart: (amount) => `הטוקן הזה משאיר אצלו ${amount} מכל העברה כזו.`,
  contract:
    'הכתובת הזו היא חוזה חכם, ולא שלחתם אליה בעבר. ייתכן שמה שיגיע אליה יישאר בה לתמיד: שאלו את הנמען אם אפשר להשתמש בה.',
  firstTime: 'זו הפעם הראשונה שאתם שולחים לכתובת הזו. ודאו אותה עם הנמען.',
  comparing: 'משווים את הכתובת',
  notCompared:
    'לא ניתן לקרוא את ההיסטוריה שלכם, ולכן הכתובת הזו לא הושוותה לאלה שאתם מכירים. בדקו את כולה.',
  notices: {
    wouldFail: 'הרשת אומרת שההעברה הזו תיכשל. שום דבר לא נשלח.',
    tokenMissing: 'בחשבון הזה אין הטוקן שהתבקש. בחרו טוקן אחר.',
    lookAlike: 'הכתובת הזו מתחזה לכתובת שאתם מכירים. בדקו אותה לפני שתמשיכו.',
    feeRose: 'עמלת הרשת עלתה. בדקו שוב את הסכום. שום דבר לא נשלח.',
    feeUnknown: 'לא ניתן לקרוא את עמלת הרשת, ולכן לא ידוע כמה אפשר לשלוח. נסו שוב, או הזינו סכום.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'הרשת סופרת את הטוקן הזה ביחידות אחרות מאלה שמוצגות בדף. שום דבר לא נשלח. אל תשלחו אותו מכאן.'
      case 'transfer/decimals-unread':
        return 'הרשת לא מסרה באילו יחידות היא סופרת את הטוקן הזה. שום דבר לא נשלח. המתינו רגע, או נסו שוב.'
      case 'transfer/sender-minimum':
        return `הרשת דורשת להשאיר בחשבון שלכם ${least} ${symbol} מלבד העמלה. שלחו פחות.`
      case 'transfer/recipient-minimum':
        return `בכתובת הזו עדיין אין דבר, והרשת אינה מקבלת בה פחות מהסכום ${least} ${symbol}. שלחו יותר.`
      case 'transfer/frozen':
        return `המנפיק של הטוקן הזה הקפיא חלק ממנו. שלחו לכל היותר ${most}.`
      case 'transfer/too-many-accounts':
        return `הטוקן הזה מפוזר בהרבה חשבונות שלכם. שלחו לכל היותר ${most} בבת אחת, ואת השאר אחר כך.`
      default:
        return null
    }
  },
  failedOnSolana: 'שליחת העסקה נכשלה. נסו שוב.',
  started: 'העסקה התחילה',
  sent: (amount) => `נשלחו ${amount}`,
  pending: 'בדרך. זה יגיע עם אחד הבלוקים הבאים.',
  confirmed: (to) => `הסכום הגיע אל ${to}.`,
  lessArrived: 'הגיע פחות ממה שנשלח',
  lessArrivedHint: (arrived, sent) =>
    `לפי הטוקן הגיעו ${arrived} מתוך ${sent}. הוא משאיר אצלו חלק, או שאינו עושה מה שהוא אומר.`,
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'המרה',
  selectTitle: 'בחירת טוקן',
  reviewTitle: 'בדיקת ההמרה',
  doneTitle: 'ההמרה בוצעה',
  buttons: {
    unsupportedNetwork: 'אין המרות ברשת הזו',
    selectToken: 'בחרו טוקן',
    enterAmount: 'הזינו סכום',
    insufficientBalance: 'יתרה לא מספיקה',
    insufficientLiquidity: 'נזילות לא מספיקה',
    reviewSwap: 'בדיקת ההמרה',
  },
  youPay: 'אתם משלמים',
  youReceive: 'אתם מקבלים',
  estimate: 'הערכה',
  payWith: (symbol) => `תשלום באמצעות ${symbol}`,
  receive: (symbol) => `קבלת ${symbol}`,
  switchTokens: 'החלפה בין הטוקנים',
  tokensOn: (network) => `טוקנים ברשת ${network}`,
  rate: 'שער',
  minimum: 'תקבלו לפחות',
  impact: 'השפעה על המחיר',
  slippage: 'החלקת מחיר',
  slippageHint: 'כמה פחות מההערכה מותר שיגיע. אם יגיע פחות מזה, ההמרה לא תתבצע.',
  slippageField: 'החלקת מחיר באחוזים',
  slippageHigh: 'בהחלקה כזו ייתכן שתקבלו הרבה פחות מההערכה.',
  untried: 'הרשת לא יכלה לנסות את ההמרה מראש. מה שיגיע נקרא מהעסקה בלבד.',
  impactHigh: 'מה שתקבלו שווה הרבה פחות ממה שתשלמו.',
  reading: 'מבקשים מחיר',
  pays: 'אתם משלמים',
  gets: 'תקבלו, לפי הערכה',
  approve: (symbol) => `אישור ${symbol}`,
  reset: (symbol) => `ביטול האישור של ${symbol}`,
  swap: 'המרה',
  approveAndSwap: 'אישור והמרה',
  approving: (symbol) => `מאשרים ${symbol}`,
  steps: {
    batch:
      'הארנק שלכם מאשר בדיוק את הסכום הזה וממיר בבת אחת: או ששניהם קורים, או ששום דבר לא קורה.',
    reset: 'קודם האישור הישן מבוטל, ואז הבורסה רשאית לקחת בדיוק את הסכום הזה.',
    approve: 'קודם אתם מרשים לבורסה לקחת בדיוק את הסכום הזה, ואז ממירים.',
  },
  notices: {
    wouldFail: 'הרשת אומרת שההמרה הזו תיכשל, כי המחירים השתנו. חזרו אחורה כדי לקבל הצעה חדשה.',
    priceMoved: 'המחיר השתנה. בדקו שוב את הסכומים.',
  },
  refused: (reason) => `ההמרה שהוצעה נדחתה. ${reason} שום דבר לא התבקש מהארנק שלכם.`,
  started: 'העסקה התחילה',
  swapped: (paid) => `הומרו ${paid}`,
  pending: (least) => `בדרך. עם אחד הבלוקים הבאים יגיעו לפחות ${least}.`,
  confirmed: (least) => `ההמרה בוצעה: לחשבון שלכם הגיעו לפחות ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'קנייה',
  fund: 'קנייה בכרטיס או בחשבון בנק',
  title: 'בחירת ספק',
  tokenTitle: 'בחירת טוקן',
  currencyTitle: 'בחירת מטבע',
  progressTitle: 'הקנייה מתבצעת',
  helpTitle: 'מהי קנייה?',
  youPay: 'אתם משלמים',
  badAmount: 'השתמשו בספרות ובנקודה או בפסיק אחד, ולכל היותר 2 ספרות אחרי הנקודה',
  tooLittle: (limit) => `שלמו לפחות ${limit}`,
  tooMuch: (limit) => `שלמו לכל היותר ${limit}`,
  receive: (symbol) => `קבלת ${symbol}`,
  receiveTitle: 'תקבלו, לפי הערכה',
  providers: 'ספקים',
  fee: (least, most) => `עמלה: ${least} עד ${most}`,
  asking: 'מבקשים מחיר',
  noQuote: 'אינו נותן מחיר כרגע',
  gives: (amount) => `בערך ${amount}`,
  loading: 'בודקים מה אפשר לקנות',
  sample: 'הערכה: אי אפשר לשאול את המוכרים. אלה מספרים מקובלים, ואי אפשר לקנות לפיהם דבר.',
  sampleFee: (fee) => `עמלה מקובלת ${fee}`,
  nothingSold: (network) => `שום דבר לא נמכר ברשת ${network}`,
  nothingSoldHint: 'בחרו רשת אחרת, או קבלו מארנק אחר.',
  networks: 'רשתות',
  tryAgain: 'ניסיון חוזר',
  sandbox: 'סביבת ניסוי: לא נמכר כאן שום דבר אמיתי, ושום דבר לא משולם.',
  leaves: 'אתם משלמים בדף של הספק. הכרטיס והמסמכים שלכם לעולם אינם מגיעים לכאן.',
  failed: (reason) => `שום דבר לא נקנה. ${reason}`,
  foreignPage: (host) =>
    `השרת הפנה לדף באתר ${host}, שאינו שייך לאף אחד מהמוכרים כאן. הדף לא נפתח, ושום דבר לא נקנה.`,
  opening: (provider) => `פותחים את ${provider}`,
  waiting: (provider) => `המשיכו אצל ${provider}`,
  waitingHint: 'שלמו בדף שנפתח. נודיע כאן כשזה יגיע; אפשר לסגור את התצוגה.',
  waitingUnknown: 'שלמו בדף שנפתח. מה שתקנו יופיע בחשבון שלכם.',
  blocked: 'הדפדפן שלכם לא אפשר לפתוח דף. פתחו אותו בעצמכם:',
  open: (provider) => `פתיחת ${provider}`,
  copyLink: 'העתקת קישור',
  copied: 'הקישור הועתק',
  opensNewTab: 'נפתח בכרטיסייה חדשה',
  paid: 'שולם',
  paidHint: (amount) => `${amount} בדרך לכתובת שלכם.`,
  delivered: (amount) => `הגיעו ${amount}`,
  deliveredHint: 'הם בחשבון שלכם.',
  notDelivered: 'לא נקנה',
  notDeliveredHint: 'הספק אומר ששום דבר לא יימסר.',
  goesTo: 'נשלח אל',
  again: 'התחלה מחדש',
  done: 'סיום',
  activity: 'הצגה בפעילות',
  helpCards: [
    {
      title: 'כסף הופך למטבעות',
      text: 'ספק מחייב את הכרטיס שלכם או מקבל העברה בנקאית, ושולח מטבעות לכתובת שלכם.',
    },
    {
      title: 'הספק רואה מי אתם',
      text: 'זו חברה נפרדת עם כללים משלה, וייתכן שתבקש מסמכים. הדף הזה מוסר לה את הכתובת שלכם ואת הסכום, ושום דבר מלבד זאת.',
    },
    {
      title: 'זה עולה משהו',
      text: 'הספקים גובים אחוז עד שניים או יותר, ולרשת יש עמלה משלה. השוו לפני שתשלמו.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'בחירת שם',
  registerTitle: 'רישום שם',
  registeredTitle: 'השם נרשם',
  intro: 'שם מייצג את הכתובת שלכם. אחרים שולחים אליו, ואף אחד לא צריך להעתיק כתובת.',
  own: 'השמות שלכם',
  name: 'שם',
  rules: '4 תווים או יותר: a עד z וגם 0 עד 9 וגם -',
  unreadable: 'השתמשו רק בתווים a עד z וגם 0 עד 9 וגם -',
  tooShort: 'כתבו לפחות 4 תווים',
  suggestions: 'שמות קרובים',
  searching: 'מחפשים שמות',
  searchFailed: 'חיפוש השמות נכשל.',
  tryAgain: 'ניסיון חוזר',
  noneFree: 'כל אלה תפוסים. כתבו שם אחר.',
  noneFound: 'אין כאן שם כזה. כתבו שם אחר.',
  available: 'פנוי',
  taken: 'תפוס',
  register: 'רישום',
  leadsTo: (network) => `מוביל לכתובת שלכם ברשת ${network}`,
  free: 'בלי תשלום. השם נשאר עם הכתובת הזו ואי אפשר להחזיר אותו.',
  signed: 'על מה הארנק שלכם חותם',
  confirmIn: (wallet) => `אשרו בארנק ${wallet}`,
  registering: 'רושמים',
  back: 'בחירת שם אחר',
  notices: {
    declined: 'החתימה נדחתה. שום דבר לא נרשם.',
    unsupported: 'אין שמות ברשת הזו.',
    walletChanged: 'הארנק שלכם השתנה. בדקו שוב.',
    unavailable: 'השרת אינו מגיב. ככל הידוע שום דבר לא נרשם. נסו שוב.',
  },
  unsigned: 'הארנק שלכם לא חתם. שום דבר לא נרשם.',
  walletSaid: (reason) => `הארנק שלכם לא חתם: ${reason}`,
  registered: (name) => `השם ${name} שלכם`,
  registeredHint: 'מעכשיו אחרים יכולים לשלוח אליו.',
  done: 'סיום',
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'הגדרות',
  address: 'הכתובת המלאה שלכם',
  copyAddress: 'העתקת כתובת',
  copied: 'הכתובת הועתקה',
  explorer: (name) => `הצגה באתר ${name}`,
  opensNewTab: 'נפתח בכרטיסייה חדשה',
  appearance: 'מראה',
  appearances: { system: 'מערכת', light: 'בהיר', dark: 'כהה' },
  language: 'שפה',
  wallets: 'חשבונות וארנק',
  disconnect: 'ניתוק',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'כניסה',
  heading: (site) => `כניסה לאתר ${site}`,
  headingAnywhere: 'כניסה באמצעות הארנק שלכם',
  explanation: 'אתם חותמים על ההודעה שלמטה. זה לא עולה דבר ולא מעביר דבר.',
  message: 'ההודעה לחתימה',
  sign: 'חתימה',
  cancel: 'ביטול',
  continueIn: (wallet) => `המשיכו בארנק ${wallet}`,
  returning: (wallet) => `חוזרים לרשת הקודמת. ייתכן שתוצג לכם שאלה בארנק ${wallet}.`,
  checking: 'בודקים את החתימה שלכם',
  checkingText: 'זה לוקח רגע.',
  declined: 'החתימה נדחתה',
  smartAccount: 'ייתכן שהאפליקציה הזו אינה תומכת בחשבונות חכמים',
  unavailable: 'אירעה תקלה בתחילת האימות',
  refused: (reason) => `תשובת השרת: ${reason}`,
  warnings: {
    domain: (page, named) => `הדף הזה הוא ${page}, וההודעה נוקבת בשם אתר אחר: ${named}`,
    flagged: (domain) => `האתר ${domain} דווח כמטעה. אל תחתמו.`,
    imitation: 'זה נראה כמו הודעת כניסה, אבל זו אינה הודעת כניסה. אל תחתמו.',
    account: 'ההודעה נוקבת בחשבון אחר ולא בחשבון שלכם.',
    uri: (uri) => `הכניסה תתבצע בכתובת אחרת: ${uri}`,
    chain: (named, wallet) => `הרשת שבהודעה: ${named}. הרשת של הארנק שלכם: ${wallet}.`,
  },
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'טוקנים',
  list: 'הטוקנים בחשבון הזה',
  hidden: (count) =>
    plural('he', count, {
      one: 'טוקן ספאם אחד מוסתר',
      two: `${count} טוקנים של ספאם מוסתרים`,
      other: `${count} טוקנים של ספאם מוסתרים`,
    }),
  shown: (count) =>
    plural('he', count, {
      one: 'טוקן ספאם אחד',
      two: `${count} טוקנים של ספאם`,
      other: `${count} טוקנים של ספאם`,
    }),
  emptyTitle: 'עדיין אין טוקנים',
  empty: 'מה שתקבלו יופיע כאן.',
  failed: 'יתרת הטוקנים אינה זמינה',
  failedHint: 'לא ניתן לקרוא את הטוקנים שלכם. הם בטוחים במקומם.',
  stale: (when) => `הרענון נכשל. הנתונים משעה ${when}.`,
  missing: (network) => `לא כל הטוקנים ברשת ${network} נקראו. הם בטוחים במקומם. נסו שוב בעוד רגע.`,
  tryAgain: 'ניסיון חוזר',
  fund: 'הוספת כסף לארנק',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'אישור',
  codeTitle: 'קוד שחזור',
  saveCode: 'שמרו את קוד השחזור שלכם',
  walletTitle: 'ארנק מאובטח',
  updateTitle: 'עריכת הדוא״ל',
  primaryTitle: 'אישור הדוא״ל הנוכחי',
  secondaryTitle: 'אישור הדוא״ל החדש',
  otherEmail: 'שימוש בכתובת אחרת',
  editEmail: 'עריכת הדוא״ל',
  newEmail: 'כתובת דוא״ל חדשה',
  save: 'שמירה',
  done: 'סיום',
  ways: 'דרכי כניסה',
  addPasskey: 'הוספת מפתח גישה',
  recover: 'שחזור עם מפתח גישה',
  setPassword: 'הגדרת סיסמה',
  export: 'ייצוא הארנק',
  forget: 'יציאה ממכשירים אחרים',
  delete: 'מחיקת הארנק',
  changed: 'הדוא״ל שונה',
  unchanged: (reason) => sentences(reason, 'הכתובת שלכם לא השתנתה.'),
  inFrame: 'הדף הזה אינו יכול לראות דבר למטה או ללחוץ על דבר.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'הרשאות',
  createdTitle: 'ההרשאה ניתנה',
  intro: 'האפליקציות האלה רשאיות לפעול בשם החשבון הזה בלי לשאול אתכם שוב, בגבולות שחוזה חכם אוכף.',
  none: 'אין הרשאות',
  noneText: 'אף אפליקציה אינה רשאית לפעול בשם החשבון הזה בעצמה.',
  reading: 'קוראים את ההרשאות שלכם',
  unread: 'לא ניתן לקרוא את ההרשאות שלכם. הן כפי שהיו.',
  unsupported: 'הארנק הזה לא יכול לבטל הרשאות. חברו את הארנק שנתן את ההרשאה הזו ונסו שוב.',
  notEnded:
    'הרשת עדיין לא סיימה את ההרשאה הזו. בדקו שוב בעוד דקה, ובטלו אותה שוב אם היא עדיין כאן.',
  tryAgain: 'ניסיון חוזר',
  somebody: 'אפליקציה',
  once: (amount) => `${amount} בסך הכול`,
  every: (amount, duration) => `${amount} כל ${duration}`,
  upTo: (amount, most) => `${amount} בשנייה, ${most} בסך הכול`,
  left: (amount) => `אפשר לקחת עכשיו: ${amount}`,
  leftUnknown: 'אי אפשר לדעת כרגע כמה נשאר.',
  functions: (names) => `רשאית לקרוא ל: ${names}`,
  calls: (left, most) => `קריאות שנותרו: ${left} מתוך ${most}`,
  perCall: (amount) => `עם כל קריאה: ${amount} לכל היותר`,
  contract: 'חוזה חכם',
  caller: 'מי רשאי לקרוא לו',
  atomic: (amount) => `${amount} (ביחידות הקטנות ביותר)`,
  unknown: 'אי אפשר להציג מה זה מאפשר. בטלו את זה אם אינכם מכירים את זה.',
  until: (date) => `עד ${date}`,
  delegate: 'מי רשאי לקחת',
  revoke: 'ביטול ההרשאה',
  revoking: 'אשרו בארנק שלכם, והמתינו לרשת',
  granted: 'האפליקציה יכולה לפעול במסגרת מה שהרשיתם. תמצאו את זה בהגדרות, ואפשר לבטל בכל עת.',
  done: 'סיום',
  showAll: 'הצגת ההרשאות',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'חשבון חכם',
  intro:
    'חשבון חכם מבצע כמה צעדים בבת אחת, ויכול לאפשר לאחרים לשלם את עמלת הרשת. המפתח שלכם חותם עבורו.',
  twoAddresses:
    'לחשבון החכם ולמפתח שלכם יש כתובות נפרדות. הכסף נשאר במקומו כשאתם משנים מי מהם ראשון.',
  first: 'ראשון: אפליקציות רואות אותו, וכסף שתבקשו מגיע לכאן.',
  notFirst: 'החשבון של המפתח שלכם הוא הראשון.',
  address: 'חשבון חכם',
  ownAddress: 'המפתח שלכם',
  isThere: 'הוא קיים ברשת הזו.',
  isNotThere: 'הוא נוצר עם הדבר הראשון שתשלחו. אפשר לקבל כסף עוד לפני כן.',
  networks: 'רשתות שבהן הוא קיים',
  notHere: 'אין כאן חשבונות חכמים ברשת הזו. נעשה שימוש בחשבון של המפתח שלכם.',
  warning:
    'מסרו את הכתובת הזו רק עבור הרשתות האלה: ברשתות אחרות ייתכן שאיש לא יוכל להזיז את מה שיגיע אליה.',
  failed: 'השינוי נכשל. נסו שוב.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'שדרוג הארנק',
  goOn: 'המשך ההעברה לארנק שלכם',
  intro: 'העבירו את מה שיש כאן לארנק משלכם, בזה אחר זה. אתם רואים ומאשרים כל העברה.',
  ownAddress: (family) => `כתובת הארנק שלכם: ${family}`,
  enterAddress: 'הזינו קודם את הכתובת של הארנק שלכם.',
  move: (what) => `העברת ${what}`,
  last: 'העבירו את זה אחרון: ממנו משולמות העמלות של השאר.',
  spam: (count) =>
    plural('he', count, {
      one: 'פריט אחד שאיש לא ביקש נשאר כאן.',
      two: `${count} פריטים שאיש לא ביקש נשארים כאן.`,
      other: `${count} פריטים שאיש לא ביקש נשארים כאן.`,
    }),
  unread: (network) => `לא ניתן לקרוא את מה שנמצא ברשת ${network}. הוא נשאר במקומו; נסו שוב.`,
  incomplete: (network) => `ייתכן שברשת ${network} יש יותר ממה שמוצג.`,
  tryAgain: 'ניסיון חוזר',
  nothing: 'לא נשאר כאן מה להעביר.',
  reading: 'קוראים מה יש לכם',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `בקשה ממתינה לכם בארנק ${wallet}.`,
  open: (wallet) => `פתיחת ${wallet}`,
  dismiss: 'התעלמות',
  relayLost: 'החיבור לארנק שלכם נותק. מנסים שוב…',
  relayRefused: 'אי אפשר להגיע לארנק שלכם מהדף הזה. נתקו אותו וחברו אותו מחדש.',
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
