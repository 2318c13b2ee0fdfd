import { Address, type ChainState } from '@foyer/core'
import type { NativeBalanceState } from '@foyer/core/client'
import { Avatar, dollars, heldAmount, localNumber } from '@foyer/ui'
import { createPortal } from 'react-dom'
import { useFeature } from '../../../feature/FeatureContext.ts'

/** What the account says of itself at its head. */
export interface SmallHeaderProps {
  readonly chain: ChainState
  readonly balance: NativeBalanceState
  readonly totalUsd: number | null
}

const fadeMs = 100

/**
 * Whose account it is and with how much, small between the buttons of the card's header. It repeats what is
 * written further up, so it is for eyes alone. Loaded when a user scrolls, which is why its style is here.
 */
export function SmallHeader({
  chain,
  balance,
  totalUsd,
  place,
}: SmallHeaderProps & { place: Element }) {
  const { locale } = useFeature()
  const { address, profileName, profileImage } = chain
  if (!address) return null
  return createPortal(
    <span
      ref={fadeIn}
      aria-hidden="true"
      style={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 8 }}
    >
      <Avatar seed={address} size={24} image={profileImage} />
      <bdi style={{ unicodeBidi: 'isolate' }}>{profileName ?? Address.shorten(address)}</bdi>
      <bdi
        dir={totalUsd === null ? 'ltr' : undefined}
        style={{ flex: 'none', color: 'var(--f-text-2)', fontWeight: 400 }}
      >
        {totalUsd === null ? nativeFigure(balance, locale) : dollars(totalUsd, locale)}
      </bdi>
    </span>,
    place,
  )
}

/** Nothing moves, so it is the same under reduced motion. */
const fadeIn = (element: HTMLElement | null) => {
  element?.animate?.({ opacity: [0, 1] }, fadeMs)
}

function nativeFigure(balance: NativeBalanceState, locale: string | undefined): string {
  if (!('atomic' in balance)) return ''
  if (!balance.formatted) return `${heldAmount(balance, locale)} ${balance.symbol}`
  const { whole, fraction } = localNumber(balance.formatted, locale)
  return `${whole}${fraction} ${balance.symbol}`
}
