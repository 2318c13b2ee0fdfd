import type { messages as english } from './messages.ts'
import type { Translation } from './words.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'consent',
  terms: 'شرایط خدمات',
  privacy: 'سیاست حریم خصوصی',
  both: (terms, privacy) => `${terms} و ${privacy}`,
  agree: (what) => `${what} را می‌پذیرم`,
  agreeByConnecting: (what) => `با اتصال، ${what} را می‌پذیرید`,
}
