import { checkView } from '@foyer/testing/view'
import type { Page } from '@playwright/test'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, codeFor, frameOf, logIn } from '../support/emailLogin.ts'
import { axeViolations, examine } from '../support/page.ts'
import { readCode } from '../support/readCode.ts'
import { test as base, expect, inMotion } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** On the stack as `npm start` has it; each person at a service comes here alone. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})
test.use(inMotion)

const addressOf = async (demo: Demo) => (await demo.state()).chains.eip155?.address ?? ''

async function openTask(demo: Demo, name: string) {
  await withFoyer(demo.page, (foyer) => foyer.open({ view: 'EmailWallet' as 'Account' }))
  await demo.view.getByRole('button', { name, exact: true }).click()
}

/** Once the frame was in sight for long enough. */
async function pressSeen(page: Page, name: string) {
  const button = frameOf(page).getByRole('button', { name, exact: true })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
  await button.click()
}

test('a service is one more way to the wallet of an address, each is removed after a fresh code, and the last one stays', async ({
  demo,
  page,
  served,
  browser,
  walletScript,
}) => {
  test.slow()
  const email = `ways-${Date.now()}@shop.example`
  await demo.visit({ wallet: 'none' })
  await logIn(demo, served.demoUrl, email)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const address = await addressOf(demo)
  const frame = frameOf(page)
  await withFoyer(page, (foyer) => foyer.open({ view: 'Account' }))
  await demo.view.getByRole('button', { name: 'Save your recovery code' }).click()
  const recovery = (await frame.locator('output').textContent({ timeout: 15_000 })) ?? ''
  await frame.getByRole('button', { name: 'I have saved it' }).click()

  await openTask(demo, 'Ways to sign in')
  await expect(frame.getByRole('heading', { name: 'Ways to sign in' })).toBeVisible({
    timeout: 15_000,
  })
  expect(await axeViolations(page)).toEqual([])
  expect(await checkView(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('ways.png') })
  await test.step('a fresh code, and the service is added', async () => {
    const code = frame.getByRole('textbox', { name: 'Code' })
    await expect(async () => {
      // One code in half a minute.
      await frame.getByRole('button', { name: 'Add: GitHub' }).click()
      await expect(code).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 40_000 })
    await code.fill(await codeFor(served.demoUrl, email))
    await frame.getByRole('button', { name: 'Continue' }).click()
    await expect(frame.getByRole('heading', { name: 'Add GitHub' })).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('add.png') })
    const opening = page.context().waitForEvent('page')
    await pressSeen(page, 'Continue at GitHub')
    await (await opening).getByRole('button', { name: 'Continue as Margaret' }).click()
    await expect(frame.getByRole('button', { name: 'Remove: GitHub' })).toBeVisible({
      timeout: 15_000,
    })
    await expect(frame.getByText('margaret')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('added.png') })
  })

  await test.step('Farcaster is added by a code to scan', async () => {
    await frame.getByRole('button', { name: 'Add: Farcaster' }).click()
    const code = frame.getByRole('img', { name: /camera/ })
    await expect(code).toBeVisible({ timeout: 10_000 })
    expect(await readCode(code)).toMatch(/^https:\/\/farcaster\.xyz\//)
    await page.screenshot({ path: test.info().outputPath('add-farcaster.png') })
    await frame.getByRole('button', { name: 'Cancel' }).click()
  })

  const elsewhere = await browser.newContext()
  await test.step('elsewhere it leads to the same wallet', async () => {
    const other = new Demo({ page: await elsewhere.newPage(), stack: served, walletScript })
    await other.visit({ wallet: 'none', options: { features: { socials: ['github'] } } })
    await other.openConnect()
    const opening = other.page.waitForEvent('popup')
    await other.view.getByRole('button', { name: 'Continue with GitHub' }).click()
    await (await opening).getByRole('button', { name: 'Continue as Margaret' }).click()
    await frameOf(other.page).getByRole('textbox', { name: 'Recovery code' }).fill(recovery)
    await frameOf(other.page).getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => addressOf(other), { timeout: 15_000 }).toBe(address)
    const { socialProvider, user } = (await other.state()).chains.eip155 ?? {}
    expect({ socialProvider, user }).toEqual({
      ...{ socialProvider: 'github', user: { email, username: 'margaret' } },
    })
  })
  await elsewhere.close()

  await test.step('what is the wallet of somebody else is not added', async () => {
    const theirs = await browser.newContext()
    const other = new Demo({ page: await theirs.newPage(), stack: served, walletScript })
    await other.visit({ wallet: 'none', options: { features: { socials: ['x'] } } })
    await other.openConnect()
    const opening = other.page.waitForEvent('popup')
    await other.view.getByRole('button', { name: 'Continue with X' }).click()
    await (await opening).getByRole('button', { name: 'Continue as Margaret' }).click()
    await expect.poll(() => addressOf(other), { timeout: 15_000 }).toMatch(/^0x/)
    await theirs.close()
    await frame.getByRole('button', { name: 'Add: X' }).click()
    const window = page.context().waitForEvent('page')
    await pressSeen(page, 'Continue at X')
    await (await window).getByRole('button', { name: 'Continue as Margaret' }).click()
    await expect(frame.getByRole('alert')).toContainText('has a wallet of its own', {
      timeout: 15_000,
    })
  })

  await test.step('the address is removed, and the last way is not', async () => {
    await frame.getByRole('button', { name: 'Remove: Email address' }).click()
    await expect(frame.getByRole('heading', { name: 'Remove Email address?' })).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('remove.png') })
    await pressSeen(page, 'Remove')
    await expect(frame.getByRole('button', { name: 'Add: Email address' })).toBeVisible()
    await frame.getByRole('button', { name: 'Remove: GitHub' }).click()
    await pressSeen(page, 'Remove')
    await expect(frame.getByRole('alert')).toContainText('only way to sign in')
    await frame.getByRole('button', { name: 'Cancel' }).click()
    await frame.getByRole('button', { name: 'Done' }).click()
    await expect
      .poll(async () => (await demo.state()).chains.eip155?.user)
      .toEqual({ email: null, username: 'margaret' })
  })

  await page.reload()
  await expect.poll(() => addressOf(demo), { timeout: 15_000 }).toBe(address)
  const signing = page.evaluate(
    (address) =>
      window.foyer
        .getProvider('eip155')
        .request({ method: 'personal_sign', params: ['Hello', address] }),
    address,
  )
  await approveInFrame(page)
  expect(await signing).toMatch(/^0x/)
})

