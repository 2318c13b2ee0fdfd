import type { CSSProperties, ReactNode } from 'react'
import avatarCss from './avatar.css?inline'
import { SafeImage } from './SafeImage.tsx'
import { seed as seedOf } from './seed.ts'

/** The style of {@link Avatar}: add it to the sheet of the page or shadow root that renders it. */
export const avatarStyles: string = avatarCss

export type AvatarProps = {
  /** An address or a name; the same one always gets the same colours. */
  seed: string
  /** Width and height in px. */
  size?: number | undefined
  /** Laid over the colours once it passed every check: `data:`, or on the backend. */
  image?: string | null | undefined
  /** A 24 px image at the bottom end: the network. */
  badge?: ReactNode
}

// Chosen by eye to go together whichever is rendered; free hues turn to mud when they blend.
const lights = ['#f2c9a1', '#f5b8b0', '#f3dda0', '#d9c7f2', '#bfe3c8', '#b5d8f0']
const middles = ['#62cbc7', '#e88f6a', '#8fa3f0', '#d98ab8', '#7fc28a', '#e0b04c']
const deeps = ['#3b4a8c', '#5b2f6b', '#1f5a5e', '#7a3140', '#2f5a3c', '#8a4a1e']
const grounds = ['#c98f7a', '#8c7aa8', '#6f9a94', '#b88a5a', '#9a6f7f', '#6f86ad']

/**
 * A mesh of colours that stands for an account. Decorative: the address is beside it.
 *
 * @example
 * <Avatar
 *   seed="0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
 *   badge={<SafeImage src={null} size={24} kind="network" label="Base" seed="eip155:8453" />}
 * />
 */
export function Avatar({ seed, size = 64, image, badge }: AvatarProps) {
  const next = seedOf(seed)
  const pick = (colours: string[]) => colours[next(colours.length)]
  const blob = (colours: string[], x: number, y: number, reach: number) =>
    `radial-gradient(at ${x + next(25)}% ${y + next(25)}%, ${pick(colours)}, transparent ${reach}%)`
  const background = `${[blob(lights, 8, 8, 60), blob(middles, 68, 18, 55), blob(deeps, 48, 76, 60)]},${pick(grounds)}`
  return (
    <span className="avatar" style={{ '--s': `${size}px`, background } as CSSProperties}>
      {image && <SafeImage src={image} size={size} kind="wallet" seed={seed} allowUrl />}
      {badge && <span className="avatar-badge">{badge}</span>}
    </span>
  )
}
