// Walks what an application installs with our packages, refuses licences we do not accept and keeps
// THIRD_PARTY_NOTICES.md. `--check` fails when that file is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sources } from './assets/sources.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const noticesPath = join(root, 'THIRD_PARTY_NOTICES.md')

const accepted = new Set([
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'MIT-0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
])

/**
 * Whether an SPDX expression can be met with licences we accept.
 *
 * @param {string | undefined} expression such as `MIT` or `(MIT OR GPL-3.0)`
 */
export function isAccepted(expression) {
  if (!expression) return false
  return expression
    .replace(/[()]/g, ' ')
    .split(/\sOR\s/)
    .some((choice) => choice.split(/\sAND\s/).every((name) => accepted.has(name.trim())))
}

/**
 * Every package installed with ours, from the lockfile.
 *
 * @param {Record<string, any>} places `packages` of package-lock.json
 * @returns {{ path: string, name: string, version: string, licence: string | undefined, binary: boolean }[]}
 */
export function walkRuntime(places) {
  const found = new Map()
  const visit = (path) => {
    const { dependencies, optionalDependencies } = places[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = locate({ places, from: path, name })
      if (!place) {
        if (optionalDependencies?.[name]) continue
        throw new Error(`package-lock.json does not hold ${name}, which ${path} needs`)
      }
      if (found.has(place)) continue
      const ours = places[place].link
      found.set(place, ours ? undefined : { path: place, name, ...places[place] })
      visit(ours ? places[place].resolved : place)
    }
  }
  for (const path of Object.keys(places)) {
    if (/^(packages|services)\/[^/]+$/.test(path) && !places[path].private) visit(path)
  }
  return [...found.values()]
    .filter((entry) => entry !== undefined)
    .map(({ path, name, version, license, os }) => ({
      ...{ path, name, version, licence: license },
      // Whether it is installed depends on the machine; its text is that of the package it is part of.
      binary: os !== undefined,
    }))
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

/** Node's own search, upwards from the package that asks. */
function locate({ places, from, name }) {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, '')) {
    const place = join(folder, 'node_modules', name)
    if (places[place]) return place
    if (folder === '') return undefined
  }
}

function writeNotices(entries) {
  const texts = entries.map(({ path, name, version, licence, binary }) => {
    const folder = join(root, path)
    const file =
      !binary && existsSync(folder)
        ? readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file))
        : undefined
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : undefined
    const quoted = text ? `\n\n\`\`\`text\n${text.replaceAll('\r\n', '\n')}\n\`\`\`` : ''
    return `## ${name} ${version}\n\n${licence}${quoted}`
  })
  const head = `# Third-party notices

What an application installs together with Foyer's packages, written by \`npm run licences\`. React is
the application's own.`
  return `${[head, ...texts, assetsHead, ...readAssets()].join('\n\n')}\n`
}

const assetsHead = `# Copied facts and images

The wallet list in \`@foyer/core\` was made from these packages by \`npm run wallets\`, the server's
catalogue of wallets, networks and tokens by \`npm run catalogue\`. Names and marks belong to their
makers.`

/** What is copied into ours and not installed, each with the licence text kept beside its source. */
function readAssets() {
  return Object.entries(sources).map(([key, { name, version, licence }]) => {
    const text = readFileSync(join(root, `scripts/assets/${key}.txt`), 'utf8').trim()
    return `## ${name} ${version}\n\n${licence}\n\n\`\`\`text\n${text}\n\`\`\``
  })
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { packages } = readJson('package-lock.json')
  for (const [path, place] of Object.entries(packages)) {
    // The lockfile forgets which of our packages are private.
    if (/^(packages|services)\//.test(path) && existsSync(join(root, path, 'package.json')))
      place.private = readJson(join(path, 'package.json')).private
  }
  const entries = walkRuntime(packages)
  const refused = [...entries, ...Object.values(sources)].filter(
    ({ licence }) => !isAccepted(licence),
  )
  for (const { name, version, licence } of refused)
    console.error(`${name} ${version}: ${licence ?? 'no licence'} is not accepted`)

  const notices = writeNotices(entries)
  const stale = !existsSync(noticesPath) || readFileSync(noticesPath, 'utf8') !== notices
  if (process.argv.includes('--check')) {
    if (stale) console.error('THIRD_PARTY_NOTICES.md is stale: run `npm run licences`')
    process.exitCode = stale || refused.length > 0 ? 1 : 0
  } else {
    writeFileSync(noticesPath, notices)
    process.exitCode = refused.length > 0 ? 1 : 0
  }
  console.log(`${entries.length} runtime dependencies, ${refused.length} refused`)
}
