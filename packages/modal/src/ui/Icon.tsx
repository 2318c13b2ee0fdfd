/*
 * Path data follows Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors
 * and, for parts derived from Feather, MIT License, Copyright (c) Cole Bemis.
 */

const paths = {
  back: 'm12 19-7-7 7-7M19 12H5',
  close: 'M18 6 6 18M6 6l12 12',
  help: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01',
  chevron: 'm9 18 6-6-6-6',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M12 18h.01',
  check: 'M20 6 9 17l-5-5',
  refresh:
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
  wallet:
    'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
  disconnect: 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
  external: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  globe:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20 14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  search: 'M11 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16M21 21l-4.3-4.3',
  settings: 'M4 6h10M18 6h2M4 12h2M10 12h10M4 18h8M16 18h4M14 4v4M6 10v4M12 16v4',
  shield:
    'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.800 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  key: 'M15.5 7.5l3 3L22 7l-3-3M21 2l-9.6 9.6M7.5 10a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11',
  download: 'M12 3v12M7 10l5 5 5-5M4 21h16',
  mail: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M22 7l-9 5.7a2 2 0 0 1-2 0L2 7',
}

const mirrored: Partial<Record<IconName, true>> = { back: true, chevron: true, disconnect: true }

export type IconName = keyof typeof paths

export type IconProps = {
  name: IconName
  /** Width and height in px. */
  size?: number | undefined
}

/**
 * A line picture in the colour of the text around it, hidden from screen readers: say the
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
      <path d={paths[name]} />
    </svg>
  )
}
