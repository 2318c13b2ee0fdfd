import { defineConfig } from '@playwright/test'
import { chromium } from './support/chromium.ts'

export default defineConfig({
  testDir: 'tests',
  outputDir: '../../.foyer/test/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
})
