import { createStore } from 'zustand/vanilla'
import type { TransferAsset } from '../../adapter/Transfer.ts'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { equals } from '../../primitives/Address.ts'
import { toDecimal } from '../../primitives/Amount.ts'
import { AppError } from '../../primitives/AppError.ts'
import { holdingsOf } from '../holdingsOf.ts'
import { createAsking } from './createAsking.ts'
import { createFees, noEstimate } from './createFees.ts'
import { createRecipients } from './createRecipients.ts'
import { createWaiting } from './createWaiting.ts'
import { nativeBalance, readTestnetBalance } from './nativeBalance.ts'
import { dollarsOf, readAmount, readDollars, typable } from './readAmount.ts'
import type { Send } from './Send.ts'
import type { SendAsset, SendState } from './SendState.ts'
import { sendAssets } from './sendAssets.ts'
import { costOf, lacksFee, lacksReserve, sendButton } from './sendButton.ts'
import { sentOf } from './sentOf.ts'
import { snapshot } from './snapshot.ts'

const blank = {
  ...noEstimate,
  ...{
    stage: 'edit',
    amountText: '',
    unit: 'token',
    amountAtomic: null,
    isMax: false,
    asset: null,
  },
  ...{ recipientText: '', recipient: null, recipientProblem: null, wantedNetwork: null },
  ...{ isLookingUp: false, isFeeMissing: false, isReserveMissing: false, button: 'selectToken' },
  ...{ lookAlike: null, isLookAlikeAccepted: false, isFirstTime: null, notice: null, recent: [] },
  isContract: false,
  ...{ counterparts: 'absent', hash: null, outcome: null },
} as const satisfies Partial<SendState>

export function createSend(foyer: Foyer): Send {
  const { internals } = foyer
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
  /** What it began with, until the user chose something else. */
  let wanted: { assetAddress: string; chainId: string | null } = { assetAddress: '', chainId: null }
  const waiting = createWaiting({ foyer, getState })
  const { giveUp } = waiting

  const set = (changes: Partial<SendState>) => {
    const next = withAmount({ ...getState(), ...changes })
    const chain = chainOf(next.namespace)
    const account = {
      nativeAtomic: nativeBalance(foyer, next.namespace),
      isSmartAccount: chain?.preferredAccountType === 'smartAccount',
    }
    const isFeeMissing = lacksFee(next, account)
    // Chain families whose adapter makes no transfers are those that the specification leaves out.
    const isSupported = Boolean(next.network) && actions?.transfer !== undefined
    store.setState({
      ...next,
      isFeeMissing,
      isReserveMissing: lacksReserve(next, account),
      button: sendButton(next, { isFeeMissing, isSupported: isSupported || actions === null }),
    })
    publish()
  }
  const publish = () => {
    const state = getState()
    const isConnected = chainOf(state.namespace)?.status === 'connected'
    const native = {
      atomic: nativeBalance(foyer, state.namespace),
      priceUsd:
        sendAssets(foyer, state.namespace).find(({ asset }) => asset.kind === 'native')?.priceUsd ??
        null,
    }
    internals.store.update({ send: snapshot(state, { isConnected, native }) })
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
    await fees.read()
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
    const isOther =
      found?.atomic !== chosen?.atomic ||
      found?.priceUsd !== chosen?.priceUsd ||
      found?.isBalanceUnknown !== chosen?.isBalanceUnknown
    if (found && isOther) set({ asset: found })
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
      ...{ asset, isMax: false, amountText: isMax ? '' : amountText },
      notice: notice?.kind === 'tokenMissing' ? null : notice,
    })
    void fees.read()
  }
  const recipients = createRecipients({
    ...{ foyer, getState, set },
    actions: () => actions,
    assets: () => sendAssets(foyer, getState().namespace),
    wantedChainId: () => wanted.chainId,
    onFound: () => void fees.read(),
  })
  const fees = createFees({ getState, set, actions: () => actions })
  const asking = createAsking({
    ...{ foyer, getState, set, sent, waiting },
    actions: () => actions,
    onSent: (to) => recipients.sentTo(to),
  })

  /** The account or its network is another one: nothing of before is confirmed any more. */
  const changed = () => {
    const { stage, namespace, asset, amountText, unit, network } = getState()
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
    // As many of another token would be another amount; as many dollars are as many.
    const keepsAmount =
      isWanted || unit === 'dollars' || (isSameNetwork && asset?.asset.kind !== 'collectible')
    if (!isSameNetwork && !isWanted) wanted = { assetAddress: 'native', chainId: null }
    if (asset?.asset.kind === 'token' && isSameNetwork)
      wanted = { ...wanted, assetAddress: asset.asset.address }
    const isTold = stage === 'review' || (!keepsAmount && amountText !== '')
    set({
      ...now,
      ...{ asset: null, isMax: false },
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
    fees.stop()
    const { outcome: found, namespace, network, from, asset, amountAtomic, recipient } = alarm
    store.setState({ ...fresh(namespace), network, from, asset, amountAtomic, recipient })
    set({
      ...{ stage: 'sent', hash: alarm.hash, outcome: found, recipientText: recipient.address },
      amountText: toDecimal({ atomic: amountAtomic, decimals: asset.decimals }),
    })
  }

  internals.over.addEventListener('abort', () => {
    recipients.stop()
    fees.stop()
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
        // Of a program: a point is a point.
        amountText: amount === undefined ? '' : typable(amount),
        recipientText: to ?? '',
      })
      void prepare(namespace)
      void recipients.learn()
    },
    chooseAsset(asset) {
      if (isEditing()) choose(asset)
    },
    writeAmount(text) {
      if (isEditing()) set({ amountText: text, isMax: false, notice: null })
    },
    chooseUnit(unit) {
      const state = getState()
      const { asset, amountAtomic } = state
      if (!isEditing() || unit === state.unit) return
      const decimals = asset?.decimals ?? 0
      const amount =
        !asset || amountAtomic === null
          ? ''
          : unit === 'token'
            ? toDecimal({ atomic: amountAtomic, decimals })
            : (dollarsOf({ atomic: amountAtomic, decimals }, asset.priceUsd) ?? '')
      set({ unit, isMax: false, amountText: typable(amount || '') })
    },
    async readBalance() {
      const { namespace } = getState()
      await Promise.all([
        internals.balances.refresh(namespace, { force: true }),
        holdingsOf(foyer).refresh(namespace),
      ])
      adopt()
    },
    async writeMax() {
      const { asset } = getState()
      if (!asset || asset.isBalanceUnknown || !isEditing()) return
      if (asset.asset.kind === 'native' && getState().feeAtomic === null) await fees.read()
      if (getState().asset !== asset || !isEditing()) return
      set({ isMax: true, unit: 'token', notice: null })
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
      const { stage, button, namespace, lookAlike, isLookAlikeAccepted } = getState()
      if (button === 'unsupportedChain') throw unsupportedChain(namespace)
      if (stage === 'edit' && namespace === 'solana' && isIncomplete(getState())) throw incomplete()
      if (stage !== 'edit' || button !== 'previewSend') return
      if (lookAlike && !isLookAlikeAccepted) return
      set({ stage: 'review', notice: null })
      if (getState().counterparts === 'failed') void recipients.learn()
      await send.refreshFee()
    },
    async refreshFee() {
      if (getState().stage !== 'review') return
      const failure = await fees.read()
      const { stage, notice, isFeeMissing } = getState()
      if (stage !== 'review') return
      // What is confirmed is what was read: another amount is reviewed anew.
      if (isFeeMissing) return set({ stage: 'edit', notice: { kind: 'feeRose' } })
      if (failure === null) {
        // What spoke against it is over.
        const isOver = notice?.kind === 'wouldFail' || notice?.kind === 'feeUnread'
        return isOver ? set({ notice: null }) : undefined
      }
      // A fee that nobody tells is shown by the wallet; in which units a token counts is not.
      const isFee = failure.code === 'transfer/no-estimate'
      set({ notice: isFee ? { kind: 'feeUnread' } : { kind: 'wouldFail', error: failure } })
    },
    confirm: () => asking.confirm(),
    edit() {
      if (getState().stage === 'review') set({ stage: 'edit', notice: null })
    },
    acknowledge() {
      const { stage, hash, outcome } = getState()
      if (stage !== 'unknown' && stage !== 'sent') return
      giveUp()
      asking.forget()
      if (hash !== null && (outcome?.differences?.length ?? 0) > 0) sent.markRead(hash)
      // Nothing is chosen by itself before the next one begins.
      wanted = { assetAddress: '', chainId: null }
      store.setState(fresh(active()))
      publish()
      raiseAlarm()
    },
    sent: sent.store,
    finished: () => waiting.finished(),
  }
  return send
}

