import type { Page } from '@playwright/test'

/**
 * Waits until a page has nothing left to do that it began: no request is under way, and its main thread was idle
 * twice. For what must not happen: whatever would have happened, has. Timers that are due later are no part of it.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let times = 0; times < 2; times++)
      await new Promise((resolve) => requestIdleCallback(resolve))
  })
}
