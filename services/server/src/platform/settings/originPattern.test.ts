import { expect, test } from 'vitest'
import { isAllowedOrigin, parseOriginPattern } from './originPattern.ts'

const isAllowed = (origin: string, ...patterns: string[]) =>
  isAllowedOrigin(
    origin,
    patterns.map((text) => {
      const pattern = parseOriginPattern(text)
      if (!pattern) throw new Error(`${text} is no pattern`)
      return pattern
    }),
  )

test('behavior: exactly scheme, host and port', () => {
  expect(isAllowed('https://example.com', 'https://example.com')).toBe(true)
  for (const origin of [
    'https://evilexample.com',
    'https://example.com.evil',
    'https://example.comevil',
    'https://exampleXcom',
    'https://EXAMPLE.com',
    'HTTPS://example.com',
    'https://example.com.',
    'https://www.example.com',
    'https://user@example.com',
    'https://example.com@evil.com',
    'https://evil.com/https://example.com',
    'https://evil.com#https://example.com',
    'https://example.com/',
    'https://example.com:8443',
    'https://example.com:443',
    'http://example.com',
    'https://xn--exmple-cua.com',
    'https://ex\u0430mple.com',
    'https://example.com, https://evil.com',
    'https://evil.com, https://example.com',
    'https://example.com\nhttps://evil.com',
    ' https://example.com',
    'null',
    'file://',
    '',
    '*',
  ]) {
    expect(isAllowed(origin, 'https://example.com'), origin).toBe(false)
  }
})

test('behavior: a star is one label', () => {
  const pattern = 'https://*.example.com'
  expect(isAllowed('https://shop.example.com', pattern)).toBe(true)
  for (const origin of [
    'https://example.com',
    'https://a.b.example.com',
    'https://.example.com',
    'https://evil.com/.example.com',
    'https://evil.com#.example.com',
    'https://evil.com\\.example.com',
    'https://a@b.example.com',
    'https://-.example.com',
    'https://shop.example.com:444',
    'https://shop.example.com.evil',
  ]) {
    expect(isAllowed(origin, pattern), origin).toBe(false)
  }
  expect(isAllowed('https://a.b.example.com', 'https://*.*.example.com')).toBe(true)
})

test('behavior: patterns are read as browsers write origins', () => {
  expect(parseOriginPattern('HTTPS://Example.COM:443/')?.text).toBe('https://example.com')
  expect(parseOriginPattern('https://bücher.example')?.text).toBe('https://xn--bcher-kva.example')
  expect(parseOriginPattern('http://192.168.1.5:3000')?.text).toBe('http://192.168.1.5:3000')
  expect(isAllowed('http://[fd00::1]:3000', 'http://[fd00::1]:3000')).toBe(true)
  expect(isAllowed('capacitor://app.example', 'capacitor://app.example')).toBe(true)
})

test('error: what is no origin is no pattern', () => {
  for (const text of [
    '',
    '*',
    'example.com',
    'https://',
    'https://*',
    'https://*.com',
    'https://shop.*.com',
    'https://shop.example.*',
    'https://pre*.example.com',
    'https://example.com/path',
    'https://example.com?x',
    'https://user@example.com',
    'https://example.com.',
    'https://example.com:99999',
    'null',
    'https://exa mple.com',
  ]) {
    expect(parseOriginPattern(text), text).toBeNull()
  }
})

test('behavior: pages on this machine always may', () => {
  for (const origin of [
    'http://localhost',
    'http://localhost:5100',
    'https://localhost:3000',
    'http://app.localhost:5173',
    'http://127.0.0.1:5100',
    'http://127.9.9.9',
    'http://[::1]:5100',
  ]) {
    expect(isAllowed(origin), origin).toBe(true)
  }
  for (const origin of [
    'http://localhost.evil.com',
    'http://evillocalhost',
    'http://127.0.0.1.evil.com',
    'http://127.0.0.1@evil.com',
    'http://[::1].evil.com',
    'http://localhost:80:80',
    'http://localhost:5100/evil',
    'ftp://localhost',
    'http://128.0.0.1',
    'http://0.0.0.0',
  ]) {
    expect(isAllowed(origin), origin).toBe(false)
  }
})
