import type { Network } from '@foyer/core/adapter'
import type { HeldAsset } from '@foyer/core/holdings'
import { AddressBlock, Button, Notice, Skeleton, useWords } from '@foyer/ui'
import { useEffect, useState } from 'react'
import { AssetImage } from './AssetImage.tsx'
import { messages as words } from './messages.ts'

/** A token that no list has, by its address, after a warning: anybody can make one of any name. */
export function UnlistedToken({
  address,
  network,
  onLookUp,
  onChoose,
}: {
  address: string
  network: Network
  onLookUp(address: string): Promise<HeldAsset | null>
  onChoose(asset: HeldAsset): void
}) {
  const messages = useWords(words)
  const [found, setFound] = useState<HeldAsset | null | 'looking'>('looking')
  useEffect(() => {
    let isOver = false
    void onLookUp(address).then((found) => {
      if (!isOver) setFound(found)
    })
    return () => {
      isOver = true
    }
  }, [address, onLookUp])
  if (found === 'looking')
    return (
      <div role="status" aria-label={messages.lookingToken}>
        <Skeleton width="100%" height={56} />
      </div>
    )
  if (found === null)
    return (
      <div className="panel-state" role="status">
        <p>{messages.noTokenThere(network.name)}</p>
      </div>
    )
  return (
    <div className="money">
      <div className="money-panel">
        <div className="money-line">
          <AssetImage asset={found} network={network} size={40} />
          <div className="money-who">
            <strong>
              <bdi>{found.name}</bdi>
            </strong>
            <bdi>{found.symbol}</bdi>
          </div>
        </div>
        <AddressBlock address={address} />
      </div>
      <Notice tone="warn" role="alert">
        {messages.unlisted}
      </Notice>
      <Button full onClick={() => onChoose(found)}>
        {messages.takeToken(found.symbol)}
      </Button>
    </div>
  )
}
