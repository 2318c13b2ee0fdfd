import { expect, test } from 'vitest'
import { readPorts } from './startStack.ts'

test('behavior: ports come from the environment, else they are the usual ones', () => {
  const usual = {
    demo: 5100,
    server: 5110,
    frame: 5120,
    wallet: 5130,
    inbox: 5140,
    idp: 5150,
    docs: 5160,
    smtp: 5141,
    'evm-a': 8545,
    'evm-b': 8546,
    solana: 8899,
    bitcoin: 3002,
  }
  expect(readPorts({})).toEqual(usual)
  expect(
    readPorts({ FOYER_DEMO_PORT: '0', FOYER_EVM_A_PORT: '9000', FOYER_EVM_B_PORT: '' }),
  ).toEqual({ ...usual, demo: 0, 'evm-a': 9000 })
})

test.each(['x', '-1', '65536', '1.5', '0x10', ' '])('error: %j is no port', (value) => {
  expect(() => readPorts({ FOYER_EVM_B_PORT: value })).toThrow(
    `FOYER_EVM_B_PORT is "${value}", which is no port.`,
  )
})
