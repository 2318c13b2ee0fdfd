import { readFileSync } from 'node:fs'
import { inAppBrowserLink, isReachableOnPhone, WalletListing } from '@foyer/core/wallets'
import { expect, test } from 'vitest'
import { browserLinks } from './assets/browserLinks.mjs'

const path = new URL('../services/server/catalogue/wallets.json', import.meta.url)
const rows: unknown[] = JSON.parse(readFileSync(path, 'utf8'))
const wallets = rows.flatMap((row) => WalletListing.parse(row) ?? [])
const families = ['eip155', 'solana', 'bip122']
const inAppLink = (wallet: WalletListing.WalletListing) =>
  inAppBrowserLink({ wallet, pageUrl: 'https://app.example/swap', namespaces: families })

test('behavior: every link that opens a page in a wallet names its source and makes a link', () => {
  expect(Object.keys(browserLinks).length).toBeGreaterThan(8)
  for (const [id, { link, source }] of Object.entries(browserLinks)) {
    const wallet = wallets.find((one) => one.id === id)
    expect(wallet?.browser_link, id).toBe(link)
    expect(source).toMatch(/^https:\/\//)
    expect(wallet && inAppLink(wallet), id).toContain('app.example')
  }
})

test('behavior: every wallet that a phone lists has a link to be opened by', () => {
  const without = wallets.filter((wallet) => isReachableOnPhone(wallet, () => false))
  expect(without.map(({ id }) => id).sort()).toEqual(Object.keys(browserLinks).sort())
  expect(without.map(inAppLink)).not.toContain(null)
  const listed = wallets.filter((wallet) => isReachableOnPhone(wallet, () => true))
  expect(listed.length).toBeGreaterThan(400)
  for (const wallet of listed) {
    const link = wallet.mobile_link ?? wallet.link_mode ?? wallet.webapp_link
    expect(inAppLink(wallet) ?? (wallet.supports_wc !== false && link), wallet.id).toMatch(
      /^[a-z][\w+.-]*:/,
    )
  }
})

test('behavior: every other wallet has a place where it can be had', () => {
  const nowhere = wallets.filter(
    ({ homepage, webapp_link, app_store, play_store, chrome_store }) =>
      !(homepage ?? webapp_link ?? app_store ?? play_store ?? chrome_store),
  )
  expect(nowhere.map(({ id }) => id)).toEqual([])
})
