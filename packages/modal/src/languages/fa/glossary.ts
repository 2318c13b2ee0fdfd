import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['کیف پول'],
    network: ['شبکه'],
    account: ['حساب'],
    address: ['نشانی'],
    transaction: ['تراکنش'],
    fee: ['کارمزد'],
    token: ['توکن'],
    collectible: ['کلکسیونی'],
    'recovery code': ['کد بازیابی'],
    'secret phrase': ['عبارت محرمانه'],
    passkey: ['کلید عبور'],
    permission: ['اجازه'],
    'smart account': ['حساب هوشمند'],
  },
  without: [],
}
