import { plural } from '../../feature/plural.ts'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
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
    plural('es', count, { one: 'También en 1 red', other: `También en ${count} redes` }),
  sameAddress:
    'Tu dirección es la misma en cada una de estas redes. Envía solo por una de ellas: lo que se envíe por otra puede perderse.',
  fund: 'El dinero llega a esta cuenta desde otra billetera o un exchange.',
}
