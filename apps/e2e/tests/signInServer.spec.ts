import type { Siwx } from '@foyer/core'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { account, Demo } from '../support/Demo.ts'
import { idle } from '../support/idle.ts'
import type { RealServer } from '../support/realServer.ts'
import { me, requestsTo, sessionOf, tokenOf, withSiwx } from '../support/serverSessions.ts'
import { test as base, expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/*
 * Sign-in from the wallet to the server's database and back: our client in a browser, our server in a process
 * of its own, and a chain whose accounts sign.
 */

const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = 'eip155:31337'
const minuteMs = 60_000

interface Fixtures {
  /** The demo with a wallet that keeps its permission, and sign-in at a server. */
  open(options?: { page?: Page; server?: Pick<RealServer, 'url'>; siwx?: object }): Promise<Demo>
  /** Another browser: nothing of the first is known there. */
  otherBrowser: BrowserContext
}

const test = base.extend<Fixtures>({
  open: async ({ page: first, server: shared, stack, walletScript }, use) => {
    await use(async ({ page = first, server = shared, siwx = {} } = {}) => {
      const demo = new Demo({ page, stack, walletScript })
      await demo.addWallets({
        ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', chainId: 31337, persists: true },
        ...{ accounts: [account], rpcUrl: stack.rpcUrls[0] },
      })
      const features = { analytics: false }
      const options = { backend: server.url, siwx: { name: 'foyer', ...siwx }, features }
      await demo.visit({ wallet: 'none', options })
      return demo
    })
  },
  otherBrowser: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
})

/** From the opener to a session. */
async function signIn(demo: Demo) {
  await demo.choose('Acorn')
  await demo.button('Sign').click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.accountButton).toBeVisible()
}

const signatures = async (demo: Demo) =>
  (await demo.methodsOf('Acorn')).filter((method) => method === 'personal_sign').length

/** What the page keeps of sign-in, by name; the key as nothing, which no script can copy out of the browser. */
const readKept = async (page: Page) =>
  new Map(
    await page.evaluate(async () => {
      const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
        one.name?.startsWith('foyer-sign-in'),
      )
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      const table = database.transaction('kept').objectStore('kept')
      const ask = <value>(request: IDBRequest<value>) =>
        new Promise<value>((resolve) => {
          request.onsuccess = () => resolve(request.result)
        })
      const [names, values] = await Promise.all([ask(table.getAllKeys()), ask(table.getAll())])
      database.close()
      return names.map((one, index) => [`${one}`, one === 'key' ? null : values[index]] as const)
    }),
  )

/** Puts sessions back, as ones that have to be refreshed. */
const putKept = (page: Page, kept: ReadonlyMap<string, object>) =>
  page.evaluate(
    async (entries) => {
      const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
        one.name?.startsWith('foyer-sign-in'),
      )
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      const transaction = database.transaction('kept', 'readwrite')
      for (const [one, value] of entries)
        transaction.objectStore('kept').put({ ...value, accessEndsAtMs: 0 }, one)
      await new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
      database.close()
    },
    [...kept].filter(([one]) => one.startsWith('session ')),
  )

const laterBy = (demo: Demo, ms: number) => demo.page.clock.setFixedTime(Date.now() + ms)

