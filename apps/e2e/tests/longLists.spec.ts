import type { Page } from '@playwright/test'
import { account } from '../support/Demo.ts'
import { times } from '../support/endurance.ts'
import { type FakeBackend, startFakeBackend } from '../support/fakeBackend.ts'
import { hurry } from '../support/page.ts'
import { test as base, expect } from '../support/test.ts'

/*
 * Accounts that hold and did more than anybody scrolls through.
 */

const chain = 'eip155:31337'
const network = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const maxRows = 200
const hex = (n: number, digits: number) => `0x${n.toString(16).padStart(digits, '0')}`

const balances = Array.from({ length: 5_000 }, (_, n) => ({
  ...{ name: `Token ${n}`, symbol: `T${n}`, chainId: chain, value: 5_000 - n, price: 1 },
  address: `${chain}:${hex(n + 1, 40)}`,
  quantity: { decimals: '6', numeric: `${5_000 - n}` },
  iconUrl: '',
}))

const perPage = 200
/** Rows that stay would show long before the end. */
const pages = times({ few: 32, full: 100 })
const historyPage = (page: number) => ({
  data: Array.from({ length: perPage }, (_, n) => {
    const number = page * perPage + n
    return {
      id: `id-${number}`,
      metadata: {
        ...{ operationType: 'receive', status: 'confirmed', chain, nonce: number },
        ...{ hash: hex(number + 1, 64), sentFrom: hex(number + 1, 40), sentTo: account },
        minedAt: new Date(Date.UTC(2026, 9, 1) - number * 3_600_000).toISOString(),
      },
      transfers: [
        {
          direction: 'in',
          quantity: { numeric: `${number + 1}` },
          fungible_info: { name: 'Token', symbol: 'TKN', icon: { url: '' } },
        },
      ],
    }
  }),
  next: page + 1 < pages ? `page-${page + 1}` : null,
})

const test = base.extend<{ backend: FakeBackend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  backend: async ({}, use) => {
    const backend = await startFakeBackend()
    backend.chains = { [chain]: { eth_getBalance: hex(10 ** 9, 1) } }
    backend.answer = ({ path, query }) => {
      if (path.endsWith('/balance')) return { status: 200, body: JSON.stringify({ balances }) }
      if (path.endsWith('/history'))
        return {
          status: 200,
          body: JSON.stringify(historyPage(Number(query.cursor?.split('-')[1] ?? 0))),
        }
      return 'usual'
    }
    await use(backend)
    await backend.stop()
  },
})

test('5,000 tokens: few rows in the document, and a search that keeps up with the keys', async ({
  backend,
  demo,
  page,
}) => {
  await demo.visit({ wallet: 'approve', options: { backend: backend.url, networks: [network] } })
  await demo.connect()
  await demo.openAccount()
  const { view } = demo
  const rows = view.getByRole('button', { name: /^Token \d+, / })
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThanOrEqual(maxRows)

  await view.getByRole('button', { name: 'Send', exact: true }).click()
  await view.getByRole('button', { name: /change token|Select token/ }).click()
  await expect(rows.first()).toBeVisible()
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  const search = view.getByRole('searchbox', { name: 'Search tokens' })
  await search.pressSequentially('token 4999', { delay: 60 })
  await expect(rows).toHaveCount(1)
  await expect(view.getByRole('button', { name: /^Token 4999, 1\.000 T4999$/ })).toBeVisible()
  expect(await rows.count()).toBeLessThanOrEqual(maxRows)
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
  )
  console.log(`longest task while typing over 5,000 tokens: ${longest.toFixed(0)} ms (goal 50)`)
  await search.fill(hex(4_000, 40))
  await expect(view.getByRole('button', { name: /^Token 3999, / })).toBeVisible()
  await search.fill('nothing is called this')
  await expect(view.getByRole('status')).toContainText('nothing is called this')
  await view.getByRole('button', { name: 'Clear search' }).click()
  await expect(rows.first()).toBeVisible()
})

