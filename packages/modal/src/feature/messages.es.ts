import type { messages as english } from './messages.ts'
import type { Translation } from './words.ts'

/** Spanish. */
export const messages: Translation<typeof english> = {
  id: 'consent',
  terms: 'los Términos del servicio',
  privacy: 'la Política de privacidad',
  both: (terms, privacy) => `${terms} y ${privacy}`,
  agree: (what) => `Acepto ${what}`,
  agreeByConnecting: (what) => `Al conectar aceptas ${what}`,
}
