/**
 * Writes the logos of common networks, which the modal contains: out of the drawings that the
 * server's catalogue holds.
 *
 *   node scripts/networkLogos.mjs           writes packages/modal/src/feature/networkLogos.generated.ts
 *   node scripts/networkLogos.mjs --check   fails when what is committed differs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const source = 'services/server/catalogue/networks.json'
const target = join(root, 'packages/modal/src/feature/networkLogos.generated.ts')

/** By CAIP-2 id: what `@foyer/core/networks` lists, and the networks that applications add most. */
const shown = {
  'eip155:1': 'ethereum',
  'eip155:10': 'optimism',
  'eip155:56': 'binance-smart-chain',
  'eip155:100': 'gnosis',
  'eip155:130': 'unichain',
  'eip155:137': 'polygon',
  'eip155:250': 'fantom',
  'eip155:324': 'zksync',
  'eip155:5000': 'mantle',
  'eip155:8217': 'kaia',
  'eip155:8453': 'base',
  'eip155:42161': 'arbitrum-one',
  'eip155:42220': 'celo',
  'eip155:43114': 'avalanche',
  'eip155:59144': 'linea',
  'eip155:81457': 'blast',
  'eip155:84532': 'base-sepolia',
  'eip155:534352': 'scroll',
  'eip155:7777777': 'zora',
  'eip155:1313161554': 'aurora',
  'eip155:11155111': 'sepolia',
  'eip155:11155420': 'optimism-sepolia',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
  'bip122:000000000019d6689c085ae165831e93': 'bitcoin',
}

const { art, ids } = JSON.parse(readFileSync(join(root, source), 'utf8'))
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const lines = Object.entries(shown).map(([id, name]) => {
  const drawing = art[ids[name]]
  if (!drawing) throw new Error(`${source} has no drawing of ${name}.`)
  return `  ${quoted(id)}:\n    ${quoted(drawing)},\n`
})
const text = `// Written by \`npm run logos\` out of ${source}; change scripts/networkLogos.mjs.

/** Logos of common networks by CAIP-2 id, as SVG. Licences: THIRD_PARTY_NOTICES.md. */
export const networkLogos: Readonly<Record<string, string>> = {
${lines.join('')}}
`
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text)
    throw new Error('The logos of networks are not what `npm run logos` writes. Run it.')
} else writeFileSync(target, text)
