import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { type Flow, type FlowDefinition, startFlow } from '../../flow/startFlow.ts'
import { equals } from '../../primitives/Address.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { RefusalReason } from '../../resources/errors.ts'
import { holdingsOf } from '../holdingsOf.ts'
import type { NameEvent, NameHolder, NameNotice, NameRequest, NameState } from './NameState.ts'
import { readLabel } from './readLabel.ts'
import { initial, transition } from './transition.ts'

/** After the last key, as the specification says. */
const searchAfterMs = 500
const askTimeoutMs = 15_000
/** A wallet that has not signed by then has lost the question; what it says later is not used. */
const signTimeoutMs = 120_000
const mostReasons = 4

/** The registering of a name: one at a time, which outlives the view that shows it. */
export interface NameFlow {
  readonly store: Pick<Flow<NameState, NameEvent>, 'getState' | 'subscribe'>
  /** Begins anew. */
  start(): void
  /** The names near it are looked up once its writer rests. */
  writeName(text: string): void
  /** One of those that were found, with its zone. */
  chooseName(name: string): void
  /**
   * Asks the wallet to sign for the chosen name, in the same turn, and the server for the name. Nothing happens while no
   * free name is chosen, or an answer is missing. Never rejects: what went wrong is the notice.
   */
  register(): void
  /** Back to the form. What the server was asked for already goes on. */
  edit(): void
  /** The names that lead to the active account already, the oldest first; none while nobody can be asked. */
  readOwnNames(): Promise<readonly string[]>
}

