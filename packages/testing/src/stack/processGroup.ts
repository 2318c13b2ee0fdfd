import type { ChildProcess } from 'node:child_process'

/**
 * Options of `spawn` for a process that {@link createStop} ends: in a group of its own, Ctrl-C in a
 * terminal reaches us first, and stopping it leaves nobody behind.
 */
export const inOwnGroup = { detached: process.platform !== 'win32' } as const

/**
 * The way to end a process started with {@link inOwnGroup}, and everything it started. It is asked
 * first and killed after `graceMs`; it also ends with this process, however hastily that leaves.
 *
 * @returns resolves when the process is gone; may be called again.
 */
export function createStop(
  child: ChildProcess,
  { graceMs }: { graceMs: number },
): () => Promise<void> {
  const killNow = () => signalGroup(child, 'SIGKILL')
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // A process that never started never exits.
    child.once('error', () => resolve())
  })
  process.once('exit', killNow)
  gone.then(() => process.off('exit', killNow))

  let stopping: Promise<void> | undefined
  const stop = async () => {
    signalGroup(child, 'SIGTERM')
    const impatience = setTimeout(killNow, graceMs)
    await gone
    clearTimeout(impatience)
  }
  return () => {
    stopping ??= stop()
    return stopping
  }
}

/** Sends a signal to a process and everything it started; nothing when it has left. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') {
    child.kill(signal)
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    // It left between the check and the call.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
