import { createWalletClient } from '@farcaster/auth-client'
import { type FarcasterPerson, farcasterPeople, farcasterRelayKey } from '@foyer/testing/stack'
import { checkView } from '@foyer/testing/view'
import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { Demo } from '../support/Demo.ts'
import { approveInFrame } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { android } from '../support/phones.ts'
import { readCode } from '../support/readCode.ts'
import { readDescription } from '../support/stack.ts'
import { test as base, expect, inMotion } from '../support/test.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})
test.use(inMotion)

const [ada, grace] = farcasterPeople()

/** Farcaster's own client, as on the phone that scanned the code. */
async function agree(demoUrl: string, link: string, who: FarcasterPerson = ada) {
  const { parts } = await readDescription(demoUrl)
  const relay = `${parts.find(({ name }) => name === 'idp')?.url}/farcaster`
  const phone = createWalletClient({ relay, ethereum: {} as never })
  const { channelToken } = phone.parseSignInURI({ uri: link }) as unknown as {
    channelToken: string
  }
  // What the application was asked to sign; the phone reads it from the channel.
  const status = await fetch(`${relay}/v1/channel/status`, {
    headers: { authorization: `Bearer ${channelToken}` },
  })
  const { nonce } = (await status.json()) as { nonce: string }
  const { origin: uri, host: domain } = new URL(demoUrl)
  const { message } = phone.buildSignInMessage({
    ...{ uri, domain, nonce, address: who.address, fid: who.fid },
  }) as unknown as { message: string }
  const signature = await privateKeyToAccount(who.privateKey).signMessage({ message })
  await phone.authenticate({
    ...{ channelToken, authKey: farcasterRelayKey, message, signature },
    ...{ fid: who.fid, username: who.username, bio: '', displayName: who.username, pfpUrl: '' },
  })
}

test('a phone that scans the code agrees by Farcaster’s own client, and the account is there and sends', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  await demo.view.getByRole('button', { name: 'Continue with Farcaster' }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingFarcaster')
  const code = demo.view.getByRole('img', { name: /^QR code/ })
  await expect(code).toBeVisible({ timeout: 15_000 })
  expect(await axeViolations(page)).toEqual([])
  expect(await checkView(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('farcaster.png') })
  const link = await readCode(code)
  expect(link).toMatch(/^https:\/\/farcaster\.xyz\//)
  await agree(served.demoUrl, link ?? '')
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 20_000 })
  const { address = '', user, socialProvider } = (await demo.state()).chains.eip155 ?? {}
  expect({ user, socialProvider }).toMatchObject({
    ...{ socialProvider: 'farcaster', user: { username: 'ada', email: null } },
  })
  await served.chain.setBalance({
    ...{ address: address as `0x${string}`, value: parseEther('1') },
  })
  const to = served.accounts[6]?.address ?? '0x'
  const sending = page.evaluate(
    ([from, to]) =>
      window.foyer
        .getProvider('eip155')
        .request({ method: 'eth_sendTransaction', params: [{ from, to, value: '0x3e8' }] }),
    [address, to] as const,
  )
  await approveInFrame(page)
  const hash = (await sending) as `0x${string}`
  const receipt = () => served.chain.getTransactionReceipt({ hash }).catch(() => null)
  await expect.poll(async () => (await receipt())?.status).toBe('success')
})

test('who goes back leaves nothing of it: the frame begins anew, and what is agreed to late signs nobody in', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  await demo.view.getByRole('button', { name: 'Continue with Farcaster' }).click()
  const code = demo.view.getByRole('img', { name: /^QR code/ })
  await expect(code).toBeVisible({ timeout: 15_000 })
  const link = (await readCode(code)) ?? ''
  const before = await page.locator('foyer-modal iframe').elementHandle()
  await demo.button('Back').click()
  await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
  await expect.poll(() => before?.evaluate((frame) => frame.isConnected)).toBe(false)
  await expect(page.locator('foyer-modal iframe')).toHaveCount(1)
  await agree(served.demoUrl, link)
  await demo.view.getByRole('button', { name: 'Continue with Farcaster' }).click()
  await expect(code).toBeVisible({ timeout: 15_000 })
  expect(await readCode(code)).not.toBe(link)
  expect((await demo.state()).chains.eip155?.status).not.toBe('connected')
})

test('without a view: the link is told, and no byte of the modal is loaded', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  await demo.visit({ wallet: 'none' })
  const done = page.evaluate(() =>
    (window as unknown as { foyer: { connect(how: object): Promise<void> } }).foyer.connect({
      ...{ connector: 'embedded', way: 'farcaster' },
      onLink(link: string) {
        Object.assign(window, { told: link })
      },
    }),
  )
  const told = () => page.evaluate(() => (window as unknown as { told?: string }).told ?? '')
  await expect.poll(told, { timeout: 15_000 }).toMatch(/^https:\/\/farcaster\.xyz\//)
  await expect(page.locator('foyer-modal')).toHaveCount(0)
  await agree(served.demoUrl, await told(), grace)
  await done
  const { address, socialProvider } = (await demo.state()).chains.eip155 ?? {}
  expect({ address, socialProvider }).toEqual({
    ...{ address: expect.stringMatching(/^0x/), socialProvider: 'farcaster' },
  })
})

test.describe('on a phone', () => {
  test.use(android)
  test('its application is opened by a press, and the code is still there', async ({
    demo,
    page,
  }) => {
    await demo.visit({ wallet: 'none' })
    await demo.openConnect()
    await page.evaluate(() => {
      Object.assign(window, { opened: [] })
      window.open = (url) => {
        ;(window as unknown as { opened: unknown[] }).opened.push(url)
        return null
      }
    })
    await demo.view.getByRole('button', { name: 'Continue with Farcaster' }).click()
    const open = demo.view.getByRole('button', { name: 'Open Farcaster' })
    await expect(demo.view.getByRole('button', { name: 'Copy link' })).toBeVisible({
      timeout: 15_000,
    })
    expect(await axeViolations(page)).toEqual([])
    expect(await checkView(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('farcaster-phone.png') })
    await open.click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { opened: string[] }).opened[0]))
      .toMatch(/^https:\/\/farcaster\.xyz\//)
  })
})
