import { expect, test } from 'vitest'
import { requestLink } from './requestLink.ts'

const request = { requestId: 1_737_387_645_000_123, sessionTopic: 'ab'.repeat(32) }
const query = `requestId=1737387645000123&sessionTopic=${'ab'.repeat(32)}`

test.each([
  ['rainbow://', `rainbow://wc?${query}`],
  ['https://w.example/app', `https://w.example/app/wc?${query}`],
  ['https://w.example/app/?from=list#top', `https://w.example/app/wc?${query}`],
])('behavior: %s', (link, expected) => {
  expect(requestLink(link, request)).toBe(expected)
})

test.each([
  'https://t.me/acorn/app',
  'https://t.me/acorn/app/',
  'https://t.me/acorn/app?startapp=',
])('behavior: %s has one parameter, of letters that Telegram takes', (link) => {
  const [path, parameter = ''] = requestLink(link, request).split('?startapp=')
  expect(path).toBe('https://t.me/acorn/app')
  expect(parameter).toMatch(/^[\w-]{1,512}$/)
  expect(Buffer.from(parameter, 'base64url').toString()).toBe(query)
})
