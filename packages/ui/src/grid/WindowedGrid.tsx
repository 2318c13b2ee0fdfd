import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  cellsToDraw,
  type GridWindow,
  rowOf,
  rowsNear,
  shiftBetween,
  windowAround,
} from './gridWindow.ts'
import longListCss from './long-list.css?inline'

/** The style of {@link WindowedGrid}: add it to the sheet of the page or shadow root that renders it. */
export const longListStyles: string = longListCss

/** Where a grid was left. Keep it to render the grid again at the same place. */
export interface GridPlace {
  window: GridWindow
  scrollPx: number
  /** Index of the cell that has, or had last, the focus. */
  focused: number | null
  /** Rendered again, the grid gives the focus to that cell. */
  returnsFocus: boolean
}

/** The place at the top of a grid that was never rendered; the first look at it corrects the sizes. */
export const topOfGrid = (): GridPlace => ({
  window: windowAround({ columns: 4, rowPx: 100, fromPx: 0, toPx: 0 }),
  scrollPx: 0,
  focused: null,
  returnsFocus: false,
})

/** What a windowed grid is rendered with. */
export type WindowedGridProps = {
  /** The accessible name of the list. */
  label: string
  /** Cells that can be rendered. */
  count: number
  /** Cells after those, for what is on its way: the first of them can have the focus. */
  pending: number
  /** Of all there are, on their way or not: read out as the size of the list. */
  total: number
  /** Nothing is there yet. */
  busy: boolean
  /** Changed by the grid as it is used. */
  place: GridPlace
  /** Renders a cell with one button. Cells are rendered again when this function is another one. */
  render: (index: number) => ReactNode
  /** What a cell keeps when others come before it; its index by default. */
  keyOf?: (index: number) => string | undefined
  /** Renders what stands in for a cell on its way, the first of them with a button. */
  renderPending: (nth: number) => ReactNode
  /** Cells on their way came near. Called again and again while they are. */
  onPending: () => void
}

/**
 * A list of equally large cells in columns, of which only those around what is in sight are in the
 * document, however long the list is. It scrolls with the box it stands in.
 *
 * Tab goes through every cell in order, wherever the list was scrolled to. The style sheet decides how
 * many columns there are.
 *
 * @example
 * const place = topOfGrid()
 * const grid = (
 *   <WindowedGrid
 *     label="Numbers"
 *     count={10_000}
 *     pending={0}
 *     total={10_000}
 *     busy={false}
 *     place={place}
 *     render={(index) => <button type="button">{index}</button>}
 *     renderPending={() => null}
 *     onPending={() => {}}
 *   />
 * )
 */
