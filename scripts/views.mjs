// Every view on what renders it: React 19, React 18, and Preact, as in the file for pages without a build step.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')

for (const host of ['', 'react18', 'preact']) {
  console.log(`\n${host || 'react19'}`)
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'apps/e2e/playwright.config.ts', 'views.spec'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, FOYER_HOST: host } },
  )
  if (status !== 0) process.exitCode = 1
}
