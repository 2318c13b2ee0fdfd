import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { parse } from 'vue/compiler-sfc'
import { type Chosen, chosenOf } from './choose.ts'
import { type Host, hosts, quote, writeCode } from './code.ts'
import { presets, type Settings } from './controls.ts'

const root = resolve(import.meta.dirname, '../../../..')
const names = Object.keys(hosts) as Host[]

const everything: Settings = {
  ...{ networks: ['mainnet', 'base', 'optimism', 'arbitrum', 'polygon', 'solana', 'bitcoin'] },
  ...{ themeMode: 'dark', accent: '#b3261e', radius: 0.4, font: 'serif', motion: 'reduced' },
  ...{ locale: 'pt-BR', allWallets: 'HIDE', collapseWallets: true, legalCheckbox: true },
  ...{ guide: false, networkSwitch: false, send: false, receive: false, history: false },
  ...{ wallet: 'reject', server: 'away', place: 'dialog' },
}

const hostile = [
  "'); alert(1); ('",
  '</script><script>alert(1)</script>',
  '`$\u007balert(1)}`',
  '\\',
  "\\'",
  'a\nb\r\u2028\u2029\u0000',
  '<!--',
  '\u202e\ud800"',
]

const sets: Record<string, Chosen> = {
  presets: chosenOf(presets),
  everything: chosenOf(everything),
  solana: chosenOf({ ...presets, networks: ['solana'], locale: 'zh-TW' }),
  bitcoin: chosenOf({ ...presets, networks: ['bitcoin'], locale: 'en', font: 'mono' }),
  // No control lets such text in; the code holds it all the same.
  hostile: {
    ...chosenOf(presets),
    options: {
      backend: hostile.join(''),
      themeVariables: Object.fromEntries(hostile.map((text) => [`--foyer-${text}`, text])),
    },
  },
}

test('behavior: the code has what differs from the defaults, and nothing else', () => {
  expect(codeOf('react', 'presets')).toMatchInlineSnapshot(`
    "// src/App.tsx
    import { mainnet, base } from '@foyer/core/networks'
    import { evm } from '@foyer/evm'
    import { createFoyer, FoyerButton, FoyerProvider } from '@foyer/react'

    const foyer = createFoyer({
      projectId: 'shop',
      networks: [mainnet, base],
      adapters: [evm()],
    })

    export function App() {
      return (
        <FoyerProvider foyer={foyer}>
          <FoyerButton />
        </FoyerProvider>
      )
    }
    "
  `)
  expect(codeOf('elements', 'everything')).toMatchInlineSnapshot(`
    "// src/main.ts
    import { ptBR } from '@foyer/core/languages'
    import { mainnet, base, optimism, arbitrum, polygon, solana as solanaMainnet, bitcoin as bitcoinMainnet } from '@foyer/core/networks'
    import { evm } from '@foyer/evm'
    import { solana } from '@foyer/solana'
    import { bitcoin } from '@foyer/bitcoin'
    import { createFoyer } from '@foyer/elements'

    createFoyer({
      projectId: 'shop',
      networks: [mainnet, base, optimism, arbitrum, polygon, solanaMainnet, bitcoinMainnet],
      adapters: [evm(), solana(), bitcoin()],
      locale: 'pt-BR',
      texts: ptBR,
      backend: 'https://foyer.shop.example',
      themeMode: 'dark',
      themeVariables: {
        '--foyer-accent': '#b3261e',
        '--foyer-radius-scale': '0.4',
        '--foyer-font-family': '"Iowan Old Style", Georgia, serif',
      },
      motion: 'reduced',
      allWallets: 'HIDE',
      enableWalletGuide: false,
      enableNetworkSwitch: false,
      features: {
        collapseWallets: true,
        legalCheckbox: true,
        send: false,
        receive: false,
        history: false,
      },
      termsConditionsUrl: 'https://shop.example/terms',
      privacyPolicyUrl: 'https://shop.example/privacy',
    })

    // index.html
    <foyer-button></foyer-button>
    <script type="module" src="/src/main.ts"></script>
    "
  `)
  expect(codeOf('one-file', 'solana')).toMatchInlineSnapshot(`
    "// index.html
    <foyer-button></foyer-button>
    <script src="foyer.zh-TW.js"></script>
    <script src="foyer.global.js"></script>
    <script src="main.js"></script>

    // main.js
    const { createFoyer, solana, networks } = Foyer

    createFoyer({
      projectId: 'shop',
      networks: [networks.solana],
      adapters: [solana()],
      locale: 'zh-TW',
    })
    "
  `)
})

