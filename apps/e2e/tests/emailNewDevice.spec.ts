import { randomBytes } from 'node:crypto'
import { startInbox } from '@foyer/testing/stack'
import type { BrowserContext } from '@playwright/test'
import { Demo } from '../support/Demo.ts'
import { axeViolations, examine } from '../support/page.ts'
import { startRealServer } from '../support/realServer.ts'
import { readDescription } from '../support/stack.ts'
import { test as base, expect } from '../support/test.ts'

/** On the stack as `npm start` has it, but for the server of the wallet. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test('where an operator wants it, a new device is let in on the page of a link, and asked for its code then', async ({
  demo,
  page,
  context,
  browser,
  served,
  walletScript,
}) => {
  test.slow()
  const { parts } = await readDescription(served.demoUrl)
  const frame = parts.find(({ name }) => name === 'frame')?.url ?? ''
  const inbox = await startInbox()
  const server = await startRealServer({
    ...{ FRAME_ORIGIN: frame, MAIL_URL: inbox.smtpUrl, NEW_DEVICES: 'link' },
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  })
  const routeTo = (context: BrowserContext) =>
    context.route('**/v1/embedded/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.continue({ url: `${server.url}${pathname}` })
    })
  const mailOf = async (email: string) => {
    const mails = await (await fetch(`${inbox.url}/messages?to=${email}`)).json()
    return (mails as { text: string }[])[0]?.text ?? ''
  }
  const openLink = async (context: BrowserContext, email: string) => {
    const [link = ''] = /http\S+device#\S+/.exec(await mailOf(email)) ?? []
    const opened = await context.newPage()
    await opened.goto(link)
    return opened
  }
  const start = async (demo: Demo, email: string) => {
    const { modal, view } = demo
    await demo.visit({ wallet: 'none' })
    await demo.openConnect()
    await view.getByRole('textbox', { name: 'Email address' }).fill(email)
    await view.getByRole('textbox', { name: 'Email address' }).press('Enter')
    await expect(modal).toHaveAttribute('data-view', 'EmailVerifyDevice', { timeout: 15_000 })
  }

  await test.step('let in, it is asked for the code', async () => {
    const email = 'ada@shop.example'
    await routeTo(context)
    await start(demo, email)
    await expect(demo.view.getByText(`A link was sent to ${email}.`)).toBeVisible()
    await expect(demo.modal.getByRole('heading', { name: 'Register device' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('waiting.png') })
    const link = await openLink(context, email)
    await link.setViewportSize({ width: 320, height: 640 })
    await expect(link.getByText('wants to sign in to')).toBeVisible()
    await expect(link.getByText('Chrome, Linux')).toBeVisible()
    expect((await examine(link, { within: 'html' })).violations).toEqual([])
    await link.screenshot({ path: test.info().outputPath('link.png') })
    await link.getByRole('button', { name: 'It is mine' }).click()
    await expect(link.getByText('The device may sign in.')).toBeVisible()
    await link.screenshot({ path: test.info().outputPath('approved.png') })
    await link.close()
    await expect(demo.modal).toHaveAttribute('data-view', 'EmailVerifyOtp', { timeout: 10_000 })
    const code = demo.view.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeVisible({ timeout: 10_000 })
    await code.fill(/\b\d{6}\b/.exec(await mailOf(email))?.[0] ?? '')
    await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
    expect((await demo.state()).chains.eip155?.user?.email).toBe(email)
  })

  await test.step('refused, it is told so, and gets no code', async () => {
    const email = 'grace@shop.example'
    const elsewhere = await browser.newContext()
    await routeTo(elsewhere)
    const other = new Demo({ page: await elsewhere.newPage(), stack: served, walletScript })
    await start(other, email)
    const link = await openLink(context, email)
    await link.getByRole('button', { name: 'It is not mine' }).click()
    await expect(link.getByText('The device was refused.')).toBeVisible()
    await expect(other.view.getByRole('alert')).toContainText('This device was refused', {
      timeout: 10_000,
    })
    expect(await mailOf(email)).not.toMatch(/\b\d{6}\b/)
    await elsewhere.close()
  })
  await server.remove()
  await inbox.stop()
})
