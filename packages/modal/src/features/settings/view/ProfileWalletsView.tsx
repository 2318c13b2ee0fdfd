import { Address } from '@foyer/core'
import { useState } from 'react'
import { push, useActiveChain, useFeature } from '../../../feature/FeatureContext.ts'
import { useWords } from '../../../feature/words.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Row } from '../../../ui/controls/Row.tsx'
import { Avatar } from '../../../ui/images/Avatar.tsx'
import { Tag } from '../../../ui/text/Tag.tsx'
import { messages as words } from '../messages.ts'

/** The accounts of the connected wallet, and the way to another wallet. */
export function ProfileWalletsView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const chain = useActiveChain()
  // The one that is chosen becomes the first of the wallet; under the pointer nothing moves.
  const [places] = useState(() => chain?.allAccounts.map(({ address }) => address) ?? [])
  if (!chain) return null
  const { namespace, address: active } = chain
  const placeOf = ({ address }: { address: string }) =>
    places.includes(address) ? places.indexOf(address) : places.length
  const allAccounts = [...chain.allAccounts].sort((a, b) => placeOf(a) - placeOf(b))
  return (
    <>
      <ul className="list" aria-label={messages.accounts}>
        {allAccounts.map(({ address }) => (
          <li key={address}>
            <Row
              title={Address.shorten(address)}
              aria-current={address === active || undefined}
              image={<Avatar seed={address} size={36} />}
              trailing={address === active && <Tag tone="ok">{messages.active}</Tag>}
              onClick={() => foyer.internals.selectAccount(namespace, address)}
            />
          </li>
        ))}
      </ul>
      <p className="settings-hint">{messages.switchHint}</p>
      <Button
        full
        onClick={() =>
          push(foyer, 'Connect', {
            addWalletForNamespace: namespace,
            redirectView: 'ProfileWallets',
          })
        }
      >
        {messages.otherWallet}
      </Button>
    </>
  )
}
