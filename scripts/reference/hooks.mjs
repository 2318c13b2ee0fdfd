// docs/reference/hooks.md: what every hook takes and gives, and what code it brings.
import { dirname, join } from 'node:path'
import { code, example, fence, page, prose, sentence, table } from './markdown.mjs'
import { plain } from './members.mjs'
import { rowsOf } from './signatures.mjs'
import { missing, parse, readDocs, root, ts } from './sources.mjs'

const door = 'packages/react/src/index.ts'

export function writeHooks({ checker, exportsOf }) {
  const hooks = [...exportsOf(door)].filter(([name]) => /^use[A-Z]/.test(name))
  return page({
    title: 'Hooks',
    lead: [
      'All hooks of `@foyer/react`, for components below a `FoyerProvider`. [Hooks, explained](../hooks.md) tells what several',
      'of them have in common, and how they compare to those of wagmi.',
    ].join('\n'),
    sources: ['packages/react/src'],
    sections: [
      table(
        ['hook', 'what it is for'],
        hooks.map(([name, symbol]) => [
          `[${code(name)}](#${name.toLowerCase()})`,
          sentence(firstSentence(readDocs(symbol, checker).text)),
        ]),
      ),
      ...hooks.map(([name, symbol]) => writeHook({ name, symbol, checker })),
    ],
  })
}

function writeHook({ name, symbol, checker }) {
  const { text, tags } = readDocs(symbol, checker)
  const declarations = symbol.declarations.filter(ts.isFunctionDeclaration)
  const [first] = declarations
  if (text === '') throw missing(`\`${name}\``, first)
  const examples = tags.get('example') ?? []
  if (examples.length === 0) throw new Error(`\`${name}\` has no @example.`)
  // With overloads the last declaration is the implementation, which callers do not see.
  const signatures =
    declarations.length > 1 ? declarations.filter(({ body }) => !body) : declarations
  const signature = checker.getSignatureFromDeclaration(signatures.at(-1))
  return [
    `## ${code(name)}`,
    prose(text),
    fence('ts sketch', signatures.map((node) => writeSignature(name, node)).join('\n')),
    ...writeParameters({ signature, tags, checker }),
    ...writeResult({ node: signatures.at(-1), signature, checker }),
    writeTags(tags),
    writeCode(first),
    ...examples.map(example),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function firstSentence(text) {
  const [first] = text.split(/\n\n/)
  return first.match(/^(?:`[^`]*`|[^`])*?[.:](?=\s|$)/)?.[0].replace(/:$/, '.') ?? first
}

/** The head of a function, with its destructured parameters by the name that their type has. */
function writeSignature(name, node) {
  const generics = node.typeParameters
    ? `<${node.typeParameters.map((each) => each.getText()).join(', ')}>`
    : ''
  const parameters = node.parameters.map((parameter) => {
    const isOptional = Boolean(parameter.questionToken || parameter.initializer)
    const title = ts.isIdentifier(parameter.name) ? parameter.name.text : 'parameters'
    return `${title}${isOptional ? '?' : ''}: ${shorten(parameter.type, name)}`
  })
  return `${name}${generics}(${parameters.join(', ')}): ${shorten(node.type, name)}`
}

/** A long literal type is told by its table. */
function shorten(type) {
  const text = plain(type?.getText() ?? 'void')
  return text.length > 90 ? '{ … }' : text
}

function writeParameters({ signature, tags, checker }) {
  const said = (tags.get('param') ?? []).map((text) => {
    const [, name, meaning] = text.match(/^(?:parameters\.)?(\S+)\s+(?:-\s*)?([\s\S]*)$/) ?? []
    return [name, meaning]
  })
  return signature.parameters.flatMap((parameter) => {
    const where = parameter.valueDeclaration
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, where))
    const isObject =
      (type.flags & ts.TypeFlags.Object || type.isIntersection()) &&
      type.getCallSignatures().length === 0
    const meanings = { ...usualMeanings, ...Object.fromEntries(said) }
    return isObject
      ? [table(['takes', 'type', 'meaning'], rowsOf(type, checker, { where, meanings }))]
      : []
  })
}

/** What several hooks take, in the same words. */
const usualMeanings = { namespace: 'The chain family; the active one when absent.' }

function writeResult({ node, signature, checker }) {
  const type = checker.getReturnTypeOfSignature(signature)
  const isTold = type.flags & ts.TypeFlags.Object || type.isUnionOrIntersection()
  if (!isTold || checker.isArrayType(type) || type.getCallSignatures().length > 0) return []
  const given = checker.getNonNullableType(type)
  if (checker.getPropertyOfType(given, 'request') && given.getProperties().length < 4) return []
  const isOurs = (property) =>
    (property.declarations ?? []).every((each) =>
      /\/packages\//.test(each.getSourceFile().fileName),
    )
  return [
    table(['gives', 'type', 'meaning'], rowsOf(given, checker, { where: node, only: isOurs })),
  ]
}

function writeTags(tags) {
  return [
    ...(tags.get('throws') ?? []).map((text) => `Fails with ${sentence(text)}.`),
    ...(tags.get('see') ?? []).map(
      (text) => `See ${text.startsWith('http') ? `<${text}>` : text}.`,
    ),
  ].join(' ')
}

/** The doors that a hook's module imports, and those that it loads when it needs them. */
function writeCode(node) {
  const { now, later } = readImports(node.getSourceFile().fileName.replace(`${root}/`, ''))
  const list = (names) => [...names].toSorted().map(code).join(', ')
  return [
    now.size === 0 && later.size === 0 && 'Loads nothing besides the client.',
    now.size > 0 && `Loads ${list(now)} with the page.`,
    later.size > 0 && `Loads ${list(later)} once it is needed.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Doors that every page with a provider has. */
const always = new Set(['@foyer/core', '@foyer/core/client'])

function readImports(path, seen = new Set()) {
  const now = new Set()
  const later = new Set()
  if (seen.has(path) || path.endsWith('FoyerProvider.tsx')) return { now, later }
  seen.add(path)
  const file = parse(path)
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && isNeeded(node)) {
      const target = node.moduleSpecifier.text
      if (target.startsWith('@foyer/') && !always.has(target)) now.add(target)
      if (target.startsWith('.')) {
        const beside = readImports(join(dirname(path), target), seen)
        for (const each of beside.now) now.add(each)
        for (const each of beside.later) later.add(each)
      }
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      later.add(node.arguments[0].text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { now, later }
}

/** Whether anything is left of an import once types are gone. */
function isNeeded({ importClause }) {
  if (!importClause || importClause.isTypeOnly) return !importClause
  const { namedBindings } = importClause
  return (
    !namedBindings ||
    !ts.isNamedImports(namedBindings) ||
    namedBindings.elements.some((each) => !each.isTypeOnly)
  )
}
