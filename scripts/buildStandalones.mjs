// What hardly anybody needs, in one file with all that it imports (docs/decisions/0033).
import { readdir, readFile, writeFile } from 'node:fs/promises'
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
  await addLicences(output, join(outDir, name))
}

/** The licences of what is in a file ask to be copied along. */
export async function addLicences(output, path) {
  const packages = output.flatMap(({ moduleIds = [] }) =>
    moduleIds.map((id) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0]),
  )
  const licences = await Promise.all(
    [...new Set(packages)]
      .filter((place) => place !== undefined)
      .toSorted()
      .map(async (place) => {
        const name = (await readdir(place)).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name))
        return name ? readFile(join(place, name), 'utf8') : licenceNamed(place)
      }),
  )
  const text = await readFile(path, 'utf8')
  const notices = [...new Set(licences)].map((licence) => `/*!\n${licence.trim()}\n*/\n`)
  await writeFile(path, `${notices.join('')}${text}`)
}

/** Some say in their manifest alone what they are under, and whose they are. */
async function licenceNamed(place) {
  const { name, license, author, repository } = JSON.parse(
    await readFile(join(place, 'package.json'), 'utf8'),
  )
  if (!license) throw new Error(`${place} does not say under which licence it is`)
  const from = author?.name ?? author ?? repository?.url ?? repository ?? ''
  return `${name}: ${license}. ${from}`
}
