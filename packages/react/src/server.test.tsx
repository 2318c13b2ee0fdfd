import { mainnet } from '@foyer/core/networks'
import { fakeAdapter } from '@foyer/testing'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import {
  AccountButton,
  ConnectButton,
  createFoyer,
  FoyerButton,
  FoyerProvider,
  useAccount,
  useBalance,
  useNetwork,
  useWallets,
} from './index.ts'

function Everything() {
  const { status, isConnected } = useAccount()
  const { formatted } = useBalance()
  const { wallets } = useWallets()
  const { network } = useNetwork()
  return <p>{JSON.stringify([status, isConnected, formatted, wallets, network?.name])}</p>
}

afterEach(() => vi.restoreAllMocks())

test('behavior: a server renders disconnected and starts nothing', async () => {
  const timeout = vi.spyOn(globalThis, 'setTimeout')
  const interval = vi.spyOn(globalThis, 'setInterval')
  const fetched = vi.spyOn(globalThis, 'fetch')
  const said = vi.spyOn(console, 'error')
  const foyer = createFoyer({
    networks: [mainnet],
    adapters: [fakeAdapter({ namespace: 'eip155', wallets: [] })],
  })
  const html = renderToString(
    <FoyerProvider foyer={foyer}>
      <Everything />
      <ConnectButton />
      <FoyerButton />
      <AccountButton />
    </FoyerProvider>,
  )
  await Promise.resolve()
  expect(html).toMatchInlineSnapshot(
    `"<p>[&quot;disconnected&quot;,false,null,[],&quot;Ethereum&quot;]</p><button type="button" data-foyer-opener="Connect">Connect wallet</button><button type="button" data-foyer-opener="Connect">Connect wallet</button>"`,
  )
  for (const spy of [timeout, interval, fetched, said]) expect(spy).not.toHaveBeenCalled()
})

test('error: a component outside of the provider says what is missing', () => {
  expect(() => renderToString(<ConnectButton />)).toThrow(
    'Wrap your application in a <FoyerProvider>',
  )
})
