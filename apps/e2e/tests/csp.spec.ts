import { expect, test } from '../support/test.ts'

test('under the strictest policy every way is walked without a violation', async ({
  demo,
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /security policy|trusted/i.test(message.text()))
      complaints.push(message.text())
  })
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void }
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  const policy = page.waitForResponse((response) => response.url().includes('csp=strict'))
  await demo.visit({ csp: 'strict' })
  expect((await policy).headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'",
  )

  await demo.choose()
  await demo.prompt.getByRole('button', { name: 'Reject' }).click()
  await expect(demo.heading('Request declined')).toBeVisible()
  await demo.button('Try again').click()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.accountButton).toBeVisible()
  await expect(page.getByTestId('balance')).toHaveText(/ETH$/)
  await expect(demo.dialog).toBeHidden()

  await page.getByRole('button', { name: 'Sign message' }).click()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/^0x[0-9a-f]{130}$/)).toBeVisible()

  await page.reload()
  await demo.openAccount()
  await expect(demo.view.locator('.amount')).toBeVisible()
  await demo.button('Copy address').click()
  await demo.button('Disconnect').click()
  await expect(demo.opener).toBeVisible()
  expect(violations).toEqual([])
  expect(complaints).toEqual([])

  // The policy is in force, and these ears hear a violation.
  await page.evaluate(() => {
    const image = new Image()
    image.src = 'https://tracker.example/pixel.png'
  })
  await expect.poll(() => violations.length).toBeGreaterThan(0)
})
