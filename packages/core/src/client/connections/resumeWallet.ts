import type { Connection, Connector } from '../../adapter/ChainAdapter.ts'
import { watchPageVisibility } from '../../platform/pageVisibility.ts'
import type { AppError } from '../../primitives/AppError.ts'
import { abortable } from '../../primitives/abortable.ts'
import type { ConnectionsInside, ResumeOptions } from './ConnectionsInside.ts'
import type { Attempt } from './createAttempts.ts'
import type { Memory } from './rememberConnections.ts'

/*
 * What brings wallets of earlier visits back. Loaded when there is one, apart from what connects.
 */

/** A wallet that has shown no account by then reads disconnected; it is connected when it does. */
const resumeTimeoutMs = 5_000

interface ResumeWalletParameters extends ConnectionsInside, ResumeOptions {
  readonly namespace: string
  readonly connectorId: string
  readonly attempt: Attempt
}

/**
 * Connects a wallet of an earlier visit as soon as it shows accounts, without any prompt. Until then
 * the state says `connecting` for 5 s at most.
 *
 * @throws the reason of the attempt's signal
 */
export async function resumeWallet(parameters: ResumeWalletParameters): Promise<void> {
  const { namespace, connectorId, attempt, isFollowing, store, clock, remembered } = parameters
  const showEnd = () => attempt.show(null)
  const cancelDeadline = clock.after(resumeTimeoutMs, showEnd)
  const onNoAccount = () => {
    cancelDeadline()
    showEnd()
  }
  try {
    const connection = await accountsOf(parameters, onNoAccount)
    if (connection) {
      if (parameters.gates.length > 0) {
        // Its user may take longer than a wallet may.
        cancelDeadline()
        await parameters.passGates(connection, attempt).catch((error: AppError) => {
          if (error.kind === 'declined' && !attempt.signal.aborted)
            remembered.forget(namespace, connectorId)
          throw error
        })
      }
      parameters.accept(connection, attempt, { order: orderOf(namespace, remembered) })
      const expected = remembered.expected()
      if (expected?.namespace === namespace) {
        const method = expected.byCode ? 'qrcode' : 'mobile'
        parameters.userConnected(connection, remembered.isExpectedHere() ? method : null, true)
      }
      // The page comes back to the wallet that was used, unless another is there or on its way.
      const { activeNamespace, chains } = store.getState()
      if (chains[activeNamespace ?? '']?.status === 'disconnected')
        store.update({ activeNamespace: namespace })
    } else if (parameters.remotes.has(connectorId) && !isFollowing) {
      const wasExpected = remembered.expected()?.namespace === namespace
      remembered.forget(namespace, connectorId)
      // It came, and may show accounts of other chain families.
      if (wasExpected) shareSession({ chain: namespace, id: connectorId }, parameters)
    }
  } finally {
    cancelDeadline()
  }
}

/** The wallets of a namespace, the one that is to be active first. */
const orderOf = (namespace: string, remembered: Memory): readonly string[] =>
  remembered
    .all()
    .filter((known) => known.namespace === namespace)
    .map(({ connectorId }) => connectorId)
    .toReversed()

/** Resolves when no wallet of an earlier visit is waited for any more, as far as users are told. */
export function untilReconnected({
  adapters,
  store,
}: Pick<ConnectionsInside, 'adapters' | 'store'>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      for (const namespace of adapters.keys())
        if (store.statusOf(namespace) === 'reconnecting') return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })
}

/** Another tab connected, disconnected or chose: this one follows, without asking anybody. */
export function followOtherTabs({
  adapters,
  attempts,
  held,
  isHeld,
  remembered,
  resume,
}: ConnectionsInside): void {
  for (const namespace of adapters.keys()) {
    const wanted = orderOf(namespace, remembered)
    const resumed = attempts.list(namespace)
    for (const attempt of resumed)
      if (attempt.resumes !== undefined && !wanted.includes(attempt.resumes)) attempt.abandon()
    const active = wanted.find((id) => isHeld(namespace, id))
    if (active !== undefined) held.select(namespace, active)
    // The active one last, so that no other takes its place.
    for (const { connector } of held.list(namespace).toReversed())
      if (!wanted.includes(connector.id)) held.drop(namespace, connector.id)
    for (const id of wanted)
      if (!isHeld(namespace, id) && !resumed.some(({ resumes }) => resumes === id))
        void resume(namespace, id, { isFollowing: true })
  }
}

/** The other chain families of a session follow the one that was connected. */
export function shareSession(
  { chain, id }: Pick<Connector, 'chain' | 'id'>,
  { adapters, held, isHeld, remembered, resume, awaitRemembered }: ConnectionsInside,
): void {
  for (const [namespace, adapter] of adapters)
    if (
      namespace !== chain &&
      !held.get(namespace) &&
      adapter.connectors().some((connector) => connector.id === id)
    )
      void resume(namespace, id, { isFollowing: true }).then(() => {
        if (isHeld(namespace, id)) remembered.remember(namespace, id)
        else awaitRemembered(namespace)
      })
}

/**
 * The connection, as soon as the wallet shows accounts; `null` when it is not to be waited for. A
 * wallet that is locked is asked again when it announces accounts and when the page is shown. At most
 * one question is open at a time.
 */
async function accountsOf(
  parameters: ResumeWalletParameters,
  onNoAccount: () => void,
): Promise<Connection | null> {
  const { connectorId, adapterOf, namespace, remotes, reconnects } = parameters
  const { signal } = parameters.attempt
  // A session that is gone does not come back by itself.
  const remote = remotes.get(connectorId)
  if (remote) {
    if (!(await abortable(remote(), signal))) throw new Error('There is no relay.')
    return abortable(adapterOf(namespace).resume({ connectorId, signal }), signal)
  }
  // Accounts that a wallet shows while it answers "none" would be missed. Of two such answers in a row the
  // second is believed, or a wallet that always does so would be asked without end.
  let isBelieved = false
  for (;;) {
    const round = new AbortController()
    const chance = nextChance(parameters, round.signal)
    let hasCome = false
    chance.then(
      () => {
        hasCome = true
      },
      () => {
        // The round is over.
      },
    )
    try {
      const connection = await abortable(
        // Some wallets refuse while they are locked, in place of showing no account.
        adapterOf(namespace)
          .resume({ connectorId, signal })
          .catch(() => null),
        signal,
      )
      if (connection || !reconnects) return connection
      onNoAccount()
      if (hasCome && isBelieved) {
        round.abort()
        const later = new AbortController()
        await abortable(nextChance(parameters, later.signal), signal).finally(() => later.abort())
      } else {
        isBelieved = hasCome
        await abortable(chance, signal)
      }
    } finally {
      round.abort()
    }
  }
}

/** Resolves when it makes sense to ask the wallet again. Listens until the signal aborts. */
function nextChance(
  { adapterOf, namespace, connectorId, window }: ResumeWalletParameters,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    adapterOf(namespace).unlocked({ connectorId, signal }).then(resolve, reject)
    const unwatch = watchPageVisibility(window, (isVisible) => isVisible && resolve())
    signal.addEventListener('abort', unwatch)
  })
}
