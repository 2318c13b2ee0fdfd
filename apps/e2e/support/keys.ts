import type { Page } from '@playwright/test'

/** More steps than any page of ours takes from one end to the other. */
const maxSteps = 120

/** Goes with Tab to what has this name and presses it, as a user without a pointer does. */
export async function pressWithKeys(page: Page, name: string | RegExp) {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Goes with Tab to what has this name. */
export async function tabTo(page: Page, name: string | RegExp) {
  const met = new Set<string>()
  for (let step = 0; step < maxSteps; step++) {
    const focused = await nameOfFocused(page)
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    met.add(focused)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}, only to ${[...met].join(', ')}`)
}

/** The name of what has the focus, inside shadow roots too. */
const nameOfFocused = (page: Page) =>
  page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    const root = focused?.getRootNode() as Document | ShadowRoot | undefined
    const labelledBy = focused?.getAttribute('aria-labelledby')
    const label = labelledBy ? root?.getElementById(labelledBy)?.textContent : undefined
    return (label ?? focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim()
  })
