import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SafeImage } from './SafeImage.tsx'

const url = 'https://host.example/icon.png'

test('behavior: an image that passes is only ever an <img>', () => {
  const html = render('data:image/svg+xml,<svg onload="alert(1)"/>')
  expect(html).toContain('<img src="data:image/svg+xml,&lt;svg')
  expect(html).not.toContain('<svg')
})

test('behavior: an image that does not pass becomes a letter, and asks for nothing', () => {
  for (const source of [null, undefined, '', url, 'javascript:alert(1)']) {
    expect(render(source)).toContain('<span>R</span>')
    expect(render(source)).not.toContain('src=')
  }
})

test('behavior: an address is used only when the caller vouches for it', () => {
  expect(render(url, true)).toContain(`src="${url}"`)
  expect(render('javascript:alert(1)', true)).not.toContain('<img')
  expect(render('//host.example/icon.png', true)).not.toContain('<img')
})

test('behavior: the letter skips marks that would turn or hide the text', () => {
  expect(render(null, false, '\u202e\u200b rabby')).toContain('<span>R</span>')
  expect(render(null, false, '\u{1f98a}')).toContain('<span></span>')
})

function render(src: string | null | undefined, allowUrl = false, label = 'Rabby'): string {
  return renderToStaticMarkup(
    <SafeImage
      src={src}
      size={36}
      kind="wallet"
      label={label}
      seed="io.rabby"
      allowUrl={allowUrl}
    />,
  )
}
