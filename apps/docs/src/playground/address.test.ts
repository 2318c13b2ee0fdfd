import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './address.ts'
import { presets, type Settings } from './controls.ts'

const changed: Settings = {
  ...presets,
  ...{ networks: ['base', 'solana'], accent: '#b3261e', radius: 0.4, locale: 'pt-BR' },
  ...{ send: false, wallet: 'other-network', legalCheckbox: true },
}

test('behavior: an address says what differs, and is read as it was written', () => {
  expect(writeAddress(presets)).toBe('')
  expect(writeAddress(changed)).toMatchInlineSnapshot(
    `"?networks=base.solana&accent=%23b3261e&radius=0.4&locale=pt-BR&legalCheckbox=true&send=false&wallet=other-network"`,
  )
  expect(readAddress(writeAddress(changed))).toEqual({ settings: changed, ignored: [] })
})

test.each([
  ['accent', 'red'],
  ['accent', '#12345'],
  ['accent', '#123456;background:url(//evil.example)'],
  ['accent', '#B3261E\n'],
  ['radius', '99'],
  ['radius', '-1'],
  ['radius', '1.7'],
  ['radius', '1e9'],
  ['radius', 'NaN'],
  ['radius', ''],
  ['font', 'url(//evil.example)'],
  ['font', '__proto__'],
  ['locale', 'xx'],
  ['locale', '<img src=x onerror=alert(1)>'],
  ['networks', ''],
  ['networks', 'mainnet.mainnet'],
  ['networks', 'mainnet.evil'],
  ['send', '1'],
  ['send', 'javascript:alert(1)'],
  ['wallet', 'toString'],
  ['__proto__', 'polluted'],
  ['constructor', 'polluted'],
  ['backend', 'https://evil.example'],
])('security: %s=%s sets nothing and is named', (name, value) => {
  const query = `?${new URLSearchParams({ themeMode: 'dark' })}&${new URLSearchParams([[name, value]])}`
  const { settings, ignored } = readAddress(query)
  expect(settings).toEqual({ ...presets, themeMode: 'dark' })
  expect(ignored).toEqual([name])
  expect(Object.getPrototypeOf(settings)).toBe(Object.prototype)
})

test('security: of two values the first one counts, and what is named stays short', () => {
  const { settings, ignored } = readAddress(`?send=false&send=true&${'a'.repeat(500)}=1`)
  expect(settings).toEqual({ ...presets, send: false })
  expect(ignored).toEqual(['send', `${'a'.repeat(30)}…`])
  expect(
    readAddress(`?${Array.from({ length: 50 }, (_, at) => `n${at}=`).join('&')}`).ignored,
  ).toHaveLength(5)
  expect(readAddress(`?accent=%23b3261e&x=${'a'.repeat(9000)}`).settings).toBe(presets)
})
