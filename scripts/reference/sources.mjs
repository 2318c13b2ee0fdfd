// Reads the sources for the reference, with the compiler that has an API for it. Nothing has to be built.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript-5-4'

export const root = resolve(import.meta.dirname, '../..')
export { ts }

/** A source alone, without types. */
export function parse(path) {
  return ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
}

/** The sources of what applications install, without tests. */
export function listSources() {
  return readdirSync(join(root, 'packages')).flatMap((name) =>
    readdirSync(join(root, 'packages', name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => path.startsWith(`packages/${name}/src/`))
      .toSorted(),
  )
}

/** A program over doors of packages, whose types are looked up only where somebody asks. */
export function openProgram(paths) {
  const { compilerOptions } = ts.readConfigFile(
    join(root, 'tsconfig.base.json'),
    ts.sys.readFile,
  ).config
  const { options } = ts.convertCompilerOptionsFromJson(
    // What this compiler does not know of yet.
    { ...compilerOptions, checkers: undefined, types: [], noEmit: true },
    root,
  )
  const program = ts.createProgram(
    paths.map((path) => join(root, path)),
    options,
  )
  const checker = program.getTypeChecker()
  const exportsOf = (path) => {
    const file = program.getSourceFile(join(root, path))
    return new Map(
      checker
        .getExportsOfModule(checker.getSymbolAtLocation(file))
        .map((symbol) => [
          symbol.name,
          symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
        ]),
    )
  }
  return { program, checker, exportsOf }
}

/** What a docstring says: its text, and its tags by name. */
export function readDocs(symbol, checker) {
  const tags = new Map()
  for (const { name, text } of symbol.getJsDocTags(checker)) {
    const list = tags.get(name) ?? []
    list.push(ts.displayPartsToString(text).trim())
    tags.set(name, list)
  }
  return { text: textOf(symbol.getDocumentationComment(checker)), tags }
}

/** A link in a docstring becomes code. */
function textOf(parts) {
  return parts
    .map(({ kind, text }) =>
      kind === 'link'
        ? ''
        : kind === 'linkName' || kind === 'linkText'
          ? `\`${text.trim()}\``
          : text,
    )
    .join('')
    .trim()
}

/**
 * The docstring of a node that a checker is not needed for.
 *
 * @returns its text without the stars, `''` where there is none
 */
export function docTextOf(node) {
  const docs = node.jsDoc ?? []
  return docs.length === 0 ? '' : plainDoc(docs.at(-1).getText())
}

/** The text of a comment, up to its first tag. */
export function plainDoc(comment) {
  return comment
    .replace(/^\/\*\*?/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .split(/^@/m)[0]
    .replaceAll(/\{@link (\S+)\}/g, '`$1`')
    .trim()
}

/** Fails with the place, so that whoever added something finds where its meaning belongs. */
export function missing(what, node) {
  const file = node?.getSourceFile?.()
  const line = file && file.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const where = file ? ` (${relative(root, resolve(root, file.fileName))}:${line})` : ''
  return new Error(`${what} has no docstring${where}. Say there what it means.`)
}
