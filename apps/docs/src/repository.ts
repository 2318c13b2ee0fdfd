import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './pages.ts'

const { repository: named } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  repository?: string | { url: string }
}

/** The public address of the sources, as package.json names it; undefined while there is none. */
export const repository = (typeof named === 'string' ? named : named?.url)
  ?.replace(/^git\+/, '')
  .replace(/\.git$/, '')
