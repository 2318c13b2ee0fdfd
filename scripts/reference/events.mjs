// docs/reference/events.md: what a client tells of, and the alerts for developers.
import { code, page, prose, sentence, table } from './markdown.mjs'
import { groupBy, plain, readMembers } from './members.mjs'
import { missing, readDocs, ts } from './sources.mjs'

const contract = 'packages/core/src/client/contract'

/** The kinds of events, and the type that has the fields of each. */
const kinds = [
  ['track', 'a step of the user; [all of them](#steps-of-the-user)'],
  ['request', 'a request to a wallet; its parameters are never part of it'],
  ['alert', 'something for the developer; [all codes](#alerts)'],
  ['openWallet', 'a request waits in a wallet app on this device'],
  ['relayLost', 'the relay of a mobile wallet is away'],
]

export function writeEvents({ checker, exportsOf }) {
  const exports = exportsOf('packages/core/src/index.ts')
  const union = checker.getDeclaredTypeOfSymbol(exports.get('FoyerEvent'))
  const named = new Set(kinds.map(([name]) => name))
  const byType = groupBy(union.types, (type) => literalOf(type, 'type', checker))
  for (const name of byType.keys())
    if (!named.has(name)) throw new Error(`Say in events.mjs what an event of type ${name} is.`)

  return page({
    title: 'Events',
    lead: [
      '`foyer.onEvent(listener)` and `useFoyerEvents` hear every event, `useEvents(name, handler)` those of one type or',
      'one step. Nothing is replayed to those who listen late.',
    ].join('\n'),
    sources: [
      `${contract}/FoyerEvent.ts`,
      `${contract}/TrackedEvents.ts`,
      'packages/core/src/primitives/Alert.ts',
    ],
    sections: [
      table(
        ['`type`', 'what happened'],
        kinds.map(([name, meaning]) => [code(name), meaning]),
      ),
      ...kinds
        .filter(([name]) => name !== 'track' && name !== 'alert')
        .flatMap(([name, meaning]) => [
          `## ${code(name)}`,
          `${meaning[0].toUpperCase()}${meaning.slice(1)}.`,
          table(['field', 'type', 'meaning'], fieldsOf(byType.get(name)[0], checker)),
        ]),
      '## Steps of the user',
      sentence(readDocs(exports.get('TrackedEvents'), checker).text),
      [
        '`address` is that of the active account, where there is one; `timestamp` is in milliseconds since 1970. With a',
        'backend whose analytics are on, the same events are sent there unless `features.analytics` is `false`.',
      ].join(' '),
      table(
        ['`event`', '`properties`', 'when'],
        readMembers(exports.get('TrackedEvents'), checker).map(({ name, node, text }) => [
          code(name),
          propertiesOf(node, checker),
          sentence(text),
        ]),
      ),
      '## Alerts',
      prose(readDocs(exports.get('AlertCodes'), checker).text),
      table(
        ['`code`', 'what is wrong, and what to do'],
        readAlerts(exports.get('AlertCodes'), checker),
      ),
    ],
  })
}

/** The fields of one kind, but its name. */
function fieldsOf(type, checker) {
  return type
    .getProperties()
    .filter(({ name }) => name !== 'type')
    .map((property) => {
      const [node] = property.declarations
      const { text } = readDocs(property, checker)
      if (text === '') throw missing(`\`${property.name}\``, node)
      const written = ts.isMethodSignature(node)
        ? node.getText().replace(property.name, '').replace(')', ') =>').replace('=>:', '=>')
        : node.type.getText()
      return [code(property.name), code(plain(written)), sentence(text)]
    })
}

const literalOf = (type, name, checker) => checker.getTypeOfSymbol(type.getProperty(name)).value

/** Each property with its type. */
function propertiesOf({ type }, checker) {
  return checker
    .getTypeFromTypeNode(type)
    .getProperties()
    .map((property) => {
      const [{ questionToken, type: written }] = property.declarations
      return code(`${property.name}${questionToken ? '?' : ''}: ${plain(written.getText())}`)
    })
    .join(', ')
}

function readAlerts(symbol, checker) {
  const [{ members }] = symbol.declarations
  return members.map((member) => {
    if (ts.isPropertySignature(member)) {
      const { name, text } = readMembers(symbol, checker).find(({ node }) => node === member)
      return [code(name), sentence(text)]
    }
    // An index: a whole family of codes.
    const docs = member.jsDoc?.at(-1)
    if (!docs) throw missing('a family of alerts', member)
    const pattern = member.parameters[0].type.getText().replaceAll('`', '')
    const word = pattern.replace(/\$\{string\}/, '…')
    return [code(word), sentence(ts.getTextOfJSDocComment(docs.comment))]
  })
}
