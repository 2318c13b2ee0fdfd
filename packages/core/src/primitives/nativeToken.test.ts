import { expect, test } from 'vitest'
import { nativeTokenAddress } from './nativeToken.ts'

test.each([
  ['eip155', 42, '0xeeee'],
  ['solana', 43, 'So1111'],
  ['bip122', 2, '0x'],
])(
  'behavior: the own currency of %s has an address of %i characters',
  (namespace, length, start) => {
    const address = nativeTokenAddress(namespace)
    expect([address.length, address.slice(0, start.length)]).toEqual([length, start])
  },
)
