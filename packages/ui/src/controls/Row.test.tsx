import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tag } from '../text/Tag.tsx'
import { Row } from './Row.tsx'

test('behavior: the name is the title alone; line and tag describe', () => {
  const html = renderToStaticMarkup(
    <Row
      title="Rabby"
      description="On this device"
      trailing={<Tag>Recent</Tag>}
      onClick={() => {}}
    />,
  )
  expect(textOf(html, /aria-labelledby="([^"]+)"/)).toBe('Rabby')
  expect(textOf(html, /aria-describedby="([^ ]+) /)).toBe('On this device')
  expect(textOf(html, /aria-describedby="[^ ]+ ([^"]+)"/)).toBe('Recent')
})

test('behavior: a row that does nothing is not a button', () => {
  expect(renderToStaticMarkup(<Row title="Rabby" />)).not.toContain('button')
})

test('behavior: the image carries the mark of a shared object', () => {
  const html = renderToStaticMarkup(<Row title="Rabby" image="x" dataShared="wallet:io.rabby" />)
  expect(html).toContain('<span class="row-image" data-shared="wallet:io.rabby">x</span>')
})

function textOf(html: string, reference: RegExp): string | undefined {
  const id = reference.exec(html)?.[1] ?? 'none'
  const start = html.indexOf('>', html.indexOf(` id="${id}"`)) + 1
  return html
    .slice(start)
    .replace(/<[^>]+>/, '')
    .split('<')[0]
}
