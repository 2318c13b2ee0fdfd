import { Fragment, type ReactNode } from 'react'
import tileCss from './tile.css?inline'

/** The style of {@link Tile}: add it to the sheet of the page or shadow root that renders it. */
export const tileStyles: string = tileCss

/** What a tile is rendered with. */
export type TileProps = {
  /** Also the whole accessible name; two lines at most are shown. */
  title: string
  /** A 52 px image. */
  image: ReactNode
  /** Said after the name: "Installed, Recent". */
  description?: string | undefined
  /** Stands under the name, which then has one line: "Installed". */
  note?: string | undefined
  tone?: 'ok' | 'muted' | undefined
  /** Marks the image as the same object in the next view: `wallet:<id>`. */
  dataShared?: string | undefined
  onClick: () => void
}

/**
 * One cell of a grid: an image over its name.
 *
 * @example
 * <Tile title="Rainbow" image={null} onClick={() => console.log('Rainbow')} />
 */
export function Tile({
  title,
  image,
  description,
  note,
  tone = 'muted',
  dataShared,
  onClick,
}: TileProps) {
  return (
    <button
      type="button"
      className="tile"
      aria-label={title}
      aria-description={description}
      onClick={onClick}
    >
      <span data-shared={dataShared}>{image}</span>
      <bdi>{breakable(title)}</bdi>
      {note && (
        <span className="tile-note" data-tone={tone}>
          {note}
        </span>
      )}
    </button>
  )
}

/** Lets a name that is too wide go on below before a capital: "Wallet", "Connect". */
const breakable = (title: string) =>
  title
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1\n')
    .split('\n')
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name never change places
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))
