import type { Page } from '@playwright/test'
import { account, type Demo, shortAccount } from '../support/Demo.ts'
import { times } from '../support/endurance.ts'
import { hurry } from '../support/page.ts'
import { test as base, expect } from '../support/test.ts'

/** Every test fails on an error or a warning in the console; React says there what it dislikes. */
const test = base.extend<{ complaints: string[]; host: Demo }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
  /** A page with two wallets that approve, whose accounts the chain signs for. */
  host: async ({ demo, hosts }, use) => {
    const wallet = (name: string, rdns: string) => ({
      ...{ name, rdns, rpcUrl: hosts.rpcUrl },
      ...{ persists: true, knownChainIds: [31338] },
    })
    await demo.addWallets(wallet('Acorn', 'dev.foyer.acorn'), wallet('Birch', 'dev.foyer.birch'))
    await use(demo)
  },
})

// One worker, because each builds the hosts for itself.
test.describe.configure({ mode: 'default' })

// Without a policy, the demo does the same in all other files.
for (const host of ['react18', 'react19', 'preact', 'wagmi'])
  test(`the demo on ${host} connects, signs, resumes and leaves under a strict policy`, async ({
    demo,
    page,
  }) => {
    const url = new URL(demo.urlOf({ wallet: 'approve', csp: 'strict' }))
    url.searchParams.set('host', host)
    await page.goto(url.href)
    await expect(page.locator('html')).toHaveAttribute(
      'data-host',
      { react18: /^react 18/, react19: /^react 19/, preact: /^preact/, wagmi: /^wagmi$/ }[
        host
      ] as RegExp,
    )
    await demo.connect()
    await expect(page.getByText(account)).toBeVisible()
    await expect(page.getByTestId('balance')).toHaveText(/^[\d,]+(\.\d+)? ETH$/)
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(page.getByLabel('Signature')).toContainText(/0x[\da-f]{130}/)
    await page.getByRole('button', { name: 'Sign typed data' }).click()
    await expect(page.getByLabel('Signature of typed data')).toContainText(/0x[\da-f]{130}/)
    await page.getByRole('button', { name: 'Send 0.001 ETH' }).click()
    await expect(page.getByLabel('Transaction')).toContainText(/0x[\da-f]{64}/)

    await page.reload()
    await expect(page.getByText(account)).toBeVisible()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(demo.opener).toBeVisible()
    await expect(page.getByText(account)).toBeHidden()
    expect((await demo.state()).chains.eip155?.status).toBe('disconnected')
  })

const mounts = times({ few: 5, full: 20 })

