import { defineConfig } from '@playwright/test'
import { chromium } from './support/chromium.ts'

export default defineConfig({
  testDir: 'tests',
  globalSetup: './support/setUp.ts',
  outputDir: '../../.foyer/test/browser',
  fullyParallel: true,
  // More than two cores: a test waits for most of its time, for a frame, a timer or a wallet.
  workers: 3,
  timeout: 45_000,
  // A busy machine must not turn the whole run red; what needed a second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    viewport: { width: 1024, height: 640 },
    // What moves is rendered sixty times a second, a tenth of the processor. Files about presses, looks and
    // the first steps of a user move as pages do: they use `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
})
