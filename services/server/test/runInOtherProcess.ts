import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'

export interface OtherProcess {
  readonly process: ChildProcess
  /** Resolves with the first line that starts with `start`; rejects when the process ends before. */
  line(start: string): Promise<string>
  /** Resolves with everything that was written when the process has ended. */
  ended(): Promise<string>
}

/** As `npm run build` leaves it. */
const built = pathToFileURL(join(import.meta.dirname, '../dist/')).href

/**
 * Runs the module `script` in a process of its own, which may be killed and ends with the test. It finds
 * `openDatabase`, `log` and `place` as globals, and `load` for modules of the server, such as
 * `load('analytics/createEventStore')`; its log goes to its output.
 */
export function runInOtherProcess({
  script,
  place,
}: {
  script: string
  place: { url: string | undefined; dataFolder: string }
}): OtherProcess {
  const source = `
    const load = (path) => import(${JSON.stringify(built)} + path + '.js')
    const { openDatabase } = await load('platform/database/openDatabase')
    const log = { info: console.log, warn: console.log }
    const place = JSON.parse(process.env.FOYER_TEST_PLACE)
    ${script}
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    env: { ...process.env, FOYER_TEST_PLACE: JSON.stringify(place) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const read = (text: string) => {
    output += text
  }
  child.stdout.setEncoding('utf8').on('data', read)
  child.stderr.setEncoding('utf8').on('data', read)
  const closed = once(child, 'close')
  return {
    process: child,
    line: (start) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = output
            .split('\n')
            .slice(0, -1)
            .find((line) => line.startsWith(start))
          if (found !== undefined) resolve(found)
        }
        child.stdout.on('data', look)
        closed.then(() => reject(new Error(`It ended without “${start}”:\n${output}`)))
        look()
      }),
    ended: async () => {
      await closed
      return output
    },
  }
}
