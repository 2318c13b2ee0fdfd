import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mainnet } from '../../networks.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { Gate } from '../contract/Gate.ts'
import { createFoyer } from '../createFoyer.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A page with one chain family, two wallets and one gate that a test opens. */
async function openPage({ isRemembered }: { isRemembered: boolean }) {
  const platform = createFakePlatform()
  const wallet = (name: string, address: string) =>
    createFakeWallet({
      id: name.toLowerCase(),
      name,
      accounts: [address],
      reference: '1',
      permitted: isRemembered,
      behaviour: { accounts: { late: 'approve' }, connect: { late: 'approve' } },
    })
  const acorn = wallet('Acorn', account)
  const birch = wallet('Birch', other)
  if (isRemembered)
    platform.storage.set(
      '@foyer/connections',
      '{"version":1,"connections":[{"namespace":"eip155","connectorId":"acorn"}]}',
    )
  let gated = false
  let pass: { resolve(): void; reject(error: unknown): void } | undefined
  const gate: Gate = {
    id: 'table',
    concerns: () => gated,
    load: async () => ({
      pass: () =>
        new Promise<void>((resolve, reject) => {
          pass = { resolve, reject }
        }),
    }),
  }
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn, birch] })],
    },
    { platform, gates: [gate] },
  )
  const settle = async (ms = 0) => {
    await vi.dynamicImportSettled()
    await platform.clock.advance(ms)
    await vi.dynamicImportSettled()
  }
  await settle()
  let isLocked = false
  return {
    ...{ foyer, acorn, birch, settle },
    press() {
      const connector = foyer.getConnectors().find(({ id }) => id === 'acorn')
      if (!connector) throw new Error('No wallet')
      const leaving = new AbortController()
      foyer.connect({ connector, signal: leaving.signal }).catch(() => {})
      return leaving
    },
    gate(on: boolean) {
      gated = on
    },
    pass: () => pass,
    lock() {
      isLocked = true
      acorn.lock()
    },
    unlock() {
      const wasLocked = isLocked
      isLocked = false
      acorn.unlock()
      // The page asks it for its accounts then.
      if (wasLocked) acorn.answerLate()
    },
    status: () => {
      const chain = foyer.getState().chains.eip155
      const stands = foyer.internals.store.statusOf('eip155')
      return stands === 'disconnected' && platform.storage.kept.has('@foyer/connections')
        ? `disconnected, ${isLocked ? 'locked' : 'remembered'}`
        : `${stands}${chain?.connector?.id === 'birch' ? ', another wallet' : ''}`
    },
  }
}
type Page = Awaited<ReturnType<typeof openPage>>

let leaving = new AbortController()
/** The ways into each status. */
const statuses: Record<string, () => Promise<Page>> = {
  disconnected: () => openPage({ isRemembered: false }),
  'disconnected, remembered': async () => {
    const page = await openPage({ isRemembered: true })
    await page.settle(5_000)
    return page
  },
  'disconnected, locked': async () => {
    const page = await openPage({ isRemembered: true })
    page.acorn.answerLate()
    await page.settle()
    page.lock()
    await page.settle()
    return page
  },
  connecting: async () => {
    const page = await openPage({ isRemembered: false })
    leaving = page.press()
    await page.settle()
    return page
  },
  reconnecting: () => openPage({ isRemembered: true }),
  authenticating: async () => {
    const page = await openPage({ isRemembered: false })
    page.gate(true)
    leaving = page.press()
    await page.settle()
    page.acorn.answerLate()
    await page.settle()
    return page
  },
  connected: async () => {
    const page = await openPage({ isRemembered: false })
    leaving = page.press()
    await page.settle()
    page.acorn.answerLate()
    await page.settle()
    return page
  },
}

/** What may happen, and how it is played. */
const events: Record<string, (page: Page) => unknown> = {
  'the user connects': (page) => page.press(),
  'the wallet approves': ({ acorn }) => acorn.answerLate(),
  'the wallet shows no account': (page) => {
    page.lock()
    page.acorn.answerLate()
  },
  'the wallet is unlocked': (page) => page.unlock(),
  'the wallet hangs up': ({ acorn }) => acorn.hangUp(),
  'the view is left': () => leaving.abort(),
  'the gate lets pass': (page) => page.pass()?.resolve(),
  'the user declines at the gate': (page) =>
    page.pass()?.reject(new AppError('wallet/declined', 'No', { kind: 'declined' })),
  'the user disconnects': ({ foyer }) => foyer.disconnect(),
  '5 s pass': ({ settle }) => settle(5_000),
}

test('behavior: the table of statuses in docs is what the client does', async () => {
  const rows = [['', ...Object.keys(statuses)]]
  rows.push(rows[0]?.map(() => '---') ?? [])
  for (const [event, happen] of Object.entries(events)) {
    const row = [event]
    for (const [status, reach] of Object.entries(statuses)) {
      const page = await reach()
      expect(page.status()).toBe(status)
      await happen(page)
      await page.settle()
      row.push(page.status() === status ? '·' : page.status())
      page.foyer.destroy()
    }
    rows.push(row)
  }
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
  await expect(`# Statuses of a namespace

Generated by \`npm run statuses\`, which plays each event in each status of a client and writes down where it
stands then; CI fails when the client does something else. \`·\`: nothing changes. In the state, \`reconnecting\`
and \`authenticating\` read \`connecting\`. Each namespace is in one of these by itself; one never moves another.

${table}
`).toMatchFileSnapshot('../../../../../docs/statuses.md')
}, 60_000)
