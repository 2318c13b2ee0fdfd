import { checkView } from '@foyer/testing/view'
import { parseEther } from 'viem'
import { Demo } from '../support/Demo.ts'
import { axeViolations } from '../support/page.ts'
import { readDescription } from '../support/stack.ts'
import { test as base, expect, inMotion } from '../support/test.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

test.use(inMotion)

async function codeFor(demoUrl: string, email: string): Promise<string> {
  const { parts } = await readDescription(demoUrl)
  const inbox = parts.find(({ name }) => name === 'inbox')?.url
  const mails = (await (await fetch(`${inbox}/messages?to=${email}`)).json()) as { text: string }[]
  return /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? ''
}

test('an address and a code from the mail make an account that sends, once its user approved it in the frame', async ({
  demo,
  page,
  served,
}) => {
  test.slow()
  const email = `ada-${Date.now()}@shop.example`
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  const { view } = demo
  await view.getByRole('textbox', { name: 'Email address' }).fill(email)
  await view.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(demo.modal).toHaveAttribute('data-view', 'EmailVerifyOtp')
  const field = view.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeVisible({ timeout: 15_000 })
  expect(await checkView(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('code.png') })
  const code = await codeFor(served.demoUrl, email)
  await field.fill(code.slice(0, 3) + String((Number(code.slice(3)) + 1) % 1_000).padStart(3, '0'))
  await expect(view.getByRole('alert')).toContainText('The code is wrong or too old')
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(demo.modal).toHaveAttribute('data-open', 'false', { timeout: 15_000 })
  const { address, user, connector } = (await demo.state()).chains.eip155 ?? {}
  expect(user).toEqual({ email, username: null })
  expect(connector?.type).toBe('AUTH')

  const receiver = served.accounts[5]?.address ?? '0x'
  await served.chain.setBalance({ address: address as `0x${string}`, value: parseEther('1') })
  const before = await served.chain.getBalance({ address: receiver })
  await page.getByRole('button', { name: new RegExp(`${address?.slice(-6)}$`) }).click()
  await view.getByRole('button', { name: 'Send', exact: true }).click()
  await view.getByRole('textbox', { name: 'Amount' }).fill('0.25')
  await view.getByRole('textbox', { name: 'Recipient' }).fill(receiver)
  await view.getByRole('button', { name: 'Preview Send' }).click()
  await view.getByRole('button', { name: 'Confirm', exact: true }).click()

  await expect(demo.modal).toHaveAttribute('data-view', 'ApproveTransaction', { timeout: 15_000 })
  const frame = page.frameLocator('foyer-modal iframe[title="Secure wallet"]')
  await expect(frame.getByRole('heading', { name: 'Your recovery code' })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('recovery.png') })
  await frame.getByRole('button', { name: 'I have saved it' }).click()
  await expect(frame.getByRole('heading', { name: 'Send' })).toBeVisible()
  const approve = frame.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
  expect(await axeViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('approve.png') })
  await approve.click()
  await expect(view.getByText('Read back from chain: matches')).toBeVisible({ timeout: 20_000 })
  expect((await served.chain.getBalance({ address: receiver })) - before).toBe(parseEther('0.25'))
})
