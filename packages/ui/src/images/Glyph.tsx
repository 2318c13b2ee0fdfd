import { Icon, type IconName } from './Icon.tsx'

/**
 * A line image in a box, where rows have the image of a wallet.
 *
 * @example
 * <Glyph name="phone" />
 */
export function Glyph({ name, size }: { name: IconName /** 36 when absent. */; size?: number }) {
  return (
    <span className="glyph" style={size === undefined ? undefined : sizes(size)}>
      <Icon name={name} size={size === undefined ? 18 : size / 2} />
    </span>
  )
}

/** Small ones are as round as they are large. */
const sizes = (size: number) => ({
  ...{ inlineSize: size, blockSize: size },
  ...(size < 36 && { borderRadius: size / 3.6 }),
})
