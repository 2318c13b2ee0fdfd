import iconCss from './icon.css?inline'

/** The style of {@link Icon}: add it to the sheet of the page or shadow root that renders it. */
export const iconStyles: string = iconCss
/*
 * Path data follows Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors
 * and, for parts derived from Feather, MIT License, Copyright (c) Cole Bemis.
 */

const paths = {
  back: 'm12 19-7-7 7-7M19 12H5',
  close: 'M18 6 6 18M6 6l12 12',
  help: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01',
  chevron: 'm9 18 6-6-6-6',
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M12 18h.01',
  check: 'M20 6 9 17l-5-5',
  refresh:
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
  wallet:
    'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
}

const mirrored: Partial<Record<string, true>> = { back: true, chevron: true }

/** An outline of `laterIcons.ts` or `seldomIcons.ts`: what only some features render loads with them. */
type IconPath = `M${string}` | `m${string}`

export type IconName = keyof typeof paths | IconPath

export type IconProps = {
  name: IconName
  /** Width and height in px. */
  size?: number | undefined
}

/**
 * A line image in the colour of the text around it, hidden from screen readers: say the
 * meaning in words beside it.
 *
 * @example
 * <Icon name="chevron" size={20} />
 */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className="icon"
      data-mirror={mirrored[name]}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name as keyof typeof paths] ?? name} />
    </svg>
  )
}
