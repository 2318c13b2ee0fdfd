// Opens a page as a user would and connects a scripted wallet.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { announceEvmWallet, registerSolanaWallet } from './wallets.mjs'

/** The first of those accounts that every local chain has. */
const account = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
)

/**
 * @typedef {object} Visit
 * @property {string | null} [opener] what the button says that opens the modal; `null` where the page
 *   lists the wallets itself
 * @property {string} [wallet] the wallet to press; one that approves everything is there by default
 * @property {string[]} [modalSteps] buttons of the modal to press after that of the wallet
 * @property {string} [connected] what a button says once connected
 * @property {string[]} [steps] buttons of the page to press then
 * @property {string} [says] what the page says in the end
 * @property {'evm' | 'solana'} [family]
 * @property {Record<string, Record<string, unknown>>} [nodes] by address, what a node answers to each method
 */

/**
 * @param {Visit & { url: string }} visit
 * @throws when the wallet does not connect or the console complains
 */
export async function connectIn({
  url,
  opener = 'Connect wallet',
  wallet = 'Acorn',
  modalSteps = [],
  connected = '0xf3…b92266',
  steps = [],
  says,
  family = 'evm',
  nodes = {},
}) {
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
    for (const [address, answers] of Object.entries(nodes))
      await answerFor({ page, address, answers })
    await page.exposeFunction('signAsAcorn', (raw) => account.signMessage({ message: { raw } }))
    await page.addInitScript(family === 'evm' ? announceEvmWallet : registerSolanaWallet)
    await page.goto(url)
    const press = (name) =>
      page.getByRole('button', { name, exact: true }).click({ timeout: 10_000 })
    if (opener !== null) await press(opener)
    for (const step of [wallet, ...modalSteps]) await press(step)
    await page.getByRole('button', { name: connected, exact: true }).waitFor({ timeout: 10_000 })
    for (const step of steps) await press(step)
    if (says) await page.getByText(says).first().waitFor({ timeout: 10_000 })
    if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('\n')}`)
  } catch (error) {
    throw new Error(`${error.message}\n${await textOf(browser)}`)
  } finally {
    await browser.close()
  }
}

/** Stands for a node, in the place of a chain. */
function answerFor({ page, address, answers }) {
  return page.route(address, (route) => {
    const { id, method } = route.request().postDataJSON() ?? {}
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    const answer =
      method in answers
        ? { result: answers[method] }
        : { error: { code: -32_601, message: `This node has no ${method}` } }
    return route.fulfill({ headers, json: { jsonrpc: '2.0', id, ...answer } })
  })
}

/** What the page shows, for the message of a failure. */
async function textOf(browser) {
  const page = browser.contexts().flatMap((context) => context.pages())[0]
  const text = await page?.evaluate(() =>
    [document.body, ...[...document.querySelectorAll('foyer-modal')].map((it) => it.shadowRoot)]
      .map((part) => part?.textContent?.replaceAll(/\s+/g, ' '))
      .join('\n'),
  )
  return `The page shows: ${text?.slice(0, 1000)}`
}
