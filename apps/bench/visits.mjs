// The section `visits`: sizes and times of Foyer's variants beside both controls.
import { auditVisit } from './audit.mjs'
import { goals } from './goals.mjs'
import { measureLoad } from './profile.mjs'
import { summarize } from './report.mjs'
import { foyerVariants, serveSites } from './sites.mjs'
import { measureVisit } from './visit.mjs'

const slowdowns = [1, 4]
const variants = Object.keys(foyerVariants)

/**
 * Visits every page `runs` times at each slow-down.
 *
 * @param {{ browser: import('@playwright/test').Browser, runs: number }} parameters
 * @returns {Promise<{ text: string, data: object }>} a table, and all numbers
 */
export async function measureVisits({ browser, runs }) {
  const { sites, stop } = await serveSites(['control', 'wagmi', ...variants])
  try {
    const results = {}
    for (const slowdown of slowdowns)
      results[slowdown] = await measureAll({ browser, sites, runs, slowdown })
    const profiled = ['foyer', 'instant']
    const loads = {}
    const audits = {}
    for (const name of profiled) {
      const samples = []
      for (let run = 0; run < runs; run++)
        samples.push(await measureLoad({ browser, site: sites[name] }))
      loads[name] = summarize(samples)
      audits[name] = await auditVisit({ browser, site: sites[name] })
    }
    return {
      text: render({ results, loads, audits, runs }),
      data: { runs, results, loads, audits },
    }
  } finally {
    stop()
  }
}

/**
 * Visits pages in turns, so that a busy moment of the machine falls on all.
 *
 * @param {{ browser: import('@playwright/test').Browser, sites: { [name: string]:
 *   import('./sites.mjs').Site }, runs: number, slowdown: number }} parameters
 * @returns {Promise<{ [name: string]: ReturnType<typeof summarize> }>} by the name of the page
 */
export async function measureAll({ browser, sites, runs, slowdown }) {
  const samples = Object.fromEntries(Object.keys(sites).map((name) => [name, []]))
  // The first visit of a fresh browser warms what is not ours; it does not count.
  for (let run = -1; run < runs; run++) {
    for (const [name, site] of Object.entries(sites)) {
      const sample = await measureVisit({ browser, site, slowdown })
      if (run >= 0) samples[name].push(sample)
    }
    console.error(`CPU at 1/${slowdown}: round ${run + 1} of ${runs}`)
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, visits]) => [name, summarize(visits)]),
  )
}

