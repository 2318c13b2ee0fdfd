import type { Page } from '@playwright/test'
import type { Demo } from './Demo.ts'
import { readDescription } from './stack.ts'
import { expect } from './test.ts'

/** The newest code that a mail in the inbox of the stack has. */
export async function codeFor(demoUrl: string, email: string): Promise<string> {
  const { parts } = await readDescription(demoUrl)
  return codeIn(parts.find(({ name }) => name === 'inbox')?.url, email)
}

/** The newest code that a mail in an inbox has. */
async function codeIn(inboxUrl: string | undefined, email: string): Promise<string> {
  const answer = await fetch(`${inboxUrl}/messages?to=${email}`)
  const mails = (await answer.json()) as { text: string }[]
  return /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? ''
}

/**
 * From the page to a connected account.
 *
 * @param at the demo, whose stack has an inbox, or an inbox of the test's own
 */
export async function logIn(
  demo: Demo,
  at: string | { readonly inboxUrl: string },
  email: string,
): Promise<void> {
  await demo.openConnect()
  await demo.view.getByRole('textbox', { name: 'Email address' }).fill(email)
  await demo.view.getByRole('textbox', { name: 'Email address' }).press('Enter')
  const field = demo.view.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeVisible({ timeout: 15_000 })
  await field.fill(await (typeof at === 'string' ? codeFor(at, email) : codeIn(at.inboxUrl, email)))
}

/** The frame of the wallet, inside of the modal. */
export const frameOf = (page: Page) =>
  page.frameLocator('foyer-modal iframe[title="Secure wallet"]')

/** Presses Approve once the frame was in sight for long enough; the recovery code before it, where it is new. */
export async function approveInFrame(page: Page): Promise<void> {
  const frame = frameOf(page)
  const saved = frame.getByRole('button', { name: 'I have saved it' })
  const approve = frame.getByRole('button', { name: 'Approve', exact: true })
  await expect(saved.or(approve)).toBeVisible({ timeout: 15_000 })
  if (await saved.isVisible()) await saved.click()
  await expect(approve).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
  await approve.click()
}
