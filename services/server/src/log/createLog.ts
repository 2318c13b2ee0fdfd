import { pino } from 'pino'

/** Where the server says what an operator should know, one JSON object a line. */
export type Log = pino.Logger

/**
 * Makes the log. It never holds an address, the words of a query, a header or a body: of a request it
 * knows the id, the method and the pattern of its path.
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
    serializers: {
      req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
