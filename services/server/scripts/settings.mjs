// Writes the table of settings into the README.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const folder = fileURLToPath(new URL('..', import.meta.url))
const conditions = ['@foyer/source', 'module']
const { module } = await runnerImport(`${folder}src/platform/settings/settings.ts`, {
  configFile: false,
  root: folder,
  resolve: { conditions },
  environments: { inline: { resolve: { conditions } } },
})
const path = `${folder}README.md`
const readme = readFileSync(path, 'utf8')
writeFileSync(
  path,
  readme.replace(/^\| Variable .*\n(\|.*\n)*/m, () => `${module.formatSettings()}\n`),
)
