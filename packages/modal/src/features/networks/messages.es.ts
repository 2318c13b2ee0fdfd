import { sentences } from '../../feature/sentences.ts'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'networks',
  title: 'Elegir red',
  unsupportedTitle: 'Red no compatible',
  search: 'Buscar redes',
  list: 'Redes',
  current: 'Red actual',
  noneFound: (search) => `Ninguna red se llama «${search}»`,
  noneFoundText: 'Revisa cómo está escrito o mira todas.',
  none: 'No hay redes',
  noneText: 'Este sitio no ofrece ninguna en este momento.',
  clearSearch: 'Borrar búsqueda',
  whatIsANetwork: '¿Qué es una red?',

  waitingTitle: (wallet) => `Continúa en ${wallet}`,
  waitingText: (network) =>
    `Acepta el cambio a ${network} en tu billetera. Tu cuenta y tus fondos se quedan donde están.`,
  doneTitle: 'Red cambiada',
  declinedTitle: 'Solicitud rechazada',
  declinedText: 'Sigues en la red en la que estabas. No cambió nada más.',
  failedTitle: 'No se pudo cambiar',
  failedText: (reason) => sentences(reason, 'Sigues en la red en la que estabas.'),
  cancel: 'Cancelar',
  tryAgain: 'Reintentar',

  unsupportedText: (wallet) =>
    `${wallet} está en una red que este sitio no usa. Elige una de estas para seguir. Tus fondos están a salvo donde están.`,
  yourWallet: 'Tu billetera',
  disconnect: 'Desconectar',
  notApproved: (wallet) => `No aprobada por ${wallet}`,
  noWallet: 'Aún sin billetera',
  connect: 'Conectar',
}
