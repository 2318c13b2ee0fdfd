import type { Connection } from '@foyer/core/adapter'
import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { createActions } from './actions.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The actions of a wallet that gives one answer to whatever it is asked. */
function actionsOf(answer: unknown) {
  const request = async () => answer
  return createActions({
    connection: { accounts: [{ address: account }], chainReference: '1' } as unknown as Connection,
    ...{ request, provider: { request } as never, toChecksum: (address) => address },
    readChain: () => Promise.reject(new Error('No chain is here.')),
    host: { platform: createFakePlatform(), options: {} } as never,
  })
}

test('behavior: no bytes at all are the signature of a Safe that signs on its chain', async () => {
  const { signMessage, signTypedData } = actionsOf('0x')
  expect(await signMessage({ message: 'Welcome' })).toBe('0x')
  const typed = { types: { Mail: [{ name: 'text', type: 'string' }] }, primaryType: 'Mail' }
  expect(await signTypedData({ ...typed, message: { text: 'Welcome' } })).toBe('0x')
})

test.each([null, {}, '', '0x1', 'yes', 'x'.repeat(10)])(
  'error: %j is no signature',
  async (answer) => {
    await expect(actionsOf(answer).signMessage({ message: 'Welcome' })).rejects.toMatchObject({
      code: 'wallet/failed',
    })
  },
)

test('error: no bytes are no hash', async () => {
  await expect(actionsOf('0x').sendTransaction({ to: account })).rejects.toMatchObject({
    code: 'wallet/failed',
  })
})
