import type { FoyerOptions } from '@foyer/react'
import { foyerSignIn } from '@foyer/siwx'

type Siwx = NonNullable<FoyerOptions['siwx']>
type Session = Awaited<ReturnType<Siwx['getSessions']>>[number]

/**
 * `"siwx":"foyer"` signs in at the Foyer server of the stack. `"siwx":"local"` keeps sessions in this browser,
 * which nobody checks: it shows the views. More can be said: `"siwx":{"name":"local","required":false}`.
 */
export type SignInName =
  | 'foyer'
  | 'local'
  | { readonly name: 'foyer'; readonly required?: boolean; readonly signOutOnDisconnect?: boolean }
  | {
      readonly name: 'local'
      /** `false`: the user may connect without. */
      readonly required?: boolean
      readonly signOutOnDisconnect?: boolean
      /** What the message says in the place of what is true: the modal warns of it. */
      readonly message?: { readonly [field in 'domain' | 'uri' | 'chainId' | 'text']?: string }
      /** The server's answer takes so long. */
      readonly delayMs?: number
      /** What fails, until the page is loaded again. */
      readonly fails?: readonly ('createMessage' | 'addSession' | 'getSessions')[]
      readonly flagged?: boolean
    }

const key = 'dev.foyer.demo/sessions'

/** Sign-in as the address of the page names it; `backend` is the Foyer server of the stack. */
export function signInNamed(named: SignInName, backend: string | undefined): Siwx {
  const settings: Exclude<SignInName, string> = typeof named === 'string' ? { name: named } : named
  if (settings.name === 'foyer') {
    const { required, signOutOnDisconnect } = settings
    const statement = 'Sign in to the Foyer demo.'
    return foyerSignIn({ backend, projectId: 'demo', required, signOutOnDisconnect, statement })
  }
  const { required = true, message = {}, delayMs = 0, fails = [] } = settings
  const read = (): readonly Session[] => JSON.parse(localStorage.getItem(key) ?? '[]')
  const write = (sessions: readonly Session[]) =>
    sessions.length === 0
      ? localStorage.removeItem(key)
      : localStorage.setItem(key, JSON.stringify(sessions))
  const isOf = (chainId: string, address: string) => (session: Session) =>
    session.data.chainId === chainId &&
    session.data.accountAddress.toLowerCase() === address.toLowerCase()
  const answer = async (method: 'createMessage' | 'addSession' | 'getSessions') => {
    if (method === 'addSession' && delayMs > 0)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (fails.includes(method)) throw new Error('The demo was told to fail.')
  }
  return {
    async createMessage({ accountAddress, chainId }) {
      await answer('createMessage')
      const fields = {
        domain: message.domain ?? location.host,
        uri: message.uri ?? location.origin,
        version: '1',
        nonce: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
          byte.toString(16).padStart(2, '0'),
        ).join(''),
        issuedAt: new Date().toISOString(),
        statement: 'Sign in to the Foyer demo.',
      }
      const named = message.chainId ?? chainId
      const text = [
        `${fields.domain} wants you to sign in with your ${familyOf(chainId)} account:`,
        ...[accountAddress, '', fields.statement, ''],
        `URI: ${fields.uri}`,
        `Version: ${fields.version}`,
        `Chain ID: ${named.slice(named.indexOf(':') + 1)}`,
        `Nonce: ${fields.nonce}`,
        `Issued At: ${fields.issuedAt}`,
      ].join('\n')
      return { ...fields, accountAddress, chainId, toString: () => message.text ?? text }
    },
    async addSession(session) {
      await answer('addSession')
      write([...read(), session])
    },
    setSessions: async (sessions) => write(sessions),
    async getSessions(chainId, address) {
      await answer('getSessions')
      return read().filter(isOf(chainId, address))
    },
    async revokeSession(chainId, address) {
      const isEnded = isOf(chainId, address)
      write(read().filter((session) => !isEnded(session)))
    },
    isFlagged: async () => settings.flagged === true,
    getRequired: () => required,
    ...(settings.signOutOnDisconnect === false && { signOutOnDisconnect: false }),
  }
}

/** What the standard calls an account of the chain family. */
const familyOf = (chainId: string) =>
  ({ eip155: 'Ethereum', solana: 'Solana', bip122: 'Bitcoin' })[chainId.split(':')[0] ?? ''] ??
  'blockchain'
