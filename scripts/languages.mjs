// All languages in all views at 320 pixels, in one browser; `--glossary` writes docs/glossary.md instead, and `--spelling`
// asks dictionaries.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const folder = join(root, 'packages/modal/src/languages')

/** A table with a row for each language, of the first name of each term. */
export function glossary() {
  const tags = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const rows = tags.map(({ name: tag }) => {
    const text = readFileSync(join(folder, tag, 'glossary.ts'), 'utf8')
    const names = [...text.matchAll(/^ {4}'?([\w ]+)'?: \[\s*(['"])(.+?)\2/gm)]
    return { tag, names: new Map(names.map(([, term, , name]) => [term, name])) }
  })
  const terms = [...(rows[0]?.names.keys() ?? [])]
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [
    '# Glossary',
    '',
    'Written by `npm run languages -- --glossary`: what each language calls our terms. Where a word is inflected, its stem',
    'stands here.',
    '',
    line(['language', ...terms]),
    line(['---', ...terms.map(() => '---')]),
    ...rows.map(({ tag, names }) => line([tag, ...terms.map((term) => names.get(term) ?? '')])),
    '',
  ].join('\n')
}

function walk() {
  const test = ['playwright', 'test', '--config', 'apps/e2e/playwright.config.ts', 'languageViews']
  const env = { ...process.env, FOYER_LANGUAGES: 'all' }
  return spawnSync('npx', test, { cwd: root, stdio: 'inherit', env }).status ?? 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--glossary')) writeFileSync(join(root, 'docs/glossary.md'), glossary())
  else if (process.argv.includes('--spelling')) {
    const { spelling } = await import('./languages/spelling.mjs')
    process.exitCode = (await spelling()) ? 0 : 1
  } else process.exitCode = walk()
}
