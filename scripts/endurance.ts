const isEnduring = Boolean(process.env.ENDURE)

/**
 * How many cases a test tries: `few` of them in `npm test`, chance picking others each time, and `all` in
 * `npm run endure`.
 *
 * @param few enough to see it fail when what it guards is broken
 * @example
 * fc.assert(property, { numRuns: endurance({ few: 50, all: 1_000 }) })
 */
export function endurance({ few, all }: { few: number; all: number }): number {
  return isEnduring ? all : few
}
