// The applications that a newcomer would make: which files, which packages, which command.
import { readFileSync } from 'node:fs'
import { readBlocks } from '../examples.mjs'
import { checkTypes } from './checkTypes.mjs'
import { exampleApps } from './exampleApps.mjs'

const root = new URL('../../', import.meta.url)
const readBlock = (path, includes) =>
  readBlocks(readFileSync(new URL(path, root), 'utf8')).find(({ code }) => code.includes(includes))
    .code

const react = { react: '19.3.1', 'react-dom': '19.3.1' }
const app = readBlock('README.md', 'export function App')
const main = `import { createRoot } from 'react-dom/client'
import { App } from './App'
createRoot(document.getElementById('root')).render(<App />)
`
const html = (script) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Host</title></head>
<body><div id="root"></div>${script}</body></html>
`
const moduleScript = (src) => html(`<script type="module" src="${src}"></script>`)
const reactFiles = { 'src/App.tsx': app, 'src/main.tsx': main }

/** wagmi as the recipe shows it, around the README's button. */
const wagmiFiles = {
  'src/config.ts': `${readBlock('docs/recipes.md', 'syncWagmi(foyer, config)')}\nexport { foyer }\n`,
  'src/App.tsx': `import { FoyerButton, FoyerProvider } from '@foyer/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useAccount, WagmiProvider } from 'wagmi'
import { config, foyer } from './config'
const queries = new QueryClient()
function Facts() {
  const { address, status } = useAccount()
  return <output>{address ?? status}</output>
}
export const App = () => (
  <WagmiProvider config={config} reconnectOnMount={false}>
    <QueryClientProvider client={queries}>
      <FoyerProvider foyer={foyer}><FoyerButton /><Facts /></FoyerProvider>
    </QueryClientProvider>
  </WagmiProvider>
)
`,
  'src/main.tsx': main,
  'index.html': moduleScript('/src/main.tsx'),
}
const vite = { vite: '8.3.8' }
const wagmi = (version, core) => ({
  version,
  packages: {
    ...react,
    ...vite,
    wagmi: version,
    ...core,
    viem: '2.57.1',
    '@tanstack/react-query': '5.108.0',
  },
  files: wagmiFiles,
  build: ['vite', 'build'],
  serves: 'dist',
  says: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
})

/** With webpack; the example is built by Turbopack. */
const next = (version) => ({
  version,
  packages: { ...react, next: version },
  files: {
    'app/Wallet.jsx': `'use client'\n${app}`,
    'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
    'app/page.jsx': `import { App } from './Wallet'\nexport default function Page() { return <App /> }\n`,
    'next.config.mjs': `export default { output: 'export', typescript: { ignoreBuildErrors: true } }\n`,
  },
  build: ['next', 'build', '--webpack'],
  serves: 'out',
})

const pack = (loader) => `export default {
  mode: 'production',
  entry: './src/main.tsx',
  output: { path: import.meta.dirname + '/dist', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'] },
  module: { rules: [{ test: /\\.tsx?$/, ${loader} }] },
  performance: false,
}
`
const classicPage = { 'dist/index.html': html('<script defer src="main.js"></script>') }

/**
 * @typedef {import('./connect.mjs').Visit & { version: string, packages?: Record<string, string>, files?:
 *   Record<string, string>, foyer?: string[], example?: string, build?: string[], later?: Record<string,
 *   string>, serves?: string, starts?: boolean, without?: { package: string, text: string }, wrong?: { path: string, before: string,
 *   after: string } }} Integration `foyer` names packages of ours: for an `example`, which is the path of its
 *   folder, those that it names, else some beside those of the README. `without` is a text of a package that no built file
 *   has.
 *
 * @type {Record<string, Integration>}
 */
export const integrations = {
  Vite: {
    version: vite.vite,
    packages: { ...react, ...vite },
    files: { ...reactFiles, 'index.html': moduleScript('/src/main.tsx') },
    build: ['vite', 'build'],
    serves: 'dist',
  },
  'Next (webpack)': next('16.4.6'),
  'wagmi 2': wagmi('2.19.5', { '@wagmi/core': '2.22.1' }),
  'wagmi 3': wagmi('3.7.7', { '@wagmi/core': '3.6.5' }),
  webpack: {
    version: '5.112.2',
    packages: {
      ...react,
      webpack: '5.112.2',
      'webpack-cli': '7.3.1',
      'esbuild-loader': '4.4.0',
      esbuild: '0.28.2',
    },
    files: {
      ...reactFiles,
      'webpack.config.mjs': pack(`loader: 'esbuild-loader', options: { jsx: 'automatic' }`),
    },
    build: ['webpack'],
    later: classicPage,
    serves: 'dist',
  },
  Rspack: {
    version: '2.3.2',
    packages: { ...react, '@rspack/core': '2.3.2', '@rspack/cli': '2.2.8' },
    files: {
      ...reactFiles,
      'rspack.config.mjs': pack(
        `loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }`,
      ),
    },
    build: ['rspack', 'build'],
    later: classicPage,
    serves: 'dist',
  },
  esbuild: {
    version: '0.28.2',
    packages: { ...react, esbuild: '0.28.2' },
    files: reactFiles,
    build: [
      'esbuild',
      'src/main.tsx',
      '--bundle',
      '--splitting',
      '--format=esm',
      '--jsx=automatic',
      '--minify',
      '--outdir=dist',
    ],
    later: { 'dist/index.html': moduleScript('main.js') },
    serves: 'dist',
  },
  Bun: {
    version: '1.4.5',
    packages: { ...react, bun: '1.4.5' },
    files: reactFiles,
    build: [
      'bun',
      'build',
      'src/main.tsx',
      '--splitting',
      '--minify',
      '--production',
      '--outdir=dist',
    ],
    later: { 'dist/index.html': moduleScript('main.js') },
    serves: 'dist',
  },
  Parcel: {
    version: '2.16.4',
    packages: { ...react, parcel: '2.16.4' },
    files: { ...reactFiles, 'index.html': moduleScript('src/main.tsx') },
    build: ['parcel', 'build', 'index.html', '--no-cache'],
    serves: 'dist',
  },
  'No bundler': {
    version: 'import map',
    packages: {},
    files: {
      'index.html': html(`<button></button>
