import type { Frame, Page } from '@playwright/test'
import type { PhoneWallet } from './phoneWallet.ts'
import { withFoyer } from './withFoyer.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** A phone's browser. */
export const phone = {
  userAgent: iphone,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** A tablet, which says that it is a Mac. */
export const ipad = {
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
}

export const android = {
  ...phone,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

/** A link that was opened, and whether the browser still knew of the press. */
interface OpenedLink {
  readonly link: string
  readonly target: string
  readonly isInPress: boolean
}

declare global {
  interface Window {
    openedLinks: OpenedLink[]
    /** What a wallet answers that the page does not wait for yet. */
    signed?: Promise<unknown>
  }
}

/** Takes note of links to apps instead of following them, as a phone without the app does. */
export async function watchLinks(page: Page) {
  await page.addInitScript(() => {
    window.openedLinks = []
    window.open = (link, target) => {
      const isInPress = navigator.userActivation.isActive
      window.openedLinks.push({ link: String(link), target: String(target), isInPress })
      return null
    }
  })
}

/**
 * Runs something in the page as if the browser had forgotten the last press. It does so after five seconds, and
 * reading the page from a test counts as a press, too.
 */
export async function withoutPress(page: Page, run: () => unknown) {
  await page.evaluate(`(async () => {
    const value = { isActive: false, hasBeenActive: true }
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value })
    try {
      await (${run})()
    } finally {
      delete navigator.userActivation
    }
  })()`)
}

/**
 * Has the page ask for a signature without a press, so that the wallet is offered and not opened, and the
 * wallet keep its answer until the function that it resolves to is called: that waits for the signature.
 */
export async function askWithoutPress(page: Page, pocket: Pick<PhoneWallet, 'unlocked'>) {
  let unlock = () => {}
  pocket.unlocked = new Promise((resolve) => {
    unlock = resolve
  })
  await withoutPress(page, async () => {
    const { foyer } = window
    const offered = new Promise<void>((resolve) => {
      foyer.onEvent(({ type }) => type === 'openWallet' && resolve())
    })
    const sign = { method: 'personal_sign', params: ['0x68656c6c6f', '0x0'] }
    window.signed = foyer.getProvider('eip155').request(sign)
    await offered
  })
  return () => {
    unlock()
    return page.evaluate(() => window.signed)
  }
}

export const openedLinks = (page: Page): Promise<OpenedLink[]> =>
  page.evaluate(() => window.openedLinks)

/** Whether a link is at hand: made, and taken by the relay. */
export function isLinkReady({ page }: { page: Page | Frame }): Promise<boolean> {
  return withFoyer(page, async (foyer) => {
    const remote = await foyer.internals.remotes.get('walletConnect')?.()
    return remote?.link?.pairing.getState().status === 'ready'
  })
}
