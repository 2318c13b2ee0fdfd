import { type Control, type ControlName, controls, presets, type Settings } from './controls.ts'

/** No address of ours is longer. */
const longest = 2000

/**
 * What an address sets. Each value is one of a list, a number within bounds or a colour; whatever else stands there is
 * left out and named.
 *
 * @param query such as `?accent=%23b3261e&networks=mainnet.solana`
 */
export function readAddress(query: string): {
  settings: Settings
  /** Names of what was left out, cut short. */
  ignored: readonly string[]
} {
  const read = new Map<string, unknown>()
  const ignored = new Set<string>()
  if (query.length > longest) return { settings: presets, ignored: ['an address that is too long'] }
  for (const [name, text] of new URLSearchParams(query)) {
    const value =
      isControlName(name) && !read.has(name) ? readValue(controls[name], text) : undefined
    if (value === undefined) ignored.add(name.length > 30 ? `${name.slice(0, 30)}…` : name)
    else read.set(name, value)
  }
  const settings: Settings = { ...presets, ...Object.fromEntries(read) }
  return { settings, ignored: [...ignored].slice(0, 5) }
}

/** The address of these settings: only what differs from what controls start as; empty when nothing does. */
export function writeAddress(settings: Settings): string {
  const query = new URLSearchParams()
  for (const name of Object.keys(controls)) {
    if (!isControlName(name)) continue
    const text = writeValue(settings[name])
    if (text !== writeValue(presets[name])) query.set(name, text)
  }
  return query.size > 0 ? `?${query}` : ''
}

const isControlName = (name: string): name is ControlName => Object.hasOwn(controls, name)

const writeValue = (value: Settings[ControlName]): string =>
  typeof value === 'object' ? value.join('.') : String(value)

/** @returns undefined for what is no value of this control */
function readValue(control: Control, text: string): unknown {
  switch (control.kind) {
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'choice':
      return control.values.find((value) => value === text)
    case 'several': {
      const named = text.split('.')
      // In the order of the list, each once.
      const values = control.values.filter((value) => named.includes(value))
      return values.length === named.length ? values : undefined
    }
    case 'number':
      return /^\d(\.\d)?$/.test(text) && Number(text) >= control.min && Number(text) <= control.max
        ? Number(text)
        : undefined
    case 'colour':
      return /^#[0-9a-f]{6}$/.test(text) ? text : undefined
  }
}