test('a user signs in at the server, and every page of the browser goes on from there', async ({
  open,
  server,
  context,
}) => {
  const demo = await open()
  await test.step('a reload goes on without a prompt', async () => {
    await signIn(demo)
    expect(await signatures(demo)).toBe(1)
    expect(await sessionOf(demo)).toMatchObject({ accountAddress: account, chainId })
    const { host } = new URL(demo.stack.demoUrl)
    const token = await tokenOf(demo)
    expect(await me(demo, server, token)).toMatchObject({ address: account, chainId, domain: host })

    await demo.page.reload()
    await expect(demo.accountButton).toBeVisible()
    await expect.poll(() => sessionOf(demo)).toMatchObject({ accountAddress: account })
    expect(await signatures(demo)).toBe(0)
  })

  await test.step('a token that the server does not take is renewed, whatever the clock of the device says', async () => {
    const refreshes = requestsTo(demo.page, 'refresh')
    await demo.page.evaluate(async () => {
      const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
        one.name?.startsWith('foyer-sign-in'),
      )
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      const table = database.transaction('kept', 'readwrite').objectStore('kept')
      const keys = table.getAllKeys()
      await new Promise<void>((resolve) => {
        keys.onsuccess = () => {
          const key = keys.result.find((one) => `${one}`.startsWith('session ')) ?? ''
          const got = table.get(key)
          got.onsuccess = () => {
            const put = table.put({ ...got.result, accessToken: 'eyJ.over.long-ago' }, key)
            put.onsuccess = () => resolve()
          }
        }
      })
      database.close()
    })
    await demo.page.reload()
    await expect(demo.accountButton).toBeVisible()
    await expect.poll(() => sessionOf(demo)).toMatchObject({ accountAddress: account })
    expect([refreshes.length, await signatures(demo)]).toEqual([1, 0])
  })

  const tab = await open({ page: await context.newPage() })
  await test.step('so does a second tab', async () => {
    await expect(tab.accountButton).toBeVisible()
    await expect.poll(() => sessionOf(tab)).toMatchObject({ accountAddress: account })
    expect([await signatures(tab), await tokenOf(tab)]).toEqual([0, await tokenOf(demo)])
  })

  await test.step('an access token that is over is renewed, once for all tabs', async () => {
    const refreshes = [requestsTo(demo.page, 'refresh'), requestsTo(tab.page, 'refresh')]
    for (const one of [demo, tab]) await laterBy(one, 10 * minuteMs)
    const tokens = await Promise.all([demo, tab, demo, tab].map(tokenOf))
    expect(new Set(tokens).size).toBe(1)
    // A token of the same second is the same text, so it is the requests that tell.
    expect(refreshes.flat()).toHaveLength(1)
    expect(await me(demo, server, tokens[0] ?? null)).toMatchObject({ isCurrent: true })
    // Every number of the refresh token counts once, and the session lives on.
    for (const one of [tab, demo]) {
      for (const other of [demo, tab])
        await laterBy(other, 20 * minuteMs + refreshes.flat().length * 10 * minuteMs)
      expect(await tokenOf(one)).toMatch(/^eyJ/)
    }
    expect(refreshes.flat()).toHaveLength(3)
  })

  await test.step('disconnecting ends the session at the server and in every tab', async () => {
    await expect.poll(() => sessionOf(tab)).not.toBeNull()
    const token = await tokenOf(demo)
    await withFoyer(demo.page, (foyer) => foyer.disconnect())
    await expect.poll(() => me(demo, server, token), { timeout: 5_000 }).toBe(401)
    for (const one of [demo, tab]) {
      await expect.poll(() => sessionOf(one)).toBeNull()
      expect(await tokenOf(one)).toBeNull()
    }
  })
})