export function createName(foyer: Foyer): NameFlow {
  const { internals } = foyer
  const { clock } = internals.platform
  let actions: WalletActions | null = null
  let holder: NameHolder | null = null

  const activeHolder = (): NameHolder | null => {
    const { activeNamespace, chains } = foyer.getState()
    const { status, namespace, address, network } = chains[activeNamespace ?? ''] ?? {}
    return status === 'connected' && namespace && address && network
      ? { namespace, address, network }
      : null
  }
  const within = (signal: AbortSignal) =>
    AbortSignal.any([signal, internals.over, clock.deadline(askTimeoutMs)])
  /** What the wallet can do, before it is asked in a press. */
  const prepare = async () => {
    holder = activeHolder()
    actions = null
    const mine = holder
    const able =
      mine &&
      (await internals
        .connection(mine.namespace)
        ?.actions?.()
        .catch(() => null))
    if (mine === holder) actions = able ?? null
  }

  /** Also when the answer was lost: a server that gave the name away says so. */
  const isOurs = async ({ name, address, network, coinType }: NameRequest, signal: AbortSignal) => {
    const resources = await internals.resources()
    const found = await resources?.profile.account({ name, network, signal, retry: true })
    const owner = found?.value?.addresses.get(coinType)
    return owner !== undefined && equals(owner, address)
  }

  const failed = ({ name }: NameRequest, error: NameNotice['kind']) =>
    internals.track('REGISTER_NAME_ERROR', { ensName: name, error })

  const definition: FlowDefinition<NameState, NameEvent, null> = {
    initial,
    transition,
    failure: () => ({ type: 'stopped', notice: { kind: 'unavailable' } }),
    effects: {
      async choosing({ state: { text, search }, send, signal }) {
        const label = readLabel(text)
        const network = activeHolder()?.network
        if (!label || !network || search.status !== 'searching') return
        await new Promise<void>((resolve) => {
          const cancel = clock.after(searchAfterMs, resolve)
          signal.addEventListener('abort', cancel, { once: true })
        })
        try {
          const resources = await internals.resources()
          const question = { name: label, network, signal: within(signal), retry: true }
          const found = await resources?.profile.suggestions(question)
          const suggestions = found && found.status !== 'unsupported' ? found.value : []
          send({ type: 'searched', search: { status: 'found', suggestions } })
        } catch {
          send({ type: 'searched', search: { status: 'failed' } })
        }
      },
      signing({ state: { request }, send, signal }) {
        const { message, address, name } = request
        internals.track('REGISTER_NAME_INITIATED', { ensName: name })
        const unanswered = () =>
          send({ type: 'stopped', notice: { kind: 'unsigned', reason: null } })
        const asked = actions?.signMessage?.({ message, account: address })
        if (!asked) return unanswered()
        signal.addEventListener('abort', clock.after(signTimeoutMs, unanswered), { once: true })
        asked.then(
          (signature) => send({ type: 'signed', signature }),
          (error) => send({ type: 'stopped', notice: readRefusal(error) }),
        )
      },
      async registering({ state: { request, signature }, send }) {
        const { network, coinType, address, message } = request
        const signal = within(internals.over)
        try {
          const resources = await internals.resources()
          const answer = await resources?.profile.register({
            ...{ network, coinType, address, message, signature, signal, retry: true },
          })
          if (!answer) return send({ type: 'stopped', notice: { kind: 'unsupported' } })
          send({ type: 'registered' })
        } catch (error) {
          const registered = await isOurs(request, within(internals.over)).catch(() => false)
          const reasons = reasonsOf(error)
          if (registered) return send({ type: 'registered' })
          if (reasons.length === 0)
            return send({ type: 'stopped', notice: { kind: 'unavailable' } })
          failed(request, 'refused')
          send({ type: 'refused', notice: { kind: 'refused', reasons } })
        }
      },
      stopped: ({ state: { request, notice } }) => failed(request, notice.kind),
      registered({ state: { request } }) {
        internals.track('REGISTER_NAME_SUCCESS', { ensName: request.name })
        void holdingsOf(foyer).identify(request.namespace)
      },
    },
  }
  const flow = startFlow(definition, null)

  foyer.subscribe(() => {
    const now = activeHolder()
    if (now?.address === holder?.address && now?.network === holder?.network) return
    if (!holder) return
    void prepare()
    flow.send({ type: 'walletChanged' })
  })
  internals.over.addEventListener('abort', () => flow.stop())

  return {
    store: flow,
    start() {
      void prepare()
      flow.send({ type: 'begun' })
    },
    writeName: (text) => flow.send({ type: 'written', text }),
    chooseName: (name) => flow.send({ type: 'chosen', name }),
    register() {
      const state = flow.getState()
      const name =
        state.status === 'choosing'
          ? state.chosen
          : state.status === 'stopped'
            ? state.request.name
            : null
      const coinType = holder && actions?.coinType?.(holder.network)
      if (!name || !holder || coinType === undefined || coinType === null) return
      // In this order, and with nothing else: the server keeps exactly what the wallet showed.
      const message = JSON.stringify({ name, attributes: {}, timestamp: clock.now() })
      flow.send({ type: 'requested', request: { ...holder, name, coinType, message } })
    },
    edit: () => flow.send({ type: 'left' }),
    async readOwnNames() {
      const { address, network } = activeHolder() ?? {}
      if (!address || !network) return []
      const resources = await internals.resources().catch(() => null)
      const question = { address, network, signal: within(internals.over) }
      const found = await resources?.profile.reverse(question).catch(() => null)
      return found?.value.map(({ name }) => name) ?? []
    },
  }
}

/** What a wallet that did not sign has against it. */
function readRefusal(error: unknown): NameNotice {
  if (!AppError.is(error)) return { kind: 'unsigned', reason: null }
  return error.code === 'wallet/declined'
    ? { kind: 'declined' }
    : { kind: 'unsigned', reason: error.message }
}

/** In the words of the server; none when it did not answer. */
function reasonsOf(error: unknown): readonly string[] {
  if (!AppError.is(error)) return []
  const { reasons = [] } = error.context as { readonly reasons?: readonly RefusalReason[] }
  return reasons.slice(0, mostReasons).map(({ description }) => description)
}
