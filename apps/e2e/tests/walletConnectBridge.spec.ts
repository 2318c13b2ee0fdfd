import { verifyMessage } from 'viem'
import { account } from '../support/Demo.ts'
import { openGate } from '../support/gate.ts'
import { relayOf, startRealServer } from '../support/realServer.ts'
import { expect, test } from '../support/test.ts'

/*
 * A wallet (walletkit 1.2.10) that listens on another relay than the operator's, as published ones do. The
 * operator's server is bridged to that relay, and the page speaks with the operator's server alone.
 *
 * Here the relays go away; bridge.live.test.ts of @foyer/walletconnect kills them.
 */

test('a wallet on the upstream relay connects, signs and switches, whichever relay goes away', async ({
  demo,
  gate: upstream,
  page,
  pocket,
}) => {
  test.slow()
  const operator = await startRealServer({
    RATE_LIMIT_RELAY: '0',
    RELAY_UPSTREAM: relayOf(upstream),
  })
  const own = await openGate(operator)
  const sockets = new Set<string>()
  page.on('websocket', (socket) => sockets.add(new URL(socket.url()).host))
  try {
    await demo.visit({ wallet: 'none', options: { backend: own.url } })
    await demo.openConnect()
    await demo.row('WalletConnect').click()
    const code = demo.view.getByRole('img', { name: /^QR code/ })
    await expect(code).toHaveAttribute('data-uri', /^wc:[\da-f]{64}@2\?/)
    await pocket.scan((await code.getAttribute('data-uri')) ?? '')
    await expect(demo.accountButton).toBeVisible({ timeout: 20_000 })

    const signed: string[] = []
    const sign = async (message: string) => {
      signed.push(message)
      const hex = `0x${Buffer.from(message).toString('hex')}`
      const { result } = await demo.request('personal_sign', [hex, account])
      const signature = result as `0x${string}`
      expect(await verifyMessage({ address: account, message, signature })).toBe(true)
    }
    await sign('at once')

    const network = async () => (await demo.state()).chains.eip155?.network?.caipNetworkId
    await demo.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
    await expect.poll(network).toBe('eip155:31338')
    await pocket.announceChain(31337)
    await expect.poll(network, { timeout: 20_000 }).toBe('eip155:31337')

    for (const relay of [upstream, own]) {
      await relay.cut()
      const pending = sign(relay === own ? 'without our relay' : 'without the upstream relay')
      await relay.restore()
      await pending
    }
    const asked = pocket.requests.map(({ params }) =>
      Buffer.from((params as [string])[0].slice(2), 'hex').toString(),
    )
    expect(asked).toEqual(signed)
    expect([...sockets]).toEqual([new URL(own.url).host])
    await pocket.hangUp()
    await expect(demo.opener).toBeVisible({ timeout: 20_000 })
  } finally {
    await own.cut()
    await operator.remove()
  }
})
