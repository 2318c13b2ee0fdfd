import type { TransferEstimate } from '../../adapter/Transfer.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { costOf } from '../amounts/costOf.ts'
import { draftAmount } from '../amounts/draftAmount.ts'
import type { SendDraft, SendForm, SendRequest } from './SendState.ts'

/** How what is written changes, and what is known of it: each time all of it at once. */
export interface Drafting {
  read(): SendDraft
  /** Nobody was asked yet: what is learned still counts. */
  isOpen(): boolean
  /** The user wrote something. Does nothing but in the form. */
  write(change: (draft: SendDraft) => SendDraft): void
  /** More is known. */
  learn(change: (draft: SendDraft) => SendDraft): void
  /** Something speaks against what is reviewed, so that the form is on screen again. */
  leave(change: (draft: SendDraft) => SendDraft): void
}

/** The form of the account and network in use, with nothing in it. */
export function blankDraft(foyer: Foyer, namespace: string): SendDraft {
  const chain = foyer.getState().chains[namespace]
  return {
    ...{ namespace, network: chain?.network ?? null, from: chain?.address ?? null },
    ...{ wanted: { assetAddress: '', chainId: null, isMax: false }, asset: null },
    ...{ amountText: '', unit: 'token', amountAtomic: null, isMax: false },
    ...{ recipientText: '', recipient: null, recipientProblem: null, wantedNetwork: null },
    ...{ isLookingUp: false, estimate: null, lookAlike: null, isLookAlikeAccepted: false },
    ...{ recent: [], isFirstTime: null, isContract: false, counterparts: 'absent' },
    draftNotice: null,
  }
}

/** The amount, once anything changed that it follows. */
export function withAmount(draft: SendDraft): SendDraft {
  const { asset, estimate } = draft
  if (!asset) return { ...draft, amountAtomic: null }
  const { reserveAtomic, ...cost } = figuresOf(estimate)
  const staysAtomic = asset.asset.kind === 'native' ? (reserveAtomic ?? costOf(cost)) : 0n
  return { ...draft, ...draftAmount({ ...draft, asset, staysAtomic }) }
}

/** What is reviewed; `null` while a part of it is missing. */
export function requestOf({
  network,
  from,
  recipient,
  asset,
  amountAtomic,
}: SendDraft): SendRequest | null {
  if (!network || !from || !recipient || !asset || !amountAtomic) return null
  return { network, from, recipient, asset, amountAtomic }
}

/** What the fee is read with before everything is filled in: it hardly depends on the rest. */
export function likelyRequest(draft: SendDraft): SendRequest | null {
  const { network, from, recipient, asset, amountAtomic } = draft
  if (!network || !from || !asset) return null
  const most = amountAtomic && amountAtomic <= asset.atomic ? amountAtomic : asset.atomic
  return {
    ...{ network, from, asset, amountAtomic: most > 0n ? most : 1n },
    recipient: recipient ?? { address: from, name: null, avatar: null },
  }
}

/** An estimate as the state shows it, with nothing where nobody knows. */
export function figuresOf(
  estimate: TransferEstimate | null,
): Pick<SendForm, 'feeAtomic' | 'extraCosts' | 'reserveAtomic' | 'arrivesAtomic'> {
  return {
    feeAtomic: estimate?.feeAtomic ?? null,
    extraCosts: estimate?.extraCosts ?? [],
    reserveAtomic: estimate?.reserveAtomic ?? null,
    arrivesAtomic: estimate?.arrivesAtomic ?? null,
  }
}