const line = (...cells) => `| ${cells.join(' | ')} |`
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`
const number = (ms) => ms.toFixed(1)
const yes = (met) => (met ? 'yes' : '**no**')

function render({ results, loads, audits, runs }) {
  return [
    renderSizes({ results, loads, audits }),
    '',
    renderTimes(results),
    '',
    `Medians of ${runs} visits each.`,
  ].join('\n')
}

/** What is counted rather than timed, and what happens before anybody presses anything. */
function renderSizes({ results, loads, audits }) {
  const full = results[1]
  const slow = results[4]
  const value = (name, key) => full[name][key].p50
  const blank = value('control', 'eagerBytes')
  const row = ({ what, control, wagmi = '', of, show, goal }) => {
    const both = ['foyer', 'instant'].map(of)
    return line(
      ...[what, control, wagmi, ...both.map(show)],
      goal === undefined ? '' : goal === 0 ? '0' : `≤ ${show(goal)}`,
      goal === undefined ? '' : yes(both.every((it) => it <= goal)),
    )
  }
  const added = (show) => (bytes) => `+${show(bytes)}`
  const plain = (count) => String(count)
  const ms = (it) => `${number(it)} ms`
  // The browser reports none that is shorter.
  const longTask = (it) => (it === 0 ? 'under 50 ms' : `${it.toFixed(0)} ms`)
  return [
    line('', 'control', 'wagmi', 'Foyer, no server', 'Foyer, server instant', 'goal', 'met'),
    '|---|--:|--:|--:|--:|--:|:-:|',
    row({
      what: 'scripts before any press, over the control',
      control: kilobytes(blank),
      wagmi: `+${kilobytes(value('wagmi', 'eagerBytes') - blank)}`,
      of: (name) => value(name, 'eagerBytes') - blank,
      show: added(kilobytes),
      goal: goals.eagerBytes,
    }),
    row({
      what: 'scripts until connected, over the control before any press',
      control: `+${kilobytes(value('control', 'connectedBytes') - blank)}`,
      wagmi: `+${kilobytes(value('wagmi', 'connectedBytes') - blank)}`,
      of: (name) => value(name, 'connectedBytes') - blank,
      show: added(kilobytes),
      goal: goals.connectedBytes,
    }),
    row({
      what: 'requests before any press',
      control: value('control', 'eagerRequests'),
      wagmi: value('wagmi', 'eagerRequests'),
      of: (name) => value(name, 'eagerRequests'),
      show: plain,
    }),
    row({
      what: 'requests until connected',
      control: value('control', 'connectedRequests'),
      wagmi: value('wagmi', 'connectedRequests'),
      of: (name) => value(name, 'connectedRequests'),
      show: plain,
    }),
    ...['requests', 'timers', 'writes'].map((kind) =>
      row({
        what: `${kind === 'writes' ? 'storage writes' : kind} of ours before any press`,
        control: '',
        of: (name) => audits[name][kind].length,
        show: plain,
        goal: goals.deedsBeforePress,
      }),
    ),
    row({
      what: 'heap with the modal open, over the control',
      control: megabytes(value('control', 'heapBytes')),
      wagmi: `+${megabytes(value('wagmi', 'heapBytes') - value('control', 'heapBytes'))}`,
      of: (name) => value(name, 'heapBytes') - value('control', 'heapBytes'),
      show: added(megabytes),
      goal: goals.heapBytes,
    }),
    row({
      what: 'our evaluation and `createFoyer`',
      control: '',
      of: (name) => value(name, 'evaluationMs'),
      show: ms,
      goal: goals.evaluationMs,
    }),
    row({
      what: 'longest task of ours while loading',
      control: '',
      of: (name) => value(name, 'taskMs'),
      show: ms,
      goal: goals.longestTaskMs,
    }),
    row({
      what: 'the same, with the profiler on',
      control: '',
      of: (name) => loads[name].longestTaskMs.p50,
      show: ms,
    }),
    row({
      what: 'longest task of ours while loading, CPU 1/4',
      control: '',
      of: (name) => slow[name].taskMs.p50,
      show: ms,
      goal: goals.slowTaskMs,
    }),
    ...[
      { what: 'a first open, pointed at and clicked', key: 'pointedTaskMs' },
      { what: 'a first open by script', key: 'firstTaskMs' },
      { what: 'connecting', key: 'connectTaskMs' },
    ].map(({ what, key }) =>
      row({
        what: `longest task of ${what}, CPU 1/4`,
        control: longTask(slow.control[key].p50),
        wagmi: slow.wagmi[key] && longTask(slow.wagmi[key].p50),
        of: (name) => slow[name][key].p50,
        show: longTask,
        goal: goals.slowTaskMs,
      }),
    ),
  ].join('\n')
}

/** Every time with its ratio to the right control. */
function renderTimes(results) {
  const rows = [
    { what: 'navigation to the button rendered', key: 'loadMs', control: 'control' },
    {
      what: 'first open, pointed at and clicked: click to a wallet row',
      key: 'pointedOpenMs',
      control: 'control',
      goal: goals.openRatio,
    },
    {
      what: 'first open, by script without pointing: press to a wallet row',
      key: 'firstOpenMs',
      control: 'control',
      goal: goals.openRatio,
    },
    {
      what: 'later open: press to a wallet row',
      key: 'laterOpenMs',
      control: 'control',
      goal: goals.openRatio,
    },
    {
      what: 'press on a wallet to connected shown',
      key: 'connectMs',
      control: 'wagmi',
      goal: goals.connectRatio,
    },
  ]
  const cells = ({ what, key, control, goal }, slowdown) => {
    const result = results[slowdown]
    const base = result[control][key].p50
    const ratios = variants.map((name) => result[name][key].p50 / base)
    const shown = (name) => (result[name][key] ? number(result[name][key].p50) : '')
    return line(
      what,
      slowdown === 1 ? 'full' : `1/${slowdown}`,
      shown('control'),
      shown('wagmi'),
      ...variants.map((name, index) => `${shown(name)} ×${ratios[index].toFixed(2)}`),
      goal === undefined ? '' : `≤ ×${goal} ${control === 'wagmi' ? 'wagmi' : 'control'}`,
      goal === undefined ? '' : yes(ratios.every((ratio) => ratio <= goal)),
    )
  }
  return [
    line(
      ...['milliseconds', 'CPU', 'control', 'wagmi'],
      ...variants.map((name) => `Foyer, ${foyerVariants[name].title}`),
      ...['goal', 'met'],
    ),
    `|---|:-:|${'--:|'.repeat(2 + variants.length)}--:|:-:|`,
    ...rows.flatMap((row) => slowdowns.map((slowdown) => cells(row, slowdown))),
  ].join('\n')
}
