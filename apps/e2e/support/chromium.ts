import { existsSync } from 'node:fs'

/**
 * Debian's Chromium without a window, which takes two thirds of the processor time, or its whole
 * one; otherwise Playwright finds its own.
 */
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))

/** Only a Chromium that can have a window keeps pages for Back, or shows bars to scroll with. */
const wholePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => existsSync(path),
)

/**
 * What Playwright switches off, but for one: storage of frames belongs to the page around them, as users have it. The
 * last of two such lists counts.
 *
 * @see https://github.com/microsoft/playwright/issues/32230
 */
const switchedOff = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  ...['AimEnabled', 'PreconnectToSearch'],
]

/** A browser that talks to nobody but the page under test. */
export const chromium = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${switchedOff.join()}`,
  ],
}

/** The same, with what users have and a browser without a window leaves out. */
export const wholeChromium = { ...chromium, ...(wholePath && { executablePath: wholePath }) }
