import { expect, test } from 'vitest'
import { createBuiltInCatalogue } from './builtInCatalogue.ts'
import * as WalletListing from './WalletListing.ts'
import { withPlaces } from './withPlaces.ts'

const { signal } = new AbortController()

test('behavior: every built-in wallet says where it can be had, in links that may be followed', async () => {
  const { wallets } = await createBuiltInCatalogue().list({ page: 1, entries: 100, signal })
  for (const wallet of wallets.map(withPlaces)) {
    expect(wallet.homepage).toMatch(/^https:/)
    // Read as a row of the wire it stays the same, so no link of it is one that a row may not have.
    expect(WalletListing.parse({ ...wallet })).toEqual(wallet)
  }
  const [metamask] = wallets.map(withPlaces)
  expect(metamask).toMatchObject({
    id: 'metamask',
    homepage: 'https://metamask.io/',
    app_store: expect.stringContaining('apps.apple.com'),
    play_store: expect.stringContaining('io.metamask'),
    chrome_store: expect.stringContaining('chromewebstore.google.com'),
  })
})

test('behavior: a listing of a server or of the application keeps what it says', async () => {
  const { wallets } = await createBuiltInCatalogue().list({ page: 1, entries: 1, signal })
  const [builtIn] = wallets
  if (!builtIn) throw new Error('There is no built-in wallet')
  for (const own of [
    { ...builtIn, image_id: 'metamask' },
    { ...builtIn, homepage: 'https://fork.example/' },
    { ...builtIn, id: 'acorn' },
    { ...builtIn, id: 'constructor' },
  ])
    expect(withPlaces(own)).toBe(own)
})
