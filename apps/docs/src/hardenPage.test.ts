import { expect, test } from 'vitest'
import { hardenPage } from './hardenPage.ts'
import { pagePolicy } from './policy.ts'

const page = (body: string) =>
  `<!DOCTYPE html><head><meta charset="utf-8"><script type="module" src="/app.js"></script>${body}</head>`

test('behavior: scripts in the page become files, those that are files stay', () => {
  const { html, scripts } = hardenPage(
    page('<script id="look">one()</script>\n<script>two()\nthree()</script>'),
  )
  expect(scripts.map(({ code }) => code)).toEqual(['one()', 'two()\nthree()'])
  const files = scripts.map(({ fileName }) => fileName)
  expect(new Set(files).size).toBe(2)
  expect(html).not.toContain('()')
  expect([...html.matchAll(/<script.*? src="\/([^"]+)"/g)].map(([, src]) => src)).toEqual([
    'app.js',
    ...files,
  ])
  // The same script of another page is the same file.
  expect(hardenPage(page('<script>one()</script>')).scripts[0]?.fileName).toBe(files[0])
})

test('behavior: style attributes go, and what only looks like one stays', () => {
  const { html } = hardenPage(page('<p style="--a:1" class="b">&lt;p style="x"&gt;</p>'))
  expect(html).toContain('<p class="b">&lt;p style="x"&gt;</p>')
})

test('behavior: the policy stands before all that it is about', () => {
  const { html } = hardenPage(page(''))
  expect(html).toContain(`content="${pagePolicy}"`)
  expect(html.indexOf(pagePolicy)).toBeLessThan(html.indexOf('<script'))
  expect(pagePolicy).not.toMatch(/unsafe|https?:/)
})

test('error: a page without a place for the policy is not written', () => {
  expect(() => hardenPage('<html></html>')).toThrow('encoding')
})
