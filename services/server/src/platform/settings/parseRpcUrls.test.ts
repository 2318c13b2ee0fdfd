import { expect, test } from 'vitest'
import { parseChainDescriptions, parseRpcUrls } from './parseRpcUrls.ts'

test('behavior: chains by spaces or lines, nodes by commas, in their order', () => {
  expect(
    parseRpcUrls(`
      eip155:1=https://a.example/v2/key,https://b.example/?key=1,https://b.example/?key=1
      eip155:31337=http://127.0.0.1:8545  solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp=https://c.example`),
  ).toEqual([
    {
      caipNetworkId: 'eip155:1',
      urls: ['https://a.example/v2/key', 'https://b.example/?key=1'],
    },
    { caipNetworkId: 'eip155:31337', urls: ['http://127.0.0.1:8545'] },
    {
      caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      urls: ['https://c.example'],
    },
  ])
  expect(parseRpcUrls('')).toEqual([])
})

test('error: what is wrong is said without the address, which may hold a key', () => {
  const mistakes = (
    [
      ['1=https://a.example', '"1" is no chain'],
      ['eip155:0x1=https://a.example', 'is no chain'],
      ['eip155:01=https://a.example', 'is no chain'],
      ['eip155:99999999999999999=https://a.example', 'is no chain'],
      ['https://a.example/secret', 'is no chain'],
      ['eip155:1', 'eip155:1 has no node'],
      ['eip155:1=', 'eip155:1 has no node'],
      ['eip155:1=https://a.example,secret', 'Node 2 of eip155:1 is no address'],
      ['eip155:1=ws://secret.example', 'Node 1 of eip155:1 is no address'],
      ['eip155:1=file:///secret', 'Node 1 of eip155:1'],
      ['eip155:1=https://a.example eip155:1=https://secret.example', 'eip155:1 is there twice'],
    ] as const
  ).map(([text, expected]) => {
    const parsed = parseRpcUrls(text)
    expect(parsed, text).toEqual({ mistake: expect.stringContaining(expected) })
    return (parsed as { mistake: string }).mistake
  })
  expect(mistakes.filter((each) => !each.includes('is no chain')).join()).not.toContain('secret')
})

test('behavior: a name and a symbol are enough', () => {
  expect(parseChainDescriptions('eip155:31337=Anvil A|ETH, eip155:5=Five|FIVE|6|testnet,')).toEqual(
    [
      {
        caipNetworkId: 'eip155:31337',
        name: 'Anvil A',
        symbol: 'ETH',
        decimals: 18,
        isTestnet: false,
      },
      { caipNetworkId: 'eip155:5', name: 'Five', symbol: 'FIVE', decimals: 6, isTestnet: true },
    ],
  )
})

test('error: a chain that is half described', () => {
  for (const text of [
    'eip155:1',
    'eip155:1=',
    'eip155:1=Name',
    'eip155:1=|ETH',
    'eip155:1=Name|E TH',
    'eip155:1=Name|ETH|37',
    'eip155:1=Name|ETH|1.5',
    'eip155:1=Name|ETH|18|main',
    'eip155:1=Name|ETH|18|testnet|x',
    'eip155:1=Na\u202Eme|ETH',
    'eip155:x=Name|ETH',
    'eip155:1=Name|ETH,eip155:1=Other|ETH',
  ]) {
    expect(parseChainDescriptions(text), text).toEqual({ mistake: expect.any(String) })
  }
})