for (const react of [18, 19] as const) {
  const wagmi = react === 18 ? 2 : 3

  test(`React ${react} in StrictMode: connects, resumes, disconnects, and is mounted and unmounted ${mounts} times with one modal and no listener more`, async ({
    host,
    hosts,
    page,
  }) => {
    await countListeners(page)
    await page.goto(hosts.urlOf('plain', { react }))
    await test.step('connects, resumes and disconnects', async () => {
      expect(await page.evaluate('host.version')).toMatch(new RegExp(`^${react}\\.`))
      // The host's ref reached the native button.
      await expect(page.locator('button[data-host-ref]')).toHaveCount(1)
      await host.connect('Acorn')
      await page.reload()
      await host.openAccount()
      await host.button('Disconnect').click()
      await expect(host.opener).toBeVisible()
      await expect(host.modal).toHaveCount(1)
    })
    await hurry(page)
    const cycle = async () => {
      await page.evaluate('host.mount()')
      await host.openConnect()
      await page.keyboard.press('Escape')
      await expect(host.dialog).toBeHidden()
      await page.evaluate('host.unmount()')
      await expect(host.opener).toHaveCount(0)
    }
    await test.step('mounted and unmounted', async () => {
      await cycle()
      await cycle()
      const before = await settledCount(page)
      for (let cycles = 2; cycles < mounts; cycles++) await cycle()
      expect(await settledCount(page)).toBe(before)
      await expect(host.modal).toHaveCount(1)
    })
  })

  // What a client leaves behind is the same whatever renders the button.
  const replacements = react === 19 ? 4 : times({ few: 0, full: 4 })

  test(`React ${react}: a replaced module leaves one modal, which works`, async ({
    host,
    hosts,
    page,
  }) => {
    await countListeners(page)
    await page.goto(hosts.urlOf('plain', { react }))
    await hurry(page)
    const replace = async () => {
      await page.evaluate('host.replaceModule()')
      await host.openConnect()
      await expect(host.modal).toHaveCount(1)
    }
    const replaceAndCount = async () => {
      const counts: number[] = []
      for (let times = 0; times < replacements; times++) {
        await replace()
        counts.push(await settledCount(page))
      }
      return counts
    }
    await host.openConnect()
    await replace()
    if (replacements > 0) {
      // The count was seen five higher now and then, for as long as eight times: a single listener that
      // stays behind each time adds eight.
      const before = await replaceAndCount()
      for (let times = 0; times < replacements; times++) await replace()
      const after = await replaceAndCount()
      const growth = Math.min(...after) - Math.min(...before)
      expect(growth, [...before, ...after].join(' ')).toBeLessThan(8)
    }
    await host.row('Acorn').click()
    await expect(host.accountButton).toBeVisible()
    await expect(host.dialog).toBeHidden()
    await page.evaluate('host.replaceModule()')
    await expect(host.accountButton).toBeVisible()
    await host.openAccount()
    await expect(host.modal).toHaveCount(1)
    await expect(host.modal).toHaveAttribute('data-status', 'connected')
  })

  test(`React ${react}: renders on a server and hydrates without a difference`, async ({
    host,
    hosts,
    page,
  }) => {
    const markup = await hosts.renderOnServer(react)
    expect(markup).toContain('<p id="facts">disconnected Anvil A idle</p>')
    expect(markup).toContain('Connect wallet')
    await page.goto(hosts.urlOf('hydration', { react }))
    await expect(page.locator('#facts')).toHaveText('disconnected Anvil A idle')
    await host.connect('Acorn')
    await expect(page.locator('#facts')).toHaveText(/^connected Anvil A (ready|loading)/)

    // A stored connection resumes after the page was taken over, so the markup still fits.
    await page.reload()
    await expect(page.locator('#facts')).toHaveText(/^connected/)
  })

  test(`wagmi ${wagmi} on React ${react}: its hooks see and steer Foyer's wallet`, async ({
    host,
    hosts,
    page,
  }) => {
    const facts = page.locator('#facts')
    const answer = page.locator('output')
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.goto(hosts.urlOf('wagmi', { react }))
    await expect(facts).toHaveText('disconnected')

    // From Foyer to wagmi.
    await host.openConnect()
    await host.row('Acorn').click()
    await expect(facts).toHaveText(new RegExp(`^connected ${account} 31337 [\\d.]+$`))
    await expect(host.dialog).toBeHidden()
    await press('Sign')
    await expect(answer).toHaveText(/^Sign: 0x[\da-f]{130}$/)
    await press('Send')
    await expect(answer).toHaveText(/^Send: 0x[\da-f]{64}$/)
    await press('Switch to B')
    await expect(answer).toHaveText('Switch to B: done')
    await expect(facts).toHaveText(/ 31338 /)
    expect((await host.state()).chains.eip155?.network?.id).toBe(31338)
    await host.withWallet('Acorn', (wallet) => wallet.changeChain(31337))
    await expect(facts).toHaveText(/ 31337 /)
    await press('Connect by wagmi')
    await expect(answer).toHaveText(
      /ConnectorAlreadyConnectedError: Connector already connected\.$/,
    )

    // Resumed by Foyer alone.
    await page.reload()
    await expect(facts).toHaveText(/^connected/)
    expect(await host.methodsOf('Acorn')).not.toContain('eth_requestAccounts')
    await page.evaluate(() => window.foyer.disconnect())
    await expect(facts).toHaveText('disconnected')

    // From wagmi to Foyer.
    await press('Connect by wagmi')
    await expect(host.modal).toHaveAttribute('data-view', 'Connect')
    await page.keyboard.press('Escape')
    await expect(answer).toHaveText(
      'Connect by wagmi: UserRejectedRequestError: User rejected the request.',
    )
    await press('Connect by wagmi')
    await host.row('Birch').click()
    await expect(answer).toHaveText('Connect by wagmi: done')
    await expect(facts).toHaveText(/^connected/)
    await expect(host.dialog).toBeHidden()
    await press('Disconnect by wagmi')
    await expect(facts).toHaveText('disconnected')
    expect((await host.state()).chains.eip155?.status).toBe('disconnected')
    expect(await host.stored()).toBeNull()
    await page.reload()
    await expect(host.opener).toBeVisible()
    await expect(facts).toHaveText('disconnected')
  })

  // The browser's own dialog is the same whatever renders it, and so is how a kit holds the focus.
  for (const kit of react === 19 || times({ few: 0, full: 1 })
    ? ['native', 'radix', 'mui']
    : ['radix'])
    test(`React ${react}: an opener inside the host's own dialog (${kit})`, async ({
      host,
      hosts,
      page,
    }) => {
      await page.goto(hosts.urlOf('dialogs', { react, query: { kit } }))
      await page.getByRole('button', { name: 'Checkout' }).click()
      const basket = page.getByRole('dialog', { name: 'Basket' })
      await expect(basket).toBeVisible()
      // Twice, because the second time our element is there for the kit to hide.
      for (let times = 0; times < 2; times++) {
        await basket.getByRole('button', { name: 'Connect wallet' }).click()
        await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
        await expect.poll(() => focusIsIn(page, 'foyer-modal')).toBe(true)
        await page.keyboard.press('Tab')
        expect(await focusIsIn(page, 'foyer-modal')).toBe(true)
        // Pressing words takes the focus from whatever had it.
        await host.modal.getByRole('heading', { name: 'Connect wallet' }).click()
        await page.keyboard.press('Escape')
        await expect(host.dialog).toBeHidden()
        await expect(basket).toBeVisible()
        await expect(basket.getByRole('button', { name: 'Connect wallet' })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(basket).toBeHidden()
        await page.getByRole('button', { name: 'Checkout' }).click()
      }
      await basket.getByRole('button', { name: 'Connect wallet' }).press('Enter')
      await host.row('Acorn').click()
      await expect(host.dialog).toBeHidden()
      await expect(basket).toBeVisible()
      await expect(basket.getByRole('button', { name: shortAccount })).toBeFocused()
      await basket.getByRole('textbox', { name: 'Coupon' }).fill('TEN')
      await page.keyboard.press('Escape')
      await expect(basket).toBeHidden()
    })
}

test('two clients on one page connect and remember on their own', async ({ host, hosts, page }) => {
  await page.goto(hosts.urlOf('two'))
  const part = (name: string) => page.getByRole('region', { name })
  const connect = async (name: string, wallet: string) => {
    await part(name).getByRole('button', { name: 'Connect wallet' }).click()
    const modal = page.locator('foyer-modal[data-open="true"]')
    await expect(modal).toHaveCount(1)
    await modal.getByRole('button', { name: wallet, exact: true }).click()
    await expect(part(name).getByRole('button', { name: shortAccount })).toBeVisible()
    await expect(modal).toHaveCount(0)
  }
  await connect('One', 'Acorn')
  await expect(part('Two').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await connect('Two', 'Birch')
  const walletsOf = () =>
    page.evaluate<string[]>(
      "[one, two].map((it) => it.getState().chains.eip155.connector?.name ?? 'none')",
    )
  expect(await walletsOf()).toEqual(['Acorn', 'Birch'])
  await page.reload()
  await expect.poll(walletsOf).toEqual(['Acorn', 'Birch'])
  await page.evaluate(() => window.foyer.disconnect())
  expect(await walletsOf()).toEqual(['none', 'Birch'])
  await page.reload()
  await expect.poll(walletsOf).toEqual(['none', 'Birch'])
  await expect(page.locator('foyer-modal')).toHaveCount(0)
  await part('One').getByRole('button', { name: 'Connect wallet' }).click()
  await part('One').page().keyboard.press('Escape')
  await expect(part('One').getByRole('button', { name: 'Connect wallet' })).toBeFocused()
  await host.page.close()
})

const hostileStyles = {
  'everything unset': '* { all: unset }',
  'no buttons':
    'button, a, input { display: none !important; visibility: hidden !important; opacity: 0 !important }',
  'small roots, wide letters':
    'html { font-size: 62.5%; letter-spacing: 1em; word-spacing: 2em; line-height: 3; text-transform: uppercase; text-indent: 4em; text-align: right; white-space: pre; color: red; cursor: none; user-select: none }',
  'a body nobody can press':
    'body { pointer-events: none; visibility: hidden; transform: scale(1) }',
  'a hidden element':
    'body > * { opacity: 0.01; transform: rotate(45deg); filter: blur(9px); position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%) }',
}

test('a host’s styles do not reach the modal', async ({ host, hosts, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(hosts.urlOf('plain'))
  let presses = 0
  const connect = async () => {
    // Never twice at one place: this soon the modal takes the second press for half of a double click.
    await host.row('Acorn').click({ position: { x: 20 + 40 * (presses++ % 6), y: 16 } })
    await expect.poll(async () => (await host.state()).chains.eip155?.status).toBe('connected')
    await expect(host.dialog).toBeHidden()
    await page.evaluate(() => window.foyer.disconnect())
  }
  const open = async () => {
    await page.evaluate(() => window.foyer.open())
    await expect(host.row('Acorn')).toBeVisible()
  }
  const measure = () =>
    host.dialog.evaluate((dialog) => {
      const root = dialog.getRootNode() as ShadowRoot
      return [...root.querySelectorAll<HTMLElement>('dialog, button, h1, h2, p, a')].map(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const style = getComputedStyle(element)
          const looks = [
            style.color,
            style.font,
            style.letterSpacing,
            style.textTransform,
            style.textAlign,
            style.cursor,
            style.visibility,
            style.pointerEvents,
          ]
          return [element.localName, x, y, width, height, ...looks].join(' ')
        },
      )
    })
  // From now on the wallet is marked as one that was used.
  await open()
  await connect()
  await open()
  const before = await measure()
  await page.evaluate(() => window.foyer.close())
  await expect(host.dialog).toBeHidden()
  for (const [name, css] of Object.entries(hostileStyles))
    await test.step(name, async () => {
      const style = await page.addStyleTag({ content: css })
      await open()
      expect.soft(await measure(), name).toEqual(before)
      await connect()
      await style.evaluate((element) => (element as unknown as Element).remove())
    })
})

test('frozen prototypes', async ({ host, hosts, page }) => {
  await page.addInitScript(() => {
    for (const { prototype } of [
      ...[Object, Array, Function, Error, TypeError, Promise, Map, Set, WeakMap, RegExp, Date],
      ...[String, Number, Boolean, Symbol, BigInt, ArrayBuffer, Uint8Array, EventTarget, Event],
    ] as { prototype: object }[])
      Object.freeze(prototype)
    Object.freeze(Object)
    Object.freeze(Promise)
  })
  await page.goto(hosts.urlOf('plain'))
  await host.connect('Acorn')
  await page.reload()
  await host.openAccount()
  await host.button('Disconnect').click()
  await expect(host.opener).toBeVisible()
})

const storages: Record<string, () => void> = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  },
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  corrupt: () => {
    for (const name of ['connections', 'recent', 'theme'])
      localStorage.setItem(`@foyer/${name}`, '{"version":1,"connections":[{"namespace"')
  },
  'of other shapes': () => {
    for (const name of ['connections', 'recent', 'theme'])
      localStorage.setItem(
        `@foyer/${name}`,
        '{"version":1,"connections":{"0":null},"wallets":[null,7,{"id":{}}],"themeMode":[]}',
      )
  },
}

