import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'walletOffers',
  waiting: (wallet) => `Una solicitud espera en ${wallet}.`,
  open: (wallet) => `Abrir ${wallet}`,
  dismiss: 'Descartar',
  relayLost: 'Se perdió la conexión con tu billetera. Reintentando…',
  relayRefused:
    'No se puede llegar a tu billetera desde esta página. Desconéctala y vuelve a conectarla.',
}
