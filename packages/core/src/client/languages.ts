import type { EagerTexts } from './contract/EagerTexts.ts'

/** Spanish, for the option `texts` beside `locale: 'es'`. */
export const spanish: EagerTexts = {
  connectWallet: 'Conectar billetera',
  connecting: 'Conectando…',
  chooseNetwork: 'Elegir red',
  unsupportedNetwork: 'Red no compatible',
  loadFailure: {
    title: 'La ventana de la billetera no se cargó',
    explanation: 'Puede que se haya cortado la conexión. No se envió ni se perdió nada.',
    retry: 'Reintentar',
    close: 'Cerrar',
  },
}

/** Persian, for the option `texts` beside `locale: 'fa'`. */
export const persian: EagerTexts = {
  connectWallet: 'اتصال کیف پول',
  connecting: 'در حال اتصال…',
  chooseNetwork: 'انتخاب شبکه',
  unsupportedNetwork: 'شبکه پشتیبانی نمی‌شود',
  loadFailure: {
    title: 'پنجرهٔ کیف پول بارگذاری نشد',
    explanation: 'شاید اتصال اینترنت قطع شده باشد. چیزی ارسال نشد و چیزی از دست نرفت.',
    retry: 'تلاش دوباره',
    close: 'بستن',
  },
}
