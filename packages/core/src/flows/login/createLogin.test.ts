import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import { createFoyer } from '../../client/createFoyer.ts'
import { getLogin } from '../../login.ts'
import { mainnet } from '../../networks.ts'

/** A client whose frame takes one code. */
async function setUp() {
  const platform = createFakePlatform()
  const wallet = createFakeWallet({
    ...{ id: 'ember', name: 'Ember', accounts: ['0xA'], reference: '1' },
  })
  const adapter = fakeAdapter({ namespace: 'eip155', wallets: [wallet] })
  const foyer = createFoyer(
    { projectId: 'test', networks: [mainnet], adapters: [adapter] },
    {
      platform,
      remoteConnectors: [
        {
          id: 'embedded',
          load: async ({ adapters }) => ({
            async connect({ email, code }, connect) {
              if (email === 'nobody@shop.example') throw new Error('The mail could not be sent.')
              const [connector] = adapters.get('eip155')?.connectors() ?? []
              if (!connector || !code) throw new Error('No wallet')
              let problem: Error | null = null
              while ((await code(problem)) !== '123456') problem = new Error('wrong')
              await connect({ connector })
            },
            endUnused() {},
            stop() {},
          }),
        },
      ],
    },
  )
  await platform.clock.advance(0)
  const login = getLogin(foyer)
  /** Code that loads takes its own time. */
  const after = async () => {
    for (let turn = 0; turn < 20; turn++) await platform.clock.advance(0)
    return login.store.getState()
  }
  return { login, after, state: login.store.getState }
}

const how = { way: 'email', email: 'ada@shop.example' } as const

test('behavior: a wrong code is said, and the right one connects', async () => {
  const { login, after, state } = await setUp()
  expect(state()).toEqual({ stage: 'idle', way: null, user: null, link: null, error: null })
  login.submitCode('000000')
  expect(state().stage).toBe('idle')
  const done = login.start(how)
  expect(state()).toMatchObject({ stage: 'starting', user: { email: how.email, username: null } })
  await expect.poll(after).toMatchObject({ stage: 'code' })
  login.submitCode('000000')
  expect(state().stage).toBe('checking')
  await expect.poll(after).toMatchObject({ stage: 'code', error: { message: 'wrong' } })
  login.submitCode('123456')
  await done
  expect(state()).toMatchObject({ stage: 'connected', error: null })
})

test('error: a login that fails says why, and one that is given up leaves nothing', async () => {
  const { login, after, state } = await setUp()
  await login.start({ way: 'email', email: 'nobody@shop.example' })
  expect(state()).toMatchObject({ stage: 'failed', error: { message: expect.any(String) } })
  const given = login.start(how)
  await expect.poll(after).toMatchObject({ stage: 'code' })
  login.cancel()
  expect(state().stage).toBe('idle')
  const again = login.start(how)
  await expect.poll(after).toMatchObject({ stage: 'code' })
  login.submitCode('123456')
  await again
  expect(state().stage).toBe('connected')
  await given
})
