// Writes the shapes of `@foyer/protocol` that a package's declarations name into the package itself.
// They are made from schemas, so an application would otherwise have to install the schema library to
// read a type.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const shapesFile = 'protocol.d.ts'
/** An import of the whole, under a name, or of some names. */
const imports =
  /import type (?:\* as (\w+)|\{([^}]*)\}) from '@foyer\/protocol'|export type \{([^}]*)\} from '@foyer\/protocol'/g

/**
 * Makes declarations stand without `@foyer/protocol`: what they name of it goes into a file of their own.
 *
 * @param {{ folder: string, files: string[] }} declarations paths below the folder
 */
export async function inlineShapes({ folder, files }) {
  const names = new Set()
  for (const file of files) {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    if (!text.includes("'@foyer/protocol'")) continue
    for (const [, space, some, exported] of text.matchAll(imports))
      for (const name of space
        ? [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name]) => name)
        : (some ?? exported).split(',').map((name) => name.trim()))
        names.add(name)
    const to = relative(dirname(path), join(folder, shapesFile.replace('.d.ts', '.js')))
    await writeFile(
      path,
      text.replaceAll("'@foyer/protocol'", `'${to.startsWith('.') ? to : `./${to}`}'`),
    )
  }
  if (names.size > 0) await writeFile(join(folder, shapesFile), spellOut([...names].sort()))
}

/** The declarations of those types, with nothing in them but what TypeScript itself knows. */
function spellOut(names) {
  const ts = olderCompiler()
  const entry = join(root, 'packages/protocol/src/index.ts')
  const program = ts.createProgram([entry], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
  })
  const checker = program.getTypeChecker()
  const doors = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(entry)),
  )
  const { NoTruncation, InTypeAlias, MultilineObjectLiterals } = ts.TypeFormatFlags
  const lines = names.map((name) => {
    const door = doors.find((symbol) => symbol.name === name)
    if (!door) throw new Error(`@foyer/protocol has no ${name}`)
    const type = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(door))
    const flags = NoTruncation | InTypeAlias | MultilineObjectLiterals
    const text = checker.typeToString(type, undefined, flags)
    if (type.flags & ts.TypeFlags.Any || /\b(?:z|core|import)\b[.(]/.test(text))
      throw new Error(`${name} of @foyer/protocol cannot be spelled out: ${text}`)
    return `export type ${name} = ${text.replace(/\s+/g, ' ')};\n`
  })
  return `/** Shapes of @foyer/protocol, spelled out. */\n${lines.join('')}`
}

/** TypeScript 7 has no JavaScript interface; Are The Types Wrong brings a compiler that does. */
function olderCompiler() {
  const require = createRequire(import.meta.url)
  return createRequire(require.resolve('@arethetypeswrong/core'))('typescript')
}
