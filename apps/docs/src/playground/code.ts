import type { LanguageTag } from '@foyer/core/languages'
import type { Chosen, Plain } from './choose.ts'

/** A kind of application that code is written for. */
export const hosts = {
  react: 'React',
  next: 'Next.js',
  elements: 'No framework',
  'one-file': 'One file',
  vue: 'Vue',
  svelte: 'Svelte',
} as const

/** Which kind of application. */
export type Host = keyof typeof hosts

/** A file of an application. */
export interface CodeFile {
  readonly name: string
  readonly code: string
}

/** The files that put these options into an application. */
export function writeCode(host: Host, chosen: Chosen): readonly CodeFile[] {
  switch (host) {
    case 'react':
      return [
        {
          name: 'src/App.tsx',
          code: `${writeImports(chosen, "import { createFoyer, FoyerButton, FoyerProvider } from '@foyer/react'")}
const foyer = ${writeCall(chosen)}

export function App() {
  return (
    <FoyerProvider foyer={foyer}>
      <FoyerButton />
    </FoyerProvider>
  )
}
`,
        },
      ]
    case 'next':
      return [
        writeModule('app/foyer.ts', chosen, '@foyer/react'),
        {
          name: 'app/Wallet.tsx',
          code: `'use client'

import { FoyerButton, FoyerProvider } from '@foyer/react'
import type { ReactNode } from 'react'
import { foyer } from './foyer'

/** Put it around the children of app/layout.tsx. */
export function Wallet({ children }: { children: ReactNode }) {
  return (
    <FoyerProvider foyer={foyer}>
      <FoyerButton />
      {children}
    </FoyerProvider>
  )
}
`,
        },
      ]
    case 'elements':
      return [
        {
          name: 'src/main.ts',
          code: `${writeImports(chosen, "import { createFoyer } from '@foyer/elements'")}
${writeCall(chosen)}
`,
        },
        {
          name: 'index.html',
          code: '<foyer-button></foyer-button>\n<script type="module" src="/src/main.ts"></script>\n',
        },
      ]
    case 'one-file':
      return [
        {
          name: 'index.html',
          code: `<foyer-button></foyer-button>
${chosen.locale && chosen.locale !== 'en' ? `<script src="foyer.${chosen.locale}.js"></script>\n` : ''}<script src="foyer.global.js"></script>
<script src="main.js"></script>
`,
        },
        {
          name: 'main.js',
          code: `const { createFoyer, ${adaptersOf(chosen).join(', ')}, networks } = Foyer

${writeCall(chosen, { hasTexts: false, network: (name) => `networks.${name}` })}
`,
        },
      ]
    case 'vue':
      return [
        writeModule('src/foyer.ts', chosen, '@foyer/elements'),
        {
          name: 'src/App.vue',
          code: `<script setup lang="ts">
import './foyer'
</script>

<template>
  <!-- isCustomElement of @vitejs/plugin-vue has to name it: (tag) => tag.startsWith('foyer-') -->
  <foyer-button></foyer-button>
</template>
`,
        },
      ]
    case 'svelte':
      return [
        writeModule('src/foyer.ts', chosen, '@foyer/elements'),
        {
          name: 'src/App.svelte',
          code: `<script lang="ts">
import './foyer'
</script>

<foyer-button></foyer-button>
`,
        },
      ]
  }
}

/**
 * A string as JavaScript has it. Nothing in it ends the string, the script that it stands in, or begins a template.
 */
export function quote(text: string): string {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[<>&`$\p{Cc}\p{Cf}\u2028\u2029]|\p{Cs}/gu, (found) =>
      [...Array(found.length).keys()]
        .map((index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, '0')}`)
        .join(''),
    )
  return `'${escaped}'`
}

function writeModule(name: string, chosen: Chosen, door: string): CodeFile {
  return {
    name,
    code: `${writeImports(chosen, `import { createFoyer } from '${door}'`)}
export const foyer = ${writeCall(chosen)}
`,
  }
}

/** The families of these networks; all that are none of the others are of the EVM. */
export function adaptersOf({
  networks,
}: Pick<Chosen, 'networks'>): readonly ('evm' | 'solana' | 'bitcoin')[] {
  const others = (['solana', 'bitcoin'] as const).filter((name) => networks.includes(name))
  return networks.length > others.length ? ['evm', ...others] : others
}

/** Two networks have the names of their families. */
const nameOf = (network: string) =>
  network === 'solana' || network === 'bitcoin' ? `${network}Mainnet` : network

/** What `@foyer/core/languages` calls a language: `pt-BR` is `ptBR`. */
export function languageOf(tag: LanguageTag) {
  if (tag === 'pt-BR') return 'ptBR'
  if (tag === 'zh-CN') return 'zhCN'
  return tag === 'zh-TW' ? 'zhTW' : tag
}

function writeImports(chosen: Chosen, createFoyer: string): string {
  const networks = chosen.networks.map((network) =>
    nameOf(network) === network ? network : `${network} as ${nameOf(network)}`,
  )
  return [
    ...(chosen.locale
      ? [`import { ${languageOf(chosen.locale)} } from '@foyer/core/languages'`]
      : []),
    `import { ${networks.join(', ')} } from '@foyer/core/networks'`,
    ...adaptersOf(chosen).map((name) => `import { ${name} } from '@foyer/${name}'`),
    createFoyer,
    '',
  ].join('\n')
}

function writeCall(
  chosen: Chosen,
  {
    hasTexts = true,
    network = nameOf,
  }: { hasTexts?: boolean; network?(name: string): string } = {},
): string {
  const { networks, locale, options } = chosen
  const lines = [
    "projectId: 'shop'",
    `networks: [${networks.map(network).join(', ')}]`,
    `adapters: [${adaptersOf(chosen)
      .map((name) => `${name}()`)
      .join(', ')}]`,
    ...(locale ? [`locale: ${quote(locale)}`] : []),
    ...(locale && hasTexts ? [`texts: ${languageOf(locale)}`] : []),
    ...Object.entries(options).map(
      ([name, value]) => `${writeName(name)}: ${writeValue(value, 1)}`,
    ),
  ]
  return `createFoyer({\n${lines.map((line) => `  ${line},\n`).join('')}})`
}

const writeName = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : quote(name))

function writeValue(value: Plain, depth: number): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object') return String(value)
  const indent = '  '.repeat(depth + 1)
  const lines = Object.entries(value).map(
    ([name, inner]) => `${indent}${writeName(name)}: ${writeValue(inner, depth + 1)},\n`,
  )
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`
}
