import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FoyerEvent, FoyerOptions, SiwxSession } from '@foyer/core'
import { checkView } from '@foyer/testing/view'
import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { withNetworkRelay } from '../support/networkRelay.ts'
import { axeViolations } from '../support/page.ts'
import { relayOf } from '../support/realServer.ts'
import { test as base, expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const cdn = fileURLToPath(new URL('../../../packages/elements/dist/cdn/', import.meta.url))
const read = (name: string) => readFileSync(`${cdn}${name}`, 'utf8')
const integrity: Record<string, string> = JSON.parse(read('integrity.json'))
const receiver = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** A page of somebody who has no build step: files that it names by their hashes, under the policy of docs/hosts.md. */
interface OneFilePage {
  readonly files: readonly string[]
  readonly lang?: string
  readonly script: string
  /** What it asks besides the chain. */
  readonly contacts?: readonly string[]
}

const test = base.extend<{ rpcUrl: string; visit(page: OneFilePage): Promise<Heard> }>({
  rpcUrl: ({ stack }, use) => use(stack.rpcUrls[0] ?? ''),
  // A server of its own: what a test answers by itself has no address, and may not ask this machine.
  async visit({ page, rpcUrl }, use) {
    let shown: OneFilePage | undefined
    const server = createServer(({ url = '/' }, response) => {
      const name = url.slice(1)
      if (name.endsWith('.js'))
        return response.setHeader('content-type', 'text/javascript').end(read(name))
      const { html, policy } = shown ? documentOf(shown, rpcUrl) : { html: '', policy: '' }
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', policy).end(html)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await use(async (wanted) => {
      shown = wanted
      const heard: Heard = { asked: [], violations: [] }
      await page.exposeFunction('reportViolation', (text: string) => heard.violations.push(text))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { reportViolation } = window as unknown as { reportViolation(text: string): void }
          reportViolation(`${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      page.on('request', (request) => heard.asked.push(request.url()))
      await page.goto(`http://127.0.0.1:${port}/`)
      return heard
    })
    server.closeAllConnections()
    server.close()
  },
})

interface Heard {
  readonly asked: string[]
  readonly violations: string[]
}

function documentOf({ files, lang = 'en', script, contacts = [] }: OneFilePage, rpcUrl: string) {
  const code = script.replaceAll('<rpc>', rpcUrl)
  const sha256 = createHash('sha256').update(code).digest('base64')
  const hashes = [...files.map((file) => integrity[file]), `sha256-${sha256}`]
  const policy = [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${hashes.map((hash) => `'${hash}'`).join(' ')}`,
    `connect-src ${[rpcUrl, ...contacts].join(' ')}`,
    ...['img-src data:', "base-uri 'none'"],
    ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
  ].join('; ')
  const scripts = files.map(
    (file) => `<script src="${file}" integrity="${integrity[file]}"></script>`,
  )
  const html = `<!doctype html><html lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}">
    <head><title>One file</title>${scripts.join('')}</head>
    <body><main><h1>One file</h1><foyer-button></foyer-button>
    <foyer-network-button></foyer-network-button></main><script>${code}</script></body></html>`
  return { html, policy }
}

const start = `
  const { createFoyer, evm, networks } = Foyer
  const local = { ...networks.mainnet, id: 31337, caipNetworkId: undefined, name: 'Anvil A',
    rpcUrls: { default: { http: ['<rpc>'] } }, blockExplorers: undefined }
  window.foyer = createFoyer({ projectId: 'shop', networks: [local], adapters: [evm()] })`

test('one file, from a bare page to a transfer, under the strictest policy and without React', async ({
  demo,
  page,
  stack,
  rpcUrl,
  visit,
}) => {
  await demo.addWallets({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', rpcUrl },
  })
  const { asked, violations } = await visit({ files: ['foyer.global.js'], script: start })
  const opener = page.getByRole('button', { name: 'Connect wallet' })
  await expect(opener).toBeVisible()
  // Nothing but what the page itself names, before a button is pointed at.
  await page.mouse.move(5, 500)
  await page.waitForLoadState('networkidle')
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/', '/foyer.global.js'])
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})

  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
  expect(await axeViolations(page)).toEqual([])
  expect(await checkView(page)).toEqual([])
  await demo.row('Acorn').click()
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible()
  const before = await stack.chain.getBalance({ address: receiver })
  await page.evaluate((to) => {
    void window.foyer.open({ view: 'WalletSend', arguments: { amount: '0.25', to } })
  }, receiver)
  await demo.view.getByRole('button', { name: 'Preview Send' }).click()
  await demo.view.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(demo.view.getByText('Read back from chain: matches')).toBeVisible({
    timeout: 20_000,
  })
  expect(await stack.chain.getBalance({ address: receiver })).toBe(before + parseEther('0.25'))
  // No other file, ever: all that is asked is the chain.
  expect(asked.filter((url) => /\.(js|css|json)\b/.test(url))).toHaveLength(1)
  expect(await page.locator('style').count()).toBe(0)
  expect(violations).toEqual([])
})

test('a language is a file that the page names before', async ({ demo, page, visit }) => {
  const { violations } = await visit({
    ...{ files: ['foyer.fa.js', 'foyer.global.js'], lang: 'fa', script: start },
  })
  await page.getByRole('button', { name: 'اتصال کیف پول' }).click()
  await expect(demo.modal).toHaveAttribute('dir', 'rtl')
  await expect(demo.modal).toHaveAttribute('lang', 'fa')
  await page.evaluate(() => window.foyer.close())
  // One that the page did not name is English.
  await withFoyer(page, (foyer) => foyer.updateOptions({ locale: 'de' }))
  await expect(demo.modal).toHaveAttribute('lang', 'en')
  expect(violations).toEqual([])
})

/** The file for connecting alone, with options besides the ordinary ones. */
const startConnecting = (page: Page, { rpcUrl, signsIn = false, ...options }: ConnectOptions) =>
  page.evaluate(
    async ({ rpcUrl, signsIn, options }) => {
      const path = '/foyer-connect.js'
      const { createFoyer, evm, networks } = await import(path)
      const local = {
        ...{ ...networks.mainnet, id: 31337, caipNetworkId: undefined, name: 'Anvil A' },
        rpcUrls: { default: { http: [rpcUrl] } },
      }
      const sessions: SiwxSession[] = []
      const siwx = {
        createMessage: async (given: { accountAddress: string; chainId: string }) => ({
          ...given,
          ...{ domain: location.host, uri: location.origin, version: '1', nonce: 'abcdefgh' },
          ...{ toString: () => `Sign in as ${given.accountAddress}` },
        }),
        addSession: async (session: SiwxSession) => void sessions.push(session),
        revokeSession: async () => void sessions.splice(0),
        setSessions: async () => {},
        getSessions: async () => sessions,
      }
      const foyer = createFoyer({
        ...{ projectId: 'shop', networks: [local], adapters: [evm()] },
        ...(signsIn && { siwx }),
        ...options,
      })
      Object.assign(window, { foyer, sessions, alerts: [] })
      foyer.onEvent((event: FoyerEvent) => {
        if (event.type === 'alert') window.alerts.push(event.message)
      })
    },
    { rpcUrl, signsIn, options },
  )

type ConnectOptions = { rpcUrl: string; signsIn?: boolean } & Partial<FoyerOptions>

declare global {
  interface Window {
    alerts: string[]
    sessions: SiwxSession[]
  }
}

test('connecting alone is a file of its own', async ({ demo, page, rpcUrl, visit }) => {
  await demo.addWallets({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', rpcUrl },
  })
  await visit({ files: [], script: '' })
  await startConnecting(page, { rpcUrl })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await demo.row('Acorn').click()
  await page.getByRole('button', { name: /^0x/ }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Account')
  await expect(demo.view.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  await demo.button('Disconnect').click()
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(await page.evaluate(() => window.alerts)).toEqual([])
})

test('connecting alone signs in where the application wants it', async ({
  demo,
  page,
  rpcUrl,
  visit,
}) => {
  await demo.addWallets({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', rpcUrl },
  })
  await visit({ files: [], script: '' })
  await startConnecting(page, { rpcUrl, signsIn: true })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await demo.row('Acorn').click()
  await demo.button('Sign').click()
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible()
  const [session] = await page.evaluate(() => window.sessions)
  expect(session?.signature).toMatch(/^0x[\da-f]{130}$/)
})

test('connecting alone pairs with a phone, which signs in once it is connected', async ({
  demo,
  page,
  pocket,
  rpcUrl,
  server,
  visit,
}) => {
  test.slow()
  const { violations } = await visit({
    ...{ files: [], script: '', contacts: [relayOf(server), server.url] },
  })
  await startConnecting(page, { rpcUrl, signsIn: true, backend: withNetworkRelay(server) })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await demo.row('WalletConnect').click()
  const code = demo.view.getByRole('img', { name: /^QR code/ })
  await expect(code).toHaveAttribute('data-uri', /^wc:/)
  await pocket.scan((await code.getAttribute('data-uri')) ?? '')
  await demo.button('Sign').click()
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible()
  const [session] = await page.evaluate(() => window.sessions)
  expect(session?.signature).toMatch(/^0x[\da-f]{130}$/)
  expect(violations).toEqual([])
})

test('connecting alone says which file has what else is asked of it', async ({
  page,
  rpcUrl,
  visit,
}) => {
  await visit({ files: [], script: '' })
  await startConnecting(page, { rpcUrl, features: { swaps: true } })
  await expect(page.evaluate(() => window.foyer.open({ view: 'Swap' }))).rejects.toThrow(
    'No view is named "Swap"',
  )
  await expect
    .poll(() => page.evaluate(() => window.alerts))
    .toEqual([
      'foyer-connect.js connects wallets and has no `features.swaps`. Name foyer.js instead.',
      'foyer-connect.js connects wallets and has no view `Swap`. Name foyer.js instead.',
    ])
})

test('connecting alone has the images of all wallets where the page names them', async ({
  demo,
  page,
  rpcUrl,
  visit,
}) => {
  const image = demo.view.getByRole('button', { name: /^Rabby/ }).locator('img')
  await visit({ files: ['foyer-wallets.js'], script: '' })
  await startConnecting(page, { rpcUrl })
  await page.evaluate(() => window.foyer.open({ view: 'AllWallets' }))
  await expect(image).toHaveAttribute('src', /^(data|blob):/)
  await page.reload()
  await page.evaluate(() => Object.assign(window, { FoyerWalletImages: undefined }))
  await startConnecting(page, { rpcUrl })
  await page.evaluate(() => window.foyer.open({ view: 'AllWallets' }))
  await expect(demo.view.getByRole('button', { name: /^Rabby/ })).toBeVisible()
  await expect(image).toHaveCount(0)
})

test('1,000 buttons that come and go leave nothing behind', async ({ page, visit }) => {
  await visit({ files: ['foyer.global.js'], script: start })
  const session = await page.context().newCDPSession(page)
  const heapAfter = async (mounts: number) => {
    await page.evaluate((mounts) => {
      const names = ['foyer-button', 'foyer-network-button', 'foyer-modal']
      for (let index = 0; index < mounts; index++) {
        const element = document.createElement(names[index % names.length] as string)
        document.body.append(element)
        element.remove()
      }
    }, mounts)
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  // The first ones warm up what the engine keeps.
  const before = await heapAfter(1_000)
  expect((await heapAfter(1_000)) - before).toBeLessThan(20_000)
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})
