// docs/reference/settings.md: the environment variables of the server and of the frame.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { code, page, prose, sentence, table } from './markdown.mjs'
import { docTextOf, missing, parse, root, ts } from './sources.mjs'

const folder = 'services/server/src/platform/settings'

export async function writeSettings() {
  const conditions = ['@foyer/source', 'module']
  const { module } = await runnerImport(join(root, folder, 'settings.ts'), {
    configFile: false,
    root: join(root, 'services/server'),
    logLevel: 'error',
    resolve: { conditions },
    environments: { inline: { resolve: { conditions } } },
  })
  const groups = readGroups(Object.keys(module.settingsTable))
  return page({
    title: 'Settings',
    lead: [
      'Environment variables of the two services. A value that cannot be used ends the start with a message that names the',
      'fix. `npx @foyer/server settings` prints those of the server. [Operating](../operating.md) says which of them a',
      'deployment needs.',
    ].join('\n'),
    sources: [`${folder}/groups`, 'services/frame/README.md'],
    sections: [
      '## Settings of the server',
      ...groups.flatMap(({ title, meaning, names }) => [
        `### ${title}`,
        prose(meaning),
        table(
          ['variable', 'default', 'meaning'],
          names.map((name) => {
            const { names, usual, meaning, isSecret } = module.settingsTable[name]
            return [
              names.map(code).join(' or '),
              usual === '' ? 'not set' : code(usual),
              `${sentence(meaning)}${isSecret ? ' Kept out of messages.' : ''}`,
            ]
          }),
        ),
      ]),
      '## Settings of the frame',
      readFrame(),
    ],
  })
}

/** The groups in the order of the table, and which settings are in each. */
function readGroups(order) {
  return readdirSync(join(root, folder, 'groups'))
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => {
      const file = parse(`${folder}/groups/${name}`)
      const statement = file.statements.find(
        (node) =>
          ts.isVariableStatement(node) &&
          node.declarationList.declarations[0].name.getText().endsWith('Settings'),
      )
      let table = statement.declarationList.declarations[0].initializer
      while (!ts.isObjectLiteralExpression(table)) table = table.expression
      const meaning = docTextOf(statement)
      if (meaning === '') throw missing(`The group ${name}`, statement)
      const title = name.replace('.ts', '')
      return {
        title: title[0].toUpperCase() + title.slice(1),
        meaning,
        names: table.properties.map((property) => property.name.getText()),
      }
    })
    .toSorted((a, b) => order.indexOf(a.names[0]) - order.indexOf(b.names[0]))
}

/** The frame is one file that needs Node alone; its README has the table, which is held against that file here. */
function readFrame() {
  const readme = readFileSync(join(root, 'services/frame/README.md'), 'utf8')
  const [, ...rows] = (readme.match(/^\| *Variable\b.*\n(?:\|.*\n?)*/m)?.[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[ |-]+$/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const told = rows.map(([name]) => name.replaceAll('`', '')).toSorted()
  const source = readFileSync(join(root, 'services/frame/server/serveFrame.mjs'), 'utf8')
  const read = [
    ...[...source.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => name),
    ...[...source.matchAll(/\{([^{}]*)\} = process\.env/g)].flatMap(([, list]) =>
      [...list.matchAll(/([A-Z_]+)(?: =|,|$)/g)].map(([, name]) => name),
    ),
  ]
  const known = [...new Set(read)].toSorted()
  if (`${told}` !== `${known}`)
    throw new Error(
      `services/frame/README.md tells of the settings ${told.join(', ')}, and serveFrame.mjs reads ${known.join(', ')}.`,
    )
  return table(['variable', 'default', 'meaning'], rows)
}
