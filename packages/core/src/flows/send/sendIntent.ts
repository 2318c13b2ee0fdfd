import type { Transfer, TransferAsset } from '../../adapter/Transfer.ts'
import * as TransferError from '../../adapter/TransferError.ts'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import { digestOf } from '../../orders/digestOf.ts'
import type { Intent } from '../../orders/Intent.ts'
import { equals } from '../../primitives/Address.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import type { SendRequest } from './SendState.ts'

/**
 * A transfer as an order: see {@link Intent}.
 *
 * @param parameters.actions of the wallet that sends, as they are when they are wanted; `null` while nobody knows
 * @param parameters.nameAsset how the account's holdings name what a chain says was sent; `null` where they do not have
 *   it, as its decimals are not known then
 */
export function sendIntent({
  actions,
  nameAsset,
}: {
  actions(): WalletActions | null
  nameAsset(asset: TransferAsset): HeldAsset | null
}): Intent<SendRequest> {
  return {
    kind: 'send',
    describe({ network, from, recipient, asset: { symbol, decimals }, amountAtomic }) {
      const leaves = [{ symbol, decimals, amountAtomic }]
      return { network, from, to: recipient.address, leaves, arrives: [], allows: [] }
    },
    async prepare(request, options) {
      const estimate = await actions()?.estimate?.(transferOf(request), options)
      if (!estimate) throw TransferError.noEstimate(null)
      return estimate
    },
    ask(request) {
      const asked = actions()?.transfer?.(transferOf(request))
      return asked ?? Promise.reject(TransferError.unasked('This wallet sends nothing.', null))
    },
    async outcome(request, asked) {
      const outcome = await actions()?.outcome?.({ ...asked, transfer: transferOf(request) })
      return outcome ?? { status: 'unread', differences: null, seen: null }
    },
    digest(request) {
      const { network, from, to, asset, amountAtomic } = transferOf(request)
      const { caipNetworkId, chainNamespace } = network
      // Letters of EVM addresses are of either case.
      const plain = (address: string) =>
        chainNamespace === 'eip155' ? address.toLowerCase() : address
      const what =
        asset.kind === 'native'
          ? ['native']
          : asset.kind === 'token'
            ? ['token', plain(asset.address)]
            : [asset.standard, plain(asset.contract), asset.tokenId]
      return digestOf([caipNetworkId, plain(from), plain(to), ...what, amountAtomic])
    },
    async find({ network, ...search }) {
      const found = await actions()?.findTransfer?.({ network, ...search })
      if (!found) return null
      if (!equals(found.from, search.account)) return 'foreign'
      const asset = nameAsset(found.asset)
      if (!asset) return null
      const recipient = { address: found.to, name: null, avatar: null }
      return { network, from: found.from, asset, amountAtomic: found.amountAtomic, recipient }
    },
  }
}

/** What a wallet is asked for. */
function transferOf({
  network,
  from,
  recipient,
  asset: { asset },
  amountAtomic,
}: SendRequest): Transfer {
  return { network, from, to: recipient.address, asset, amountAtomic }
}
