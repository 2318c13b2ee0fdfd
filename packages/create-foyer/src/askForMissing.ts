import { createInterface } from 'node:readline/promises'
import { applicationName } from './applicationName.ts'
import { readNetworks } from './networks.ts'
import { Refusal } from './Refusal.ts'
import { type Arguments, readTemplateName } from './readArguments.ts'
import { type TemplateName, templateNames } from './templates.ts'

/** A terminal, or what stands for one. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined }
  readonly output: NodeJS.WritableStream
}

/** What an application is made of, apart from what may be left out. */
export interface Complete extends Arguments {
  readonly folder: string
  readonly template: TemplateName
}

/**
 * Asks for what is missing, a line at a time: words, no menus to move in, so that keyboards, screen readers and
 * programs work alike.
 *
 * @throws `Refusal` when something is missing and there is no terminal, or the input ends
 */
export async function askForMissing({
  given,
  terminal,
}: {
  given: Arguments
  terminal: Terminal
}): Promise<Complete> {
  const { folder, template } = given
  if (folder !== undefined && template !== undefined) return { ...given, folder, template }
  if (!terminal.input.isTTY) {
    const missing = [
      ...(folder === undefined ? ['a folder'] : []),
      ...(template === undefined ? [`--template ${templateNames.join('|')}`] : []),
    ]
    throw new Refusal(
      `Missing: ${missing.join(' and ')}. There is no terminal to ask in, so write it: npm create foyer my-application -- --template react`,
    )
  }
  const lines = createInterface(terminal)
  const ended = new AbortController()
  lines.once('close', () => ended.abort())

  async function ask<T>(question: string, fallback: string, read: (answer: string) => T) {
    for (;;) {
      const answer = await lines
        .question(`${question} [${fallback}]: `, { signal: ended.signal })
        .catch((cause) => {
          throw new Refusal('Stopped: nothing was written.', { cause })
        })
      try {
        return read(answer.trim() || fallback)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        terminal.output.write(`${error.message}\n`)
      }
    }
  }

  try {
    return {
      ...given,
      folder: folder ?? (await ask('Folder', 'my-application', readFolder)),
      template:
        template ?? (await ask(`Template: ${templateNames.join(', ')}`, 'react', readTemplateName)),
      server: given.server ?? (await ask('With a server to sign in at: yes or no', 'no', readYes)),
      networks:
        given.networks ??
        (await ask('Networks, separated by commas', 'mainnet, base', readNetworks)),
    }
  } finally {
    lines.close()
  }
}

/** @throws `Refusal` for one that no package can be called like */
function readFolder(text: string): string {
  applicationName({ folder: text })
  return text
}

function readYes(text: string): boolean {
  if (/^y(es)?$/i.test(text)) return true
  if (/^no?$/i.test(text)) return false
  throw new Refusal('Write yes or no.')
}
