import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Transfer, TransferAsset } from '../../adapter/Transfer.ts'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/Foyer.ts'
import { equals } from '../../primitives/Address.ts'
import { toDecimal } from '../../primitives/Amount.ts'
import { AppError } from '../../primitives/AppError.ts'
import { holdingsOf } from '../holdingsOf.ts'
import { createRecipients } from './createRecipients.ts'
import { nativeBalance, readTestnetBalance } from './nativeBalance.ts'
import { readAmount } from './readAmount.ts'
import type { SendAsset, SendState } from './SendState.ts'
import type { SentTransfer } from './SentTransfer.ts'
import { sendAssets } from './sendAssets.ts'
import { costOf, lacksFee, sendButton } from './sendButton.ts'
import { sentOf } from './sentOf.ts'
import { snapshot } from './snapshot.ts'

/** With what a transfer begins; texts are read as if a user wrote them. */
export interface SendStart {
  readonly namespace?: string | undefined
  readonly asset?: SendAsset | undefined
  /** Of the token, in place of `asset`: chosen as soon as the account is known to have it. `native` when absent. */
  readonly assetAddress?: string | undefined
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
  /** What wallets sent since the page was loaded, and what was under way then, the newest last. */
  readonly sent: Pick<StoreApi<readonly SentTransfer[]>, 'getState' | 'subscribe'>
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
  ...{ counterparts: 'absent', hash: null, outcome: null },
} as const satisfies Partial<SendState>

