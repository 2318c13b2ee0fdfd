import { AddressBlock, Artwork, Button, CopyButton, Icon, imageIcon, useWords } from '@foyer/ui'
import { push, useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { useActiveChain } from '../../../feature/laterHooks.ts'
import { NetworkImage } from '../../../feature/NetworkImage.tsx'
import { copyText } from '../../../platform/copyText.ts'
import { messages as words } from '../messages.ts'

/**
 * One collectible: what it is, whole, and the way to send it.
 */
export function NftDetailView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const chain = useActiveChain()
  const nft = useParameters('NftDetail')
  const { contract, tokenId, standard, name, collection, amount, previewUrl } = nft
  const { network } = chain ?? {}
  const address = contract.split(':')[2] ?? contract
  if (!network) return null
  return (
    <div className="nft-detail">
      <span className="nft-art">
        <Artwork src={previewUrl} fallback={<Icon name={imageIcon} size={40} />} />
      </span>
      <dl>
        {collection && (
          <>
            <dt>{messages.collection}</dt>
            <dd>
              <bdi>{collection}</bdi>
            </dd>
          </>
        )}
        <dt>{messages.tokenId}</dt>
        <dd className="nft-id">
          <bdi dir="ltr">{tokenId}</bdi>
        </dd>
        {amount !== '1' && (
          <>
            <dt>{messages.pieces}</dt>
            <dd>{amount}</dd>
          </>
        )}
        <dt>{messages.network}</dt>
        <dd>
          <NetworkImage network={network} size={18} />
          <bdi>{network.name}</bdi>
        </dd>
      </dl>
      <div className="nft-contract">
        <span>{messages.contract}</span>
        <div>
          <AddressBlock address={address} />
          <CopyButton
            value={address}
            label={messages.copyContract}
            copiedLabel={messages.copied}
            onCopy={copyText}
          />
        </div>
      </div>
      {foyer.internals.navigation.has('WalletSend') && (
        <Button
          variant="primary"
          full
          onClick={() => {
            foyer.internals.track('OPEN_SEND')
            push(foyer, 'WalletSend', {
              amount: '1',
              collectible: {
                ...{ contract: address, tokenId, standard, name, pieces: amount },
                imageUrl: previewUrl,
              },
            })
          }}
        >
          {messages.send}
        </Button>
      )}
    </div>
  )
}
