import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'foyer-architecture-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('behavior: every rule fires on a breach and stays quiet on the way around it', async () => {
  write({
    'packages/core/src/primitives/Amount.ts': `import { clock } from '../platform/clock.ts'`,
    'packages/core/src/platform/clock.ts': `import 'zustand'\nexport const clock = 1`,
    'packages/core/src/adapter/Adapter.ts': `import type { Foyer } from '../client/create.ts'`,
    'packages/core/src/flows/send.ts': `import '../wallets/Wallet.ts'\nimport '../client/create.ts'`,
    'packages/core/src/client/create.ts': `export type Foyer = 1\nimport '../index.ts'`,
    'packages/core/src/client/wallets.ts': `import type { Wallet } from '../wallets/Wallet.ts'\nimport '../wallets/catalogue.ts'`,
    'packages/core/src/wallets/Wallet.ts': `import '../primitives/Caip2.ts'\nimport type { Foyer } from '../client/create.ts'\nexport type Wallet = Foyer`,
    'packages/core/src/wallets/catalogue.ts': `import './list.generated.ts'\nimport('./list.generated.ts')`,
    'packages/core/src/wallets/list.generated.ts': '',
    'packages/core/src/primitives/Caip2.ts': '',
    'packages/core/src/resources/names.ts': `import type { Foyer } from '../client/create.ts'\nimport '../primitives/Caip2.ts'\nimport type { Identity } from '@foyer/protocol'\nexport type Names = Foyer | Identity`,
    'packages/core/src/resources/schemas.ts': `import { Identity } from '@foyer/protocol'\nIdentity`,
    'packages/core/src/client/shapes.ts': `import type { Identity } from '@foyer/protocol'\nexport type A = Identity`,
    'packages/core/src/client/resources.ts': `import '../resources/names.ts'`,
    'packages/core/src/client/early.ts': `import './resources.ts'\nimport('./resources.ts')\nimport type { Names } from '../resources/names.ts'\nexport type Early = Names`,
    'packages/core/src/client/contract/Foyer.ts': `import '../errors.ts'`,
    'packages/core/src/client/errors.ts': '',
    'packages/core/src/client/connections/connect.ts': `import '../contract/Foyer.ts'\nimport('../signIn/signIn.ts')`,
    'packages/core/src/client/signIn/signIn.ts': '',
    'packages/core/src/flows/swap/createSwap.ts': `import '@foyer/transactions'`,
    'packages/core/src/flows/swap/checkSwap.ts': `import '@foyer/transactions'`,
    'packages/core/src/flow/startFlow.ts': `import '../client/errors.ts'`,
    'packages/core/src/orders/kept.ts': `import '../client/errors.ts'`,
    'packages/core/src/client/left.ts': `import type { Right } from './right.ts'\nexport type Left = Right`,
    'packages/core/src/client/right.ts': `import type { Left } from './left.ts'\nexport type Right = Left`,
    'packages/core/src/client/missing.ts': `import 'not-declared'\nimport './nowhere.ts'`,
    'packages/core/src/index.ts': '',
    'packages/core/src/adapter.ts': '',
    'packages/core/src/remote.ts': '',
    'packages/core/src/client.ts': `import '@foyer/evm'\nimport '@foyer/testing'`,
    'packages/evm/src/index.ts': `import '@foyer/core/client'\nimport '@foyer/core/adapter'`,
    'packages/walletconnect/src/index.ts': `import '@foyer/core'\nimport './relay/createRelay.ts'`,
    'packages/walletconnect/src/connector/walletConnect.ts': `import '../crypto/Key.ts'\nexport const load = () => import('../crypto/Key.ts')`,
    'packages/walletconnect/src/openRemoteWallets.ts': `import '@foyer/core/remote'`,
    'packages/walletconnect/src/platform/browser.ts': `import '../crypto/Key.ts'`,
    'packages/walletconnect/src/crypto/Key.ts': `import '@foyer/core/client'`,
    'packages/walletconnect/src/relay/createRelay.ts': `import '../crypto/Key.ts'\nimport '../platform/browser.ts'\nimport type { Records } from '../storage/Records.ts'\nexport type A = Records`,
    'packages/walletconnect/src/storage/Records.ts': `import type { Sign } from '../sign/Sign.ts'\nexport type Records = Sign`,
    'packages/walletconnect/src/sign/Sign.ts': `import '../relay/createRelay.ts'\nimport '../providers/provider.ts'\nexport type Sign = 1`,
    'packages/walletconnect/src/providers/provider.ts': `import '../relay/createRelay.ts'`,
    'packages/modal/src/index.ts': `import './features/send/manifest.ts'`,
    'packages/modal/src/modal.ts': `import '@foyer/react'\nimport '../../core/src/index.ts'\nimport '../../core/src/client/create.ts'`,
    'packages/ui/src/Button.tsx': `import '@foyer/core'\nexport const a = <b>'</b>`,
    'packages/ui/src/index.ts': `import './Button.tsx'`,
    'packages/modal/src/features/send/manifest.ts': `export const load = () => import('./SendView.tsx')`,
    'packages/modal/src/features/send/SendView.tsx': `import '../swap/manifest.ts'\nimport '../../shell/Dialog.tsx'\nimport '@foyer/ui'`,
    'packages/modal/src/features/swap/manifest.ts': '',
    'packages/modal/src/login/LoginFailure.tsx': `import '../features/swap/manifest.ts'\nimport '@foyer/ui'`,
    'packages/modal/src/money/FeeRows.tsx': `import '../features/swap/manifest.ts'\nimport '@foyer/ui'`,
    'packages/modal/src/languages/es/connected.ts': `import { send } from '../../features/send/messages.ts'\nimport type { swap } from '../../features/swap/messages.ts'\nexport const texts: swap = send`,
    'packages/modal/src/features/send/messages.ts': 'export const send = 1',
    'packages/modal/src/features/swap/messages.ts': 'export type swap = 1',
    'packages/modal/src/feature/Feature.ts': `import '../money/FeeRows.tsx'`,
    'packages/modal/src/shell/firstFeatures.ts': `import '../features/send/manifest.ts'\nimport '../features/send/SendView.tsx'`,
    'packages/modal/src/shell/Dialog.tsx': `import './firstFeatures.ts'`,
    'packages/react/src/index.ts': `import '@foyer/modal'\nimport '@foyer/evm'`,
    'packages/elements/src/index.ts': `import '@foyer/react'\nexport const load = () => import('@foyer/modal')`,
    'packages/react/src/lazy.ts': `import type { A } from '@foyer/modal'\nimport('@foyer/modal')`,
    'packages/siwx/src/index.ts': `import '@foyer/core'\nimport '@foyer/core/client'\nimport '@noble/curves'`,
    'packages/devtools/src/index.ts': `import '@foyer/core'\nimport '@foyer/core/client'`,
    'packages/testing/src/stack.ts': `import '@foyer/devtools'`,
    'packages/testing/src/index.ts': `import '../../../apps/demo/main.ts'`,
    'packages/protocol/src/index.ts': `import '@foyer/core'`,
    'packages/images/src/index.ts': `import '@foyer/protocol'`,
    'packages/transactions/src/index.ts': `import '@foyer/core/client'\nimport '@foyer/protocol'`,
    'services/server/src/index.ts': `import '@foyer/core'\nimport '@foyer/protocol'\nimport './http/routes/wallets.ts'`,
    'services/server/src/http/createServer.ts': `import './routes/wallets.ts'`,
    'services/server/src/http/routes/wallets.ts': `import './images.ts'`,
    'services/server/src/http/routes/images.ts': `import '../answers/send.ts'\nimport '../../chain-data/nfts/nfts.ts'`,
    'services/server/src/http/answers/send.ts': '',
    'services/server/src/platform/log/log.ts': `import type { Send } from '../../http/answers/send.ts'\nexport type Log = Send`,
    'services/server/src/platform/log/database.ts': `import '../database/openDatabase.ts'`,
    'services/server/src/platform/database/openDatabase.ts': `import '../log/log.ts'`,
    'services/server/src/chain-data/nfts/nfts.ts': `import '../balances/balances.ts'\nimport '../tokens/icons.ts'`,
    'services/server/src/chain-data/balances/balances.ts': `import type { Start } from '../startAccountData.ts'\nimport type { Chains } from '../Chains.ts'\nexport type A = Start | Chains`,
    'services/server/src/chain-data/Chains.ts': 'export type Chains = 1',
    'services/server/src/chain-data/startAccountData.ts': `import './tokens/icons.ts'\nexport type Start = 1`,
    'services/server/src/chain-data/tokens/icons.ts': `import '../../wallets/catalogue/list.ts'`,
    'services/server/src/wallets/catalogue/list.ts': '',
    'services/server/src/commands/start.ts': `import '../startServer.ts'\nimport '../main.ts'`,
    'services/server/src/startServer.ts': `import './http/createServer.ts'`,
    'services/server/src/main.ts': '',
    'services/server/src/helpers/join.ts': `import '../platform/database/openDatabase.ts'`,
    'services/server/src/platform/misc/join.ts': `import '../log/log.ts'`,
    'apps/demo/main.ts': `import '@foyer/react'\nimport '../../packages/core/src/primitives/Amount.ts'`,
  })
  const breaches = await check()
  expect(breaches).toMatchInlineSnapshot(`
    [
      "a-feature-never-imports-a-feature: packages/modal/src/features/send/SendView.tsx -> packages/modal/src/features/swap/manifest.ts",
      "adapter-stands-on-platform: packages/core/src/adapter/Adapter.ts -> packages/core/src/client/create.ts",
      "chains-see-only-the-contract: packages/evm/src/index.ts -> packages/core/src/client.ts",
      "client-folders-import-down: packages/core/src/client/connections/connect.ts -> packages/core/src/client/signIn/signIn.ts",
      "client-knows-only-shapes-of-wallets: packages/core/src/client/wallets.ts -> packages/core/src/wallets/catalogue.ts",
      "client-stands-on-adapter: packages/core/src/client/create.ts -> packages/core/src/index.ts",
      "client-stands-on-adapter: packages/core/src/client/shapes.ts -> packages/protocol/src/index.ts",
      "core-knows-no-other-package: packages/core/src/client.ts -> packages/evm/src/index.ts",
      "core-knows-no-other-package: packages/core/src/client.ts -> packages/testing/src/index.ts",
      "crypto-knows-no-page: packages/walletconnect/src/crypto/Key.ts -> packages/core/src/client.ts",
      "curves-are-for-verifying: packages/siwx/src/index.ts -> node_modules/@noble/curves/index.js",
      "devtools-are-loaded-by-nobody: packages/testing/src/stack.ts -> packages/devtools/src/index.ts",
      "devtools-see-what-applications-see: packages/devtools/src/index.ts -> packages/core/src/client.ts",
      "doors-load-the-modal-lazily: packages/react/src/index.ts -> packages/modal/src/index.ts",
      "elements-stand-on-modal: packages/elements/src/index.ts -> packages/react/src/index.ts",
      "everything-resolves: packages/core/src/client/missing.ts -> ./nowhere.ts",
      "features-are-listed-once: packages/modal/src/index.ts -> packages/modal/src/features/send/manifest.ts",
      "features-are-listed-once: packages/modal/src/login/LoginFailure.tsx -> packages/modal/src/features/swap/manifest.ts",
      "features-are-listed-once: packages/modal/src/money/FeeRows.tsx -> packages/modal/src/features/swap/manifest.ts",
      "features-know-no-shell: packages/modal/src/features/send/SendView.tsx -> packages/modal/src/shell/Dialog.tsx",
      "features-load-when-used: packages/modal/src/shell/firstFeatures.ts -> packages/modal/src/features/send/SendView.tsx",
      "flow-engine-knows-no-client: packages/core/src/flow/startFlow.ts -> packages/core/src/client/errors.ts",
      "flows-stand-on-client: packages/core/src/flows/send.ts -> packages/core/src/wallets/Wallet.ts",
      "images-know-bytes-alone: packages/images/src/index.ts -> packages/protocol/src/index.ts",
      "languages-know-texts-alone: packages/modal/src/languages/es/connected.ts -> packages/modal/src/features/send/messages.ts",
      "logins-are-of-every-way: packages/modal/src/login/LoginFailure.tsx -> packages/modal/src/features/swap/manifest.ts",
      "modal-stands-on-core: packages/modal/src/modal.ts -> packages/react/src/index.ts",
      "money-is-of-every-feature: packages/modal/src/money/FeeRows.tsx -> packages/modal/src/features/swap/manifest.ts",
      "no-cycles: apps/demo/main.ts -> packages/react/src/index.ts -> packages/evm/src/index.ts -> packages/core/src/client.ts -> packages/testing/src/index.ts -> apps/demo/main.ts",
      "no-cycles: packages/core/src/client.ts -> packages/evm/src/index.ts -> packages/core/src/client.ts",
      "no-cycles: packages/core/src/client/left.ts -> packages/core/src/client/right.ts -> packages/core/src/client/left.ts",
      "no-cycles: packages/modal/src/features/send/SendView.tsx -> packages/modal/src/shell/Dialog.tsx -> packages/modal/src/shell/firstFeatures.ts -> packages/modal/src/features/send/SendView.tsx",
      "no-cycles: packages/modal/src/features/send/manifest.ts -> packages/modal/src/features/send/SendView.tsx -> packages/modal/src/shell/Dialog.tsx -> packages/modal/src/shell/firstFeatures.ts -> packages/modal/src/features/send/manifest.ts",
      "no-cycles: packages/walletconnect/src/providers/provider.ts -> packages/walletconnect/src/relay/createRelay.ts -> packages/walletconnect/src/storage/Records.ts -> packages/walletconnect/src/sign/Sign.ts -> packages/walletconnect/src/providers/provider.ts",
      "no-cycles: packages/walletconnect/src/relay/createRelay.ts -> packages/walletconnect/src/storage/Records.ts -> packages/walletconnect/src/sign/Sign.ts -> packages/walletconnect/src/relay/createRelay.ts",
      "only-checks-read-transactions: packages/core/src/flows/swap/createSwap.ts -> packages/transactions/src/index.ts",
      "only-declared-dependencies: packages/core/src/client/missing.ts -> node_modules/not-declared/index.js",
      "only-declared-dependencies: packages/core/src/platform/clock.ts -> node_modules/zustand/index.js",
      "only-declared-dependencies: packages/siwx/src/index.ts -> node_modules/@noble/curves/index.js",
      "only-tests-use-testing: packages/core/src/client.ts -> packages/testing/src/index.ts",
      "only-the-connector-knows-a-client: packages/walletconnect/src/openRemoteWallets.ts -> packages/core/src/remote.ts",
      "only-the-platform-reaches-the-page: packages/walletconnect/src/relay/createRelay.ts -> packages/walletconnect/src/platform/browser.ts",
      "only-the-server-knows-its-routes: services/server/src/index.ts -> services/server/src/http/routes/wallets.ts",
      "orders-know-no-client: packages/core/src/orders/kept.ts -> packages/core/src/client/errors.ts",
      "packages-by-name: apps/demo/main.ts -> packages/core/src/primitives/Amount.ts",
      "packages-by-name: packages/modal/src/modal.ts -> packages/core/src/client/create.ts",
      "packages-by-name: packages/modal/src/modal.ts -> packages/core/src/index.ts",
      "packages-know-no-application: packages/testing/src/index.ts -> apps/demo/main.ts",
      "packages-meet-at-doors: apps/demo/main.ts -> packages/core/src/primitives/Amount.ts",
      "packages-meet-at-doors: packages/modal/src/modal.ts -> packages/core/src/client/create.ts",
      "pairing-platform-imports-nothing: packages/walletconnect/src/platform/browser.ts -> packages/walletconnect/src/crypto/Key.ts",
      "pairing-stands-on-the-contract: packages/walletconnect/src/crypto/Key.ts -> packages/core/src/client.ts",
      "pairing-stands-on-the-contract: packages/walletconnect/src/index.ts -> packages/core/src/index.ts",
      "platform-stands-on-primitives: packages/core/src/platform/clock.ts -> node_modules/zustand/index.js",
      "primitives-import-nothing: packages/core/src/primitives/Amount.ts -> packages/core/src/platform/clock.ts",
      "protocol-gives-core-types-only: packages/core/src/resources/schemas.ts -> packages/protocol/src/index.ts",
      "protocol-is-for-resources: packages/core/src/client/shapes.ts -> packages/protocol/src/index.ts",
      "protocol-knows-no-other-package: packages/protocol/src/index.ts -> packages/core/src/index.ts",
      "providers-stand-on-sessions: packages/walletconnect/src/providers/provider.ts -> packages/walletconnect/src/relay/createRelay.ts",
      "react-stands-on-modal: packages/react/src/index.ts -> packages/evm/src/index.ts",
      "resources-load-when-asked: packages/core/src/client/early.ts -> packages/core/src/client/resources.ts",
      "resources-stand-on-platform: packages/core/src/resources/names.ts -> packages/core/src/client/create.ts",
      "routes-know-no-routes: services/server/src/http/routes/wallets.ts -> services/server/src/http/routes/images.ts",
      "server-folders-have-a-layer: services/server/src/helpers/join.ts -> services/server/src/platform/database/openDatabase.ts",
      "server-folders-have-a-layer: services/server/src/platform/misc/join.ts -> services/server/src/platform/log/log.ts",
      "server-folders-import-down: services/server/src/chain-data/balances/balances.ts -> services/server/src/chain-data/startAccountData.ts",
      "server-folders-import-down: services/server/src/chain-data/nfts/nfts.ts -> services/server/src/chain-data/balances/balances.ts",
      "server-folders-import-down: services/server/src/platform/log/database.ts -> services/server/src/platform/database/openDatabase.ts",
      "server-groups-import-down: services/server/src/chain-data/tokens/icons.ts -> services/server/src/wallets/catalogue/list.ts",
      "server-groups-import-down: services/server/src/commands/start.ts -> services/server/src/main.ts",
      "server-groups-import-down: services/server/src/platform/log/log.ts -> services/server/src/http/answers/send.ts",
      "services-share-values-only: services/server/src/index.ts -> packages/core/src/index.ts",
      "sessions-stand-on-the-relay: packages/walletconnect/src/sign/Sign.ts -> packages/walletconnect/src/providers/provider.ts",
      "sign-in-knows-only-shapes-of-a-client: packages/siwx/src/index.ts -> packages/core/src/index.ts",
      "sign-in-stands-on-values: packages/siwx/src/index.ts -> packages/core/src/client.ts",
      "storage-knows-no-sessions: packages/walletconnect/src/storage/Records.ts -> packages/walletconnect/src/sign/Sign.ts",
      "the-connector-loads-the-protocol: packages/walletconnect/src/connector/walletConnect.ts -> packages/walletconnect/src/crypto/Key.ts",
      "the-contract-imports-nothing-of-the-client: packages/core/src/client/contract/Foyer.ts -> packages/core/src/client/errors.ts",
      "the-feature-contract-knows-no-money: packages/modal/src/feature/Feature.ts -> packages/modal/src/money/FeeRows.tsx",
      "the-relay-knows-no-sessions: packages/walletconnect/src/relay/createRelay.ts -> packages/walletconnect/src/storage/Records.ts",
      "transactions-know-no-client: packages/transactions/src/index.ts -> packages/core/src/client.ts",
      "ui-knows-nothing-of-ours: packages/ui/src/Button.tsx -> packages/core/src/index.ts",
      "wallet-images-load-when-shown: packages/core/src/wallets/catalogue.ts -> packages/core/src/wallets/list.generated.ts",
      "wallets-stand-on-adapter: packages/core/src/wallets/Wallet.ts -> packages/core/src/client/create.ts",
    ]
  `)

  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
  const silent = forbidden
    .map(({ name }: { name: string }) => name)
    .filter((name: string) => !breaches.some((line) => line.startsWith(`${name}:`)))
  expect(silent).toEqual([])
})

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'node_modules/@foyer'), { recursive: true })
  for (const name of [
    'core',
    'devtools',
    'evm',
    'modal',
    'protocol',
    'react',
    'siwx',
    'testing',
    'transactions',
    'ui',
    'walletconnect',
  ]) {
    const doors = name === 'core' ? ['index', 'adapter', 'client', 'remote'] : ['index']
    const exports = doors.map((door) => [
      door === 'index' ? '.' : `./${door}`,
      { '@foyer/source': `./src/${door}.ts` },
    ])
    const manifest = { name: `@foyer/${name}`, exports: Object.fromEntries(exports) }
    writeFileSync(join(folder, `packages/${name}/package.json`), JSON.stringify(manifest))
    symlinkSync(join(folder, `packages/${name}`), join(folder, `node_modules/@foyer/${name}`))
  }
  for (const name of ['zustand', 'not-declared', '@noble/curves']) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{"main":"index.js"}')
    writeFileSync(join(folder, 'node_modules', name, 'index.js'), '')
  }
}

async function check(): Promise<string[]> {
  const script = join(import.meta.dirname, 'architecture.mjs')
  const run = promisify(execFile)(process.execPath, [script, folder])
  const { stderr } = await run.catch((error: { stderr: string }) => error)
  return stderr.trim().split('\n').sort()
}
