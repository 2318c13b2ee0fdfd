import type { Connection } from '../../adapter/ChainAdapter.ts'
import { watchPageVisibility } from '../../platform/pageVisibility.ts'
import * as Address from '../../primitives/Address.ts'
import type { Network } from '../../primitives/Network.ts'
import type { SiwxSession } from '../../primitives/Siwx.ts'
import { createRememberedConnections } from '../connections/rememberedConnections.ts'
import type { Foyer } from '../contract/Foyer.ts'
import type { FoyerState } from '../contract/FoyerState.ts'
import { isSame, type Subject } from './sessions.ts'

/** Who is signed in, as accounts, networks and other tabs change. */
export interface WatchedAccounts {
  /** Says what is known of an account that is connected, or about to be. */
  know(subject: Subject, session: SiwxSession | null): void
  /** The session of a connected account is over. */
  forget(namespace: string): void
  session(subject: Subject): SiwxSession | null
  /** The network on which this account was signed in last, if it is another one. CAIP-2. */
  lastSigned(subject: Subject): string | null
  /** The state says `connecting` until the account has a session. */
  hold(namespace: string): void
  /** Calls back once, when the account is connected; never if it does not come to that. */
  whenConnected(namespace: string, callback: () => void): void
  /** Lets other tabs know that sessions changed. */
  tell(): void
  stop(): void
}

interface Known {
  readonly subject: Subject
  session: SiwxSession | null
}

