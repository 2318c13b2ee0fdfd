/** A value as JSON has it: without functions and signals, big integers as text. */
export function plain(value: unknown): unknown {
  try {
    return JSON.parse(
      JSON.stringify(value, (_key, part) => {
        if (typeof part === 'bigint') return part.toString()
        if (part instanceof AbortSignal) return undefined
        if (part instanceof Error) return { name: part.name, message: part.message }
        return part
      }) ?? 'null',
    )
  } catch {
    // Properties of an event may hold anything, also what refers to itself.
    return String(value)
  }
}
