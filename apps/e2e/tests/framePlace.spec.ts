import { expect, test } from '../support/test.ts'

/** Puts a frame where the embedded wallet will have one, and counts how often it loads. */
const placeFrame = () => {
  const place = document.querySelector('foyer-modal')?.shadowRoot?.querySelector('.frame-place')
  const frame = document.createElement('iframe')
  frame.srcdoc = '<p>A frame</p>'
  frame.dataset.loads = '0'
  frame.addEventListener('load', () => {
    frame.dataset.loads = String(Number(frame.dataset.loads) + 1)
  })
  place?.append(frame)
}
const loads = () =>
  document.querySelector('foyer-modal')?.shadowRoot?.querySelector('iframe')?.dataset.loads

for (const enableEmbedded of [false, true])
  test(`a frame is loaded once, whatever happens around it: ${enableEmbedded ? 'embedded' : 'dialog'}`, async ({
    demo,
    page,
  }) => {
    await demo.visit({ wallet: 'approve', options: { enableEmbedded } })
    await page.evaluate(() => void window.foyer.open())
    await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
    await page.evaluate(placeFrame)
    await expect.poll(() => page.evaluate(loads)).toBe('1')
    await page.evaluate(() => void window.foyer.open({ view: 'WhatIsAWallet' }))
    await expect(demo.modal).toHaveAttribute('data-view', 'WhatIsAWallet')
    await page.evaluate(() => void window.foyer.close())
    await page.evaluate(() => void window.foyer.open())
    await demo.row('Demo wallet').click()
    await expect(demo.modal).toHaveAttribute('data-status', 'connected')
    await page.evaluate(() => void window.foyer.close())
    await page.evaluate(() => void window.foyer.open({ view: 'Networks' }))
    await expect(demo.modal).toHaveAttribute('data-view', 'Networks')
    expect(await page.evaluate(loads)).toBe('1')
  })
