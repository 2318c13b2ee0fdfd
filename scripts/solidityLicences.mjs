// What Solidity sources say of their licence, file by file: a package that says MIT can hold others.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const accepted = /^(MIT|MIT-0|Apache-2\.0|BSD-\d-Clause|ISC|0BSD|CC0-1\.0)$/

/**
 * Whether the SPDX line of a source can be met with licences we accept.
 *
 * @param {string | undefined} expression such as `MIT` or `MIT OR GPL-3.0`
 */
export function isAcceptedSource(expression) {
  if (!expression) return false
  return expression
    .replace(/[()]/g, ' ')
    .split(/\sOR\s/)
    .some((choice) => choice.split(/\sAND\s/).every((name) => accepted.test(name.trim())))
}

/**
 * The expression of a source's SPDX line.
 *
 * @param {string} source
 */
export function spdxOf(source) {
  return /SPDX-License-Identifier:\s*([^\r\n*]+)/.exec(source)?.[1].trim()
}

/**
 * The Solidity sources in a folder that we do not accept; those of packages within it are their own.
 *
 * @param {string} folder
 * @returns {{ file: string, licence: string | undefined }[]}
 */
export function refusedSources(folder) {
  return filesIn(folder, /\.sol$/)
    .map((file) => ({ file, licence: spdxOf(readFileSync(file, 'utf8')) }))
    .filter(({ licence }) => !isAcceptedSource(licence))
}

/**
 * The sources that a contract is compiled from, itself among them, that we do not accept.
 *
 * @param {string} file
 * @returns {{ file: string, licence: string | undefined }[]}
 */
export function refusedImports(file) {
  const seen = new Set()
  const visit = (path) => {
    if (seen.has(path)) return []
    seen.add(path)
    const source = readFileSync(path, 'utf8')
    const licence = spdxOf(source)
    const imports = [...source.matchAll(/^\s*import\s+(?:[^;"']*from\s*)?["']([^"']+)["']/gm)]
    return [
      ...(isAcceptedSource(licence) ? [] : [{ file: path, licence }]),
      ...imports.flatMap(([, name]) => visit(locate(name, path))),
    ]
  }
  return visit(file)
}

/** Node's own search, as scripts/contracts.mjs hands sources to the compiler. */
function locate(name, from) {
  if (name.startsWith('.')) return resolve(dirname(from), name)
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(path)) return path
    if (folder === dirname(folder))
      throw new Error(`${from} imports ${name}, which is not installed`)
  }
}

/**
 * Code of the compiled contracts in a package, in pieces that are found again wherever it was copied to.
 *
 * @param {string} folder of the package
 * @returns {{ file: string, pieces: string[] }[]}
 */
export function artefactsIn(folder) {
  return filesIn(folder, /\.json$/).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const codes = [...text.matchAll(/"(?:0x)?([\da-f]{400,})/gi)].map(([, code]) => code)
    const pieces = codes.flatMap((code) => piecesOf(code.toLowerCase()))
    return pieces.length > 0 ? [{ file, pieces }] : []
  })
}

/** Long enough to be nothing else's, and no padding. */
function piecesOf(code) {
  return [0.2, 0.5, 0.8]
    .map((part) => Math.floor((code.length * part) / 2) * 2)
    .map((start) => code.slice(start, start + 128))
    .filter((piece) => new Set(piece.match(/../g)).size >= 16)
}

/**
 * Which artefacts were copied into files that are published.
 *
 * @param {{ file: string, pieces: string[] }[]} artefacts
 * @param {readonly string[]} folders what is published, as sources and as built
 * @returns {{ file: string, artefact: string }[]}
 */
export function copiedArtefacts(artefacts, folders) {
  return folders
    .flatMap((folder) => filesIn(folder, /\.(m?[jt]sx?|json|sol|html|wasm)$/))
    .flatMap((file) => {
      const text = readFileSync(file, 'latin1').toLowerCase()
      // Few files hold as much of it as one piece.
      if (!/[\da-f]{128}/.test(text)) return []
      return artefacts
        .filter(({ pieces }) => pieces.some((piece) => text.includes(piece)))
        .map(({ file: artefact }) => ({ file, artefact }))
    })
}

function filesIn(folder, pattern) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path, pattern)
    return entry.isFile() && pattern.test(entry.name) ? [path] : []
  })
}
