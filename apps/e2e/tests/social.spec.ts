import { checkView } from '@foyer/testing/view'
import { parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { Demo } from '../support/Demo.ts'
import { approveInFrame, frameOf } from '../support/emailLogin.ts'
import { axeViolations, examine } from '../support/page.ts'
import { serveIsolated } from '../support/serveIsolated.ts'
import { ownKeyOf } from '../support/signedBy.ts'
import { test as base, expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

/** On the stack as `npm start` has it; each test is somebody else at a service, as a second device asks for a recovery code. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

const services = ['Google', 'X', 'Discord', 'GitHub', 'Apple', 'Facebook'] as const

for (const service of services)
  test(`with ${service} an account is there after two presses, and sends`, async ({
    demo,
    page,
    served,
  }) => {
    test.slow()
    await demo.visit({
      wallet: 'none',
      options: { features: { socials: [service.toLowerCase()] } },
    })
    await demo.openConnect()
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('tiles.png') })
    const opening = page.waitForEvent('popup')
    await demo.view.getByRole('button', { name: `Continue with ${service}` }).click()
    const popup = await opening
    await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingSocial')
    await expect(demo.modal.getByRole('heading', { name: service, exact: true })).toBeVisible()
    await popup.getByRole('button', { name: 'Continue as Ada' }).click()
    await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 20_000 })
    expect(popup.isClosed()).toBe(true)
    const { address = '', user, socialProvider } = (await demo.state()).chains.eip155 ?? {}
    expect(socialProvider).toBe(service.toLowerCase())
    expect(user?.email).toBeNull()
    // Apple tells a name with the first login alone, and not in what it signs.
    if (service === 'Apple') expect(user?.username).toBeNull()
    else expect(user?.username).toMatch(/^ada/i)
    await served.chain.setBalance({
      ...{ address: address as `0x${string}`, value: parseEther('1') },
    })
    const to = served.accounts[6]?.address ?? '0x'
    const before = await served.chain.getBalance({ address: to })
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
    expect(await served.chain.getBalance({ address: to })).toBeGreaterThanOrEqual(before + 1_000n)
  })

test('what a user is offered: five tiles, all of them behind the last, and none where the application wants none', async ({
  demo,
  page,
}) => {
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  const names = () =>
    demo.view
      .getByRole('button', { name: /^Continue with / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
  await expect
    .poll(names)
    .toEqual([
      ...['Continue with Google', 'Continue with X'],
      ...['Continue with Discord', 'Continue with Farcaster'],
    ])
  expect(await checkView(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('connect.png') })
  await demo.view.getByRole('button', { name: 'More services' }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'ConnectSocials')
  await expect(demo.view.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible()
  expect(await checkView(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('socials.png') })
  for (const socials of [false, []]) {
    await demo.visit({ wallet: 'none', options: { features: { socials } } })
    await demo.openConnect()
    await expect(demo.view.getByRole('textbox', { name: 'Email address' })).toBeVisible()
    expect(await names()).toEqual([])
  }
})

test('a window that is denied, closed or blocked is said, and the next press opens another', async ({
  demo,
  page,
}) => {
  test.slow()
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  const press = async (name: string) => {
    const opening = page.waitForEvent('popup')
    await demo.view.getByRole('button', { name }).click()
    return opening
  }
  await demo.view.getByRole('button', { name: 'More services' }).click()
  const denied = await press('Continue with GitHub')
  await denied.getByRole('button', { name: 'Deny' }).click()
  await expect(demo.view.getByRole('alert')).toContainText('You were not signed in', {
    timeout: 10_000,
  })
  expect(await axeViolations(page)).toEqual([])
  await expect.poll(() => denied.isClosed()).toBe(true)

  const closed = await press('Try again')
  await expect(closed.getByRole('button', { name: 'Deny' })).toBeVisible()
  await closed.close()
  await expect(demo.view.getByText('The window was closed.')).toBeVisible({ timeout: 5_000 })
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('closed.png') })

  await page.evaluate(() => {
    Object.assign(window, { openBefore: window.open, open: () => null })
  })
  await demo.view.getByRole('button', { name: 'Try again' }).click()
  await expect(demo.view.getByRole('alert')).toContainText('Your browser let no window open')
  await page.evaluate(() => {
    window.open = (window as unknown as { openBefore: typeof window.open }).openBefore
  })
  const popup = await press('Try again')
  await expect(popup.getByRole('button', { name: 'Continue as Grace' })).toBeVisible()
  await popup.close()
})

for (const isMine of [true, false])
  test(`a page of a login that this browser did not open asks first whose it is: ${isMine ? 'mine' : 'not mine'}`, async ({
    demo,
    page,
    browser,
  }) => {
    test.slow()
    // As where a page is cut off from its windows, and as where its link is sent to somebody else.
    await page.addInitScript(() => {
      window.open = () =>
        ({
          ...{ closed: false, close() {}, postMessage() {} },
          location: {
            replace(url: string) {
              Object.assign(window, { wayUrl: url })
            },
          },
        }) as unknown as Window
    })
    await demo.visit({ wallet: 'none' })
    await demo.openConnect()
    await demo.view.getByRole('button', { name: 'Continue with X' }).click()
    const urlOf = () => page.evaluate(() => (window as { wayUrl?: string }).wayUrl ?? '')
    await expect.poll(urlOf, { timeout: 15_000 }).toContain('/ways/x#')
    const elsewhere = await browser.newContext({ viewport: { width: 320, height: 640 } })
    const other = await elsewhere.newPage()
    await other.goto(await urlOf())
    await other.getByRole('button', { name: 'Continue as Grace' }).click()
    await expect(other.getByRole('heading', { name: 'Are you signing in?' })).toBeVisible()
    // Nothing of the login is left in the history.
    expect(new URL(other.url()).search + new URL(other.url()).hash).toBe('')
    expect((await examine(other, { within: 'html' })).violations).toEqual([])
    await other.screenshot({ path: test.info().outputPath('confirm.png') })
    await expect(demo.modal).toHaveAttribute('data-open', 'true')
    await other.getByRole('button', { name: isMine ? 'Continue' : 'Cancel' }).click()
    if (isMine) await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 20_000 })
    else
      await expect(demo.view.getByRole('alert')).toContainText('You were not signed in', {
        timeout: 10_000,
      })
    await elsewhere.close()
  })

test('a wallet without an address shows its phrase and is deleted after a fresh login, and else says what to do', async ({
  demo,
  page,
}) => {
  test.slow()
  await demo.visit({ wallet: 'none', options: { features: { socials: ['discord'] } } })
  await demo.openConnect()
  const opening = page.waitForEvent('popup')
  await demo.view.getByRole('button', { name: 'Continue with Discord' }).click()
  await (await opening).getByRole('button', { name: 'Continue as Grace' }).click()
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 20_000 })
  const { address } = (await demo.state()).chains.eip155 ?? {}
  const openTask = async (name: string) => {
    await withFoyer(page, (foyer) => foyer.open({ view: 'EmailWallet' as 'Account' }))
    await expect(demo.view.getByRole('button', { name: 'Edit email' })).toHaveCount(0)
    await demo.view.getByRole('button', { name }).click()
  }
  const frame = frameOf(page)
  const press = async (name: string) => {
    const button = frame.getByRole('button', { name, exact: true })
    await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
    await button.click()
  }
  await openTask('Export wallet')
  await press('Show it')
  const phrase = (await frame.locator('output').textContent()) ?? ''
  expect(mnemonicToAccount(phrase).address).toBe(await ownKeyOf(demo))
  await press('Done')

  await page.reload()
  await expect.poll(async () => (await demo.state()).chains.eip155?.address).toBe(address)
  await openTask('Delete wallet')
  await expect(demo.view.getByRole('alert')).toContainText('Sign out, sign in again', {
    timeout: 15_000,
  })
  await page.evaluate(() => window.foyer.disconnect())
  await withFoyer(page, (foyer) => foyer.open())
  const again = page.waitForEvent('popup')
  await demo.view.getByRole('button', { name: 'Continue with Discord' }).click()
  await (await again).getByRole('button', { name: 'Continue as Grace' }).click()
  await expect.poll(async () => (await demo.state()).chains.eip155?.address).toBe(address)
  await openTask('Delete wallet')
  await press('Delete')
  await expect.poll(async () => (await demo.state()).chains.eip155?.status).toBe('disconnected')
})

test('without a view: a service in a press, the same account again, and another one for somebody else', async ({
  demo,
  page,
}) => {
  test.slow()
  await demo.visit({ wallet: 'none' })
  const logIn = async (who: string) => {
    const opening = page.waitForEvent('popup')
    const done = page.evaluate(() =>
      (window as unknown as { foyer: { connect(how: object): Promise<void> } }).foyer.connect({
        ...{ connector: 'embedded', way: 'google' },
      }),
    )
    const popup = await opening
    await popup.getByRole('button', { name: `Continue as ${who}` }).click()
    await done
    const { address } = (await demo.state()).chains.eip155 ?? {}
    await page.evaluate(() => window.foyer.disconnect())
    return address
  }
  const grace = await logIn('Grace')
  expect(await logIn('Grace')).toBe(grace)
  await expect(page.locator('foyer-modal')).toHaveCount(0)
})

for (const [place, host, service, who] of [
  ['on the site of the application', 'app.foyer.localhost', 'Facebook', 'Grace'],
  ['on another site than the application', '127.0.0.1', 'GitHub', 'Grace'],
  ['on the site of the application', 'app.foyer.localhost', 'Apple', 'Barbara'],
  ['on another site than the application', '127.0.0.1', 'Google', 'Barbara'],
  ['on the site of the application', 'app.foyer.localhost', 'X', 'Barbara'],
  ['on another site than the application', '127.0.0.1', 'Discord', 'Barbara'],
] as const)
  test(`${place}, under its opener policy, ${service} signs in`, async ({ page, served }) => {
    test.slow()
    const isolated = await serveIsolated(served.demoUrl)
    await page.goto(`http://${host}:${isolated.port}/?wallet=none`)
    const demo = new Demo({ page, stack: served, walletScript: '' })
    await demo.openConnect()
    if (['GitHub', 'Apple', 'Facebook'].includes(service))
      await demo.view.getByRole('button', { name: 'More services' }).click()
    const opening = page.context().waitForEvent('page')
    await demo.view.getByRole('button', { name: `Continue with ${service}` }).click()
    const popup = await opening
    await popup.getByRole('button', { name: `Continue as ${who}` }).click()
    // Where nothing shows that it is the same browser, its user is asked.
    const mine = popup.getByRole('button', { name: 'Continue', exact: true })
    const closed = popup.waitForEvent('close')
    if (
      await Promise.race([
        closed.then(() => false),
        mine.waitFor().then(
          () => true,
          () => false,
        ),
      ])
    )
      await mine.click()
    await closed
    await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 20_000 })
    expect((await demo.state()).chains.eip155?.socialProvider).toBe(service.toLowerCase())
    isolated.close()
  })
