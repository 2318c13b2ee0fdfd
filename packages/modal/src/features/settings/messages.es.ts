import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'settings',
  title: 'Ajustes',
  address: 'Tu dirección completa',
  copyAddress: 'Copiar dirección',
  copied: 'Dirección copiada',
  explorer: (name) => `Ver en ${name}`,
  opensNewTab: 'Se abre en otra pestaña',
  appearance: 'Apariencia',
  appearances: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  wallets: 'Cuentas y billetera',
  disconnect: 'Desconectar',
}
