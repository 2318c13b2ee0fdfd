import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as account } from '../../features/account/messages.ts'
import type { messages as activity } from '../../features/activity/messages.ts'
import type { messages as buy } from '../../features/buy/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as families } from '../../features/families/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as name } from '../../features/name/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as nfts } from '../../features/nfts/messages.ts'
import type { messages as permissions } from '../../features/permissions/messages.ts'
import type { messages as profile } from '../../features/profile/messages.ts'
import type { messages as receive } from '../../features/receive/messages.ts'
import type { messages as secureWallet } from '../../features/secureWallet/messages.ts'
import type { messages as send } from '../../features/send/messages.ts'
import type { messages as settings } from '../../features/settings/messages.ts'
import type { messages as signIn } from '../../features/sign-in/messages.ts'
import type { messages as smartAccount } from '../../features/smartAccount/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as swap } from '../../features/swap/messages.ts'
import type { messages as tokens } from '../../features/tokens/messages.ts'
import type { messages as upgrade } from '../../features/upgrade/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as money } from '../../money/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

const moneyTexts: Translation<typeof money> = {
  id: 'money',
  amount: 'Importe',
  max: 'Máx.',
  tryAgain: 'Reintentar',
  twoReadings:
    'Se puede leer de dos maneras. Escribe los importes enteros sin separadores y los demás con un cero más, como 1,2340',
  maxAmount: (amount) => `Máx. ${amount}`,
  maxLeaves: (fee) => `El máximo deja ${fee} para la comisión`,
  have: (amount) => `Tienes ${amount}.`,
  badAmount: (decimals) => `Usa cifras y un punto, con ${decimals} decimales como máximo`,
  inToken: (symbol) => `Escribir el importe en ${symbol}`,
  inDollars: 'Escribir el importe en dólares',
  selectToken: 'Elegir token',
  changeToken: (symbol) => `${symbol}, cambiar token`,
  recipient: 'Destinatario',
  addressOrName: 'Dirección o nombre',
  paste: 'Pegar',
  clear: 'Borrar destinatario',
  recent: 'Destinatarios recientes',
  recentLabel: 'Recientes',
  looking: 'Buscando el nombre',
  wholeAddress: 'Dirección completa',
  wholeAddressOf: (name) => `Dirección completa de ${name}`,
  copyAddress: 'Copiar dirección',
  copied: 'Dirección copiada',
  network: 'Red',
  fee: 'Comisión de red',
  feePaidIn: (symbol) => `Comisión de red, pagada en ${symbol}`,
  costs: { recipientAccount: 'Abre una cuenta para este token, una sola vez' },
  feeAtMost: (fee) => `hasta ${fee}`,
  feeUnread: 'La muestra tu billetera',
  lookingToken: 'Mirando el token',
  noTokenThere: (network) => `No hay ningún token en esta dirección de ${network}`,
  unlisted:
    'Este token no está en ninguna lista. Cualquiera puede crear uno con cualquier nombre y puede no valer nada. Úsalo solo si conoces su dirección.',
  takeToken: (symbol) => `Usar ${symbol}`,
  suggested: 'Tokens sugeridos',
  search: 'Buscar tokens',
  tokensOn: (network) => `Tus tokens en ${network}`,
  missing: (network) =>
    `No se pudieron leer todos los tokens de ${network}. Están a salvo donde están.`,
  noToken: (text) => `Ningún token se llama «${text}»`,
  clearSearch: 'Borrar búsqueda',
  exactly: (amount) => `Exactamente ${amount}`,
  total: 'Total con comisión',
  confirm: 'Confirmar',
  confirmIn: (wallet) => `Confirma en ${wallet}`,
  cancel: 'Cancelar',
  notices: {
    declined: 'Solicitud rechazada. No se envió nada.',
    walletChanged: 'Tu billetera cambió. Revisa otra vez.',
    feeUnread: 'No se pudo leer la comisión de red. Tu billetera la muestra antes de confirmar.',
    wrongNetwork: 'Tu billetera está en otra red. Cámbiala y confirma otra vez. No se envió nada.',
  },
  failed: (reason) => sentences(reason, 'No se envió nada.'),
  somethingWrong: 'Algo salió mal',
  chainFailed: 'La red la rechazó',
  chainFailedHint: 'No se movió nada más que la comisión de red.',
  dropped: 'Descartada, no se envió nada',
  droppedHint: 'La red olvidó la transacción antes de que entrara en un bloque.',
  replaced: 'Reemplazada',
  replacedHint: 'Otra transacción tuya ocupó su lugar. Mira en tu billetera.',
  reading: 'Leyendo de la cadena',
  matches: 'Leído de la cadena: coincide',
  matchesHint: 'El destinatario, el importe y la red son los que confirmaste.',
  unread: 'Aún no se pudo leer',
  unreadHint: 'Se vuelve a consultar automáticamente.',
  partlyCompared: 'No se pudo comparar del todo',
  partlyComparedHint:
    'La transacción está en la cadena, pero no se pudo comparar todo con lo que confirmaste.',
  done: 'Listo',
  explorer: 'Ver en el explorador',
  unknown: 'Resultado desconocido',
  unknownHint: 'Puede que se haya enviado. Mira en Actividad antes de volver a intentarlo.',
  looked: 'Ya lo miré',
  alarm: 'No es lo que confirmaste',
  alarmHint:
    'Lo que envió tu billetera es otra cosa y no se puede deshacer. Deja de usar esta billetera. Mueve lo que queda desde un dispositivo de confianza.',
  youConfirmed: 'Confirmaste',
  onChain: 'En la cadena',
  parts: {
    network: 'Red',
    sender: 'Remitente',
    recipient: 'Destinatario',
    amount: 'Importe, en las unidades más pequeñas',
    asset: 'Token o llamada',
  },
  read: 'Ya lo leí',
  unknownBalance: 'Saldo desconocido',
  nothing: 'No hay nada que confirmar',
  nothingHint: 'Lo que había aquí terminó, y no se pide nada a tu billetera.',
  back: 'Volver al formulario',
  noNetwork: 'Elige primero una red',
  noNetworkHint: 'Tu billetera está en una red que esta página no usa.',
  networks: 'Elegir red',
}

