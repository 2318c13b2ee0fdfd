import type { Demo } from '../support/Demo.ts'
import { account } from '../support/Demo.ts'
import type { PhoneWallet } from '../support/phoneWallet.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

async function openCode(demo: Demo): Promise<string> {
  await demo.openConnect()
  await demo.row('WalletConnect').click()
  const code = demo.view.getByRole('img', { name: /^QR code/ })
  await expect(code).toHaveAttribute('data-uri', /^wc:[\da-f]{64}@2\?/)
  return (await code.getAttribute('data-uri')) ?? ''
}

async function connectByCode(demo: Demo, pocket: PhoneWallet) {
  await pocket.scan(await openCode(demo))
  await expect(demo.modal).toHaveAttribute('data-open', 'false')
  await expect(demo.accountButton).toBeVisible()
}

const chainOf = async (demo: Demo) => (await demo.state()).chains.eip155?.network?.caipNetworkId

test('the page follows a wallet that shows its account on its other chain only', async ({
  demo,
  page,
  server,
  pocket,
}) => {
  await demo.visit({ wallet: 'none', options: { backend: server.url } })
  await connectByCode(demo, pocket)
  expect(await chainOf(demo)).toBe('eip155:31337')
  await pocket.showAccountOn([31338])
  await expect.poll(() => chainOf(demo)).toBe('eip155:31338')
  expect((await demo.state()).chains.eip155).toMatchObject({
    status: 'connected',
    address: account,
  })
  await pocket.announceChain(31337)
  await page.reload()
  await expect(demo.accountButton).toBeVisible()
  expect(await chainOf(demo)).toBe('eip155:31338')
  const { result } = await demo.request('personal_sign', ['0x68656c6c6f', account])
  expect(result).toMatch(/^0x[\da-f]{130}$/)
})

test('a page that is reloaded after its QR code was scanned connects when the wallet approves', async ({
  demo,
  page,
  server,
  pocket,
}) => {
  await demo.visit({ wallet: 'none', options: { backend: server.url } })
  pocket.answer = 'wait'
  await pocket.scan(await openCode(demo))
  await expect.poll(() => pocket.proposals.length).toBe(1)
  await page.reload()
  await expect(demo.opener).toBeVisible()
  expect((await demo.state()).chains.eip155?.status).toBe('disconnected')
  await pocket.approve()
  await expect(demo.accountButton).toBeVisible()
  expect(pocket.sessionCount()).toBe(1)

  await test.step('a session that was left over ends, and a press shows a new code', async () => {
    // As a page left it that lost its wallet and kept the session.
    await page.evaluate(() => localStorage.removeItem('@foyer/connections'))
    await page.reload()
    await expect(demo.opener).toBeVisible()
    expect(pocket.sessionCount()).toBe(1)
    pocket.answer = 'approve'
    await connectByCode(demo, pocket)
    await expect.poll(pocket.sessionCount).toBe(1)
    expect(pocket.proposals).toHaveLength(2)
  })
})

test('a page that was discarded connects although the approval takes longer than it shows', async ({
  demo,
  page,
  server,
  pocket,
}) => {
  await demo.visit({ wallet: 'none', options: { backend: server.url } })
  pocket.answer = 'wait'
  // As a press on a mobile wallet does it: the wallet covers the page, which goes meanwhile.
  const uri = await withFoyer(page, async (foyer) => {
    const link = new Promise<string>((resolve) => {
      foyer.connect({ connector: 'walletConnect', onLink: resolve }).catch(() => {})
    })
    const found = await link
    const remote = await foyer.internals.remotes.get('walletConnect')?.()
    remote?.link?.chooseLink('pocket://')
    return found
  })
  await pocket.scan(uri)
  await expect.poll(() => pocket.proposals.length).toBe(1)
  await page.reload()
  const status = async () => (await demo.state()).chains.eip155?.status
  await expect.poll(status).toMatch(/connecting$/)
  await expect.poll(status).toBe('disconnected')
  await demo.openConnect()
  await expect(demo.row('WalletConnect')).toBeVisible()
  await pocket.approve()
  await expect.poll(status).toBe('connected')
  expect(pocket.sessionCount()).toBe(1)
})

test('a browser wallet that is chosen instead ends the session, and a press shows a new code', async ({
  demo,
  page,
  server,
  pocket,
}) => {
  const open = new Set<string>()
  page.on('websocket', (socket) => {
    open.add(socket.url())
    socket.on('close', () => open.delete(socket.url()))
  })
  await demo.visit({ wallet: 'approve', options: { backend: server.url } })
  await connectByCode(demo, pocket)
  expect(open.size).toBe(1)
  expect(pocket.sessionCount()).toBe(1)
  await page.evaluate(async () => {
    const { foyer } = window as never as {
      foyer: {
        connect(options: object): Promise<void>
        internals: { connectors: { getState(): { id: string; type: string }[] } }
      }
    }
    const all = foyer.internals.connectors.getState()
    await foyer.connect({ connector: all.find(({ type }) => type === 'ANNOUNCED') })
  })
  expect((await demo.state()).chains.eip155?.connector?.type).toBe('ANNOUNCED')
  await expect.poll(pocket.sessionCount).toBe(0)
  await page.evaluate(() => window.foyer.disconnect())
  await expect.poll(() => open.size).toBe(0)
  await connectByCode(demo, pocket)
  expect(pocket.proposals).toHaveLength(2)
})
