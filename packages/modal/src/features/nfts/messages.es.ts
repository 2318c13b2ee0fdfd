import { plural } from '../../feature/plural.ts'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT de esta cuenta',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('es', count, { one: '1 NFT de spam oculto', other: `${count} NFT de spam ocultos` }),
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
