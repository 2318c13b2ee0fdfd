import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { readImportedRows } from './importedRows.ts'

/** 16 pixels wide and high. */
const picture = 'GIF89a\x10\0\x10\0\0\0\0'
const gif = `data:image/gif;base64,${Buffer.from(picture).toString('base64')}`
const otherGif = `data:image/gif;base64,${Buffer.from(`${picture}!`).toString('base64')}`

test('behavior: a good row passes as it is, with its image beside it', () => {
  const { wallets, images, findings, rowCount } = readImportedRows({
    source: [
      {
        id: 'Rain.bow_1',
        name: 'Rainbow',
        image_id: 'rainbow',
        image_url: gif,
        chains: ['eip155:1', 'solana'],
        mobile_link: 'rainbow://',
        browser_link: 'rainbow://dapp?url={url}',
        homepage: 'https://rainbow.me/',
        order: 3,
        supports_wc: true,
        injected: [{ namespace: 'eip155', injected_id: 'isRainbow' }],
        something_else: 1,
      },
    ],
  })
  expect(findings).toEqual([])
  expect(rowCount).toBe(1)
  expect(wallets).toEqual([
    {
      id: 'Rain.bow_1',
      name: 'Rainbow',
      badge_type: null,
      description: null,
      chains: ['eip155:1', 'solana'],
      homepage: 'https://rainbow.me/',
      image_id: 'rainbow',
      image_url: null,
      order: 3,
      link_mode: null,
      mobile_link: 'rainbow://',
      browser_link: 'rainbow://dapp?url={url}',
      desktop_link: null,
      webapp_link: null,
      app_store: null,
      play_store: null,
      chrome_store: null,
      rdns: null,
      injected: [{ namespace: 'eip155', injected_id: 'isRainbow' }],
      supports_wc: true,
    },
  ])
  expect(images).toMatchObject([{ imageId: 'rainbow', contentType: 'image/gif' }])
})

