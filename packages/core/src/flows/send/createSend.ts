import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Transfer } from '../../adapter/Transfer.ts'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/Foyer.ts'
import { holdingsOf } from '../../holdings.ts'
import { toDecimal } from '../../primitives/Amount.ts'
import { AppError } from '../../primitives/AppError.ts'
import { createRecipients } from './createRecipients.ts'
import { nativeBalance, readTestnetBalance } from './nativeBalance.ts'
import { readAmount } from './readAmount.ts'
import type { SendAsset, SendNotice, SendState } from './SendState.ts'
import { costOf, lacksFee, sendButton } from './sendButton.ts'
import { watchOutcome } from './watchOutcome.ts'

/** With what a transfer begins; texts are read as if a user wrote them. */
export interface SendStart {
  readonly namespace?: string | undefined
  readonly asset?: SendAsset | undefined
  readonly amount?: string | undefined
  readonly to?: string | undefined
  /** CAIP-2: on another network than this nothing can be reviewed. */
  readonly chainId?: string | undefined
}

/** The transfer of a client: one at a time, which outlives the view that shows it. */
export interface Send {
  readonly store: Pick<StoreApi<SendState>, 'getState' | 'subscribe'>
  /** Begins another one, unless the outcome of the last is not known. */
  start(how?: SendStart): void
  chooseAsset(asset: SendAsset): void
  writeAmount(text: string): void
  /** All there is; of what the chain counts in, as much as the fee leaves. */
  writeMax(): Promise<void>
  writeRecipient(text: string): void
  acceptLookAlike(): void
  /** Reads the fee and goes to the review, when the button says `previewSend`. */
  preview(): Promise<void>
  /** Reads the fee again; for as long as the review is on screen. */
  refreshFee(): Promise<void>
  /** Asks the wallet, once: nothing happens while an answer is missing. */
  confirm(): Promise<void>
  /** From the review to the form. */
  edit(): void
  /** The user has read what became of it. */
  acknowledge(): void
  /** Hashes that wallets gave since the page was loaded, the newest last. */
  sentHashes(): readonly string[]
  /** Resolves with the hash of the transfer that is begun now. @throws `modal/closed` when it is given up */
  finished(): Promise<{ readonly hash: string }>
}

/** A wallet that has not answered by then may have sent it all the same. */
const answerMs = 120_000

/** Nothing is known of what it costs. */
const noEstimate = { feeAtomic: null, extraCosts: [], arrivesAtomic: null } as const

const blank = {
  ...noEstimate,
  ...{ stage: 'edit', amountText: '', amountAtomic: null, isMax: false, asset: null },
  ...{ recipientText: '', recipient: null, recipientProblem: null, wantedNetwork: null },
  ...{ isLookingUp: false, isFeeMissing: false, button: 'selectToken' },
  ...{ lookAlike: null, isLookAlikeAccepted: false, isFirstTime: null, notice: null, recent: [] },
  ...{ hash: null, outcome: null },
} as const satisfies Partial<SendState>