export function watchAccounts({
  foyer,
  look,
  networkOf,
  pending,
  isRequired,
  onChanged,
  onSigned,
  onUnsigned,
  onFailed,
  onSignedOut,
}: {
  foyer: Foyer
  /** The session that stands for an account. */
  look(subject: Subject): Promise<SiwxSession | null>
  networkOf(namespace: string, chainId: string): Network | null
  /** Who is asked to sign now. */
  pending(): Subject | null
  isRequired(): boolean
  /** Another account or network than before, or none: what is asked of the earlier one is void. */
  onChanged(namespace: string): void
  onSigned(namespace: string, session: SiwxSession): void
  onUnsigned(subject: Subject, connection: Connection): void
  onFailed(namespace: string, error: unknown): void
  /** A wallet was disconnected, and is not expected back; `isLast`: no other is connected. */
  onSignedOut(subject: Subject, isLast: boolean): void
}): WatchedAccounts {
  const { store, platform, storageKey, connection } = foyer.internals
  const { storage, clock } = platform
  /** Of connected accounts, by chain family. */
  const known = new Map<string, Known>()
  /** Of those that pass the gate, and are connected a moment later. */
  const arriving = new Map<string, Known>()
  const lastSigned = new Map<string, string>()
  const newsKey = storageKey('sign-in')
  const accountOf = ({ namespace, address }: Subject) =>
    `${namespace}:${Address.normalise(address)}`

  const publish = () => {
    const { activeNamespace, session: shown } = store.getState()
    const session = known.get(activeNamespace ?? '')?.session ?? null
    if (session !== shown) store.update({ session })
  }
  /** The state says `connected` again. */
  const release = (namespace: string) => {
    if (known.has(namespace) && store.statusOf(namespace) === 'authenticating')
      store.updateChain(namespace, { status: 'connected' })
  }
  const note = (entry: Known, session: SiwxSession | null) => {
    entry.session = session
    if (session) lastSigned.set(accountOf(entry.subject), entry.subject.chainId)
    publish()
  }

  /** Another account or network: its session, or a question. */
  const change = async (subject: Subject) => {
    const { namespace } = subject
    const entry: Known = { subject, session: null }
    known.set(namespace, entry)
    publish()
    onChanged(namespace)
    // On an unsupported network the user leaves it first.
    if (!networkOf(namespace, subject.chainId)) return release(namespace)
    try {
      const session = await look(subject)
      if (known.get(namespace) !== entry) return
      note(entry, session)
      if (session) {
        release(namespace)
        return onSigned(namespace, session)
      }
      const wallet = connection(namespace)
      if (wallet) onUnsigned(subject, wallet)
    } catch (error) {
      if (known.get(namespace) === entry) onFailed(namespace, error)
    }
  }

  const isRemembered = (namespace: string) =>
    createRememberedConnections(storage, storageKey('connections'), storageKey('expected'))
      .all()
      .some((one) => one.namespace === namespace)
  const leave = (namespace: string, { subject }: Known) => {
    known.delete(namespace)
    onChanged(namespace)
    // A wallet that is only locked comes back with its session.
    if (!isRemembered(namespace)) onSignedOut(subject, known.size === 0)
  }

  const follow = ({ chains }: FoyerState) => {
    for (const [namespace, entry] of known) if (!chains[namespace]?.address) leave(namespace, entry)
    for (const { namespace, address, network } of Object.values(chains)) {
      if (!address || !network) continue
      const subject: Subject = { namespace, chainId: network.caipNetworkId, address }
      const entry = known.get(namespace)
      if (entry && isSame(entry.subject, subject)) continue
      const expected = arriving.get(namespace)
      if (!expected || !isSame(expected.subject, subject)) void change(subject)
      else {
        arriving.delete(namespace)
        known.set(namespace, expected)
      }
    }
    publish()
  }
  const stopFollowing = foyer.subscribe(follow)

  /** Another tab signed in or out, or a session ended while nobody looked. */
  const refresh = async () => {
    const asked = pending()
    const subjects = [...known.values()].map(({ subject }) => subject)
    if (asked && !subjects.some((one) => isSame(one, asked))) subjects.push(asked)
    for (const subject of subjects) {
      const { namespace } = subject
      try {
        const session = await look(subject)
        const entry = known.get(namespace)
        const isConnected = entry !== undefined && isSame(entry.subject, subject)
        const before = isConnected ? entry.session : null
        if (isConnected) note(entry, session)
        if (session) {
          release(namespace)
          if (!before) onSigned(namespace, session)
        } else if (before && isRequired()) {
          const wallet = connection(namespace)
          if (wallet) onUnsigned(subject, wallet)
        }
      } catch {
        // What was known holds until the application can be asked.
      }
    }
  }
  const stopListening = storage.watch((key) => {
    if (key === newsKey || key === null) void refresh()
  })
  const stopWatching = watchPageVisibility(platform.window, (isVisible) => {
    if (isVisible) void refresh()
  })

  return {
    know(subject, session) {
      const { namespace } = subject
      const entry = known.get(namespace)
      if (entry && isSame(entry.subject, subject)) {
        note(entry, session)
        if (session) release(namespace)
        return
      }
      const arrived: Known = { subject, session }
      arriving.set(namespace, arrived)
      if (session) lastSigned.set(accountOf(subject), subject.chainId)
    },
    forget(namespace) {
      const entry = known.get(namespace)
      if (entry) note(entry, null)
    },
    session(subject) {
      const entry = known.get(subject.namespace)
      return entry && isSame(entry.subject, subject) ? entry.session : null
    },
    lastSigned(subject) {
      const last = lastSigned.get(accountOf(subject))
      return last !== undefined && last !== subject.chainId ? last : null
    },
    hold(namespace) {
      if (store.statusOf(namespace) === 'connected')
        store.updateChain(namespace, { status: 'authenticating' })
    },
    whenConnected(namespace, callback) {
      const look = ({ chains }: FoyerState) => {
        const { status } = chains[namespace] ?? {}
        if (status === 'connecting') return
        stop()
        if (status === 'connected') callback()
      }
      const stop = foyer.subscribe(look)
    },
    tell: () => storage.set(newsKey, String(clock.now())),
    stop() {
      stopFollowing()
      stopListening()
      stopWatching()
    },
  }
}
