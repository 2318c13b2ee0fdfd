import { type Postgres, startPostgres } from '@foyer/testing/stack'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connectOver, type RelayProcess, startRelayProcess } from '../test/bridgedRelays.ts'
import { refuseOtherHosts } from '../test/pinnedWallets.ts'

/*
 * A wallet of another vendor (walletkit 1.2.10) that listens on a relay of its network, and a page that
 * speaks with the operator's own server alone, which is bridged to that relay.
 */

let allowHosts = () => {}
beforeAll(() => {
  allowHosts = refuseOtherHosts()
})
afterAll(() => allowHosts())

const patience = { timeout: 30_000 }
/** Long enough for a connection to be closed and for timers of the clients to run. */
const awayMs = 1_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function readReach({ url }: RelayProcess): Promise<unknown> {
  return (await fetch(`${url}/relay/reach`)).json()
}

describe('walletkit on the upstream relay and our client on ours', () => {
  test('behavior: pair, sign, switch, absence and kill -9 of either relay lose and double nothing', {
    timeout: 120_000,
  }, async () => {
    const upstream = await startRelayProcess()
    const own = await startRelayProcess({ RELAY_UPSTREAM: upstream.relayUrl })
    expect(await readReach(own)).toEqual({ reach: 'network' })
    const { wallet, topic, sign, asked, provider, ...page } = await connectOver({
      page: own,
      wallet: upstream,
    })
    await sign('at once')

    const ask = async (chainId: string) => {
      await provider().request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
      expect(await provider().request({ method: 'eth_chainId' })).toBe(chainId)
    }
    await ask('0x2105')
    await ask('0x1')
    const event = { name: 'chainChanged', data: 8453 }
    await wallet.client().emit({ topic, chainId: 'eip155:8453', event })
    await expect.poll(() => provider().request({ method: 'eth_chainId' }), patience).toBe('0x2105')

    await wallet.leave()
    const whileAway = sign('while the wallet is away')
    await wait(awayMs)
    await wallet.comeBack()
    await whileAway

    page.leave()
    await wait(awayMs)
    page.comeBack()
    await sign('after the page came back')

    await own.kill9()
    const whileOwnIsDown = sign('while our relay is down')
    await wait(awayMs)
    await own.start()
    await whileOwnIsDown

    await upstream.kill9()
    const whileUpstreamIsDown = sign('while the upstream relay is down')
    await wait(awayMs)
    await upstream.start()
    await whileUpstreamIsDown

    expect(wallet.shown).toEqual(asked)
    await wallet.client().disconnect({ topic, reason: { code: 6000, message: 'Over' } })
    await expect.poll(page.isConnected, patience).toBe(false)
    expect(wallet.shown).toEqual(asked)
  })
})

describe('two servers on one PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres({ durable: false })
  })
  afterAll(() => postgres?.stop())

  test('behavior: whichever the page is connected to and whichever is killed, each request is shown once', {
    timeout: 120_000,
  }, async () => {
    const upstream = await startRelayProcess()
    const settings = { RELAY_UPSTREAM: upstream.relayUrl, DATABASE_URL: postgres.url }
    // The first one has the lead.
    const first = await startRelayProcess(settings)
    const second = await startRelayProcess(settings)
    expect(await Promise.all([first, second].map(readReach))).toEqual([
      { reach: 'network' },
      { reach: 'network' },
    ])
    const { sign, wallet, asked, topic, ...page } = await connectOver({
      page: second,
      wallet: upstream,
    })
    onTestFinished(page.leave)
    await Promise.all([sign('one'), sign('two'), sign('three')])

    await first.kill9()
    await sign('after the leader was killed')
    await first.start()
    await second.kill9()
    const pending = sign('while the page has no relay')
    await second.start()
    await pending
    expect(wallet.shown.toSorted()).toEqual(asked.toSorted())
    await wallet.client().disconnect({ topic, reason: { code: 6000, message: 'Over' } })
    await expect.poll(page.isConnected, patience).toBe(false)
  })
})
