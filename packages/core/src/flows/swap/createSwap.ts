import { createStore } from 'zustand/vanilla'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { createOrder } from '../../orders/createOrder.ts'
import { createSentOrders } from '../../orders/createSentOrders.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { Resources } from '../../resources/createResources.ts'
import type { SwapQuote } from '../../resources/swaps.ts'
import { textIn } from '../amounts/draftAmount.ts'
import { typable } from '../amounts/readAmount.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import { heldAssets } from '../holdings/heldAssets.ts'
import { readTestnetBalance } from '../holdings/nativeBalance.ts'
import { readUnlistedToken } from '../holdings/readUnlistedToken.ts'
import { holdingsOf } from '../holdingsOf.ts'
import { blankDraft, isAskable, isSameAsset, mostSlippageBps, withAmount } from './drafts.ts'
import { swapFailed } from './errors.ts'
import { planSwap } from './planSwap.ts'
import { isWrong, readState } from './readState.ts'
import { findToken, mergeTokens, tokenId, withPrices } from './readTokens.ts'
import type { Swap } from './Swap.ts'
import {
  isSwapping,
  type SwapDraft,
  type SwapRequest,
  type SwapState,
  type SwapStep,
} from './SwapState.ts'
import { callOf, swapIntent } from './swapIntent.ts'

/** After the last key; the specification says 200 to 500 ms. */
const quoteAfterMs = 300
const askTimeoutMs = 15_000
/** A review shows up without it rather than late. */
const estimateTimeoutMs = 3_000
/** Of the specification, for a swap of the usual size; and what gas may rise by until it is signed. */
const usualGas = 150_000n
const feeMarginPercent = 125n

