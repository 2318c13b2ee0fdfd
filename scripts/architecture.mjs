// Checks every import against the layers and features in .dependency-cruiser.cjs.
import { existsSync } from 'node:fs'
import Module, { createRequire, register } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const require = createRequire(import.meta.url)

/**
 * @param {{ folder?: string }} [options]
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
export async function checkArchitecture({ folder = root } = {}) {
  lendParser()
  const { cruise } = await import('dependency-cruiser')
  const here = process.cwd()
  process.chdir(folder)
  try {
    const { forbidden, options } = require(join(root, '.dependency-cruiser.cjs'))
    const places = ['packages', 'services', 'apps', 'scripts'].filter((name) => existsSync(name))
    const { output } = await cruise(places, { ...options, validate: true, ruleSet: { forbidden } })
    return {
      modules: output.summary.totalCruised,
      violations: output.summary.violations.map(({ rule, from, to, cycle }) => ({
        rule: rule.name,
        from,
        to: cycle ? cycle.map(({ name }) => name).join(' -> ') : to,
      })),
    }
  } finally {
    process.chdir(here)
  }
}

/**
 * Dependency-cruiser reads TypeScript through the compiler's JavaScript API, which TypeScript 7 no
 * longer has. Are The Types Wrong brings an older compiler for the same reason; we lend that one.
 */
function lendParser() {
  const path = createRequire(require.resolve('@arethetypeswrong/core')).resolve('typescript')
  const url = pathToFileURL(path).href
  const resolveFilename = Module._resolveFilename
  Module._resolveFilename = (request, ...rest) =>
    request === 'typescript/package.json'
      ? resolve(path, '../../package.json')
      : resolveFilename(request, ...rest)
  const hook = `export const resolve = (id, context, next) =>
    id === 'typescript' ? { url: ${JSON.stringify(url)}, shortCircuit: true } : next(id, context)`
  register(`data:text/javascript,${encodeURIComponent(hook)}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  const { modules, violations } = await checkArchitecture({ folder })
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`)
  console.log(`${modules} modules, ${violations.length} violations`)
  process.exitCode = violations.length > 0 ? 1 : 0
}
