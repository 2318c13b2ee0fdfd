import type { ChainFamily } from '../families/ChainFamily.ts'

/** What the wallet holds, for users who want to see an address whole. */
export function Accounts({ families }: { families: readonly ChainFamily[] }) {
  return (
    <details>
      <summary>Accounts and networks</summary>
      {families.map(({ namespace, networks, accounts }) => (
        <dl key={namespace} className="facts">
          {networks.map(({ id, name, rpcUrl }) => (
            <div key={id}>
              <dt>
                {name} ({id})
              </dt>
              <dd className="mono">{rpcUrl}</dd>
            </div>
          ))}
          {accounts.map(({ name, address }) => (
            <div key={address}>
              <dt>{name}</dt>
              <dd className="mono">{address}</dd>
            </div>
          ))}
        </dl>
      ))}
    </details>
  )
}
