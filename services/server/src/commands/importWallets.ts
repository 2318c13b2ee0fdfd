import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '../platform/database/Database.ts'
import {
  type Finding,
  type ImportedRows,
  readImportedRows,
} from '../wallets/imported/importedRows.ts'
import { forgetImport, storeImport } from '../wallets/imported/importedWallets.ts'

/** What a command needs of the process it runs in. */
export interface CommandParameters {
  /** After the name of the command. */
  args: readonly string[]
  /** Called when there is something to write. */
  openDatabase(): Promise<Database>
  /** A line for the operator. */
  write(line: string): void
}

const usage = `Usage: foyer-server import-wallets <file.json> [--images <folder>] [--add] [--dry-run]

  <file.json>        a getWallets answer ({"data":[…]}), or the list alone
  --images <folder>  images named <image_id>.png, .webp, .jpg, .gif or .svg, 256 KB at most
  --add              lay the wallets over the built-in ones, instead of replacing them
  --dry-run          say what would happen, and change nothing`

/**
 * `foyer-server import-wallets`: puts the operator's catalogue in the place of the one before. Rows
 * that cannot be used are said and left out; they never stop the others.
 *
 * @returns the exit code: 0, or 1 when there was nothing to import and nothing was changed.
 * @throws what `openDatabase` throws, and `database/unavailable`
 */
export async function importWallets({
  args,
  openDatabase,
  write,
}: CommandParameters): Promise<number> {
  const options = readOptions(args)
  if (!options) return refuse(write, usage)
  const { file, images, add, dryRun } = options

  const source = await readSource(file)
  if (typeof source === 'string') return refuse(write, source)
  const imageFiles = images === undefined ? new Map<string, string>() : listImages(images)
  if (typeof imageFiles === 'string') return refuse(write, imageFiles)
  const unused = new Set(imageFiles.keys())
  const imported = readImportedRows({
    source,
    readFile: (imageId) => {
      const path = imageFiles.get(imageId)
      unused.delete(imageId)
      return path === undefined ? null : readFileSync(path)
    },
  })

  for (const line of findingLines(imported.findings)) write(line)
  write(countLine(imported))
  if (unused.size > 0) write(`Images of the folder that belong to no wallet: ${unused.size}.`)
  if (imported.wallets.length === 0) {
    return refuse(write, 'Nothing is left to import, so nothing was changed.')
  }
  if (dryRun) {
    write('This was a dry run: nothing was changed.')
    return 0
  }

  const database = await openDatabase()
  try {
    await storeImport({ database, mode: add ? 'add' : 'replace', imported })
  } finally {
    await database.close()
  }
  write(
    add
      ? 'They are offered together with the built-in wallets. Servers that run take them up within 10 s.'
      : 'They are offered instead of the built-in wallets. Servers that run take them up within 10 s.',
  )
  return 0
}

/**
 * `foyer-server forget-wallets`: takes the import away, so that the built-in wallets are
 * offered again.
 *
 * @returns the exit code.
 * @throws what `openDatabase` throws, and `database/unavailable`
 */
export async function forgetWallets({
  args,
  openDatabase,
  write,
}: CommandParameters): Promise<number> {
  if (args.length > 0) return refuse(write, 'Usage: foyer-server forget-wallets')
  const database = await openDatabase()
  try {
    await forgetImport(database)
  } finally {
    await database.close()
  }
  write('The import is forgotten: the built-in wallets are offered again, within 10 s.')
  return 0
}

function refuse(write: (line: string) => void, line: string): number {
  write(line)
  return 1
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        images: { type: 'string' },
        add: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) return null
    return { file, images: values.images, add: values.add, dryRun: values['dry-run'] }
  } catch {
    // An option that is not there: the usage says which are.
    return null
  }
}

/** The rows, or what is wrong with the file. */
async function readSource(file: string): Promise<readonly unknown[] | string> {
  try {
    const value: unknown = JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''))
    const rows = Array.isArray(value) ? value : (value as { data?: unknown } | null)?.data
    return Array.isArray(rows)
      ? rows
      : `${file} holds no list of wallets: write {"data":[…]} or […].`
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    return code === undefined
      ? `${file} is no JSON: ${(error as Error).message}`
      : `${file} cannot be read (${code}).`
  }
}

const imageEndings = new Set(['.png', '.webp', '.jpg', '.jpeg', '.gif', '.svg'])
/** Anything larger is refused anyway, and need not be read into memory. */
const maxReadBytes = 1_024 * 1_024

/** Paths by image id, or what is wrong with the folder. An id finds a name; it never makes a path. */
function listImages(folder: string): Map<string, string> | string {
  try {
    const files = new Map<string, string>()
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const ending = extname(entry.name)
      const path = join(folder, entry.name)
      if (!entry.isFile() || !imageEndings.has(ending.toLowerCase())) continue
      if (statSync(path).size <= maxReadBytes) files.set(entry.name.slice(0, -ending.length), path)
    }
    return files
  } catch (error) {
    return `The folder ${folder} cannot be read (${(error as NodeJS.ErrnoException).code}).`
  }
}

/** A table that a user reads and `grep` finds its way in. */
function findingLines(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return []
  const cells = findings.map(({ row, name, about, outcome, reason }) => [
    `${row}`,
    name,
    `${about === 'row' ? '' : `${about} `}${outcome}: ${reason}`,
  ])
  const table = [['row', 'wallet', 'what happened'], ...cells]
  const widthOf = (column: number) => Math.max(...table.map((cell) => cell[column]?.length ?? 0))
  const [first, second] = [widthOf(0), widthOf(1)]
  return [
    ...table.map(
      ([row = '', name = '', what = '']) =>
        `${row.padStart(first)}  ${name.padEnd(second)}  ${what}`,
    ),
    '',
  ]
}

function countLine({ rowCount, wallets, images, findings }: ImportedRows): string {
  const changed = findings.filter(({ outcome }) => outcome !== 'left out').length
  const refused = findings.filter(({ about }) => about === 'image').length
  return (
    `${count(rowCount, 'row')} read: ${count(wallets.length, 'wallet')}, ` +
    `${rowCount - wallets.length} left out, ${count(changed, 'field')} emptied or cleaned; ` +
    `${count(images.length, 'image')}, ${refused} left out.`
  )
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
