import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordStrength, secretOfPassword } from './passwordSecret.ts'

test.each([
  ['', 'weak'],
  ['Passw0rd!', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnopqrstuvwxyz0123456789', 'weak'],
  ['qwe1qwe1qwe1qwe1qwe1qwe1', 'weak'],
  // Four common words.
  ['correct horse battery staple', 'weak'],
  ['x9$Lq2vT!mR7#kWz4', 'enough'],
  ['x9$Lq2vT!mR7#kWz4pQ8@nB5', 'strong'],
  ['six words that nobody else would ever think of', 'strong'],
])('behavior: %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('property: more letters make no password weaker', () => {
  const order = ['weak', 'enough', 'strong']
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z0-9!]{0,40}$/),
      fc.stringMatching(/^[a-z0-9!]{1,4}$/),
      (text, more) => {
        // Words become mixed by it, and never the other way round.
        expect(order.indexOf(passwordStrength(text + more))).toBeGreaterThanOrEqual(
          order.indexOf(passwordStrength(text)),
        )
      },
    ),
  )
})

test('behavior: the same password and salt give the same, and anything else something else', async () => {
  const salt = new Uint8Array(16).fill(7)
  const [one, same, other, salted] = await Promise.all([
    secretOfPassword('caf\u00e9', salt),
    // Typed on another keyboard.
    secretOfPassword('cafe\u0301', salt),
    secretOfPassword('cafe', salt),
    secretOfPassword('caf\u00e9', new Uint8Array(16)),
  ])
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
  expect(one).not.toEqual(salted)
})