test('what is kept of a session is worth nothing to anybody else, and is not lost with an answer', async ({
  open,
  server,
  otherBrowser,
}) => {
  test.slow()
  const demo = await open()
  await signIn(demo)
  await test.step('after disconnecting while the server is away nothing in the page can use the session', async () => {
    /** What a script of the page could have copied before. */
    const copied = await readKept(demo.page)
    const held = await tokenOf(demo)
    await demo.page.route('**/v1/sign-in/**', (route) => route.abort('connectionrefused'))
    await withFoyer(demo.page, (foyer) => foyer.disconnect())
    await expect(demo.opener).toBeVisible()
    await expect.poll(async () => [...(await readKept(demo.page)).keys()]).toEqual([])
    expect([await sessionOf(demo), await tokenOf(demo)]).toEqual([null, null])

    // The server is back, which still knows the session: the access token is good for its ten minutes.
    await demo.page.unroute('**/v1/sign-in/**')
    expect(await me(demo, server, held)).toMatchObject({ address: account })
    const asked: string[] = []
    demo.page.on('request', (request) => {
      if (request.url().includes('/v1/sign-in/')) asked.push(request.url())
    })
    await demo.page.reload()
    await expect(demo.opener).toBeVisible()
    await idle(demo.page)
    expect([asked, await sessionOf(demo), await tokenOf(demo)]).toEqual([[], null, null])

    // The refresh token needs the key, which is gone: a copy of it is of no use.
    await putKept(demo.page, copied)
    expect(await tokenOf(demo)).toBeNull()
    await expect.poll(() => me(demo, server, held), { timeout: 5_000 }).toBe(401)

    await signIn(demo)
    expect(await sessionOf(demo)).toMatchObject({ accountAddress: account })
  })

  await test.step('a refresh whose answer is lost costs no session', async () => {
    const refreshes = requestsTo(demo.page, 'refresh')
    const answered: number[] = []
    await demo.page.route('**/v1/sign-in/refresh*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      answered.push((await route.fetch()).status())
      await route.abort('connectionreset')
    })
    await laterBy(demo, 10 * minuteMs)
    const failure = withSiwx(demo, (siwx) =>
      siwx.getAccessToken().then(
        () => null,
        ({ code }) => code,
      ),
    )
    expect(await failure).toBe('sign-in/unavailable')
    expect(answered).toEqual([200])
    await demo.page.unroute('**/v1/sign-in/refresh*')
    const token = await tokenOf(demo)
    expect(await me(demo, server, token)).toMatchObject({ address: account })
    expect(refreshes).toHaveLength(2)

    // The same bytes sent twice, as browsers do where a connection broke: the client makes a new proof.
    let copies = 0
    await demo.page.route('**/v1/sign-in/refresh*', async (route) => {
      if (route.request().method() === 'POST' && copies++ === 0) await route.fetch()
      await route.continue()
    })
    await laterBy(demo, 20 * minuteMs)
    expect(await me(demo, server, await tokenOf(demo))).toMatchObject({ address: account })
    expect(copies).toBe(2)
  })

  await test.step('no script can read the key, and what a thief copies is worth nothing elsewhere', async () => {
    /** Every value of the database of sign-in, and what WebCrypto says to a script that wants the key. */
    const readAll = () =>
      demo.page.evaluate(async () => {
        const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
          one.name?.startsWith('foyer-sign-in'),
        )
        const database = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(name)
          request.onsuccess = () => resolve(request.result)
        })
        const ask = <value>(request: IDBRequest<value>) =>
          new Promise<value>((resolve) => {
            request.onsuccess = () => resolve(request.result)
          })
        const table = () => database.transaction('kept').objectStore('kept')
        const names = (await ask(table().getAllKeys())).map(String)
        const pair = (await ask(table().get('key'))) as CryptoKeyPair
        const refusals = await Promise.all(
          (['jwk', 'pkcs8', 'raw'] as const).map((format) =>
            crypto.subtle.exportKey(format, pair.privateKey).then(
              () => 'exported',
              ({ name }) => name,
            ),
          ),
        )
        const session = names.find((one) => one.startsWith('session ')) ?? ''
        const kept = (await ask(table().get(session))) as { refreshToken: string }
        database.close()
        return { name, session, kept, refusals, isExtractable: pair.privateKey.extractable }
      })
    const stolen = await readAll()
    expect(stolen.isExtractable).toBe(false)
    expect(stolen.refusals).not.toContain('exported')
    expect(stolen.kept.refreshToken).toMatch(/^[\w-]{22}\.\d\.[\w-]{43}$/)
    const stored = await demo.page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    )
    expect(stored).not.toContain(stolen.kept.refreshToken)

    // The thief's browser has a key of its own, and takes the session for one that has to be refreshed.
    const thief = await open({ page: await otherBrowser.newPage() })
    await withSiwx(thief, (siwx) => siwx.createMessage({ accountAddress: '', chainId: 'eip155:1' }))
    await thief.page.evaluate(async ({ name, session, kept }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      const transaction = database.transaction('kept', 'readwrite')
      transaction.objectStore('kept').put({ ...kept, accessEndsAtMs: 0 }, session)
      await new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
    }, stolen)
    const token = await tokenOf(demo)
    expect(await tokenOf(thief)).toBeNull()
    // And the user who was robbed is told: the session is over for both.
    expect(await me(demo, server, token)).toBe(401)
  })
})

