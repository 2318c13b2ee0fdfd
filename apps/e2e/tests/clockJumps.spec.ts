import { expect, inMotion, test } from '../support/test.ts'

test.use(inMotion)

/* A clock is set while the page is open: by its user, by the network, by a machine that woke up. */

for (const byMs of [-3_600_000, 3_600_000])
  test(`"Try again" asks at once when the clock was set by ${byMs} ms meanwhile`, async ({
    demo,
  }) => {
    await demo.addWallets({ name: 'Acorn', rdns: 'dev.foyer.acorn', behaviour: 'reject' })
    await demo.visit({ wallet: 'none' })
    await demo.choose('Acorn')
    await expect(demo.heading('Request declined')).toBeVisible()
    await demo.page.evaluate((byMs) => {
      const { now } = Date
      Date.now = () => now() + byMs
    }, byMs)
    await demo.button('Try again').click()
    const asked = async () =>
      (await demo.methodsOf('Acorn')).filter((method) => method === 'eth_requestAccounts').length
    await expect.poll(asked).toBe(2)
    await expect(demo.button('Try again')).toBeVisible()
  })
