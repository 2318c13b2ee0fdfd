// Which hosts a page with Foyer contacts, read from the sources and written to docs/hosts.md:
// `npm run hosts`. With `--check` it only compares.
//
// Every place in the code that can leave the page says so in the docstring of the declaration around
// it, one line for each place:
//
//   @contacts <kind> — <what for> — <when> — <which option adds or ends it>
//
// A place without such a line fails, and so does an address of a host that nobody listed here.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const page = 'docs/hosts.md'

/** Who is contacted, as the page names them, in its order. `null`: the page leaves the row out. */
const kinds = {
  own: "the application's own origin",
  rpc: 'RPC URLs that the application names',
  'backend:wallets': '`backend`, or `backend.wallets`',
  'backend:analytics': '`backend`, or `backend.analytics`',
  'backend:blockchain': '`backend`, or `backend.blockchain`',
  'backend:relay': '`backend`, or `backend.relay`',
  'backend:secure-site': '`backend.secureSite`',
  'backend:sign-in': 'the server that `siwx` signs in at',
  image: 'addresses that the application names',
  wallet: 'the browser wallet, no host of ours',
  link: 'a page that a user opens',
  /** The platform sends what others ask for; they say whom. */
  caller: null,
}

/** Our chunks need no declaration: a bundler puts them beside the application's own. */
const ownChunks = {
  kind: 'own',
  what: "chunks of Foyer's own code, through `import()`",
  when: 'at the first open; pointing at or focusing a Foyer button starts it',
  option: 'none: the bundler decides where they lie',
}

/** Every host that stands in the sources as text, and why that is no contact. */
const listedHosts = [
  {
    title: 'RPC URLs of our network presets',
    reason:
      'Never contacted by Foyer. They are handed to a wallet that does not know the network (`wallet_addEthereumChain`).',
    hosts: [
      'api.avax.network',
      'api.devnet.solana.com',
      'api.mainnet-beta.solana.com',
      'arb1.arbitrum.io',
      'bsc-dataseed.bnbchain.org',
      'cloudflare-eth.com',
      'mainnet.aurora.dev',
      'mainnet.base.org',
      'mainnet.era.zksync.io',
      'mainnet.optimism.io',
      'polygon-rpc.com',
      'public-en.node.kaia.io',
      'rpc.gnosischain.com',
      'rpc.sepolia.org',
      'rpcapi.fantom.network',
    ],
  },
  {
    title: 'Block explorers of our network presets',
    reason: 'Links to an account, opened by a user in another tab.',
    hosts: [
      'arbiscan.io',
      'aurorascan.dev',
      'basescan.org',
      'bscscan.com',
      'etherscan.io',
      'explorer.solana.com',
      'explorer.zksync.io',
      'ftmscan.com',
      'gnosisscan.io',
      'kaiascan.io',
      'mempool.space',
      'optimistic.etherscan.io',
      'polygonscan.com',
      'sepolia.etherscan.io',
      'snowtrace.io',
    ],
  },
  {
    title: 'Mini apps of Telegram',
    reason: 'Never contacted. A wallet whose link begins so gets its pairing in another form.',
    hosts: ['t.me'],
  },
  {
    title: 'Names that look like addresses',
    reason: 'The namespace of SVG. Nothing is ever fetched from it.',
    hosts: ['www.w3.org'],
  },
  {
    title: 'The machine itself',
    reason:
      'The local stack of `@foyer/testing`, which no application carries; links that it answers with lead to `farcaster.xyz`, as those of the relay do.',
    hosts: ['127.0.0.1', 'localhost', 'wallet.foyer.localhost', 'farcaster.xyz'],
  },
]

/** Made-up addresses: these endings are reserved, so nobody can have them (RFC 2606). */
const impossible = /\.(example|invalid)$/

const senders = ['fetch', 'importScripts', 'sendBeacon']
const constructors = [
  ...['Audio', 'EventSource', 'Image', 'RTCPeerConnection', 'SharedWorker'],
  ...['WebSocket', 'WebTransport', 'Worker', 'XMLHttpRequest'],
]
const windows = ['defaultView', 'globalThis', 'parent', 'self', 'top', 'view', 'window']
const elements = [
  ...['a', 'audio', 'embed', 'form', 'iframe', 'image', 'img', 'link', 'object', 'script'],
  ...['source', 'track', 'use', 'video'],
]
const addresses = ['action', 'data', 'href', 'location', 'poster', 'src', 'srcset', 'xlinkHref']

