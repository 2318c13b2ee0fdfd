import { relative } from 'node:path'
import { askForMissing, type Terminal } from './askForMissing.ts'
import { createApplication } from './createApplication.ts'
import { Refusal } from './Refusal.ts'
import { help, readArguments } from './readArguments.ts'

/**
 * The program: reads its arguments, asks for what is missing, writes the application and says what to do next.
 *
 * @returns the exit code
 */
export async function run({
  words,
  terminal,
  errors,
}: {
  words: readonly string[]
  terminal: Terminal
  /** Where refusals go. */
  errors: NodeJS.WritableStream
}): Promise<number> {
  const say = (text: string) => terminal.output.write(`${text}\n`)
  try {
    const given = readArguments(words)
    if (given.help) {
      say(help)
      return 0
    }
    const { help: _, ...options } = await askForMissing({ given, terminal })
    const { name, folder, commands } = createApplication(options)
    const place = relative(process.cwd(), folder)
    say(`\n${name} is in ${folder}.\n\nNext:\n`)
    if (place) say(`  cd ${quote(place)}`)
    const width = Math.max(...commands.map((command) => command.length))
    for (const command of commands)
      say(
        `  ${command.padEnd(width)}   ${remarks[command] ? `# ${remarks[command]}` : ''}`.trimEnd(),
      )
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    errors.write(`${error.message}\n`)
    return 1
  }
}

const remarks: Record<string, string> = {
  'npm run server': 'in a terminal of its own',
  'npm run dev': 'in a terminal of its own',
  'npm test': 'connects a scripted wallet',
}

/** As a shell takes it for one word. */
function quote(path: string): string {
  if (/^[\w./\\:-]+$/.test(path)) return path
  return process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", `'\\''`)}'`
}
