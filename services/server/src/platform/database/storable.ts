import { textRefused } from './errors.ts'

/**
 * Whether a database keeps this text as it is: PostgreSQL has no NUL in a text, and half of a surrogate
 * pair is no UTF-8, which the drivers would replace without a word.
 *
 * @see https://www.postgresql.org/docs/current/datatype-character.html
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/**
 * Refuses values of a statement that cannot be kept. Every statement comes through here, wherever it was written
 * and whichever way its texts came in.
 *
 * @throws `database/text-refused`
 */
export function refuseUnstorable(values: readonly unknown[]): void {
  for (const value of values) {
    if (typeof value === 'string') {
      if (!isStorable(value) || holdsUnstorable(value)) throw textRefused()
    } else if (Array.isArray(value)) refuseUnstorable(value)
  }
}

/** Drizzle tells its logger of each statement before it sends it. */
export const storableOnly = {
  logQuery: (_text: string, values: readonly unknown[]) => refuseUnstorable(values),
}

/** What `JSON.stringify` writes for NUL and for halves of pairs; nothing else is written like this. */
const escaped = /\\u(?:0000|d[89a-f])/

/** Whether a text is JSON with such a text inside. */
function holdsUnstorable(json: string): boolean {
  if (!/^["[{]/.test(json) || !escaped.test(json)) return false
  try {
    let isKept = true
    // Keys too: each arrives as the name of its value.
    JSON.parse(json, (name, value: unknown) => {
      isKept &&= isStorable(name) && (typeof value !== 'string' || isStorable(value))
      return value
    })
    return !isKept
  } catch {
    // It only looks like JSON, and is kept letter by letter.
    return false
  }
}
