import { Icon } from '@foyer/ui'
import type { ReactNode } from 'react'

/**
 * A line of a list of tokens. Its accessible name is all of it: `Ethereum, 2.418 ETH`.
 *
 * @example
 * <TokenRow name="Ethereum" amount="2.418 ETH" image={null} value="$8,912.40" onClick={() => {}} />
 */
export function TokenRow({
  name,
  amount,
  value,
  image,
  isChosen,
  onClick,
}: {
  name: string
  /** With its symbol. */
  amount: string
  value?: string | null | undefined
  image: ReactNode
  isChosen?: boolean | undefined
  onClick(): void
}) {
  return (
    <button
      type="button"
      className="row"
      aria-label={`${name}, ${amount}`}
      aria-current={isChosen || undefined}
      onClick={onClick}
    >
      <span className="row-image">{image}</span>
      <span className="row-text">
        <span className="row-title">
          <bdi>{name}</bdi>
        </span>
        <span className="row-note">
          <bdi dir="ltr">{amount}</bdi>
        </span>
      </span>
      <span className="row-end figure">
        {value && <bdi dir="ltr">{value}</bdi>}
        {isChosen && <Icon name="check" size={18} />}
      </span>
    </button>
  )
}
