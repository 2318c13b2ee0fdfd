import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['والیٹ'],
    network: ['نیٹ ورک'],
    account: ['اکاؤنٹ'],
    address: ['ایڈریس'],
    transaction: ['ٹرانزیکشن'],
    fee: ['فیس'],
    token: ['ٹوکن'],
    collectible: ['کلیکٹیبل'],
    'recovery code': ['ریکوری کوڈ'],
    'secret phrase': ['خفیہ عبارت'],
    passkey: ['پاس کی'],
    permission: ['اجازت'],
    'smart account': ['اسمارٹ اکاؤنٹ'],
  },
  without: [],
}
