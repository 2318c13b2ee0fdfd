import { expect, test } from 'vitest'
import type { ChainFamily } from '../families/ChainFamily.ts'
import {
  addressesOn,
  approvedNamespaces,
  type Proposal,
  proposedMethods,
  proposedNetworks,
  sharedFamilies,
  withInUse,
} from './namespaces.ts'

const network = (id: string) => ({ id, name: id, symbol: 'ETH', rpcUrl: '' })
const family = {
  namespace: 'eip155',
  networks: [network('eip155:1'), network('eip155:2')],
  accounts: [
    { name: 'One', address: '0xaa' },
    { name: 'Two', address: '0xbb' },
  ],
  methods: ['personal_sign', 'eth_sendTransaction'],
  events: ['accountsChanged', 'chainChanged'],
} as unknown as ChainFamily
const families = [family]

const propose = (
  optionalNamespaces: Proposal['optionalNamespaces'],
  requiredNamespaces: Proposal['requiredNamespaces'] = {},
) => ({ optionalNamespaces, requiredNamespaces }) as Proposal
const wish = { methods: ['personal_sign', 'other'], events: ['chainChanged'] }

test('behavior: a session shares what is both asked for and known, for the chosen account', () => {
  const proposal = propose({ eip155: { ...wish, chains: ['eip155:2', 'eip155:9'] } })
  expect(approvedNamespaces({ proposal, families, address: '0xbb' })).toEqual({
    eip155: {
      chains: ['eip155:2'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
      accounts: ['eip155:2:0xbb'],
    },
  })
  expect(approvedNamespaces({ proposal, families })?.eip155?.accounts).toEqual(['eip155:2:0xaa'])
})

test('error: nothing in common, or a requirement that is not met, cannot be approved', () => {
  const strange = propose({ solana: { ...wish, chains: ['solana:x'] } })
  expect(approvedNamespaces({ proposal: strange, families })).toBeNull()
  const strict = propose({}, { eip155: { ...wish, chains: ['eip155:9'] } })
  expect(approvedNamespaces({ proposal: strict, families })).toBeNull()
})

test('behavior: everything that a proposal names is listed once', () => {
  const proposal = propose(
    { 'eip155:5': wish, eip155: { ...wish, chains: ['eip155:1'] } },
    { eip155: { methods: ['personal_sign'], events: [], chains: ['eip155:1'] } },
  )
  expect(proposedNetworks(proposal).sort()).toEqual(['eip155:1', 'eip155:5'])
  expect(proposedMethods(proposal)).toEqual(['personal_sign', 'other'])
})

test('behavior: what is in use comes first, on every network of the session', () => {
  const before = {
    eip155: { ...wish, chains: ['eip155:1'], accounts: ['eip155:1:0xaa'] },
    solana: { ...wish, accounts: ['solana:x:y'] },
  }
  const next = { namespace: 'eip155', networkId: 'eip155:2', address: '0xbb' }
  const after = withInUse(before, next)
  expect(after).toEqual({
    eip155: {
      ...wish,
      chains: ['eip155:2', 'eip155:1'],
      accounts: ['eip155:2:0xbb', 'eip155:1:0xbb'],
    },
    solana: before.solana,
  })
  expect(sharedFamilies(after, families)).toMatchObject([
    { namespace: 'eip155', networkId: 'eip155:2', address: '0xbb' },
  ])
  expect(addressesOn(after, 'eip155:1')).toEqual(['0xbb'])
  expect(addressesOn(after, 'eip155:3')).toEqual([])
  expect(withInUse(before, { ...next, namespace: 'bip122' })).toBe(before)
})
