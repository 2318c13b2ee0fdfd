import { getSmartAccount } from '@foyer/core/smart-accounts'
import { AddressBlock, Notice, Switch, useWords } from '@foyer/ui'
import { useState, useSyncExternalStore } from 'react'
import { useFeature } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { messages as words } from '../messages.ts'

/** Which account comes first, where both are, and where there is one at all. */
export function SmartAccountSettingsView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const { store, prefer } = getSmartAccount(foyer)
  const { address, ownAddress, preferred, isDeployed, enabledNetworks } = useSyncExternalStore(
    store.subscribe,
    store.getState,
  )
  const requested = useActiveChain()?.requestedNetworks ?? []
  const names = requested.filter(({ caipNetworkId }) => enabledNetworks.includes(caipNetworkId))
  const [hasFailed, setFailed] = useState(false)
  const isFirst = preferred === 'smartAccount'
  return (
    <div className="smart-account">
      <Switch
        label={messages.title}
        description={isFirst ? messages.first : messages.notFirst}
        isOn={isFirst}
        isDisabled={address === null}
        onChange={(isOn) => {
          setFailed(false)
          prefer(isOn ? 'smartAccount' : 'eoa').catch(() => setFailed(true))
        }}
      />
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {messages.failed}
        </Notice>
      )}
      {address === null && (
        <Notice tone="info" role="status">
          {messages.notHere}
        </Notice>
      )}
      <p>{messages.intro}</p>
      <dl>
        {address && (
          <div>
            <dt>{messages.address}</dt>
            <dd>
              <AddressBlock address={address} />
            </dd>
            {isDeployed !== null && (
              <dd>
                <p>{isDeployed ? messages.isThere : messages.isNotThere}</p>
              </dd>
            )}
          </div>
        )}
        {ownAddress && (
          <div>
            <dt>{messages.ownAddress}</dt>
            <dd>
              <AddressBlock address={ownAddress} />
            </dd>
          </div>
        )}
        {names.length > 0 && (
          <div>
            <dt>{messages.networks}</dt>
            <dd>
              <ul>
                {names.map(({ caipNetworkId, name }) => (
                  <li key={caipNetworkId}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <p>{messages.twoAddresses}</p>
      {address && <Notice tone="warn">{messages.warning}</Notice>}
    </div>
  )
}
