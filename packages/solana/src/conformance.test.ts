import { Network } from '@foyer/core'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import { solana as mainnet, solanaDevnet } from '@foyer/core/networks'
import { createScriptedSolanaWallet, type SolanaWalletAction } from '@foyer/testing'
import { type ConformanceRequest, describeAdapterConformance } from '@foyer/testing/conformance'
import { ed25519 } from '@noble/curves/ed25519.js'
import { encode, publicKeyOf } from './base58.ts'
import { solana } from './index.ts'

const actions: Partial<Record<ConformanceRequest, SolanaWalletAction>> = {
  connect: 'connect',
  disconnect: 'disconnect',
  signMessage: 'signMessage',
  sendTransaction: 'signAndSendTransaction',
  signIn: 'signIn',
}

const chainOf: Record<string, string> = {
  [mainnet.id]: 'solana:mainnet',
  [solanaDevnet.id]: 'solana:devnet',
}

/** Keys made of one byte each. */
const [first, second, third] = [1, 2, 3].map((byte) => {
  const key = new Uint8Array(32).fill(byte)
  return { key, address: encode(ed25519.getPublicKey(key)) }
}) as [Key, Key, Key]

/** Solana's addresses have no checksum. One of 43 letters is at least no address without its last. */
const recipient = Array.from({ length: 32 }, (_, byte) =>
  encode(ed25519.getPublicKey(new Uint8Array(32).fill(byte + 4))),
).find((address) => address.length === 43) as string

interface Key {
  readonly key: Uint8Array
  readonly address: string
}

const accountOf = (address: unknown) =>
  typeof address === 'string' && publicKeyOf(address)
    ? { address, publicKey: publicKeyOf(address), chains: ['solana:mainnet'], features: [] }
    : address

const text = (value: string) => new TextEncoder().encode(value)
const signature = ed25519.sign(text('Hi'), first.key)
const proof = 'shop.example wants you to sign in with your Solana account:'
const proofSignature = ed25519.sign(text(proof), first.key)

/** What a node says of all that a transfer of SOL asks for. */
const nodeAnswers: Record<string, unknown> = {
  getLatestBlockhash: { value: { blockhash: second.address, lastValidBlockHeight: 1 } },
  getFeeForMessage: { value: 5_000 },
  getMinimumBalanceForRentExemption: 890_880,
  simulateTransaction: { value: { err: null } },
}

describeAdapterConformance({
  name: 'solana',
  setUp({ platform }) {
    let created = 0
    return {
      definition: solana(),
      home: Network.from(mainnet),
      other: Network.from(solanaDevnet),
      otherAccounts: [second.address, third.address],
      teachesNetworks: false,
      walletsRead: false,
      serveBalance: ({ url, atomic }) =>
        platform.http.answer(url, {
          json: { jsonrpc: '2.0', id: 1, result: { value: Number(atomic) } },
        }),
      serveTransfers: ({ url }) =>
        platform.http.answer(url, ({ body }) => ({
          json: { id: 1, result: nodeAnswers[(body as { method: string }).method] ?? null },
        })),
      actions: {
        signMessage: {
          parameters: { message: 'Hi' },
          answers: [{ signedMessage: text('Hi'), signature }],
          result: encode(signature),
        },
        sendTransaction: {
          parameters: { transaction: 'AAAA' },
          answers: [{ signature }],
          result: encode(signature),
        },
      },
      transfers: { recipient, answers: [{ signature }], result: encode(signature) },
      signIn: {
        answers: [
          {
            account: accountOf(first.address),
            signedMessage: text(proof),
            signature: proofSignature,
          },
        ],
        message: proof,
        signature: encode(proofSignature),
        whileConnected: true,
      },
      openProvider(given) {
        const { features } = given as WalletStandardWallet
        const { connect } = features['standard:connect'] as { connect(): Promise<unknown> }
        const { on } = features['standard:events'] as {
          on(event: string, listener: () => void): () => void
        }
        return { request: () => connect(), listen: (listener) => void on('change', listener) }
      },
      createWallet({ permitted }) {
        created += 1
        const name = `Acorn ${created}`
        let chain = 'solana:mainnet'
        const wallet = createScriptedSolanaWallet({
          ...{ name, permitted, accounts: [first.address], chains: [chain] },
        })
        return {
          connectorId: name,
          accounts: [first.address],
          reference: () => Object.keys(chainOf).find((one) => chainOf[one] === chain) ?? '',
          prompts: () => wallet.requests.filter(({ method }) => method === 'connect').length,
          listenerCount: wallet.listenerCount,
          appear: () => void wallet.register(platform.window),
          behave(request, behaviour) {
            const action = actions[request]
            if (!action) return
            const isAnswer = typeof behaviour === 'object' && 'answers' in behaviour
            if (action !== 'connect' || !isAnswer) return wallet.behave(action, behaviour)
            const { answers } = behaviour
            const accounts = Array.isArray(answers) ? answers.map(accountOf) : answers
            wallet.behave(action, { answers: { accounts } })
          },
          removeDisconnect: () => wallet.removeAction('disconnect'),
          answerLate: wallet.answerLate,
          settlePending: wallet.settlePending,
          changeAccounts: wallet.changeAccounts,
          changeNetwork(reference) {
            chain = chainOf[reference] ?? ''
            wallet.changeChains([chain])
          },
          lock: wallet.lock,
          unlock: wallet.unlock,
          hangUp: wallet.leave,
        }
      },
    }
  },
})
