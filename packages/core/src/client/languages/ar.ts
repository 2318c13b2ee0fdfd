import type { EagerTexts } from '../contract/EagerTexts.ts'

export const ar: EagerTexts = {
  connectWallet: 'ربط المحفظة',
  connecting: 'جارٍ الاتصال…',
  chooseNetwork: 'اختيار الشبكة',
  unsupportedNetwork: 'شبكة غير مدعومة',
  loadFailure: {
    title: 'تعذّر تحميل نافذة المحفظة',
    explanation: 'ربما انقطع اتصالك بالإنترنت. لم يُرسَل أي شيء ولم يُفقد أي شيء.',
    retry: 'إعادة المحاولة',
    close: 'إغلاق',
  },
}
