import { hashMessage, recoverAddress } from 'viem'
import { Demo } from '../support/Demo.ts'
import { approveInFrame } from '../support/emailLogin.ts'
import { axeViolations } from '../support/page.ts'
import { test as base, expect } from '../support/test.ts'

/** On the stack as `npm start` has it. */
const test = base.extend({
  demo: async ({ page, served, walletScript }, use) =>
    use(new Demo({ page, stack: served, walletScript })),
})

const services = ['Google', 'X', 'Discord', 'GitHub', 'Facebook'] as const

for (const service of services)
  test(`with ${service} an account is there after two presses, and signs`, async ({
    demo,
    page,
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
    expect(user?.username).toMatch(/^ada/i)
    const signing = page.evaluate(async (address) => {
      const provider = window.foyer.getProvider('eip155') as {
        request(call: object): Promise<unknown>
      }
      return provider.request({ method: 'personal_sign', params: ['Hello', address] })
    }, address)
    await approveInFrame(page)
    const signature = (await signing) as `0x${string}`
    expect(await recoverAddress({ hash: hashMessage('Hello'), signature })).toBe(address)
  })
