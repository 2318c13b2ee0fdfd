// @vitest-environment happy-dom
/// <reference types="node" />
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mainnet } from '@foyer/core/networks'
import { createScriptedWallet } from '@foyer/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mount } from './mount'

/** The first account of every local chain: its key is public. */
const account = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
)
const dataFolder = mkdtempSync(join(tmpdir(), 'my-application-'))
let server: ChildProcess

beforeAll(async () => {
  server = fork('node_modules/@foyer/server/dist/main.js', {
    // Any free port, and a database that is gone afterwards.
    env: { ...process.env, PORT: '0', DATA_FOLDER: dataFolder, LOG_LEVEL: 'error' },
    execArgv: [],
  })
  const [{ url }] = await once(server, 'message')
  vi.stubEnv('VITE_BACKEND', url)
}, 120_000)

afterAll(async () => {
  // Nothing of it is wanted any more.
  server.kill('SIGKILL')
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(dataFolder, { recursive: true, force: true })
})

test('a user connects a wallet, signs in at the server and sees the address', async () => {
  createScriptedWallet({
    name: 'Acorn',
    rdns: 'dev.acorn',
    chainId: Number(mainnet.id),
    rpc: ({ method, params }) => {
      if (method !== 'personal_sign') throw new Error(`Acorn has no ${method}`)
      const [raw] = params as [`0x${string}`]
      return account.signMessage({ message: { raw } })
    },
  }).announce(window)
  await mount()
  await press('Connect wallet')
  await press('Acorn')
  await press('Sign')
  expect(await findButton('0xf3…b92266')).toBeTruthy()
  expect(document.querySelector('output')?.textContent).toMatch(/^eip155:\d+:0xf39Fd6/)
}, 60_000)

async function press(words: string) {
  const button = await findButton(words)
  button.click()
}

const findButton = (words: string) =>
  vi.waitFor(() => {
    const button = buttonsIn(document).find((it) => it.textContent?.includes(words))
    if (!button) throw new Error(`There is no button ${words}`)
    return button
  }, 20_000)

/** Those of the page and, in shadow roots, those of Foyer's elements. */
function buttonsIn(root: ParentNode): HTMLButtonElement[] {
  return [...root.querySelectorAll('*')].flatMap((it) => [
    ...(it instanceof HTMLButtonElement ? [it] : []),
    ...(it.shadowRoot ? buttonsIn(it.shadowRoot) : []),
  ])
}