export function createSend(foyer: Foyer): Send {
  const { internals } = foyer
  const { clock } = internals.platform
  const active = () =>
    foyer.getState().activeNamespace ?? Object.keys(foyer.getState().chains)[0] ?? ''
  const chainOf = (namespace: string) => foyer.getState().chains[namespace]
  const fresh = (namespace: string): SendState => {
    const chain = chainOf(namespace)
    return { ...blank, namespace, network: chain?.network ?? null, from: chain?.address ?? null }
  }
  const store = createStore<SendState>(() => fresh(active()))
  const { getState } = store

  let actions: WalletActions | null = null
  const sent = sentOf(foyer)
  let feeQuestion = new AbortController()
  /** Of requests to a wallet: what answers an earlier one changes nothing of this one. */
  let attempt = 0
  /** What it began with, until the user chose something else. */
  let wanted: { assetAddress: string; chainId: string | null } = { assetAddress: '', chainId: null }
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
    const state = getState()
    const isConnected = chainOf(state.namespace)?.status === 'connected'
    internals.store.update({ send: snapshot(state, { isConnected }) })
  }

  /** What the wallet can do is known before the press, so that it is asked within it. */
  const prepare = async (namespace: string) => {
    actions = null
    const connection = internals.connection(namespace)
    const loaded = (await connection?.actions?.()) ?? {}
    if (internals.connection(namespace) !== connection) return
    actions = loaded
    set({})
    const { recipientText } = getState()
    if (recipientText) recipients.read(recipientText)
    adopt()
    await readTestnetBalance(foyer, { namespace, actions: loaded })
    adopt()
    await readFee()
  }
  /** What was chosen keeps up with what there is; what it should begin with is chosen once it is known. */
  const adopt = () => {
    const { stage, asset: chosen, namespace, notice } = getState()
    if (stage !== 'edit') return
    const assets = sendAssets(foyer, namespace)
    const { assetAddress } = wanted
    const isNative =
      assetAddress === 'native' || equals(assetAddress, actions?.nativeAddress ?? 'native')
    const found = assets.find(({ asset }) =>
      chosen
        ? isSameAsset(asset, chosen.asset)
        : asset.kind === 'token'
          ? equals(asset.address, assetAddress)
          : isNative,
    )
    if (found && !chosen) return choose(found)
    if (found && found.atomic !== chosen?.atomic) {
      set({ asset: found })
      if (getState().isMax) void send.writeMax()
    }
    const status = holdingsOf(foyer).store.getState()[namespace]?.status ?? 'loading'
    if (!found && !chosen && assetAddress && !isNative && status !== 'loading' && !notice)
      set({ notice: { kind: 'tokenMissing' } })
  }
  /** What was confirmed, or sent, is not written over. */
  const isEditing = () => getState().stage === 'edit'
  const choose = (asset: SendAsset) => {
    const { amountText, isMax, notice } = getState()
    set({
      ...noEstimate,
      ...readAmountOf(isMax ? '' : amountText, asset),
      asset,
      notice: notice?.kind === 'tokenMissing' ? null : notice,
    })
    void readFee()
  }
  const recipients = createRecipients({
    ...{ foyer, getState, set },
    actions: () => actions,
    assets: () => sendAssets(foyer, getState().namespace),
    wantedChainId: () => wanted.chainId,
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
  /** The account or its network is another one: nothing of before is confirmed any more. */
  const changed = () => {
    const { stage, namespace, asset, amountText, network } = getState()
    const chain = chainOf(namespace)
    if (chain?.status !== 'connected') {
      giveUp()
      return store.setState(fresh(namespace))
    }
    const now = {
      network: chain.network,
      from: chain.address,
      ...noEstimate,
      stage: 'edit' as const,
    }
    const isSameNetwork = chain.network?.caipNetworkId === network?.caipNetworkId
    const isWanted = chain.network?.caipNetworkId === wanted.chainId
    // As many of another token would be another amount.
    const keepsAmount = isWanted || (isSameNetwork && asset?.asset.kind !== 'collectible')
    if (!isSameNetwork && !isWanted) wanted = { assetAddress: 'native', chainId: null }
    if (asset?.asset.kind === 'token' && isSameNetwork)
      wanted = { ...wanted, assetAddress: asset.asset.address }
    const isTold = stage === 'review' || (!keepsAmount && amountText !== '')
    set({
      ...now,
      ...{ asset: null, amountAtomic: null, isMax: false },
      amountText: keepsAmount ? amountText : '',
      notice: isTold ? { kind: 'walletChanged' } : null,
    })
  }
  /** Shows a transfer that is not what was confirmed, whatever the user does, unless a wallet is asked. */
  const raiseAlarm = () => {
    const { stage, hash, outcome } = getState()
    const alarm = sent.alarm()
    const isShown = stage === 'sent' && (outcome?.differences?.length ?? 0) > 0
    if (!alarm || alarm.hash === hash || isShown || stage === 'asking' || stage === 'unknown')
      return
    giveUp()
    recipients.stop()
    feeQuestion.abort()
    const { outcome: found, namespace, network, from, asset, amountAtomic, recipient } = alarm
    store.setState({ ...fresh(namespace), network, from, asset, amountAtomic, recipient })
    set({
      ...{ stage: 'sent', hash: alarm.hash, outcome: found, recipientText: recipient.address },
      amountText: toDecimal({ atomic: amountAtomic, decimals: asset.decimals }),
    })
  }

  internals.over.addEventListener('abort', () => {
    recipients.stop()
    feeQuestion.abort()
    giveUp()
  })
  sent.store.subscribe((all) => {
    const { stage, hash, outcome } = getState()
    const current = stage === 'sent' && all.find((one) => one.hash === hash)
    if (current && current.outcome !== outcome) set({ outcome: current.outcome })
    raiseAlarm()
  })
  foyer.subscribe((state, before) => {
    const { namespace, stage } = getState()
    const [chain, old] = [state.chains[namespace], before.chains[namespace]]
    if (chain?.caipAddress === old?.caipAddress && chain?.network === old?.network) return
    if (stage !== 'edit' && stage !== 'review') return publish()
    changed()
    publish()
    void prepare(namespace)
    void recipients.learn()
  })
  internals.balances.store.subscribe(() => {
    const { stage } = getState()
    if (stage === 'edit' || stage === 'review') set({})
  })
  holdingsOf(foyer).store.subscribe(adopt)

  const send: Send = {
    store,
    start({ namespace = active(), asset, assetAddress = 'native', amount, to, chainId } = {}) {
      const { stage } = getState()
      sent.resume()
      sent.prepare()
      if (stage === 'asking' || stage === 'unknown') return
      if (sent.alarm()) return raiseAlarm()
      giveUp()
      recipients.stop()
      wanted = { assetAddress: asset ? '' : assetAddress, chainId: chainId ?? null }
      store.setState(fresh(namespace))
      set({
        asset: asset ?? null,
        ...readAmountOf(amount ?? '', asset ?? null),
        recipientText: to ?? '',
      })
      void prepare(namespace)
      void recipients.learn()
    },
    chooseAsset(asset) {
      if (isEditing()) choose(asset)
    },
    writeAmount(text) {
      if (isEditing()) set({ ...readAmountOf(text, getState().asset), notice: null })
    },
    async writeMax() {
      const { asset } = getState()
      if (!asset || !isEditing()) return
      if (asset.asset.kind === 'native' && getState().feeAtomic === null) await readFee()
      if (getState().asset !== asset || !isEditing()) return
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
      if (!isEditing()) return
      // What the application asked for is cleared with the recipient it named.
      if (text.trim() === '') wanted = { ...wanted, chainId: null }
      set({ notice: null })
      recipients.read(text)
    },
    acceptLookAlike: () => set({ isLookAlikeAccepted: true }),
    async preview() {
      const { stage, button, lookAlike, isLookAlikeAccepted } = getState()
      if (stage !== 'edit' || button !== 'previewSend') return
      if (lookAlike && !isLookAlikeAccepted) return
      set({ stage: 'review', notice: null })
      if (getState().counterparts === 'failed') void recipients.learn()
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
      const { stage, asset, amountAtomic, recipient, namespace, network, from } = state
      const transfer = transferOf(state)
      if (stage !== 'review' || !transfer || !actions?.transfer) return
      if (!asset || !amountAtomic || !recipient || !network || !from) return
      // Nobody has compared the recipient yet, or the chain said no.
      if (state.counterparts === 'reading' || state.notice?.kind === 'wouldFail') return
      const mine = ++attempt
      const { outcome } = actions
      set({ stage: 'asking', notice: null })
      internals.track('SEND_INITIATED', properties(state))
      const cancel = clock.after(answerMs, () => {
        if (attempt === mine && getState().stage === 'asking') set({ stage: 'unknown' })
      })
      try {
        const hash = await actions.transfer(transfer)
        recipients.sentTo(transfer.to)
        internals.track('SEND_SUCCESS', properties(state))
        if (attempt === mine) set({ stage: 'sent', hash })
        for (const { resolve } of attempt === mine ? waiting : []) resolve({ hash })
        if (attempt === mine) waiting.clear()
        sent.add(
          { hash, namespace, network, from, asset, amountAtomic, recipient },
          { outcome, elsewhere: chainOf(namespace)?.requestedNetworks ?? [] },
        )
      } catch (error) {
        settle(error, { state, isCurrent: attempt === mine })
      } finally {
        cancel()
      }
    },
    edit() {
      if (getState().stage === 'review') set({ stage: 'edit', notice: null })
    },
    acknowledge() {
      const { stage, hash, outcome } = getState()
      if (stage !== 'unknown' && stage !== 'sent') return
      giveUp()
      attempt++
      if (hash !== null && (outcome?.differences?.length ?? 0) > 0) sent.markRead(hash)
      // Nothing is chosen by itself before the next one begins.
      wanted = { assetAddress: '', chainId: null }
      store.setState(fresh(active()))
      publish()
      raiseAlarm()
    },
    sent: sent.store,
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
  const settle = (
    thrown: unknown,
    { state, isCurrent }: { state: SendState; isCurrent: boolean },
  ) => {
    const error = AppError.is(thrown) ? thrown : unread(thrown)
    const isDeclined = error.code === 'wallet/declined'
    internals.track(isDeclined ? 'SEND_REJECTED' : 'SEND_ERROR', {
      ...properties(state),
      ...(!isDeclined && { message: error.message }),
    })
    if (!isCurrent) return
    // Where the outcome was given up as unknown already, the review is gone: the form is left.
    const stage = getState().stage === 'asking' ? 'review' : 'edit'
    if (isDeclined) return set({ stage, notice: { kind: 'declined' } })
    if (error.code === 'network/mismatch') return set({ stage, notice: { kind: 'wrongNetwork' } })
    // JSON-RPC's own codes are answers of the wallet: it did not send.
    const code = (Object(error.cause) as { code?: unknown }).code
    const isAnswer = typeof code === 'number' && code !== 4900 && code !== 4901
    if (isAnswer || error.code === 'wallet/already-pending')
      return set({ stage, notice: { kind: 'failed', error } })
    set({ stage: 'unknown' })
  }
  return send
}

const properties = ({ network, asset }: SendState) => ({
  network: network?.caipNetworkId,
  token: asset?.symbol,
})

/** Holdings may be thousands, so they are not compared as texts. */
const isSameAsset = (one: TransferAsset, other: TransferAsset) =>
  one.kind === 'token' && other.kind === 'token'
    ? one.address === other.address
    : one.kind === 'native' && other.kind === 'native'

const unread = (cause: unknown) =>
  new AppError('transfer/no-estimate', 'The network fee could not be read. Try again.', {
    kind: 'unavailable',
    cause,
  })

const modalClosed = () => new AppError('modal/closed', 'Modal closed', { kind: 'declined' })
