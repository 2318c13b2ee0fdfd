import { plain } from '../recording/plain.ts'

/**
 * Makes a node again only where what it shows is another thing: texts stay selected, and nothing blinks.
 * For nodes without controls.
 */
export function createKeptNodes<value>(make: (value: value) => HTMLElement) {
  const known = new Map<string, { value: value; text: string; node: HTMLElement }>()
  return {
    node(key: string, value: value): HTMLElement {
      const before = known.get(key)
      if (before && Object.is(before.value, value)) return before.node
      const text = JSON.stringify(plain(value))
      const node = before?.text === text ? before.node : make(value)
      known.set(key, { value, text, node })
      return node
    },
    /** Forgets all but these. */
    keep(keys: ReadonlySet<string>) {
      for (const key of known.keys()) if (!keys.has(key)) known.delete(key)
    },
  }
}
