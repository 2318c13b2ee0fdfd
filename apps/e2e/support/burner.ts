import type { Page } from '@playwright/test'
import { bundlePageScript } from './bundlePageScript.ts'
import type { BurnerOwner, registerBurner } from './pageBurner.ts'
import type { Solana } from './stack.ts'

declare global {
  interface Window {
    pageBurner: { registerBurner: typeof registerBurner }
    burner: BurnerOwner
  }
}

/** What the burner of `@solana/wallet-adapter` calls itself. */
export const burner = 'Burner Wallet'

/** Puts the burner into every page that loads from now on. */
export async function addBurner(page: Page, { url }: Pick<Solana, 'url'>): Promise<void> {
  const parameters = JSON.stringify({ rpcUrl: url })
  await page.addInitScript({
    content: `${await bundlePageScript('pageBurner')};window.burner = pageBurner.registerBurner(${parameters})`,
  })
}
