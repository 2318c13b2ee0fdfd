// Type-checks the examples we show: every `@example` of a docstring and every `ts` or `tsx` block of
// a README or a page in `docs`, against the declarations that applications get. A block opened with
// ```tsx sketch is left out.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const outFolder = join(root, '.foyer/examples')

/**
 * The `ts` and `tsx` blocks of a Markdown text, in order.
 *
 * @param {string} text
 * @returns {{ code: string, line: number, extension: string }[]} `line` is that of the first line of code
 */
export function readBlocks(text) {
  return [...text.matchAll(/^```(tsx?)[ \t]*(\w*)[^\n]*\n(.*?)^```/gms)]
    .filter(([, , word]) => word !== 'sketch')
    .map(({ 0: whole, 1: extension, 3: code, index }) => ({
      code,
      extension,
      line: lineAt(text, index + whole.indexOf('\n') + 1),
    }))
}

/**
 * The `@example` blocks of docstrings on exports and on their members.
 *
 * @param {string} text
 * @param {string} extension of the source, used where the example is not fenced
 */
export function readDocExamples(text, extension) {
  const examples = []
  for (const { 0: doc, 1: indent, index } of text.matchAll(/^([ \t]*)\/\*\*.*?\*\//gms)) {
    const rest = text.slice(index + doc.length).trimStart()
    if (indent === '' && !rest.startsWith('export')) continue
    for (const { 0: block, index: start } of doc.matchAll(/@example\b.*?(?=^\s*\* @|\*\/)/gms)) {
      const firstLine = lineAt(text, index + start)
      const lines = block.split('\n').map((line) => line.replace(/^\s*\* ?/, ''))
      const body = ['', ...lines.slice(1)].join('\n')
      const fenced = readBlocks(body)
      if (fenced.length > 0)
        examples.push(...fenced.map((it) => ({ ...it, line: it.line + firstLine - 1 })))
      else if (!body.includes('```'))
        examples.push({
          code: body.slice(1),
          line: firstLine + 1,
          // A hook has no JSX of its own, and is shown in a component.
          extension: /<\/|\/>/.test(body) ? 'tsx' : extension,
        })
    }
  }
  return examples
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}

/** What a source exports: each name as it is written in an import, types with their keyword. */
function readExports(text) {
  const named = [
    ...text.matchAll(/^export (?:declare |async )*(?:function\*?|const|let|class) (\w+)/gm),
  ]
  const types = [...text.matchAll(/^export (?:declare )?(?:type|interface|enum) (\w+)/gm)]
  const lists = [...text.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, all, list]) =>
    list.split(',').map((item) => ({
      name: item.trim().split(/\s+/).at(-1) ?? '',
      isType: Boolean(all) || /^\s*type\s/.test(item),
    })),
  )
  const spaces = [...text.matchAll(/^export \* as (\w+)/gm)]
  return new Map(
    [
      ...[...named, ...spaces].map(([, name]) => ({ name, isType: false })),
      ...types.map(([, name]) => ({ name, isType: true })),
      ...lists,
    ]
      .filter(({ name }) => name)
      .map(({ name, isType }) => [name, isType ? `type ${name}` : name]),
  )
}

