import type { WalletListing } from '@foyer/core/wallets'
import { useEffect } from 'react'
import { SafeImage } from '../ui/SafeImage.tsx'
import { useRoom, useStore } from './RoomContext.ts'

/** What the picture of a wallet is drawn from. */
export interface WalletImageProps {
  wallet: {
    readonly id: string
    readonly name: string
    readonly imageUrl?: string | null
    readonly image_url?: string | null
  }
  /** Fetches its picture when the wallet brings none itself. */
  listing?: WalletListing.WalletListing | null | undefined
  /** Width and height in px. */
  size: number
}

/** The picture of a wallet: the host's choice, else its own, else the catalogue's. */
export function WalletImage({ wallet, listing, size }: WalletImageProps) {
  const { foyer, wallets } = useRoom()
  const { images } = useStore(wallets.store)
  const { connectorImages, customWallets } = useStore(foyer.internals.options)
  const chosen =
    connectorImages?.[wallet.id] ?? customWallets?.find(({ id }) => id === wallet.id)?.image_url
  const own = wallet.imageUrl ?? wallet.image_url
  const missing = !chosen && !own && listing ? listing : null
  useEffect(() => {
    if (missing) wallets.wantImage(missing)
  }, [wallets, missing])
  return (
    <SafeImage
      src={chosen ?? own ?? images[listing?.id ?? '']}
      size={size}
      kind="wallet"
      label={wallet.name}
      seed={wallet.id}
      allowUrl={chosen !== undefined}
    />
  )
}
