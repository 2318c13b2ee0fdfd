import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'account',
  title: 'Cuenta',
  copyAddress: 'Copiar dirección',
  copied: 'Dirección copiada',
  balance: 'Saldo',
  balanceFailed: 'Saldo no disponible',
  balanceUnread: 'No se pudo leer tu saldo. Está a salvo donde está.',
  balanceStale: 'No se pudo actualizar. Este es el último saldo que vimos.',
  notPriced: 'Una parte no tiene precio y no está en esta suma.',
  notWhole: 'No se pudo leer todo.',
  tryAgain: 'Reintentar',
  network: 'Red',
  parts: 'Lo que tiene esta cuenta',
  partFailed: 'Esta parte no se cargó.',
  disconnect: 'Desconectar',
  differs: 'Lo que envió tu billetera no es lo que confirmaste.',
  lookAtIt: 'Ver',
}
