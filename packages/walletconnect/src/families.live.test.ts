import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ecc from '@bitcoinerlab/secp256k1'
import { bitcoin } from '@foyer/bitcoin'
import { Network } from '@foyer/core'
import type {
  AdapterHost,
  ChainAdapterDefinition,
  WalletActions,
  WalletStandardWallet,
} from '@foyer/core/adapter'
import { browserPlatform as surroundings } from '@foyer/core/platform'
import { readSettings, startServer } from '@foyer/server'
import { solana } from '@foyer/solana'
import { createFakeStorage } from '@foyer/testing'
import { accountsOf, payFrom, signBitcoinPsbt } from '@foyer/testing/bitcoin'
import {
  type BitcoinChain,
  type SolanaChain,
  startBitcoinChain,
  startSolanaChain,
} from '@foyer/testing/stack'
import { base58 } from '@scure/base'
import { Keypair, VersionedTransaction } from '@solana/web3.js'
import * as bitcoinjs from 'bitcoinjs-lib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { copyEmptyDatabase } from '../../../scripts/emptyDatabase.mjs'
import { refuseOtherHosts, startWalletKit } from '../test/pinnedWallets.ts'
import { createRemoteWallets } from './createRemoteWallets.ts'
import { browserPlatform } from './protocol.ts'
import type { RemoteWalletsWithClient } from './remoteWalletsOver.ts'

/*
 * What a wallet on a phone signs and sends for Solana and Bitcoin: the protocol's own wallet package, the
 * libraries of those chains, and the local chains at the end.
 */

bitcoinjs.initEccLib(ecc)
const { regtest } = bitcoinjs.networks

let server: Awaited<ReturnType<typeof startServer>>
let solanaChain: SolanaChain
let bitcoinChain: BitcoinChain
let relayUrl: string
let folder: string
let allowHosts = () => {}
let phones = 0

beforeAll(async () => {
  allowHosts = refuseOtherHosts()
  folder = await mkdtemp(join(tmpdir(), 'foyer-families-'))
  solanaChain = await startSolanaChain({ slotMs: 50 })
  bitcoinChain = await startBitcoinChain({ blockMs: 100 })
  await copyEmptyDatabase(join(folder, 'server'))
  server = await startServer({
    settings: readSettings({ PORT: '0', DATA_FOLDER: join(folder, 'server'), LOG_LEVEL: 'error' }),
  })
  relayUrl = `${server.url.replace('http', 'ws')}/relay`
})
afterAll(async () => {
  await server?.stop()
  await solanaChain?.stop()
  await bitcoinChain?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  allowHosts()
})

/** What the requests of this test carry, as far as a phone reads it. */
interface Params {
  readonly transaction: string
  readonly pubkey: string
  readonly psbt: string
  readonly signInputs: readonly { readonly index: number }[]
  readonly broadcast: boolean
  readonly recipientAddress: string
  readonly amount: string
}

type Method = (params: Params) => unknown

/** What a phone approves and does. */
interface PhoneFamily {
  readonly chain: string
  readonly address: string
  readonly methods: Readonly<Record<string, Method>>
  readonly sessionProperties?: Record<string, string>
}

/** A page with one chain family, connected with a phone by a link. */
async function connect(
  definition: ChainAdapterDefinition,
  { chain, address, methods, sessionProperties }: PhoneFamily,
) {
  const { namespace } = definition
  const network = Network.from({
    ...{ id: chain.slice(namespace.length + 1), chainNamespace: namespace, name: 'Local' },
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    rpcUrls: { default: { http: namespace === 'solana' ? [solanaChain.url] : [] } },
  })
  const platform = { ...surroundings(), storage: createFakeStorage() }
  const remote = createRemoteWallets(
    {
      ...{ platform, relayUrl, projectId: 'test', networks: () => [network] },
      metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
      storageKey: (name) => `@foyer/${name}`,
    },
    browserPlatform({ WebSocket: WebSocket as never }),
  ) as RemoteWalletsWithClient
  onTestFinished(() => remote.stop())
  phones += 1
  const name = `phone-${phones}`
  const phone = await startWalletKit({ relayUrl, name, database: join(folder, name) })
  onTestFinished(phone.stop)
  const asked: { method: string; chainId: string; params: Params }[] = []
  phone.kit.on('session_proposal', async ({ id }) => {
    const approved = {
      ...{ chains: [chain], accounts: [`${chain}:${address}`] },
      ...{ methods: Object.keys(methods), events: [] },
    }
    await phone.kit.approveSession({
      ...{ id, namespaces: { [namespace]: approved } },
      ...(sessionProperties && { sessionProperties }),
    })
  })
  phone.kit.on('session_request', async ({ id, topic, params: { chainId, request } }) => {
    asked.push({ method: request.method, chainId, params: request.params })
    const result = await methods[request.method]?.(request.params)
    await phone.kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
  })
  const adapter = definition.attach({
    ...{ platform, options: {}, readThroughBackend: async () => null, requestChanged() {} },
    chain: () => ({ network, requestedNetworks: [network] }),
  } as AdapterHost)
  onTestFinished(() => adapter.detach())
  const wallet = remote.wallet(namespace)
  if (!wallet) throw new Error(`${namespace} is wanted`)
  adapter.addRemoteWallet?.(wallet)
  const release = remote.hold()
  const { signal } = new AbortController()
  const connecting = adapter.connect({ connectorId: wallet.connector.id, signal })
  const linkOf = () => {
    const state = remote.pairing.getState()
    return state.status === 'ready' ? state.uri : ''
  }
  await expect.poll(linkOf, { timeout: 20_000 }).toMatch(/^wc:/)
  await phone.kit.pair({ uri: linkOf() })
  const connection = await connecting
  release()
  adapter.use(connection)
  expect(connection.accounts).toMatchObject([{ address }])
  return { asked, connection, network, provider: adapter.provider as WalletStandardWallet }
}

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex.replace(/^0x/, ''), 'hex'))

