import { AppError } from '@foyer/core'
import { useWords } from '@foyer/ui'
import { messages as words } from './messages.ts'

/**
 * Says in the user's language why something failed; nothing where only a developer can act. What a
 * wallet or a network says is quoted as it is.
 */
export function useFailureText(error: unknown): string {
  const messages = useWords(words)
  if (!AppError.is(error) || error.kind !== 'unavailable') return ''
  const { code, message, context } = error
  if (typeof context.said === 'string') return messages.walletSaid(context.said)
  if (typeof context.networkSaid === 'string') return messages.networkSaid(context.networkSaid)
  return messages.texts[message] ?? messages.texts[code] ?? message
}