export function createSwap(foyer: Foyer): Swap {
  const { internals } = foyer
  const { clock, storage } = internals.platform
  const active = () =>
    foyer.getState().activeNamespace ?? Object.keys(foyer.getState().chains)[0] ?? ''
  const chainOf = (namespace: string) => foyer.getState().chains[namespace]

  let actions: WalletActions | null = null
  /** The wallet says that it does several calls or none, for this account and network. */
  let canBatch = false
  const intentOf = (actions: () => WalletActions | null) =>
    swapIntent(() => actions()?.calls ?? null)
  /** Of a step that a wallet was asked for: it is read back through the connection of then. */
  const asked = new WeakMap<SwapStep, WalletActions | null>()
  const sent = createSentOrders<SwapStep>({
    ...{ kind: 'swap', clock, storage, key: internals.storageKey('sent'), over: internals.over },
    onMoved({ network: { chainNamespace } }) {
      void holdingsOf(foyer).refresh(chainNamespace)
      void internals.balances.refresh(chainNamespace, { force: true })
    },
  })
  const order = createOrder<SwapDraft, SwapStep>({
    ...{ intent: intentOf(() => actions), clock, draft: blankDraft(foyer, active()) },
    onAsked(step) {
      asked.set(step, actions)
      if (isSwapping(step)) internals.track('INITIATE_SWAP', properties(step))
    },
    onHash(step, hash) {
      if (isSwapping(step)) internals.track('SWAP_SUCCESS', properties(step))
      const able = asked.get(step) ?? null
      const otherNetworks = chainOf(step.network.chainNamespace)?.requestedNetworks ?? []
      void sent.add(step, { hash, intent: intentOf(() => able), otherNetworks })
    },
    onRefused(step, thrown) {
      // One that does not do it after all is asked for one after the other; so is one whose user wants no other account.
      if (step.kind === 'batch') canBatch = false
      const message = AppError.is(thrown) ? thrown.message : 'No answer that can be read'
      const event = isSwapping(step) ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR'
      internals.track(event, { ...properties(step), message })
    },
  })
  const status = () => order.getState().status
  const draftNow = (): SwapDraft => {
    const state = order.getState()
    return 'draft' in state ? state.draft : blankDraft(foyer, active())
  }
  const changed = (change: (draft: SwapDraft) => SwapDraft) => {
    const before = draftNow()
    return withAmount(change(before), before)
  }
  /** The user wrote something; what was said of before is over. */
  const write = (change: (draft: SwapDraft) => SwapDraft) => {
    order.send({
      type: 'edited',
      draft: changed((draft) => change({ ...draft, draftNotice: null })),
    })
    askQuote(quoteAfterMs)
  }
  /** More is known. Nothing changes under the eyes of who reads the review. */
  const learn = (change: (draft: SwapDraft) => SwapDraft) => {
    const before = draftNow()
    const draft = change(before)
    const isForm = status() === 'editing'
    order.send({ type: 'learned', draft: isForm ? withAmount(draft, before) : draft })
  }

  /** On screen while its token is approved, and until the server has told the next step. */
  let reviewed: SwapRequest | null = null
  let preparing: AbortController | null = null
  const store = createStore<SwapState>(() => read())
  const show = () => store.setState(read(), true)
  function read(): SwapState {
    return readState(order.getState(), {
      blank: blankDraft(foyer, draftNow().namespace),
      ...{ reviewed, isPreparing: preparing !== null },
    })
  }
  const stopPreparing = () => {
    preparing?.abort()
    preparing = null
    reviewed = null
  }

  let resources: Resources | null = null
  const nativeAddress = () => actions?.nativeAddress ?? ''
  let quoting = new AbortController()
  let cancelQuote = () => {}
  /** A later question ends an earlier one: its answer changes nothing. */
  function askQuote(afterMs: number) {
    cancelQuote()
    quoting.abort()
    quoting = new AbortController()
    const { signal } = quoting
    if (status() === 'editing' && isAskable(draftNow()))
      cancelQuote = clock.after(afterMs, () => void readQuote(signal))
  }
  const readQuote = async (signal: AbortSignal) => {
    const { pay, get, amountAtomic, network, from } = draftNow()
    if (!resources || !pay || !get || !amountAtomic || !network || !from) return
    const question = {
      ...{ network, amountAtomic, userAddress: from },
      signal: AbortSignal.any([signal, clock.deadline(askTimeoutMs)]),
      from: tokenId(network, pay, nativeAddress()),
      to: tokenId(network, get, nativeAddress()),
    }
    const quote = await resources.swaps.quotes(question).then(
      (quotes): SwapDraft['quote'] => {
        const [best] = quotes.toSorted(byMost)
        return best && best.toAtomic > 0n
          ? { status: 'ready', toAtomic: best.toAtomic }
          : { status: 'noRoute' }
      },
      (error): SwapDraft['quote'] => ({
        status: 'failed',
        error: AppError.is(error) ? error : swapFailed('tokens', error),
      }),
    )
    if (!signal.aborted) learn((draft) => ({ ...draft, quote }))
  }

  let loading = new AbortController()
  /** What the wallet can do, what can be swapped, and what a swap costs. */
  const prepare = async (namespace: string) => {
    loading.abort()
    loading = new AbortController()
    const signal = AbortSignal.any([loading.signal, internals.over])
    const { network } = draftNow()
    const connection = internals.connection(namespace)
    actions = null
    const [able, backend] = await Promise.all([
      connection?.actions?.().catch(() => null),
      internals.resources().catch(() => null),
    ])
    if (signal.aborted) return
    actions = able ?? null
    resources = backend
    if (!network || !actions?.calls || !backend) return learn((draft) => ({ ...draft, tokens: [] }))
    const question = { network, signal: AbortSignal.any([signal, clock.deadline(askTimeoutMs)]) }
    canBatch = false
    void actions.capabilities?.({ ...question, account: draftNow().from ?? undefined }).then(
      ({ atomic }) => {
        if (!signal.aborted) canBatch = atomic !== 'unsupported'
      },
      () => {},
    )
    void readTestnetBalance(foyer, { namespace, actions }).then(takeHoldings)
    void backend.swaps
      .gasPrice(question)
      .catch(() => null)
      .then((price) => {
        if (signal.aborted || !price) return
        const feeAtomic = (price.standardWei * usualGas * feeMarginPercent) / 100n
        learn((draft) => ({ ...draft, feeAtomic }))
      })
    try {
      const listed = await backend.swaps.tokens(question)
      const merged = mergeTokens(listed, heldAssets(foyer, namespace), nativeAddress()).map((one) =>
        withBalance(one, namespace),
      )
      const how = {
        ...{ ...question, resources: backend, nativeAddress: nativeAddress() },
        onFailure(error: unknown) {
          if (signal.aborted) return
          const failure = swapFailed('price', error)
          learn((draft) => ({ ...draft, draftNotice: { kind: 'failed', error: failure } }))
        },
      }
      const tokens = await withPrices(merged, how)
      if (signal.aborted) return
      learn((draft) => withWanted({ ...draft, tokens }))
      askQuote(0)
    } catch (error) {
      if (signal.aborted) return
      const failure = swapFailed('tokens', error)
      learn((draft) => ({ ...draft, draftNotice: { kind: 'failed', error: failure } }))
    }
  }
  /** What it should begin with is chosen once it is known; without a wish it begins with the chain's own money. */
  const withWanted = (draft: SwapDraft): SwapDraft => {
    const { wanted, tokens } = draft
    if (!tokens) return draft
    const pay =
      draft.pay ??
      (wanted.pay === null
        ? tokens.find(({ asset }) => asset.kind === 'native')
        : findToken(tokens, wanted.pay)) ??
      null
    const get = draft.get ?? (wanted.get === null ? null : (findToken(tokens, wanted.get) ?? null))
    return { ...draft, pay, get: isSameAsset(pay, get) ? null : get }
  }
  /** What the account has of it; while nobody knows what it has, that is no figure to show. */
  const withBalance = (one: HeldAsset, namespace: string): HeldAsset => {
    const own = heldAssets(foyer, namespace).find((other) => isSameAsset(one, other))
    if (own) return { ...own, priceUsd: own.priceUsd ?? one.priceUsd }
    if (one.isReadFromChain) return one
    const { status = 'loading' } = holdingsOf(foyer).store.getState()[namespace] ?? {}
    const isBalanceUnknown = status === 'loading' || status === 'failed'
    return { ...one, atomic: 0n, isBalanceUnknown }
  }
  /** What is listed keeps up with what the account has. */
  const takeHoldings = () => {
    const { namespace, tokens } = draftNow()
    if (status() !== 'editing' || !tokens) return show()
    const now = (one: HeldAsset) => withBalance(one, namespace)
    learn((draft) => ({
      ...draft,
      tokens: tokens.map(now),
      pay: draft.pay && now(draft.pay),
      get: draft.get && now(draft.get),
    }))
  }

  /** Asks the server for the next step, checks it, and shows it. */
  const review = async (
    what: Parameters<typeof planSwap>[0]['asked'],
    done: SwapStep['kind'] | null = null,
  ) => {
    const { calls } = actions ?? {}
    if (!resources || !calls) return
    preparing?.abort()
    const mine = new AbortController()
    preparing = mine
    show()
    try {
      const step = await planSwap({
        ...{ swaps: resources.swaps, calls, asked: what, done, canBatch, nowMs: clock.now() },
        nativeAddress: nativeAddress(),
        signal: AbortSignal.any([mine.signal, clock.deadline(askTimeoutMs)]),
      })
      // Who confirms at once sends with as much gas.
      const soon = AbortSignal.any([mine.signal, clock.deadline(estimateTimeoutMs)])
      const estimate =
        step.kind === 'batch'
          ? null
          : await calls.estimate(callOf(step), { signal: soon }).catch(() => null)
      if (mine.signal.aborted) return
      const isOther = reviewed !== null && step.swap.minimumAtomic < reviewed.minimumAtomic
      order.send({ type: 'left', draft: draftNow() })
      order.send({ type: 'reviewed', request: step, estimate })
      // The price moved while the token was approved: what is on screen is not what was looked at.
      if (isOther) learn((draft) => ({ ...draft, draftNotice: { kind: 'priceMoved' } }))
      preparing = null
      reviewed = null
      show()
    } catch (thrown) {
      if (mine.signal.aborted) return
      const error = AppError.is(thrown) ? thrown : swapFailed('transaction', thrown)
      stopPreparing()
      const kind = error.code === 'swap/proposal-refused' ? 'refused' : 'failed'
      if (status() === 'editing')
        order.send({ type: 'edited', draft: { ...draftNow(), draftNotice: { kind, error } } })
      else order.send({ type: 'left', draft: { ...draftNow(), draftNotice: { kind, error } } })
      show()
    }
  }
  /** A block has the approval: the swap itself is next. */
  const goOn = (step: SwapStep) => {
    reviewed = step.swap
    const { swap } = step
    const draft = withAmount(
      { ...blankDraft(foyer, swap.network.chainNamespace), ...draftOf(swap, lastTokens) },
      blankDraft(foyer, swap.network.chainNamespace),
    )
    preparing = new AbortController()
    order.send({ type: 'acknowledged', draft })
    void review(swap, step.kind)
  }
  /** The list of before, as the form is gone once something is sent. */
  let lastTokens: readonly HeldAsset[] | null = null

  /** The account or its network is another one: nothing of before is confirmed any more. */
  const followWallet = (namespace: string) => {
    stopPreparing()
    const blank = blankDraft(foyer, namespace)
    order.send({
      type: chainOf(namespace)?.status === 'connected' ? 'walletChanged' : 'acknowledged',
      draft: { ...blank, slippageBps: draftNow().slippageBps },
    })
    show()
    void prepare(namespace)
  }

  /** Shows what is not what was confirmed, whatever the user does, unless a wallet is asked. */
  const raiseAlarm = () => {
    const { status, hash, outcome } = store.getState()
    const alarm = sent.alarm()
    const isShown = status === 'sent' && (outcome?.differences?.length ?? 0) > 0
    if (!alarm?.outcome || alarm.hash === hash || isShown) return
    if (status === 'signing' || status === 'outcomeUnknown') return
    stopPreparing()
    order.send({ type: 'alarmed', request: alarm, hash: alarm.hash, outcome: alarm.outcome })
  }

  internals.over.addEventListener('abort', () => {
    cancelQuote()
    quoting.abort()
    loading.abort()
    stopPreparing()
    order.stop()
  })
  order.subscribe(() => {
    const { tokens } = draftNow()
    if (tokens) lastTokens = tokens
    show()
  })
  sent.store.subscribe((all) => {
    const state = order.getState()
    if (state.status !== 'sent') return raiseAlarm()
    const outcome = all.find(({ hash }) => hash === state.hash)?.outcome
    if (!outcome || outcome === state.outcome) return raiseAlarm()
    order.send({ type: 'outcomeRead', outcome })
    const isMined = outcome.status === 'confirmed' && !isWrong({ outcome })
    if (!isSwapping(state.request) && isMined) goOn(state.request)
  })
  foyer.subscribe((state, before) => {
    const { namespace } = draftNow()
    const [chain, old] = [state.chains[namespace], before.chains[namespace]]
    if (chain?.caipAddress === old?.caipAddress && chain?.network === old?.network) return
    if (['editing', 'reviewing', 'failed'].includes(status())) followWallet(namespace)
  })
  holdingsOf(foyer).store.subscribe(takeHoldings)
  internals.balances.store.subscribe(takeHoldings)

  return {
    store,
    start({ fromToken, toToken, amount } = {}) {
      sent.prepare()
      if (status() === 'signing' || status() === 'outcomeUnknown') return
      if (sent.alarm()) return raiseAlarm()
      stopPreparing()
      const namespace = active()
      order.send({
        type: 'acknowledged',
        draft: {
          ...blankDraft(foyer, namespace),
          wanted: { pay: fromToken ?? null, get: toToken ?? null },
          amountText: amount === undefined ? '' : typable(amount),
        },
      })
      show()
      void holdingsOf(foyer).refresh(namespace)
      void prepare(namespace)
    },
    choosePay: (asset) =>
      write((draft) => ({
        ...{ ...draft, pay: asset, isMax: false },
        get: isSameAsset(asset, draft.get) ? draft.pay : draft.get,
        amountText: draft.isMax ? '' : draft.amountText,
      })),
    chooseGet: (asset) =>
      write((draft) => ({
        ...{ ...draft, get: asset },
        pay: isSameAsset(asset, draft.pay) ? draft.get : draft.pay,
      })),
    async findToken(address) {
      const { network, namespace, from } = draftNow()
      const signal = AbortSignal.any([internals.over, clock.deadline(askTimeoutMs)])
      const found = await readUnlistedToken(actions, { network, address, account: from, signal })
      if (!found) return null
      const { heldAtomic, ...token } = found
      return withBalance(
        heldAtomic === null
          ? { ...token, atomic: 0n }
          : { ...token, atomic: heldAtomic, isReadFromChain: true },
        namespace,
      )
    },
    switchTokens: () =>
      write((draft) => {
        const { pay, get, quote } = draft
        const toAtomic = quote.status === 'ready' ? quote.toAtomic : null
        return {
          ...{ ...draft, pay: get, get: pay, unit: 'token', isMax: false },
          amountText: textIn('token', get, toAtomic),
        }
      }),
    writeAmount: (amountText) => write((draft) => ({ ...draft, amountText, isMax: false })),
    chooseUnit: (unit) =>
      write((draft) =>
        unit === draft.unit
          ? draft
          : {
              ...{ ...draft, unit, isMax: false },
              amountText: textIn(unit, draft.pay, draft.amountAtomic),
            },
      ),
    writeMax() {
      const { pay, feeAtomic } = draftNow()
      if (!pay || pay.isBalanceUnknown) return
      // Without the fee nobody can say how much that is.
      if (pay.asset.kind === 'native' && feeAtomic === null)
        return learn((draft) => ({
          ...draft,
          draftNotice: { kind: 'failed', error: swapFailed('gasPrice') },
        }))
      write((draft) => ({ ...draft, isMax: true, unit: 'token' }))
    },
    async readBalance() {
      const { namespace } = draftNow()
      await Promise.all([
        internals.balances.refresh(namespace, { force: true }),
        holdingsOf(foyer).refresh(namespace),
      ])
      takeHoldings()
    },
    setSlippage(bps) {
      const slippageBps = Math.min(mostSlippageBps, Math.max(1, Math.round(bps)))
      if (status() === 'editing') write((draft) => ({ ...draft, slippageBps }))
    },
    refreshQuote: () => askQuote(0),
    async preview() {
      const { button, quote } = store.getState()
      const { network, from, pay, get, amountAtomic, slippageBps } = draftNow()
      if (status() !== 'editing' || button !== 'reviewSwap' || quote.status !== 'ready') return
      if (!network || !from || !pay || !get || !amountAtomic) return
      const { toAtomic } = quote
      await review({ network, from, pay, get, amountAtomic, slippageBps, toAtomic })
      await order.costRead()
    },
    refreshFee: () => order.send({ type: 'refreshed' }),
    async confirm() {
      const { status: shown, notice, isPreparing } = store.getState()
      if (isPreparing || !actions?.calls || notice?.kind === 'wouldFail') return
      if (shown !== 'reviewing' && shown !== 'failed') return
      const state = order.getState()
      if ('request' in state && state.request.kind === 'batch' && !canBatch)
        return review(state.request.swap)
      order.send({ type: 'confirmed' })
      await order.answered()
    },
    edit() {
      stopPreparing()
      order.send({ type: 'left', draft: draftNow() })
      show()
      askQuote(0)
    },
    acknowledge() {
      const { status, hash, outcome } = store.getState()
      if (status !== 'outcomeUnknown' && status !== 'sent') return
      if (hash !== null && (outcome?.differences?.length ?? 0) > 0) sent.markRead(hash)
      order.send({ type: 'acknowledged', draft: blankDraft(foyer, active()) })
      raiseAlarm()
    },
  }
}

const byMost = (one: SwapQuote, other: SwapQuote) => Number(other.toAtomic - one.toAtomic)

/** The form as it was when it was reviewed. */
function draftOf(
  { pay, get, amountAtomic, slippageBps, toAtomic }: SwapRequest,
  tokens: readonly HeldAsset[] | null,
) {
  return {
    ...{ pay, get, tokens, slippageBps, amountText: textIn('token', pay, amountAtomic) },
    quote: { status: 'ready', toAtomic } as const,
  }
}

const properties = ({ network, swap }: SwapStep) => ({
  network: network.caipNetworkId,
  swapFromToken: swap.pay.symbol,
  swapToToken: swap.get.symbol,
})
