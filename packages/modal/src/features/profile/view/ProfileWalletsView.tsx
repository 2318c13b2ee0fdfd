import type { ChainState } from '@foyer/core'
import { useWords } from '@foyer/ui'
import { useState } from 'react'
import { push, useFeature, useFoyerState } from '../../../feature/FeatureContext.ts'
import { FamilyImage, familyOf } from '../../../feature/family.tsx'
import { messages as words } from '../messages.ts'
import { AccountRow } from './AccountRow.tsx'

/** Every wallet that is connected, by chain family, and its accounts. */
export function ProfileWalletsView() {
  const messages = useWords(words)
  const chains = useFoyerState((state) => state.chains)
  return (
    <>
      {Object.values(chains).map((chain) => (
        <FamilyWallets key={chain.namespace} chain={chain} />
      ))}
      <p className="profile-hint">{messages.hint}</p>
    </>
  )
}

function FamilyWallets({ chain }: { chain: ChainState }) {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const isActiveFamily = useFoyerState(({ activeNamespace }) => activeNamespace === chain.namespace)
  const { namespace, connections } = chain
  const { heading } = familyOf(foyer, namespace)
  const all = connections.flatMap((connection) =>
    connection.accounts.map((account) => ({ connection, account })),
  )
  // The one that is chosen becomes the first; under the pointer nothing moves.
  const [places] = useState(() => all.map(keyOf))
  const placeOf = (one: (typeof all)[number]) =>
    places.includes(keyOf(one)) ? places.indexOf(keyOf(one)) : places.length
  const rows = [...all].sort((a, b) => placeOf(a) - placeOf(b))
  return (
    <section className="profile-family" aria-label={heading}>
      <div className="profile-heading">
        <FamilyImage namespace={namespace} size={18} />
        <h2>{heading}</h2>
        <button
          type="button"
          className="link"
          aria-label={messages.addFor(heading)}
          onClick={() =>
            push(foyer, 'Connect', {
              addWalletForNamespace: namespace,
              redirectView: 'ProfileWallets',
            })
          }
        >
          {messages.add}
        </button>
      </div>
      {rows.length > 0 ? (
        <ul className="list" aria-label={heading}>
          {rows.map((row) => (
            <li key={keyOf(row)}>
              <AccountRow
                {...row}
                chain={chain}
                isActive={row.connection.isActive && row.account.address === chain.address}
                isActiveFamily={isActiveFamily}
                hasSeveralTypes={new Set(row.connection.accounts.map(({ type }) => type)).size > 1}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="profile-none">{messages.noneConnected}</p>
      )}
    </section>
  )
}

const keyOf = ({
  connection,
  account,
}: {
  connection: { readonly id: string }
  account: { readonly address: string }
}) => `${connection.id} ${account.address}`
