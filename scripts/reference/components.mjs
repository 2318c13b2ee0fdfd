// docs/reference/components.md: the components of `@foyer/react` and their props.
import { code, example, page, prose, table } from './markdown.mjs'
import { rowsOf } from './signatures.mjs'
import { missing, readDocs } from './sources.mjs'

const door = 'packages/react/src/index.ts'

export function writeComponents({ checker, exportsOf }) {
  const components = [...exportsOf(door)].filter(
    ([name, symbol]) => /^[A-Z]/.test(name) && symbol.valueDeclaration && name !== 'AppError',
  )
  return page({
    title: 'Components',
    lead: [
      'The components of `@foyer/react`. Foyer styles none of the buttons: they take `className` and every other attribute of a',
      'native button. The same as [custom elements](elements.md), for pages without React.',
    ].join('\n'),
    sources: ['packages/react/src'],
    sections: components.map(([name, symbol]) => writeComponent({ name, symbol, checker })),
  })
}

function writeComponent({ name, symbol, checker }) {
  const node = symbol.valueDeclaration
  const { text, tags } = readDocs(symbol, checker)
  if (text === '') throw missing(`\`${name}\``, node)
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures()
  const [props] = signature?.parameters ?? []
  const type = props && checker.getTypeOfSymbolAtLocation(props, node)
  const isOwn = ({ declarations = [] }) =>
    declarations.some((each) => /\/packages\//.test(each.getSourceFile().fileName))
  const rows = type ? rowsOf(type, checker, { where: node, only: isOwn }) : []
  const isButton = Boolean(type?.getProperty('onClick'))
  return [
    `## ${code(name)}`,
    prose(text),
    table(['prop', 'type', 'meaning'], rows),
    isButton &&
      'Every attribute of a native button besides `type`, and `ref`, which is the button itself.',
    ...(tags.get('example') ?? []).map(example),
  ]
    .filter(Boolean)
    .join('\n\n')
}