test('a browser that keeps nothing signs in for as long as the page lives', async ({
  open,
  page,
  server,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })
  const demo = await open()
  await signIn(demo)
  expect(await me(demo, server, await tokenOf(demo))).toMatchObject({ address: account })
  await laterBy(demo, 10 * minuteMs)
  const token = await tokenOf(demo)
  expect(await me(demo, server, token)).toMatchObject({ address: account })
  await withFoyer(demo.page, (foyer) => foyer.disconnect())
  expect(await tokenOf(demo)).toBeNull()
  await expect.poll(() => me(demo, server, token), { timeout: 5_000 }).toBe(401)
})

test('another account never uses the session, and the first one finds its own again', async ({
  open,
  server,
}) => {
  const demo = await open()
  await signIn(demo)
  const token = await tokenOf(demo)
  await demo.withWallet('Acorn', (wallet, other) => wallet.changeAccounts([other]), second)
  await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
  await expect(demo.modal).toHaveAttribute('data-status', 'connecting')
  expect(await sessionOf(demo)).toBeNull()
  const tokenFor = (address: string) =>
    withSiwx(demo, (siwx, given) => siwx.getAccessToken(given), { chainId, address })
  expect(await tokenFor(second)).toBeNull()
  await demo.button('Sign').click()
  await expect.poll(() => sessionOf(demo)).toMatchObject({ accountAddress: second })
  expect(await me(demo, server, await tokenFor(second))).toMatchObject({ address: second })
  expect(await me(demo, server, token)).toMatchObject({ address: account })

  await demo.withWallet('Acorn', (wallet, other) => wallet.changeAccounts([other]), account)
  await expect.poll(() => sessionOf(demo)).toMatchObject({ accountAddress: account })
  expect([await tokenFor(account.toLowerCase()), await signatures(demo)]).toEqual([token, 2])
})

test('a session that another device ended is noticed when the page is seen again', async ({
  open,
  page,
  server,
  otherBrowser,
}) => {
  await page.clock.install()
  const demo = await open()
  await signIn(demo)
  const token = await tokenOf(demo)
  const phone = await open({ page: await otherBrowser.newPage() })
  await signIn(phone)
  const listed = await withSiwx(phone, (siwx) => siwx.listSessions())
  expect(listed.length).toBeGreaterThanOrEqual(2)
  expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const ended = await withSiwx(phone, (siwx) => siwx.endSessions({ scope: 'others' }))
  expect(ended).toBe(listed.length - 1)
  await expect.poll(() => me(demo, server, token), { timeout: 5_000 }).toBe(401)

  // What was known a moment ago counts for five seconds.
  await page.clock.fastForward(5_100)
  await demo.page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
  expect([await sessionOf(demo), await tokenOf(demo)]).toEqual([null, null])
  await demo.button('Sign').click()
  await expect.poll(() => sessionOf(demo)).toMatchObject({ accountAddress: account })
  expect(await tokenOf(phone)).toMatch(/^eyJ/)
})

test('a server that fails while it checks is said so, and the next try signs in', async ({
  open,
}) => {
  const demo = await open()
  await demo.page.clock.install()
  await demo.page.reload()
  const failures: Record<string, [(route: Route) => unknown, string]> = {
    fails: [(route) => route.fulfill({ status: 503, body: '<h1>Down</h1>' }), 'not possible'],
    'answers nonsense': [
      (route) => route.fulfill({ status: 200, body: '<h1>Hi</h1>' }),
      'not possible',
    ],
    'refuses the connection': [(route) => route.abort('connectionrefused'), 'not possible'],
    'limits the user': [
      (route) => route.fulfill({ status: 429, json: { message: 'Slow down.' } }),
      'Slow down.',
    ],
    hangs: [() => {}, 'not possible'],
  }
  const bodies = requestsTo(demo.page, 'verify')
  for (const [name, [fail, words]] of Object.entries(failures))
    await test.step(name, async () => {
      bodies.length = 0
      let left = 1
      await demo.page.route('**/v1/sign-in/verify*', (route) =>
        route.request().method() === 'POST' && left-- > 0 ? fail(route) : route.continue(),
      )
      await demo.choose('Acorn')
      const asked = demo.page.waitForRequest('**/v1/sign-in/verify*')
      await demo.button('Sign').click()
      await asked
      if (name === 'hangs') {
        await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingSiwe')
        await demo.page.clock.runFor(16_000)
      }
      await expect(demo.view.locator('.notice')).toContainText(words)
      await expect(demo.modal).toHaveAttribute('data-view', 'SIWXSignMessage')
      await expect(demo.modal).toHaveAttribute('data-status', 'connecting')
      expect(await sessionOf(demo)).toBeNull()
      await demo.button('Sign').click()
      await expect(demo.accountButton).toBeVisible()
      expect(await sessionOf(demo)).toMatchObject({ accountAddress: account })
      const nonces = bodies.map((body) => /Nonce: (\w+)/.exec(JSON.parse(body).message)?.[1])
      expect(new Set(nonces).size).toBe(2)
      await demo.page.unroute('**/v1/sign-in/verify*')
      await expect(demo.dialog).toBeHidden()
      await withFoyer(demo.page, (foyer) => foyer.disconnect())
      await expect(demo.opener).toBeVisible()
    })
})

