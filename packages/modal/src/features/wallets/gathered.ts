/**
 * A list that only grows. It behaves as a value (one that was handed out never changes), and growing
 * costs what is added, however much is there: lists of one line of growth share their memory.
 */
export interface Gathered<item extends { readonly id: string }> {
  readonly length: number
  at(index: number): item | undefined
  /** Those that pass, in order; looks at every one. */
  filter(test: (item: item) => boolean): readonly item[]
  /** The list with these at its end, without those whose id it has. */
  with(items: readonly item[]): Gathered<item>
}

/** An empty list, or one of these items, each id once. */
export function gather<item extends { readonly id: string }>(
  items: readonly item[] = [],
): Gathered<item> {
  const empty = viewOf<item>([], new Set())
  return items.length === 0 ? empty : empty.with(items)
}

function viewOf<item extends { readonly id: string }>(
  shared: item[],
  ids: Set<string>,
): Gathered<item> {
  const { length } = shared
  return {
    length,
    at: (index) => (index < length ? shared[index] : undefined),
    filter: (test) => shared.slice(0, length).filter(test),
    with(items) {
      // An empty list may be anybody's beginning, and another list may have grown from this one.
      const isNewest = length > 0 && shared.length === length
      const all = isNewest ? shared : shared.slice(0, length)
      const known = isNewest ? ids : new Set(all.map(({ id }) => id))
      for (const item of items) {
        if (known.has(item.id)) continue
        known.add(item.id)
        all.push(item)
      }
      return viewOf(all, known)
    },
  }
}