const accountTexts: Translation<typeof account> = {
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
  disconnect: 'Desconectar',
  differs: 'Lo que envió tu billetera no es lo que confirmaste.',
  lookAtIt: 'Ver',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Actividad',
  verbs: {
    approve: 'Aprobado',
    borrow: 'Tomado en préstamo',
    burn: 'Quemado',
    buy: 'Comprado',
    cancel: 'Cancelado',
    claim: 'Reclamado',
    deploy: 'Desplegado',
    deposit: 'Depositado',
    execute: 'Ejecutado',
    mint: 'Acuñado',
    receive: 'Recibido',
    repay: 'Devuelto',
    send: 'Enviado',
    stake: 'Puesto en staking',
    trade: 'Intercambiado',
    unstake: 'Sacado de staking',
    withdraw: 'Retirado',
  },
  sending: 'Enviando',
  pending: 'Pendiente',
  failedTag: 'Fallida',
  dropped: 'Descartada, no se envió nada',
  replaced: 'Reemplazada',
  lookAlike: 'Imitación',
  lookAlikeHint: (known) => `De una dirección hecha para parecerse a ${known}.`,
  thisWeek: 'Esta semana',
  emptyTitle: 'Aún no hay actividad',
  empty: 'Aquí aparece lo que hace esta cuenta.',
  unsupported: 'El historial de esta red no está disponible aquí.',
  incomplete: 'No se pudo leer una parte de este historial.',
  failed: 'No se pudieron obtener las transacciones',
  failedHint: 'No se perdió nada. Revisa tu conexión.',
  tryAgain: 'Reintentar',
  more: 'Mostrar más',
  imitates: 'Conoces esta dirección:',
  imitation: 'Esta solo se le parece:',
  copyAddress: 'Copiar la dirección que se le parece',
  copyWarning: 'Quien creó esta dirección espera que le envíes dinero por error.',
  copyAnyway: 'Copiar de todos modos',
  copied: 'Dirección copiada',
  explorer: 'Ver en el explorador de bloques',
  justNow: 'ahora',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  differs: 'No es lo confirmado',
  unmatched: 'Revisa el destinatario',
  newer: 'Mostrar más recientes',
}

