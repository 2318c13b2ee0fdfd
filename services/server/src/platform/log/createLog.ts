import { pino } from 'pino'
import { masked, maskedError } from './masked.ts'

/** Where the server says what an operator should know, one JSON object a line. */
export type Log = pino.Logger

/**
 * Makes the log. It never holds an address, the words of a query, a header or a body: of a request it
 * knows the id, the method and the pattern of its path; errors are masked.
 *
 * @param destination standard output when left out
 */
export function createLog({
  level,
  destination,
}: {
  level: string
  destination?: { write(line: string): void } | undefined
}): Log {
  const options = {
    level,
    // Process and host are what the collector of the log knows better.
    base: null,
    hooks: {
      logMethod([what, ...words]: unknown[], method: (...args: unknown[]) => void) {
        // An error alone would be its own message, whole.
        const first = what instanceof Error ? { err: what } : what
        const said = what instanceof Error && words.length === 0 ? ['An error'] : words
        const args = [first, ...said].map((arg) => (typeof arg === 'string' ? masked(arg) : arg))
        method.apply(this, args)
      },
    },
    serializers: {
      req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
      err: (error: unknown) => maskedError(error),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
