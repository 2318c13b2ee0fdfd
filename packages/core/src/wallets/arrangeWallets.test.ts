import { expect, test } from 'vitest'
import type { Connector } from '../adapter/ChainAdapter.ts'
import { type ArrangeWalletsParameters, arrangeWallets } from './arrangeWallets.ts'
import * as WalletListing from './WalletListing.ts'

/** A listing whose id is its name in small letters. */
function listing(name: string, fields: Partial<WalletListing.WalletListing> = {}) {
  const mobileLink = `${name.toLowerCase()}://`
  const row = { id: name.toLowerCase(), name, supports_wc: true, mobile_link: mobileLink }
  const parsed = WalletListing.parse({ ...row, ...fields })
  if (!parsed) throw new Error(`${name} is no listing`)
  return parsed
}

function connector(name: string, fields: Partial<Connector> = {}): Connector {
  const rdns = `com.${name.toLowerCase()}`
  return { id: rdns, type: 'ANNOUNCED', name, imageUrl: null, rdns, chain: 'eip155', ...fields }
}

const browserWallet = connector('Browser Wallet', { id: 'injected', type: 'INJECTED', rdns: null })
const walletConnect = connector('WalletConnect', { type: 'WALLET_CONNECT', rdns: null })
const phantom = connector('Phantom', { id: 'app.phantom', rdns: 'app.phantom' })
const phantomOnSolana = connector('Phantom', { id: 'Phantom', rdns: null, chain: 'solana' })
const [a, b, c, d, e] = ['A', 'B', 'C', 'D', 'E'].map((name) => listing(name)) as [
  WalletListing.WalletListing,
  WalletListing.WalletListing,
  WalletListing.WalletListing,
  WalletListing.WalletListing,
  WalletListing.WalletListing,
]

type Case = Partial<ArrangeWalletsParameters>

/** The rows as `group:id`. */
function arrange(given: Case): string[] {
  const rows = arrangeWallets({
    ...{ connectors: [], device: 'desktop', walletConnect: 'absent', ...given },
  })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  return rows.map(({ group, id }) => `${group}:${id}`)
}

const everyGroup: Case = {
  connectors: [connector('Rabby'), connector('Host', { type: 'EXTERNAL' })],
  walletConnect: 'available',
  known: [listing('Zerion')],
  recentIds: ['zerion'],
  featured: [a],
  custom: [b],
  recommended: [c, d],
}

