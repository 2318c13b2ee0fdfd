import { Icon, type IconName } from './Icon.tsx'

/**
 * A line image in a box, where rows have the image of a wallet.
 *
 * @example
 * <Glyph name="phone" />
 */
export function Glyph({ name }: { name: IconName }) {
  return (
    <span className="glyph">
      <Icon name={name} size={18} />
    </span>
  )
}
