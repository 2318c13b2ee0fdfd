import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['ארנק'],
    network: ['רשת'],
    account: ['חשבון'],
    address: ['כתובת', 'כתובות'],
    transaction: ['עסקה', 'עסקת', 'עסקאות'],
    fee: ['עמלה', 'עמלת', 'עמלות'],
    token: ['טוקן'],
    collectible: ['פריטי אספנות', 'פריטי האספנות', 'פריט אספנות'],
    'recovery code': ['קוד שחזור', 'קוד השחזור'],
    'secret phrase': ['ביטוי סודי', 'הביטוי הסודי'],
    passkey: ['מפתח גישה', 'מפתח הגישה', 'מפתחות גישה', 'מפתחות הגישה'],
    permission: ['הרשאה', 'הרשאת', 'הרשאות'],
    'smart account': ['חשבון חכם', 'החשבון החכם', 'חשבונות חכמים', 'החשבונות החכמים'],
  },
  without: [],
}
