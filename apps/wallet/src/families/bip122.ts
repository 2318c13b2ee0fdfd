import {
  accountsOf,
  describePsbt,
  payFrom,
  signBitcoinMessage,
  signBitcoinPsbt,
} from '@foyer/testing/bitcoin'
import type {
  ChainFamily,
  FamilyRequest,
  Intent,
  WalletAccount,
  WalletNetwork,
} from './ChainFamily.ts'
import { RpcError } from './RpcError.ts'

/** A key that everybody knows, with its payment and its ordinals address. */
export interface Bip122Account extends WalletAccount {
  readonly privateKey: string
}

interface Signer {
  readonly privateKey: Uint8Array
  /** Of the payment account, which is the one that a session shares. */
  readonly address: string
  readonly all: ReturnType<typeof accountsOf>
}

type Reader = (
  request: FamilyRequest & { params: Readonly<Record<string, unknown>> },
  all: { readonly signer: Signer; readonly network: WalletNetwork },
) => Intent

/** Bitcoin: messages, PSBTs and transfers, by the methods that WalletConnect has for it. */
export function bip122({
  networks,
  accounts,
}: {
  networks: readonly WalletNetwork[]
  accounts: readonly Bip122Account[]
}): ChainFamily {
  const signerOf = (address: string): Signer => {
    const account = accounts.find((known) => known.address === address)
    if (!account) throw new RpcError(4100, 'This wallet does not hold this account.')
    const privateKey = fromHex(account.privateKey)
    return { privateKey, address, all: accountsOf(privateKey, ['bitcoin:regtest']) }
  }
  return {
    namespace: 'bip122',
    networks,
    accounts,
    methods: Object.keys(readers),
    events: ['bip122_addressesChanged'],
    read(request) {
      const reader = Object.hasOwn(readers, request.method) ? readers[request.method] : undefined
      if (!reader) throw new RpcError(4200, `The method ${request.method} is not supported.`)
      const params = Object(request.params) as Record<string, unknown>
      const account = params.account ?? request.addresses[0]
      if (typeof account !== 'string' || !request.addresses.includes(account))
        throw new RpcError(4100, 'The session does not share this account.')
      const network = networks.find(({ id }) => id === request.networkId)
      if (!network) throw new RpcError(5100, `This wallet does not serve ${request.networkId}.`)
      return reader({ ...request, params }, { signer: signerOf(account), network })
    },
    networkEvent: () => null,
    accountEvent: ({ address }) => ({
      name: 'bip122_addressesChanged',
      data: described(signerOf(address)),
    }),
    sessionProperties: (address) => ({
      bip122_getAccountAddresses: JSON.stringify(described(signerOf(address))),
    }),
  }
}

/** As WalletConnect names accounts; the path is that of the first address. */
const described = ({ all: [payment, ordinals] }: Signer) => [
  {
    ...{ address: payment.address, publicKey: payment.publicKey },
    ...{ intention: 'payment', path: "m/84'/1'/0'/0/0" },
  },
  {
    ...{ address: ordinals.address, publicKey: ordinals.publicKey },
    ...{ intention: 'ordinal', path: "m/86'/1'/0'/0/0" },
  },
]

const readers: Record<string, Reader> = {
  getAccountAddresses: (_, { signer }) => ({ kind: 'answer', result: described(signer) }),

  signMessage({ params: { message, address, protocol } }, { signer }) {
    if (typeof message !== 'string') throw new RpcError(-32602, 'Expected a message.')
    const { purpose, address: from } = ownAccount(signer, address ?? signer.address)
    const isEcdsa = String(protocol ?? 'ecdsa').toLowerCase() === 'ecdsa'
    return {
      kind: 'question',
      title: 'Sign this message?',
      facts: [['Account', from]],
      text: message,
      async perform() {
        const signature = signBitcoinMessage({
          ...{ privateKey: signer.privateKey, purpose },
          message: new TextEncoder().encode(message),
          protocol: isEcdsa ? 'ECDSA' : 'BIP322',
        })
        return { address: from, signature: toHex(signature) }
      },
    }
  },

  signPsbt({ params: { psbt, signInputs, broadcast } }, { signer, network }) {
    const bytes = readBase64(psbt)
    const inputs = readInputs(signInputs).map(({ address, index }) => {
      ownAccount(signer, address)
      return { privateKey: signer.privateKey, index }
    })
    if (broadcast) throw new RpcError(-32602, 'This wallet signs; the application sends.')
    const outputs = readOutputs(bytes)
    return {
      kind: 'question',
      title: 'Sign this transaction?',
      facts: [
        ['Network', network.name],
        ['Inputs', inputs.map(({ index }) => index).join(', ')],
      ],
      text: outputs.map(({ to, amountAtomic }) => `${amountAtomic} sats to ${to}`).join('\n'),
      perform: async () => ({ psbt: toBase64(signBitcoinPsbt({ psbt: bytes, inputs })) }),
    }
  },

  sendTransfer({ params: { recipientAddress, amount } }, { signer, network }) {
    const [address, satoshis] = [String(recipientAddress), String(amount)]
    if (!/^[1-9]\d{0,15}$/.test(satoshis))
      throw new RpcError(-32602, `"${satoshis}" is no amount in satoshis.`)
    return {
      kind: 'question',
      title: 'Send bitcoin?',
      facts: [
        ['To', address],
        ['Amount', `${satoshis} sats`],
        ['Network', network.name],
        ['Account', signer.address],
      ],
      async perform() {
        const found = await fetch(`${network.rpcUrl}/address/${signer.address}/utxo`)
        const body = payFrom({
          ...{ privateKey: signer.privateKey, unspent: await found.json() },
          recipients: [{ address, amount: BigInt(satoshis) }],
          network: 'bitcoin:regtest',
        })
        const sent = await fetch(`${network.rpcUrl}/tx`, { method: 'POST', body })
        const answer = await sent.text()
        if (!sent.ok) throw new RpcError(-32000, answer)
        return { txid: answer }
      },
    }
  },
}

function ownAccount({ all }: Signer, address: unknown) {
  const account = all.find((known) => known.address === address)
  if (!account) throw new RpcError(4100, 'The session does not share this account.')
  return account
}

function readInputs(signInputs: unknown): { address: string; index: number }[] {
  if (!Array.isArray(signInputs) || signInputs.length === 0)
    throw new RpcError(-32602, 'Expected the inputs to sign.')
  return signInputs.map((input) => {
    const { address, index } = Object(input)
    if (typeof address !== 'string' || !Number.isInteger(index))
      throw new RpcError(-32602, 'An input to sign has an address and an index.')
    return { address, index }
  })
}

function readBase64(psbt: unknown): Uint8Array {
  try {
    return Uint8Array.from(atob(String(psbt)), (letter) => letter.charCodeAt(0))
  } catch {
    throw new RpcError(-32602, 'Expected a PSBT in base64.')
  }
}

function readOutputs(psbt: Uint8Array) {
  try {
    return describePsbt(psbt, 'bitcoin:regtest')
  } catch (cause) {
    throw new RpcError(-32602, 'The PSBT cannot be read.', { cause })
  }
}

const fromHex = (text: string) =>
  Uint8Array.from(text.replace(/^0x/, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