test('passkeys are listed with where they were made, and removed; an address is added to who came by a service', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasPrf: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  })
  await demo.visit({ wallet: 'none', options: { features: { socials: ['discord'] } } })
  await demo.openConnect()
  const opening = page.waitForEvent('popup')
  await demo.view.getByRole('button', { name: 'Continue with Discord' }).click()
  await (await opening).getByRole('button', { name: 'Continue as Margaret' }).click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 20_000 })
  const frame = frameOf(page)
  await openTask(demo, 'Add a passkey')
  await pressSeen(page, 'Create a passkey')
  await frame.getByRole('button', { name: 'Done' }).click()

  await openTask(demo, 'Ways to sign in')
  const remove = frame.getByRole('button', { name: 'Remove: Passkey' })
  await expect(remove).toBeVisible({ timeout: 15_000 })
  await expect(frame.getByText(/Chrome, Linux · .*20\d\d/)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect((await examine(page, { within: 'html' })).violations).toEqual([])
  await page.screenshot({ path: test.info().outputPath('passkeys.png') })
  const email = `added-${Date.now()}@shop.example`
  await frame.getByRole('button', { name: 'Add: Email address' }).click()
  await frame.getByRole('textbox', { name: 'Email address' }).fill(email)
  await frame.getByRole('button', { name: 'Continue' }).click()
  const code = frame.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeVisible({ timeout: 10_000 })
  await code.fill(await codeFor(served.demoUrl, email))
  await frame.getByRole('button', { name: 'Continue' }).click()
  await expect(frame.getByText(email)).toBeVisible({ timeout: 10_000 })
  await remove.click()
  await pressSeen(page, 'Remove')
  await expect(remove).toHaveCount(0)
  await frame.getByRole('button', { name: 'Done' }).click()
  await expect.poll(async () => (await demo.state()).chains.eip155?.user?.email).toBe(email)
})
