// The applications in examples/, as hosts: installed from the packs, built by their own command, visited.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const build = ['build']
const vite = { build, serves: 'dist' }
const transfer =
  '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'

/**
 * By the name of the folder: the script of its own that builds it, and how it is visited. `wrong` is a
 * mistake in a template that the types have to find.
 */
const visits = {
  'one-file': { serves: '.', opener: 'Connecter un portefeuille', says: account },
  vanilla: { ...vite, says: account },
  vue: {
    ...vite,
    says: account,
    wrong: { path: 'src/App.vue', before: '<foyer-button label', after: '<foyer-button labell' },
  },
  svelte: {
    ...vite,
    says: account,
    wrong: { path: 'src/App.svelte', before: '<foyer-button label', after: '<foyer-button labell' },
  },
  next: { build, starts: true, says: account },
  'react-wagmi': { ...vite, says: account.replace('eip155:1:', '') },
  ethers: { ...vite, steps: ['Sign'], says: `Signed by ${account.replace('eip155:1:', '')}` },
  'solana-kit': {
    ...vite,
    family: 'solana',
    connected: 'AKnL…HaRSZ9',
    steps: ['Send 0.001 SOL to yourself'],
    says: `Sent: ${transfer}`,
    nodes: {
      'http://127.0.0.1:8899/': {
        getLatestBlockhash: {
          context: { slot: 1 },
          value: {
            blockhash: 'FoyerLoca1Chain1111111111111111111111111111',
            lastValidBlockHeight: 151,
          },
        },
        sendTransaction: transfer,
      },
    },
  },
  'react-headless': {
    ...vite,
    opener: null,
    connected: 'Disconnect',
    // What the modal is rendered into.
    without: { package: '@foyer/modal', text: 'foyer-modal' },
  },
  'server-sign-in': { build, starts: true, modalSteps: ['Sign'], says: `Orders of ${account}` },
}

/** @type {Record<string, import('./integrations.mjs').Integration>} */
export const exampleApps = Object.fromEntries(
  Object.entries(visits).map(([name, visit]) => {
    const example = new URL(`examples/${name}/`, root)
    const { dependencies } = JSON.parse(readFileSync(new URL('package.json', example), 'utf8'))
    const foyer = Object.keys(dependencies).flatMap((it) => it.split('@foyer/')[1] ?? [])
    return [
      `examples/${name}`,
      {
        version: dependencies[`@foyer/${foyer[0]}`],
        foyer,
        example: fileURLToPath(example),
        ...visit,
      },
    ]
  }),
)
