import { parseArgs } from 'node:util'
import { networkNames, readNetworks } from './networks.ts'
import { Refusal } from './Refusal.ts'
import { type TemplateName, templateNames } from './templates.ts'

/** What a developer wrote behind the name of the program. */
export interface Arguments {
  readonly folder?: string | undefined
  readonly template?: TemplateName | undefined
  readonly server?: boolean | undefined
  readonly networks?: readonly string[] | undefined
  readonly packs?: string | undefined
  readonly help?: boolean | undefined
}

/** What `--help` prints. */
export const help = `npm create foyer [folder] -- [options]

  --template <name>    ${templateNames.join(', ')}
  --server             with a Foyer server, and users who sign in there
  --networks <names>   separated by commas; mainnet,base if left out:
                       ${networkNames.slice(0, 5).join(', ')},
                       ${networkNames.slice(5, 10).join(', ')},
                       ${networkNames.slice(10, 14).join(', ')},
                       ${networkNames.slice(14).join(', ')}
  --packs <folder>     take Foyer from packed packages instead of the registry
  --help

Asks for the folder and the template if they are left out. Installs nothing.`

/**
 * @param words behind the name of the program
 * @throws `Refusal` for an option that there is not, or a value that cannot be
 */
export function readArguments(words: readonly string[]): Arguments {
  const { values, positionals } = parse(words)
  const [folder, ...more] = positionals
  if (more.length > 0)
    throw new Refusal(
      `One folder is made, and ${positionals.length} are named. Put a name with spaces in quotes.`,
    )
  return {
    folder,
    template: values.template === undefined ? undefined : readTemplateName(values.template),
    server: values.server,
    networks: values.networks === undefined ? undefined : readNetworks(values.networks),
    packs: values.packs,
    help: values.help,
  }
}

/** @throws `Refusal` */
export function readTemplateName(text: string): TemplateName {
  const name = templateNames.find((it) => it === text.trim().toLowerCase())
  if (!name)
    throw new Refusal(`There is no template ${text}. Choose from ${templateNames.join(', ')}.`)
  return name
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        server: { type: 'boolean' },
        networks: { type: 'string' },
        packs: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (cause) {
    // Its first sentence says which option; the others are about how options are parsed.
    const [sentence = ''] = (cause as Error).message.split(/\. |\n/)
    throw new Refusal(`${sentence}. \`npm create foyer -- --help\` lists the options.`, { cause })
  }
}
