/** The part of a grid of equal cells that is rendered. */
export interface GridWindow {
  readonly columns: number
  /** From the top of one row to the top of the next, in CSS px. */
  readonly rowPx: number
  /** First row that is rendered, and the one after the last. The grid itself may end before that. */
  readonly first: number
  readonly end: number
}

/** Rows that are rendered above and below those in sight, so that a quick scroll meets no blank. */
const spareRows = 8
/** The window moves by this many rows at once, so that most scroll events render nothing. */
const stepRows = 2

/**
 * The window for what is in sight, from `fromPx` to `toPx` below the top of the grid. Both may lie
 * outside the grid.
 */
export function windowAround({
  columns,
  rowPx,
  fromPx,
  toPx,
}: {
  readonly columns: number
  readonly rowPx: number
  readonly fromPx: number
  readonly toPx: number
}): GridWindow {
  const first = Math.floor((fromPx / rowPx - spareRows) / stepRows) * stepRows
  const end = Math.ceil((toPx / rowPx + spareRows) / stepRows) * stepRows
  return { columns, rowPx, first: Math.max(0, first), end: Math.max(0, end) }
}

/** A page of a list takes longer to come than a short view takes to scroll through. */
const minAheadPx = 300

/**
 * How many rows, from the first, are in sight or no further below it than the view is high: what is
 * missing among them should be on its way.
 */
export function rowsNear({
  rowPx,
  fromPx,
  toPx,
}: {
  readonly rowPx: number
  readonly fromPx: number
  readonly toPx: number
}): number {
  return Math.max(0, Math.ceil((toPx + Math.max(minAheadPx, toPx - fromPx)) / rowPx))
}

/**
 * Which cells are rendered, in order: those of the window, and around it what Tab may reach in one step:
 * the row of the focused cell with the rows beside it, and both ends of the list. So Tab meets every
 * cell in order, as it would if all were there, wherever the list was scrolled to meanwhile.
 *
 * @param stops how many cells, from the first, can have the focus
 */
export function cellsToDraw({
  window: { columns, first, end },
  count,
  stops,
  focused,
}: {
  readonly window: GridWindow
  readonly count: number
  readonly stops: number
  readonly focused: number | null
}): readonly number[] {
  const rows = new Set<number>()
  for (let row = first; row < end; row++) rows.add(row)
  rows.add(0).add(rowOf(Math.max(0, stops - 1), columns))
  if (focused !== null)
    for (const beside of [-1, 0, 1]) rows.add(rowOf(Math.min(focused, count), columns) + beside)
  return [...rows]
    .sort((a, b) => a - b)
    .flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column))
    .filter((index) => index >= 0 && index < count)
}

/**
 * How far to scroll on, in CSS px, so that the first cell in sight stays the first when the columns or
 * the height of a row change.
 */
export function shiftBetween(before: GridWindow, after: GridWindow, fromPx: number): number {
  const row = Math.floor(Math.max(0, fromPx) / before.rowPx)
  return rowOf(row * before.columns, after.columns) * after.rowPx - row * before.rowPx
}

/** The row a cell stands in. */
export const rowOf = (index: number, columns: number): number => Math.floor(index / columns)