export function createSend(foyer: Foyer): Send {
  const { internals } = foyer
  const { clock } = internals.platform
  const active = () => foyer.getState().activeNamespace ?? 'eip155'
  const chainOf = (namespace: string) => foyer.getState().chains[namespace]
  const fresh = (namespace: string): SendState => {
    const chain = chainOf(namespace)
    return { ...blank, namespace, network: chain?.network ?? null, from: chain?.address ?? null }
  }
  const store = createStore<SendState>(() => fresh(active()))
  const { getState } = store

  let actions: WalletActions | null = null
  const hashes: string[] = []
  let feeQuestion = new AbortController()
  let stopWatching = () => {}
  const waiting = new Set<{ resolve(sent: { hash: string }): void; reject(error: unknown): void }>()
  const giveUp = () => {
    for (const { reject } of waiting) reject(modalClosed())
    waiting.clear()
  }

  const set = (changes: Partial<SendState>) => {
    const next = { ...getState(), ...changes }
    const chain = chainOf(next.namespace)
    const isFeeMissing = lacksFee(next, {
      nativeAtomic: nativeBalance(foyer, next.namespace),
      isSmartAccount: chain?.preferredAccountType === 'smartAccount',
    })
    // Chain families whose adapter makes no transfers are those that the specification leaves out.
    const isSupported = Boolean(next.network) && actions?.transfer !== undefined
    store.setState({
      ...next,
      isFeeMissing,
      button: sendButton(next, { isFeeMissing, isSupported: isSupported || actions === null }),
    })
    publish()
  }
  const publish = () => {
    const { asset, amountText, recipientText, recipient, feeAtomic, network } = getState()
    const { stage, outcome } = getState()
    if (stage === 'edit' && !asset && !amountText && !recipientText)
      return internals.store.update({ send: null })
    internals.store.update({
      send: Object.freeze({
        token: asset && { symbol: asset.symbol, name: asset.name, decimals: asset.decimals },
        sendTokenAmount: amountText || null,
        receiverAddress: recipient?.address ?? null,
        receiverProfileName: recipient?.name ?? null,
        receiverProfileImageUrl: recipient?.avatar ?? null,
        networkFee:
          feeAtomic !== null && network
            ? toDecimal({ atomic: feeAtomic, decimals: network.nativeCurrency.decimals })
            : null,
        loading: stage === 'asking',
        differs: (outcome?.differences?.length ?? 0) > 0,
      }),
    })
  }

  /** What the wallet can do is known before the press, so that it is asked within it. */
  const prepare = async (namespace: string) => {
    actions = null
    const connection = internals.connection(namespace)
    const loaded = (await connection?.actions?.()) ?? {}
    if (internals.connection(namespace) !== connection) return
    actions = loaded
    set({})
    await readTestnetBalance(foyer, { namespace, actions: loaded })
    renewNative()
    const { recipientText } = getState()
    if (recipientText) recipients.read(recipientText)
    await readFee()
  }
  /** What was chosen keeps up with what there is. */
  const renewNative = () => {
    const { asset, namespace } = getState()
    const [native] = sendAssets(foyer, namespace)
    if (asset?.asset.kind === 'native' && native && native.atomic !== asset.atomic)
      set({ asset: native })
  }
  const recipients = createRecipients({
    ...{ foyer, getState, set },
    actions: () => actions,
    assets: () => sendAssets(foyer, getState().namespace),
    onFound: () => void readFee(),
  })
  const transferOf = (state: SendState): Transfer | null => {
    const { network, from, recipient, asset, amountAtomic } = state
    if (!network || !from || !recipient || !asset || !amountAtomic) return null
    return { network, from, to: recipient.address, asset: asset.asset, amountAtomic }
  }
  /** What the fee is read with before everything is filled in: it hardly depends on the rest. */
  const likely = (state: SendState): Transfer | null => {
    const { network, from, recipient, asset, amountAtomic } = state
    if (!network || !from || !asset) return null
    const most = amountAtomic && amountAtomic <= asset.atomic ? amountAtomic : asset.atomic
    return {
      ...{ network, from, asset: asset.asset },
      to: recipient?.address ?? from,
      amountAtomic: most > 0n ? most : 1n,
    }
  }
  const readFee = async (): Promise<AppError | null> => {
    feeQuestion.abort()
    feeQuestion = new AbortController()
    const { signal } = feeQuestion
    const transfer = transferOf(getState()) ?? likely(getState())
    if (!transfer || !actions?.estimate) return null
    try {
      const {
        extraCosts = [],
        arrivesAtomic,
        ...fee
      } = await actions.estimate(transfer, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
      })
      if (!signal.aborted) set({ ...fee, extraCosts, arrivesAtomic: arrivesAtomic ?? null })
      return null
    } catch (error) {
      if (signal.aborted) return null
      set(noEstimate)
      return AppError.is(error) ? error : unread(error)
    }
  }

  const readAmountOf = (text: string, asset: SendAsset | null) => ({
    amountText: text,
    isMax: false,
    amountAtomic: asset ? readAmount(text, asset.decimals) : null,
  })
  const changed = (notice: SendNotice) => {
    const { stage, namespace } = getState()
    const chain = chainOf(namespace)
    const now = { network: chain?.network ?? null, from: chain?.address ?? null }
    if (stage === 'review') return set({ ...now, ...noEstimate, stage: 'edit', notice })
    if (stage === 'edit') set({ ...now, ...noEstimate, asset: null, amountAtomic: null })
  }

  internals.over.addEventListener('abort', () => {
    stopWatching()
    recipients.stop()
    feeQuestion.abort()
    giveUp()
  })
  foyer.subscribe((state, before) => {
    const { namespace, stage } = getState()
    if (stage !== 'edit' && stage !== 'review') return
    const [chain, old] = [state.chains[namespace], before.chains[namespace]]
    if (chain?.caipAddress === old?.caipAddress && chain?.network === old?.network) return
    changed({ kind: 'walletChanged' })
    void prepare(namespace)
    void recipients.learn()
  })
  internals.balances.store.subscribe(() => {
    const { stage } = getState()
    if (stage === 'edit' || stage === 'review') set({})
  })

  const send: Send = {
    store,
    start({ namespace = active(), asset, amount, to, chainId } = {}) {
      const { stage, outcome } = getState()
      const isOpen = stage === 'asking' || stage === 'unknown'
      if (isOpen || (outcome?.differences?.length ?? 0) > 0) return
      giveUp()
      stopWatching()
      recipients.stop()
      store.setState(fresh(namespace))
      set({
        asset: asset ?? null,
        ...readAmountOf(amount ?? '', asset ?? null),
        recipientText: to ?? '',
      })
      void prepare(namespace).then(() => {
        if (chainId !== undefined && chainId !== getState().network?.caipNetworkId)
          set({ recipient: null, recipientProblem: 'otherNetwork', wantedNetwork: chainId })
      })
      void recipients.learn()
    },
    chooseAsset(asset) {
      const { amountText, isMax } = getState()
      set({ ...noEstimate, asset, ...readAmountOf(isMax ? '' : amountText, asset) })
      void readFee()
    },
    writeAmount(text) {
      set({ ...readAmountOf(text, getState().asset), notice: null })
    },
    async writeMax() {
      const { asset } = getState()
      if (!asset) return
      if (asset.asset.kind === 'native' && getState().feeAtomic === null) await readFee()
      if (getState().asset !== asset) return
      const fee = asset.asset.kind === 'native' ? (costOf(getState()) ?? 0n) : 0n
      const most = asset.atomic > fee ? asset.atomic - fee : 0n
      set({
        amountAtomic: most,
        amountText: toDecimal({ atomic: most, decimals: asset.decimals }),
        isMax: true,
        notice: null,
      })
    },
    writeRecipient(text) {
      set({ notice: null })
      recipients.read(text)
    },
    acceptLookAlike: () => set({ isLookAlikeAccepted: true }),
    async preview() {
      const { stage, button, lookAlike, isLookAlikeAccepted } = getState()
      if (stage !== 'edit' || button !== 'previewSend') return
      if (lookAlike && !isLookAlikeAccepted) return
      set({ stage: 'review', notice: null })
      await send.refreshFee()
    },
    async refreshFee() {
      if (getState().stage !== 'review') return
      const failure = await readFee()
      if (failure === null || getState().stage !== 'review') return
      const kind = failure.code === 'transfer/refused-by-chain' ? 'wouldFail' : 'feeUnread'
      set({ notice: { kind } })
    },
    async confirm() {
      const state = getState()
      const transfer = transferOf(state)
      if (state.stage !== 'review' || !transfer || !actions?.transfer) return
      if (state.notice?.kind === 'wouldFail') return
      set({ stage: 'asking', notice: null })
      internals.track('SEND_INITIATED', properties(state))
      const cancel = clock.after(answerMs, () => {
        if (getState().stage === 'asking') set({ stage: 'unknown' })
      })
      try {
        const hash = await actions.transfer(transfer)
        recipients.sentTo(transfer.to)
        hashes.push(hash)
        internals.track('SEND_SUCCESS', properties(state))
        set({ stage: 'sent', hash })
        for (const { resolve } of waiting) resolve({ hash })
        waiting.clear()
        stopWatching = watchOutcome({
          ...{ clock, transfer, hash, outcome: actions.outcome },
          elsewhere: chainOf(state.namespace)?.requestedNetworks ?? [],
          onOutcome: (outcome) => set({ outcome }),
          onMoved: () => void holdingsOf(foyer).refresh(state.namespace),
        })
      } catch (error) {
        settle(error, state)
      } finally {
        cancel()
      }
    },
    edit() {
      if (getState().stage === 'review') set({ stage: 'edit', notice: null })
    },
    acknowledge() {
      const { stage } = getState()
      if (stage !== 'unknown' && stage !== 'sent') return
      giveUp()
      stopWatching()
      store.setState(fresh(active()))
      internals.store.update({ send: null })
    },
    sentHashes: () => hashes,
    finished: () =>
      new Promise((resolve, reject) => {
        waiting.add({ resolve, reject })
        const stop = foyer.subscribe(({ open }) => {
          const { stage } = getState()
          // Closing gives up what was not asked for yet; what the wallet shows goes on.
          if (!open && (stage === 'edit' || stage === 'review')) giveUp()
          if (waiting.size === 0) stop()
        })
      }),
  }

  /** The wallet gave no hash. Only a wallet that says no has sent nothing for certain. */
  const settle = (thrown: unknown, state: SendState) => {
    const error = AppError.is(thrown) ? thrown : unread(thrown)
    if (error.code === 'wallet/declined') {
      internals.track('SEND_REJECTED', properties(state))
      return set({ stage: 'review', notice: { kind: 'declined' } })
    }
    internals.track('SEND_ERROR', { ...properties(state), message: error.message })
    if (error.code === 'network/mismatch')
      return set({ stage: 'review', notice: { kind: 'wrongNetwork' } })
    // JSON-RPC's own codes are answers of the wallet: it did not send.
    const code = (Object(error.cause) as { code?: unknown }).code
    const isAnswer = typeof code === 'number' && code !== 4900 && code !== 4901
    if (isAnswer || error.code === 'wallet/already-pending')
      return set({ stage: 'review', notice: { kind: 'failed', message: error.message } })
    set({ stage: 'unknown' })
  }
  return send
}

