import type { SignInWarning } from '@foyer/core/sign-in'
import { Notice } from '@foyer/ui'
import type { messages as words } from '../messages.ts'

/** What a user should know of the message before they sign. */
export function Warning({
  warning,
  site,
  network,
  messages,
}: {
  warning: SignInWarning
  /** Of this page. */
  site: string
  /** Of the wallet. */
  network: string
  messages: typeof words
}) {
  const { warnings } = messages
  const texts: { [kind in SignInWarning['kind']]: () => string } = {
    domain: () => warnings.domain(site, 'site' in warning ? warning.site : ''),
    flagged: () => warnings.flagged('site' in warning ? warning.site : ''),
    imitation: () => warnings.imitation,
    account: () => warnings.account,
    uri: () => warnings.uri('uri' in warning ? warning.uri : ''),
    chain: () => warnings.chain('name' in warning ? warning.name : '', network),
  }
  return (
    <Notice tone={warning.kind === 'chain' ? 'warn' : 'danger'} role="alert">
      {texts[warning.kind]()}
    </Notice>
  )
}