async function solanaRpc<value>(method: string, ...params: unknown[]): Promise<value> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(solanaChain.url, { method: 'POST', body })
  const { result, error } = (await response.json()) as { result: value; error?: unknown }
  if (error) throw new Error(JSON.stringify(error))
  return result
}

const base64 = { encoding: 'base64' }
const lamportsOf = async (address: string) =>
  BigInt((await solanaRpc<{ value: number }>('getBalance', address)).value)

/** What phones do with a transaction: wallets differ in what they answer. */
function solanaMethods(keys: Keypair) {
  const signed = ({ transaction, pubkey }: Params) => {
    expect(pubkey).toBe(keys.publicKey.toBase58())
    const read = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'))
    read.sign([keys])
    const [signature = new Uint8Array()] = read.signatures
    const text = Buffer.from(read.serialize()).toString('base64')
    return { signature: base58.encode(signature), text }
  }
  return {
    async sends(params: Params) {
      return { signature: await solanaRpc<string>('sendTransaction', signed(params).text, base64) }
    },
    signsWhole(params: Params) {
      const { signature, text: transaction } = signed(params)
      return { signature, transaction }
    },
    signsAlone: (params: Params) => ({ signature: signed(params).signature }),
  }
}

test.each([
  ['is sent by the phone', 'solana_signAndSendTransaction', 'sends'],
  ['is signed whole by the phone, and sent by us', 'solana_signTransaction', 'signsWhole'],
  ['is signed by the phone with a signature alone', 'solana_signTransaction', 'signsAlone'],
] as const)('behavior: a transaction of Solana %s, exact to the unit', async (_, method, way) => {
  const [from, , , recipient] = solanaChain.accounts
  const { privateKey = '0x', address = '' } = from ?? {}
  const to = recipient?.address ?? ''
  const methods = solanaMethods(Keypair.fromSeed(bytesOf(privateKey)))
  const { asked, connection, network } = await connect(solana(), {
    ...{ chain: solanaChain.caipNetworkId, address },
    methods: { solana_signMessage: () => null, [method]: methods[way] },
  })
  const actions = (await connection.actions?.()) as Required<WalletActions<'solana'>>
  const { signal } = new AbortController()
  const transfer = {
    ...{ network, from: address, to, amountAtomic: 1_234_567n },
    asset: { kind: 'native' },
  } as const
  await actions.estimate(transfer, { signal })
  const before = await Promise.all([address, to].map(lamportsOf))
  const hash = await actions.transfer(transfer)
  expect(await actions.outcome({ transfer, hash, signal })).toEqual({
    ...{ status: 'confirmed', differences: [], seen: hash },
  })
  const after = await Promise.all([address, to].map(lamportsOf))
  expect(after).toEqual([(before[0] ?? 0n) - 1_234_567n - 5_000n, (before[1] ?? 0n) + 1_234_567n])
  expect(asked).toMatchObject([{ method, chainId: solanaChain.caipNetworkId }])
})

interface Unspent {
  readonly txid: string
  readonly vout: number
  readonly value: number
}

