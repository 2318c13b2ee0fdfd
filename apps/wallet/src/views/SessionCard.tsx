import { useId } from 'react'
import type { Session, Wallet } from '../wallet/Wallet.ts'
import { shorten } from './shorten.ts'

/** An application that is connected, and what can be done with the session. */
export function SessionCard({ session, wallet }: { session: Session; wallet: Wallet }) {
  const { topic, peer, expiresAtMs, families } = session
  const id = useId()
  return (
    <li className="card" aria-labelledby={id} data-topic={topic}>
      <div>
        <h3 id={id}>{peer.name}</h3>
        <p className="quiet">{peer.url}</p>
      </div>
      {families.map(({ namespace, networkId, networks, address, accounts }) => (
        <div key={namespace} className="choices">
          <label className="choice">
            Network
            <select
              value={networkId}
              onChange={({ target }) => wallet.chooseNetwork({ topic, networkId: target.value })}
            >
              {networks.map((network) => (
                <option key={network.id} value={network.id}>
                  {network.name}
                </option>
              ))}
            </select>
          </label>
          <label className="choice">
            Account
            <select
              value={address}
              onChange={({ target }) =>
                wallet.chooseAccount({ topic, namespace, address: target.value })
              }
            >
              {accounts.map((account) => (
                <option key={account.address} value={account.address}>
                  {account.name}, {shorten(account.address)}
                </option>
              ))}
            </select>
          </label>
        </div>
      ))}
      <p className="quiet">
        Until <time dateTime={new Date(expiresAtMs).toISOString()}>{formatTime(expiresAtMs)}</time>
      </p>
      <div className="row">
        <button type="button" onClick={() => wallet.ping(topic)}>
          Ping
        </button>
        <button type="button" onClick={() => wallet.extend(topic)}>
          Extend
        </button>
        <button type="button" className="danger" onClick={() => wallet.disconnect(topic)}>
          Disconnect
        </button>
      </div>
    </li>
  )
}

const formatTime = (timeMs: number) =>
  new Date(timeMs).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
