import type { Foyer } from '@foyer/core/client'

/**
 * Tells the developer what is wrong with the options, now and after each change of them.
 *
 * @returns ends it
 */
export function reportFaults(foyer: Foyer): () => void {
  const { internals } = foyer
  const check = async () => {
    if (isPlain(internals)) return
    try {
      const { reportOptions } = await import('./checkOptions.ts')
      reportOptions(foyer)
    } catch {
      // Only the developer misses something, and not the next time.
    }
  }
  void check()
  return internals.options.subscribe(check)
}

/**
 * Whether nothing can be wrong with these options by now: then no code is fetched to look. One address
 * for every service, which most applications give besides, is seen to be one.
 */
function isPlain({ options, optionsAsGiven }: Foyer['internals']): boolean {
  const read = Object.values(options.getState())
  return Object.entries(optionsAsGiven()).every(
    ([name, value]) =>
      (/^(projectId|networks|adapters|metadata)$/.test(name) && read.includes(value)) ||
      (name === 'backend' && isPlainAddress(value)),
  )
}

const isPlainAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:[^@]+$/i.test(value) && URL.canParse(value)
