import type { EagerTexts } from '../contract/EagerTexts.ts'

/** Spanish, for the option `texts` beside `locale: 'es'`. */
export const es: EagerTexts = {
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
