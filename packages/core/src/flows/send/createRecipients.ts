import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { equals } from '../../primitives/Address.ts'
import { toDecimal } from '../../primitives/Amount.ts'
import { AppError } from '../../primitives/AppError.ts'
import { typable } from '../amounts/readAmount.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import { type Counterparts, readCounterparts } from './counterparts.ts'
import type { Drafting } from './drafts.ts'
import { findLookAlike } from './lookAlikes.ts'
import type { RecipientProblem, SendDraft, SendRecipient } from './SendState.ts'

/** How long a review waits for the history that its recipient is compared with. */
const readForMs = 5_000
/** A name is looked up once its writer rests. */
const lookUpAfterMs = 500
/** A node that says nothing of a recipient for so long says nothing. */
const lookForMs = 15_000
/** More would be a list to search rather than a short way. */
const maxRecent = 3

/** Whom a transfer goes to: what was written, whom it means, and whether it passes for another address. */
export interface Recipients {
  /** Reads what a user wrote, and looks a name up. */
  read(text: string): void
  /** Reads whom the account dealt with before. Never rejects. */
  learn(): Promise<void>
  /** The wallet sent to this address: it is known from now on, before any history has it. */
  sentTo(address: string): void
  /** Gives up what is being looked up. */
  stop(): void
}

