import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import { mainnet } from '../../networks.ts'
import { createFoyer } from '../createFoyer.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A client without a modal, and one attempt to connect its only wallet. */
function setUp() {
  const platform = createFakePlatform()
  const acorn = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts: [account],
    reference: '1',
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })],
    },
    { platform },
  )
  const connect = async (signal?: AbortSignal) => {
    const [connector] = foyer.getConnectors()
    if (connector) await foyer.connect({ connector, signal })
  }
  const state = () => foyer.internals.requests.getState()['connect eip155:acorn']
  const waits = () => expect.poll(state).toEqual({ status: 'waiting', alreadyPending: false })
  return { foyer, acorn, connect, state, waits }
}

test('behavior: an attempt without a view is told of, from waiting to done', async () => {
  const { acorn, connect, state, waits } = setUp()
  acorn.behave('connect', { late: 'approve' })
  const connecting = connect()
  await waits()
  acorn.answerLate()
  await connecting
  expect(state()).toEqual({ status: 'done' })
})

test('behavior: a refusal and a failure are told of as such', async () => {
  const { acorn, connect, state } = setUp()
  acorn.behave('connect', 'reject')
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/declined' })
  expect(state()).toEqual({ status: 'declined' })
  acorn.behave('connect', { throws: new Error('Out of order') })
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/failed' })
  expect(state()).toMatchObject({ status: 'failed' })
})

test('behavior: an attempt that is abandoned leaves nothing, and takes nothing from a newer one', async () => {
  const { foyer, acorn, connect, state, waits } = setUp()
  acorn.behave('connect', 'hang')
  const first = new AbortController()
  const abandoned = expect(connect(first.signal)).rejects.toMatchObject({
    code: 'connection/abandoned',
  })
  await waits()
  first.abort()
  await abandoned
  expect(state()).toBe(undefined)
  const replaced = expect(connect()).rejects.toMatchObject({ code: 'connection/abandoned' })
  await waits()
  const newest = connect()
  await replaced
  expect(state()).toEqual({ status: 'waiting', alreadyPending: false })
  const ended = expect(newest).rejects.toMatchObject({ code: 'connection/abandoned' })
  await foyer.disconnect()
  await ended
  expect(state()).toBe(undefined)
})
