import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'families',
  switchTo: (family) => `Cambiar a ${family}`,
  waitingTitle: (wallet) => `Continúa en ${wallet}`,
  waitingText: 'Pregunta una vez por cada tipo de red. Acepta las que necesites.',
  connectedTitle: 'Conectada',
  connectedText: (wallet) => `${wallet} está conectada a este sitio.`,
  someText: 'Puedes seguir o volver a intentarlo con las demás.',
  declinedTitle: 'Solicitud rechazada',
  failedTitle: 'No se pudo conectar',
  nothingText: 'No se compartió nada con este sitio.',
  list: 'Tipos de redes',

  accept: 'Acepta la solicitud allí',
  openWallet: 'Abre tu billetera',
  noAnswer: 'Aún sin respuesta',
  waiting: 'En espera',
  connected: 'Conectada',
  declined: 'Rechazada, no se compartió nada',
  tryAgain: 'Reintentar',
  cancel: 'Cancelar',
  continueWith: (family) => `Continuar con ${family}`,
  continueWithSeveral: (count) => `Continuar con ${count}`,

  goOnWith: (wallet, account) =>
    `Sigues con ${wallet}, ${account}. Tus otras billeteras siguen conectadas.`,
  connectFirst: 'Aún no hay ninguna billetera conectada para ello. Las otras siguen conectadas.',
  connectWallet: 'Conectar billetera',
}
