import type { Translation } from '../words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'qrCode',
  codeName: (wallet) => `Código QR que abre esta página en ${wallet}`,
  scan: (wallet) => `Escanéalo con la cámara de tu teléfono: esta página se abre en ${wallet}.`,
  local:
    'La dirección de esta página solo se puede abrir en este equipo. El código funcionará cuando la página esté en la web.',
}
