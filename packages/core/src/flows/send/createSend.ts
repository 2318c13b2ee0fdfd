import { createStore } from 'zustand/vanilla'
import type { TransferAsset } from '../../adapter/Transfer.ts'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { createOrder } from '../../orders/createOrder.ts'
import { equals } from '../../primitives/Address.ts'
import { AppError } from '../../primitives/AppError.ts'
import { textIn } from '../amounts/draftAmount.ts'
import { typable } from '../amounts/readAmount.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import { heldAsset, heldAssets } from '../holdings/heldAssets.ts'
import { nativeBalance, readTestnetBalance } from '../holdings/nativeBalance.ts'
import { readUnlistedToken } from '../holdings/readUnlistedToken.ts'
import { holdingsOf } from '../holdingsOf.ts'
import { createFees } from './createFees.ts'
import { createRecipients } from './createRecipients.ts'
import { createWaiting } from './createWaiting.ts'
import { blankDraft, type Drafting, requestOf, withAmount } from './drafts.ts'
import { readState } from './readState.ts'
import type { Send } from './Send.ts'
import type { SendDraft, SendRequest, SendState } from './SendState.ts'
import { sendIntent } from './sendIntent.ts'
import { sentOf } from './sentOf.ts'
import { snapshot } from './snapshot.ts'

/** How long a token is looked for on its chain. */
const tokenTimeoutMs = 15_000

