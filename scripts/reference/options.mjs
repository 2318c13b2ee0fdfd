// docs/reference/options.md: every option of `createFoyer`.
import { code, linkedCode, page, prose, sentence, table } from './markdown.mjs'
import { expandAliases, readMembers, wordAliases } from './members.mjs'
import { missing, readDocs, ts } from './sources.mjs'

const source = 'packages/core/src/client/contract/FoyerOptions.ts'

/** The types with sections of their own, in this order; their headings say so, as an option may have the same name. */
const sections = [
  'FeatureOptions',
  'BackendServices',
  'CustomWallet',
  'EagerTexts',
  'Siwx',
  'SiwxMessageInput',
  'SiwxMessage',
  'SiwxMessageData',
  'SiwxSession',
  'SiweConfig',
  'SiweMessageInput',
]

export function writeOptions({ checker, exportsOf }) {
  const exports = exportsOf('packages/core/src/index.ts')
  const find = (name) => exports.get(name) ?? findBeside(exports.get('FoyerOptions'), name, checker)
  const aliases = wordAliases(exports.values())
  const anchors = new Map(sections.map((name) => [name, `#type-${name.toLowerCase()}`]))
  const write = (type) => linkedCode(expandAliases(type, aliases), anchors)
  const changeable = readChangeable(exports.get('ChangeableOptions'))

  const facts = ({ name, type, isOptional, tags, nested }) =>
    [
      nested ? 'an object' : write(type),
      defaultOf({ isOptional, tags }),
      changeable.has(name) && 'changes with `updateOptions`',
    ]
      .filter(Boolean)
      .join(' · ')
  const options = readMembers(exports.get('FoyerOptions'), checker)
  return page({
    title: 'Options',
    lead: [
      'What `createFoyer` takes, the same in `@foyer/core`, `@foyer/react` and `@foyer/elements`. `networks` is required.',
      'An option that cannot be read counts as absent, and an [alert](events.md#alerts) names it.',
      '[Options, explained](../options.md) has the subjects that concern several of them.',
    ].join('\n'),
    sources: [source, 'packages/core/src/primitives/Siwx.ts'],
    sections: [
      ...options.map((option) =>
        [
          `## ${code(option.name)}`,
          facts(option),
          prose(option.text),
          option.nested &&
            table(
              ['field', 'type', 'meaning'],
              option.nested.map((field) => [code(field.name), write(field.type), meaningOf(field)]),
            ),
        ]
          .filter(Boolean)
          .join('\n\n'),
      ),
      '## Types of options',
      ...sections.map((name) => writeSection({ name, symbol: find(name), checker, write })),
    ],
  })
}

/** A type and its fields. */
function writeSection({ name, symbol, checker, write }) {
  if (!symbol) throw new Error(`There is no type ${name} any more: name another in options.mjs.`)
  const { text } = readDocs(symbol, checker)
  if (text === '') throw missing(`\`${name}\``, symbol.declarations[0])
  const services = name === 'BackendServices'
  const rows = services
    ? readServices(symbol, checker)
    : readMembers(symbol, checker).map((field) => [
        code(field.isOptional ? `${field.name}?` : field.name),
        write(field.type),
        meaningOf(field),
      ])
  const [declaration] = symbol.declarations
  const parent = ts.isInterfaceDeclaration(declaration)
    ? declaration.heritageClauses?.[0]?.types[0]?.getText()
    : undefined
  return [
    `### Type ${code(name)}`,
    prose(text),
    parent && `Has the fields of [${code(parent)}](#type-${parent.toLowerCase()}), too.`,
    table(services ? ['service', 'meaning'] : ['field', 'type', 'meaning'], rows),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** `BackendServices` is made of a list of names, whose comments say what each of them is for. */
function readServices(symbol, checker) {
  const file = symbol.declarations[0].getSourceFile()
  const alias = file.statements.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === 'BackendServiceNames',
  )
  return readMembers(checker.getSymbolAtLocation(alias.name), checker).map(({ name, text }) => [
    code(name),
    sentence(text),
  ])
}

/** A type that only the module of the options has. */
function findBeside(symbol, name, checker) {
  const [declaration] = symbol.declarations
  return checker
    .getSymbolsInScope(declaration, ts.SymbolFlags.Type | ts.SymbolFlags.Alias)
    .filter((each) => each.name === name)
    .map((each) => (each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each))[0]
}

function meaningOf({ text, isOptional, tags }) {
  const usual = isOptional ? tags.get('defaultValue')?.[0] : undefined
  return sentence(usual ? `${text} Default: ${usual}.` : text)
}

function defaultOf({ isOptional, tags }) {
  if (!isOptional) return 'required'
  const [usual] = tags.get('defaultValue') ?? []
  return usual ? `default ${usual.includes('`') ? usual : code(usual)}` : 'optional'
}

/** The names of the options that `updateOptions` takes. */
function readChangeable(symbol) {
  const names = []
  const visit = (node) => {
    if (ts.isLiteralTypeNode(node)) names.push(node.literal.text)
    ts.forEachChild(node, visit)
  }
  visit(symbol.declarations[0])
  return new Set(names)
}