<script type="importmap">{"imports":{
"@foyer/core":"/node_modules/@foyer/core/dist/index.js","@foyer/core/":"/node_modules/@foyer/core/dist/",
"@foyer/core/adapter":"/node_modules/@foyer/core/dist/adapter.js",
"@foyer/core/networks":"/node_modules/@foyer/core/dist/networks.js",
"@foyer/core/platform":"/node_modules/@foyer/core/dist/platform.js",
"@foyer/core/primitives":"/node_modules/@foyer/core/dist/primitives.js",
"@foyer/core/wallets":"/node_modules/@foyer/core/dist/wallets.js",
"@foyer/evm":"/node_modules/@foyer/evm/dist/index.js",
"zustand/vanilla":"/node_modules/zustand/esm/vanilla.mjs"}}</script>
<script type="module">
import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
const button = document.querySelector('button')
const show = () => {
  button.textContent = foyer.getState().chains.eip155.address ? 'Connected' : foyer.getConnectors()[0]?.name
}
foyer.subscribe(show)
foyer.subscribeConnectors(show)
button.onclick = () => foyer.connect({ connector: foyer.getConnectors()[0] })
show()
</script>`),
    },
    serves: '.',
    opener: null,
    connected: 'Connected',
  },
  'Vitest (happy-dom)': {
    version: '4.1.12',
    foyer: ['testing'],
    packages: {
      ...react,
      vitest: '4.1.12',
      'happy-dom': '21.0.4',
      '@vitejs/plugin-react': '6.3.0',
      ...vite,
    },
    files: {
      'src/App.tsx': app,
      'src/App.test.tsx': `// @vitest-environment happy-dom
${readBlock('docs/testing.md', 'createScriptedWallet').replace(/\/\/ @vitest.*\n/, '')}`,
    },
    build: ['vitest', 'run'],
  },
  types: {
    version: '5.4.5 and 7.0.2',
    foyer: [
      ...['bitcoin', 'devtools', 'elements', 'protocol', 'server', 'siwx', 'solana', 'testing'],
    ],
    packages: {
      ...react,
      '@types/node': '20.19.43',
      '@types/react': '19.3.0',
      '@types/react-dom': '19.3.0',
      typescript: '7.0.2',
      'typescript-5-4': 'npm:typescript@5.4.5',
      viem: '2.57.1',
      vitest: '4.1.12',
    },
    files: Object.fromEntries(
      ['App.tsx', 'page.ts', 'server.ts', 'wallet.ts'].map((name) => [
        name,
        readFileSync(new URL(`typesApp/${name}`, import.meta.url), 'utf8'),
      ]),
    ),
    check: checkTypes,
  },
  ...exampleApps,
}
