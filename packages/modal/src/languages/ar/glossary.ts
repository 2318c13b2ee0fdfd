import type { Glossary } from '../Glossary.ts'

export const glossary: Glossary = {
  terms: {
    wallet: ['محفظة', 'محفظت', 'محافظ'],
    network: ['شبكة', 'شبكت', 'شبكات'],
    account: ['حساب'],
    address: ['عنوان', 'عناوين'],
    transaction: ['معاملة', 'معاملت', 'معاملات'],
    fee: ['رسوم'],
    token: ['توكن'],
    collectible: ['مقتنيات', 'مقتني'],
    'recovery code': ['رمز الاسترداد', 'رمز استرداد'],
    'secret phrase': ['العبارة السرية', 'عبارتك السرية'],
    passkey: ['مفتاح مرور', 'مفتاح المرور', 'مفاتيح مرور', 'مفاتيح المرور'],
    permission: ['إذن', 'أذون'],
    'smart account': ['حساب ذكي', 'الحساب الذكي', 'حسابك الذكي', 'حسابات ذكية', 'الحسابات الذكية'],
  },
  without: [],
}