const familiesTexts: Translation<typeof families> = {
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

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT de esta cuenta',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('es', count, {
      one: '1 NFT de spam oculto',
      many: `${count} NFT de spam ocultos`,
      other: `${count} NFT de spam ocultos`,
    }),
  shown: (count) => `${count} NFT de spam`,
  emptyTitle: 'Aún no hay NFT',
  empty: 'Aquí aparecen los coleccionables que recibes.',
  unsupported: 'Los coleccionables de esta red no están disponibles aquí.',
  incomplete: 'No se pudieron leer algunos de tus NFT. Están a salvo donde están.',
  failed: 'No se pudieron leer tus NFT',
  failedHint: 'Están a salvo donde están.',
  tryAgain: 'Reintentar',
  more: 'Mostrar más',
  collection: 'Colección',
  tokenId: 'ID del token',
  pieces: 'Tienes',
  network: 'Red',
  contract: 'Contrato',
  copyContract: 'Copiar contrato',
  copied: 'Copiado',
  send: 'Enviar',
}

const profileTexts: Translation<typeof profile> = {
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

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Recibir',
  networksTitle: 'Redes compatibles',
  fundTitle: 'Añadir fondos',
  code: (network) => `Código QR de tu dirección en ${network}`,
  amount: 'Importe',
  amountOptional: 'Importe, opcional',
  badAmount: (decimals) => `Usa cifras y un punto, con ${decimals} decimales como máximo`,
  yourAddress: (network) => `Tu dirección en ${network}`,
  copyAddress: 'Copiar dirección',
  copyLink: 'Copiar enlace de pago',
  copied: 'Dirección copiada',
  linkCopied: 'Enlace de pago copiado',
  alsoOn: (count) =>
    plural('es', count, {
      one: 'También en 1 red',
      many: `También en ${count} redes`,
      other: `También en ${count} redes`,
    }),
  sameAddress:
    'Tu dirección es la misma en cada una de estas redes. Envía solo por una de ellas: lo que se envíe por otra puede perderse.',
  fund: 'El dinero llega a esta cuenta desde otra billetera o un exchange.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Enviar',
  selectTitle: 'Elegir token',
  lookAlikeTitle: 'Revisa la dirección',
  reviewTitle: 'Revisar envío',
  sentTitle: 'Enviado',
  buttons: {
    selectToken: 'Elegir token',
    addAmount: 'Añadir importe',
    incorrectValue: 'Valor incorrecto',
    insufficientFunds: 'Fondos insuficientes',
    unknownBalance: 'Saldo desconocido',
    addAddress: 'Añadir dirección',
    invalidAddress: 'Dirección no válida',
    previewSend: 'Revisar envío',
    unsupportedChain: 'Red no compatible',
  },
  youSend: 'Envías',
  balanceUnknown: 'No se pudo leer tu saldo. Está a salvo donde está.',
  noFee: (symbol) => `No hay suficiente ${symbol} para la comisión de red`,
  to: 'Para',
  problems: {
    invalid: 'Esto no es una dirección de esta red.',
    checksum: 'La suma de control no coincide; revisa cada letra.',
    required: 'Este enlace pide algo que aquí no se conoce.',
    letters: 'Letras de alfabetos distintos, o que ningún nombre puede tener.',
    unregistered: 'Este nombre no está registrado.',
    lookupFailed: 'No se pudo buscar el nombre. Vuelve a intentarlo o pega la dirección.',
    tokenContract:
      'Es el contrato de un token y no la cuenta de un usuario. Lo que recibe se pierde.',
  },
  otherNetwork: (name) => `Este enlace es para ${name}. Cambia de red o bórralo.`,
  switchTo: (name) => `Cambiar a ${name}`,
  unknownNetwork: 'otra red',
  notKnown: 'No es la dirección que conoces',
  onlyEnds:
    'Solo coinciden los extremos. Los estafadores crean direcciones así para que les paguen por error.',
  bait: 'Conoces esta dirección solo por transferencias de importe cero. Los estafadores las hacen para que copies la dirección.',
  known: 'La que conoces',
  entered: 'La que escribiste',
  useKnown: 'Usar la conocida',
  useEntered: 'Usarla de todos modos',
  pressAgain: 'Pulsa otra vez para usarla',
  leaves: 'Sale de tu cuenta',
  arrives: (name) => `Llega a ${name}`,
  reserve: (amount) =>
    `Las billeteras apartan hasta ${amount} para la comisión, y tienes menos. La tuya puede rechazarlo.`,
  keepsPart: (amount) => `Este token retiene ${amount} de cada transferencia como esta.`,
  contract:
    'Esta dirección es un contrato y aún no le has enviado nada. Puede quedarse para siempre con lo que recibe: pregunta al destinatario si se puede usar.',
  firstTime: 'Es la primera vez que envías a esta dirección. Confírmala con quien recibe.',
  notices: {
    tokenMissing: 'Esta cuenta no tiene el token que se pidió. Elige otro.',
    lookAlike: 'Esta dirección imita a una que conoces. Revísala antes de seguir.',
    wouldFail: 'La red dice que esta transferencia fallaría. No se envió nada.',
    feeUnknown:
      'No se pudo leer la comisión de la red, así que no se sabe cuánto se puede enviar. Inténtalo de nuevo o escribe un importe.',
    feeRose: 'La comisión de la red subió. Comprueba otra vez el importe. No se envió nada.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'La red cuenta este token en otras unidades que las que muestra esta página. No se envió nada. No lo envíes desde aquí.'
      case 'transfer/decimals-unread':
        return 'La red no dijo en qué unidades cuenta este token. No se envió nada. Espera un momento o inténtalo de nuevo.'
      case 'transfer/sender-minimum':
        return `La red exige que queden ${least} ${symbol} en tu cuenta además de la comisión. Envía menos.`
      case 'transfer/recipient-minimum':
        return `Esta dirección aún no tiene nada, y la red no admite allí menos de ${least} ${symbol}. Envía más.`
      case 'transfer/frozen':
        return `El emisor de este token congeló una parte. Envía como máximo ${most}.`
      case 'transfer/too-many-accounts':
        return `Este token está repartido en muchas cuentas tuyas. Envía como máximo ${most} cada vez, y el resto después.`
      default:
        return null
    }
  },
  failedOnSolana: 'No se pudo enviar la transacción. Inténtalo de nuevo.',
  started: 'Transacción iniciada',
  sent: (amount) => `${amount} enviados`,
  pending: 'En camino. Llega con uno de los próximos bloques.',
  confirmed: (to) => `Llegó a ${to}.`,
  comparing: 'Comparando la dirección',
  notCompared:
    'No se pudo leer tu historial, así que esta dirección no se comparó con las que conoces. Revísala entera.',
  lessArrived: 'Llegó menos de lo enviado',
  lessArrivedHint: (arrived, sent) =>
    `El token dice que llegaron ${arrived} de ${sent}. Se queda con una parte o no hace lo que dice.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Ajustes',
  address: 'Tu dirección completa',
  copyAddress: 'Copiar dirección',
  copied: 'Dirección copiada',
  explorer: (name) => `Ver en ${name}`,
  opensNewTab: 'Se abre en otra pestaña',
  appearance: 'Apariencia',
  appearances: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  wallets: 'Cuentas y billetera',
  disconnect: 'Desconectar',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Iniciar sesión',
  heading: (site) => `Inicia sesión en ${site}`,
  headingAnywhere: 'Inicia sesión con tu billetera',
  explanation: 'Firmas el mensaje de abajo. No cuesta nada ni mueve nada.',
  message: 'Mensaje para firmar',
  sign: 'Firmar',
  cancel: 'Cancelar',
  continueIn: (wallet) => `Continúa en ${wallet}`,
  returning: (wallet) => `Volviendo a la red anterior. ${wallet} puede pedirte que lo confirmes.`,
  checking: 'Comprobando tu firma',
  checkingText: 'Tarda un momento.',
  declined: 'Firma rechazada',
  smartAccount: 'Puede que esta aplicación no admita cuentas inteligentes',
  unavailable: 'Hubo un problema al iniciar la autenticación',
  refused: (reason) => `El servidor dice: «${reason}»`,
  warnings: {
    domain: (page, named) => `Esta página es ${page}; el mensaje nombra otro sitio: ${named}`,
    flagged: (domain) => `${domain} está denunciado como engañoso. No firmes.`,
    imitation: 'Parece un mensaje de inicio de sesión y no lo es. No firmes.',
    account: 'El mensaje nombra una cuenta que no es la tuya.',
    uri: (uri) => `Iniciarías sesión en otra dirección: ${uri}`,
    chain: (named, wallet) => `El mensaje nombra ${named}. Tu billetera está en ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Intercambiar',
  selectTitle: 'Elegir token',
  reviewTitle: 'Revisar intercambio',
  doneTitle: 'Intercambiado',
  buttons: {
    unsupportedNetwork: 'Esta red no admite intercambios',
    selectToken: 'Elegir token',
    enterAmount: 'Escribe el importe',
    insufficientBalance: 'Saldo insuficiente',
    insufficientLiquidity: 'Liquidez insuficiente',
    reviewSwap: 'Revisar intercambio',
  },
  youPay: 'Pagas',
  youReceive: 'Recibes',
  estimate: 'Estimación',
  payWith: (symbol) => `Pagar con ${symbol}`,
  receive: (symbol) => `Recibir ${symbol}`,
  switchTokens: 'Invertir los tokens',
  tokensOn: (network) => `Tokens en ${network}`,
  rate: 'Precio',
  minimum: 'Recibes como mínimo',
  impact: 'Efecto en el precio',
  slippage: 'Deslizamiento',
  slippageHint:
    'Cuánto menos de lo estimado puede llegar. Si llegara menos, el intercambio no se hace.',
  slippageField: 'Deslizamiento en porcentaje',
  slippageHigh: 'Con tanto deslizamiento puedes recibir mucho menos de lo estimado.',
  untried:
    'La red no pudo probar antes este intercambio. Lo que llega se leyó solo de la transacción.',
  impactHigh: 'Lo que recibes vale mucho menos que lo que pagas.',
  reading: 'Consultando el precio',
  pays: 'Pagas',
  gets: 'Recibes, según la estimación',
  approve: (symbol) => `Aprobar ${symbol}`,
  reset: (symbol) => `Anular la aprobación de ${symbol}`,
  swap: 'Intercambiar',
  approveAndSwap: 'Aprobar e intercambiar',
  approving: (symbol) => `Aprobando ${symbol}`,
  steps: {
    batch:
      'Tu billetera aprueba justo este importe e intercambia de una vez: ocurren ambas cosas o ninguna.',
    reset:
      'Primero se anula la aprobación anterior y luego el mercado puede tomar justo este importe.',
    approve: 'Primero permites que el mercado tome justo este importe y luego intercambias.',
  },
  notices: {
    wouldFail:
      'La red dice que este intercambio fallaría, porque los precios cambiaron. Vuelve y pide uno nuevo.',
    priceMoved: 'El precio cambió. Mira otra vez los importes.',
  },
  refused: (reason) =>
    `Se rechazó el intercambio propuesto. ${reason} No se pidió nada a tu billetera.`,
  started: 'Transacción iniciada',
  swapped: (paid) => `${paid} intercambiados`,
  pending: (least) => `En camino. Con uno de los próximos bloques llegan al menos ${least}.`,
  confirmed: (least) => `El intercambio está hecho: llegaron al menos ${least} a tu cuenta.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Comprar',
  fund: 'Comprar con tarjeta o cuenta bancaria',
  title: 'Elegir proveedor',
  tokenTitle: 'Elegir token',
  currencyTitle: 'Elegir moneda',
  progressTitle: 'Compra en curso',
  helpTitle: '¿Qué es comprar?',
  youPay: 'Pagas',
  badAmount: 'Usa dígitos y un punto o una coma, con 2 decimales como máximo',
  tooLittle: (limit) => `Paga al menos ${limit}`,
  tooMuch: (limit) => `Paga como máximo ${limit}`,
  receive: (symbol) => `Recibir ${symbol}`,
  receiveTitle: 'Recibes, según la estimación',
  providers: 'Proveedores',
  fee: (least, most) => `Comisión del ${least} al ${most}`,
  asking: 'Consultando el precio',
  noQuote: 'No da precio en este momento',
  gives: (amount) => `Unos ${amount}`,
  loading: 'Consultando qué se puede comprar',
  sample:
    'Estimación: no se puede consultar a quien vende. Son las cifras habituales y con ellas no se puede comprar nada.',
  sampleFee: (fee) => `Comisión habitual: ${fee}`,
  nothingSold: (network) => `En ${network} no se vende nada`,
  nothingSoldHint: 'Elige otra red o recibe desde otra billetera.',
  networks: 'Redes',
  tryAgain: 'Reintentar',
  sandbox: 'Entorno de pruebas: aquí no se vende ni se paga nada de verdad.',
  leaves: 'Pagas en la página del proveedor. Tu tarjeta y tus documentos nunca llegan aquí.',
  failed: (reason) => `No se compró nada. ${reason}`,
  foreignPage: (host) =>
    `El servidor nombró una página en ${host}, que no es de nadie que venda aquí. No se abrió y no se compró nada.`,
  opening: (provider) => `Abriendo ${provider}`,
  waiting: (provider) => `Sigue en ${provider}`,
  waitingHint: 'Paga en la página que se abrió. Esta vista avisa cuando llegue; puedes cerrarla.',
  waitingUnknown: 'Paga en la página que se abrió. Lo que compres aparecerá en tu cuenta.',
  blocked: 'Tu navegador no dejó abrir la página. Ábrela tú:',
  open: (provider) => `Abrir ${provider}`,
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  opensNewTab: 'se abre en otra pestaña',
  paid: 'Pagado',
  paidHint: (amount) => `${amount} van de camino a tu dirección.`,
  delivered: (amount) => `Llegaron ${amount}`,
  deliveredHint: 'Están en tu cuenta.',
  notDelivered: 'No se compró',
  notDeliveredHint: 'El proveedor dice que no se entrega nada.',
  goesTo: 'Va a',
  again: 'Empezar de nuevo',
  done: 'Listo',
  activity: 'Ver en Actividad',
  helpCards: [
    {
      title: 'El dinero se convierte en monedas',
      text: 'Un proveedor cobra con tu tarjeta o transferencia y envía monedas a tu dirección.',
    },
    {
      title: 'El proveedor sabe quién eres',
      text: 'Es una empresa con sus propias reglas y puede pedirte documentos. Esta página le da tu dirección y el importe, y nada más.',
    },
    {
      title: 'Tiene un coste',
      text: 'Los proveedores se quedan con un uno o dos por ciento o más, y la red cobra su comisión. Compara antes de pagar.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Elegir un nombre',
  registerTitle: 'Registrar nombre',
  registeredTitle: 'Nombre registrado',
  intro:
    'Un nombre representa tu dirección. Se puede enviar a él, y nadie tiene que copiar una dirección.',
  own: 'Tus nombres',
  name: 'Nombre',
  rules: '4 o más de a a z, 0 a 9 y -',
  unreadable: 'Usa solo de a a z, de 0 a 9 y -',
  tooShort: 'Escribe al menos 4 caracteres',
  suggestions: 'Nombres parecidos',
  searching: 'Buscando nombres',
  searchFailed: 'No se pudieron buscar los nombres.',
  tryAgain: 'Reintentar',
  noneFree: 'Todos están ocupados. Escribe otro nombre.',
  noneFound: 'Aquí no hay un nombre así. Escribe otro.',
  available: 'Disponible',
  taken: 'Ocupado',
  register: 'Registrar',
  leadsTo: (network) => `Lleva a tu dirección en ${network}`,
  free: 'No cuesta nada. El nombre queda con esta dirección y no se puede devolver.',
  signed: 'Lo que firma tu billetera',
  confirmIn: (wallet) => `Confirma en ${wallet}`,
  registering: 'Registrando',
  back: 'Elegir otro nombre',
  notices: {
    declined: 'Firma rechazada. No se registró nada.',
    unsupported: 'En esta red no se ofrecen nombres.',
    walletChanged: 'Tu billetera cambió. Compruébalo otra vez.',
    unavailable: 'El servidor no responde. Que se sepa, no se registró nada. Inténtalo de nuevo.',
  },
  unsigned: 'Tu billetera no firmó. No se registró nada.',
  walletSaid: (reason) => `Tu billetera no firmó: ${reason}`,
  registered: (name) => `${name} es tuyo`,
  registeredHint: 'Desde ahora se puede enviar a él.',
  done: 'Listo',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokens',
  list: 'Tokens de esta cuenta',
  hidden: (count) =>
    plural('es', count, {
      one: '1 token de spam oculto',
      many: `${count} tokens de spam ocultos`,
      other: `${count} tokens de spam ocultos`,
    }),
  shown: (count) =>
    plural('es', count, {
      one: '1 token de spam',
      many: `${count} tokens de spam`,
      other: `${count} tokens de spam`,
    }),
  emptyTitle: 'Aún no hay tokens',
  empty: 'Aquí aparece lo que recibes.',
  failed: 'Saldo no disponible',
  failedHint: 'No se pudieron leer tus tokens. Están a salvo donde están.',
  stale: (when) => `No se pudo actualizar. Esto es de las ${when}.`,
  missing: (network) =>
    `No se pudieron leer todos los tokens de ${network}. Están a salvo donde están. Vuelve a intentarlo en un momento.`,
  tryAgain: 'Reintentar',
  fund: 'Añadir fondos',
}

/** Spanish: what is read with an account. */
const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Aprobar',
  codeTitle: 'Código de recuperación',
  saveCode: 'Guarda tu código de recuperación',
  walletTitle: 'Billetera segura',
  updateTitle: 'Editar correo',
  primaryTitle: 'Confirmar correo actual',
  secondaryTitle: 'Confirmar correo nuevo',
  otherEmail: 'Usar otra dirección',
  editEmail: 'Editar correo',
  newEmail: 'Correo electrónico nuevo',
  save: 'Guardar',
  done: 'Listo',
  ways: 'Formas de iniciar sesión',
  addPasskey: 'Añadir una llave de acceso',
  recover: 'Recuperar con una llave de acceso',
  setPassword: 'Poner una contraseña',
  export: 'Exportar billetera',
  forget: 'Cerrar sesión en otros dispositivos',
  delete: 'Eliminar billetera',
  changed: 'Correo cambiado',
  unchanged: (reason) => sentences(reason, 'Tu dirección no ha cambiado.'),
  inFrame: 'Esta página no puede ver ni pulsar nada de lo de abajo.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Permisos',
  createdTitle: 'Permiso concedido',
  intro:
    'Estas aplicaciones pueden actuar por esta cuenta sin volver a preguntarte, dentro de límites que hace cumplir un contrato.',
  none: 'Sin permisos',
  noneText: 'Ninguna aplicación puede actuar por esta cuenta por sí sola.',
  reading: 'Leyendo tus permisos',
  unread: 'No se pudieron leer tus permisos. Siguen como estaban.',
  unsupported:
    'Esta billetera no puede retirar permisos. Conecta la billetera que dio este permiso e inténtalo de nuevo.',
  notEnded:
    'La red aún no ha terminado este permiso. Vuelve a mirar en un minuto y retíralo otra vez si sigue aquí.',
  tryAgain: 'Intentar de nuevo',
  somebody: 'Una aplicación',
  once: (amount) => `${amount} en total`,
  every: (amount, duration) => `${amount} cada ${duration}`,
  upTo: (amount, most) => `${amount} por segundo, ${most} en total`,
  left: (amount) => `Se puede tomar ahora: ${amount}`,
  leftUnknown: 'Ahora no se puede saber cuánto queda.',
  functions: (names) => `Puede llamar a ${names}`,
  calls: (left, most) => `Llamadas restantes: ${left} de ${most}`,
  perCall: (amount) => `Con cada llamada: ${amount} como máximo`,
  contract: 'Contrato',
  caller: 'Quién puede llamarlo',
  atomic: (amount) => `${amount} (unidades atómicas)`,
  unknown: 'No se puede mostrar lo que permite. Retíralo si no lo conoces.',
  until: (date) => `Hasta el ${date}`,
  delegate: 'Quién puede tomarlo',
  revoke: 'Retirar',
  revoking: 'Confirma en tu billetera y espera a la red',
  granted:
    'La aplicación puede actuar dentro de lo que permitiste. Lo encuentras en Ajustes y puedes retirarlo cuando quieras.',
  done: 'Listo',
  showAll: 'Mostrar permisos',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Cuenta inteligente',
  intro:
    'Una cuenta inteligente hace varios pasos a la vez y permite que otra persona pague la comisión de la red. Tu clave firma por ella.',
  twoAddresses:
    'Tu cuenta inteligente y tu clave tienen direcciones propias. El dinero se queda donde está cuando cambias cuál va primero.',
  first: 'Va primero: es la que ven las aplicaciones, y aquí llega el dinero que pides.',
  notFirst: 'Va primero la cuenta propia de tu clave.',
  address: 'Cuenta inteligente',
  ownAddress: 'Tu clave',
  isThere: 'Está en esta red.',
  isNotThere: 'Se crea con lo primero que envíes. Antes ya puedes recibir dinero.',
  networks: 'Redes que la tienen',
  notHere: 'Esta red no tiene cuentas inteligentes aquí. Se usa la cuenta propia de tu clave.',
  warning:
    'Da esta dirección solo para estas redes: en otras puede que nadie pueda mover lo que llegue.',
  failed: 'No se pudo cambiar. Inténtalo de nuevo.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Mejorar la billetera',
  goOn: 'Sigue pasando todo a tu billetera',
  intro:
    'Pasa lo que hay aquí a una billetera tuya, una cosa tras otra. Ves y confirmas cada envío.',
  ownAddress: (family) => `Tu propia dirección en ${family}`,
  enterAddress: 'Escribe antes la dirección de tu propia billetera.',
  move: (what) => `Pasar ${what}`,
  last: 'Pasa esto al final: paga las comisiones de lo demás.',
  spam: (count) =>
    plural('es', count, {
      one: 'Aquí se queda 1 artículo que nadie pidió.',
      many: `Aquí se quedan ${count} artículos que nadie pidió.`,
      other: `Aquí se quedan ${count} artículos que nadie pidió.`,
    }),
  unread: (network) =>
    `No se pudo leer lo que hay en ${network}. Se queda donde está; inténtalo de nuevo.`,
  incomplete: (network) => `Puede que en ${network} haya más de lo que se ve.`,
  tryAgain: 'Reintentar',
  nothing: 'Aquí no queda nada que pasar.',
  reading: 'Leyendo lo que tienes',
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

export const texts: readonly Words[] = [
  walletOffersTexts,
  errorsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  moneyTexts,
  accountTexts,
  activityTexts,
  familiesTexts,
  nftsTexts,
  profileTexts,
  receiveTexts,
  sendTexts,
  swapTexts,
  nameTexts,
  buyTexts,
  settingsTexts,
  signInTexts,
  tokensTexts,
  secureWalletTexts,
  permissionsTexts,
  smartAccountTexts,
  upgradeTexts,
]