const properties = ({ network, asset }: SendState) => ({
  network: network?.caipNetworkId,
  token: asset?.symbol,
})

/** What of an account's holdings can be sent; the chain's own money first. */
export function sendAssets(foyer: Foyer, namespace: string): readonly SendAsset[] {
  const chain = foyer.getState().chains[namespace]
  if (!chain?.network) return []
  const { symbol, name, decimals } = chain.network.nativeCurrency
  const tokens = holdingsOf(foyer).store.getState()[namespace]?.tokens ?? []
  const own = tokens.find(({ address }) => address === null)
  const native: SendAsset = {
    asset: { kind: 'native' },
    atomic: nativeBalance(foyer, namespace) ?? own?.atomic ?? 0n,
    ...{ symbol, name, decimals },
    priceUsd: own?.priceUsd ?? null,
    iconUrl: own?.iconUrl ?? null,
  }
  return [
    native,
    ...tokens.flatMap(({ address, atomic, decimals, name, symbol, priceUsd, iconUrl }) => {
      const [, , plain] = address?.split(':') ?? []
      if (plain === undefined) return []
      return [
        {
          ...{ atomic, decimals, name, symbol, priceUsd, iconUrl },
          asset: { kind: 'token' as const, address: plain },
        },
      ]
    }),
  ]
}

const unread = (cause: unknown) =>
  new AppError('transfer/no-estimate', 'The network fee could not be read. Try again.', {
    kind: 'unavailable',
    cause,
  })

const modalClosed = () => new AppError('modal/closed', 'Modal closed', { kind: 'declined' })
