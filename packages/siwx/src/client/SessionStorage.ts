import type { SiwxSession } from '@foyer/core/primitives'

/** Where an application keeps its sessions. */
export interface SessionStorage {
  read(): Promise<readonly SiwxSession[]>
  /** Keeps these and no others. */
  write(sessions: readonly SiwxSession[]): Promise<void>
}

/**
 * Keeps sessions until the page is left.
 *
 * @example
 * import { memorySessions } from '@foyer/siwx'
 *
 * const storage = memorySessions()
 */
export function memorySessions(): SessionStorage {
  let kept: readonly SiwxSession[] = []
  return {
    read: async () => kept,
    async write(sessions) {
      kept = sessions
    },
  }
}

/**
 * Keeps sessions in `localStorage`, for applications whose server knows none. They prove to the page that
 * the user signed, and to nobody else.
 *
 * @param key of `localStorage`
 * @example
 * import { localSessions } from '@foyer/siwx'
 *
 * const storage = localSessions()
 */
export function localSessions(key = '@foyer/sessions'): SessionStorage {
  return {
    async read() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        return Array.isArray(kept) ? kept.filter(isSession) : []
      } catch {
        // Written by other code, or storage is not allowed: nobody is signed in.
        return []
      }
    },
    async write(sessions) {
      if (sessions.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(sessions))
    },
  }
}

/** What a server knows of its one session. */
export interface ServerSession {
  readonly address: string
  /** CAIP-2, or the number of an EVM chain. */
  readonly chainId: string | number
}

/**
 * Asks a server which session there is, such as one that it keeps by a cookie.
 *
 * @example
 * import { serverSessions } from '@foyer/siwx'
 *
 * const storage = serverSessions({
 *   getSession: async () => (await fetch('/auth/session')).json(),
 *   signOut: async () => void (await fetch('/auth/sign-out', { method: 'POST' })),
 * })
 */
export function serverSessions({
  getSession,
  signOut,
}: {
  getSession: () => Promise<ServerSession | null>
  signOut: () => Promise<unknown>
}): SessionStorage {
  return {
    async read() {
      const session = await getSession()
      if (!session) return []
      const { address: accountAddress, chainId } = session
      const caipNetworkId = typeof chainId === 'number' ? `eip155:${chainId}` : chainId
      const unsaid = { domain: '', uri: '', version: '1', nonce: '' }
      const data = { ...unsaid, accountAddress, chainId: caipNetworkId }
      return [{ data, message: '', signature: '' }]
    },
    async write(sessions) {
      // The server has the others from `verify`.
      if (sessions.length === 0) await signOut()
    },
  }
}

function isSession(value: unknown): value is SiwxSession {
  const { data, message, signature } = (value ?? {}) as Partial<SiwxSession>
  return (
    typeof data?.accountAddress === 'string' &&
    typeof data.chainId === 'string' &&
    typeof message === 'string' &&
    typeof signature === 'string'
  )
}
