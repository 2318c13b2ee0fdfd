/** The part of PostCSS that is used here. */
interface Declaration {
  prop: string
  value: string
  cloneBefore(replacement: { prop: string; value: string }): unknown
  remove(): void
}

const sides: Record<string, string> = { left: 'start', right: 'end' }

/**
 * Makes the sides of a style sheet those of the script, so that the theme of VitePress, which says `left`, works from
 * right to left too: `padding-left` becomes `padding-inline-start`, and so on.
 */
export const logicalStyles = {
  postcssPlugin: 'foyer-logical-styles',
  Declaration(declaration: Declaration) {
    const { prop, value } = declaration
    const [, box, side = ''] = /^((?:margin|padding|border)-)?(left|right)$/.exec(prop) ?? []
    if (side) declaration.prop = `${box ?? 'inset-'}inline-${sides[side]}`
    if (prop === 'text-align') declaration.value = sides[value] ?? value
    const four = splitFour(value)
    if ((prop !== 'margin' && prop !== 'padding') || !four) return
    const [top, right, bottom, left] = four
    if (right === left) return
    const parts = {
      'block-start': top,
      'inline-end': right,
      'block-end': bottom,
      'inline-start': left,
    }
    for (const [part, value] of Object.entries(parts))
      declaration.cloneBefore({ prop: `${prop}-${part}`, value })
    declaration.remove()
  },
}

/** The four values of a shorthand, where there are so many and none is computed. */
function splitFour(value: string): [string, string, string, string] | undefined {
  const parts = value.split(/\s+/)
  const [top, right, bottom, left] = parts
  if (parts.length !== 4 || value.includes('(') || value.includes('!')) return undefined
  return top && right && bottom && left ? [top, right, bottom, left] : undefined
}
