// docs/reference/elements.md: the custom elements, and the CSS custom properties of the modal.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { code, page, sentence, table } from './markdown.mjs'
import { root } from './sources.mjs'

const manifest = 'packages/elements/custom-elements.json'
const tokens = ['packages/ui/src/styles/tokens.css', 'packages/ui/src/styles/later-tokens.css']

export function writeElements() {
  const { modules } = JSON.parse(readFileSync(join(root, manifest), 'utf8'))
  const elements = modules.flatMap(({ declarations }) => declarations)
  return page({
    title: 'Elements',
    lead: [
      'The custom elements of `@foyer/elements`, as `custom-elements.json` tells editors of them; how to use them is in the',
      '[README of the package](../../packages/elements/README.md). Inside of each button is a native button.',
    ].join('\n'),
    sources: [manifest, ...tokens],
    sections: [
      ...writeElementTables(elements),
      '## CSS custom properties',
      [
        'The look of the modal. Set them in the page, or as the option [`themeVariables`](options.md#themevariables), whose',
        'values win. One value holds in both colour schemes.',
      ].join('\n'),
      table(['property', 'light', 'dark', 'what it is'], readTokens()),
    ],
  })
}

/** What several elements have is told once. */
function writeElementTables(elements) {
  const [{ events }] = elements
  const same = elements.every((each) => JSON.stringify(each.events) === JSON.stringify(events))
  if (!same) throw new Error('Elements fire different events now: tell of them at each element.')
  return [
    table(
      ['element', 'what it is'],
      elements.map(({ tagName, description }) => [code(`<${tagName}>`), sentence(description)]),
    ),
    '## Attributes',
    table(['attribute', 'type', 'meaning'], together(elements, 'attributes')),
    '## Properties',
    table(['property', 'type', 'meaning'], together(elements, 'members')),
    '## Parts and slots',
    table(
      ['part or slot', 'what it is'],
      [
        ...together(elements, 'cssParts', (name) => `::part(${name})`),
        ...together(elements, 'slots', (name) =>
          name === '' ? '<slot>' : `<slot name="${name}">`,
        ),
      ].map(([name, , meaning]) => [name, meaning]),
    ),
    '## Events',
    'Every element fires them, and they bubble, out of shadow roots too.',
    table(
      ['event', 'type', 'when'],
      events.map(({ name, type, description }) => [
        code(name),
        code(type.text),
        sentence(description.replace(' Bubbles.', '')),
      ]),
    ),
  ]
}

/** The rows of a list of all elements, each name once, and of which elements it is where not of every one. */
function together(elements, list, write = (name) => name) {
  const having = elements.filter((each) => each[list]?.length > 0)
  const buttons = having.filter(({ tagName }) => tagName.endsWith('button'))
  const names = [...new Set(having.flatMap((each) => each[list].map(({ name }) => name)))]
  return names.map((name) => {
    const those = having.filter((each) => each[list].some((one) => one.name === name))
    const { type, description } = those[0][list].find((one) => one.name === name)
    const whose =
      those.length >= buttons.length
        ? those.length === elements.length
          ? 'Of every element. '
          : ''
        : `Of ${those.map(({ tagName }) => code(`<${tagName}>`)).join(', ')}. `
    return [code(write(name)), type ? code(type.text) : '', `${whose}${sentence(description)}`]
  })
}

/** The properties that a page may set: in light and in dark, with the comment behind the declaration. */
function readTokens() {
  const found = new Map()
  for (const path of tokens) {
    // A comment on lines of its own may hold braces.
    const css = readFileSync(join(root, path), 'utf8').replaceAll(/^ *\/\*[\s\S]*?\*\/\n/gm, '')
    for (const [, selector, block] of css.matchAll(/^(:host[^{]*)\{([^}]*)\}/gm)) {
      const isDark = selector.includes('dark')
      for (const [, name, rest, meaning] of block.matchAll(
        /var\(\s*(--foyer-[\w-]+),\s*([^;]*);(?: *\/\* (.*?) \*\/)?/g,
      )) {
        const usual = upToItsEnd(rest)
        const token = found.get(name) ?? {}
        found.set(name, isDark ? { ...token, dark: usual } : { ...token, light: usual, meaning })
      }
    }
  }
  return [...found].map(([name, { light, dark, meaning }]) => {
    if (!meaning) throw new Error(`${name} has no comment in tokens.css. Say behind it what it is.`)
    return [code(name), code(light), dark ? code(dark) : 'the same', meaning]
  })
}

/** A text up to the bracket that closes one before it. */
function upToItsEnd(text) {
  let open = 1
  const end = [...text].findIndex((letter) => {
    if (letter === '(') open += 1
    if (letter === ')') open -= 1
    return open === 0
  })
  return text.slice(0, end).trim()
}