export function createSend(foyer: Foyer): Send {
  const { internals } = foyer
  const active = () =>
    foyer.getState().activeNamespace ?? Object.keys(foyer.getState().chains)[0] ?? ''
  const chainOf = (namespace: string) => foyer.getState().chains[namespace]
  const sent = sentOf(foyer)

  let actions: WalletActions | null = null
  const intentOf = (actions: () => WalletActions | null) =>
    sendIntent({
      actions,
      nameAsset: (asset) => heldAsset(foyer, { namespace: drafting.read().namespace, asset }),
    })
  const intent = intentOf(() => actions)
  /** Of a request that a wallet was asked for: it is read back through the connection of then. */
  const asked = new WeakMap<SendRequest, WalletActions | null>()
  const order = createOrder<SendDraft, SendRequest>({
    ...{ intent, clock: internals.platform.clock, draft: blankDraft(foyer, active()) },
    onAsked(request) {
      asked.set(request, actions)
      internals.track('SEND_INITIATED', properties(request))
    },
    onHash(request, hash) {
      internals.track('SEND_SUCCESS', properties(request))
      recipients.sentTo(request.recipient.address)
      const able = asked.get(request) ?? null
      const otherNetworks = chainOf(request.network.chainNamespace)?.requestedNetworks ?? []
      sent.add(request, { hash, intent: intentOf(() => able), otherNetworks })
    },
    onRefused(request, thrown) {
      if (AppError.is(thrown, 'wallet/declined'))
        return internals.track('SEND_REJECTED', properties(request))
      const message = AppError.is(thrown) ? thrown.message : 'No answer that can be read'
      internals.track('SEND_ERROR', { ...properties(request), message })
    },
  })
  const status = () => order.getState().status
  const drafting: Drafting = {
    read() {
      const state = order.getState()
      return 'draft' in state ? state.draft : blankDraft(foyer, active())
    },
    isOpen: () => ['editing', 'reviewing', 'failed'].includes(status()),
    write: (change) => order.send({ type: 'edited', draft: withAmount(change(drafting.read())) }),
    learn(change) {
      const draft = change(drafting.read())
      // Nothing changes under the eyes of who reads the review.
      order.send({ type: 'learned', draft: status() === 'editing' ? withAmount(draft) : draft })
    },
    leave: (change) => order.send({ type: 'left', draft: withAmount(change(drafting.read())) }),
  }

  const read = (): SendState => {
    const state = order.getState()
    const { namespace } = drafting.read()
    return readState(state, {
      blank: blankDraft(foyer, namespace),
      nativeAtomic: nativeBalance(foyer, namespace),
      isSmartAccount: chainOf(namespace)?.preferredAccountType === 'smartAccount',
      // Chain families whose adapter makes no transfers are those that the specification leaves out.
      isSupported:
        actions === null ||
        (actions.transfer !== undefined && Boolean(chainOf(namespace)?.network)),
    })
  }
  const store = createStore<SendState>(read)
  const { getState } = store
  /** What is shown follows the order, and what its account and wallet are. */
  const show = () => {
    const state = read()
    store.setState(state, true)
    const { namespace } = state
    const isConnected = chainOf(namespace)?.status === 'connected'
    const native = {
      atomic: nativeBalance(foyer, namespace),
      priceUsd:
        heldAssets(foyer, namespace).find(({ asset }) => asset.kind === 'native')?.priceUsd ?? null,
    }
    internals.store.update({ send: snapshot(state, { isConnected, native }) })
  }
  const waiting = createWaiting({ foyer, isOpen: drafting.isOpen })
  const { giveUp } = waiting
  const fees = createFees({ clock: internals.platform.clock, drafting, intent })
  const recipients = createRecipients({
    ...{ foyer, drafting, actions: () => actions },
    assets: () => heldAssets(foyer, drafting.read().namespace),
    onFound: () => void fees.read(),
  })

  /** What the wallet can do is known before the press, so that it is asked within it. */
  const prepare = async (namespace: string) => {
    actions = null
    const connection = internals.connection(namespace)
    const loaded = (await connection?.actions?.()) ?? {}
    if (internals.connection(namespace) !== connection) return
    actions = loaded
    show()
    const { recipientText } = drafting.read()
    if (recipientText && status() === 'editing') recipients.read(recipientText)
    takeHoldings()
    // Where nothing shows it, nobody has read it.
    void internals.balances.refresh(namespace).then(takeHoldings)
    await readTestnetBalance(foyer, { namespace, actions: loaded })
    takeHoldings()
    await fees.read()
  }
  /** What was chosen keeps up with what there is; what it should begin with is chosen once it is known. */
  const takeHoldings = () => {
    if (status() !== 'editing') return
    const draft = drafting.read()
    const { asset: chosen, namespace, network, wanted, draftNotice } = draft
    const { assetAddress, chainId } = wanted
    const isElsewhere = chainId !== null && chainId !== network?.caipNetworkId
    const isNative =
      assetAddress === 'native' || equals(assetAddress, actions?.nativeAddress ?? 'native')
    const found = heldAssets(foyer, namespace).find(({ asset }) =>
      chosen
        ? isSameAsset(asset, chosen.asset)
        : asset.kind === 'token'
          ? equals(asset.address, assetAddress)
          : isNative,
    )
    if (found && !chosen) return choose(found, wanted.isMax)
    const isOther =
      found?.atomic !== chosen?.atomic ||
      found?.priceUsd !== chosen?.priceUsd ||
      found?.isBalanceUnknown !== chosen?.isBalanceUnknown
    if (found && isOther) drafting.learn((known) => ({ ...known, asset: found }))
    else show()
    const { status: reading = 'loading' } = holdingsOf(foyer).store.getState()[namespace] ?? {}
    const isMissing = !found && !chosen && !isElsewhere && reading !== 'loading'
    if (isMissing && assetAddress && !isNative && !draftNotice) void readWanted(assetAddress)
    // A payment link may ask for what was not known to be held.
    if (draft.recipientProblem === 'required') recipients.read(draft.recipientText)
  }
  let askedFor: SendDraft['wanted'] | null = null
  /** No list has the token, as where there is no backend: the chain says what the account has of it. */
  const readWanted = async (address: string) => {
    const { wanted, network, from } = drafting.read()
    if (!actions || askedFor === wanted) return
    askedFor = wanted
    const signal = AbortSignal.any([
      internals.over,
      internals.platform.clock.deadline(tokenTimeoutMs),
    ])
    const found = await readUnlistedToken(actions, { network, address, account: from, signal })
    const now = drafting.read()
    if (status() !== 'editing' || now.wanted !== wanted || now.asset || now.from !== from) return
    if (!found) return drafting.learn((draft) => ({ ...draft, draftNotice: 'tokenMissing' }))
    const { heldAtomic, ...token } = found
    choose(
      {
        ...{ ...token, atomic: heldAtomic ?? 0n, isReadFromChain: true },
        ...(heldAtomic === null && { isBalanceUnknown: true }),
      },
      wanted.isMax,
    )
  }
  const choose = (asset: HeldAsset, isMax = false) => {
    drafting.write((draft) => ({
      ...{ ...draft, asset, isMax, estimate: null },
      amountText: draft.isMax ? '' : draft.amountText,
      draftNotice: draft.draftNotice === 'tokenMissing' ? null : draft.draftNotice,
    }))
    // Before it is known what the wallet can do, nobody can tell the fee.
    if (actions) void fees.read()
  }
  /** The account or its network is another one: nothing of before is confirmed any more. */
  const followWallet = () => {
    const { namespace, asset, amountText, unit, network, wanted } = drafting.read()
    const chain = chainOf(namespace)
    if (chain?.status !== 'connected') {
      giveUp()
      return order.send({ type: 'acknowledged', draft: blankDraft(foyer, namespace) })
    }
    const isSameNetwork = chain.network?.caipNetworkId === network?.caipNetworkId
    const isWanted = chain.network?.caipNetworkId === wanted.chainId
    // As many of another token would be another amount; as many dollars are as many.
    const keepsAmount =
      isWanted || unit === 'dollars' || (isSameNetwork && asset?.asset.kind !== 'collectible')
    const next =
      isSameNetwork || isWanted ? wanted : { assetAddress: 'native', chainId: null, isMax: false }
    const isToken = asset?.asset.kind === 'token' && isSameNetwork
    order.send({
      type: 'walletChanged',
      draft: withAmount({
        ...{ ...drafting.read(), network: chain.network, from: chain.address },
        ...{ asset: null, isMax: false, estimate: null },
        wanted: isToken ? { ...next, assetAddress: addressOf(asset.asset) } : next,
        amountText: keepsAmount ? amountText : '',
        draftNotice: !keepsAmount && amountText !== '' ? 'walletChanged' : null,
      }),
    })
  }
  /** Shows a transfer that is not what was confirmed, whatever the user does, unless a wallet is asked. */
  const raiseAlarm = () => {
    const { status, hash, outcome } = getState()
    const alarm = sent.alarm()
    const isShown = status === 'sent' && (outcome?.differences?.length ?? 0) > 0
    if (!alarm?.outcome || alarm.hash === hash || isShown) return
    if (status === 'signing' || status === 'outcomeUnknown') return
    giveUp()
    recipients.stop()
    fees.stop()
    order.send({ type: 'alarmed', request: alarm, hash: alarm.hash, outcome: alarm.outcome })
  }

  internals.over.addEventListener('abort', () => {
    recipients.stop()
    fees.stop()
    giveUp()
    order.stop()
  })
  order.subscribe(() => {
    const state = order.getState()
    show()
    if (state.status === 'sent') waiting.resolve({ hash: state.hash })
    // What is confirmed is what was read: another amount is reviewed anew.
    if (state.status === 'reviewing' && !state.cost.isReading && getState().isFeeMissing)
      drafting.leave((draft) => ({
        ...{ ...draft, estimate: state.cost.estimate ?? draft.estimate },
        draftNotice: 'feeRose',
      }))
  })
  sent.store.subscribe((all) => {
    const state = order.getState()
    if (state.status === 'sent') {
      const outcome = all.find(({ hash }) => hash === state.hash)?.outcome
      if (outcome && outcome !== state.outcome) order.send({ type: 'outcomeRead', outcome })
    }
    raiseAlarm()
  })
  foyer.subscribe((state, before) => {
    const { namespace } = getState()
    const [chain, old] = [state.chains[namespace], before.chains[namespace]]
    if (chain?.caipAddress === old?.caipAddress && chain?.network === old?.network) return
    if (!drafting.isOpen()) return show()
    followWallet()
    show()
    void prepare(namespace)
    void recipients.learn()
  })
  internals.balances.store.subscribe(() => {
    if (drafting.isOpen()) drafting.learn((draft) => draft)
  })
  holdingsOf(foyer).store.subscribe(takeHoldings)

  const review = (request: SendRequest) => {
    // The review reads it itself; a slow node is not asked twice.
    fees.stop()
    const { estimate } = drafting.read()
    order.send({ type: 'reviewed', request, estimate })
    return order.costRead()
  }

  return {
    store,
    start(how = {}) {
      const { namespace = active(), asset, assetAddress = 'native', amount, to, chainId } = how
      sent.resume()
      sent.prepare()
      if (status() === 'signing' || status() === 'outcomeUnknown') return
      if (sent.alarm()) return raiseAlarm()
      giveUp()
      recipients.stop()
      const draft: SendDraft = {
        ...blankDraft(foyer, namespace),
        wanted: {
          assetAddress: asset ? '' : assetAddress,
          chainId: chainId ?? null,
          isMax: how.isMax === true,
        },
        asset: asset ?? null,
        // Of a program: a point is a point.
        amountText: amount === undefined ? '' : typable(amount),
        recipientText: to ?? '',
      }
      order.send({ type: 'acknowledged', draft: withAmount(draft) })
      void prepare(namespace)
      void recipients.learn()
    },
    chooseAsset(asset) {
      if (status() === 'editing') choose(asset)
    },
    writeAmount: (amountText) =>
      drafting.write((draft) => ({ ...draft, amountText, isMax: false, draftNotice: null })),
    chooseUnit: (unit) =>
      drafting.write((draft) => {
        if (unit === draft.unit) return draft
        const { asset, amountAtomic } = draft
        return { ...draft, unit, isMax: false, amountText: textIn(unit, asset, amountAtomic) }
      }),
    async readBalance() {
      const { namespace } = drafting.read()
      await Promise.all([
        internals.balances.refresh(namespace, { force: true }),
        holdingsOf(foyer).refresh(namespace),
      ])
      takeHoldings()
    },
    async writeMax() {
      const { asset, estimate } = drafting.read()
      if (!asset || asset.isBalanceUnknown || status() !== 'editing') return
      drafting.write((draft) => ({ ...draft, isMax: true, unit: 'token', draftNotice: null }))
      if (asset.asset.kind === 'native' && estimate === null) await fees.read()
    },
    writeRecipient(text) {
      if (status() !== 'editing') return
      drafting.write((draft) => ({
        ...draft,
        // What the application asked for is cleared with the recipient it named.
        wanted: text.trim() === '' ? { ...draft.wanted, chainId: null } : draft.wanted,
        draftNotice: null,
      }))
      recipients.read(text)
    },
    acceptLookAlike: () => drafting.learn((draft) => ({ ...draft, isLookAlikeAccepted: true })),
    async preview() {
      const { button, namespace, lookAlike, isLookAlikeAccepted, status } = getState()
      if (button === 'unsupportedChain') throw unsupportedChain(namespace)
      if (status === 'editing' && namespace === 'solana' && isIncomplete(getState()))
        throw incomplete()
      if (status !== 'editing' || button !== 'previewSend') return
      if (lookAlike && !isLookAlikeAccepted) return
      const request = requestOf(drafting.read())
      if (!request) return
      drafting.write((draft) => ({ ...draft, draftNotice: null }))
      const isReviewed = review(request)
      if (getState().counterparts === 'failed') void recipients.learn()
      await isReviewed
    },
    async refreshFee() {
      const state = order.getState()
      if (state.status === 'failed' && getState().notice?.kind === 'wouldFail')
        return review(state.request)
      order.send({ type: 'refreshed' })
      await order.costRead()
    },
    async confirm() {
      const { status, counterparts, notice } = getState()
      if (status !== 'reviewing' && status !== 'failed') return
      // Nobody has compared the recipient yet, or the chain said no.
      if (!actions?.transfer || counterparts === 'reading' || notice?.kind === 'wouldFail') return
      order.send({ type: 'confirmed' })
      await order.answered()
    },
    edit: () =>
      drafting.leave((draft) => {
        const state = order.getState()
        return { ...draft, estimate: 'cost' in state ? state.cost.estimate : draft.estimate }
      }),
    acknowledge() {
      const { status, hash, outcome } = getState()
      if (status !== 'outcomeUnknown' && status !== 'sent') return
      giveUp()
      // Read before the form is there again: the next alarm is another one.
      if (hash !== null && (outcome?.differences?.length ?? 0) > 0) sent.markRead(hash)
      order.send({ type: 'acknowledged', draft: blankDraft(foyer, active()) })
      raiseAlarm()
    },
    sent: sent.store,
    finished: () => waiting.finished(),
  }
}

/** Holdings may be thousands, so they are not compared as texts. */
const isSameAsset = (one: TransferAsset, other: TransferAsset) =>
  one.kind === 'token' && other.kind === 'token'
    ? one.address === other.address
    : one.kind === 'native' && other.kind === 'native'

const addressOf = (asset: TransferAsset) => (asset.kind === 'token' ? asset.address : '')

const properties = ({ network, asset }: SendRequest) => ({
  network: network.caipNetworkId,
  token: asset.symbol,
})

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
