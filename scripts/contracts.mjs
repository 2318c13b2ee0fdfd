/**
 * Compiles the local stack's test contracts and what the bundler measures with, and writes their ABIs and bytecode.
 *
 *   node scripts/contracts.mjs           writes the artifacts
 *   node scripts/contracts.mjs --check   fails when the committed artifacts differ
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import solc from 'solc'

const require = createRequire(import.meta.url)
/** Where contracts are, and what is written of them. */
const places = [
  {
    folder: 'packages/testing/contracts',
    artifacts: 'packages/testing/src/stack/contracts.generated.ts',
    // Runtime code is only whole when the contract has no immutables; we set just these.
    set: ['FarcasterRegistry', 'Multicall3'],
  },
  {
    folder: 'services/server/contracts',
    artifacts: 'services/server/src/bundler/contracts.generated.ts',
    set: ['OperationProbe'],
  },
]

for (const { folder, artifacts, set } of places) {
  const contractsFolder = new URL(`../${folder}/`, import.meta.url)
  const artifactsFile = fileURLToPath(new URL(`../${artifacts}`, import.meta.url))
  const fileNames = readdirSync(contractsFolder)
    .filter((name) => name.endsWith('.sol'))
    .sort()
  const rendered = render(compile(fileNames, contractsFolder), { folder, set })
  if (!process.argv.includes('--check')) {
    writeFileSync(artifactsFile, rendered)
    console.log(`wrote ${fileNames.length} contracts of ${folder}`)
  } else if (readCommitted(artifactsFile) !== rendered) {
    console.error(`The committed artifacts of ${folder} are stale. Run \`npm run contracts\`.`)
    process.exitCode = 1
  } else {
    console.log(`${fileNames.length} contracts of ${folder} are up to date`)
  }
}

/** What is copied as it is: what a smart account's address follows from. */
const proxyFile = fileURLToPath(
  new URL('../packages/transactions/src/smart-accounts/proxy.generated.ts', import.meta.url),
)
const proxy = `// Written by scripts/contracts.mjs from @metamask/delegation-abis (MIT-0 or Apache-2.0). Do not edit.

/** OpenZeppelin's ERC1967Proxy, as the Delegation Framework compiled it. */
export const proxyBytecode =
  '${ERC1967Proxy}'
`
if (!process.argv.includes('--check')) writeFileSync(proxyFile, proxy)
else if (readCommitted(proxyFile) !== proxy) {
  console.error('The committed proxy is stale. Run `npm run contracts`.')
  process.exitCode = 1
}

/** Compiles every file; each holds one contract of its own name. */
function compile(names, contractsFolder) {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      names.map((name) => [
        name,
        { content: readFileSync(new URL(name, contractsFolder), 'utf8') },
      ]),
    ),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      // Without the metadata hash a comment does not change the bytecode.
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: {
        '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
      },
    },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
  if (output.errors?.length > 0) {
    throw new Error(output.errors.map((error) => error.formattedMessage).join('\n'))
  }
  return names.map((name) => {
    const contractName = name.replace(/\.sol$/, '')
    return { contractName, ...output.contracts[name][contractName] }
  })
}

function readImport(path) {
  try {
    return { contents: readFileSync(require.resolve(path), 'utf8') }
  } catch (error) {
    return { error: String(error) }
  }
}

function render(contracts, { folder, set }) {
  const exports = contracts.map(({ contractName, abi, evm }) => {
    const name = contractName[0].toLowerCase() + contractName.slice(1)
    const fields = [
      `  abi: ${JSON.stringify(abi)},`,
      `  bytecode: '0x${evm.bytecode.object}',`,
      ...(set.includes(contractName)
        ? [`  runtimeBytecode: '0x${evm.deployedBytecode.object}',`]
        : []),
    ]
    return `export const ${name} = {\n${fields.join('\n')}\n} as const\n`
  })
  return `// Written by scripts/contracts.mjs from ${folder}. Do not edit.\n\n${exports.join('\n')}`
}

function readCommitted(artifactsFile) {
  try {
    return readFileSync(artifactsFile, 'utf8')
  } catch {
    // Never generated: as stale as can be.
    return ''
  }
}
