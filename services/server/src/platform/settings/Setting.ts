import type { Problem } from './parseSetting.ts'

/** One thing an operator may decide. */
export interface Setting<T> {
  /** Environment variables; the first that is set counts. */
  readonly names: readonly [string, ...string[]]
  /** As one would write it. Empty: not set. */
  readonly usual: string
  readonly meaning: string
  /** @returns what is wrong, as the end of the sentence "It is …; ", with the fix. */
  readonly parse: (text: string) => T | Problem
  /** The value is not repeated in messages. */
  readonly isSecret?: true
}
