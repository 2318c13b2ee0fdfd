import { encodeAbiParameters, encodeEventTopics, getAbiItem } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { operationIn } from './userOperations.ts'

const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const logOf = (of: typeof sender | typeof other, success: boolean) => ({
  topics: encodeEventTopics({
    abi: entryPoint07Abi,
    eventName: 'UserOperationEvent',
    args: { userOpHash: `0x${'1'.repeat(64)}`, sender: of, paymaster: other },
  }),
  data: encodeAbiParameters(
    getAbiItem({ abi: entryPoint07Abi, name: 'UserOperationEvent' }).inputs.filter(
      (input) => !('indexed' in input && input.indexed),
    ),
    [7n, success, 10n, 11n],
  ),
})

test('behavior: what an account did among others is told by its own event', () => {
  const logs = [{ topics: [], data: '0x' }, logOf(other, true), logOf(sender, false)]
  expect([operationIn({ logs }, sender), operationIn({ logs }, other)]).toEqual(['undone', 'done'])
  expect(operationIn({ logs: [logOf(other, true)] }, sender)).toBeNull()
})

test('error: what is no list of events says nothing', () => {
  for (const logs of [undefined, null, 'x', [null, 7, { topics: 'x' }]])
    expect(operationIn({ logs }, sender)).toBeNull()
})