export function createRecipients({
  foyer,
  drafting,
  actions,
  assets,
  onFound,
}: {
  foyer: Foyer
  drafting: Drafting
  actions(): WalletActions | null
  assets(): readonly HeldAsset[]
  /** A recipient that can be sent to. */
  onFound(): void
}): Recipients {
  const { internals } = foyer
  const { clock } = internals.platform
  let counterparts: Counterparts | null = null
  const session = new Set<string>()
  let lookUp = new AbortController()

  let question = 0
  const learn = async () => {
    const { from, network } = drafting.read()
    const mine = ++question
    const tell = (counterparts: SendDraft['counterparts']) => {
      if (question === mine) drafting.learn((draft) => ({ ...draft, counterparts }))
    }
    counterparts = null
    if (!from || !network) return tell('absent')
    tell('reading')
    // A history that does not come holds nobody up; it is said that nothing was compared.
    const cancel = clock.after(readForMs, () => tell('failed'))
    try {
      const signal = clock.deadline(20_000)
      const found = await readCounterparts(foyer, { account: from, network, signal })
      if (question !== mine) return
      counterparts = found
      tell(found ? (found.isWhole ? 'read' : 'failed') : 'absent')
      judge()
    } catch {
      tell('failed')
    } finally {
      cancel()
    }
  }
  /** Compares the recipient with everybody this account dealt with. */
  const judge = () => {
    if (!drafting.isOpen()) return
    const { recipient, isLookAlikeAccepted } = drafting.read()
    const own = Object.values(foyer.getState().chains).flatMap(({ allAccounts, connections }) =>
      [allAccounts, ...connections.map(({ accounts }) => accounts)]
        .flat()
        .map(({ address }) => address),
    )
    const sentTo = [...[...session].reverse(), ...(counterparts?.sentTo ?? [])]
    const lookAlike =
      recipient &&
      findLookAlike(recipient.address, {
        known: [...own, ...sentTo],
        bait: counterparts?.bait ?? [],
      })
    const judged = (draft: SendDraft): SendDraft => ({
      ...draft,
      recent: distinct(sentTo)
        .filter((one) => !isContractOfToken(one))
        .slice(0, maxRecent),
      lookAlike,
      isLookAlikeAccepted: lookAlike ? isLookAlikeAccepted : false,
      isFirstTime:
        recipient && sentTo.some((one) => equals(one, recipient.address))
          ? false
          : recipient && counterparts?.isWhole
            ? true
            : null,
    })
    drafting.learn(judged)
    // Found out while the user reads the review: it stands before it after all.
    if (lookAlike && !isLookAlikeAccepted)
      drafting.leave((draft) => ({ ...draft, draftNotice: 'lookAlike' }))
  }

  const read = (text: string) => {
    lookUp.abort()
    lookUp = new AbortController()
    drafting.write((draft) => ({
      ...draft,
      ...{ recipientText: text, recipient: null, recipientProblem: null, wantedNetwork: null },
      ...{ isLookingUp: false, lookAlike: null, isLookAlikeAccepted: false, isFirstTime: null },
      isContract: false,
    }))
    const means = actions()?.readRecipient?.(text)
    if (text.trim() === '' || !means) return
    if (means.kind === 'refused') return refuse(means.reason)
    if (means.kind === 'name')
      return hasMovedOn() ? undefined : void findName(means.name, lookUp.signal)
    if (means.kind === 'payment') {
      const { caipNetworkId, tokenAddress, amountAtomic } = means
      if (caipNetworkId !== null && caipNetworkId !== drafting.read().network?.caipNetworkId)
        return refuse('otherNetwork', caipNetworkId)
      const wanted = assets().find(({ asset: { kind, ...rest } }) =>
        tokenAddress === null
          ? kind === 'native'
          : 'address' in rest && equals(rest.address, tokenAddress),
      )
      if (tokenAddress !== null && !wanted) return refuse('required')
      if (wanted) drafting.write((draft) => ({ ...draft, asset: wanted, isMax: false }))
      if (wanted && amountAtomic !== null) {
        const amountText = typable(toDecimal({ ...wanted, atomic: amountAtomic }))
        drafting.write((draft) => ({ ...draft, amountText, unit: 'token' }))
      }
    }
    const { address } = means
    // A payment link may have chosen the token just now.
    if (isContractOfToken(address)) return refuse('tokenContract')
    if (hasMovedOn()) return
    accept({ address, name: null, avatar: null })
  }
  const refuse = (recipientProblem: RecipientProblem, wantedNetwork: string | null = null) =>
    drafting.write((draft) => ({ ...draft, recipientProblem, wantedNetwork, isLookingUp: false }))
  /** Of what is sent, and of whatever else the account holds: tokens that it receives are lost. */
  const isContractOfToken = (address: string) =>
    [drafting.read().asset, ...assets()].some((one) => {
      const { asset } = one ?? {}
      if (asset?.kind === 'token') return equals(asset.address, address)
      return asset?.kind === 'collectible' && equals(asset.contract, address)
    })
  /** What an application asks for on one network is not paid on another. */
  const hasMovedOn = () => {
    const { wanted, network } = drafting.read()
    if (wanted.chainId === null || wanted.chainId === network?.caipNetworkId) return false
    refuse('otherNetwork', wanted.chainId)
    return true
  }
  const accept = (recipient: SendRecipient) => {
    drafting.write((draft) => ({ ...draft, recipient, isLookingUp: false }))
    judge()
    onFound()
    void lookAt(recipient, lookUp.signal)
  }
  /** What is sent to a token's contract is lost, and what is sent to another one may be. Unknown is not said. */
  const lookAt = async (recipient: SendRecipient, signal: AbortSignal) => {
    const { network } = drafting.read()
    if (!network) return
    const kind = await actions()
      ?.recipientKind?.({
        ...{ network, address: recipient.address },
        signal: AbortSignal.any([signal, clock.deadline(lookForMs)]),
      })
      .catch(() => null)
    const isMeant = drafting.isOpen() && drafting.read().recipient === recipient
    if (signal.aborted || !isMeant) return
    if (kind === 'contract') drafting.learn((draft) => ({ ...draft, isContract: true }))
    if (kind !== 'token') return
    drafting.leave((draft) => draft)
    drafting.write((draft) => ({ ...draft, recipient: null, isFirstTime: null }))
    refuse('tokenContract')
  }
  /** The address that a name leads to now is the one that money goes to, whatever it leads to later. */
  const findName = async (name: string, signal: AbortSignal) => {
    drafting.write((draft) => ({ ...draft, isLookingUp: true }))
    await new Promise<void>((resolve) => clock.after(lookUpAfterMs, resolve))
    const { network } = drafting.read()
    if (signal.aborted || !network) return
    try {
      const resources = await internals.resources()
      const profile = (await resources?.profile.account({ network, name, signal }))?.value ?? null
      if (signal.aborted) return
      const coinType = actions()?.coinType?.(network)
      const found = coinType === undefined ? undefined : profile?.addresses.get(coinType)
      const read = found === undefined ? null : actions()?.readRecipient?.(found)
      if (read?.kind !== 'address') return refuse('unregistered')
      // As ENSIP-15 writes it, which is what was looked up.
      accept({
        address: read.address,
        name: profile?.name ?? name,
        avatar: profile?.avatar ?? null,
      })
    } catch (error) {
      if (signal.aborted) return
      // 400: ENSIP-15 gives it no form.
      const { status } = (AppError.is(error) ? error.context : {}) as { status?: unknown }
      refuse(status === 400 ? 'letters' : 'lookupFailed')
    }
  }

  return {
    read,
    learn,
    sentTo: (address) => void session.add(address),
    stop: () => lookUp.abort(),
  }
}

/** Addresses by what they lead to, whatever their letter case. */
const distinct = (addresses: readonly string[]) =>
  addresses.filter((one, index) => addresses.findIndex((other) => equals(one, other)) === index)
