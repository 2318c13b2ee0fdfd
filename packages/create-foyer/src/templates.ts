import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..')
const templatesFolder = join(packageFolder, 'templates')

/** What differs between templates besides their files. */
interface Template {
  /** The file that makes the client. */
  readonly options: string
  /** The file with the content-security policy. */
  readonly policy: string
  /** How the source reads the variable with the server's address, as `.env` sets it. */
  readonly backend: string
  /** Where its pages are while they are developed and once they are built. */
  readonly origins: string
  /** Where the development server is. */
  readonly page: string
}

const vite: Template = {
  options: 'src/foyer.ts',
  policy: 'vite.config.ts',
  backend: 'import.meta.env.VITE_BACKEND',
  origins: 'http://localhost:5173,http://localhost:4173',
  page: 'http://localhost:5173',
}

/** Every template by its name, which is that of its folder. */
export const templates = {
  react: vite,
  next: {
    options: 'app/foyer.ts',
    policy: 'proxy.ts',
    backend: 'process.env.NEXT_PUBLIC_BACKEND',
    origins: 'http://localhost:3000',
    page: 'http://localhost:3000',
  },
  vanilla: vite,
  vue: vite,
  svelte: vite,
} satisfies Record<string, Template>

/** The name of a template. */
export type TemplateName = keyof typeof templates

/** Names of the templates, in the order in which they are offered. */
export const templateNames = Object.keys(templates) as readonly TemplateName[]

/** Texts of files by their path, with `/` between folders. */
export type Files = Map<string, string>

/** What a developer who tries a template in its place leaves there. */
const leftovers = new Set(['node_modules', 'dist', '.next', 'next-env.d.ts', 'package-lock.json'])

/**
 * Reads a template, or `server`, which is what `--server` adds to each of them.
 *
 * @returns its files as they stand in an application: npm leaves files out whose names begin with a dot, so
 *   there an underscore takes its place
 */
export function readTemplate(name: TemplateName | 'server'): Files {
  const folder = join(templatesFolder, name)
  const files: Files = new Map()
  const visit = (place: string) => {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      if (leftovers.has(entry.name)) continue
      const path = join(place, entry.name)
      if (entry.isDirectory()) visit(path)
      else
        files.set(
          relative(folder, path).split(sep).join('/').replace(/^_/, '.'),
          readFileSync(path, 'utf8'),
        )
    }
  }
  visit(folder)
  return files
}

/** The version of this package, which those of Foyer share. */
export function readVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version
}
