import type { WalletListing } from '@foyer/core/wallets'
import { Icon } from '@foyer/ui'
import { WalletImage } from '../../../feature/WalletImage.tsx'

/** Who is expected: the chosen wallet, or a phone that stands for any. */
export function PairingImage({
  wallet,
  size,
}: {
  wallet: WalletListing.WalletListing | undefined
  /** Width and height in px. */
  size: number
}) {
  if (wallet) return <WalletImage wallet={wallet} listing={wallet} size={size} />
  return (
    <span className="pairing-glyph" style={{ inlineSize: size, blockSize: size }}>
      <Icon name="phone" size={size / 2} />
    </span>
  )
}
