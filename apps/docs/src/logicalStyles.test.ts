import { expect, test } from 'vitest'
import { logicalStyles } from './logicalStyles.ts'

/** What becomes of one declaration. */
function rewrite(prop: string, value: string): [string, string][] {
  const before: [string, string][] = []
  let isRemoved = false
  const declaration = {
    ...{ prop, value },
    cloneBefore: (made: { prop: string; value: string }) => before.push([made.prop, made.value]),
    remove() {
      isRemoved = true
    },
  }
  logicalStyles.Declaration(declaration)
  return isRemoved ? before : [...before, [declaration.prop, declaration.value]]
}

test.each([
  ['padding-left', '1px', 'padding-inline-start', '1px'],
  ['margin-right', 'auto', 'margin-inline-end', 'auto'],
  ['border-left', '1px solid', 'border-inline-start', '1px solid'],
  ['left', '0', 'inset-inline-start', '0'],
  ['text-align', 'right', 'text-align', 'end'],
  ['text-align', 'center', 'text-align', 'center'],
  ['padding-top', '1px', 'padding-top', '1px'],
  ['padding', '1px 2px 3px 2px', 'padding', '1px 2px 3px 2px'],
  ['margin', '0 auto', 'margin', '0 auto'],
])('behavior: %s: %s becomes %s: %s', (prop, value, newProp, newValue) => {
  expect(rewrite(prop, value)).toEqual([[newProp, newValue]])
})

test('behavior: four sides that differ become four declarations', () => {
  expect(rewrite('padding', '1px 2px 3px 4px')).toEqual([
    ['padding-block-start', '1px'],
    ['padding-inline-end', '2px'],
    ['padding-block-end', '3px'],
    ['padding-inline-start', '4px'],
  ])
})
