import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as WalletListing from '../packages/core/src/wallets/WalletListing.ts'
import { drawSvg, isHarmless } from './assets/drawSvg.mjs'
import { chooseWallets, nameWallets, orderWallets, skeleton } from './catalogue/chooseWallets.mjs'
import {
  cleanApp,
  cleanAppStore,
  cleanBase,
  cleanChromeStore,
  cleanPage,
  cleanPlayStore,
  cleanRdns,
} from './catalogue/cleanLink.mjs'
import { cleanWallet } from './catalogue/cleanWallet.mjs'
import { examineImage, readImage } from './catalogue/examineImage.mjs'
import { gatherNetworks } from './catalogue/networkArt.mjs'
import { gatherTokens } from './catalogue/tokenArt.mjs'
import { endurance } from './endurance.ts'

const folder = new URL('../services/server/catalogue/', import.meta.url)
const readText = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** What a value is emptied for, or what is kept of it. */
const verdict = (cleaned: { value: string | null; kind?: string }) => cleaned.kind ?? cleaned.value

const candidate = (sourceId: string, given: Record<string, unknown> = {}) => {
  const cleaned = cleanWallet({ id: sourceId, name: sourceId, homepage: 'https://a.io', ...given })
  if ('reason' in cleaned) throw new Error(cleaned.reason)
  return { sourceId, row: cleaned.row }
}

test.each([
  ['', null],
  [null, null],
  [undefined, null],
  ['  ', null],
  ['-', 'placeholder'],
  ['nothing', 'placeholder'],
  ['N/A', 'placeholder'],
  ['javascript:alert(1)', 'dangerous scheme'],
  ['JavaScript://a.io/%0aalert(1)', 'dangerous scheme'],
  ['data:text/html,x', 'dangerous scheme'],
  ['intent://a.io#Intent;S.browser_fallback_url=https://b.io;end', 'dangerous scheme'],
  ['java\tscript:alert(1)', 'control character'],
  ['https://a.io\u202e/moc', 'control character'],
  ['https:\\\\a.io', 'control character'],
  ['//evil.io', 'no scheme'],
  ['dl.walletv.io', 'no scheme'],
  ['wallet', 'bare word'],
  ['https://a.io https://b.io', 'white space'],
  ['https://me:secret@a.io', 'user name'],
  ['https://127.0.0.1/wallet', 'private host'],
  ['https://localhost/wallet', 'private host'],
  ['https://www.example.com', 'private host'],
  ['http://a.io:8080', 'plain http'],
  ['http://a.io/app', 'https://a.io/app'],
  [' https://a.io/app ', 'https://a.io/app'],
  ['https://a.io/app?utm_source=wc#top', 'https://a.io/app'],
])('behavior: of a homepage %j is left %j', (given, left) => {
  expect(verdict(cleanPage(given))).toBe(left)
})

test.each([
  ['rainbow://', 'rainbow://'],
  ['HootArk://', 'hootark://'],
  [' payperless://', 'payperless://'],
  ['altrapay://wc?uri=', 'altrapay://'],
  ['smartbody://?uri=', 'smartbody://'],
  ['orion://wc?', 'orion://'],
  ['https://w.com/app/wc?uri=', 'https://w.com/app/'],
  ['http://coinstats.app', 'https://coinstats.app/'],
  ['okex://main', 'okex://main'],
  ['w3akvrn:/', 'no scheme'],
  ['rainbow:', 'no scheme'],
  ['rainbow', 'bare word'],
  ['DaffiOne:// wc://', 'white space'],
  ['wc://', 'shared scheme'],
  ['myApp://https://wallet.a.io', 'shared scheme'],
  ['javascript://alert(1)', 'dangerous scheme'],
  ['file:///etc/passwd', 'dangerous scheme'],
  ['app-x://open?next=1', 'query'],
  ['https://play.google.com/store/apps/details?id=a.b', 'other place'],
  ['https://a.page.link/?apn=b', 'query'],
])('behavior: of an app link %j is left %j', (given, left) => {
  expect(verdict(cleanApp(given))).toBe(left)
})