/**
 * Amount, unit, asset and price are one: the amount follows them, and all there is follows balance and fee, until the
 * user reads the review. Nothing changes under their eyes.
 */
function withAmount(state: SendState): SendState {
  const { stage, isMax, asset, unit, amountText } = state
  if (stage !== 'edit') return state
  if (!asset) return { ...state, amountAtomic: null }
  const { decimals, priceUsd } = asset
  if (isMax) {
    const left = asset.asset.kind === 'native' ? (state.reserveAtomic ?? costOf(state) ?? 0n) : 0n
    const amountAtomic = asset.atomic > left ? asset.atomic - left : 0n
    return {
      ...state,
      amountAtomic,
      amountText: typable(toDecimal({ atomic: amountAtomic, decimals })),
    }
  }
  if (unit === 'token') return { ...state, amountAtomic: readAmount(amountText, decimals) }
  // As many tokens as there were dollars would be another amount.
  if (priceUsd === null) return { ...state, unit: 'token', amountText: '', amountAtomic: null }
  return { ...state, amountAtomic: readDollars(amountText, { decimals, priceUsd }) }
}

/** Holdings may be thousands, so they are not compared as texts. */
const isSameAsset = (one: TransferAsset, other: TransferAsset) =>
  one.kind === 'token' && other.kind === 'token'
    ? one.address === other.address
    : one.kind === 'native' && other.kind === 'native'

const isIncomplete = ({ amountAtomic, recipientText }: SendState) =>
  amountAtomic === null || recipientText.trim() === ''

/** The specification's texts. */
const incomplete = () =>
  new AppError('transfer/incomplete', 'Please enter a valid amount and receiver address', {
    kind: 'invalid',
  })
const unsupportedChain = (namespace: string) =>
  new AppError('transfer/unsupported-chain', 'Unsupported chain', {
    kind: 'invalid',
    context: { namespace },
  })
