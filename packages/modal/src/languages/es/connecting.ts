import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

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

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Una solicitud espera en ${wallet}.`,
  open: (wallet) => `Abrir ${wallet}`,
  dismiss: 'Descartar',
  relayLost: 'Se perdió la conexión con tu billetera. Reintentando…',
  relayRefused:
    'No se puede llegar a tu billetera desde esta página. Desconéctala y vuelve a conectarla.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'los Términos del servicio',
  privacy: 'la Política de privacidad',
  both: (terms, privacy) => `${terms} y ${privacy}`,
  agree: (what) => `Acepto ${what}`,
  agreeByConnecting: (what) => `Al conectar aceptas ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Tu billetera dice: «${text}»`,
  networkSaid: (text) => `La red dice: «${text}»`,
  texts: {
    'balance/unavailable': 'El saldo no está disponible.',
    'catalogue/unavailable':
      'No se pudo cargar la lista de billeteras. Revisa tu conexión y vuelve a intentarlo.',
    'connection/code-unavailable':
      'Una parte de esta página no se cargó. Revisa tu conexión y vuelve a intentarlo.',
    'network/unsupported-by-wallet': 'La billetera no admite esta red.',
    'relay/closed': 'Se cerró la conexión con el servicio.',
    'relay/outbox-full':
      'Hay demasiados mensajes en espera. Vuelve a intentarlo cuando regrese la conexión.',
    'relay/refused': 'El servicio de conexión rechazó a este sitio.',
    'relay/unavailable': 'El servicio de conexión no responde. Vuelve a intentarlo.',
    'resources/unavailable': 'Los datos no están disponibles. Vuelve a intentarlo.',
    'transfer/no-estimate': 'No se pudo leer la comisión de red. Vuelve a intentarlo.',
    'transfer/unasked': 'No se pudo enviar. Vuelve a intentarlo.',
    'wallet/already-pending': 'Abre tu billetera.',
    'wallet/failed': 'Error desconocido.',
    'wallet/not-found':
      'Esta billetera no está disponible en esta página. Desbloquéala o instálala y vuelve a intentarlo.',
    'wallet/other-family':
      'Esta billetera no comparte ninguna cuenta de este tipo de red. Elige otra red u otra billetera.',
    'walletconnect/link-failed':
      'No se pudo crear un enlace. Revisa la conexión y vuelve a intentarlo.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'La billetera no permite este tipo de solicitud. Prueba con otra.',
    'The wallet does not support the events of this site. Try another wallet.':
      'La billetera no admite los eventos de este sitio. Prueba con otra.',
    'The wallet does not allow this change. Connect again.':
      'La billetera no permite este cambio. Conéctala de nuevo.',
    'The wallet did not approve this network. Connect again and approve it.':
      'La billetera no aprobó esta red. Conéctala de nuevo y apruébala.',
    'The wallet does not support these networks. Try another wallet.':
      'La billetera no admite estas redes. Prueba con otra.',
    'The wallet has no account for these networks. Add one, then try again.':
      'La billetera no tiene ninguna cuenta para estas redes. Agrega una y vuelve a intentarlo.',
    'The wallet does not support this kind of network. Try another wallet.':
      'La billetera no admite este tipo de red. Prueba con otra.',
    'The wallet ended the connection. Connect again.':
      'La billetera cerró la conexión. Conéctala de nuevo.',
    'The wallet did not finish connecting. Try again.':
      'La billetera no terminó de conectarse. Vuelve a intentarlo.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'La billetera no puede hacer lo que pide esta solicitud. Envíala sin eso o usa otra billetera.',
    'The wallet does not take several calls at once on this network.':
      'La billetera no acepta varias llamadas a la vez en esta red.',
    'The wallet knows a request of this id already. Send it again.':
      'La billetera ya conoce una solicitud con este identificador. Envíala otra vez.',
    'The wallet does not know these calls.': 'La billetera no conoce estas llamadas.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Son más llamadas de las que la billetera acepta a la vez. Envía menos.',
    'The wallet cannot do all of these calls or none on this network.':
      'La billetera no puede hacer todas estas llamadas o ninguna en esta red.',
    'The wallet no longer knows this connection. Connect again.':
      'La billetera ya no reconoce esta conexión. Conéctala de nuevo.',
    'The request expired in the wallet. Try again.':
      'La solicitud caducó en la billetera. Vuelve a intentarlo.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'La billetera no dio ninguna cuenta. Ábrela, elige una y vuelve a intentarlo.',
    'The wallet gave an answer that cannot be read. Try again.':
      'La respuesta de la billetera no se puede leer. Vuelve a intentarlo.',
    'The wallet agreed and stayed on its network': 'La billetera aceptó, pero siguió en su red.',
    'The wallet signed a different message. Try again.':
      'La billetera firmó otro mensaje. Vuelve a intentarlo.',
  },
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

const networksTexts: Translation<typeof networks> = {
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

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: '¿Qué es una billetera?',
  networkTitle: '¿Qué es una red?',
  walletCards: [
    {
      title: 'Un hogar para lo tuyo',
      text: 'Guarda y muestra tus monedas, tokens y coleccionables, y los envía adonde digas.',
    },
    {
      title: 'Otra forma de iniciar sesión',
      text: 'En lugar de una contraseña, confirmas con tu billetera. Ningún sitio conoce tu clave.',
    },
    {
      title: 'Solo tuya',
      text: 'Solo tú tienes la clave. Nadie puede restaurarla por ti: guarda bien su frase de recuperación y no se la digas a nadie.',
    },
  ],
  getWallet: 'Obtener una billetera',

  networkCards: [
    {
      title: 'Donde todo sucede',
      text: 'Una red es un registro público que muchos equipos mantienen juntos. Tus monedas viven en una de ellas.',
    },
    {
      title: 'Misma dirección, dinero separado',
      text: 'Tu dirección puede ser la misma en varias redes, pero lo que tienes en una no está en las otras.',
    },
    {
      title: 'Las comisiones varían',
      text: 'Cada red tiene una moneda propia para pagar sus comisiones y su propio precio por transacción.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Confirmar correo',
  deviceTitle: 'Registrar dispositivo',
  passkeyTitle: 'Llave de acceso',
  email: 'Correo electrónico',
  continue: 'Continuar',
  device: 'Aprueba este dispositivo',
  deviceSent: (email) =>
    `Se envió un enlace a ${email}. Ábrelo y confirma allí que este dispositivo es tuyo.`,
  waitLonger: (seconds) => `Vuelve a intentarlo en ${seconds} s`,
  connected: 'Has entrado.',
  usePasskey: 'Usar una llave de acceso',
  passkeyWaiting: 'Tu dispositivo pide tu llave de acceso',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'No se compartió nada con este sitio.'),
  declined: 'Lo cerraste. No se compartió nada con este sitio.',
  connected: 'Has entrado.',
  tryAgain: 'Reintentar',
  otherWay: 'Usar otra forma',
  notEmail: 'Escribe un correo electrónico, como ada@example.com.',
  sent: (email) => `Escribe el código que se envió a ${email}.`,
  code: 'Código',
  checking: 'Comprobando el código',
  resend: 'Reenviar código',
  sending: 'Enviando un código',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Continuar con',
  continueWith: (service) => `Continuar con ${service}`,
  more: 'Más servicios',
  waiting: (service) => `Continúa en la ventana de ${service}`,
  noPassword: 'Este sitio no sabe nada de lo que haces allí.',
  blocked:
    'Tu navegador no dejó abrir ninguna ventana. Permite las ventanas en esta página e inténtalo de nuevo.',
  timedOut: 'La ventana se cerró. Inténtalo de nuevo o usa otra forma.',
  inThisPage: 'Continuar en esta página',
  closed: 'La ventana se cerró. Si ya habías terminado, esto sigue por sí solo.',
}
const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Escanéalo con la cámara de tu teléfono y acepta en la aplicación de Farcaster.',
  agree: 'Acepta en la aplicación de Farcaster y vuelve aquí.',
  codeName: 'Código QR para continuar en la aplicación de Farcaster',
  preparing: 'Creando un enlace',
  open: 'Abrir Farcaster',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
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
  walletOffersTexts,
  consentTexts,
  errorsTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  panelTexts,
  qrCodeTexts,
]
