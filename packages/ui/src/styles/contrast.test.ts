import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Theme = Record<string, string>

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8').replace(/\/\*.*?\*\//gs, '')
const css = read('./tokens.css')
/** What features add. */
const later = read('./later-tokens.css')
const high = read('./contrast.css').split('@media (forced-colors: active)')[0] ?? ''

const light = { ...tokensOf(css, ':host {'), ...tokensOf(later, ':host {') }
const dark = {
  ...light,
  ...tokensOf(css, ':host([data-theme="dark"]) {'),
  ...tokensOf(later, ':host([data-theme="dark"]) {'),
}
const themes: Record<string, Theme> = {
  light,
  dark,
  'high contrast light': { ...light, ...tokensOf(high, ':host {') },
  'high contrast dark': { ...dark, ...tokensOf(high, ':host([data-theme="dark"]) {') },
}

const grounds = ['surface', 'sunken', 'hover']
const texts = ['text', 'text-2', 'text-3', 'accent', 'success', 'warn', 'danger']
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground])),
  ['text', 'press'],
  ['text-2', 'press'],
  ['on-accent', 'accent'],
  ['on-primary', 'primary'],
  ['accent', 'accent-soft'],
  ['text', 'accent-soft'],
  ...['success', 'warn', 'danger'].flatMap((tone) => [
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
  ]),
] as [string, string][]
const controls = ['control-border', 'accent', 'danger', 'primary']

for (const [name, theme] of Object.entries(themes)) {
  test(`behavior: every text of ${name} has a contrast of 4.5 or more`, () => {
    expect(pairs.filter(([over, under]) => contrast(theme, over, under) < 4.5)).toEqual([])
  })

  test(`behavior: every control and focus outline of ${name} has a contrast of 3 or more`, () => {
    const weak = controls.flatMap((control) =>
      grounds.filter((ground) => contrast(theme, control, ground) < 3).map((on) => [control, on]),
    )
    expect(weak).toEqual([])
  })
}

test('behavior: high contrast raises text to at least 7', () => {
  for (const name of ['high contrast light', 'high contrast dark']) {
    for (const text of texts) {
      expect(contrast(themes[name] ?? {}, text, 'surface'), `${name} ${text}`).toBeGreaterThan(7)
    }
  }
})

test('behavior: every colour can be replaced by the host page under its own name', () => {
  for (const [, name, token] of (css + later + high).matchAll(
    /--f-([\w-]+): var\(--foyer-([\w-]+), #/g,
  )) {
    expect(token).toBe(name)
  }
  expect(Object.keys(light)).toHaveLength(20)
})

test('error: a token that is not a colour is not measured as one', () => {
  expect(() => contrast({ text: 'Canvas' }, 'text', 'text')).toThrow('text')
})

function tokensOf(source: string, selector: string): Theme {
  const start = source.indexOf(selector)
  if (start < 0) throw new Error(`tokens.css has no ${selector}`)
  const block = source.slice(start, source.indexOf('}', start))
  const found = block.matchAll(/--f-([\w-]+): var\(--foyer-[\w-]+, (#\w{6})\)/g)
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]))
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(theme: Theme, over: string, under: string): number {
  const [high = 0, low = 0] = [luminance(theme, over), luminance(theme, under)].sort(
    (a, b) => b - a,
  )
  return (high + 0.05) / (low + 0.05)
}

function luminance(theme: Theme, token: string): number {
  const value = theme[token]
  if (!/^#[\da-f]{6}$/i.test(value ?? '')) throw new Error(`No colour for ${token}: ${value}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt((value ?? '').slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