test('behavior: a store link leads to that store, and to one entry of it', () => {
  const apple = 'https://apps.apple.com/us/app/metamask/id1438144202?l=en'
  const google = 'https://play.google.com/store/apps/details?hl=en&id=io.metamask'
  const chrome = `https://chrome.google.com/webstore/detail/metamask/${'a'.repeat(32)}?hl=en`
  expect(
    [cleanAppStore(apple), cleanPlayStore(google), cleanChromeStore(chrome)].map(verdict),
  ).toMatchInlineSnapshot(`
      [
        "https://apps.apple.com/app/id1438144202",
        "https://play.google.com/store/apps/details?id=io.metamask",
        "https://chromewebstore.google.com/detail/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      ]
    `)
  for (const clean of [cleanAppStore, cleanPlayStore, cleanChromeStore]) {
    const own = [apple, google, chrome].filter((link) => clean(link).value !== null)
    expect(own).toHaveLength(1)
    expect(verdict(clean('https://wallet.io/download.apk'))).toBe('other place')
    expect(verdict(clean(`https://evil.io/?next=${own[0]}`))).toBe('other place')
  }
  expect(verdict(cleanAppStore('https://apps.apple.com/es/app/6670610349'))).toBe(
    'https://apps.apple.com/app/id6670610349',
  )
  expect(verdict(cleanPlayStore('https://play.google.com/store/search?q=talken'))).toBe(
    'other place',
  )
})

test('behavior: an rdns of an example names nobody', () => {
  expect(verdict(cleanRdns('IO.MetaMask'))).toBe('io.metamask')
  expect(verdict(cleanRdns('com.example.subdomain'))).toBe('placeholder')
  expect(verdict(cleanRdns('metamask'))).toBe('bare word')
})

test('behavior: whatever a link was, what is left of it is followed unchanged by a client', () => {
  const scheme = fc.constantFrom('https://', 'http://', 'javascript:', 'a-wallet://', '//', ' ', '')
  const link = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.tuple(scheme, fc.string({ unit: 'grapheme' })).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(link, (given) => {
      const fields = {
        homepage: cleanPage(given).value,
        mobile_link: cleanApp(given).value,
        webapp_link: cleanBase(given).value,
        app_store: cleanAppStore(given).value,
      }
      expect(WalletListing.parse({ id: 'a', name: 'A', ...fields })).toMatchObject(fields)
    }),
    { numRuns: endurance({ few: 60, all: 2_000 }) },
  )
})

test('error: refuses names that hide something, entries for tests and wallets out of reach', () => {
  const reason = (given: Record<string, unknown>) => {
    const cleaned = cleanWallet({ id: 'a', name: 'A', homepage: 'https://a.io', ...given })
    return 'reason' in cleaned ? cleaned.reason : cleaned.row.name
  }
  expect(reason({ name: ' A  Wallet ' })).toBe('A Wallet')
  expect(reason({ name: '---' })).toBe('no name')
  expect(reason({ name: 7 })).toBe('no name')
  expect(reason({ name: 'Meta\u202eksaM' })).toBe('deceptive name')
  expect(reason({ name: 'Meta\u200bMask' })).toBe('deceptive name')
  expect(reason({ name: 'Meta\u0007Mask' })).toBe('deceptive name')
  expect(reason({ name: 'A'.repeat(65) })).toBe('deceptive name')
  expect(reason({ name: 'Kotlin Sample Wallet' })).toBe('test entry')
  expect(reason({ name: 'Testify Wallet' })).toBe('Testify Wallet')
  expect(reason({ homepage: '-', mobile: { native: 'wc://' } })).toBe('unreachable')
  expect(reason({ homepage: '', rdns: 'io.a' })).toBe('A')
})

