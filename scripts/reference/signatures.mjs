// What a function takes and gives, for hooks and components.
import { code, sentence } from './markdown.mjs'
import { plain } from './members.mjs'
import { missing, readDocs, ts } from './sources.mjs'

/**
 * Rows of `name`, type and meaning for the properties of a type; those of a union are told together.
 *
 * @param meanings what is said elsewhere of properties without a docstring, by name
 */
export function rowsOf(type, checker, { where, only = () => true, meanings = {} } = {}) {
  const variants = type.isUnion() ? type.types : [type]
  const names = [
    ...new Set(variants.flatMap((each) => each.getProperties().map(({ name }) => name))),
  ]
  return names.flatMap((name) => {
    const properties = variants.map((each) => each.getProperty(name)).filter(Boolean)
    if (!properties.every(only)) return []
    const types = [...new Set(properties.map((property) => typeOf(property, checker, where)))]
    const isOptional =
      properties.length < variants.length ||
      properties.some(({ flags }) => flags & ts.SymbolFlags.Optional)
    const texts = [...new Set(properties.map((property) => readDocs(property, checker).text))]
    const meaning = texts.filter(Boolean).join(' ') || (meanings[name] ?? '')
    if (meaning === '') throw missing(`\`${name}\``, properties[0].declarations?.[0])
    return [[code(`${name}${isOptional ? '?' : ''}`), code(joinTypes(types)), sentence(meaning)]]
  })
}

/** As the source spells it; what an instantiation makes of type parameters is looked up. */
function typeOf(property, checker, where) {
  const [node] = property.declarations ?? []
  const written = node && writtenType(node)
  // `Action['mutate']` says less than what it stands for.
  const isGeneric =
    node && (hasTypeParameters(node, checker) || /[\w>]\['\w+'\]$/.test(written ?? ''))
  if (written && !isGeneric) return plain(written)
  return plain(
    checker.typeToString(
      checker.getTypeOfSymbolAtLocation(property, where ?? node),
      where,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    ),
  ).replaceAll(/import\("[^"]*"\)\./g, '')
}

function writtenType(node) {
  if (ts.isMethodSignature(node)) {
    const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ')
    return `(${parameters}) => ${node.type?.getText() ?? 'void'}`
  }
  return node.type?.getText()
}

/** Whether a type names a parameter of its declaration, which means another thing at each use. */
function hasTypeParameters(node, checker) {
  let found = false
  const visit = (each) => {
    if (ts.isIdentifier(each)) {
      const symbol = checker.getSymbolAtLocation(each)
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) {
        const [declaration] = symbol.declarations
        // One of the property's own, as of a generic method, means the same everywhere.
        if (!(declaration.pos >= node.pos && declaration.end <= node.end)) found = true
      }
    }
    ts.forEachChild(each, visit)
  }
  visit(node)
  return found
}

function joinTypes(types) {
  const words = types.flatMap((type) => (/^[^(<{]*$/.test(type) ? type.split(' | ') : [type]))
  const known = words.includes('boolean')
    ? words.filter((word) => !/^(true|false)$/.test(word))
    : words
  // A part of another word of the same union says nothing.
  const isAnyFamily = words.includes('ChainNamespace')
  const joined = [...new Set(known)]
    .filter((word) => word !== 'undefined')
    .filter((word) => !isAnyFamily || !/^('eip155'|Exclude<.*)$/.test(word))
  return joined.join(' | ').replace(/\btrue \| false\b|\bfalse \| true\b/, 'boolean') || 'undefined'
}