/** Presses `Show more` up to a page; runs in the page, as a test would take a minute for the presses. */
const leadTo = (page: Page, rowNumber: number) =>
  page.evaluate(async (wanted) => {
    const root = document.querySelector('foyer-modal')?.shadowRoot
    const view = root?.querySelector('.view:not([inert])')
    const rows = () => [...(view?.querySelectorAll('[aria-label^="Received, "]') ?? [])]
    const numberOf = (row: Element | undefined) =>
      Number(/([\d,]+)\.000 TKN/.exec(row?.ariaLabel ?? '')?.[1]?.replaceAll(',', ''))
    const more = () =>
      [...(view?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent === 'Show more',
      )
    const lasts: number[] = []
    let mostRows = 0
    const startMs = performance.now()
    for (let last = 0; last < wanted && performance.now() - startMs < 150_000; ) {
      const now = numberOf(rows().at(-1))
      if (now > last) {
        last = now
        lasts.push(now)
        mostRows = Math.max(mostRows, rows().length)
        if (last < wanted) more()?.click()
      }
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return { lasts, mostRows }
  }, rowNumber)

test('thousands of rows of activity: each page is led to, few stay in the document, and memory is flat', async ({
  backend,
  demo,
  page,
}) => {
  // A hundred presses, on a machine that does other things beside it.
  test.setTimeout(360_000)
  await hurry(page)
  await demo.visit({ wallet: 'approve', options: { backend: backend.url, networks: [network] } })
  await demo.connect()
  await demo.openAccount()
  const { view } = demo
  await view.getByRole('tab', { name: 'Activity' }).click()
  const rows = view.getByLabel(/^Received, /)
  await expect(rows.first()).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  const heapBytes = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  const first = await leadTo(page, (pages * perPage) / 4)
  const atQuarter = await heapBytes()
  const rest = await leadTo(page, pages * perPage)
  const grownMb = ((await heapBytes()) - atQuarter) / 1_000_000
  console.log(
    `heap grown by ${grownMb.toFixed(1)} MB from a quarter to ${pages * perPage} rows of activity`,
  )
  expect(Math.abs(grownMb)).toBeLessThanOrEqual(20)
  // No row is left out and none is there twice.
  expect([...first.lasts, ...rest.lasts.slice(1)]).toEqual(
    Array.from({ length: pages }, (_, index) => (index + 1) * perPage),
  )
  expect(Math.max(first.mostRows, rest.mostRows)).toBeLessThanOrEqual(maxRows)
  await expect(view.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  // Newer rows made room for older ones, and come back.
  const newer = view.getByRole('button', { name: 'Show newer' })
  await newer.click()
  await expect(
    view.getByLabel(`, +${(pages * perPage - 299).toLocaleString('en')}.000 TKN`),
  ).toHaveCount(1)
  expect(await rows.count()).toBeLessThanOrEqual(maxRows)
  expect(await view.textContent()).not.toMatch(/undefined|NaN|null/)
})

test('an account with a name shows it, and the address of an imitation is copied only by a user who asks for it twice', async ({
  backend,
  demo,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const known = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const imitation = `${known.slice(0, 8)}${'0'.repeat(28)}${known.slice(-6)}`.toLowerCase()
  const [usual] = historyPage(0).data
  const row = (number: number, metadata: object, direction: 'in' | 'out') => ({
    ...usual,
    id: `row-${number}`,
    metadata: { ...usual?.metadata, hash: hex(number + 900, 64), ...metadata },
    transfers: [{ ...usual?.transfers[0], direction }],
  })
  const data = [
    row(1, { operationType: 'receive', sentFrom: imitation, sentTo: account }, 'in'),
    row(2, { operationType: 'send', sentFrom: account, sentTo: known }, 'out'),
  ]
  const avatar = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2a6" d="M0 0h8v8H0z"/></svg>',
  )}`
  const before = backend.answer
  backend.answer = (request) => {
    if (request.path.endsWith('/history'))
      return { status: 200, body: JSON.stringify({ data, next: null }) }
    if (!request.path.startsWith('/v1/identity')) return before(request)
    const isNamed = request.path.endsWith(account)
    const identity = isNamed ? { name: 'anna.eth', avatar } : { name: null, avatar: null }
    return { status: 200, body: JSON.stringify(identity) }
  }
  await demo.visit({ wallet: 'approve', options: { backend: backend.url, networks: [network] } })
  await demo.connect()
  const { view } = demo
  const name = () => page.evaluate(() => window.foyer.getState().chains.eip155?.profileName)
  await test.step('the name stands with its image', async () => {
    // Nobody asks before a user looks.
    expect(await name()).toBeNull()
    await demo.openAccount()
    await expect(view.getByText('anna.eth', { exact: true })).toBeVisible()
    await expect(view.locator('.avatar img')).toBeVisible()
    expect(await name()).toBe('anna.eth')
  })
  await test.step('the address of an imitation is copied at the second press', async () => {
    await view.getByRole('tab', { name: 'Activity' }).click()
    await view.getByRole('button', { name: /^Received, / }).click()
    await expect(view.locator('.address-block')).toHaveText([known, imitation])
    await expect(view.getByRole('button', { name: 'Copy anyway' })).toHaveCount(0)
    // By keyboard: a press of the mouse this soon, where the row was, counts as its second half. What opened
    // may have scrolled under it, too.
    await view.getByRole('button', { name: 'Copy the address that looks like it' }).press('Enter')
    await expect(view.getByRole('alert')).toContainText('send to it by mistake')
    await view.getByRole('button', { name: 'Copy anyway' }).press('Enter')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(imitation)
  })
  await test.step('nobody has the name any more', async () => {
    await demo.button('Disconnect').click()
    await expect.poll(name).toBeNull()
  })
})
