import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'

const shellTexts: Translation<typeof shell> = {
  id: 'shell',
  back: 'Atrás',
  close: 'Cerrar',
  help: 'Ayuda',
  loadFailedTitle: 'Esta vista no se cargó',
  loadFailedText: 'Puede que se haya cortado la conexión. No se envió ni se perdió nada.',
  brokenTitle: 'Aquí algo salió mal',
  brokenText: 'Tu billetera y tu dinero están intactos.',
  tryAgain: 'Reintentar',
  mountFailed: 'La ventana de la billetera no pudo abrirse en esta página.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'los Términos del servicio',
  privacy: 'la Política de privacidad',
  both: (terms, privacy) => `${terms} y ${privacy}`,
  agree: (what) => `Acepto ${what}`,
  agreeByConnecting: (what) => `Al conectar aceptas ${what}`,
}

const connectTexts: Translation<typeof connect> = {
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

const pairingTexts: Translation<typeof pairing> = {
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

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Todas las billeteras',
  getTitle: 'Obtener una billetera',
  downloadTitle: (wallet) => `Obtener ${wallet}`,
  search: 'Buscar billeteras',
  list: 'Billeteras',
  loading: 'Cargando billeteras',
  noneFound: (search) => `Ninguna billetera se llama «${search}»`,
  none: 'No hay billeteras',
  nonePrivate: 'Ninguna billetera se llama así',
  privateText: 'Parece un enlace, una dirección o un secreto, así que no salió de esta página.',
  noneText: 'Revisa cómo está escrito o mira todas.',
  noneTextOrScan:
    'Revisa cómo está escrito. Una billetera que no está en la lista se conecta con su código.',
  scan: 'Escanear con cualquier billetera',
  anyWallet: 'WalletConnect',
  clearSearch: 'Borrar búsqueda',
  failedTitle: 'La lista no se cargó',
  failedText:
    'Puede que se haya cortado la conexión. Las billeteras de este navegador siguen funcionando.',
  tryAgain: 'Reintentar',
  installed: 'Instalada',
  recent: 'Reciente',
  found: (count) =>
    plural('es', count, {
      one: 'Se encontró 1 billetera',
      many: `Se encontraron ${count} billeteras`,
      other: `Se encontraron ${count} billeteras`,
    }),

  getText: 'Estas son muy usadas. Elijas la que elijas, después puedes llevar tu cuenta a otra.',
  exploreAll: 'Ver todas',

  downloadText: (wallet) =>
    `${wallet} aún no está en este navegador. Instálala, vuelve aquí y elígela otra vez.`,
  orDownloadText: (wallet) => `O instala ${wallet} aquí, vuelve y elígela otra vez.`,
  unreachableText: (wallet) =>
    `No se puede llegar a ${wallet} desde aquí. Instálala en este dispositivo y abre esta página en ella si es posible.`,
  openInAppText: (wallet) =>
    `${wallet} abre esta página en su propio navegador: conéctate allí. Si no se abre, instálala primero.`,
  openInApp: (wallet) => `Abrir esta página en ${wallet}`,
  openWebApp: (wallet) => `Abrir ${wallet} en la web`,
  extension: 'Extensión del navegador',
  appStore: 'App para iPhone y iPad',
  playStore: 'App para Android',
  homepage: 'Sitio web',
  opensNewTab: 'Se abre en otra pestaña',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Esta parte no se cargó.',
  tryAgain: 'Reintentar',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Código QR que abre esta página en ${wallet}`,
  scan: (wallet) => `Escanéalo con la cámara de tu teléfono: esta página se abre en ${wallet}.`,
  local:
    'La dirección de esta página solo se puede abrir en este equipo. El código funcionará cuando la página esté en la web.',
}

/** Spanish: what is read until an account is connected. */
export const texts: readonly Words[] = [
  shellTexts,
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
