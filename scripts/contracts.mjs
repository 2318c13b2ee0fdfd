/**
 * Compiles the local stack's test contracts and writes their ABIs and bytecode.
 *
 *   node scripts/contracts.mjs           writes the artifacts
 *   node scripts/contracts.mjs --check   fails when the committed artifacts differ
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import solc from 'solc'

const require = createRequire(import.meta.url)
const contractsFolder = new URL('../packages/testing/contracts/', import.meta.url)
const artifactsFile = fileURLToPath(
  new URL('../packages/testing/src/stack/contracts.generated.ts', import.meta.url),
)

const fileNames = readdirSync(contractsFolder)
  .filter((name) => name.endsWith('.sol'))
  .sort()
const artifacts = render(compile(fileNames))

if (!process.argv.includes('--check')) {
  writeFileSync(artifactsFile, artifacts)
  console.log(`wrote ${fileNames.length} contracts`)
} else if (readCommitted() !== artifacts) {
  console.error('The committed contract artifacts are stale. Run `npm run contracts`.')
  process.exitCode = 1
} else {
  console.log(`${fileNames.length} contracts are up to date`)
}

/** Compiles every file; each holds one contract of its own name. */
function compile(names) {
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

function render(contracts) {
  const exports = contracts.map(({ contractName, abi, evm }) => {
    const name = contractName[0].toLowerCase() + contractName.slice(1)
    const fields = [
      `  abi: ${JSON.stringify(abi)},`,
      `  bytecode: '0x${evm.bytecode.object}',`,
      // Runtime code is only whole when the contract has no immutables; we set just these.
      ...(['FarcasterRegistry', 'Multicall3'].includes(contractName)
        ? [`  runtimeBytecode: '0x${evm.deployedBytecode.object}',`]
        : []),
    ]
    return `export const ${name} = {\n${fields.join('\n')}\n} as const\n`
  })
  return `// Written by scripts/contracts.mjs from packages/testing/contracts. Do not edit.\n\n${exports.join('\n')}`
}

function readCommitted() {
  try {
    return readFileSync(artifactsFile, 'utf8')
  } catch {
    // Never generated: as stale as can be.
    return ''
  }
}