test('connects and disconnects whatever the storage is like', async ({ demo, hosts, page }) => {
  await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', rpcUrl: hosts.rpcUrl })
  await page.addInitScript({
    content: `({ ${Object.entries(storages)
      .map(([name, prepare]) => `${JSON.stringify(name)}: ${prepare}`)
      .join()} })[new URLSearchParams(location.search).get('storage')]()`,
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const storage of Object.keys(storages))
    await test.step(storage, async () => {
      await page.goto(hosts.urlOf('plain', { query: { storage } }))
      await demo.connect('Acorn')
      await demo.openAccount()
      await demo.button('Disconnect').click()
      await expect(demo.opener).toBeVisible()
      await demo.connect('Acorn')
    })
})

test('storage written by a newer version is left as it was', async ({ demo, hosts, page }) => {
  await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', rpcUrl: hosts.rpcUrl })
  const newer = '{"version":99,"sessions":["unknown"]}'
  await page.addInitScript((text) => localStorage.setItem('@foyer/connections', text), newer)
  await page.goto(hosts.urlOf('plain'))
  await demo.connect('Acorn')
  expect(await demo.stored()).toBe(newer)
  await page.evaluate(() => window.foyer.disconnect())
  expect(await demo.stored()).toBe(newer)
})

/** Whether the focused element is this one, or in it, through shadow roots. */
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)

