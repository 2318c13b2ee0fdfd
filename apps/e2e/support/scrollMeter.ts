import type { Locator } from '@playwright/test'

/** How a box scrolled. Durations are milliseconds of the page's clock. */
export interface ScrollFigures {
  readonly scrolledPx: number
  readonly durationMs: number
  readonly framesPerSecond: number
  readonly longestFrameMs: number
  /** Of every task longer than 50 ms, as the browser itself reports them. */
  readonly longTasksMs: readonly number[]
  /** The most rows that were in the box at any moment, counted at every change of it. */
  readonly mostRows: number
}

/**
 * Scrolls a box down at an even speed, a bit in every frame, as a script does, and measures how that
 * went. It ends after `untilPx` or when the box has not become longer for `patienceMs`.
 *
 * Frames a second are those of the machine at hand: compare them with a plain page on the same one.
 *
 * @param scroller the box that scrolls
 * @param options.rows selects the rows inside the box
 */
export async function meterScroll(
  scroller: Locator,
  options: {
    readonly rows: string
    readonly pxPerSecond: number
    readonly untilPx?: number
    readonly patienceMs?: number
  },
): Promise<ScrollFigures> {
  return scroller.evaluate(
    async (box, { rows, pxPerSecond, untilPx, patienceMs }) => {
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const longTasksMs: number[] = []
      const note = (entries: PerformanceEntryList) => {
        for (const { duration } of entries) longTasksMs.push(Math.round(duration))
      }
      const tasks = new PerformanceObserver((list) => note(list.getEntries()))
      tasks.observe({ type: 'longtask' })
      let mostRows = box.querySelectorAll(rows).length
      const changes = new MutationObserver(() => {
        mostRows = Math.max(mostRows, box.querySelectorAll(rows).length)
      })
      changes.observe(box, { childList: true, subtree: true })

      const startPx = box.scrollTop
      const startMs = await nextFrame()
      let lastMs = startMs
      let movedMs = startMs
      let frames = 0
      let longestFrameMs = 0
      while (lastMs - movedMs < patienceMs && box.scrollTop - startPx < untilPx) {
        const nowMs = await nextFrame()
        frames++
        longestFrameMs = Math.max(longestFrameMs, nowMs - lastMs)
        const beforePx = box.scrollTop
        box.scrollTop = beforePx + (pxPerSecond * (nowMs - lastMs)) / 1_000
        if (box.scrollTop > beforePx) movedMs = nowMs
        lastMs = nowMs
      }
      note(tasks.takeRecords())
      tasks.disconnect()
      changes.disconnect()
      const durationMs = lastMs - startMs
      return {
        scrolledPx: Math.round(box.scrollTop - startPx),
        durationMs: Math.round(durationMs),
        framesPerSecond: Math.round((frames * 10_000) / durationMs) / 10,
        longestFrameMs: Math.round(longestFrameMs),
        longTasksMs,
        mostRows,
      }
    },
    { untilPx: Number.MAX_SAFE_INTEGER, patienceMs: 1_000, ...options },
  )
}

/**
 * A page with that many rows and nothing else: what a list costs that is simply rendered. Every row is a
 * button with an image and a name, four beside each other, as in the list of all wallets.
 *
 * @returns the HTML; the box that scrolls is `#box`, each row is a `li`
 */
export function plainListPage(rows: number): string {
  const items = Array.from(
    { length: rows },
    (_, index) =>
      `<li><button><svg width="52" height="52"><rect width="52" height="52" rx="15" fill="hsl(${index % 360} 60% 80%)"/></svg><span>Wallet ${index}</span></button></li>`,
  ).join('')
  return `<!doctype html><meta charset="utf-8"><title>Plain list</title><style>
    #box{width:328px;height:500px;overflow-y:auto;font:500 12px/16px system-ui}
    ul{display:grid;grid-template-columns:repeat(4,1fr);gap:4px;margin:0;padding:0;list-style:none}
    button{display:grid;justify-items:center;gap:4px;width:100%;height:100px;border:0;background:none}
  </style><div id="box"><ul>${items}</ul></div>`
}
