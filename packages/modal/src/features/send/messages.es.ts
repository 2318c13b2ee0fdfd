import type { AppError } from '@foyer/core'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
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
  unknownNetwork: 'otra red',
  notKnown: 'No es la dirección que conoces',
  onlyEnds: 'Solo coinciden los extremos. Los estafadores las crean para que les paguen por error.',
  bait: 'Conoces esta dirección solo por transferencias de nada. Los estafadores las hacen para que copies la dirección.',
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
    'Esta dirección es un contrato y aún no le has enviado nada. Puede quedarse para siempre con lo que recibe: pregunta a quien recibe si sirve.',
  firstTime: 'Es la primera vez que envías a esta dirección. Confírmala con quien recibe.',
  notices: {
    tokenMissing: 'Esta cuenta no tiene el token que se pidió. Elige otro.',
    lookAlike: 'Esta dirección imita a una que conoces. Revísala antes de seguir.',
    wouldFail: 'La red dice que esta transferencia fallaría. No se envió nada.',
    feeRose: 'La comisión de la red subió. Comprueba otra vez el importe. No se envió nada.',
  },
  refusals({ code, context }: AppError): string | null {
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
