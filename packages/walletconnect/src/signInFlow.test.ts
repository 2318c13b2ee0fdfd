import { Network } from '@foyer/core'
import type { SignInProof } from '@foyer/core/adapter'
import { mainnet } from '@foyer/core/networks'
import { buildAuthObject, formatMessage, populateAuthPayload } from '@walletconnect/utils'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { playWallet } from '../test/playWallet.ts'
import { openPage } from '../test/setUpRemote.ts'
import { answerMessage, isRequest, Key, openMessage, PairingLink } from './protocol.ts'

const signer = privateKeyToAccount(generatePrivateKey())

/** A page that wants a signature with the connection, and a wallet that got the link. */
async function openOffered(host: Parameters<typeof openPage>[0] = {}) {
  const proofs: SignInProof[] = []
  const page = openPage({
    ...host,
    host: {
      ...host.host,
      signIn: {
        request: async () => ({
          domain: 'shop.example',
          uri: 'https://shop.example/login',
          nonce: 'abcdef123456',
        }),
        verifyContract: async () => false,
        signedIn: (signed) => void proofs.push(...signed),
      },
    },
  })
  const { relays, remote, wallet, platform } = page
  const relay = relays.connect('wallet')
  const theirs = playWallet({ relay, nowMs: platform.clock.now })
  remote.hold()
  const leave = new AbortController()
  const arrived = wallet.arrive({ signal: leave.signal })
  arrived.catch(() => {})
  await expect.poll(() => remote.pairing.getState().status).toBe('ready')
  const uri = PairingLink.parse(await page.link())
  await theirs.pair(await page.link())
  await relays.settle()
  const asked = relays.published
    .map(({ message }) => openMessage({ symKey: uri.symKey, message }))
    .find((payload) => payload && isRequest(payload) && payload.method === 'wc_sessionAuthenticate')
  return { ...page, relay, theirs, arrived, leave, proofs, uri, asked }
}

type Offered = Awaited<ReturnType<typeof openOffered>>

/** Answers as the pinned wallet does, under a seal of the first message between two keys. */
async function answer(
  { asked, relay, theirs }: Pick<Offered, 'asked' | 'relay' | 'theirs'>,
  respond: (asked: {
    payload: Parameters<typeof populateAuthPayload>[0]['authPayload']
    publicKey: string
  }) => Promise<object>,
): Promise<{ topic: string; symKey: string }> {
  if (!asked || !isRequest(asked)) throw new Error('Nothing was asked')
  const { authPayload, requester } = asked.params as never as {
    authPayload: Parameters<typeof populateAuthPayload>[0]['authPayload']
    requester: { publicKey: string }
  }
  const { privateKey, publicKey } = Key.createPair()
  const symKey = Key.agree({ privateKey, publicKey: requester.publicKey })
  const session = { topic: Key.topicOf(symKey), symKey }
  ;(theirs.sessions as unknown[]).push(session)
  await relay.subscribe(session.topic)
  await relay.publish(
    answerMessage({
      topic: Key.topicOf(requester.publicKey),
      symKey,
      method: 'wc_sessionAuthenticate',
      senderPublicKey: publicKey,
      response: { id: asked.id, ...(await respond({ payload: authPayload, publicKey })) } as never,
    }),
  )
  return session
}

const signed =
  (address = signer.address) =>
  async ({ payload, publicKey }: { payload: unknown; publicKey: string }) => {
    const iss = `did:pkh:eip155:1:${address}`
    const populated = populateAuthPayload({
      authPayload: payload as never,
      chains: ['eip155:1'],
      methods: ['personal_sign'],
    })
    const message = formatMessage(populated as never, iss)
    const signature = { t: 'eip191' as const, s: await signer.signMessage({ message }) }
    const metadata = { name: 'Acorn', description: '', url: '', icons: [] }
    return {
      result: {
        cacaos: [buildAuthObject(populated as never, signature, iss)],
        responder: { publicKey, metadata },
      },
    }
  }

test('behavior: connects and signs in with one answer, which is told before the wallet arrives', async () => {
  const page = await openOffered()
  await answer(page, signed())
  await page.arrived
  expect(page.proofs).toMatchObject([{ account: `eip155:1:${signer.address}` }])
  expect(await page.provider.request({ method: 'eth_accounts' })).toEqual([signer.address])
  expect(await page.provider.request({ method: 'personal_sign' })).toBe(true)
  expect(page.wallet.connector.name).toBe('Acorn')
})

test('behavior: a wallet that does not know it answers the proposal, and nothing is signed', async () => {
  const { theirs, arrived, proofs, uri, provider } = await openOffered()
  expect(uri.methods).toEqual(['wc_sessionAuthenticate'])
  await theirs.approve()
  await arrived
  expect(proofs).toEqual([])
  expect(await provider.request({ method: 'personal_sign' })).toBe(true)
})

test('error: a user who declines to sign declined', async () => {
  const page = await openOffered()
  await answer(page, async () => ({ error: { code: 12_001, message: 'User rejected.' } }))
  await expect(page.arrived).rejects.toMatchObject({ code: 'wallet/declined' })
  expect(page.remote.isConnected()).toBe(false)
})

test('error: a signature of another account connects nobody, and the wallet is told', async () => {
  const page = await openOffered()
  const other = privateKeyToAccount(generatePrivateKey()).address
  await answer(page, signed(other))
  await expect(page.arrived).rejects.toMatchObject({ code: 'wallet/failed' })
  await page.relays.settle()
  expect([page.proofs, page.remote.isConnected()]).toEqual([[], false])
  expect(page.theirs.requests.map(({ method }) => method)).toEqual(['wc_sessionDelete'])
})

test('error: an answer that names another key than it was sealed with is refused', async () => {
  const page = await openOffered()
  await answer(page, ({ payload }) => signed()({ payload, publicKey: Key.createPair().publicKey }))
  await expect(page.arrived).rejects.toMatchObject({ code: 'wallet/failed' })
  expect([page.proofs, page.remote.isConnected()]).toEqual([[], false])
})

test('behavior: a signature that nobody waits for any more signs nobody in', async () => {
  const page = await openOffered()
  page.leave.abort(new Error('left'))
  await answer(page, signed())
  await expect(page.arrived).rejects.toThrow('left')
  await expect.poll(() => page.theirs.requests.length).toBe(1)
  expect(page.theirs.requests[0]?.method).toBe('wc_sessionDelete')
  expect([page.proofs, page.remote.isConnected()]).toEqual([[], false])
})

test('behavior: not offered unless every chain is of EVM', async () => {
  const { asked, uri } = await openOffered({
    host: {
      networks: () => [
        Network.from(mainnet),
        Network.from({
          ...mainnet,
          id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
          chainNamespace: 'solana',
        }),
      ],
    },
  })
  expect([asked, uri.methods]).toEqual([undefined, []])
})
