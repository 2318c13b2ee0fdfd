import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'profile',
  title: 'Billeteras',
  active: 'Activa',
  use: 'Usar',
  add: 'Añadir',
  addFor: (family) => `Añadir una billetera: ${family}`,
  noneConnected: 'Ninguna conectada',
  more: (account) => `Más sobre ${account}`,
  copyAddress: 'Copiar dirección',
  copied: 'Dirección copiada',
  disconnect: (wallet) => `Desconectar ${wallet}`,
  hint: 'Tu billetera decide qué cuentas muestra a este sitio.',
  types: {
    eoa: 'Cuenta',
    smartAccount: 'Cuenta inteligente',
    payment: 'Pagos',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}