test.each<[rule: string, given: Case, rows: string[]]>([
  [
    'types: walletConnect, recent, injected, featured, custom, external, recommended',
    everyGroup,
    [
      'walletConnect:walletConnect',
      'recent:zerion',
      'injected:com.rabby',
      'featured:a',
      'custom:b',
      'external:com.host',
      'recommended:c',
    ],
  ],
  [
    'configured ordering overrides the default',
    { ...everyGroup, order: ['custom', 'injected', 'walletConnect'] },
    ['custom:b', 'injected:com.rabby', 'walletConnect:walletConnect'],
  ],
  [
    'unknown words in the configured order are ignored',
    { ...everyGroup, order: ['featured', 'constructor', '', 'recent', 'featured'] },
    ['featured:a', 'recent:zerion'],
  ],
  [
    'an order is complete: one of unknown words only names no group',
    { custom: [b], order: ['wallets'] },
    [],
  ],
  ['an empty order shows no group', { custom: [b], order: [] }, []],
  ['empty groups are dropped', { featured: [a] }, ['featured:a']],
  ['nothing known: nothing shown', {}, []],

  [
    'the WalletConnect row leads to any wallet',
    { connectors: [walletConnect], walletConnect: 'available' },
    ['walletConnect:walletConnect'],
  ],
  ['WalletConnect turned off, or without a relay', { walletConnect: 'absent' }, []],
  [
    'WalletConnect connected already keeps its row, which cannot be pressed then',
    { walletConnect: 'disabled' },
    ['walletConnect:walletConnect'],
  ],
  [
    'the WalletConnect row is hidden on mobile',
    { walletConnect: 'available', device: 'mobile' },
    [],
  ],

  [
    'recommended rows shown = 4',
    { recommended: [a, b, c, d, e] },
    ['recommended:a', 'recommended:b', 'recommended:c', 'recommended:d'],
  ],
  [
    'recommended = 4 - featured',
    { featured: [a], recommended: [b, c, d, e] },
    ['featured:a', 'recommended:b', 'recommended:c', 'recommended:d'],
  ],
  [
    'recommended = 4 - custom',
    { custom: [a, b], recommended: [c, d, e] },
    ['custom:a', 'custom:b', 'recommended:c', 'recommended:d'],
  ],
  [
    'recommended = 4 - injected',
    { connectors: [connector('X'), connector('Y')], recommended: [a, b, c] },
    ['injected:com.x', 'injected:com.y', 'recommended:a', 'recommended:b'],
  ],
  [
    'recommended = 4 - 1 for e-mail - 1 for socials',
    { hasEmail: true, hasSocial: true, recommended: [a, b, c] },
    ['recommended:a', 'recommended:b'],
  ],
  [
    'recommended is never negative',
    { featured: [a, b, c, d, e], hasEmail: true, recommended: [listing('F')] },
    ['featured:a', 'featured:b', 'featured:c', 'featured:d', 'featured:e'],
  ],
  [
    'a wallet that is injected and featured takes one place',
    { connectors: [connector('A')], featured: [a], recommended: [b, c, d, e] },
    ['injected:a', 'recommended:b', 'recommended:c', 'recommended:d'],
  ],
  [
    'a recommended wallet that is shown elsewhere leaves its place to the next',
    { featured: [a], recommended: [a, b, c, d] },
    ['featured:a', 'recommended:b', 'recommended:c', 'recommended:d'],
  ],

  [
    'one wallet, one row: the first group in order wins',
    {
      ...{ connectors: [connector('A')], featured: [a], custom: [a], recommended: [a] },
      recentIds: ['a'],
    },
    ['recent:a'],
  ],
  [
    'one wallet, one row: also in a configured order',
    { connectors: [connector('A')], featured: [a], order: ['featured', 'injected'] },
    ['featured:a'],
  ],
  [
    'matched by rdns',
    { connectors: [connector('X')], featured: [listing('A', { rdns: 'com.x' })] },
    ['injected:a'],
  ],
  [
    'matched by name, whose word wallet does not count',
    { connectors: [connector('Trust Wallet')], featured: [listing('Trust')] },
    ['injected:trust'],
  ],
  ['matched by id', { connectors: [connector('X', { id: 'a' })], featured: [a] }, ['injected:a']],
  [
    'io.metamask.mobile is io.metamask',
    {
      connectors: [connector('Fox', { id: 'x', rdns: 'io.metamask.mobile' })],
      featured: [listing('MetaMask', { rdns: 'io.metamask' })],
    },
    ['injected:metamask'],
  ],
  [
    'a wallet that only took the name stands below the real one',
    {
      connectors: [
        connector('MetaMask', { id: 'com.imitation', rdns: 'com.imitation' }),
        connector('MetaMask', { id: 'io.metamask', rdns: 'io.metamask' }),
      ],
      known: [listing('MetaMask', { rdns: 'io.metamask', order: 1 })],
    },
    ['injected:metamask', 'injected:com.imitation'],
  ],
  [
    'a wallet that announces a listing as its id cannot push the real one out',
    {
      connectors: [
        connector('Free Money', { id: 'metamask', rdns: 'metamask' }),
        connector('MetaMask', { id: 'io.metamask', rdns: 'io.metamask' }),
      ],
      known: [listing('MetaMask', { rdns: 'io.metamask', order: 1 })],
    },
    ['injected:metamask'],
  ],

  [
    'recent: 2 at most, newest first',
    { known: [a, b, c], recentIds: ['c', 'unknown', 'a', 'b'] },
    ['recent:c', 'recent:a'],
  ],
  [
    'recent: known by the id of the connector too',
    { connectors: [connector('A')], known: [a], recentIds: ['com.a'] },
    ['recent:a'],
  ],

  [
    'within injected: multi-chain, announced, plain',
    {
      connectors: [
        connector('Plain', { type: 'INJECTED' }),
        connector('Announced'),
        phantom,
        phantomOnSolana,
      ],
    },
    ['injected:app.phantom', 'injected:com.announced', 'injected:com.plain'],
  ],
  [
    'injected rows sort by listing rank, unlisted ones last',
    {
      connectors: ['X', 'B', 'A', 'Y'].map((name) => connector(name)),
      known: [listing('A', { order: 1 }), listing('B', { order: 2 })],
    },
    ['injected:a', 'injected:b', 'injected:com.x', 'injected:com.y'],
  ],
  ['Browser Wallet is hidden on desktop', { connectors: [browserWallet] }, []],
  [
    'Browser Wallet is shown when it is installed',
    { connectors: [browserWallet], hasInjectedProvider: true },
    ['injected:injected'],
  ],
  [
    'Browser Wallet is shown with an rdns',
    { connectors: [{ ...browserWallet, rdns: 'com.some' }] },
    ['injected:injected'],
  ],
  [
    'Browser Wallet is shown on mobile',
    { connectors: [browserWallet], device: 'mobile' },
    ['injected:injected'],
  ],
  [
    'e-mail and socials are no wallets',
    { connectors: [connector('Mail', { type: 'AUTH' }), connector('Id', { type: 'ID_AUTH' })] },
    [],
  ],

  [
    'injected wallets are hidden if excluded by rdns',
    { connectors: [connector('X')], excluded: [listing('A', { rdns: 'com.x' })] },
    [],
  ],
  [
    'injected wallets are hidden if excluded by name',
    { connectors: [connector('A Wallet')], excluded: [a] },
    [],
  ],
  [
    'excluded listings are in no group',
    { featured: [a], custom: [a], recommended: [a], known: [a], recentIds: ['a'], excluded: [a] },
    [],
  ],

  [
    'listings without WalletConnect support are left out',
    {
      ...{ featured: [listing('A', { supports_wc: false })], recentIds: ['a', 'b'] },
      recommended: [listing('B', { supports_wc: false })],
    },
    [],
  ],
  [
    'listings without WalletConnect support are shown when installed',
    { connectors: [connector('A')], featured: [listing('A', { supports_wc: false })] },
    ['injected:a'],
  ],
  [
    'listings that do not speak of WalletConnect are shown',
    { custom: [listing('A', { supports_wc: null })] },
    ['custom:a'],
  ],
  [
    'mobile listings need mobile_link or webapp_link',
    {
      device: 'mobile',
      featured: [
        listing('A', { mobile_link: null }),
        listing('B'),
        listing('C', { mobile_link: null, webapp_link: 'https://c.example' }),
      ],
    },
    ['featured:b', 'featured:c'],
  ],
  [
    'or a browser of their own',
    {
      device: 'mobile',
      canPair: () => false,
      featured: [
        listing('A', { supports_wc: false, browser_link: 'a://open?url={url}' }),
        listing('B', { browser_link: null }),
      ],
    },
    ['featured:a'],
  ],
  [
    'a wallet that no link over the relay gets to is left out on a phone alone',
    {
      device: 'mobile',
      canPair: ({ name }) => name === 'B',
      featured: [listing('A'), listing('B')],
      custom: [listing('C')],
    },
    ['featured:b'],
  ],
  [
    'and not on a desktop, where it has a page of its own',
    { canPair: () => false, featured: [listing('A')] },
    ['featured:a'],
  ],
  [
    'or to be installed',
    {
      device: 'mobile',
      connectors: [connector('A')],
      featured: [listing('A', { mobile_link: null })],
    },
    ['injected:a'],
  ],
  [
    'links do not matter on desktop',
    { featured: [listing('A', { mobile_link: null })] },
    ['featured:a'],
  ],

  ['enableWallets: false shows none', { ...everyGroup, enableWallets: false }, []],
  [
    'enableInjected: false hides what is only injected',
    {
      connectors: [connector('A'), connector('B', { type: 'INJECTED' })],
      enableInjected: false,
    },
    ['injected:com.a'],
  ],
  [
    'enableEIP6963: false hides what announces itself',
    {
      connectors: [connector('A'), connector('B', { type: 'INJECTED' })],
      enableEIP6963: false,
    },
    ['injected:com.b'],
  ],
])('behavior: %s', (_, given, rows) => {
  expect(arrange(given)).toEqual(rows)
})

test('behavior: one wallet discovered on several namespaces becomes one multi-chain row', () => {
  const known = [listing('Phantom', { rdns: 'app.phantom', image_url: 'https://p.example/p.png' })]
  const rows = arrangeWallets({
    ...{ connectors: [phantom, phantomOnSolana], known, recentIds: ['Phantom'] },
    ...{ device: 'desktop', walletConnect: 'absent', order: ['injected'] },
  })
  expect(rows).toEqual([
    {
      group: 'injected',
      id: 'phantom',
      name: 'Phantom',
      imageUrl: 'https://p.example/p.png',
      listing: known[0],
      connectors: [phantom, phantomOnSolana],
      type: 'MULTI_CHAIN',
      installed: true,
      recent: true,
    },
  ])
})

test('behavior: a wallet that is not here has no connectors, and a featured one that is has them', () => {
  const rows = arrangeWallets({
    ...{ connectors: [connector('A')], featured: [a, b], order: ['featured'] },
    ...{ device: 'desktop', walletConnect: 'absent' },
  })
  expect(
    rows.map(({ connectors, type, installed }) => [connectors.length, type, installed]),
  ).toEqual([
    [1, 'ANNOUNCED', true],
    [0, null, false],
  ])
})
