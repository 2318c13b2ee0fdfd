import { expect, test } from 'vitest'
import type { Connector } from '../adapter/ChainAdapter.ts'
import { findWallet, isExcluded, mergeConnectors } from './matchWallets.ts'

const wallet = (id: string, name: string, rdns: string | null = null) => ({ id, name, rdns })
const connector = (fields: Partial<Connector>): Connector => ({
  ...{ id: 'a', type: 'ANNOUNCED', name: 'A', imageUrl: null, rdns: null, chain: 'eip155' },
  ...fields,
})

test.each([
  ['rdns', wallet('a', 'A', 'io.rabby'), wallet('b', 'B', 'io.rabby')],
  ['rdns in any case', wallet('a', 'A', 'IO.Rabby'), wallet('b', 'B', 'io.rabby')],
  ['io.metamask.mobile', wallet('a', 'A', 'io.metamask'), wallet('b', 'B', 'io.metamask.mobile')],
  ['name', wallet('a', 'Rabby', 'io.rabby'), wallet('b', 'rabby')],
  ['the word wallet', wallet('a', 'Trust Wallet'), wallet('b', 'Trust')],
  ['the word wallet in front', wallet('a', 'Wallet  Trust'), wallet('b', 'TRUST')],
  ['nothing but the word', wallet('a', 'Wallet'), wallet('b', 'wallet')],
  ['id', wallet('a', 'A'), wallet('a', 'B')],
])('behavior: one wallet by %s', (_, a, b) => {
  expect(findWallet(a, [b])).toBe(b)
  expect(findWallet(b, [a])).toBe(a)
  expect(isExcluded(a, [b])).toBe(true)
})

test.each([
  ['other names', wallet('a', 'Trust'), wallet('b', 'Trustee Wallet')],
  ['a name inside a name', wallet('a', 'WalletConnect'), wallet('b', 'Connect')],
  ['no rdns on either side', wallet('a', 'A'), wallet('b', 'B')],
  ['a generic name and a real one', wallet('a', 'Wallet'), wallet('b', 'Trust')],
])('behavior: two wallets with %s', (_, a, b) => {
  expect(findWallet(a, [b])).toBeUndefined()
  expect(isExcluded(a, [b])).toBe(false)
})

test('behavior: rdns goes before name, name before id', () => {
  const byRdns = wallet('r', 'R', 'io.a')
  const byName = wallet('n', 'A')
  const byId = wallet('a', 'I')
  expect(findWallet(wallet('a', 'A', 'io.a'), [byId, byName, byRdns])).toBe(byRdns)
  expect(findWallet(wallet('a', 'A', 'io.a'), [byId, byName])).toBe(byName)
})

test('behavior: one wallet on several namespaces is one multi-chain wallet', () => {
  const evm = connector({ id: 'app.phantom', name: 'Phantom', rdns: 'app.phantom' })
  const other = connector({ id: 'io.rabby', name: 'Rabby', rdns: 'io.rabby' })
  const solana = connector({ id: 'Phantom', name: 'Phantom', chain: 'solana', imageUrl: 'data:a' })
  const bitcoin = connector({ id: 'Phantom', name: 'Phantom', chain: 'bip122' })
  expect(mergeConnectors([evm, other, solana, bitcoin])).toEqual([
    {
      id: 'app.phantom',
      name: 'Phantom',
      rdns: 'app.phantom',
      type: 'MULTI_CHAIN',
      imageUrl: 'data:a',
      connectors: [evm, solana, bitcoin],
    },
    {
      ...{ id: 'io.rabby', name: 'Rabby', rdns: 'io.rabby', type: 'ANNOUNCED', imageUrl: null },
      connectors: [other],
    },
  ])
})

test('behavior: the first claimant of an rdns on a namespace stays, a namesake stands apart', () => {
  const first = connector({ id: '1', name: 'MetaMask', rdns: 'io.metamask' })
  const second = connector({ id: '2', name: 'MetaMask', rdns: 'io.metamask' })
  const namesake = connector({ id: '3', name: 'MetaMask', rdns: 'com.imitation' })
  const merged = mergeConnectors([namesake, first, second])
  expect(merged.map(({ connectors }) => connectors)).toEqual([[namesake], [first]])
})
