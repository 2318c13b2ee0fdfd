import type { EagerTexts } from '../contract/EagerTexts.ts'

export const ur: EagerTexts = {
  connectWallet: 'والیٹ منسلک کریں',
  connecting: 'منسلک ہو رہا ہے…',
  chooseNetwork: 'نیٹ ورک منتخب کریں',
  unsupportedNetwork: 'غیر معاون نیٹ ورک',
  loadFailure: {
    title: 'والیٹ کی ونڈو لوڈ نہیں ہوئی',
    explanation: 'شاید انٹرنیٹ کنکشن منقطع ہو گیا ہے۔ کچھ نہیں بھیجا گیا اور کچھ ضائع نہیں ہوا۔',
    retry: 'دوبارہ کوشش کریں',
    close: 'بند کریں',
  },
}
