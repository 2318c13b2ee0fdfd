import { Verifier } from 'bip322-js'
import { expect, test } from 'vitest'
import { bip122 } from './bip122.ts'
import { RpcError } from './RpcError.ts'

const networkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const address = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const family = bip122({
  networks: [{ id: networkId, name: 'Regtest', symbol: 'BTC', rpcUrl: 'http://127.0.0.1:1' }],
  accounts: [{ name: 'Account 1', address, privateKey: `0x${'1'.padStart(64, '0')}` }],
})
const read = (method: string, params: unknown, addresses = [address]) =>
  family.read({ method, params, networkId, addresses })

test('behavior: both accounts of the key are named, with what they are for', () => {
  const intent = read('getAccountAddresses', { account: address })
  expect(intent).toMatchObject({
    kind: 'answer',
    result: [
      { address, intention: 'payment' },
      {
        address: 'bcrt1pmfr3p9j00pfxjh0zmgp99y8zftmd3s5pmedqhyptwy6lm87hf5ssm803es',
        intention: 'ordinal',
      },
    ],
  })
})

test.each(['ecdsa', 'bip322'])(
  'behavior: a message is shown, and signed by %s',
  async (protocol) => {
    const intent = read('signMessage', { account: address, message: 'Hello', protocol })
    if (intent.kind !== 'question') throw new Error('Nobody was asked.')
    expect(intent.text).toBe('Hello')
    const { signature } = (await intent.perform()) as { signature: string }
    const written = Buffer.from(signature, 'hex').toString('base64')
    expect(Verifier.verifySignature(address, 'Hello', written)).toBe(true)
  },
)

test.each([
  ['unknown method', 'signTransaction', {}, 4200],
  ['account of another user', 'signMessage', { account: 'bcrt1q', message: '' }, 4100],
  ['address of another user', 'signMessage', { message: '', address: 'bcrt1q' }, 4100],
  ['no message', 'signMessage', {}, -32602],
  ['no PSBT', 'signPsbt', { psbt: '!', signInputs: [{ address, index: 0 }] }, -32602],
  ['no inputs', 'signPsbt', { psbt: 'cHNidA==' }, -32602],
  ['no amount', 'sendTransfer', { recipientAddress: address, amount: '1.5' }, -32602],
])('error: %s is refused before anybody is asked', (_, method, params, code) => {
  expect(() => read(method, params)).toThrow(RpcError)
  expect(() => read(method, params)).toThrow(expect.objectContaining({ code }))
})
