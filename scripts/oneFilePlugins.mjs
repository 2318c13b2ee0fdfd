// What one file does with sources that are made for chunks (docs/decisions/0076).
import { parseAbi } from 'viem'

/**
 * Code that loads later elsewhere is in the file anyway, so it is imported as everything is: a bundler otherwise wraps
 * each module into a function that runs it on demand, and keeps what nobody takes of one.
 *
 * @type {import('vite').Plugin}
 */
export const importNow = {
  name: 'import-now',
  transform: {
    order: 'post',
    handler(code) {
      if (!code.includes('import(')) return undefined
      const imports = []
      const edits = []
      for (const { node, parents } of nodesOf(this.parse(code))) {
        if (node.type !== 'ImportExpression' || node.source.type !== 'Literal') continue
        const local = `__now${imports.length}`
        const names = namesTaken(parents)
        const clause = names
          ? `{ ${names.map((name) => `${name} as ${local}_${name}`).join(', ')} }`
          : `* as ${local}`
        const value = names
          ? `{ ${names.map((name) => `${name}: ${local}_${name}`).join(', ')} }`
          : local
        imports.push(`import ${clause} from ${node.source.raw};`)
        edits.push({ ...node, text: `Promise.resolve(${value})` })
      }
      return { code: imports.join('') + edited(code, edits), map: null }
    },
  },
}

/**
 * Interfaces of contracts are read while the file is built rather than in the page, which then needs no parser of them.
 *
 * @type {import('vite').Plugin}
 */
export const readAbisNow = {
  name: 'read-abis-now',
  transform: {
    order: 'post',
    handler(code) {
      if (!code.includes('parseAbi(')) return undefined
      const edits = []
      for (const { node } of nodesOf(this.parse(code))) {
        const [given] = node.type === 'CallExpression' ? node.arguments : []
        if (node.callee?.name !== 'parseAbi' || given?.type !== 'ArrayExpression') continue
        const lines = given.elements.map((element) => element.value)
        edits.push({ ...node, text: JSON.stringify(parseAbi(lines)) })
      }
      return { code: edited(code, edits), map: null }
    },
  },
}

/** What is taken of a module at once: `const { a } = await import(…)`, `(await import(…)).a` or `.then(({ a }) => …)`. */
function namesTaken(parents) {
  const [parent, next] = parents.filter(({ type }) => type !== 'ParenthesizedExpression')
  if (parent.type === 'MemberExpression' && parent.property.name === 'then')
    return next.type === 'CallExpression' ? namesOf(next.arguments[0]?.params?.[0]) : null
  if (parent.type !== 'AwaitExpression') return null
  if (next.type === 'VariableDeclarator') return namesOf(next.id)
  return next.type === 'MemberExpression' && !next.computed ? [next.property.name] : null
}

function namesOf(pattern) {
  if (pattern?.type !== 'ObjectPattern') return null
  const isPlain = pattern.properties.every(({ type, computed }) => type === 'Property' && !computed)
  return isPlain ? pattern.properties.map(({ key }) => key.name) : null
}

/** Each node of a tree with those around it, the nearest first. */
function* nodesOf(node, parents = []) {
  yield { node, parents }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') yield* nodesOf(child, [node, ...parents])
}

function edited(code, edits) {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}
