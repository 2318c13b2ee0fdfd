// What hardly anybody needs, in one file with all that it imports (docs/decisions/0033).
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { listFiles } from './buildUnits.mjs'

/** Builds the sources of a package that are named `*.standalone.ts`. */
export async function buildStandalones({ folder, outDir }) {
  const paths = listFiles(join(folder, 'src')).filter((path) => path.endsWith('.standalone.ts'))
  for (const path of paths) await buildStandalone({ folder, path, outDir })
}

/**
 * What hardly anybody needs and is loaded on demand, in one file with its dependencies. A bundler
 * never cuts a module in two, so what such code shares with the rest of a package would make the rest
 * as large as both together.
 */
async function buildStandalone({ folder, path, outDir }) {
  const vite = await import('vite')
  const name = relative(join(folder, 'src'), path).replace(/\.ts$/, '.js')
  const [{ output }] = await vite.build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: path,
        formats: ['es'],
        fileName: () => name,
      },
      rolldownOptions: {
        output: { comments: { legal: true, annotation: true, jsdoc: false } },
      },
    },
  })
  // The licences of what is in it ask to be copied along.
  const packages = output.flatMap(({ moduleIds = [] }) =>
    moduleIds.map((id) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0]),
  )
  const licences = await Promise.all(
    [...new Set(packages)]
      .filter((place) => place !== undefined)
      .map((place) => readFile(join(place, 'LICENSE'), 'utf8')),
  )
  const text = await readFile(join(outDir, name), 'utf8')
  await writeFile(
    join(outDir, name),
    `${licences.map((licence) => `/*!\n${licence.trim()}\n*/\n`).join('')}${text}`,
  )
}