const esplora = async <value>(path: string, body?: string) => {
  const response = await fetch(`${bitcoinChain.url}${path}`, {
    ...(body !== undefined && { method: 'POST', body }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return (/^[[{]/.test(text) ? JSON.parse(text) : text) as value
}
const unspentOf = (address: string) => esplora<Unspent[]>(`/address/${address}/utxo`)
const satoshisAt = async (address: string) =>
  (await unspentOf(address)).reduce((sum, { value }) => sum + value, 0)

const validator = (key: Uint8Array, hash: Uint8Array, signature: Uint8Array) =>
  ecc.verify(hash, key, signature)

/** A page connected with a phone that has coins, and what a page asks it through. */
async function connectBitcoin(last: number) {
  const privateKey = new Uint8Array(32).fill(last)
  const [{ address, publicKey }] = accountsOf(privateKey, ['bitcoin:regtest'])
  const [{ address: to }] = accountsOf(new Uint8Array(32).fill(last + 1), ['bitcoin:regtest'])
  await bitcoinChain.fund(address, 100_000n)
  bitcoinChain.mine()
  const made = await connect(bitcoin(), {
    ...{ chain: bitcoinChain.caipNetworkId, address },
    sessionProperties: {
      bip122_getAccountAddresses: JSON.stringify([{ address, publicKey, intention: 'payment' }]),
    },
    methods: {
      async signPsbt({ psbt, signInputs, broadcast }) {
        const signed = signBitcoinPsbt({
          psbt: Buffer.from(psbt, 'base64'),
          inputs: signInputs.map(({ index }) => ({ privateKey, index })),
        })
        const text = Buffer.from(signed).toString('base64')
        if (!broadcast) return { psbt: text }
        const finished = bitcoinjs.Psbt.fromBase64(text, { network: regtest }).finalizeAllInputs()
        return { psbt: text, txid: await esplora('/tx', finished.extractTransaction().toHex()) }
      },
      async sendTransfer({ recipientAddress, amount }) {
        const hex = payFrom({
          ...{ privateKey, unspent: await unspentOf(address), network: 'bitcoin:regtest' },
          recipients: [{ address: recipientAddress, amount: BigInt(amount) }],
        })
        return { txid: await esplora('/tx', hex) }
      },
    },
  })
  expect(made.connection.accounts).toMatchObject([{ address, publicKey, type: 'payment' }])
  const { features } = made.provider
  const { request } = (
    features['sats-connect:'] as {
      provider: { request(method: string, params: object): Promise<{ result: Answer }> }
    }
  ).provider
  const [unspent] = await unspentOf(address)
  const psbt = new bitcoinjs.Psbt({ network: regtest })
    .addInput({
      ...{ hash: unspent?.txid ?? '', index: unspent?.vout ?? 0 },
      witnessUtxo: { script: bitcoinjs.address.toOutputScript(address, regtest), value: 100_000n },
    })
    .addOutput({ address: to, value: 60_001n })
    .addOutput({ address, value: 39_000n })
  return { ...made, address, to, request, psbt }
}

interface Answer {
  readonly psbt?: string
  readonly txid?: string
}

test('behavior: a PSBT that a phone signed is taken by another library, and by the chain', async () => {
  const { address, asked, psbt, request, to } = await connectBitcoin(0x21)
  const { result } = await request('signPsbt', {
    ...{ psbt: psbt.toBase64(), signInputs: { [address]: [0] } },
  })
  const signed = bitcoinjs.Psbt.fromBase64(result.psbt ?? '', { network: regtest })
  expect(signed.validateSignaturesOfInput(0, validator)).toBe(true)
  const transaction = signed.finalizeAllInputs().extractTransaction()
  expect(await esplora('/tx', transaction.toHex())).toBe(transaction.getId())
  expect([await satoshisAt(to), await satoshisAt(address)]).toEqual([60_001, 39_000])
  expect(asked).toMatchObject([{ method: 'signPsbt', chainId: bitcoinChain.caipNetworkId }])
})

test('behavior: a PSBT that a phone signs and sends is on the chain under the id that it names', async () => {
  const { address, psbt, request, to } = await connectBitcoin(0x31)
  const { result } = await request('signPsbt', {
    ...{ psbt: psbt.toBase64(), signInputs: { [address]: [0] }, broadcast: true },
  })
  const { txid } = await esplora<{ txid: string }>(`/tx/${result.txid}`)
  expect(txid).toBe(result.txid)
  expect([await satoshisAt(to), await satoshisAt(address)]).toEqual([60_001, 39_000])
})

test('behavior: a phone pays, exact to the satoshi', async () => {
  const { asked, request, to } = await connectBitcoin(0x41)
  const { result } = await request('sendTransfer', {
    recipients: [{ address: to, amount: 12_345 }],
  })
  expect(result.txid).toMatch(/^[\da-f]{64}$/)
  expect(await satoshisAt(to)).toBe(12_345)
  expect(asked).toMatchObject([
    { method: 'sendTransfer', params: { recipientAddress: to, amount: '12345' } },
  ])
})
