import { Amount } from '@foyer/core'
import type { Network } from '@foyer/core/adapter'
import type { TokenBalance } from '@foyer/core/client'
import { Button, Icon, imageIcon, Notice, roundedAmount, Skeleton, useWords } from '@foyer/ui'
import { useEffect, useState } from 'react'
import type { Views } from '../../../feature/Feature.ts'
import { push, useFeature, useOnScreen, useStore } from '../../../feature/FeatureContext.ts'
import { familyOf } from '../../../feature/family.tsx'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { TokenImage } from '../../../feature/TokenImage.tsx'
import { TokenRow } from '../../../feature/TokenRow.tsx'
import { upgradeTargets } from '../begun.ts'
import { messages as words } from '../messages.ts'
import { type OnNetwork, readEverything } from './readEverything.ts'

/** What a login's wallet has, everywhere, and the way of each to a wallet of the user's own. */
export function UpgradeEmailWalletView() {
  const messages = useWords(words)
  const { foyer, locale } = useFeature()
  const onScreen = useOnScreen()
  const targets = upgradeTargets(foyer)
  const to = useStore(targets)
  const [found, setFound] = useState<readonly OnNetwork[] | null>(null)
  const [reads, setReads] = useState(0)
  const [isMissing, setMissing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press on Try again reads anew
  useEffect(() => {
    if (!onScreen) return undefined
    const leaving = new AbortController()
    readEverything(foyer, leaving.signal).then(setFound, () => {
      // It was left.
    })
    return () => leaving.abort()
  }, [foyer, onScreen, reads])

  const move = async (network: Network, what: Views['WalletSend']) => {
    const { chainNamespace: namespace, caipNetworkId: chainId } = network
    const address = to[namespace]?.trim()
    setMissing(!address)
    if (!address) return
    const { activeNamespace, chains } = foyer.getState()
    if (activeNamespace !== namespace || chains[namespace]?.network?.caipNetworkId !== chainId)
      await foyer.switchNetwork(chainId)
    foyer.internals.track('OPEN_SEND')
    push(foyer, 'WalletSend', { namespace, chainId, to: address, ...what })
  }
  if (!found)
    return (
      <div className="upgrade" role="status" aria-label={messages.reading}>
        <Skeleton width="100%" height={64} radius={14} />
        <Skeleton width="100%" height={64} radius={14} />
      </div>
    )
  const namespaces = [...new Set(found.map(({ network }) => network.chainNamespace))]
  const isEmpty = found.every(
    ({ tokens, nfts, status }) => tokens.length + nfts.length === 0 && status === 'ready',
  )
  return (
    <div className="upgrade">
      <p>{isEmpty ? messages.nothing : messages.intro}</p>
      {!isEmpty &&
        namespaces.map((namespace) => (
          <AddressField
            key={namespace}
            label={messages.ownAddress(familyOf(foyer, namespace).name)}
            value={to[namespace] ?? ''}
            onChange={(text) => {
              setMissing(false)
              targets.setState({ [namespace]: text })
            }}
          />
        ))}
      {isMissing && (
        <Notice tone="warn" role="alert">
          {messages.enterAddress}
        </Notice>
      )}
      {found.map(({ network, tokens, nfts, spamCount, status }) => {
        const { caipNetworkId, name } = network
        if (status === 'ready' && tokens.length + nfts.length + spamCount === 0) return null
        const row = (token: TokenBalance) => (
          <TokenRow
            key={token.address ?? 'native'}
            name={messages.move(token.name)}
            amount={`${roundedAmount(Amount.toDecimal(token), locale, token.decimals)} ${token.symbol}`}
            image={
              <TokenImage
                address={token.address}
                iconUrl={token.iconUrl}
                network={network}
                size={36}
              />
            }
            onClick={() =>
              void move(network, {
                isMax: true,
                assetAddress: token.address?.split(':')[2] ?? 'native',
              })
            }
          />
        )
        return (
          <section key={caipNetworkId}>
            <h2>
              <NetworkImage network={network} size={18} />
              <bdi>{name}</bdi>
            </h2>
            {tokens.map((token) => token.address !== null && row(token))}
            {nfts.map((nft) => (
              <TokenRow
                key={`${nft.contract} ${nft.tokenId}`}
                name={messages.move(nft.name)}
                amount={nft.collection ?? `#${nft.tokenId}`}
                image={
                  <span className="glyph">
                    <Icon name={imageIcon} size={20} />
                  </span>
                }
                onClick={() =>
                  void move(network, {
                    amount: `${nft.amount}`,
                    collectible: {
                      contract: nft.contract.split(':')[2] ?? nft.contract,
                      ...{ tokenId: `${nft.tokenId}`, standard: nft.standard, name: nft.name },
                      ...{ pieces: `${nft.amount}`, imageUrl: nft.previewUrl },
                    },
                  })
                }
              />
            ))}
            {tokens.map((token) => token.address === null && row(token))}
            {tokens.length + nfts.length > 1 && tokens.at(-1)?.address === null && (
              <p className="upgrade-note">{messages.last}</p>
            )}
            {spamCount > 0 && <p className="upgrade-note">{messages.spam(spamCount)}</p>}
            {status !== 'ready' && (
              <>
                <Notice tone="warn">
                  {status === 'failed' ? messages.unread(name) : messages.incomplete(name)}
                </Notice>
                <Button full onClick={() => setReads(reads + 1)}>
                  {messages.tryAgain}
                </Button>
              </>
            )}
          </section>
        )
      })}
    </div>
  )
}

function AddressField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange(text: string): void
}) {
  return (
    <label className="upgrade-field">
      {label}
      <input
        dir="ltr"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}
