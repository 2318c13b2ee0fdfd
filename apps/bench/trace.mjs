// Prints where the time of one visit goes: page load, first open, and the way to connected.
import { isOurs, recordProfile, recordTimeline } from './profile.mjs'
import { serveSites } from './sites.mjs'
import { visit } from './visit.mjs'

/** What is too short to explain anything is left out of the timeline. */
const leastMs = 0.3

/** Main-thread work that the timeline names, and how it is called here. */
const work = {
  EventDispatch: ({ data }) => `dispatch ${data?.type ?? ''}`,
  EvaluateScript: () => 'script',
  'v8.compileModule': ({ fileName }) => `compile ${shorten(fileName)}`,
  'v8.evaluateModule': () => 'evaluate module',
  FunctionCall: ({ data }) => `call ${data?.functionName || '(anonymous)'} ${shorten(data?.url)}`,
  FireAnimationFrame: () => 'animation frame callback',
  TimerFire: () => 'timer',
  RunMicrotasks: () => 'microtasks',
  UpdateLayoutTree: ({ elementCount }) => `style of ${elementCount} elements`,
  Layout: () => 'layout',
  PrePaint: () => 'pre-paint',
  Paint: () => 'paint',
  Layerize: () => 'layerize',
  Commit: () => 'commit to the compositor',
  ParseHTML: () => 'parse HTML',
  MinorGC: () => 'garbage collection (young)',
  MajorGC: () => 'garbage collection (all)',
}

/**
 * Visits a page twice, once with the browser's timeline and once with its profiler, and prints both
 * as text. The first shows what waits for what, the second whose code the time is spent in.
 *
 * @param {{ browser: import('@playwright/test').Browser, name: string, slowdown: number }} parameters
 *   `name` is `control`, `wagmi` or one of Foyer's variants
 */
export async function printTrace({ browser, name, slowdown }) {
  const { sites, stop } = await serveSites([name])
  try {
    const site = sites[name]
    const common = { browser, site, slowdown }
    for (const phase of ['load', 'open', 'connect']) {
      // The first visit of a fresh browser warms what is not ours.
      await visit(common, ({ arrive, press }) =>
        arrive().then(() => press('Connect wallet', 'Bench wallet')),
      )
      await visit(common, async (visitor) => {
        let tookMs
        const act = await reach(visitor, phase)
        const events = await recordTimeline({ browser, page: visitor.page }, async () => {
          tookMs = await act()
        })
        printTimeline({ phase, events, tookMs, site })
      })
      await visit(common, async (visitor) => {
        const act = await reach(visitor, phase)
        let tookMs
        const samples = await recordProfile(
          { devtools: visitor.devtools, served: site.served },
          async () => {
            tookMs = await act()
          },
        )
        printProfile({ samples, tookMs })
      })
    }
  } finally {
    stop()
  }
}

/** Goes to where a phase begins; what is returned is the phase itself. */
async function reach({ page, arrive, press }, phase) {
  if (phase === 'load') return arrive
  await arrive()
  if (phase === 'open') return () => press('Connect wallet', 'Bench wallet')
  await press('Connect wallet', 'Bench wallet')
  await page.waitForTimeout(1_000)
  return () => press('Bench wallet', 'Connected')
}

const titles = {
  load: 'Page load: navigation to the button drawn',
  open: 'First open: press to a wallet row',
  connect: 'Connecting: press on a wallet to connected shown',
}

function printTimeline({ phase, events, tookMs, site }) {
  const at = (wanted) => events.find(({ name }) => name === wanted)?.ts
  const startUs = phase === 'load' ? (at('navigationStart') ?? events[0].ts) : at('bench-press')
  const endUs = phase === 'load' ? startUs + tookMs * 1000 : at('bench-shown')
  const ms = (us) => (us / 1000).toFixed(1)
  console.log(`\n== ${titles[phase]}: ${tookMs.toFixed(1)} ms with the timeline on ==\n`)
  console.log('   at ms   for ms')
  const lines = [
    ...requestsOf({ events, startUs, endUs, site }),
    ...workOf({ events, startUs, endUs }),
    ...events
      .filter(({ name, ts }) => name === 'foyer' && ts >= startUs && ts <= endUs)
      .map(({ ts, ph }) => ({ ts, text: `-- our evaluation ${ph === 'b' ? 'begins' : 'ends'}` })),
    {
      ts: endUs,
      text: phase === 'load' ? '-- the button is drawn' : '-- the frame is handed over',
    },
  ].sort((a, b) => a.ts - b.ts)
  for (const { ts, dur, depth = 0, text } of lines)
    console.log(
      `${ms(ts - startUs).padStart(8)} ${(dur === undefined ? '' : ms(dur)).padStart(8)}  ${'  '.repeat(depth)}${text}`,
    )
  const tasksUs = events
    .filter(({ name, isMain, ts, dur }) => name === 'RunTask' && isMain && ts + dur > startUs)
    .filter(({ ts }) => ts < endUs)
    .reduce((sum, { ts, dur }) => sum + Math.min(endUs, ts + dur) - Math.max(startUs, ts), 0)
  console.log(
    `\nmain thread busy ${ms(tasksUs)} ms, waiting ${ms(endUs - startUs - tasksUs)} ms of ${ms(endUs - startUs)} ms`,
  )
}