test('behavior: a dirty wallet keeps what is clean, and each thing emptied is noted', () => {
  const cleaned = cleanWallet({
    ...{ id: 'io.dirty', name: 'Dirty ', homepage: 'http://dirty.io', rdns: '' },
    app: { ios: 'https://testflight.apple.com/join/x', android: '-', chrome: null, browser: '' },
    mobile: { native: 'dirty', universal: 'https://dirty.io/wc' },
    desktop: { native: 'javascript:alert(1)' },
  })
  expect(cleaned).toMatchInlineSnapshot(`
    {
      "emptied": [
        {
          "field": "mobile.native",
          "kind": "bare word",
        },
        {
          "field": "desktop.native",
          "kind": "dangerous scheme",
        },
        {
          "field": "app.ios",
          "kind": "other place",
        },
        {
          "field": "app.android",
          "kind": "placeholder",
        },
      ],
      "row": {
        "app_store": null,
        "badge_type": null,
        "chains": [
          "eip155",
        ],
        "chrome_store": null,
        "description": null,
        "desktop_link": null,
        "homepage": "https://dirty.io/",
        "image_id": null,
        "image_url": null,
        "injected": null,
        "link_mode": null,
        "mobile_link": "https://dirty.io/wc",
        "name": "Dirty",
        "play_store": null,
        "rdns": null,
        "supports_wc": true,
        "webapp_link": null,
      },
    }
  `)
})

test('behavior: names are compared as the eye does', () => {
  const alike = ['MetaMask', 'metamask wallet', 'Meta Mask', 'МetaМask', 'ΜetaMask', 'MétaMask']
  expect(new Set([...alike, 'MetaMask Official App', 'ＭｅｔａＭａｓｋ'].map(skeleton)).size).toBe(
    1,
  )
  expect(skeleton('Wallet App')).not.toBe('')
  expect(skeleton('Trust Asset Wallet')).not.toBe(skeleton('Trust Wallet'))
})

test('behavior: of wallets that cannot be told apart the built-in one stays, else the first', () => {
  const play = 'https://play.google.com/store/apps/details?id='
  const { kept, dropped } = chooseWallets({
    builtIn: [{ ...candidate('MetaMask', { rdns: 'io.metamask' }).row, id: 'metamask' }],
    candidates: [
      candidate('МetaМask Wallet'),
      candidate('Fox', { rdns: 'io.metamask' }),
      candidate('Bera Sig', { app: { android: `${play}a.bera` } }),
      candidate('BeraSig Wallet'),
      candidate('Honey', { app: { android: `${play}a.bera&hl=en` } }),
      candidate('Other'),
    ],
  })
  expect(kept.map(({ sourceId }) => sourceId)).toEqual(['Bera Sig', 'Other'])
  expect(dropped.map(({ sourceId, reason, of }) => [sourceId, reason, of])).toEqual([
    ['МetaМask Wallet', 'same name as a built-in wallet', 'MetaMask'],
    ['Fox', 'same rdns', 'MetaMask'],
    ['BeraSig Wallet', 'same name', 'Bera Sig'],
    ['Honey', 'same app', 'Bera Sig'],
  ])
})

test('behavior: a scheme that two wallets claim is taken from both', () => {
  const shared = { mobile: { native: 'twin://' } }
  const { kept, emptied } = chooseWallets({
    builtIn: [],
    candidates: [candidate('One', shared), candidate('Two', shared), candidate('Three')],
  })
  expect(kept.map(({ row }) => row.mobile_link)).toEqual([null, null, null])
  expect(emptied).toHaveLength(2)
})

test('behavior: ids are slugs, unique and never those of the built-in list', () => {
  const names = ['Nova Wallet', 'NOVA', 'αU wallet', 'Rainbow', 'R0AR Mobile Wallet']
  const kept = names.map((name, index) => ({ ...candidate(name), sourceId: `io.w${index}.x` }))
  expect(nameWallets({ taken: ['rainbow'], kept }).map(({ id }) => id)).toEqual([
    ...['nova', 'io-w1-x', 'io-w2-x', 'io-w3-x', 'r0ar-mobile'],
  ])
  expect(() =>
    nameWallets({ taken: ['a-b', 'io-a'], kept: [{ ...candidate('A B'), sourceId: 'io.a' }] }),
  ).toThrow('has no id left')
})

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="red" d="M0 0h8v8"/></svg>'