test('error: a bad row is said and left out, and the others pass', () => {
  const { wallets, findings } = readImportedRows({
    source: [
      { id: 'a', name: 'A' },
      null,
      'b',
      { name: 'No id' },
      { id: 'no-name' },
      { id: 'unseen', name: '\u202E\u200B' },
      { id: '../etc', name: 'Path' },
      { id: 'a,b', name: 'List' },
      { id: 7, name: 'Number' },
      { id: 'a', name: 'Again' },
      { id: 'long', name: 'Long', injected: many },
      { id: 'z', name: 'Z' },
    ],
  })
  expect(wallets.map(({ id }) => id)).toEqual(['a', 'z'])
  expect(
    findings.map(
      ({ row, name, about, outcome, reason }) => `${row} ${name}: ${about} ${outcome}: ${reason}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "2 (no name): row left out: it is no object",
      "3 (no name): row left out: it is no object",
      "4 No id: row left out: it has no id",
      "5 no-name: row left out: it has no readable name",
      "6 unseen: row left out: it has no readable name",
      "7 Path: row left out: its id cannot be used in an address: only letters, digits, ".", "_" and "-", 128 at most",
      "8 List: row left out: its id cannot be used in an address: only letters, digits, ".", "_" and "-", 128 at most",
      "9 Number: row left out: its id cannot be used in an address: only letters, digits, ".", "_" and "-", 128 at most",
      "10 Again: row left out: its id came before, in row 1",
      "11 Long: row left out: it is longer than 32768 letters",
    ]
  `)
})

/** More than a row may hold. */
const many = Array.from({ length: 500 }, (_, index) => ({
  namespace: 'eip155',
  injected_id: `${'x'.repeat(100)}${index}`,
}))

test('error: a bad field is emptied and said', () => {
  const { wallets, findings } = readImportedRows({
    source: [
      {
        id: 'a',
        name: 'A\u202E',
        rdns: 'not one',
        chains: ['eip155:1', 'Not a chain'],
        homepage: 'http://a.example',
        mobile_link: 'javascript:alert(1)',
        browser_link: 'javascript:alert({url})',
        order: '1',
        supports_wc: 'yes',
        image_id: '../../etc/passwd',
        image_url: 'https://evil.example/a.png',
        app_store: '',
        play_store: null,
      },
    ],
  })
  expect(wallets).toMatchObject([
    { name: 'A', rdns: null, chains: ['eip155:1'], homepage: null, mobile_link: null, order: null },
  ])
  expect(wallets).toMatchObject([{ supports_wc: null, image_id: null, image_url: null }])
  expect(
    findings.map(({ about, outcome, reason }) => `${about} ${outcome}: ${reason}`),
  ).toMatchInlineSnapshot(`
    [
      "name cleaned: letters that cannot be shown were taken away, or it was cut",
      "chains cleaned: 1 of 2 could not be read",
      "homepage emptied: it is no https: link that is safe to follow",
      "order emptied: it is no number",
      "mobile_link emptied: it is no link that is safe to follow",
      "browser_link emptied: it is no link with a safe place for the address of a page",
      "rdns emptied: it is no reverse domain name",
      "supports_wc emptied: it is neither true nor false",
      "image_id emptied: it may hold a-z, 0-9 and "-", 64 at most",
      "image_url emptied: images stay where they are served from: a browser would tell that server who looks; lay the image into a folder and name it with --images",
    ]
  `)
})

test('behavior: an image is named by its image_id, or by the id where that may be one', () => {
  const { wallets, images, findings } = readImportedRows({
    source: [
      { id: 'plain', name: 'A', image_url: gif },
      { id: 'Not.Plain', name: 'B', image_url: gif },
      { id: 'c', name: 'C', image_id: 'shared', image_url: gif },
      { id: 'd', name: 'D', image_id: 'shared', image_url: gif },
      { id: 'e', name: 'E', image_id: 'shared', image_url: otherGif },
      { id: 'f', name: 'F', image_id: 'file', image_url: gif },
      { id: 'g', name: 'G', image_id: 'bad-file' },
      { id: 'h', name: 'H', image_id: 'elsewhere' },
    ],
    readFile: (imageId) =>
      imageId === 'file'
        ? Buffer.from(picture.replace('89', '87'))
        : imageId === 'bad-file'
          ? Buffer.from('<html>')
          : null,
  })
  expect(wallets.map(({ image_id }) => image_id)).toEqual([
    'plain',
    null,
    'shared',
    'shared',
    'shared',
    'file',
    'bad-file',
    'elsewhere',
  ])
  expect(images.map(({ imageId, bytes }) => `${imageId} ${Buffer.from(bytes)}`)).toEqual([
    `plain ${picture}`,
    `shared ${picture}`,
    `file ${picture.replace('89', '87')}`,
  ])
  expect(
    findings.map(({ row, about, reason }) => `${row} ${about}: ${reason}`),
  ).toMatchInlineSnapshot(`
      [
        "2 image: neither image_id nor id can name it: a-z, 0-9 and "-", 64 at most",
        "5 image: another row has the same image_id and another image, which counts",
        "7 image: it is no SVG",
      ]
    `)
})

test('behavior: a hostile import never throws and never keeps a dangerous link', () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      ...[
        'javascript:alert(1)',
        'JAVASCRIPT:alert(1)',
        'java\tscript:alert(1)',
        'data:text/html,x',
      ],
      ...['http://a.example', 'https://user:pw@a.example', 'intent://x', 'file:///etc/passwd'],
      ...[
        'vbscript:x',
        'https://a.example/\u202E',
        '//a.example',
        '../../x',
        "'; drop table x; --",
      ],
      ...['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', gif],
      ...['\0', '\uD800', '__proto__', 'constructor', 'https://a.example/ok', 'wallet://ok'],
    ),
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.jsonValue(),
  )
  const fields = [
    ...['id', 'name', 'badge_type', 'description', 'chains', 'homepage', 'image_id', 'image_url'],
    ...['order', 'link_mode', 'mobile_link', 'browser_link', 'desktop_link', 'webapp_link'],
    ...['app_store', 'play_store', 'chrome_store', 'rdns', 'injected', 'supports_wc', '__proto__'],
  ]
  const row = fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...fields), hostile) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(
          fc.stringMatching(/^[a-z]{1,3}$/),
          fc.dictionary(fc.constantFrom(...fields), hostile),
        )
        .map(([id, other]) => ({ ...other, id, name: `Wallet ${id}` })),
    },
  )
  const runs = endurance({ few: 100, all: 1_000 })
  let kept = 0
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      // As it comes out of a file.
      const source = JSON.parse(JSON.stringify(rows)) as unknown[]
      const { wallets, images, findings, rowCount } = readImportedRows({ source })
      const leftOut = findings.filter(({ about }) => about === 'row')
      expect(wallets.length + leftOut.length).toBe(rowCount)
      expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
      for (const wallet of wallets) {
        kept++
        expect(wallet.id).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)
        expect(wallet.image_url).toBeNull()
        if (wallet.image_id !== null) expect(wallet.image_id).toMatch(/^[a-z0-9-]{1,64}$/)
        expect(JSON.stringify(wallet)).not.toContain('\\u0000')
        for (const field of webLinks) expect(wallet[field] ?? 'https://').toMatch(/^https:\/\//)
        for (const link of [wallet.mobile_link, wallet.desktop_link]) {
          expect(link ?? '').not.toMatch(/^(javascript|vbscript|data|file|intent|http):/i)
        }
      }
      for (const { contentType, bytes } of images) {
        expect(contentType).toMatch(/^image\//)
        expect(Buffer.from(bytes).toString()).not.toContain('onload')
      }
      for (const { name } of findings) expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202E]/u)
    }),
    { numRuns: runs },
  )
  expect(kept).toBeGreaterThan(runs)
})

const webLinks = [
  ...(['homepage', 'link_mode', 'webapp_link'] as const),
  ...(['app_store', 'play_store', 'chrome_store'] as const),
]
