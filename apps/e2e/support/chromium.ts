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
  ],
}

/** The same, with what users have and a browser without a window leaves out. */
export const wholeChromium = { ...chromium, ...(wholePath && { executablePath: wholePath }) }
