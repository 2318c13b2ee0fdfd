import type { WalletListing } from '@foyer/core/wallets'
import { Button, Icon, Row, useWords } from '@foyer/ui'
import { useState } from 'react'
import { listWallets } from '../../../feature/browseWallets.ts'
import { push, useFeature, useWhileOnScreen } from '../../../feature/FeatureContext.ts'
import { WalletImage } from '../../../feature/WalletImage.tsx'
import { messages as words } from '../messages.ts'

/** Few enough to choose from without knowing any. */
const shownWallets = 5

/** A few wallets for a user who has none. */
export function GetWalletView() {
  const messages = useWords(words)
  const { foyer, wallets } = useFeature()
  const [listings, setListings] = useState<readonly WalletListing.WalletListing[]>([])
  useWhileOnScreen(() => {
    const leaving = new AbortController()
    listWallets(wallets, { page: 1, search: '', signal: leaving.signal }).then(
      (found) => setListings(found.wallets.slice(0, shownWallets)),
      () => {
        // The way to all wallets is still there, and says what failed.
      },
    )
    return () => leaving.abort()
  })
  return (
    <div className="get">
      <p>{messages.getText}</p>
      <ul className="list">
        {listings.map((listing) => (
          <li key={listing.id}>
            <Row
              title={listing.name}
              image={<WalletImage wallet={listing} listing={listing} size={36} />}
              trailing={<Icon name="chevron" size={18} />}
              onClick={() => push(foyer, 'Downloads', { wallet: listing })}
            />
          </li>
        ))}
        <li>
          <Button full onClick={() => push(foyer, 'AllWallets', {})}>
            {messages.exploreAll}
          </Button>
        </li>
      </ul>
    </div>
  )
}
