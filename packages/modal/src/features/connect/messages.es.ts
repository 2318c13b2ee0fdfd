import { sentences } from '../../feature/sentences.ts'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'connect',
  connectTitle: 'Conectar billetera',
  installed: 'Instalada',
  recent: 'Reciente',
  walletList: 'Billeteras',
  allWallets: 'Todas las billeteras',
  continueWithWallet: 'Continuar con una billetera',
  scanWithPhone: 'Escanear con un teléfono',
  newToWallets: '¿No conoces las billeteras?',
  getStarted: 'Empezar',
  noWalletTitle: 'No se encontró ninguna billetera',
  noWalletText: 'Instala o desbloquea una en este navegador y vuelve a buscar.',
  lookAgain: 'Volver a buscar',

  waitingTitle: (wallet) => `Continúa en ${wallet}`,
  waitingText: 'Revisa la solicitud de conexión en tu billetera y acéptala allí.',
  pendingTitle: 'Abre tu billetera',
  pendingText: (wallet) => `${wallet} ya muestra una solicitud. Respóndela allí.`,
  cancel: 'Cancelar',
  connectedTitle: 'Conectada',
  connectedText: (wallet) => `${wallet} está conectada a este sitio.`,
  declinedTitle: 'Solicitud rechazada',
  declinedText: (wallet) =>
    `Cerraste la solicitud en ${wallet}. No se compartió nada con este sitio.`,
  failedTitle: 'No se pudo conectar',
  failedText: (reason) => sentences(reason, 'No se compartió nada con este sitio.'),
  tryAgain: 'Reintentar',
}
