// Writes the reference pages from the sources: `npm run reference`. With `--check` it writes nothing and fails where a
// page says something else than the sources.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { writeComponents } from './reference/components.mjs'
import { writeElements } from './reference/elements.mjs'
import { writeErrors } from './reference/errors.mjs'
import { writeEvents } from './reference/events.mjs'
import { writeHooks } from './reference/hooks.mjs'
import { writeOptions } from './reference/options.mjs'
import { writePackages } from './reference/packages.mjs'
import { writeSettings } from './reference/settings.mjs'
import { openProgram, root } from './reference/sources.mjs'

const folder = join(root, 'docs/reference')
const isCheck = process.argv.includes('--check')

const program = openProgram(['packages/core/src/index.ts', 'packages/react/src/index.ts'])
const pages = {
  options: writeOptions(program),
  hooks: writeHooks(program),
  components: writeComponents(program),
  elements: writeElements(),
  events: writeEvents(program),
  errors: writeErrors(),
  settings: await writeSettings(),
  packages: writePackages(),
}

const differing = []
for (const [name, text] of Object.entries(pages)) {
  const path = join(folder, `${name}.md`)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  differing.push(relative(root, path))
  if (isCheck) continue
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, text)
}

if (isCheck && differing.length > 0) {
  console.error(`FAIL: ${differing.join(', ')} differ from the sources. Run \`npm run reference\`.`)
  process.exitCode = 1
} else
  console.log(
    `${Object.keys(pages).length} pages, ${differing.length} ${isCheck ? 'differ' : 'written'}`,
  )
