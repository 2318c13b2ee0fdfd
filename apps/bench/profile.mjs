// What the browser's own instruments say: its timeline, and a profile whose places are mapped back to
// the files they were built from.
import { visit } from './visit.mjs'

/** Few, because every event that is recorded costs time. */
const categories = [
  '-*',
  ...['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  ...['v8', 'blink.user_timing'],
]

const sampleIntervalUs = 100

/**
 * One entry of the timeline: microseconds on the browser's clock.
 *
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, args: Record<string, unknown>,
 *   isMain: boolean }} TraceEvent
 */

/**
 * Records the timeline of a visit's page while something happens there.
 *
 * @param {{ browser: import('@playwright/test').Browser, page: import('@playwright/test').Page }} parameters
 * @param {() => Promise<unknown>} act
 * @returns {Promise<TraceEvent[]>} of the page's process, in order
 */
export async function recordTimeline({ browser, page }, act) {
  await browser.startTracing(page, { categories })
  await act()
  await page.evaluate(() => performance.mark('bench-end'))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const { pid, tid } = traceEvents.find(({ name }) => name === 'bench-end')
  return traceEvents
    .filter((event) => event.pid === pid && event.ts > 0)
    .map((event) => ({ ...event, isMain: event.tid === tid }))
    .sort((a, b) => a.ts - b.ts)
}

/**
 * A moment of the profile: how long it lasted and which files were being run, the innermost first.
 *
 * @typedef {{ atUs: number, lastsUs: number, stack: { name: string, source: string,
 *   line: number }[] }} Sample
 */

/**
 * Profiles a page while something happens there.
 *
 * @param {{ devtools: import('@playwright/test').CDPSession, served: import('./pages.mjs').ServedPage }} parameters
 * @param {() => Promise<unknown>} act
 * @returns {Promise<Sample[]>}
 */
export async function recordProfile({ devtools, served }, act) {
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.setSamplingInterval', { interval: sampleIntervalUs })
  await devtools.send('Profiler.start')
  await act()
  const { profile } = await devtools.send('Profiler.stop')
  const nodes = new Map(profile.nodes.map((node) => [node.id, { ...node }]))
  for (const node of nodes.values())
    for (const id of node.children ?? []) nodes.get(id).parent = node
  for (const node of nodes.values()) {
    const { url, lineNumber: line, columnNumber: column, functionName: name } = node.callFrame
    const source = url ? served.sourceOf({ url, line, column }) : undefined
    node.frame = {
      name: source?.name ?? name,
      source: source?.file ?? url,
      line: source?.line ?? 0,
    }
  }
  const stackOf = (node) => (node ? [node.frame, ...stackOf(node.parent)] : [])
  let atUs = profile.startTime
  return profile.samples.map((id, index) => {
    atUs += profile.timeDeltas[index]
    const lastsUs = Math.max(0, profile.timeDeltas[index + 1] ?? 0)
    return { atUs, lastsUs, stack: stackOf(nodes.get(id)) }
  })
}

/** A file of our packages, or of a library that they brought. React, the page and the browser are not. */
export const isOurs = (source) =>
  /^packages\//.test(source) ||
  (/^node_modules\//.test(source) && !/^node_modules\/(react|react-dom|scheduler)\//.test(source))

/**
 * Loads a page once with timeline and profile on, which makes everything somewhat slower.
 *
 * @param {{ browser: import('@playwright/test').Browser, site: import('./sites.mjs').Site }} parameters
 * @returns {Promise<{ longestTaskMs: number }>} the most time that a single task, from navigation to
 *   half a second after the button is rendered, spent with our code on its stack
 */
export function measureLoad({ browser, site }) {
  const { served } = site
  return visit({ browser, site }, async ({ page, devtools, arrive }) => {
    let samples = []
    const events = await recordTimeline({ browser, page }, async () => {
      samples = await recordProfile({ devtools, served }, arrive)
    })
    const ours = samples.filter(({ stack }) => stack.some(({ source }) => isOurs(source)))
    const tasks = events.filter(({ name, isMain }) => name === 'RunTask' && isMain)
    const spentUs = tasks.map(({ ts, dur }) =>
      ours
        .filter(({ atUs }) => atUs >= ts && atUs < ts + dur)
        .reduce((sum, { lastsUs }) => sum + lastsUs, 0),
    )
    return { longestTaskMs: Math.max(0, ...spentUs) / 1000 }
  })
}