/**
 * Reads every source of the packages.
 *
 * @param {{ folder?: string }} [options] of another checkout
 * @returns {Promise<Reading>}
 * @typedef {{ kind: string, what: string, when: string, option: string, path: string }} Contact
 * @typedef {{ contacts: Contact[], hosts: string[], problems: string[] }} Reading `problems` are
 *   sentences that begin with their place
 */
export async function readHosts({ folder = root } = {}) {
  const { parseSync } = await import('vite')
  const readings = listSources(folder).map((path) =>
    readSource({ parseSync, path, text: readFileSync(join(folder, path), 'utf8') }),
  )
  const hosts = [...new Set(readings.flatMap((reading) => reading.hosts))].sort()
  return {
    contacts: readings.flatMap(({ contacts }) => contacts),
    hosts,
    problems: [
      ...readings.flatMap(({ problems }) => problems),
      ...listedHosts
        .flatMap((group) => group.hosts)
        .filter((host) => !hosts.includes(host))
        .map((host) => `scripts/hosts.mjs lists ${host}, which no source names any more.`),
    ],
  }
}

/**
 * Reads one source.
 *
 * @param {{ parseSync: import('vite').parseSync, path: string, text: string }} source
 * @returns {Reading}
 */
export function readSource({ parseSync, path, text }) {
  const at = (index) => `${path}:${text.slice(0, index).split('\n').length}`
  const found = path.endsWith('.css') ? readStyles(text) : readCode({ parseSync, path, text })
  const named = found.hosts.filter(({ host }) => !impossible.test(host))
  const unlisted = named.filter(
    ({ host }) => !listedHosts.some((group) => group.hosts.includes(host)),
  )
  const hosts = named.map(({ host }) => host)
  const problems = unlisted.map(
    ({ host, start }) =>
      `${at(start)} names the host ${host}. Say in scripts/hosts.mjs why that is no contact, or take it out.`,
  )
  // The stack and the wallets for tests are no part of an application.
  if (path.startsWith('packages/testing/')) return { contacts: [], hosts, problems }

  const form = '@contacts <kind> — <what for> — <when> — <option>'
  const contacts = []
  for (const { start, words, isUsed } of found.tags) {
    const [kind = '', what = '', when = '', option = ''] = words.split(' — ')
    if (!(kind in kinds))
      problems.push(
        `${at(start)} contacts "${kind}". Known kinds: ${Object.keys(kinds).join(', ')}.`,
      )
    else if (kinds[kind] !== null && !(what && when && option))
      problems.push(`${at(start)} is not whole: ${form}`)
    // What is asked of a wallet goes through an object of the wallet's, which no scan can tell.
    else if (!isUsed && kind !== 'wallet')
      problems.push(
        `${at(start)} declares "${words}", but nothing there leaves the page. Take the line out.`,
      )
    else contacts.push({ kind, what, when, option, path })
  }
  for (const { start, what } of found.undeclared)
    problems.push(
      `${at(start)} can leave the page (${what}). Say whom, what for and when in the docstring of its declaration: ${form}`,
    )
  return { contacts, hosts, problems }
}

/** Sources that are published, by their path from the checkout. */
function listSources(folder) {
  return readdirSync(join(folder, 'packages'))
    .map((name) => join('packages', name, 'src'))
    .filter((src) => existsSync(join(folder, src)))
    .flatMap((src) =>
      readdirSync(join(folder, src), { recursive: true })
        .filter((path) => /(?<!\.test|\.d|\.generated)\.(tsx?|css)$/.test(path))
        .map((path) => join(src, path).replaceAll('\\', '/')),
    )
    .sort()
}

