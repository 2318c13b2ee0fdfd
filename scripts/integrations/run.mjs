// Runs programs in applications that were made for a trial.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<string>} what it wrote
 * @throws with what the program wrote, when it fails or takes more than four minutes
 */
export async function run(cwd, command, args) {
  const env = { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined }
  try {
    const { stdout } = await execute(command, args, { cwd, env, timeout: 240_000, maxBuffer: 1e7 })
    return stdout
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`.slice(-3000))
  }
}

/**
 * @param {() => Promise<unknown>} work
 * @returns {Promise<{ error: any, durationMs: number }>} `error` is what it threw
 */
export async function time(work) {
  const startMs = performance.now()
  const error = await work().then(
    () => undefined,
    (thrown) => thrown,
  )
  return { error, durationMs: performance.now() - startMs }
}
