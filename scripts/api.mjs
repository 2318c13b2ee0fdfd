// Writes what each door of each published package lets out to api/<package>.<door>.api.md, so that a change of
// the public surface shows in review. Reads the declarations that `npm run build` made. The doors of
// @foyer/elements that type templates are no reports: they are written by hand in packages/elements/types.
//
//   node scripts/api.mjs           writes the reports
//   node scripts/api.mjs --check   fails when one differs from what is built
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor'
import { readPackages } from './buildUnits.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const reportFolder = join(root, 'api')
const draftFolder = join(root, '.foyer/api')

/** What applications should not rely on; reported all the same, as our packages of one version share it. */
const forOurselves = [
  '@foyer/core/client',
  '@foyer/core/wallets',
  '@foyer/images',
  '@foyer/images/plain',
  '@foyer/images/raster',
  '@foyer/modal',
  '@foyer/protocol',
  '@foyer/ui',
]

/**
 * Every door that has types, of every package that is published.
 *
 * @returns {{ id: string, package: string, file: string, types: string, folder: string }[]}
 */
function readDoors() {
  return readPackages()
    .filter(({ manifest }) => !manifest.private)
    .flatMap(({ name, folder, manifest }) =>
      Object.entries(manifest.exports)
        .filter(([, { types }]) => types?.startsWith('./dist/'))
        .map(([door, { types }]) => ({
          id: join(name, door),
          package: name,
          file: join(name, door).replace('@foyer/', '').replaceAll('/', '.'),
          types: join(folder, types),
          folder,
        })),
    )
}

function prepare({ file, types, folder }) {
  const silent = { default: { logLevel: ExtractorLogLevel.None } }
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            types: ['node'],
            strict: true,
            exactOptionalPropertyTypes: true,
            skipLibCheck: true,
          },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: file,
        reportFolder: draftFolder,
        reportTempFolder: draftFolder,
        // A type that a door does not name is a part of its surface, where something that it names has it.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      // Doors are public as a whole, and docstrings have checks of their own.
      messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  })
}

/**
 * Reads every door with one compiler, which takes a third of the time that one for each would.
 *
 * @returns {Map<string, string>} the texts of the reports by the names of their files
 */
function readReports() {
  const doors = readDoors()
  const configs = doors.map(prepare)
  rmSync(draftFolder, { recursive: true, force: true })
  mkdirSync(draftFolder, { recursive: true })
  const compilerState = CompilerState.create(configs[0], {
    additionalEntryPoints: doors.map(({ types }) => types),
  })
  const read = doors.map((door, index) => {
    extract({ door, config: configs[index], compilerState })
    const draft = readFileSync(join(draftFolder, `${door.file}.api.md`), 'utf8')
    return { ...door, declarations: readDeclarations(draft) }
  })
  return new Map(
    tellOnce(read).map(({ id, file, declarations }) => [
      `${file}.api.md`,
      write({ id, declarations }),
    ]),
  )
}

function extract({ door, config, compilerState }) {
  try {
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback(message) {
        message.handled = true
      },
    })
  } catch (error) {
    throw new Error(
      `${door.id} cannot be read. API Extractor fails where a class or an interface has a type parameter and a member of the same name: name one of them otherwise.`,
      { cause: error },
    )
  }
}

/** @returns {string[]} declarations, without the comments that would stand at every line */
function readDeclarations(draft) {
  const [, text] = /```ts\n([\s\S]*)```/.exec(draft)
  return text
    .split('\n')
    .filter((line) => !/^\s*\/\/ (\(|@public|Warning:)/.test(line))
    .join('\n')
    .split(/\n{2,}/)
    .map((declaration) => declaration.replace(/^\n|\n$/g, ''))
    .filter(Boolean)
}

/** What several doors of a package name and none lets out stands in the report of the first one. */
function tellOnce(doors) {
  const told = new Set()
  const exported = new Set()
  const keyOf = (door, declaration) => `${door.package} ${declaration.replace('export ', '')}`
  for (const door of doors)
    for (const declaration of door.declarations)
      if (declaration.startsWith('export ')) exported.add(keyOf(door, declaration))
  return doors.map((door) => ({
    ...door,
    declarations: door.declarations.filter((declaration) => {
      const key = keyOf(door, declaration)
      if (/^(export|import) /.test(declaration)) return true
      if (exported.has(key) || told.has(key)) return false
      told.add(key)
      return true
    }),
  }))
}

function write({ id, declarations }) {
  const promise = forOurselves.includes(id)
    ? "For Foyer's own packages; it promises nothing to applications.\n\n"
    : ''
  return `# ${id}\n\n${promise}Written by \`npm run api\` from what is built.\n\n\`\`\`ts\n${declarations.join('\n\n')}\n\`\`\`\n`
}

/** @returns {string[]} a sentence for each report that is not what was built */
function compare(reports) {
  const kept = new Map(
    readdirSync(reportFolder).map((name) => [name, readFileSync(join(reportFolder, name), 'utf8')]),
  )
  return [...new Set([...reports.keys(), ...kept.keys()])]
    .filter((name) => reports.get(name) !== kept.get(name))
    .map((name) => {
      if (!kept.has(name)) return `api/${name} is missing`
      if (!reports.has(name)) return `api/${name} is of a door that is gone`
      const before = kept.get(name).split('\n')
      const after = reports.get(name).split('\n')
      const line = after.findIndex((text, index) => text !== before[index])
      return `api/${name}:${line + 1} is not what was built: ${after[line]?.trim() ?? 'shorter'}`
    })
}

const reports = readReports()
if (process.argv.includes('--check')) {
  const differences = compare(reports)
  for (const difference of differences) console.error(difference)
  if (differences.length > 0)
    console.error('`npm run api` writes them anew; the change is reviewed.')
  console.log(`${reports.size} reports, ${differences.length} differ`)
  process.exitCode = differences.length > 0 ? 1 : 0
} else {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder)
  for (const [name, text] of reports) writeFileSync(join(reportFolder, name), text)
  console.log(`${reports.size} reports in api/`)
}
