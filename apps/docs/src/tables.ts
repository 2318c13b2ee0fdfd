import type { MarkdownIt } from './links.ts'

/** Columns are aligned by classes: a policy without inline styles refuses the attribute that says it. */
export function alignTables(md: MarkdownIt) {
  md.core.ruler.push('aligned-columns', (state) => {
    for (const token of state.tokens) {
      const [, side] = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '') ?? []
      if (!side) continue
      token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null
      token.attrJoin(
        'class',
        `column-${side === 'right' ? 'end' : side === 'left' ? 'start' : side}`,
      )
    }
  })
}
