import { readFileSync } from 'node:fs'
import { translateWith, type Words } from '@foyer/ui'
import { expect, test } from 'vitest'
import { messages as errors } from '../feature/errors/messages.ts'
import { messages as account } from '../features/account/messages.ts'
import { messages as connect } from '../features/connect/messages.ts'
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
  const translate = translateWith([{ id: 'fruit', apple: 'manzana' } as Words])
  expect(translate({ id: 'fruit', apple: 'apple', pear: 'pear' })).toEqual({
    ...{ id: 'fruit', apple: 'manzana', pear: 'pear' },
  })
  expect(translate({ id: 'tools', saw: 'saw' })).toEqual({ id: 'tools', saw: 'saw' })
})

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['fa-IR', 'fa'],
  ['pt-PT', 'pt-BR'],
  ['zh-HK', 'zh-TW'],
  ['gsw', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('behavior: the locale %s is read in %s', async (locale, lang) => {
  expect((await loadLanguage(locale)).lang).toBe(lang)
})

/** Every folder is a language. */
const spoken = Object.keys(import.meta.glob('./*/connecting.ts')).map((path) => path.split('/')[1])
const textsOf = async (lang: string | undefined) => {
  const [connecting, connected] = await Promise.all([
    import(`./${lang}/connecting.ts`),
    import(`./${lang}/connected.ts`),
  ])
  return [...connecting.texts, ...connected.texts] as Words[]
}

test('behavior: a language speaks of what is seen with an account once that arrived', async () => {
  const { translate, loadConnected } = await loadLanguage('es')
  expect(translate(connect).connectTitle).toBe('Conectar billetera')
  expect(translate(account)).toEqual(account)
  await loadConnected?.()
  expect(translate(account)).not.toEqual(account)
})

test.each(spoken)('behavior: %s has every text of every part, and no other', async (lang) => {
  const texts = await textsOf(lang)
  const parts = (all: readonly Words[]) =>
    all.map((part) => `${part.id}: ${Object.keys(part).toSorted()}`).toSorted()
  // What is said of errors has other keys in English, where the core says most of it.
  const english = Object.values(sources).filter(({ id }) => id !== errors.id)
  expect(parts(texts.filter(({ id }) => id !== errors.id))).toEqual(parts(english))
})

test('behavior: English is what stands in the code', async () => {
  const words = { id: 'fruit', apple: 'apple' }
  expect(english.translate(words)).toBe(words)
})

test.each(spoken)('behavior: in %s every sentence about a wallet has a text', async (lang) => {
  const { texts } = translateWith(await textsOf(lang))(errors)
  const core = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const said = [
    ...core('core/src/adapter/protocolFaults.ts').matchAll(/'(The [^']+\.)'/g),
    ...['evm/src/actions.ts', 'evm/src/moveWallet.ts', 'evm/src/connection.ts'].flatMap((path) => [
      ...core(path).matchAll(/walletFailed\('([^']+)'/g),
    ]),
  ].map(([, sentence]) => sentence)
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter((sentence) => !texts[sentence ?? ''])).toEqual([])
})
