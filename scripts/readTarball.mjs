// What is in a tarball, and what must not be.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

const needed = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']

/** Files that are for us, or for nobody. */
const unwanted =
  /(^|\/)(\.(?!well-known)[^/]+|node_modules|test-results)(\/|$)|\.(test|spec)\.|\.(pem|key|p12|tgz|tsbuildinfo)$/

/** Tokens of npm, GitHub, AWS, Slack and Google, and keys in PEM. */
const secrets =
  /npm_[A-Za-z0-9]{36}|gh[pousr]_[A-Za-z0-9]{36}|\bAKIA[0-9A-Z]{16}\b|xox[baprs]-[A-Za-z0-9-]{10}|AIza[\w-]{35}|-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/]/

/**
 * @param {{ path: string, version: string, machine?: string[] }} parameters `machine`: paths of the machine that
 * packed it, which must not be told
 * @returns {Promise<{ file: string, manifest: any, packedBytes: number, unpackedBytes: number, files: number,
 * integrity: string, faults: string[] }>}
 */
export async function readTarball({ path, version, machine = [] }) {
  const bytes = readFileSync(path)
  const folder = await mkdtemp(join(tmpdir(), 'foyer-tarball-'))
  try {
    await execute('tar', ['-xzf', path, '-C', folder, '--strip-components=1'])
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((name) => ({ name, text: readFileSync(join(folder, name)) }))
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return {
      file: basename(path),
      manifest,
      packedBytes: bytes.length,
      unpackedBytes: files.reduce((sum, { text }) => sum + text.length, 0),
      files: files.length,
      integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
      faults: [
        ...needed.filter((name) => !existsSync(join(folder, name))).map((name) => `lacks ${name}`),
        ...files.flatMap(({ name, text }) =>
          findFaults({ name, text: `${text}`, folder, machine: [...machine, `${homedir()}/`] }),
        ),
        ...findManifestFaults({ manifest, version }),
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function findFaults({ name, text, folder, machine }) {
  const place = machine.find((path) => path !== '/' && text.includes(path))
  return [
    // What a scaffold copies has tests for those who get it.
    ...(unwanted.test(name) && !name.startsWith('templates/') ? [`has ${name}`] : []),
    ...(secrets.test(text) ? [`${name} looks as if it had a secret`] : []),
    ...(place ? [`${name} names ${place}`] : []),
    ...(name.endsWith('.map') ? findLostSources({ name, text, folder }) : []),
  ]
}

/** A map leads developer tools to sources; those that are not in the tarball are of the machine that made it. */
function findLostSources({ name, text, folder }) {
  const { sources, sourcesContent } = JSON.parse(text)
  return sources
    .filter((source, index) => !sourcesContent?.[index] && !leadsIn({ name, source, folder }))
    .map((source) => `${name} names ${source}, which is not in it`)
}

function leadsIn({ name, source, folder }) {
  const path = join(folder, dirname(name), source)
  return !source.startsWith('/') && path.startsWith(folder) && existsSync(path)
}

function findManifestFaults({ manifest, version }) {
  const { name, publishConfig, dependencies = {} } = manifest
  const loose = Object.entries(dependencies).filter(
    ([other, wanted]) => /[:/]/.test(wanted) || (other.startsWith('@foyer/') && wanted !== version),
  )
  return [
    ...(manifest.version === version ? [] : [`is version ${manifest.version}, not ${version}`]),
    ...(publishConfig?.access === 'public' && publishConfig.provenance === true
      ? []
      : ['does not say access and provenance in publishConfig']),
    ...loose.map(([other, wanted]) => `depends on ${other} ${wanted}`),
    ...(manifest.license === 'MIT' ? [] : [`${name} is not under the MIT licence`]),
  ]
}
