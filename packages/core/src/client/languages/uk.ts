import type { EagerTexts } from '../contract/EagerTexts.ts'

export const uk: EagerTexts = {
  connectWallet: 'Підключити гаманець',
  connecting: 'Підключення…',
  chooseNetwork: 'Вибрати мережу',
  unsupportedNetwork: 'Мережа не підтримується',
  loadFailure: {
    title: 'Вікно гаманця не завантажилося',
    explanation: 'Можливо, зникло з’єднання. Нічого не надіслано й нічого не втрачено.',
    retry: 'Повторити',
    close: 'Закрити',
  },
}