test.each(hostile)('security: %j stays a string', (text) => {
  expect(runInNewContext(quote(text))).toBe(text)
  expect(quote(text)).toMatch(/^'[^<>`$\p{Cc}\p{Cf}\u2028\u2029]*'$/u)
})

test('security: hostile text ends no script and begins no template in any kind of application', () => {
  for (const host of names)
    for (const { name, code } of writeCode(host, chosenOf(presets))) {
      const withHostile = writeCode(host, sets.hostile ?? chosenOf(presets))
      const other = withHostile.find((file) => file.name === name)?.code ?? ''
      for (const sign of ['<', '`', '$', 'alert(1)</'])
        expect(count(other, sign)).toBe(count(code, sign))
    }
})

test('behavior: single-file components parse', () => {
  for (const set of Object.values(sets))
    for (const { name, code } of writeCode('vue', set))
      if (name.endsWith('.vue')) expect(parse(code).errors).toEqual([])
})

test('behavior: the code of every kind of application is valid TypeScript', {
  timeout: 180_000,
}, async () => {
  mkdirSync(join(root, '.foyer'), { recursive: true })
  const folder = mkdtempSync(join(root, '.foyer/playground-'))
  try {
    const wrong = { ...chosenOf(presets), options: { themeMode: 'purple' } }
    for (const [name, set] of Object.entries({ ...sets, wrong }))
      for (const host of names) writeApplication(join(folder, name, host), host, set)
    writeFileSync(
      join(folder, 'foyer.d.ts'),
      "declare const Foyer: typeof import('../../packages/elements/cdn/foyer.ts')\n",
    )
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.base.json'),
        compilerOptions: { noEmit: true, types: ['node', 'vite/client'] },
        include: ['.'],
      }),
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const said = await promisify(execFile)(
      process.execPath,
      [tsc, '--pretty', 'false', '-p', folder],
      {
        cwd: folder,
      },
    ).catch(({ stdout }: { stdout: string }) => ({ stdout }))
    const errors = said.stdout.split('\n').filter((line) => /^\S/.test(line))
    // Each of the wrong ones is found, so the others were looked at.
    expect(errors.filter((error) => !error.startsWith('wrong/'))).toEqual([])
    for (const host of names)
      expect(errors.filter((error) => error.startsWith(`wrong/${host}/`))).toHaveLength(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

const codeOf = (host: Host, set: string) =>
  writeCode(host, sets[set] ?? chosenOf(presets))
    .map(({ name, code }) => `// ${name}\n${code}`)
    .join('\n')

const count = (text: string, sign: string) => text.split(sign).length

/** What of an application is TypeScript, or is such inside of another file. */
function writeApplication(folder: string, host: Host, chosen: Chosen) {
  for (const { name, code } of writeCode(host, chosen)) {
    const [, script] = /<script[^>]*lang="ts">(.*?)<\/script>/s.exec(code) ?? []
    const isModule = /\.tsx?$/.test(name)
    if (!isModule && !script && !name.endsWith('.js')) continue
    const path = join(folder, name.replace(/\.(vue|svelte|js)$/, '.ts'))
    mkdirSync(dirname(path), { recursive: true })
    // A script has a scope of its own in the page that it is copied to.
    writeFileSync(path, `${script ?? code}${name.endsWith('.js') ? 'export {}\n' : ''}`)
  }
}
