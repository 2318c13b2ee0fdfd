// Opens a built page as a user would and connects a scripted wallet.
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}

/**
 * @param {{ folder: string, says?: string, headless?: boolean }} page `says` is what an `output` of
 *   the page reads once connected; a headless page has one button of its own
 * @throws when the wallet does not connect or the console complains
 */
export async function connectIn({ folder, says, headless }) {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url ?? '/', 'http://host')
    try {
      const path = join(folder, pathname === '/' ? 'index.html' : pathname)
      const body = await readFile(path)
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(body)
    } catch {
      // The favicon, which no page here has.
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Debian's, or the one that Playwright finds by itself.
  const executablePath = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ].find((path) => path && existsSync(path))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const complaints = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.addInitScript(announceWallet)
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    const press = (name) =>
      page.getByRole('button', { name, exact: true }).click({ timeout: 10_000 })
    if (!headless) await press('Connect wallet')
    await press('Acorn')
    const connected = headless ? 'Connected' : '0xf3…b92266'
    await page.getByRole('button', { name: connected, exact: true }).waitFor({ timeout: 10_000 })
    if (says) await page.getByText(says).waitFor({ timeout: 10_000 })
    if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('\n')}`)
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}

/** Runs in the page: a wallet that approves everything. */
function announceWallet() {
  const accounts = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266']
  const answers = {
    eth_requestAccounts: accounts,
    eth_accounts: accounts,
    eth_chainId: '0x1',
    eth_getBalance: '0x0',
  }
  const provider = {
    request: async ({ method }) => answers[method] ?? null,
    on() {},
    removeListener() {},
  }
  const icon = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
  const info = { uuid: crypto.randomUUID(), name: 'Acorn', rdns: 'dev.foyer.acorn', icon }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
