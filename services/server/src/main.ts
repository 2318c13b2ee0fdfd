#!/usr/bin/env node
import { AppError } from '@foyer/core/primitives'
import { inProcess } from './commands/inProcess.ts'

/** What can be written behind the name of the program; nothing starts the server. */
const commands: Readonly<Record<string, () => Promise<(words: string[]) => Promise<void>>>> = {
  start: async () => (await import('./commands/start.ts')).start,
  settings: async () => (await import('./commands/settings.ts')).settings,
  help: async () => (await import('./commands/help.ts')).printHelp,
  '--help': async () => (await import('./commands/help.ts')).printHelp,
  projects: async () => inProcess((await import('./commands/projects.ts')).projects),
  events: async () => inProcess((await import('./commands/events.ts')).events),
  'sign-ins': async () => inProcess((await import('./commands/signIns.ts')).signIns),
  reseal: async () => inProcess((await import('./commands/reseal.ts')).reseal),
  'import-wallets': async () =>
    inProcess((await import('./commands/importWallets.ts')).importWallets),
  'forget-wallets': async () =>
    inProcess((await import('./commands/importWallets.ts')).forgetWallets),
}

const [name = 'start', ...words] = process.argv.slice(2)
try {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) {
    throw new AppError(
      'server/unknown-command',
      `There is no command ${name}. \`foyer-server help\` lists those that there are.`,
      { kind: 'invalid' },
    )
  }
  const run = await load()
  await run(words)
} catch (error) {
  // What an operator can mend is a sentence; anything else needs its stack.
  const isTemporary = error instanceof AppError && error.kind !== 'defect'
  console.error(isTemporary ? error.message : error)
  process.exitCode = 1
}
