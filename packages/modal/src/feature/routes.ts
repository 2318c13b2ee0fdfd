import type { PublicRoutes } from '@foyer/core'
import type { WalletListing } from '@foyer/core/wallets'

/**
 * The views that other features lead to, with the parameters each one takes. They stand here and not in
 * the manifest of their feature, which may be absent: ask `navigation.has` first.
 */
export interface Routes extends PublicRoutes {
  /** One wallet, while it is asked. */
  readonly ConnectingExternal: PublicRoutes['Connect'] & {
    /** As in `getState`, or with the chain family where the same wallet is on several. */
    readonly connector: { readonly id: string; readonly chain?: string }
  }
  /** One wallet, while it is asked on several chain families. */
  readonly ConnectingMultiChain: PublicRoutes['Connect'] & {
    readonly connectors: readonly { readonly id: string; readonly chain: string }[]
  }
  /** A wallet on another device or in another application; any that scans, or a chosen one. */
  readonly ConnectingWalletConnect: Way & {
    readonly wallet?: WalletListing.WalletListing
  }
  readonly ConnectingWalletConnectBasic: Routes['ConnectingWalletConnect']
  /** Where one wallet can be had; on a phone it is opened first if it is to be. */
  readonly Downloads: { readonly wallet: WalletListing.WalletListing; readonly opens?: boolean }
  /** A few wallets for a user who has none. */
  readonly GetWallet: object
  readonly AccountSettings: object
  /** One network, while the wallet is asked: its CAIP-2 id, or as `getState` shows it. */
  readonly SwitchNetwork: { readonly network: string | { readonly caipNetworkId: string } }
  /** The ways to get money into the account. */
  readonly FundWallet: object
}

/** What every view on the way to a connection takes. */
export type Way = Pick<
  PublicRoutes['Connect'],
  'redirectView' | 'namespace' | 'addWalletForNamespace'
> &
  PublicRoutes['ConnectingWalletConnectBasic']

/** Of the parameters of a view, those that the next view on the way to a connection takes, too. */
export const passOn = ({ redirectView, uri, namespace, addWalletForNamespace }: Way): Way => ({
  ...(redirectView && { redirectView }),
  ...(uri && { uri }),
  ...(namespace && { namespace }),
  ...(addWalletForNamespace && { addWalletForNamespace }),
})
