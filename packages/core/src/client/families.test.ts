import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
/** What an application writes about one family: the options of the specification, and ERC-4361, which is of EVM chains. */
const written = ['contract/FoyerOptions.ts', 'signIn/fromSiweConfig.ts']

test('behavior: the client names no chain family: what differs, its adapter says', () => {
  const naming = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && !written.includes(path))
    .filter((path) => {
      const code = readFileSync(new URL(path, folder), 'utf8').replace(
        /^ *(\/\*\*|\*|\/\/).*$/gm,
        '',
      )
      return /\b(eip155|solana|bip122)\b/.test(code)
    })
  expect(naming).toEqual([])
})
