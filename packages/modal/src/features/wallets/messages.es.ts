import { plural } from '../../feature/plural.ts'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
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
