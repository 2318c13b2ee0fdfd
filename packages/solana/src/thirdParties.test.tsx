// @vitest-environment happy-dom
import type { WalletStandardWallet } from '@foyer/core/adapter'
import { createFakePlatform, createScriptedSolanaWallet } from '@foyer/testing'
import { ed25519 } from '@noble/curves/ed25519.js'
import { ConnectionProvider, useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import {
  SolanaWalletAdapterWallet,
  StandardWalletAdapter,
} from '@solana/wallet-standard-wallet-adapter-base'
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { decode, encode } from './base58.ts'
import { solana } from './index.ts'
import { readTransaction } from './readTransaction.ts'

// React asks for it before it lets a test wait for it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const { signal } = new AbortController()

function attach() {
  const platform = createFakePlatform()
  const adapter = solana().attach({
    ...{ platform, options: {}, readThroughBackend: async () => null },
    requestChanged() {},
  })
  return { platform, adapter, provider: adapter.provider as WalletStandardWallet }
}

const register = (page: EventTarget, wallet: object) =>
  page.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: (api: { register(wallet: object): () => void }) => api.register(wallet),
    }),
  )

/** A transaction that moves one lamport to its own sender. */
function transactionOf(address: string) {
  const payerKey = new PublicKey(address)
  const instructions = [
    SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: payerKey, lamports: 1 }),
  ]
  const recentBlockhash = PublicKey.default.toBase58()
  const message = new TransactionMessage({ payerKey, instructions, recentBlockhash })
  return new VersionedTransaction(message.compileToV0Message())
}

test('behavior: the unsafe burner connects, signs and leaves', async () => {
  const { platform, adapter, provider } = attach()
  const burner = new SolanaWalletAdapterWallet(new UnsafeBurnerWalletAdapter(), 'solana:devnet')
  register(platform.window, burner)
  const [listed] = adapter.connectors()
  expect(listed).toMatchObject({ name: 'Burner Wallet', type: 'ANNOUNCED', chain: 'solana' })
  const connection = await adapter.connect({ connectorId: listed?.id ?? '', signal })
  adapter.use(connection)
  const address = connection.accounts[0]?.address ?? ''
  expect(connection.chainReference).toBe('EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  const actions = await connection.actions?.()
  const signature = await actions?.signMessage?.({ message: 'Hello' })
  const isValid = (text: string, given: string | undefined) =>
    ed25519.verify(
      decode(given ?? '') ?? new Uint8Array(),
      new TextEncoder().encode(text),
      decode(address) ?? new Uint8Array(),
    )
  expect(isValid('Hello', signature)).toBe(true)
  // The wrapper keeps the burner's `signIn` to itself.
  expect(actions?.signIn).toBeUndefined()
  const { signTransaction } = provider.features['solana:signTransaction'] as {
    signTransaction(input: object): Promise<{ signedTransaction: Uint8Array }[]>
  }
  const [signed] = await signTransaction({
    account: provider.accounts[0],
    transaction: transactionOf(address).serialize(),
  })
  expect(
    VersionedTransaction.deserialize(signed?.signedTransaction ?? new Uint8Array()),
  ).toBeDefined()
  await connection.disconnect({ signal })
  expect(burner.accounts).toEqual([])
})

/** Our wallet, connected to a scripted one that has its key. */
async function connected() {
  const made = attach()
  const key = new Uint8Array(32).fill(9)
  const other = encode(ed25519.getPublicKey(new Uint8Array(32).fill(10)))
  const address = encode(ed25519.getPublicKey(key))
  const privateKey = `0x${'09'.repeat(32)}`
  const wallet = createScriptedSolanaWallet({
    ...{ name: 'Acorn', accounts: [address], privateKeys: { [address]: privateKey } },
  })
  wallet.register(made.platform.window)
  const connection = await made.adapter.connect({ connectorId: 'Acorn', signal })
  return { ...made, connection, wallet, address, other }
}

test('behavior: a library of the field uses our wallet like any other', async () => {
  const { adapter, connection, provider, wallet, address, other } = await connected()
  const library = new StandardWalletAdapter({ wallet: provider as never })
  await expect(library.connect()).rejects.toThrow('No wallet is connected')
  adapter.use(connection)
  await library.connect()
  expect(library.publicKey?.toBase58()).toBe(address)
  const signature = await library.signMessage?.(new TextEncoder().encode('Hi'))
  expect(signature).toHaveLength(64)
  const signed = await library.signTransaction?.(transactionOf(address))
  const { signatures = [] } = readTransaction(signed?.serialize() ?? new Uint8Array()) ?? {}
  expect(signatures[0]).toEqual(signed?.signatures[0])
  wallet.changeAccounts([other])
  expect(library.publicKey?.toBase58()).toBe(other)
  const lost = vi.fn()
  library.on('error', lost)
  adapter.use(null)
  expect([library.connected, lost.mock.calls.length]).toEqual([false, 1])
})

/** What the application shows, each time it renders. */
const seen: (string | null)[] = []
function Shop() {
  const { publicKey, connected } = useWallet()
  seen.push(connected ? (publicKey?.toBase58() ?? null) : null)
  return null
}

test('behavior: an application of @solana/wallet-adapter-react sees our connection', async () => {
  const { adapter, connection, provider, address } = await connected()
  const library = new StandardWalletAdapter({ wallet: provider as never })
  localStorage.setItem('walletName', JSON.stringify('Foyer'))
  adapter.use(connection)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <ConnectionProvider endpoint="http://127.0.0.1:1">
        <WalletProvider wallets={[library]} autoConnect>
          <Shop />
        </WalletProvider>
      </ConnectionProvider>,
    ),
  )
  await vi.waitFor(() => expect(seen.at(-1)).toBe(address))
  await act(async () => adapter.use(null))
  await vi.waitFor(() => expect(seen.at(-1)).toBeNull())
  await act(async () => root.unmount())
})