/** When each file was asked for, when it began to arrive and when it was there. */
function requestsOf({ events, startUs, endUs, site }) {
  return events
    .filter(({ name, ts }) => name === 'ResourceSendRequest' && ts >= startUs && ts <= endUs)
    .flatMap(({ ts, args: { data } }) => {
      if (data.url.startsWith('data:')) return []
      const finish = events.find(
        ({ name, args }) => name === 'ResourceFinish' && args.data.requestId === data.requestId,
      )
      const size = site.served.sizeOf(data.url)
      const what = `${shorten(data.url)}${size ? ` (${size} bytes)` : ''}`
      return [
        { ts, text: `-> ${what}` },
        ...(finish && finish.ts <= endUs
          ? [{ ts: finish.ts, text: `<- ${what} after ${((finish.ts - ts) / 1000).toFixed(1)} ms` }]
          : []),
      ]
    })
}

/** Tasks and the named work within them, indented as they are nested. */
function workOf({ events, startUs, endUs }) {
  const open = []
  return events
    .filter(
      ({ name, ph, isMain, ts, dur }) =>
        isMain &&
        ph === 'X' &&
        (name in work || name === 'RunTask') &&
        ts + dur > startUs &&
        ts < endUs &&
        dur >= leastMs * 1000,
    )
    .map(({ name, ts, dur, args }) => {
      while (open.length > 0 && open.at(-1) <= ts) open.pop()
      const depth = open.length
      open.push(ts + dur)
      return { ts, dur, depth, text: name === 'RunTask' ? 'task' : work[name](args) }
    })
}

/** Whose code the time was spent in. */
function printProfile({ samples, tookMs }) {
  const total = new Map()
  const bySource = new Map()
  const byFunction = new Map()
  const add = (map, key, us) => map.set(key, (map.get(key) ?? 0) + us)
  for (const { lastsUs, stack } of samples) {
    const [{ name, source }] = stack
    // Waiting is the timeline's to tell.
    if (name === '(idle)') continue
    add(total, ownerOf(stack), lastsUs)
    if (!source) continue
    add(bySource, source, lastsUs)
    // Everything that is called by a function counts for it, once.
    const seen = new Set()
    for (const frame of stack) {
      const key = `${frame.name || '(anonymous)'}  ${frame.source}:${frame.line}`
      if (!isOurs(frame.source) || seen.has(key)) continue
      seen.add(key)
      add(byFunction, key, lastsUs)
    }
  }
  console.log(`\nwhose time, ${tookMs.toFixed(1)} ms with the profiler on:`)
  printMap(total, 8)
  console.log('\nfiles, by the time spent in themselves:')
  printMap(bySource, 14)
  console.log('\nour functions, with everything they call:')
  printMap(byFunction, 22)
}

function ownerOf([{ name, source }, ...outer]) {
  if (!source) return name
  if (isOurs(source)) return 'Foyer and its libraries'
  if (source.startsWith('node_modules/'))
    return outer.some((frame) => isOurs(frame.source)) ? 'React, called by Foyer' : 'React'
  if (source.startsWith('http')) return 'top level of a chunk'
  return 'the page and the stop watch'
}

function printMap(map, count) {
  const sorted = [...map].sort(([, a], [, b]) => b - a).slice(0, count)
  for (const [key, us] of sorted) console.log(`${(us / 1000).toFixed(1).padStart(8)} ms  ${key}`)
}

const shorten = (url) => url?.replace(/^https?:\/\/[^/]+/, '') ?? ''
