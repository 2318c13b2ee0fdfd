import { expect, test } from 'vitest'
import { looksPrivate } from './looksPrivate.ts'

const key = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'

test.each([
  ['a pairing link', `wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2`],
  ['the rest of one', `relay-protocol=irn&symKey=${key.slice(0, 20)}`],
  ['a key', key],
  ['an address', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['a mail address', 'person@shop.example'],
  ['half a recovery phrase', ' test test  test test test junk'],
])('behavior: %s is private', (_, text) => {
  expect(looksPrivate(text)).toBe(true)
})

test.each([
  '',
  'Rainbow',
  '  crypto.com | defi wallet ',
  'The Wallet of Long Names',
  'zk@',
  '1inch',
])('behavior: %j may be a name', (text) => {
  expect(looksPrivate(text)).toBe(false)
})
