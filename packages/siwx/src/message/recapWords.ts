const prefix = 'urn:recap:'
const opening = 'I further authorize the stated URI to perform the following actions on my behalf:'

/**
 * What the statement of a message says of its capabilities, the last of its resources.
 *
 * @returns `null` where the last resource is no capability that can be read
 * @see https://eips.ethereum.org/EIPS/eip-5573
 */
export function recapWords(resources: readonly string[] | undefined): string | null {
  const last = resources?.at(-1)
  if (!last?.startsWith(prefix)) return null
  try {
    const base64 = last.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64.replace(/=+$/, '')), (one) => one.charCodeAt(0))
    const { att } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const parts = Object.entries(att as Record<string, object>).flatMap(([target, abilities]) => {
      const names = new Map<string, string[]>()
      for (const ability of Object.keys(abilities).sort()) {
        const slash = ability.indexOf('/')
        const namespace = ability.slice(0, slash)
        names.set(namespace, [...(names.get(namespace) ?? []), `'${ability.slice(slash + 1)}'`])
      }
      return [...names].map(
        ([namespace, all]) => `'${namespace}': ${all.join(', ')} for '${target}'.`,
      )
    })
    if (parts.length === 0) return null
    return `${opening} ${parts.map((part, index) => `(${index + 1}) ${part}`).join(' ')}`
  } catch {
    // Not base64, or not the JSON of a capability: it is a resource like others.
    return null
  }
}
