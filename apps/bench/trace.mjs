// Prints where the time of one visit goes: page load, first and later open, and the way to connected.
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
 * Visits a page `runs` times with the browser's timeline on and as often with its profiler, and prints
 * both as text: of the timelines the one that took the median time, which shows what waits for what; of
 * the profiles their mean, which shows whose code the time is spent in.
 *
 * @param {{ browser: import('@playwright/test').Browser, name: string, slowdown: number, runs: number }} parameters
 *   `name` is `control`, `wagmi` or one of Foyer's variants
 */
export async function printTrace({ browser, name, slowdown, runs }) {
  const { sites, stop } = await serveSites([name])
  try {
    const site = sites[name]
    const common = { browser, site, slowdown }
    for (const phase of Object.keys(titles)) {
      if (phase === 'later' && !site.closes) continue
      const timelines = []
      const profiles = []
      // The first visit of a fresh browser warms what is not ours; it does not count.
      for (let run = -1; run < runs; run++) {
        const timeline = await visit(common, (visitor) =>
          recordPhase({ ...common, visitor, phase }),
        )
        const profile = await visit(common, (visitor) =>
          profilePhase({ ...common, visitor, phase }),
        )
        if (run < 0) continue
        timelines.push(timeline)
        profiles.push(profile)
      }
      timelines.sort((a, b) => a.tookMs - b.tookMs)
      printTimeline({ phase, site, ...timelines[timelines.length >> 1] })
      printProfiles(profiles)
    }
  } finally {
    stop()
  }
}

async function recordPhase({ browser, visitor, phase }) {
  const act = await reach(visitor, phase)
  let tookMs = 0
  const events = await recordTimeline({ browser, page: visitor.page }, async () => {
    tookMs = await act()
  })
  return { events, tookMs }
}

/** Only what was run from the press on; the rest is the machinery that measures. */
async function profilePhase({ site, visitor, phase }) {
  const act = await reach(visitor, phase)
  let tookMs = 0
  const all = await recordProfile({ devtools: visitor.devtools, served: site.served }, async () => {
    tookMs = await act()
  })
  if (phase === 'load') return { samples: all, tookMs }
  const press = all.find(({ stack }) => stack.some(({ name }) => name === 'press'))
  const startUs = press?.atUs ?? 0
  const samples = all.filter(({ atUs }) => atUs >= startUs && atUs <= startUs + tookMs * 1000)
  return { samples, tookMs }
}

/** Goes to where a phase begins; what is returned is the phase itself. */
async function reach({ page, arrive, press, close }, phase) {
  if (phase === 'load') return arrive
  await arrive()
  if (phase === 'open') return () => press('Connect wallet', 'Bench wallet')
  await press('Connect wallet', 'Bench wallet')
  await page.waitForTimeout(1_000)
  if (phase === 'later') {
    await close()
    await page.waitForTimeout(1_000)
    return () => press('Connect wallet', 'Bench wallet')
  }
  return () => press('Bench wallet', 'Connected')
}

const titles = {
  load: 'Page load: navigation to the button rendered',
  open: 'First open: press to a wallet row',
  later: 'Later open: press to a wallet row',
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
      text: phase === 'load' ? '-- the button is rendered' : '-- the frame is handed over',
    },
  ].sort((a, b) => a.ts - b.ts)
  for (const { ts, dur, depth = 0, text } of lines)
    console.log(
      `${ms(ts - startUs).padStart(8)} ${(dur === undefined ? '' : ms(dur)).padStart(8)}  ${'  '.repeat(depth)}${text}`,
    )
  const tasks = events.filter(
    ({ name, isMain, ts, dur }) => name === 'RunTask' && isMain && ts + dur > startUs && ts < endUs,
  )
  const sum = (of) => tasks.reduce((total, task) => total + of(task), 0)
  const busyUs = sum(({ ts, dur }) => Math.min(endUs, ts + dur) - Math.max(startUs, ts))
  // On a busy machine a task is interrupted; what it computed itself is the steadier number.
  const computedUs = sum(({ tdur = 0 }) => tdur)
  console.log(
    `\nof ${ms(endUs - startUs)} ms the main thread was in a task for ${ms(busyUs)} ms and computed for ${ms(computedUs)} ms`,
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

/** Whose code the time was spent in, on average. */
function printProfiles(profiles) {
  const owners = new Map()
  const natives = new Map()
  const files = new Map()
  const functions = new Map()
  const add = (map, key, us) => map.set(key, (map.get(key) ?? 0) + us / profiles.length)
  for (const { lastsUs, stack } of profiles.flatMap(({ samples }) => samples)) {
    const [{ name, source }, ...outer] = stack
    // Waiting is the timeline's to tell.
    if (name === '(idle)') continue
    add(owners, ownerOf(stack), lastsUs)
    if (source) add(files, source, lastsUs)
    else if (isNative(stack[0])) {
      const caller = outer.find((frame) => frame.source)
      add(natives, `${name}  called at ${caller?.source ?? 'no file'}:${caller?.line}`, lastsUs)
    }
    // Everything that is called by a function counts for it, once.
    const seen = new Set()
    for (const frame of stack) {
      const key = `${frame.name || '(anonymous)'}  ${frame.source}:${frame.line}`
      if (!isOurs(frame.source) || seen.has(key)) continue
      seen.add(key)
      add(functions, key, lastsUs)
    }
  }
  const tookMs = profiles.reduce((sum, profile) => sum + profile.tookMs, 0) / profiles.length
  console.log(
    `\nwhose time, ${tookMs.toFixed(1)} ms with the profiler on, mean of ${profiles.length}:`,
  )
  printMap(owners, 8)
  console.log('\nfiles, by the time spent in themselves:')
  printMap(files, 12)
  console.log("\nthe browser's own functions:")
  printMap(natives, 10)
  console.log('\nour functions, with everything they call:')
  printMap(functions, 26)
}

const isNative = ({ name, source }) => !source && !name.startsWith('(')

function ownerOf(stack) {
  const [{ name, source }] = stack
  if (!source && !isNative(stack[0]))
    return name === '(program)'
      ? 'the browser: style, layout, paint, compiling, waiting for it'
      : name
  const inner = stack.find((frame) => frame.source)?.source ?? ''
  const who = isOurs(inner)
    ? 'our code, or a library (of the page, if it has no Foyer)'
    : inner.startsWith('node_modules/')
      ? 'React'
      : inner.startsWith('http')
        ? 'top level of a chunk'
        : 'the page and the stop watch'
  return source ? who : `the browser, called by ${who}`
}

function printMap(map, count) {
  const sorted = [...map].sort(([, a], [, b]) => b - a).slice(0, count)
  for (const [key, us] of sorted) console.log(`${(us / 1000).toFixed(1).padStart(8)} ms  ${key}`)
}

const shorten = (url) => url?.replace(/^https?:\/\/[^/]+/, '') ?? ''
