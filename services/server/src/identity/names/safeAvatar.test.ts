import { expect, test } from 'vitest'
import { safeAvatar } from './safeAvatar.ts'

test('behavior: images that a browser may be sent to', () => {
  expect(safeAvatar('https://example.com/me.png?size=64')).toBe(
    'https://example.com/me.png?size=64',
  )
  expect(safeAvatar('https://euc.li/vitalik.eth')).toBe('https://euc.li/vitalik.eth')
  const data = 'data:image/png;base64,iVBORw0KGgo='
  expect(safeAvatar(data)).toBe(data)
})

test('error: nothing inside a network, and nothing that is no image', () => {
  for (const url of [
    null,
    '',
    'http://example.com/me.png',
    'ipfs://bafy',
    'eip155:1/erc721:0x0/1',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'file:///etc/passwd',
    'gopher://example.com',
    '//example.com/a.png',
    'https://user@example.com/a.png',
    'https://example.com:22/a.png',
    'https://localhost/a.png',
    'https://localhost./a.png',
    'https://printer.local/a.png',
    'https://metadata.google.internal/a',
    'https://intranet/a.png',
    'https://127.0.0.1/a.png',
    'https://127.1/a.png',
    'https://2130706433/a.png',
    'https://0x7f000001/a.png',
    'https://0177.0.0.1/a.png',
    'https://①②⑦.0.0.1/a.png',
    'https://0/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/a.png',
    'https://192.168.1.1/a.png',
    'https://8.8.8.8/a.png',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml,<svg onload=alert(1)>',
    `data:image/png;base64,${'A'.repeat(70_000)}`,
    `https://example.com/${'a'.repeat(3_000)}`,
  ]) {
    expect(safeAvatar(url), `${url}`.slice(0, 60)).toBeNull()
  }
})