/** Names an example may use without importing them: of its file, of its folder and those beside it, then of any door. */
function importLines({ code, source, doors }) {
  const words = new Set(code.match(/(?<![\w$]|[^.]\.)[A-Za-z_$][\w$]*/g))
  const declared = new Set(
    [...code.matchAll(/\b(?:const|let|function|class|type|interface) (\w+)/g)].map(
      ([, name]) => name,
    ),
  )
  for (const [, list] of code.matchAll(/import (?:type )?([^'"]*) from/g))
    for (const name of list.match(/\w+/g) ?? []) declared.add(name)

  const lines = []
  const add = (name, line) => {
    // `Request` in an example is that of the platform, even if a module exports another.
    if (!words.has(name) || declared.has(name) || name in globalThis) return
    declared.add(name)
    lines.push(line)
  }
  for (const path of source ? [source, ...listSiblings(source)] : []) {
    const names = readExports(readFileSync(path, 'utf8'))
    const from = relative(outFolder, builtFrom(path))
    const space = basename(path).replace(/\.tsx?$/, '')
    if (/^[A-Z]/.test(space) && !names.has(space)) add(space, `import * as ${space} from '${from}'`)
    for (const [name, written] of names) add(name, `import { ${written} } from '${from}'`)
  }
  for (const { door, names } of doors)
    for (const [name, written] of names) add(name, `import { ${written} } from '${door}'`)
  return lines
}

/** The declarations of a source. */
function builtFrom(path) {
  const built = relative(root, path).replace('/src/', '/dist/')
  return join(root, built.replace(/\.tsx?$/, '.js'))
}

function readDoors() {
  return listFolders().flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return Object.entries(exports ?? {})
      .map(([door, targets]) => ({
        door: join(name, door),
        source: join(folder, targets['@foyer/source'] ?? ''),
      }))
      .filter(({ source }) => source.endsWith('.ts') && existsSync(source))
      .map(({ door, source }) => ({ door, names: readExports(readFileSync(source, 'utf8')) }))
  })
}

/** What is published: the packages of applications and the services of operators. */
function listFolders() {
  return ['packages', 'services'].flatMap((place) =>
    readdirSync(join(root, place)).map((name) => join(root, place, name)),
  )
}

function listSources() {
  return listFolders().flatMap((folder) => {
    const src = join(folder, 'src')
    if (!existsSync(src)) return []
    return readdirSync(src, { recursive: true })
      .filter(isSource)
      .map((path) => join(src, path))
  })
}

/** The other sources of its folder, then those of the folders beside it. */
function listSiblings(source) {
  const folder = join(source, '..')
  const beside = readdirSync(join(folder, '..'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== basename(folder))
    .map(({ name }) => join(folder, '..', name))
  return [folder, ...beside].flatMap((each) =>
    readdirSync(each)
      .filter((name) => isSource(name) && join(each, name) !== source)
      .map((name) => join(each, name)),
  )
}

function isSource(path) {
  return /(?<!\.test|\.d)\.tsx?$/.test(path)
}

/** The READMEs, and the pages that the first of them leads to. */
function listPages() {
  const docs = join(root, 'docs')
  return [
    ...[root, ...listFolders()].map((folder) => join(folder, 'README.md')).filter(existsSync),
    ...[docs, join(docs, 'reference')].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(folder, name)),
    ),
  ]
}

function collect() {
  const doors = readDoors()
  const shown = [
    ...listPages().map((path) => ({ path, examples: readBlocks(readFileSync(path, 'utf8')) })),
    ...listSources().map((path) => ({
      path,
      source: path,
      examples: readDocExamples(readFileSync(path, 'utf8'), path.endsWith('x') ? 'tsx' : 'ts'),
    })),
  ]
  return shown.flatMap(({ path, source, examples }) =>
    examples.map(({ code, line, extension }) => {
      // A README shows what an application writes, so it must do its own importing.
      const head = source ? importLines({ code, source, doors }) : []
      const name = `${relative(root, path).replaceAll('/', '+')}.${line}.${extension}`
      return {
        name,
        where: relative(root, path),
        // Compiler lines to lines of the file users edit.
        offset: line - head.length - 1,
        text: [...head, code.trimEnd(), 'export {}', ''].join('\n'),
      }
    }),
  )
}

async function check() {
  await build({ demo: false })
  const examples = collect()
  rmSync(outFolder, { recursive: true, force: true })
  mkdirSync(outFolder, { recursive: true })
  for (const { name, text } of examples) writeFileSync(join(outFolder, name), text)
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      noEmit: true,
      customConditions: [],
      // Beside the folder, which is made anew each time.
      incremental: true,
      tsBuildInfoFile: `${outFolder}.tsbuildinfo`,
      types: ['node', 'vite/client'],
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    include: ['.'],
  }
  writeFileSync(join(outFolder, 'tsconfig.json'), JSON.stringify(config))
  if (examples.length === 0) return { count: 0, failures: [] }

  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', outFolder, '--pretty', 'false'], {
    cwd: outFolder,
    encoding: 'utf8',
  })
  const failures = stdout
    .split('\n')
    .filter((line) => /error TS/.test(line))
    .map((line) => {
      const [, file, row, rest] = line.match(/^(.*?)\((\d+),\d+\): (.*)$/) ?? []
      const example = examples.find(({ name }) => name === file)
      return example ? `${example.where}:${Number(row) + example.offset} ${rest}` : line
    })
  return { count: examples.length, failures }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { count, failures } = await check()
  for (const failure of failures) console.error(failure)
  console.log(`${count} examples, ${failures.length} errors`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
