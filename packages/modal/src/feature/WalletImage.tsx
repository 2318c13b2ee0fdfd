import type { WalletListing } from '@foyer/core/wallets'
import { SafeImage } from '@foyer/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useFeature, useStore } from './FeatureContext.ts'

/** What the image of a wallet is rendered from. */
export interface WalletImageProps {
  wallet: {
    readonly id: string
    readonly name: string
    readonly imageUrl?: string | null
    readonly image_url?: string | null
  }
  /** Fetches its image when the wallet brings none itself. */
  listing?: WalletListing.WalletListing | null | undefined
  /** Width and height in px. */
  size: number
}

/**
 * The image of a wallet: the host's choice, else its own, else the catalogue's, which is asked
 * while the image's place is on screen.
 */
export function WalletImage({ wallet, listing, size }: WalletImageProps) {
  const { foyer, wallets } = useFeature()
  const { images } = wallets
  const { connectorImages, customWallets } = useStore(foyer.internals.options)
  const place = useRef<HTMLSpanElement>(null)
  const chosen =
    (connectorImages && Object.hasOwn(connectorImages, wallet.id)
      ? connectorImages[wallet.id]
      : undefined) ?? customWallets?.find(({ id }) => id === wallet.id)?.image_url
  // What a wallet or a server says of itself may be anywhere; only inline data is rendered.
  const own = [wallet.imageUrl, wallet.image_url].find((source) => source?.startsWith('data:'))
  const listingId = listing?.id ?? ''
  const fetched = useSyncExternalStore(images.subscribe, () => images.get(listingId))
  const needed = !chosen && !own ? listing : null
  useEffect(() => {
    const element = place.current
    const view = element?.ownerDocument.defaultView
    if (!needed || !element || !view) return
    let release = () => {}
    const observer = new view.IntersectionObserver((entries) => {
      release()
      release = entries.at(-1)?.isIntersecting ? images.want(needed).release : () => {}
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      release()
    }
  }, [images, needed])
  return (
    <SafeImage
      src={chosen ?? own ?? fetched}
      size={size}
      kind="wallet"
      label={wallet.name}
      seed={wallet.id}
      allowUrl={chosen !== undefined}
      place={place}
    />
  )
}
