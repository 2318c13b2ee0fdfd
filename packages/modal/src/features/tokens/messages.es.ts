import { plural } from '../../feature/plural.ts'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'tokens',
  tab: 'Tokens',
  list: 'Tokens de esta cuenta',
  hidden: (count) =>
    plural('es', count, {
      one: '1 token de spam oculto',
      other: `${count} tokens de spam ocultos`,
    }),
  shown: (count) =>
    plural('es', count, { one: '1 token de spam', other: `${count} tokens de spam` }),
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
