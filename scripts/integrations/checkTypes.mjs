// Type-checks an application with the oldest and the newest TypeScript that we promise, in the two ways in
// which applications find modules. Declarations are checked as well: every door of every package of ours is
// imported, and what the compiler says of another package's declarations is told and does not count.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** The oldest one comes by another name; newer ones than the newest are tried when they are out. */
const compilers = ['typescript-5-4', 'typescript']
const resolutions = [
  { module: 'esnext', moduleResolution: 'bundler' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
]

/**
 * @param {{ place: string, folder: string }} parameters the application, and where its packages are installed
 * @throws when an application could not be built with one of the compilers
 */
export async function checkTypes({ place, folder }) {
  const doors = readDoors(join(folder, 'node_modules'))
  writeFileSync(join(place, 'doors.ts'), importAll(doors))
  const faults = []
  for (const compiler of compilers)
    for (const resolution of resolutions) {
      const { ours, others } = await check({ place, folder, compiler, resolution })
      const { version } = readManifest(join(folder, 'node_modules', compiler))
      const way = `TypeScript ${version}, ${resolution.moduleResolution}`
      const besides = others.length > 0 ? `; not valid themselves: ${others.join(', ')}` : ''
      console.log(`${way}: ${doors.length} doors, ${ours.length} errors${besides}`)
      faults.push(...ours.map((error) => `${way}: ${error}`))
    }
  if (faults.length > 0) throw new Error(faults.slice(0, 30).join('\n'))
}

/** @returns {string[]} what can be imported of our packages that are installed */
function readDoors(modules) {
  const names = readdirSync(join(modules, '@foyer')).map((name) => `@foyer/${name}`)
  return names.flatMap((name) =>
    Object.entries(readManifest(join(modules, name)).exports)
      // Those of templates change the types of a framework, which is not installed here.
      .filter(([door, { default: script }]) => script && !door.startsWith('./types/'))
      .map(([door]) => join(name, door)),
  )
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

const importAll = (doors) =>
  [
    ...doors.map((door, index) => `import * as door${index} from '${door}'`),
    `export const doors = [${doors.map((_, index) => `door${index}`).join(', ')}]`,
    '',
  ].join('\n')

async function check({ place, folder, compiler, resolution }) {
  const config = join(place, `tsconfig.${compiler}.${resolution.moduleResolution}.json`)
  writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: {
        ...resolution,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        types: ['node'],
        strict: true,
        skipLibCheck: false,
        noEmit: true,
      },
      include: ['*.ts', '*.tsx'],
    }),
  )
  const output = await execute(
    process.execPath,
    [join(folder, 'node_modules', compiler, 'bin/tsc'), '-p', config, '--pretty', 'false'],
    { cwd: place, maxBuffer: 1e8 },
  ).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
  return sort(output.split('\n').filter((line) => /error TS\d+/.test(line)))
}

/**
 * A compiler that cannot read a file says nothing of what the others mean, so such a file counts wherever it is.
 */
function sort(errors) {
  const others = new Set()
  const ours = []
  for (const error of errors) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(error)?.[1]
    if (name && !name.startsWith('@foyer/') && !/error TS1(0\d\d|1[0-3]\d):/.test(error))
      others.add(name)
    else ours.push(error)
  }
  return { ours, others: [...others].sort() }
}