test.each([
  ['<script>alert(1)</script>'],
  ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
  ['<image href="https://evil.io/a.png"/>'],
  ['<use href="https://evil.io/a.svg#a"/>'],
  ['<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="//evil.io#a"/>'],
  ['<rect width="8" height="8" onclick="alert(1)"/>'],
  ['<a href="javascript:alert(1)"><rect width="8" height="8"/></a>'],
  ['<rect width="8" height="8" fill="url(https://evil.io/a.svg#b)"/>'],
  ['<style>@import "https://evil.io";</style>'],
  ['<rect width="8" height="8"><set attributeName="x" to="1"/></rect>'],
])('error: refuses an SVG with %s', (content) => {
  const drawn = drawSvg(square.replace('</svg>', `${content}</svg>`))
  // Where the optimiser already took it out, what is left is a drawing and nothing more.
  expect(drawn ?? 'refused').not.toMatch(/evil|alert|<set|foreign/)
  expect(isHarmless(square.replace('</svg>', `${content}</svg>`))).toBe(false)
})

test('behavior: an image is what its bytes say', () => {
  const webp = readFileSync(new URL('wallets/jupiter.webp', folder))
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const wide = Buffer.from(png)
  wide.writeUInt32BE(9, 16)
  const large = Buffer.concat([png, Buffer.alloc(65 * 1024)])
  const described = (bytes: Buffer) => {
    const image = examineImage(bytes)
    return 'reason' in image ? image.reason : image.format
  }
  expect([webp, png, Buffer.from(square), wide, large].map(described)).toEqual([
    ...['webp', 'png', 'svg', 'not square', 'too large'],
  ])
  expect(described(Buffer.concat([webp, Buffer.from('<script>')]))).toBe('not an image')
  expect(described(Buffer.from('<html><script>alert(1)</script></html>'))).toBe('not an image')
  expect(described(Buffer.from(square.replace('8 8"', '8 16"')))).toBe('not square')
  expect(readImage('data:image/png;base64,R0lGODlhAQABAAAAACw=')).toEqual({
    reason: 'not an image',
  })
  expect(readImage('https://evil.io/a.png')).toEqual({ reason: 'not an image' })
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(described(Buffer.from(bytes))).toBe('not an image')
    }),
  )
})

test('behavior: token art follows the address, and a list of one token on several chains', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => `0x${letter.repeat(40)}`) as [
    string,
    string,
    string,
  ]
  const token = (id: string, addresses: Record<string, string>) => ({
    id,
    filePath: `token:${id}`,
    addresses,
  })
  const { art, ids, ambiguous } = await gatherTokens({
    tokens: [
      token('USDC', { ethereum: a.toUpperCase().replace('0X', '0x'), solana: 'EPjF' }),
      token('FAKE', { base: b }),
      token('FAKE2', { base: b, ethereum: `0x${'e'.repeat(40)}` }),
    ],
    listed: [
      { chainId: 1, address: a, extensions: { opTokenId: 'USDC' } },
      { chainId: 10, address: c, extensions: { opTokenId: 'USDC' } },
      { chainId: 10, address: b, extensions: { opTokenId: 'unknown' } },
    ],
    draw: async (filePath) => (filePath === 'token:FTM' ? undefined : `<svg>${filePath}</svg>`),
  })
  expect(ids).toMatchObject({ [`eip155-1-${a}`]: 'usdc', [`eip155-10-${c}`]: 'usdc' })
  expect(ids).toMatchObject({ 'eip155-1-native': 'eth', 'bip122-native': 'btc' })
  expect(Object.keys(ids).filter((id) => !id.endsWith('native'))).toHaveLength(2)
  expect(ids).not.toHaveProperty('eip155-250-native')
  expect(ambiguous).toBe(1)
  expect(art.usdc).toBe('<svg>token:USDC</svg>')
})

test('behavior: network art is found by slug and by chain id', async () => {
  const { ids } = await gatherNetworks({
    networks: [
      { id: 'eos', filePath: 'network:eos', caip2id: 'eip155:17777' },
      { id: 'vaulta', filePath: 'network:vaulta', caip2id: 'eip155:17777' },
      {
        id: 'solana',
        filePath: 'network:solana',
        caip2id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      },
      { id: 'gone', filePath: 'network:gone', caip2id: 'eip155:5' },
    ],
    draw: async (filePath) => (filePath.endsWith('gone') ? undefined : '<svg/>'),
  })
  expect(ids).toEqual({ eos: 'eos', 'eip155-17777': 'eos', vaulta: 'vaulta', solana: 'solana' })
})