test('a clock that is an hour off is told, and one that is four minutes off signs in', async ({
  open,
}) => {
  const demo = await open()
  for (const [minutes, words] of [
    [4, null],
    [60, 'The clock of this device is 60 minutes ahead.'],
    [-60, 'The clock of this device is 60 minutes behind'],
  ] as const)
    await test.step(`${minutes} minutes`, async () => {
      await demo.page.clock.setSystemTime(Date.now() + minutes * minuteMs)
      await demo.choose('Acorn')
      await demo.button('Sign').click()
      if (words !== null) {
        await expect(demo.view.locator('.notice')).toContainText(words)
        expect(await sessionOf(demo)).toBeNull()
        // The user sets it, cancels, and begins anew.
        await demo.page.clock.setSystemTime(Date.now())
        await demo.button('Cancel').click()
        await demo.row('Acorn').click()
        await demo.button('Sign').click()
      }
      await expect(demo.accountButton).toBeVisible()
      await expect(demo.dialog).toBeHidden()
      await withFoyer(demo.page, (foyer) => foyer.disconnect())
      await expect(demo.opener).toBeVisible()
    })
})

test('a server that goes away while the user reads disconnects; after its return all is as before', async ({
  open,
  gate,
}) => {
  const demo = await open({ server: gate })
  await signIn(demo)
  await gate.cut()
  // Who is signed in stays so while nobody can be asked.
  await demo.page.reload()
  await expect.poll(() => sessionOf(demo)).toMatchObject({ accountAddress: account })
  await expect(demo.accountButton).toBeVisible()
  await gate.restore()
  expect(await me(demo, gate, await tokenOf(demo))).toMatchObject({ address: account })

  await demo.withWallet('Acorn', (wallet, other) => wallet.changeAccounts([other]), second)
  await expect(demo.button('Sign')).toBeVisible()
  // The server has been asked for all that the message says.
  await expect(demo.view).toContainText('Nonce: ')
  await gate.cut()
  await demo.button('Sign').click()
  await expect(
    demo.modal
      .getByRole('alert')
      .filter({ hasText: 'A problem occurred while trying initialize authentication' }),
  ).toBeVisible()
  await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
  await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
  await gate.restore()
  await demo.row('Acorn').click()
  await demo.button('Sign').click()
  await expect.poll(() => sessionOf(demo)).toMatchObject({ accountAddress: second })
})

test('what is not required: signing out leaves the wallet connected and nobody signed in', async ({
  open,
  server,
}) => {
  const demo = await open({ siwx: { required: false, signOutOnDisconnect: false } })
  await signIn(demo)
  const token = await tokenOf(demo)
  await withFoyer(demo.page, (foyer) => foyer.disconnect())
  await expect.poll(async () => (await demo.state()).chains.eip155?.status).toBe('disconnected')
  expect(await me(demo, server, token)).toMatchObject({ address: account })
  await withSiwx(demo, (siwx: Siwx) =>
    siwx.revokeSession('eip155:31337', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
  )
  expect(await me(demo, server, token)).toBe(401)
})