/** The count once it stood still for half a second of frames: effects add listeners as they run. */
const settledCount = (page: Page) =>
  page.evaluate(async () => {
    const { listenerCount } = window as unknown as { listenerCount(): number }
    let count = listenerCount()
    for (let still = 0; still < 30; still++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const next = listenerCount()
      if (next !== count) still = 0
      count = next
    }
    return count
  })

/** `listenerCount()` in the page: listeners on the window, the document and what is in it. */
async function countListeners(page: Page) {
  await page.addInitScript(() => {
    const held = new Map<EventTarget, Map<string, Set<unknown>>>()
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const listenersOf = (target: EventTarget, type: string, options: unknown) => {
      const capture = options === true || (options as { capture?: boolean } | null)?.capture
      const types = held.get(target) ?? new Map<string, Set<unknown>>()
      held.set(target, types)
      const key = `${type} ${capture ? 'capture' : ''}`
      const listeners = types.get(key) ?? new Set()
      types.set(key, listeners)
      return listeners
    }
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (listener) {
        const listeners = listenersOf(this ?? window, type, options)
        listeners.add(listener)
        const { signal, once } = (options ?? {}) as AddEventListenerOptions
        const forget = () => listeners.delete(listener)
        if (signal) addEventListener.call(signal, 'abort', forget)
        if (once) addEventListener.call(this ?? window, type, forget, options)
      }
      return addEventListener.call(this ?? window, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      listenersOf(this ?? window, type, options).delete(listener)
      return removeEventListener.call(this ?? window, type, listener, options)
    }
    Object.assign(window, {
      listenerCount: () =>
        [...held]
          .filter(([target]) => !(target instanceof Node) || target.isConnected)
          .filter(([target]) => !(target instanceof AbortSignal))
          .flatMap(([, types]) => [...types.values()])
          .reduce((sum, { size }) => sum + size, 0),
    })
  })
}