/** A style sheet reaches out through `url()` and `@import`; images in it stand in it whole. */
function readStyles(text) {
  const code = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '))
  const places = [...code.matchAll(/@import\b[^;]*|url\(\s*(?!['"]?(?:data:|#))[^)]*\)/g)]
  return {
    hosts: readAddresses(code, 0),
    undeclared: places.map(({ 0: what, index }) => ({ start: index, what })),
    tags: [],
  }
}

function readCode({ parseSync, path, text }) {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const blocks = comments
    .filter(({ type, value }) => type === 'Block' && /^\*.*@contacts\b/s.test(value))
    .map(({ start, end, value }) => ({
      start,
      declares: nextCode({ index: end, text, comments }),
      tags: [...value.matchAll(/@contacts\s(.*?)(?=\n\s*\*\s*@|\n\s*\*\s*\n|$)/gs)].map(
        ([, words]) => words.replace(/\s*\n\s*\*\s*/g, ' ').trim(),
      ),
      used: 0,
    }))
  const undeclared = []
  const hosts = []
  walk(program, [], (node, ancestors) => {
    const literal =
      node.type === 'TemplateElement'
        ? node.value.raw
        : node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string')
          ? String(node.value)
          : ''
    hosts.push(...readAddresses(literal, node.start))
    const what = leavingPage(node)
    if (!what) return
    const block = [node, ...ancestors]
      .map(({ start }) => blocks.find(({ declares }) => declares === start))
      .find(Boolean)
    if (block && block.used < block.tags.length) block.used++
    else undeclared.push({ start: node.start, what })
  })
  const tags = blocks.flatMap(({ start, tags, used }) =>
    tags.map((words, index) => ({ start, words, isUsed: index < used })),
  )
  return { hosts, undeclared, tags }
}

/** Where the code goes on after a comment. */
function nextCode({ index, text, comments }) {
  const start = index + text.slice(index).search(/\S|$/)
  const next = comments.find((comment) => comment.start === start)
  return next ? nextCode({ index: next.end, text, comments }) : start
}

function readAddresses(text, start) {
  return [...text.matchAll(/\b(?:https?|wss?):\/\/([^\s/'"`?#:\\%]*)/g)].map(([, host]) => ({
    host: host || 'made at run time',
    start,
  }))
}

function walk(node, ancestors, visit) {
  visit(node, ancestors)
  const path = [node, ...ancestors]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') walk(child, path, visit)
}

/** How a piece of code can make the browser contact a host; `undefined` when it cannot. */
function leavingPage(node) {
  switch (node.type) {
    case 'CallExpression':
      return leavingCall(node)
    case 'NewExpression':
      return constructors.includes(nameOf(node.callee)) ? `new ${nameOf(node.callee)}` : undefined
    case 'ImportExpression':
      return isOwnChunk(node.source) ? undefined : 'import()'
    case 'JSXOpeningElement':
      return leavingElement(node)
    case 'AssignmentExpression': {
      const { type, object } = node.left
      const name = nameOf(node.left)
      // A field of an object of ours, such as the data of an error, is no attribute.
      const isOfObject = type === 'MemberExpression' && object.type !== 'ThisExpression'
      return isOfObject && addresses.includes(name) ? `.${name} =` : undefined
    }
    // The network under another name would be out of sight.
    case 'VariableDeclarator':
      return isNetwork(node.init) && nameOf(node.id) !== 'http' ? 'http' : undefined
    case 'Property':
      return isName(node.value) && isNetwork(node.key) !== isNetwork(node.value)
        ? 'http'
        : undefined
    default:
      return undefined
  }
}

function leavingCall({ callee, arguments: [first] }) {
  const name = nameOf(callee)
  const owner = callee.type === 'MemberExpression' ? nameOf(callee.object) : undefined
  const isAsked =
    senders.includes(name) ||
    owner === 'http' ||
    (owner === 'location' && ['assign', 'replace'].includes(name)) ||
    (name === 'open' && windows.includes(owner)) ||
    (name === 'createElement' && elements.includes(first?.value)) ||
    (name === 'setAttribute' && addresses.includes(first?.value))
  return isAsked ? `${owner ? `${owner}.` : ''}${name}()` : undefined
}

function leavingElement({ name: { name }, attributes }) {
  const leads = attributes.some(
    (attribute) =>
      attribute.type === 'JSXSpreadAttribute' ||
      addresses.includes(attribute.name.name?.replace('srcSet', 'srcset')),
  )
  return elements.includes(name) && leads ? `<${name}>` : undefined
}

/** The last word of `a`, `b.a`, `b?.a` and `b['a']`. */
function nameOf(node) {
  switch (node?.type) {
    case 'Identifier':
      return node.name
    case 'MemberExpression':
      return node.computed ? node.property.value : node.property.name
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return nameOf(node.expression)
    case 'AssignmentPattern':
      return nameOf(node.left)
    default:
      return undefined
  }
}

/** `platform.http` and the like; `rpcUrls.default.http` is a list of addresses. */
function isNetwork(node) {
  return nameOf(node) === 'http' && nameOf(node.object) !== 'default'
}

function isName({ type }) {
  return ['Identifier', 'MemberExpression', 'AssignmentPattern'].includes(type)
}

function isOwnChunk({ type, value }) {
  return type === 'Literal' && /^(\.{1,2}\/|@foyer\/)/.test(value)
}

/**
 * The strictest policies that Foyer works under. `<nonce>` and `<your RPC URLs>` are the
 * application's to fill in.
 *
 * @param {readonly string[]} [services] of the backend
 */
export function makePolicies(services = []) {
  const secureSite = 'secure-site'
  const policy = (...connected) =>
    [
      "default-src 'none'",
      "script-src 'nonce-<nonce>'",
      ['connect-src', ...connected, '<your RPC URLs>'].join(' '),
      'img-src data:',
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ')
  return {
    noBackend: policy(),
    // The relay is reached by WebSocket, which `https:` does not allow.
    oneBackend: policy('https://foyer.example', 'wss://foyer.example'),
    // The frame of the wallet is shown, and not asked.
    servicesApart: `${policy(
      ...services
        .filter((service) => service !== secureSite)
        .flatMap((service) => [
          `https://${service}.example`,
          // It is asked how far it reaches, unless it is given as `{ url, projectId }`.
          ...(service === 'relay' ? [`wss://${service}.example`] : []),
        ]),
    )}${services.includes(secureSite) ? `; frame-src https://${secureSite}.example` : ''}`,
  }
}

/** The part of the page between its markers. */
export function renderHosts({ contacts, hosts }) {
  const order = Object.keys(kinds)
  const rows = [ownChunks, ...contacts]
    .filter(({ kind }) => kinds[kind] !== null)
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(({ kind, what, when, option, path }) => {
      const code = path ? `[${path.split('/').at(-1)}](../${path})` : 'every package'
      return [kinds[kind], what, when, option, code]
    })
  const services = [...new Set(contacts.map(({ kind }) => kind))]
    .filter((kind) => kind.startsWith('backend:'))
    .map((kind) => kind.replace('backend:', ''))
    .sort()
  const { noBackend, oneBackend, servicesApart } = makePolicies(services)
  const fenced = (policy) => ['```text', policy.replaceAll('; ', ';\n'), '```']
  const apart = services.map((service) => `\`backend.${service}\``).join(' and ')
  return [
    '## Contacts',
    '',
    ...table(['host', 'what for', 'when', 'option', 'code'], rows),
    '',
    '## Policies',
    '',
    'Without a backend:',
    '',
    ...fenced(noBackend),
    '',
    'With one `backend`, here `https://foyer.example`:',
    '',
    ...fenced(oneBackend),
    '',
    `With services apart, here ${apart}:`,
    '',
    ...fenced(servicesApart),
    '',
    '## Addresses in the sources',
    '',
    ...table(
      ['what', 'hosts', 'why they stand there'],
      listedHosts.map(({ title, reason, hosts: listed }) => {
        const names = listed.filter((host) => hosts.includes(host)).map((host) => `\`${host}\``)
        return [title, names.join(', '), reason]
      }),
    ),
  ].join('\n')
}

/** As the formatter wants it: every column as wide as its widest cell. */
function table(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column].length)),
  )
  const line = (cells, filler) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column], filler)).join(' | ')} |`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ]
}

const begin = '<!-- Written by `npm run hosts`: begin -->'
const end = '<!-- Written by `npm run hosts`: end -->'

/** The page as it should be. */
export function fillPage(text, generated) {
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`${page} has lost its markers: ${begin} … ${end}`)
  return `${before}${begin}\n\n${generated}\n\n${end}${after}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = await readHosts()
  const text = readFileSync(join(root, page), 'utf8')
  const wanted = fillPage(text, renderHosts(read))
  if (process.argv.includes('--check')) {
    if (wanted !== text) read.problems.push(`${page} is behind the code: run npm run hosts.`)
  } else writeFileSync(join(root, page), wanted)
  for (const problem of read.problems) console.error(problem)
  console.log(`${read.contacts.length} contacts declared, ${read.problems.length} problems`)
  process.exitCode = read.problems.length > 0 ? 1 : 0
}
