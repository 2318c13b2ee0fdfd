import type { Foyer } from '@foyer/core'
import type { Frame, Page } from '@playwright/test'

/** Runs code with the page's client; what goes in and comes out travels as JSON. */
export function withFoyer<value, argument = undefined>(
  page: Page | Frame,
  use: (foyer: Foyer, argument: argument) => value | Promise<value>,
  argument?: argument,
): Promise<value> {
  return page.evaluate(`(${use})(window.foyer, ${JSON.stringify(argument)})`)
}

/** What a rejected promise of the client said. */
export interface Refusal {
  readonly code: unknown
  readonly message: string
}

/** Runs code that is expected to be refused, and tells how; `null` when it was not. */
export function refusalOf<argument = undefined>(
  page: Page,
  use: (foyer: Foyer, argument: argument) => Promise<unknown>,
  argument?: argument,
): Promise<Refusal | null> {
  return page.evaluate(
    `(${use})(window.foyer, ${JSON.stringify(argument)}).then(() => null, ({ code, message }) => ({ code, message }))`,
  )
}
