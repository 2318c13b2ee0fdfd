import { sentences } from '../../feature/sentences.ts'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Formas de conectar',
  mobile: 'Móvil',
  browser: 'Navegador',
  web: 'Web',
  desktop: 'Escritorio',

  codeName: (wallet) => `Código QR para escanear con ${wallet}`,
  anyWallet: 'una billetera',
  scanText: (wallet) => `Escanéalo con ${wallet} en tu teléfono.`,
  agreeForCode: 'Acepta y aparecerá un código para escanear.',
  agreeForWallet: 'Acepta y seguirás en tu billetera.',
  preparing: 'Creando un enlace',
  refreshesIn: (left) => `Se renueva en ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'El código se renueva en un minuto'
      : `El código se renueva en ${seconds} segundos`,
  newCode: 'Código nuevo',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  reload: 'Recargar código',
  expired: 'Este código ha caducado.',
  linkFailed: 'No se pudo crear ningún código.',

  ownRelay:
    'Para billeteras configuradas con el servicio propio de este sitio. Elige cualquier otra de la lista.',
  unreachableTitle: (wallet) => `No se puede llegar a ${wallet}`,
  unreachableText: (wallet) =>
    `Este sitio no puede conectarse a ${wallet} en un teléfono. Elige otra billetera para seguir.`,
  visit: (wallet) => `Visitar el sitio web de ${wallet}`,

  offline: 'No tienes conexión. El código volverá a funcionar cuando regrese.',
  unreachable: 'El servicio de conexión no responde. Seguimos intentándolo; no se pierde nada.',
  refused: 'Este sitio no puede llegar a billeteras de otros dispositivos en este momento.',
  tryAgain: 'Reintentar',

  openTitle: (wallet) => `Continúa en ${wallet}`,
  openText: (wallet) => `Aprueba la conexión en ${wallet} y vuelve aquí.`,
  open: (wallet) => `Abrir ${wallet}`,
  openAgain: (wallet) => `Abrir ${wallet} otra vez`,
  stuckTitle: (wallet) => `¿No se abrió ${wallet}?`,
  stuckText: 'No se perdió nada. Prueba de otra forma:',
  openByLink: 'Abrir con su enlace web',
  openByScheme: 'Abrir con su enlace de app',
  appStore: 'Obtener en el App Store',
  playStore: 'Obtener en Google Play',
  otherDevice: 'Usar otro dispositivo',
  chooseWallet: 'Elige la billetera en la que quieres seguir.',
  allWallets: 'Todas las billeteras',
  walletList: 'Billeteras',

  browserText: (wallet) =>
    `${wallet} aún no está en este navegador. Instala su extensión; en cuanto esté, seguimos aquí.`,
  getExtension: 'Obtener la extensión',
  browserReady: (wallet) => `${wallet} está en este navegador.`,
  continueInBrowser: 'Continuar en este navegador',
  webText: (wallet) => `${wallet} se abre en otra pestaña. Aprueba allí y vuelve.`,
  desktopText: (wallet) => `Aprueba la conexión en ${wallet} en este equipo.`,
  opensNewTab: 'Se abre en otra pestaña',
  get: (wallet) => `Obtener ${wallet}`,

  connectedTitle: 'Conectada',
  connectedText: (wallet) => `${wallet} está conectada a este sitio.`,
  declinedTitle: 'Solicitud rechazada',
  declinedText: 'Cerraste la solicitud en tu billetera. No se compartió nada con este sitio.',
  failedTitle: 'No se pudo conectar',
  failedText: (reason) =>
    sentences(reason, 'No se compartió nada con este sitio y no se perdió nada.'),
}
