import type { Network } from '@foyer/core/adapter'
import { Glyph, SafeImage, tokenIcon } from '@foyer/ui'
import { useState } from 'react'
import { useFeature, useStore } from './FeatureContext.ts'
import { NetworkImage } from './NetworkImage.tsx'
import { ownTokens } from './ownTokens.ts'

/**
 * The image of a token: the application's own, else the backend's; of what a chain counts in, that of
 * the network. A token without one has a neutral mark: a letter could pass for another token's.
 */
export function TokenImage({
  address,
  iconUrl,
  network,
  size,
}: {
  /** CAIP-10; `null` for what the chain counts in. */
  address: string | null
  iconUrl: string | null
  network: Network
  size: number
}) {
  const { foyer } = useFeature()
  const [failed, setFailed] = useState<string>()
  const { tokens } = useStore(foyer.internals.options)
  const plain = address?.split(':')[2]?.toLowerCase()
  const own = ownTokens(tokens, network.caipNetworkId).find(
    (token) => token.address.toLowerCase() === plain,
  )?.image
  const source = own ?? iconUrl
  const isShown = source && source !== failed
  if (!isShown && address === null) return <NetworkImage network={network} size={size} />
  if (!isShown) return <Glyph name={tokenIcon} size={size} />
  return (
    // Where there is no such image after all, no letter takes its place either.
    <span style={{ display: 'contents' }} onErrorCapture={() => setFailed(source)}>
      {/* The resources let through what lies on the backend alone; the application's own is its choice. */}
      <SafeImage src={source} size={size} kind="token" label="" seed={address ?? ''} allowUrl />
    </span>
  )
}
