import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingFault as faultOf } from './drawingFault.ts'
import { onlyShapes } from './onlyShapes.ts'

const drawingFault = (svg: string) => faultOf(new TextEncoder().encode(svg), onlyShapes)

const inSvg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inner}</svg>`

test.each([
  inSvg('<path d="M0 0h8v8H0z" fill="#f60"/>'),
  `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n${inSvg('')}\n`,
  inSvg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)" style="fill:url(\'#a\')"/>'),
  inSvg('<style>.a { fill: red }</style><g class="a"><use href="#b"/></g>'),
  inSvg('<use xlink:href="#b"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
  inSvg(
    '<image href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/>',
  ),
  inSvg('<g id="a@2x" fill="url( &quot;#a&quot; )"/>'),
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${inSvg('')}`,
  inSvg("<text title='a > b'>A &amp; B</text>"),
])('behavior: %s may be shown', (svg) => {
  expect(drawingFault(svg)).toBeNull()
})

test.each([
  ['', 'it is no well-formed SVG'],
  ['nonsense', 'it has text around the drawing'],
  ['<html xmlns="http://www.w3.org/2000/svg"/>', 'it is no SVG'],
  ['<svg xmlns="http://www.w3.org/1999/xhtml"><g/></svg>', 'it is no SVG'],
  [inSvg('<g>'), 'it is no well-formed SVG'],
  [inSvg('') + inSvg(''), 'it is no SVG'],
  [inSvg('<script>alert(1)</script>'), 'the element <script> is not allowed'],
  [inSvg('<SCRIPT/>'), 'the element <SCRIPT> is not allowed'],
  [inSvg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), 'the element <x:script> is not'],
  [inSvg('<foreignObject><p/></foreignObject>'), 'the element <foreignObject> is not allowed'],
  [inSvg('<a href="#x"/>'), 'the element <a> is not allowed'],
  [inSvg('<set attributeName="href" to="javascript:alert(1)"/>'), 'the element <set> is not'],
  [inSvg('<g onclick="alert(1)"/>'), 'the handler onclick is not allowed'],
  [inSvg('', '\nonload = "alert(1)"'), 'the handler onload is not allowed'],
  [inSvg('<g/onload="alert(1)"/>'), 'it is no well-formed SVG'],
  [inSvg('<g onload=alert(1) />'), 'it is no well-formed SVG'],
  [inSvg('<image href="https://evil.example/x.png"/>'), 'it refers to another place'],
  [inSvg('<use xlink:href="//evil.example/x.svg#a"/>'), 'it refers to another place'],
  [inSvg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), 'it refers to another place'],
  [inSvg('<use href="&#104;ttps://evil.example"/>'), 'it hides letters behind numbers'],
  [inSvg('<g style="fill:url(https://evil.example)"/>'), 'its style refers to another place'],
  [inSvg('<g fill="url( //evil.example )"/>'), 'its style refers to another place'],
  [inSvg('<style>@import "//evil.example";</style>'), 'its style refers to another place'],
  [inSvg('<style>g { fill: u\\72l(//evil.example) }</style>'), 'its style refers to another'],
  [inSvg('<style>g { fill: image-set("//evil.example/x") }</style>'), 'its style refers to'],
  [inSvg('<style>g { fill: u<!-- -->rl(//evil.example) }</style>'), 'its style sheet holds markup'],
  [inSvg('<style>g { fill: u<g/>rl(//evil.example) }</style>'), 'its style sheet holds markup'],
  [inSvg('<style>g { fill: &#117;rl(//evil.example) }</style>'), 'it hides letters behind numbers'],
  [inSvg('<g style="background: javascript:alert(1)"/>'), 'its style could run'],
  [inSvg('<text><![CDATA[ x ]]></text>'), 'it has definitions or a CDATA'],
  [inSvg('<style><![CDATA[ @import "//evil.example" ]]></style>'), 'its style sheet holds markup'],
  [`<!DOCTYPE svg [<!ENTITY x "y">]>${inSvg('&x;')}`, 'it has definitions or a CDATA'],
  [`<?xml-stylesheet href="//evil.example"?>${inSvg('')}`, 'it has a processing instruction'],
  [inSvg('\0'), 'it is no UTF-8'],
  [inSvg(`<g ${'a="b" '.repeat(501)}/>`), 'an element of it has too many attributes'],
  [`<?xml version="1.0" encoding="utf-7"?>${inSvg('')}`, 'it is no UTF-8'],
  [`<?xml version="1.0" encoding='ISO-2022-JP'?>${inSvg('')}`, 'it is no UTF-8'],
])('error: %s is refused', (svg, fault) => {
  expect(drawingFault(svg)).toContain(fault)
})

test('behavior: whatever the text, it is judged in little time and never throws', () => {
  const pieces = fc.constantFrom(
    ...['<svg', '<svg xmlns="http://www.w3.org/2000/svg">', '</svg>', '<g', ' a="', '"', "'", '>'],
    ...[
      '/>',
      '<!--',
      '-->',
      '<?xml ',
      '?>',
      '<![CDATA[',
      ']]>',
      '<',
      '=',
      ' ',
      'x',
      '&#1;',
      'url(',
    ],
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const fault = drawingFault(parts.join(''))
      expect(fault === null || fault.length > 0).toBe(true)
    }),
    { numRuns: 2_000 },
  )
  for (const piece of ['<', '<a', '<!--', '<a "', "<a x='", '<svg ', ' a="b"', '<?', '&', '<a>']) {
    const startMs = performance.now()
    drawingFault(piece.repeat(Math.floor(262_144 / piece.length)))
    expect(performance.now() - startMs, piece).toBeLessThan(2_000)
  }
})

const length = 262_144
test.each([
  ['a long name that never ends', `${inSvg('').slice(0, -6)}<${'a'.repeat(length)}`],
  ['a long name of an element', inSvg(`<${'a'.repeat(length)}>`)],
  ['a long name of an attribute', inSvg(`<g ${'a'.repeat(length)}/>`)],
  ['a name of colons', inSvg(`<g ${'a:'.repeat(length / 2)}="x"/>`)],
  ['many attributes', inSvg(`<g ${'a="b" '.repeat(length / 6)}/>`)],
  ['space before what a url names', inSvg(`<g fill="url(${' '.repeat(length)}#a)"/>`)],
  ['space within a url', inSvg(`<g fill="url(${' '.repeat(length)}"/>`)],
  ['many urls', inSvg(`<g style="${'url(#a)'.repeat(length / 7)}"/>`)],
  ['a scheme and space', inSvg(`<g style="${'data '.repeat(length / 5)}"/>`)],
  ['a declaration of a type', `<!DOCTYPE svg${' '.repeat(length)}[${inSvg('')}`],
])('behavior: %s takes no longer than its length', (_, svg) => {
  const startMs = performance.now()
  drawingFault(svg)
  expect(performance.now() - startMs).toBeLessThan(500)
})
