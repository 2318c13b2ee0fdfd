import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['ארנק'],
    network: ['רשת'],
    account: ['חשבון', 'חשבונ'],
    address: ['כתובת', 'כתובות'],
    transaction: ['עסקה', 'עסקת', 'עסקאות'],
    fee: ['עמלה', 'עמלת', 'עמלות'],
    token: ['טוקן', 'טוקנ'],
    collectible: ['פריטי אספנות', 'פריטי האספנות', 'פריט אספנות'],
    'recovery code': ['קוד שחזור', 'קוד השחזור'],
    'secret phrase': ['ביטוי סודי', 'ביטוי הסודי'],
    passkey: ['מפתח גישה', 'מפתח הגישה', 'מפתחות גישה', 'מפתחות הגישה'],
    permission: ['הרשאה', 'הרשאת', 'הרשאות'],
    'smart account': ['חשבון חכם', 'חשבון החכם', 'חשבונות חכמים', 'חשבונות החכמים'],
  },
  without: [],
}
