import { expect, test } from 'vitest'
import { mainnet } from '../../networks.ts'
import * as Network from '../../primitives/Network.ts'
import type { Siwx } from '../../primitives/Siwx.ts'
import { createOneClick } from './oneClick.ts'

const network = Network.from(mainnet)

/** What a wallet is asked to sign while it connects to a page of `https://shop.example`. */
const asked = async (domain: string, isFlagged?: Siwx['isFlagged']) => {
  const siwx: Pick<Siwx, 'createMessage' | 'isFlagged'> = {
    createMessage: async (input) => ({
      ...{ ...input, domain, uri: `https://${domain}`, version: '1', nonce: '0123456789abcdef' },
      toString: () => '',
    }),
    ...(isFlagged && { isFlagged }),
  }
  const oneClick = createOneClick({
    siwx: async () => siwx as Siwx,
    origin: () => 'https://shop.example',
    networkOf: () => network,
    chains: () => [network.caipNetworkId],
    patience: (promise) => promise,
    onForeign: () => {},
  })
  const both = await Promise.all([oneClick.ask('eip155'), oneClick.remote.request()])
  return both.map((request) => request?.domain)
}

test('behavior: a wallet of the page and one on a phone are asked to sign for this page', async () => {
  const flags: string[] = []
  const isFlagged = async (domain: string) => {
    flags.push(domain)
    throw new Error('away')
  }
  expect(await asked('shop.example')).toEqual(['shop.example', 'shop.example'])
  expect(await asked('Shop.example', isFlagged)).toEqual(['Shop.example', 'Shop.example'])
  expect(flags).toEqual(['Shop.example', 'Shop.example'])
})

test('error: what the view would warn of is not signed while connecting, where nobody sees it', async () => {
  expect(await asked('shop.example.evil.io')).toEqual([undefined, undefined])
  expect(await asked('sh\u043ep.example')).toEqual([undefined, undefined])
  expect(await asked('shop.example', async () => true)).toEqual([undefined, undefined])
})
