import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages as errors } from '../feature/errors/messages.ts'
import { translateWith, type Words } from '../feature/words.ts'
import { english, loadLanguage } from './languages.ts'

const sources = import.meta.glob<Words>('../**/messages.ts', { eager: true, import: 'messages' })

test('behavior: every part has an id of its own', () => {
  const ids = Object.values(sources).map(({ id }) => id)
  expect(ids.filter((id, at) => !id || ids.indexOf(id) !== at)).toEqual([])
})

test('behavior: a feature’s texts have the name of its folder', () => {
  for (const [path, { id }] of Object.entries(sources)) {
    const folder = /features\/([^/]+)\//.exec(path)?.[1]
    if (folder) expect(id).toBe(folder)
  }
})

test('behavior: what a language lacks stays English', () => {
  const translate = translateWith({ here: { id: 'fruit', apple: 'manzana' } as Words })
  expect(translate({ id: 'fruit', apple: 'apple', pear: 'pear' })).toEqual({
    ...{ id: 'fruit', apple: 'manzana', pear: 'pear' },
  })
  expect(translate({ id: 'tools', saw: 'saw' })).toEqual({ id: 'tools', saw: 'saw' })
})

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['fa-IR', 'fa'],
  ['fr', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('behavior: the locale %s is read in %s', async (locale, lang) => {
  expect((await loadLanguage(locale)).lang).toBe(lang)
})

test('behavior: English is what stands in the code', async () => {
  const words = { id: 'fruit', apple: 'apple' }
  expect(english.translate(words)).toBe(words)
})

test.each(['es', 'fa'])(
  'behavior: in %s every sentence about a wallet has a text',
  async (lang) => {
    const { translate } = await import(`./languages/${lang}.ts`)
    const { texts } = translate(errors)
    const core = (path: string) =>
      readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    const said = [
      ...core('core/src/adapter/protocolFaults.ts').matchAll(/'(The [^']+\.)'/g),
      ...['evm/src/actions.ts', 'evm/src/moveWallet.ts', 'evm/src/connection.ts'].flatMap(
        (path) => [...core(path).matchAll(/walletFailed\('([^']+)'/g)],
      ),
    ].map(([, sentence]) => sentence)
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter((sentence) => !texts[sentence ?? ''])).toEqual([])
  },
)
