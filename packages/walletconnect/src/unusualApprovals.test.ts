import { expect, test } from 'vitest'
import { account, evmNamespaces, playWallet } from '../test/playWallet.ts'
import { openPage } from '../test/setUpRemote.ts'
import { approveProposal } from './protocol.ts'
import { readExpiry } from './sign/receive.ts'

const daysSeconds = 86_400
const metadata = { name: 'Acorn', description: '', url: 'https://acorn.example', icons: [] }

/** A page that shows a code, and a wallet that scanned it. */
async function openScanned() {
  const page = openPage()
  const { relays, platform, remote, wallet, link } = page
  const relay = relays.connect('wallet')
  const theirs = playWallet({ relay, nowMs: platform.clock.now })
  remote.hold()
  const arrived = wallet.arrive({ signal: new AbortController().signal })
  await theirs.pair(await link())
  await relays.settle()
  /** What the wallet approves, not sent yet. */
  const approval = (more: Partial<Parameters<typeof approveProposal>[0]> = {}) => {
    const [offered] = theirs.proposals
    if (!offered) throw new Error('Nothing was proposed')
    const nowMs = platform.clock.now()
    return approveProposal({ ...offered, namespaces: evmNamespaces(), metadata, nowMs, ...more })
  }
  const send = async (
    { messages }: ReturnType<typeof approval>,
    count: number = messages.length,
  ) => {
    for (const message of messages.slice(0, count)) await relay.publish(message)
    await relays.settle()
  }
  return { ...page, theirs, arrived, approval, send }
}

test('behavior: a session of 30 days is accepted, by a fast clock too, and kept for 31 at most', async () => {
  const { arrived, approval, send, remote, platform } = await openScanned()
  await send(approval({ lifetimeSeconds: 30 * daysSeconds }))
  await arrived
  const nowMs = Math.floor(platform.clock.now() / 1_000) * 1_000
  expect(remote.client.sessions()[0]?.expiresAtMs).toBe(nowMs + 30 * daysSeconds * 1_000)
  const seconds = nowMs / 1_000
  expect(readExpiry(seconds + 31.5 * daysSeconds, nowMs)).toBe(nowMs + 31 * daysSeconds * 1_000)
  expect(readExpiry(seconds + 365 * daysSeconds, nowMs)).toBe(null)
})

test('behavior: what looks odd in a family that nobody asked for costs nothing', async () => {
  const { arrived, approval, send, provider } = await openScanned()
  const near = { accounts: ['near:main_net:alice_b.near'], methods: [], events: [] }
  await send(approval({ namespaces: { ...evmNamespaces(), near, some_thing: near } }))
  await arrived
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([account])
})

test('behavior: what cannot be read inside a family that was asked for costs no more than itself', async () => {
  const { arrived, approval, send, provider, remote } = await openScanned()
  const { eip155 } = evmNamespaces()
  if (!eip155) throw new Error('EVM is approved')
  const odd = {
    ...eip155,
    chains: [...(eip155.chains ?? []), 'eip155:main_net', 7],
    accounts: [
      ...['eip155:main_net:0x1', 'eip155:1:0xshort', 'solana:1:0x1', 'eip155:0x1:alice', null],
      ...eip155.accounts,
    ],
  } as unknown as typeof eip155
  const broken = { accounts: 'none', methods: [], events: [] } as unknown as typeof eip155
  await send(approval({ namespaces: { eip155: odd, solana: broken } }))
  await arrived
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([account])
  expect(remote.client.sessions()[0]?.namespaces.eip155?.accounts).toEqual(eip155.accounts)
})

test('behavior: a wallet that approves and never settles leaves a new code, and may still settle', async () => {
  const { approval, send, link, platform, relays, arrived, remote } = await openScanned()
  const first = await link()
  const late = approval()
  await send(late, 1)
  expect(await link()).toBe(first)
  await platform.clock.advance(10_000)
  await relays.settle()
  expect(await link()).not.toBe(first)
  await send(late)
  await arrived
  expect(remote.isConnected()).toBe(true)
})

test('behavior: a wallet that approves and never settles keeps no other one out of the same code', async () => {
  const { approval, send, platform, relays, arrived, remote } = await openScanned()
  await send(approval(), 1)
  await platform.clock.advance(5_000)
  await send(approval())
  await arrived
  await relays.settle()
  expect(remote.isConnected()).toBe(true)
})

test('behavior: of many that approve and never settle the newest may still settle', async () => {
  const { approval, send, link, platform, arrived, remote } = await openScanned()
  const first = await link()
  for (let n = 0; n < 20; n++) await send(approval(), 1)
  await platform.clock.advance(30_000)
  expect(await link()).not.toBe(first)
  // The code that is not shown any more is good until it ends.
  await send(approval())
  await arrived
  expect(remote.isConnected()).toBe(true)
})

test('error: a refused settlement is told to the user in words about the wallet', async () => {
  const { approval, send, arrived } = await openScanned()
  const refused = expect(arrived).rejects.toMatchObject({
    code: 'wallet/failed',
    message:
      'The wallet shared no account that this site can use. Choose an account in the wallet and try again.',
  })
  await send(approval({ namespaces: evmNamespaces([1], []) }))
  await refused
})
