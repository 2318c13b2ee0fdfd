import { bytesToHex, hexToBytes, stringToBytes } from 'viem/utils'
import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { describeMessage } from './describeMessage.ts'

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('behavior: a text is shown as it is, and bytes that are none as bytes', () => {
  expect(
    describeMessage(stringToBytes('Hello\nyou'), { host: 'shop.example', words: en }),
  ).toMatchObject({
    ...{ title: 'Sign a message', risks: [], text: 'Hello\nyou' },
  })
  for (const bytes of [
    hexToBytes('0xff00'),
    ...['a\u202eb', 'a\u0007'].map((text) => stringToBytes(text)),
  ])
    expect(describeMessage(bytes, { host: 'shop.example', words: en })).toMatchObject({
      ...{ text: bytesToHex(bytes), risks: [expect.stringContaining('Nobody here can read')] },
    })
})

test('error: a hash, and a sign-in for another domain, are told', () => {
  expect(
    describeMessage(hexToBytes(`0x${'ab'.repeat(32)}`), { host: 'shop.example', words: en }).risks,
  ).toHaveLength(1)
  for (const family of ['Ethereum', 'Solana']) {
    const signIn = (domain: string) =>
      stringToBytes(`${domain} wants you to sign in with your ${family} account:\n${me}`)
    expect(
      describeMessage(signIn('shop.example'), { host: 'shop.example', words: en }),
    ).toMatchObject({
      ...{ title: 'Sign in to shop.example', risks: [] },
    })
    expect(
      describeMessage(signIn('bank.example'), { host: 'shop.example', words: en }).risks,
    ).toEqual([expect.stringContaining('It may be a trap')])
    // With a scheme, as the standard allows it; with what is not shown as text; as a lax reader takes it.
    for (const message of [
      signIn('https://bank.example'),
      new Uint8Array([...signIn('bank.example'), ...stringToBytes('\u202e')]),
      new Uint8Array([...stringToBytes(' \n'), ...signIn('bank.example')]),
    ])
      expect(describeMessage(message, { host: 'shop.example', words: en }).risks.join()).toContain(
        'This signs you in to bank.example',
      )
    expect(
      describeMessage(signIn('https://shop.example'), { host: 'shop.example', words: en }).risks,
    ).toEqual([])
  }
})