export function WindowedGrid(props: WindowedGridProps) {
  const { label, count, pending, total, busy, place, render, keyOf, renderPending, onPending } =
    props
  const list = useRef<HTMLUListElement>(null)
  const [window, setWindow] = useState(place.window)
  const [focused, setFocused] = useState(place.focused)
  const { columns, rowPx } = window
  const cells = count + pending
  const stops = pending > 0 ? count + 1 : count
  const rows = rowOf(cells + columns - 1, columns)

  // Beside the state: a scroll changes it often, and nothing is rendered differently for it.
  const near = useRef(0)
  const askAhead = () => {
    if (pending > 0 && near.current * place.window.columns > count) onPending()
  }
  const newest = useRef(askAhead)
  useLayoutEffect(() => {
    newest.current = askAhead
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is where the grid begins
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const scroller = scrollerOf(element)
    scroller.scrollTop = place.scrollPx
    const look = () => {
      const before = place.window
      const sizes = sizesOf(element, before)
      // Closed: there is nothing to be seen, and no size.
      if (!sizes) return
      const seen = scroller.getBoundingClientRect()
      const fromPx = seen.top - element.getBoundingClientRect().top
      const sight = { ...sizes, fromPx, toPx: fromPx + seen.height }
      const after = windowAround(sight)
      near.current = rowsNear(sight)
      place.scrollPx = scroller.scrollTop
      if (isSame(before, after)) return
      place.window = after
      return { after, shiftPx: shiftBetween(before, after, fromPx) }
    }
    const follow = () => {
      const news = look()
      if (news) {
        // In the same frame: later, the next one would show a blank.
        flushSync(() => setWindow(news.after))
        if (news.shiftPx !== 0) scroller.scrollTop += news.shiftPx
      }
      newest.current()
    }
    const first = look()
    if (first) setWindow(first.after)
    const { ResizeObserver } = element.ownerDocument.defaultView as Window & typeof globalThis
    const resizes = new ResizeObserver(follow)
    for (const each of [scroller, element]) resizes.observe(each)
    // The size of text changes the cells and not always the list.
    if (element.firstElementChild) resizes.observe(element.firstElementChild)
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => {
      scroller.removeEventListener('scroll', follow)
      resizes.disconnect()
    }
  }, [])

  const cellAt = (index: number) =>
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)
  const holder = useRef<HTMLElement>(null)
  // A cell that moved keeps its focus; one that takes the place of what stood in for it takes it over.
  useLayoutEffect(() => {
    if (!holder.current || focused === null) return
    const root = list.current?.getRootNode() as Document | ShadowRoot
    if (list.current?.contains(root.activeElement)) return
    const heir = holder.current.isConnected ? holder.current : cellAt(focused)
    heir?.focus({ preventScroll: true })
  })
  // After the view that renders this grid was given the focus: on a cell, that is the place's by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the grid begins
  useEffect(() => {
    if (place.returnsFocus && focused !== null) cellAt(focused)?.focus({ preventScroll: true })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever more came, or none did
  useEffect(askAhead, [window, count, pending, onPending])

  return (
    <ul
      ref={list}
      className="tiles"
      aria-label={label}
      aria-busy={busy}
      style={{ blockSize: rows * rowPx }}
      onFocus={({ target }) => {
        const index = Number(target.closest('li')?.dataset.index)
        holder.current = target as HTMLElement
        place.focused = index
        place.returnsFocus = true
        setFocused(index)
      }}
      onBlur={({ relatedTarget }) => {
        holder.current = null
        // Not when the whole view is left.
        if (relatedTarget && list.current && scrollerOf(list.current).contains(relatedTarget))
          place.returnsFocus = false
      }}
    >
      {cellsToDraw({ window, count: cells, stops, focused }).map((index) => (
        <Cell
          key={index < count && keyOf ? `id ${keyOf(index)}` : index}
          index={index}
          columns={columns}
          rowPx={rowPx}
          total={total}
          nth={Math.max(-1, index - count)}
          render={index < count ? render : renderPending}
        />
      ))}
    </ul>
  )
}

const Cell = memo(function Cell({
  index,
  columns,
  rowPx,
  total,
  nth,
  render,
}: {
  index: number
  columns: number
  rowPx: number
  total: number
  /** Place among those on their way; -1 when it is there. */
  nth: number
  render: (index: number) => ReactNode
}) {
  const column = (index % columns) + 1
  return (
    <li
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={Math.max(total, index + 1)}
      aria-hidden={nth > 0 || undefined}
      style={{
        gridColumn: `${column} / ${column + 1}`,
        insetBlockStart: rowOf(index, columns) * rowPx,
      }}
    >
      {render(nth < 0 ? index : nth)}
    </li>
  )
})

/** What the style sheet makes of columns and cells; `undefined` while nothing is rendered. */
function sizesOf(list: HTMLElement, before: GridWindow) {
  const { getComputedStyle } = list.ownerDocument.defaultView as Window
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const cell = list.firstElementChild
  // Computed sizes, because the card that grows as it comes in changes the measured ones.
  const cellPx = cell ? Number.parseFloat(getComputedStyle(cell).height) : 0
  if (list.clientWidth === 0 || Number.isNaN(cellPx)) return undefined
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowPx: cellPx > 0 ? cellPx + Number.parseFloat(rowGap) : before.rowPx,
  }
}

/** The box that an element scrolls in. */
function scrollerOf(element: HTMLElement): Element {
  const { getComputedStyle, document } = element.ownerDocument.defaultView as Window
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return document.documentElement
}

const isSame = (one: GridWindow, other: GridWindow) =>
  one.columns === other.columns &&
  one.rowPx === other.rowPx &&
  one.first === other.first &&
  one.end === other.end
