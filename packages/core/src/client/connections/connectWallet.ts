import type { Connector } from '../../adapter/ChainAdapter.ts'
import type { SignInParameters } from '../../adapter/SignIn.ts'
import type { AppError } from '../../primitives/AppError.ts'
import { abortable } from '../../primitives/abortable.ts'
import type { ConnectWallet } from '../contract/RemoteConnector.ts'
import type { Track } from '../contract/TrackedEvents.ts'
import type { WalletRequestState, WalletRequests } from '../contract/WalletRequests.ts'
import { attemptAbandoned } from '../errors.ts'
import { isUsers } from './attempts.ts'
import type { ConnectionsInside } from './ConnectionsInside.ts'

/** What {@link createConnectWallet} needs beside what all share. */
export interface ConnectWalletParameters extends ConnectionsInside {
  readonly requests: WalletRequests
  track: Track
  /** What its wallet may sign in the same prompt as connecting, for the gates. */
  askGates(namespace: string, signal: AbortSignal): Promise<SignInParameters | undefined>
  /** A user connected a wallet, which is the active one now. */
  onArrival(namespace: string): void
}

/** Asks a wallet that an adapter knows. */
export function createConnectWallet(inside: ConnectWalletParameters): ConnectWallet {
  const { store, attempts, adapterOf, gates, remotes, remembered, requests, track } = inside
  const connectWallet: ConnectWallet = async ({ arrive, ...options }) => {
    const { connector, signal: outer, onAlreadyPending, method = () => 'browser' } = options
    const namespace = connector.chain
    const adapter = adapterOf(namespace)
    const { keepOthers = false, keepActive } = options
    if (outer?.aborted) throw attemptAbandoned()
    const begin = (outer?: AbortSignal) =>
      attempts.begin({
        ...{ namespace, outer, resumes: undefined, status: 'connecting' },
        ends: (other) => isUsers(other) || !keepOthers || other.resumes === connector.id,
      })
    let attempt = begin(outer)
    const { note, noteFailure } = noteIn(requests, connector)
    let isRefused = false
    try {
      const served = arrive ? await abortable(arrive(attempt.signal), attempt.signal) : connector
      if (served.chain !== namespace) {
        note()
        return connectWallet({ ...options, connector: served })
      }
      const { signal } = attempt
      const signIn =
        gates.length > 0 && !arrive ? await inside.askGates(namespace, signal) : undefined
      const connection = await abortable(
        adapter.connect({
          ...{ connectorId: connector.id, signal, signIn },
          onAlreadyPending() {
            if (signal.aborted) return
            note({ status: 'waiting', alreadyPending: true })
            onAlreadyPending?.()
          },
        }),
        signal,
      )
      if (gates.length > 0) {
        // A gate shows a view of its own, and the one that connects may leave.
        attempt = begin()
        await inside.passGates(connection, attempt)
      }
      // What a page resumed meanwhile may have been read before this took its place.
      if (!keepOthers)
        for (const other of attempts.list(namespace)) if (other !== attempt) other.abandon()
      inside.accept(connection, attempt, { keepsOthers: keepOthers })
      note({ status: 'done' })
      if (!keepActive) store.update({ activeNamespace: namespace })
      inside.userConnected(connection, method(), keepOthers)
      if (!keepActive) inside.onArrival(namespace)
    } catch (error) {
      const { kind, message } = error as AppError
      isRefused = kind === 'declined'
      const { aborted } = attempt.signal
      if (!aborted)
        track(isRefused ? 'USER_REJECTED' : 'CONNECT_ERROR', { name: connector.name, message })
      noteFailure(
        aborted ? undefined : isRefused ? { status: 'declined' } : { status: 'failed', error },
      )
      throw error
    } finally {
      if (remotes.has(connector.id)) remembered.expect(null)
      attempt.end()
      if (!attempts.list(namespace).some(isUsers)) {
        // A user who refuses a wallet that is remembered does not want it connected later either, nor by what
        // resumes it right now.
        if (isRefused && !inside.isHeld(namespace, connector.id))
          inside.drop(namespace, connector.id)
        inside.awaitRemembered(namespace)
      }
    }
  }
  return connectWallet
}

/** Notes where an attempt stands. */
function noteIn(requests: WalletRequests, { chain, id }: Pick<Connector, 'chain' | 'id'>) {
  const key = `connect ${chain}:${id}`
  let noted: WalletRequestState | undefined
  const note = (state?: WalletRequestState) => {
    noted = state
    requests.setState({ [key]: state })
  }
  note({ status: 'waiting', alreadyPending: false })
  return {
    note,
    /** A view notes by itself how its request ended, and a newer attempt has taken over. */
    noteFailure(state: WalletRequestState | undefined) {
      if (requests.getState()[key] === noted) note(state)
    },
  }
}
