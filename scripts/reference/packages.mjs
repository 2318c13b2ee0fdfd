// docs/reference/packages.md: every package and its doors.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { code, page, prose, sentence, table } from './markdown.mjs'
import { plainDoc, root } from './sources.mjs'

export function writePackages() {
  const packages = ['packages', 'services']
    .flatMap((place) => readdirSync(join(root, place)).map((name) => `${place}/${name}`))
    .map((folder) => ({ folder, ...readPackage(folder) }))
    .filter(({ name }) => name)
  return page({
    title: 'Packages',
    lead: [
      'What is published, and the doors of each package: what `import` may name. What no door lets out is not for',
      'applications and may change at any time.',
    ].join('\n'),
    sources: ['package.json'],
    sections: packages.map(({ folder, name, description, exports = {} }) =>
      [
        `## ${code(name)}`,
        `${prose(description)}. [README](../../${folder}/README.md)`,
        table(
          ['door', 'what it is for'],
          Object.entries(exports).map(([door, targets]) => [
            code(join(name, door)),
            meaningOf({
              ...{ folder, door, source: targets['@foyer/source'] ?? targets.types },
              // The one door of a package may be all that its description is about.
              usual: door === '.' ? 'all of it' : undefined,
            }),
          ]),
        ),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
  })
}

function readPackage(folder) {
  const path = join(root, folder, 'package.json')
  // What is left of a branch has no package.json, and what is begun has no README.
  if (!existsSync(path) || !existsSync(join(root, folder, 'README.md'))) return {}
  const { name, description, exports, private: isPrivate } = JSON.parse(readFileSync(path, 'utf8'))
  return isPrivate ? {} : { name, description, exports }
}

/** The comment about the whole of the door's file: one that says so, its first, or that of the function that it is about. */
function meaningOf({ folder, door, source, usual }) {
  const path = join(folder, source)
  const text = readFileSync(join(root, path), 'utf8').replace(/^(#!.*|'use client')\n+/, '')
  const comments = text.match(/\/\*\*[\s\S]*?\*\//g) ?? []
  const comment =
    comments.find((each) => each.includes('@packageDocumentation')) ??
    comments.find((each) => text.startsWith(each)) ??
    comments.find((each) => text.includes(`${each}\nexport function`))
  if (!comment && usual) return usual
  if (!comment)
    throw new Error(
      `${path} does not begin with a docstring that says what the door ${door} is for.`,
    )
  return sentence(plainDoc(comment).split('\n\n')[0])
}
