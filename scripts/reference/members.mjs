// Members of a documented type: how they are written, what they mean, which sections their types lead to.
import { missing, readDocs, ts } from './sources.mjs'

/**
 * The members of an interface or of an object type, in the order of the source.
 *
 * @returns {{ name: string, type: string, isOptional: boolean, text: string, tags: Map<string, string[]>,
 *   nested: object[] | null, node: import('typescript-5-4').Node }[]}
 */
export function readMembers(symbol, checker, { isDocumented = true } = {}) {
  const declarations = symbol.declarations.filter(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node),
  )
  return declarations
    .flatMap(({ members }) => [...members])
    .filter((node) => node.name)
    .map((node) => readMember(node, checker, { isDocumented }))
}

function readMember(node, checker, { isDocumented = true } = {}) {
  const symbol = checker.getSymbolAtLocation(node.name)
  const { text, tags } = readDocs(symbol, checker)
  if (isDocumented && text === '') throw missing(`\`${symbol.name}\``, node)
  return {
    name: symbol.name,
    type: ts.isMethodSignature(node) ? writeMethod(node) : writeType(node.type),
    isOptional: Boolean(node.questionToken),
    nested: node.type && isObject(node.type) ? literalMembers(node.type, checker) : null,
    ...{ text, tags, node },
  }
}

/** An object type that is written on the spot and whose fields say what they mean; without that its type says all. */
function isObject(type) {
  return (
    ts.isTypeLiteralNode(type) &&
    type.members.every((member) => ts.isPropertySignature(member)) &&
    type.members.some((member) => member.jsDoc)
  )
}

function literalMembers(type, checker) {
  return type.members.map((member) => readMember(member, checker))
}

/** A method as the type of a function. */
function writeMethod(node) {
  const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ')
  return plain(`(${parameters}) => ${node.type?.getText() ?? 'void'}`)
}

/** As it stands in the source, without what says nothing to a reader. */
function writeType(type) {
  return plain(type.getText())
}

/** `readonly` holds everywhere, and what may be absent may be `undefined`. */
export function plain(text) {
  return (
    text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\breadonly /g, '')
      // Members that only a line keeps apart.
      .replaceAll(/(?<=[^\s{,;(|&])\n\s*(?=[\w'"[])/g, '; ')
      .replaceAll(/\s*\|\s*undefined\b/g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^\| /g, '')
      .replaceAll(/([=:(<]) \| /g, '$1 ')
      .replaceAll('( ', '(')
      .replaceAll(' )', ')')
      .replaceAll(', )', ')')
      .trim()
  )
}

/** The aliases that are written as what they stand for: unions of words, and little more. */
export function expandAliases(text, aliases) {
  let written = text
  for (const [name, meaning] of aliases)
    written = written.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), meaning)
  return written
}

/** Aliases of a file that are unions of words. */
export function wordAliases(symbols) {
  const aliases = new Map()
  for (const symbol of symbols) {
    const [node] = symbol.declarations ?? []
    if (!node || !ts.isTypeAliasDeclaration(node) || node.typeParameters) continue
    const text = plain(node.type.getText())
    if (/^'[^']*'( \| '[^']*')*$/.test(text)) aliases.set(symbol.name, text)
  }
  return aliases
}

/** The items by what `keyOf` says, in the order they come. */
export function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
