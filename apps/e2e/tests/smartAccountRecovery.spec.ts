import { checkView } from '@foyer/testing/view'
import type { Page } from '@playwright/test'
import { parseAbi, parseEther } from 'viem'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, frameOf, logIn } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

const signers = parseAbi([
  'function owner() view returns (address)',
  'function getKeyIdHashes() view returns (bytes32[])',
])

/** A device that signs, and gives no secrets: what it makes signs in, and opens nothing. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasPrf: false },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  })
  return {
    passkeys: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    add: (credential: object) =>
      session.send('WebAuthn.addCredential', { authenticatorId, credential } as never),
  }
}

async function openWallet(demo: Demo, row: string) {
  await withFoyer(demo.page, (foyer) => foyer.open({ view: 'AccountSettings' as 'Account' }))
  await demo.view.getByRole('button', { name: 'Secure wallet' }).click()
  await demo.view.getByRole('button', { name: row, exact: true }).click()
}

/** Once the frame was in sight for long enough. */
async function pressSeen(page: Page, name: string) {
  const button = frameOf(page).getByRole('button', { name, exact: true })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 })
  await button.click()
}

const send = (page: Page) =>
  withFoyer(page, async (foyer) => {
    const provider = foyer.getProvider('eip155') as {
      request(request: { method: string; params?: unknown[] }): Promise<unknown>
    }
    const [from] = (await provider.request({ method: 'eth_accounts' })) as string[]
    return provider.request({
      method: 'eth_sendTransaction',
      params: [{ from, to: '0x00000000000000000000000000000000000000b9', value: '0x7b' }],
    })
  })

test('every device and the recovery code are lost: a passkey brings the smart account back, at its address, and it sends', async ({
  page,
  served,
  browser,
}) => {
  test.slow()
  const { chain } = served
  const device = await addAuthenticator(page)
  const demo = new Demo({ page, stack: served, walletScript: '' })
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, `back-${Date.now()}@shop.example`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const addressOf = async (of = demo) =>
    ((await of.state()).chains.eip155?.address ?? '') as `0x${string}`
  const address = await addressOf()
  await chain.setBalance({ address, value: parseEther('1') })
  const frame = frameOf(page)
  const create = frame.getByRole('button', { name: 'Create a passkey' })
  const made = frame.getByText('keep your recovery code for that')
  await openWallet(demo, 'Add a passkey')
  await expect(async () => {
    if (!(await made.isVisible())) await create.click({ timeout: 1_000 })
    await expect(made).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 20_000 })
  await frame.getByRole('button', { name: 'Done' }).click()

  const allow = frame.getByRole('button', { name: 'Allow: Local chain A' })
  const takeBack = frame.getByRole('button', { name: 'Take back: Local chain A' })
  await test.step('its user lets it, after the cost was shown', async () => {
    await openWallet(demo, 'Recover with a passkey')
    await expect(allow).toBeVisible({ timeout: 20_000 })
    expect(await axeViolations(page)).toEqual([])
    expect(await checkView(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('owners.png') })
    await allow.click()
    await expect(
      frame.getByRole('heading', { name: 'Let a passkey recover this account' }),
    ).toBeVisible({ timeout: 20_000 })
    await expect(frame.getByText('Network fee, at most')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('allow.png') })
    await approveInFrame(page)
    await expect(takeBack).toBeVisible({ timeout: 30_000 })
    await frame.getByRole('button', { name: 'Done' }).click()
  })
  const owner = () => chain.readContract({ address, abi: signers, functionName: 'owner' })
  const before = await owner()
  expect(
    await chain.readContract({ address, abi: signers, functionName: 'getKeyIdHashes' }),
  ).toHaveLength(1)

  const elsewhere = await browser.newContext(inMotion.contextOptions)
  const other = new Demo({ page: await elsewhere.newPage(), stack: served, walletScript: '' })
  const theirs = frameOf(other.page)
  await test.step('elsewhere there is the passkey and nothing else', async () => {
    const next = await addAuthenticator(other.page)
    for (const credential of await device.passkeys()) await next.add(credential)
    await other.visit({ wallet: 'none' })
    await other.openConnect()
    await other.view.getByRole('button', { name: 'Use a passkey' }).click()
    const offer = theirs.getByRole('button', { name: 'I have no code: use my passkey' })
    await expect(offer).toBeVisible({ timeout: 20_000 })
    expect(await axeViolations(other.page)).toEqual([])
    await other.page.screenshot({ path: test.info().outputPath('offer.png') })
    await offer.click()
    await expect(theirs.getByText('The key of before is given up')).toBeVisible()
    await other.page.screenshot({ path: test.info().outputPath('takeOver.png') })
    await pressSeen(other.page, 'Take over')
    await expect(theirs.getByText('New key')).toBeVisible({ timeout: 20_000 })
    await expect(theirs.getByText('Network fee, at most')).toBeVisible()
    await other.page.screenshot({ path: test.info().outputPath('approveTakeOver.png') })
    await approveInFrame(other.page)
    await expect.poll(() => addressOf(other), { timeout: 40_000 }).toBe(address)
  })
  expect(await owner()).not.toBe(before)

  await test.step('it sends, by the new key', async () => {
    const to = '0x00000000000000000000000000000000000000b9'
    const had = await chain.getBalance({ address: to })
    const sending = send(other.page)
    await approveInFrame(other.page)
    const hash = (await sending) as `0x${string}`
    expect((await chain.getTransactionReceipt({ hash })).status).toBe('success')
    expect((await chain.getBalance({ address: to })) - had).toBe(123n)
  })

  await test.step('it is there after the page was loaded anew, on this network alone', async () => {
    await other.page.reload()
    await expect.poll(() => addressOf(other), { timeout: 15_000 }).toBe(address)
    expect((await other.state()).chains.eip155?.smartAccountEnabledNetworks).toEqual([
      'eip155:31337',
    ])
  })

  await test.step('taken back, the passkey owns nothing any more', async () => {
    await openWallet(other, 'Recover with a passkey')
    await theirs
      .getByRole('button', { name: 'Take back: Local chain A' })
      .click({ timeout: 20_000 })
    await approveInFrame(other.page)
    await expect(theirs.getByRole('button', { name: 'Allow: Local chain A' })).toBeVisible({
      timeout: 30_000,
    })
    expect(
      await chain.readContract({ address, abi: signers, functionName: 'getKeyIdHashes' }),
    ).toEqual([])
    await theirs.getByRole('button', { name: 'Done' }).click()
  })
  await elsewhere.close()

  await test.step('the device of before signs nothing any more', async () => {
    const sending = send(page).catch((error: Error) => error.message)
    await approveInFrame(page)
    expect(await sending).toMatch(/renewed on another device/)
  })
})
