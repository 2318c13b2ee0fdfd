import { createMarkdownRenderer } from 'vitepress'
import { expect, test } from 'vitest'
import { alignTables } from './tables.ts'

test('behavior: columns have classes for styles, and a heading without a word is a cell', async () => {
  const md = await createMarkdownRenderer(import.meta.dirname, { config: alignTables })
  const html = md.render('|  | b |\n| --- | --: |\n| c | d |\n', {})
  expect(html).not.toContain('style=')
  expect(html).toContain('<td></td>')
  expect(html).toContain('<th class="column-end">b</th>')
  expect(html).toContain('<td class="column-end">d</td>')
})
