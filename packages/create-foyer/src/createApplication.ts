import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { applicationName } from './applicationName.ts'
import { editPolicy, editTest, writeOptions } from './edit.ts'
import { familiesOf } from './networks.ts'
import { findPacks, type Pack } from './packs.ts'
import { Refusal } from './Refusal.ts'
import { type Files, readTemplate, readVersion, type TemplateName, templates } from './templates.ts'

/** What is made. */
export interface ApplicationOptions {
  /** Where; it is made if it is not there, and has to be empty if it is. */
  readonly folder: string
  readonly template: TemplateName
  /** Whether it brings `@foyer/server`, and users sign in there. */
  readonly server?: boolean | undefined
  /** Names of `@foyer/core/networks`, as `readNetworks` checks them. */
  readonly networks?: readonly string[] | undefined
  /** A folder of packed packages of Foyer, which stand in the place of the registry. */
  readonly packs?: string | undefined
}

/** What was made. */
export interface Application {
  readonly name: string
  /** Absolute. */
  readonly folder: string
  /** What to do next, as commands for the folder. */
  readonly commands: readonly string[]
}

/**
 * Writes an application that connects a wallet. Installs nothing and asks no network.
 *
 * @throws `Refusal` before anything is written, when something is not as it has to be
 * @example
 * import { createApplication } from 'create-foyer'
 *
 * createApplication({ folder: 'shop', template: 'react', networks: ['mainnet', 'base'] })
 */
export function createApplication({
  folder,
  template,
  server = false,
  networks = ['mainnet', 'base'],
  packs,
}: ApplicationOptions): Application {
  const target = resolve(folder)
  refuseFull(target)
  const files = new Map([
    ...readTemplate(template),
    ...(server ? readServer({ template, files: readTemplate(template) }) : []),
  ])
  const manifest = JSON.parse(files.get('package.json') ?? '')
  const name = applicationName({ folder: target, taken: Object.keys(manifest.dependencies) })
  for (const family of familiesOf(networks)) manifest.dependencies[`@foyer/${family}`] = ''
  const ours = [
    ...new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })),
  ].filter((it) => it.startsWith('@foyer/'))
  const copies = packs === undefined ? [] : findPacks({ folder: resolve(packs), names: ours })
  const { options, policy, backend } = templates[template]
  replace(files, options, (text) =>
    writeOptions({ text, networks, backend: server ? backend : undefined }),
  )
  replace(files, 'test/connect.test.ts', (text) => editTest({ text, networks }))
  if (server) replace(files, policy, (text) => editPolicy({ text, template }))
  files.set('package.json', toText(withOurs({ manifest, copies })))

  mkdirSync(target, { recursive: true })
  for (const [path, text] of files) write(join(target, path), text.replaceAll(placeholder, name))
  if (copies.length > 0) mkdirSync(join(target, 'packs'))
  for (const { path, file } of copies) copyFileSync(path, join(target, 'packs', file))
  return {
    name,
    folder: target,
    commands: ['npm install', ...(server ? ['npm run server'] : []), 'npm run dev', 'npm test'],
  }
}

/** What the templates are called, wherever they name themselves. */
const placeholder = 'my-application'

/** A repository that was just made is as good as empty. */
function refuseFull(target: string) {
  if (!existsSync(target)) return
  if (!statSync(target).isDirectory())
    throw new Refusal(`${target} is a file. Choose another name for the folder.`)
  if (readdirSync(target).some((name) => name !== '.git'))
    throw new Refusal(`${target} is not empty. Choose another folder, or empty this one.`)
}

/** What `--server` adds to a template, in the words of that template. */
function readServer({ template, files }: { template: TemplateName; files: Files }): Files {
  const { backend, origins } = templates[template]
  const variable = backend.split('.').at(-1) ?? ''
  const added = readTemplate('server')
  for (const [path, text] of added)
    added.set(
      path,
      text.replaceAll('VITE_BACKEND', variable).replace(templates.vanilla.origins, origins),
    )
  const before = JSON.parse(files.get('package.json') ?? '')
  const after = JSON.parse(added.get('package.json') ?? '')
  for (const part of ['scripts', 'dependencies', 'devDependencies'])
    before[part] = { ...before[part], ...after[part] }
  added.set('package.json', JSON.stringify(before))
  added.set('README.md', `${files.get('README.md')}\n${added.get('README.md')}`)
  return added
}

/** Our packages in the version of this one, or as the packs that were copied. */
function withOurs({ manifest, copies }: { manifest: Manifest; copies: readonly Pack[] }): Manifest {
  const paths = new Map(copies.map(({ name, file }) => [name, `file:./packs/${file}`]))
  const version = readVersion()
  const rewrite = (dependencies: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(dependencies)
        .map(([name, named]): [string, string] => [
          name,
          name.startsWith('@foyer/') ? (paths.get(name) ?? version) : named,
        ])
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    )
  return {
    ...manifest,
    dependencies: rewrite(manifest.dependencies),
    devDependencies: rewrite(manifest.devDependencies),
    // Packages of ours name others of ours by version, which npm would ask the registry for.
    ...(paths.size > 0 && { overrides: Object.fromEntries(paths) }),
  }
}

interface Manifest {
  readonly dependencies: Record<string, string>
  readonly devDependencies: Record<string, string>
}

function replace(files: Files, path: string, edit: (text: string) => string) {
  files.set(path, edit(files.get(path) ?? ''))
}

const toText = (manifest: Manifest) => `${JSON.stringify(manifest, null, 2)}\n`

/** Never over something that came meanwhile. */
function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { flag: 'wx' })
}
