import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { account, evmNamespaces } from '../test/playWallet.ts'
import { openConnected, openPage, storageKey } from '../test/setUpRemote.ts'

/** Two approved chains, of which these have an account. */
const twoChains = (withAccount: readonly number[]) => {
  const { eip155 } = evmNamespaces(withAccount)
  if (!eip155) throw new Error('EVM is approved')
  return { eip155: { ...eip155, chains: ['eip155:1', 'eip155:8453'] } }
}

test('behavior: the page follows a wallet whose update leaves accounts on its other chain only', async () => {
  const { theirs, relays, provider, received } = await openConnected()
  await theirs.say('wc_sessionUpdate', { namespaces: twoChains([1, 8453]) })
  await relays.settle()
  received.length = 0
  await theirs.say('wc_sessionUpdate', { namespaces: twoChains([8453]) })
  await relays.settle()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([account])
  expect(received).toEqual([['chainChanged', '0x2105']])
  expect(await provider.request({ method: 'personal_sign' })).toBe(true)
  expect(theirs.requests).toMatchObject([{ params: { chainId: 'eip155:8453' } }])
})

test('behavior: the page stays where it is when a wallet announces a chain without an account', async () => {
  const { theirs, relays, provider, received } = await openConnected()
  await theirs.say('wc_sessionUpdate', { namespaces: twoChains([1]) })
  await relays.settle()
  received.length = 0
  for (const chainId of ['eip155:1', 'eip155:8453'])
    await theirs.say('wc_sessionEvent', { event: { name: 'chainChanged', data: 8453 }, chainId })
  await relays.settle()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([account])
  expect(received).toEqual([])
})

test('behavior: a session kept with a chain in use that has no account is usable again', async () => {
  const { platform, relays, remote } = await openConnected()
  remote.stop()
  const kept = JSON.parse(platform.storage.get(storageKey) ?? '')
  kept.sessions[0].namespaces = twoChains([1])
  kept.sessions[0].chains = { eip155: 'eip155:8453' }
  platform.storage.set(storageKey, JSON.stringify(kept))
  const { provider } = openPage({
    relays,
    platform: createFakePlatform({ storage: platform.storage }),
  })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([account])
})
