// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import manifest from '../custom-elements.json' with { type: 'json' }
import './index.ts'

const declarations = manifest.modules.flatMap(({ declarations }) => declarations)

test.each(declarations)('behavior: <$tagName> is what custom-elements.json says', (declared) => {
  const element = document.createElement(declared.tagName)
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: string[] }
  const named = (declared.attributes ?? []).map(({ name }) => name)
  const ofWallets = declared.tagName === 'foyer-wallet-button' ? [] : ['wallet']
  expect([...named, ...(named.length > 0 ? ofWallets : [])].toSorted()).toEqual(
    [...observedAttributes].toSorted(),
  )
  for (const { name } of declared.members) expect(name in element, name).toBe(true)
})

test('behavior: every element is in custom-elements.json', () => {
  const [{ exports = [] } = {}] = manifest.modules
  expect(exports.map(({ name }) => name)).toEqual(declarations.map(({ tagName }) => tagName))
  expect(declarations.map(({ tagName }) => tagName).toSorted()).toEqual([
    ...['foyer-account-button', 'foyer-button', 'foyer-connect-button', 'foyer-modal'],
    ...['foyer-network-button', 'foyer-wallet-button'],
  ])
})
