import { test as base } from '@playwright/test'
import { bundlePageScript } from './bundlePageScript.ts'
import { Demo } from './Demo.ts'
import { startTestStack, type TestStack } from './stack.ts'

/** Every test fails on an exception that reaches the page, whatever else it looks at. */
export const test = base.extend<
  { demo: Demo; uncaught: string[] },
  { stack: TestStack; walletScript: string }
>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const stack = await startTestStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  walletScript: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => use(await bundlePageScript('pageWallets')),
    { scope: 'worker' },
  ],
  demo: async ({ page, stack, walletScript }, use) => use(new Demo({ page, stack, walletScript })),
  uncaught: [
    async ({ page }, use) => {
      const uncaught: string[] = []
      page.on('pageerror', (error) => uncaught.push(error.stack ?? String(error)))
      await use(uncaught)
      base.expect(uncaught, 'exceptions in the page').toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = test