const { wallets, images } = JSON.parse(readText('report.json'))
const rows: WalletListing.WalletListing[] = JSON.parse(readText('wallets.json'))

test('behavior: behind the built-in wallets those without an image come last', () => {
  const row = (id: string, image_id: string | null) => ({ id, image_id })
  const rows = [row('a', 'a'), row('b', null), row('c', null), row('d', 'd'), row('e', null)]
  const ordered = orderWallets({ builtInCount: 2, rows: [...rows, row('f', 'f')] })
  expect(ordered.map(({ id }) => id).join('')).toBe('abdfce')
})

test('behavior: the committed list is the one the report is about', () => {
  expect(createHash('sha256').update(readText('wallets.json')).digest('hex')).toBe(wallets.sha256)
  expect(wallets.rows).toBe(539)
  expect(wallets.kept + wallets.dropped).toBe(539)
  expect(wallets.kept + wallets.addedByOthers).toBe(rows.length)
  expect(wallets.droppedRows).toHaveLength(wallets.dropped)
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0)
  expect(sum(wallets.droppedByReason)).toBe(wallets.dropped)
  expect(sum(wallets.emptiedByKind)).toBe(wallets.emptied)
})

test('behavior: the page beside the list tells the same counts', () => {
  const page = readText('README.md').replace(/\s+/g, ' ')
  expect(page).toContain(`Of 539 rows ${wallets.kept} stay and ${wallets.dropped} go`)
  expect(page).toContain(`so ${rows.length} are listed`)
  expect(page).toContain(`${wallets.emptied} fields were emptied`)
  expect(page).toContain(`There are ${images.count}. The other ${images.without.length} wallets`)
})

test('behavior: a client reads every committed row unchanged', () => {
  for (const row of rows) expect(WalletListing.parse(row)).toEqual(row)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ name }) => skeleton(name))).size).toBe(rows.length)
  expect(rows.map(({ order }) => order)).toEqual(rows.map((_, index) => index + 1))
  for (const { id } of rows) expect(id).toMatch(/^[a-z0-9-]{1,64}$/)
  const blanks = images.without.length
  expect(rows.slice(0, -blanks).every(({ image_id }) => image_id !== null)).toBe(true)
})

test('behavior: no committed link is more than https or the scheme of an app', () => {
  const isWeb = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/?[^\s"<>\\]*$/
  for (const row of rows) {
    const apps = [row.mobile_link, row.desktop_link]
    const webs = [row.homepage, row.webapp_link, row.app_store, row.play_store, row.chrome_store]
    for (const link of webs) if (link !== null) expect(link).toMatch(isWeb)
    for (const link of apps) {
      if (link !== null && !isWeb.test(link))
        expect(link).toMatch(/^(?!https?:)[a-z][a-z0-9+.-]+:\/\//)
    }
  }
  expect(readText('wallets.json')).not.toMatch(/javascript:|data:|vbscript:|intent:|file:|"\/\//i)
})

test('behavior: every committed image belongs to a row, is square, small and harmless', () => {
  const files = readdirSync(new URL('wallets', folder))
  const named = files.map((file) => file.replace(/\.(webp|png|svg)$/, ''))
  const wanted = rows.map(({ image_id }) => image_id).filter((id) => id !== null)
  expect(named.toSorted()).toEqual(wanted.toSorted())
  expect(files).toHaveLength(images.count)
  for (const file of files) {
    const image = examineImage(readFileSync(new URL(`wallets/${file}`, folder)))
    expect(image, file).toMatchObject({ format: file.split('.').at(-1) })
  }
  expect(rows.length - files.length).toBe(images.without.length)
})

test.each(['networks', 'tokens', 'currencies'])(
  'behavior: the committed %s are harmless artworks that are used',
  (name) => {
    const {
      art,
      ids,
    }: Record<'art' | 'ids', Record<string, string>> = JSON.parse(readText(`${name}.json`))
    for (const [slug, svg] of Object.entries(art)) expect(isHarmless(svg), slug).toBe(true)
    for (const id of Object.keys(ids)) expect(id).toMatch(/^[a-z0-9-]{1,64}$/)
    expect([...new Set(Object.values(ids))].toSorted()).toEqual(Object.keys(art).toSorted())
  },
)
