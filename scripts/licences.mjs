// Walks what an application installs with our packages, refuses licences we do not accept and keeps
// THIRD_PARTY_NOTICES.md. `--check` fails when that file is stale. Of Solidity the SPDX line of each source counts, whatever
// its package says.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sources } from './assets/sources.mjs'
import {
  artefactsIn,
  copiedArtefacts,
  refusedImports,
  refusedSources,
} from './solidityLicences.mjs'

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

/**
 * Solidity that must not reach an application: in what is installed with ours, in what our contracts are compiled from, and
 * as compiled code in what we publish. Packages with such sources are for development alone, or an optional peer.
 *
 * @param {Record<string, any>} places `packages` of package-lock.json
 * @param {string} folder where they lie
 * @returns {string[]} what is refused, a sentence each
 */
export function refusedSolidity(places, folder) {
  const short = (path) => relative(folder, path)
  const installed = [...walkRuntime(places).map(({ path }) => path), ...requiredPeers(places)]
  const ours = Object.keys(places)
    .filter((path) => /^(packages|services)\/[^/]+$/.test(path))
    .map((path) => join(folder, path))
  const foreign = Object.keys(places)
    .filter((path) => /(^|\/)node_modules\//.test(path) && !places[path].link)
    .map((path) => join(folder, path))
    .filter((path) => refusedSources(path).length > 0)
  const artefacts = foreign.flatMap(artefactsIn)
  const published = ours.flatMap((path) => ['src', 'dist'].map((part) => join(path, part)))
  const ownSources = ours.flatMap((path) => {
    const contracts = join(path, 'contracts')
    return existsSync(contracts)
      ? readdirSync(contracts)
          .filter((name) => name.endsWith('.sol'))
          .map((name) => join(contracts, name))
      : []
  })
  const said = (licence) => licence ?? 'no SPDX line'
  return [
    ...installed.flatMap((path) =>
      refusedSources(join(folder, path)).map(
        ({ file, licence }) => `${short(file)}: ${said(licence)}, and is installed with ours`,
      ),
    ),
    ...ownSources.flatMap((contract) =>
      refusedImports(contract).map(
        ({ file, licence }) => `${short(contract)} stands on ${short(file)}: ${said(licence)}`,
      ),
    ),
    ...copiedArtefacts(artefacts, published).map(
      ({ file, artefact }) => `${short(file)} holds code of ${short(artefact)}`,
    ),
  ]
}

/** Peers that npm installs by itself. */
function requiredPeers(places) {
  return Object.keys(places)
    .filter((path) => /^(packages|services)\/[^/]+$/.test(path) && !places[path].private)
    .flatMap((path) => {
      const { peerDependencies, peerDependenciesMeta } = places[path]
      return Object.keys(peerDependencies ?? {})
        .filter((name) => peerDependenciesMeta?.[name]?.optional !== true)
        .map((name) => locate({ places, from: path, name }))
        .filter((place) => place !== undefined && !places[place].link)
    })
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
  const solidity = refusedSolidity(packages, root)
  for (const sentence of solidity) console.error(`${sentence}: not accepted`)
  const isRefused = refused.length + solidity.length > 0

  const notices = writeNotices(entries)
  const stale = !existsSync(noticesPath) || readFileSync(noticesPath, 'utf8') !== notices
  if (process.argv.includes('--check')) {
    if (stale) console.error('THIRD_PARTY_NOTICES.md is stale: run `npm run licences`')
    process.exitCode = stale || isRefused ? 1 : 0
  } else {
    writeFileSync(noticesPath, notices)
    process.exitCode = isRefused ? 1 : 0
  }
  console.log(
    `${entries.length} runtime dependencies, ${refused.length} refused, ${solidity.length} Solidity sources refused`,
  )
}
