// docs/reference/errors.md: every code of an `AppError`, where it comes from the sources.
import { code, page, prose } from './markdown.mjs'
import { groupBy, plain } from './members.mjs'
import { docTextOf, listSources, missing, parse, ts } from './sources.mjs'

const contexts = 'packages/core/src/primitives/AppErrorContexts.ts'

export function writeErrors() {
  const codes = readCodes()
  const thrown = readThrown()
  for (const name of thrown.keys())
    if (!codes.has(name))
      throw new Error(`The code ${name} is not in AppErrorContexts. Add it, with its meaning.`)
  const families = groupBy([...codes.keys()].toSorted(), (name) => name.split('/')[0])
  return page({
    title: 'Error codes',
    lead: [
      'Every error of ours is an `AppError` with a stable `code`, a `kind`, a `message` that users may read, and a typed',
      '`context`. [How to test for one](../hooks.md#errors).',
    ].join('\n'),
    sources: [contexts],
    sections: [...families].flatMap(([family, names]) => [
      `## ${family}`,
      ...names.map((name) => writeCode(name, codes.get(name), thrown.get(name) ?? [])),
    ]),
  })
}

function writeCode(name, { text, fields }, thrown) {
  const kinds = [...new Set(thrown.map(({ kind }) => kind).filter(Boolean))].toSorted()
  const messages = [...new Set(thrown.flatMap(({ messages }) => messages))]
  const list = [
    kinds.length > 0 && `- kind ${kinds.map(code).join(' or ')}`,
    fields.length > 0 &&
      `- context ${fields.map(({ name, type }) => code(`${name}: ${type}`)).join(', ')}`,
    ...messages.map((message) => `- message “${prose(message)}”`),
  ].filter(Boolean)
  return [`### ${code(name)}`, prose(text), list.join('\n')].filter(Boolean).join('\n\n')
}

/** The codes with their meaning and the fields of their context. */
function readCodes() {
  const codes = new Map()
  for (const path of listSources()) {
    const file = parse(path)
    const visit = (node) => {
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'AppErrorContexts')
        for (const member of node.members) codes.set(member.name.text, readCode(member))
      if (ts.isModuleDeclaration(node) || ts.isModuleBlock(node) || ts.isSourceFile(node))
        ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return codes
}

function readCode(member) {
  const text = docTextOf(member)
  if (text === '') throw missing(`\`${member.name.text}\``, member)
  const { type } = member
  const fields = ts.isTypeLiteralNode(type)
    ? type.members.map(({ name, type, questionToken }) => ({
        name: `${name.getText()}${questionToken ? '?' : ''}`,
        type: plain(type.getText()),
      }))
    : []
  return { text, fields }
}

/** Where errors are made: by code, with their kind and their messages as far as the source says them. */
function readThrown() {
  const thrown = new Map()
  for (const path of listSources().filter((path) => !path.startsWith('packages/testing/'))) {
    const file = parse(path)
    const visit = (node) => {
      for (const each of readError(node, file)) {
        const list = thrown.get(each.code) ?? []
        thrown.set(each.code, [...list, each])
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return thrown
}

const isCode = (text) => /^[a-z][a-z-]*\/[a-z][a-z-]*$/.test(text)

/** `new AppError(code, message, { kind })`, and calls of a function of the same file that makes one of them. */
function readError(node, file) {
  if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') {
    const [codeNode, messageNode, details] = node.arguments ?? []
    if (!codeNode || !ts.isStringLiteralLike(codeNode)) return []
    return [
      {
        code: codeNode.text,
        kind: readKind(details),
        messages: readMessages(messageNode, { file, at: node }),
      },
    ]
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const [codeNode, messageNode] = node.arguments
    if (!codeNode || !ts.isStringLiteralLike(codeNode) || !isCode(codeNode.text)) return []
    const maker = findMaker(node.expression.text, file)
    if (!maker) return []
    return [
      {
        code: codeNode.text,
        kind: readKind(maker.arguments?.[2]),
        messages: readMessages(messageNode, { file, at: node }).map((text) =>
          ts.isTemplateExpression(maker.arguments[1])
            ? readMessages(maker.arguments[1], { file, at: maker })[0].replace('…', text)
            : text,
        ),
      },
    ]
  }
  return []
}

/** The error that a function of this file makes of a code that it is given. */
function findMaker(name, file) {
  let found
  const visit = (node) => {
    if (
      ts.isNewExpression(node) &&
      node.expression.getText() === 'AppError' &&
      node.arguments?.[0] &&
      ts.isIdentifier(node.arguments[0]) &&
      nameOfFunction(node) === name
    )
      found = node
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function nameOfFunction(node) {
  const around = functionAround(node)
  if (!around) return undefined
  if (ts.isFunctionDeclaration(around)) return around.name?.text
  return ts.isVariableDeclaration(around.parent) ? around.parent.name.getText() : undefined
}

function functionAround(node) {
  let { parent } = node
  while (parent && !ts.isFunctionLike(parent)) parent = parent.parent
  return parent
}

function readKind(details) {
  if (!details) return 'defect'
  if (!ts.isObjectLiteralExpression(details)) return undefined
  const kind = details.properties.find((property) => property.name?.getText() === 'kind')
  if (!kind) return details.properties.some(ts.isSpreadAssignment) ? undefined : 'defect'
  return ts.isPropertyAssignment(kind) && ts.isStringLiteralLike(kind.initializer)
    ? kind.initializer.text
    : undefined
}

/** The texts of a message; a value in it is an ellipsis. What only a caller in another file knows is left out. */
function readMessages(node, { file, at }) {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [
      node.templateSpans.reduce((text, { literal }) => `${text}…${literal.text}`, node.head.text),
    ]
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((each) => readMessages(each, { file, at }))
  if (ts.isBinaryExpression(node)) {
    const [left] = readMessages(node.left, { file, at })
    const [right] = readMessages(node.right, { file, at })
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return left && right ? [left + right] : []
    return [left, right].filter(Boolean)
  }
  if (ts.isElementAccessExpression(node)) {
    const texts = withoutAssertion(findConstant(node.expression.getText(), file))
    return texts && ts.isObjectLiteralExpression(texts)
      ? texts.properties.flatMap(({ initializer }) => readMessages(initializer, { file, at }))
      : []
  }
  if (!ts.isIdentifier(node)) return []
  const constant = findConstant(node.text, file)
  if (constant) return readMessages(constant, { file, at })
  return messagesOfCallers(node, { file, at })
}

function findConstant(name, file) {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer
}

const withoutAssertion = (node) =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? node.expression : node

/** What the functions of this file give for a parameter. */
function messagesOfCallers({ text }, { file, at }) {
  const around = functionAround(at)
  const index = around?.parameters.findIndex(({ name }) => name.getText() === text) ?? -1
  const name = nameOfFunction(at)
  if (index === -1 || !name) return []
  const messages = []
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      node.expression.getText() === name &&
      node.arguments[index] &&
      ts.isStringLiteralLike(node.arguments[index])
    )
      messages.push(node.arguments[index].text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return messages
}
