// Writes the table of settings into the README, from the built server.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
const table = execFileSync(process.execPath, [join(folder, 'dist/main.js'), 'settings'], {
  encoding: 'utf8',
})
const path = join(folder, 'README.md')
const readme = readFileSync(path, 'utf8')
writeFileSync(
  path,
  readme.replace(/^\| Variable .*\n(\|.*\n)*/m, () => table),
)
