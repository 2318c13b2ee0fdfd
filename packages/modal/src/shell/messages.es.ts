import type { Translation } from '../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
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
