import type { MarkdownIt } from './links.ts'

/**
 * Columns are aligned by classes: a policy without inline styles refuses the attribute that says it. A heading without a
 * word is an ordinary cell, which no screen reader announces as a heading.
 */
export function alignTables(md: MarkdownIt) {
  md.core.ruler.push('aligned-columns', (state) => {
    for (const [index, token] of state.tokens.entries()) {
      const [text, end] = state.tokens.slice(index + 1, index + 3)
      if (token.type === 'th_open' && text?.content === '' && end?.type === 'th_close') {
        token.tag = 'td'
        end.tag = 'td'
      }
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
