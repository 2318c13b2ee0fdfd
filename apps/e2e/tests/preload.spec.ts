import { expect, inMotion, test } from '../support/test.ts'

test.use(inMotion)

for (const preload of ['intent', 'visible'] as const)
  test(`preload ${preload}: what a press still has to request`, async ({ demo, page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await demo.visit({ wallet: 'approve', options: { preload } })
    const opener = page.getByRole('button', { name: 'Connect wallet', exact: true })
    await expect(opener).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    // Nothing that the first view needs is still to come.
    if (preload === 'visible') await page.route('**/assets/*.js', (route) => route.abort())
    // A press without a pointer over the button, as a finger's.
    await opener.evaluate((button: HTMLElement) => button.click())
    await expect(demo.row('Demo wallet')).toBeVisible()
    const requested = scripts.length - before
    test.info().annotations.push({ type: 'scripts of a press', description: `${requested}` })
    if (preload === 'intent') expect(requested).toBeGreaterThan(0)
  })
