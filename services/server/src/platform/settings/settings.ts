import { AppError } from '@foyer/core/primitives'
import { analyticsSettings } from './groups/analytics.ts'
import { bundlerSettings } from './groups/bundler.ts'
import { chainsSettings } from './groups/chains.ts'
import { embeddedSettings } from './groups/embedded.ts'
import { identitySettings } from './groups/identity.ts'
import { limitsSettings } from './groups/limits.ts'
import { relaySettings } from './groups/relay.ts'
import { serverSettings } from './groups/server.ts'
import { tradingSettings } from './groups/trading.ts'
import { Problem } from './parseSetting.ts'
import type { Setting } from './Setting.ts'

/** The one list of settings: `readSettings`, the README and the help are made of it. */
export const settingsTable = {
  ...serverSettings,
  ...limitsSettings,
  ...chainsSettings,
  ...tradingSettings,
  ...bundlerSettings,
  ...identitySettings,
  ...embeddedSettings,
  ...relaySettings,
  ...analyticsSettings,
} as const satisfies Record<string, Setting<unknown>>

/** What the operator decided, checked. */
export type Settings = {
  readonly [name in keyof typeof settingsTable]: Exclude<
    ReturnType<(typeof settingsTable)[name]['parse']>,
    Problem
  >
}

/** The names by which `Settings` holds them. */
type SettingName = keyof typeof settingsTable

type Environment = Readonly<Record<string, string | undefined>>

/** The variable that a setting is read from, or would be: for messages that ask to change it. */
export function variableOf(name: SettingName, environment: Environment): string {
  const { names }: Setting<unknown> = settingsTable[name]
  return names.find((variable) => environment[variable]) ?? names[0]
}

/**
 * Reads the settings from environment variables; an empty one is as good as none.
 *
 * @throws `settings/invalid`, naming every variable that is wrong and its fix.
 * @example
 * import { readSettings } from '@foyer/server'
 *
 * readSettings({ PORT: '8080' }).port // 8080
 */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = []
  const settings: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries<Setting<unknown>>(settingsTable)) {
    const name = variableOf(key as SettingName, environment)
    const text = (environment[name] ?? '').trim() || setting.usual
    const value = setting.parse(text)
    if (value instanceof Problem) problems.push(describe({ setting, name, text, problem: value }))
    settings[key] = value
  }
  if (typeof settings.relayUpstreamProjectId === 'string' && settings.relayUpstream === null) {
    problems.push(
      'RELAY_UPSTREAM_PROJECT_ID is set without RELAY_UPSTREAM. Set RELAY_UPSTREAM to the relay that the ' +
        'project id is for, such as wss://relay.walletconnect.org, or leave both out.',
    )
  }
  if (
    Array.isArray(settings.relayRedisUrls) &&
    settings.relayRedisUrls.length > 0 &&
    settings.relayUpstream
  ) {
    problems.push(
      'RELAY_REDIS_URLS and RELAY_UPSTREAM are both set. The bridge to an upstream relay keeps its queue in the ' +
        'database. Leave one of them out.',
    )
  }
  if (problems.length > 0) {
    throw new AppError('settings/invalid', problems.join('\n'), { kind: 'invalid' })
  }
  return settings as Record<SettingName, unknown> as Settings
}

/** The settings as a table in Markdown, for the README. */
export function formatSettings(): string {
  const rows = Object.values<Setting<unknown>>(settingsTable).map(({ names, usual, meaning }) => [
    names.map((variable) => `\`${variable}\``).join(' or '),
    usual === '' ? 'not set' : `\`${usual}\``,
    // A bar would begin another cell.
    meaning.replaceAll('|', '\\|'),
  ])
  const table = [['Variable', 'Default', 'Meaning'], ...rows]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`
  const [head = [], ...body] = table.map((row) => line(row))
  return [head, line(['', '', ''], '-'), ...body].join('\n')
}

function describe({
  setting,
  name,
  text,
  problem,
}: {
  setting: Setting<unknown>
  name: string
  text: string
  problem: Problem
}): string {
  const value = setting.isSecret ? '' : ` (it is ${JSON.stringify(text.slice(0, 80))})`
  return `${name} cannot be used${value}. ${problem.fix}`
}
