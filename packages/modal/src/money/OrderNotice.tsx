import type { AppError } from '@foyer/core'
import { Notice, useWords } from '@foyer/ui'
import { useFailureText } from '../feature/errors/useFailureText.ts'
import { messages as words } from './messages.ts'

/** Why a user is back, by name; `failed` has its error besides. */
export interface OrderNoticeProps<kind extends string> {
  notice: { readonly kind: kind; readonly error?: AppError | undefined } | null
  /** The sentence of each kind that is not said in the same words everywhere. */
  texts: { readonly [name in Exclude<kind, keyof typeof words.notices | 'failed'>]: string }
}

/** Why the user is back, and that nothing was sent. */
export function OrderNotice<kind extends string>({ notice, texts }: OrderNoticeProps<kind>) {
  const messages = useWords(words)
  const reason = useFailureText(notice?.kind === 'failed' && notice.error)
  if (!notice) return null
  const all: Readonly<Record<string, string>> = { ...messages.notices, ...texts }
  return (
    <Notice tone={notice.kind === 'declined' ? 'info' : 'warn'} role="alert">
      {notice.kind === 'failed' ? (
        <>
          <strong>{messages.somethingWrong}</strong> <bdi>{messages.failed(reason)}</bdi>
        </>
      ) : (
        all[notice.kind]
      )}
    </Notice>
  )
}
