/**
 * Where two snapshots differ, as paths with the paths around them.
 *
 * @example
 * changedPaths({ chains: { eip155: { status: 'connecting' } } }, { chains: { eip155: { status: 'connected' } } })
 * // 'chains', 'chains/eip155', 'chains/eip155/status'
 */
export function changedPaths(before: unknown, after: unknown): ReadonlySet<string> {
  const paths = new Set<string>()
  collect(before, after, '', paths)
  return paths
}

function collect(before: unknown, after: unknown, path: string, paths: Set<string>): boolean {
  // Snapshots share what did not change.
  if (Object.is(before, after)) return false
  if (!isObject(before) || !isObject(after)) return true
  let differs = false
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const own = path ? `${path}/${key}` : key
    if (!collect(Reflect.get(before, key), Reflect.get(after, key), own, paths)) continue
    paths.add(own)
    differs = true
  }
  return differs
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
