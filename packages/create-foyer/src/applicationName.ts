import { basename } from 'node:path'
import { Refusal } from './Refusal.ts'

/** npm refuses these as the name of a package. */
const forbidden = new Set(['node_modules', 'favicon.ico'])

/** npm refuses longer ones. */
const maxLength = 214

/**
 * The name of an application, which npm accepts, from that of its folder: `My Shop!` becomes `my-shop`.
 *
 * @param parameters.taken names of packages that it installs, as it may not be called like one of them
 * @throws `Refusal` when nothing is left of the name
 */
export function applicationName({
  folder,
  taken = [],
}: {
  folder: string
  taken?: readonly string[]
}): string {
  const name = basename(folder)
    .normalize('NFKD')
    // What is left of letters with accents.
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .slice(0, maxLength)
  if (!name || forbidden.has(name))
    throw new Refusal(
      `No package can be called like the folder ${JSON.stringify(basename(folder))}. Choose a name with letters from a to z or digits.`,
    )
  return taken.includes(name) ? `${name}-application` : name
}
