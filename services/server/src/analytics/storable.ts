/** No event is deeper; PostgreSQL reads JSON by recursion, and stops somewhere beyond. */
const maxDepth = 32

/**
 * JSON as PostgreSQL can keep it: without NUL and halves of characters, which it refuses, and cut
 * off below 32 levels. What a third party sends must never make an insert fail.
 */
export function storable<T>(value: T): T {
  return clean(value, 0) as T
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(/\0|\p{Surrogate}/gu, '\uFFFD')
  if (typeof value !== 'object' || value === null) return value
  if (depth === maxDepth) return null
  if (Array.isArray(value)) return value.map((entry) => clean(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [clean(key, depth), clean(entry, depth + 1)]),
  )
}
