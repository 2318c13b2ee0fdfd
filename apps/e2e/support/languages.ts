import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Demo } from './Demo.ts'

const sources = fileURLToPath(new URL('../../../packages/modal/src', import.meta.url))

/** Views that need no account, and those that do. */
export const openViews = ['Connect', 'AllWallets', 'GetWallet', 'WhatIsAWallet', 'WhatIsANetwork']
export const accountViews = [
  ...['Account', 'AccountSettings', 'ProfileWallets', 'Networks', 'WalletSend'],
  ...['WalletSendSelectToken', 'WalletReceive', 'WalletCompatibleNetworks', 'FundWallet'],
  'Transactions',
]

/** Every text of the sources that the language has another one for. */
export async function englishTexts(lang: string): Promise<ReadonlySet<string>> {
  const read = async (path: string) => import(pathToFileURL(join(sources, path)).href)
  const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const english = await Promise.all(paths.filter((path) => path.endsWith('messages.ts')).map(read))
  const chunks = await Promise.all(
    ['connecting', 'connected'].map((chunk) => read(`languages/${lang}/${chunk}.ts`)),
  )
  const same = new Set(chunks.flatMap(({ texts }) => texts.flatMap(stringsOf)))
  const all = english.flatMap(({ messages }) => stringsOf(messages))
  return new Set(all.filter((text) => !same.has(text)))
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

/** What stands in the modal, by eye or by ear. */
export function textsOf({ modal }: Demo): Promise<string[]> {
  return modal.evaluate(({ shadowRoot }) => {
    const found: string[] = []
    const walker = document.createTreeWalker(shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('[aria-hidden="true"], [inert]'))
        found.push(node.textContent?.trim() ?? '')
    for (const element of shadowRoot?.querySelectorAll('*') ?? [])
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
    return found.filter(Boolean)
  })
}
