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
    collectible: ['کلکسیون'],
    'recovery code': ['کد بازیابی'],
    'secret phrase': ['عبارت محرمانه'],
    passkey: ['کلید عبور', 'کلیدهای عبور'],
    permission: ['اجازه'],
    'smart account': ['حساب هوشمند', 'حساب‌های هوشمند'],
  },
  without: [
    'account.balanceFailed',
    'receive.fundTitle',
    'tokens.failed',
    'tokens.fund',
    'frame.devices.text',
  ],
}
