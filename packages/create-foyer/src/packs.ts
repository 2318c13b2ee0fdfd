import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Refusal } from './Refusal.ts'

/** A packed package of Foyer. */
export interface Pack {
  readonly name: string
  readonly path: string
  readonly file: string
  /** The packages of Foyer that it needs. */
  readonly needs: readonly string[]
}

/**
 * Finds the packs of some packages of Foyer, and of those that these need.
 *
 * @throws `Refusal` when one is missing
 */
export function findPacks({
  folder,
  names,
}: {
  folder: string
  names: readonly string[]
}): readonly Pack[] {
  if (!existsSync(folder))
    throw new Refusal(
      `There is no folder ${folder}. Name the one with Foyer's packs: npm run pack writes dist/packs.`,
    )
  const packs = new Map(
    readdirSync(folder)
      .filter((file) => /^foyer-.*\.tgz$/.test(file))
      .map((file) => readPack(join(folder, file)))
      .map((pack) => [pack.name, pack]),
  )
  const found = new Set(names)
  for (const name of found) {
    const pack = packs.get(name)
    if (!pack) throw new Refusal(`There is no pack of ${name} in ${folder}. Pack all of Foyer.`)
    for (const other of pack.needs) found.add(other)
  }
  return [...found].sort().flatMap((name) => packs.get(name) ?? [])
}

function readPack(path: string): Pack {
  const { name, dependencies } = JSON.parse(readManifest(path))
  const needs = Object.keys(dependencies ?? {}).filter((other) => other.startsWith('@foyer/'))
  return { name, path, file: basename(path), needs }
}

/** A tarball is blocks of 512 bytes: for each file a header with its name and length, then the file. */
function readManifest(path: string): string {
  const bytes = unpack(path)
  for (let at = 0; at + 512 <= bytes.length; ) {
    const textAt = (start: number, length: number) =>
      bytes.toString('utf8', at + start, at + start + length).replace(/\0.*$/s, '')
    const length = Number.parseInt(textAt(124, 12), 8) || 0
    const start = at + 512
    if (textAt(0, 100) === 'package/package.json')
      return bytes.toString('utf8', start, start + length)
    at = start + Math.ceil(length / 512) * 512
  }
  throw new Refusal(`${path} holds no package. Write it anew with npm run pack.`)
}

function unpack(path: string): Buffer {
  try {
    return gunzipSync(readFileSync(path))
  } catch (cause) {
    throw new Refusal(`${path} cannot be unpacked. Write it anew with npm run pack.`, { cause })
  }
}
