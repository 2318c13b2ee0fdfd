import type { EagerTexts } from '../contract/EagerTexts.ts'

export const he: EagerTexts = {
  connectWallet: 'חיבור ארנק',
  connecting: 'מתחברים…',
  chooseNetwork: 'בחירת רשת',
  unsupportedNetwork: 'רשת לא נתמכת',
  loadFailure: {
    title: 'חלון הארנק לא נטען',
    explanation: 'ייתכן שהחיבור לאינטרנט נותק. שום דבר לא נשלח ושום דבר לא אבד.',
    retry: 'ניסיון חוזר',
    close: 'סגירה',
  },
}
