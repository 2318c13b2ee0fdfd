import type { AppErrorCode } from '@foyer/core'

/** Codes of what can fail outside of us; the English text of each is the message of its error. */
type UserErrorCode = Extract<
  AppErrorCode,
  | 'balance/unavailable'
  | 'catalogue/unavailable'
  | 'connection/code-unavailable'
  | 'network/unsupported-by-wallet'
  | 'relay/closed'
  | 'relay/outbox-full'
  | 'relay/refused'
  | 'relay/unavailable'
  | 'resources/unavailable'
  | 'transfer/no-estimate'
  | 'transfer/unasked'
  | 'wallet/already-pending'
  | 'wallet/failed'
  | 'wallet/not-found'
  | 'wallet/other-family'
  | 'walletconnect/link-failed'
>

/** Texts of errors in another language: by code, and by sentence what `wallet/failed` may say. */
export interface ErrorTexts {
  readonly [codeOrSentence: string]: string
}

/** Why something failed. */
export const messages = {
  id: 'errors',
  walletSaid: (text: string) => `Your wallet says: “${text}”`,
  networkSaid: (text: string) => `The network says: “${text}”`,
  texts: {} as ErrorTexts,
}

/** The same in another language, where every code has a text. */
export type TranslatedErrors = Omit<typeof messages, 'texts'> & {
  readonly texts: ErrorTexts & Readonly<Record<UserErrorCode, string>>
}
