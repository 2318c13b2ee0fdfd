import {
  type Address,
  createWalletClient,
  defineChain,
  formatEther,
  type Hex,
  hexToBytes,
  http,
  isAddress,
  isHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type {
  ChainFamily,
  FamilyRequest,
  Intent,
  WalletAccount,
  WalletNetwork,
} from './ChainFamily.ts'
import { RpcError } from './RpcError.ts'

/** An account with the key that everybody knows. */
export interface Eip155Account extends WalletAccount {
  readonly address: Address
  readonly privateKey: Hex
}

interface Surroundings {
  readonly networks: readonly WalletNetwork[]
  readonly accounts: readonly Eip155Account[]
  /** Sends one after the other, because each transaction takes the nonce after the one before it. */
  inTurn<value>(send: () => Promise<value>): Promise<value>
}

type Reader = (request: FamilyRequest & { params: readonly unknown[] }, all: Surroundings) => Intent

/** EVM chains: messages, typed data, transactions and the switch of network. */
export function eip155({
  networks,
  accounts,
}: {
  networks: readonly WalletNetwork[]
  accounts: readonly Eip155Account[]
}): ChainFamily {
  let last: Promise<unknown> = Promise.resolve()
  const surroundings: Surroundings = {
    networks,
    accounts,
    inTurn(send) {
      const sent = last.then(send)
      last = sent.catch(() => {}) // the caller gets the error; the next one is not to blame
      return sent
    },
  }
  return {
    namespace: 'eip155',
    networks,
    accounts,
    methods: Object.keys(readers),
    events: ['accountsChanged', 'chainChanged'],
    read(request) {
      const reader = Object.hasOwn(readers, request.method) ? readers[request.method] : undefined
      if (!reader) throw new RpcError(4200, `The method ${request.method} is not supported.`)
      const params = Array.isArray(request.params) ? request.params : []
      return reader({ ...request, params }, surroundings)
    },
    networkEvent: ({ id }) => ({ name: 'chainChanged', data: chainIdOf(id) }),
    accountEvent: ({ address }) => ({ name: 'accountsChanged', data: [address] }),
    signIn: (message, address) => signerOf(address, accounts).signMessage({ message }),
  }
}

const readers: Record<string, Reader> = {
  eth_accounts: ({ addresses }) => ({ kind: 'answer', result: addresses }),
  eth_requestAccounts: ({ addresses }) => ({ kind: 'answer', result: addresses }),
  eth_chainId: ({ networkId }) => ({ kind: 'answer', result: toHex(chainIdOf(networkId)) }),

  personal_sign({ params: [message, address], addresses }, { accounts }) {
    if (typeof message !== 'string')
      throw new RpcError(-32602, 'Expected a message and an address.')
    const signer = signerOf(permitted(address, addresses), accounts)
    return {
      kind: 'question',
      title: 'Sign this message?',
      facts: [['Account', signer.address]],
      text: readable(message),
      perform: () => signer.signMessage({ message: isBytes(message) ? { raw: message } : message }),
    }
  },

  eth_signTypedData(request, all) {
    return readTypedData(request, all)
  },
  eth_signTypedData_v4(request, all) {
    return readTypedData(request, all)
  },

  eth_sendTransaction({ params: [asked], networkId, addresses }, { accounts, networks, inTurn }) {
    const transaction = readTransaction(asked)
    const signer = signerOf(permitted(transaction.from, addresses), accounts)
    const network = networks.find(({ id }) => id === networkId)
    if (!network) throw new RpcError(4901, `This wallet does not know ${networkId}.`)
    const chainId = chainIdOf(networkId)
    if (transaction.chainId !== undefined && Number(transaction.chainId) !== chainId)
      throw new RpcError(-32602, `Asked on chain ${chainId}, but for ${transaction.chainId}.`)
    const { to, value = 0n, data } = transaction
    return {
      kind: 'question',
      title: 'Send this transaction?',
      facts: [
        ['To', to ?? 'A new contract'],
        ['Amount', `${formatEther(value)} ${network.symbol}`],
        ['Network', network.name],
        ['Account', signer.address],
      ],
      ...(data && { text: data }),
      perform: () =>
        inTurn(() => {
          const client = createWalletClient({
            account: signer,
            chain: chainOf(network),
            transport: http(network.rpcUrl),
          })
          const { gas, nonce } = transaction
          return client.sendTransaction({
            value,
            ...(to && { to }),
            ...(data && { data }),
            ...(gas !== undefined && { gas }),
            ...(nonce !== undefined && { nonce: Number(nonce) }),
          })
        }),
    }
  },

  wallet_switchEthereumChain({ params: [asked], networkId }, { networks }) {
    const { chainId } = Object(asked) as { chainId?: unknown }
    if (!isHex(chainId)) throw new RpcError(-32602, "Expected a 0x-prefixed 'chainId'.")
    const next = networks.find(({ id }) => chainIdOf(id) === Number(chainId))
    if (!next) throw new RpcError(4902, `Unrecognized chain ID "${chainId}".`)
    const current = networks.find(({ id }) => id === networkId)
    return {
      kind: 'question',
      title: 'Switch network?',
      facts: [
        ['From', current?.name ?? networkId],
        ['To', next.name],
      ],
      perform: async () => null,
      movesTo: next.id,
    }
  },
}

function readTypedData(
  { params: [address, data], addresses }: Parameters<Reader>[0],
  { accounts }: Surroundings,
): Intent {
  const signer = signerOf(permitted(address, addresses), accounts)
  const typedData = parseTypedData(data)
  return {
    kind: 'question',
    title: 'Sign this data?',
    facts: [
      ['Account', signer.address],
      ['Type', String(typedData.primaryType)],
    ],
    text: JSON.stringify({ domain: typedData.domain, message: typedData.message }, null, 2),
    perform: () => signer.signTypedData(typedData),
  }
}

type TypedData = Parameters<ReturnType<typeof privateKeyToAccount>['signTypedData']>[0]

function parseTypedData(data: unknown): TypedData {
  try {
    const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : data
    const { types, primaryType, message } = Object(parsed)
    if (types && primaryType && message) return parsed as TypedData
  } catch {
    // Reported below, like everything else that is no typed data.
  }
  throw new RpcError(-32602, 'Typed data needs types, primaryType, domain and message.')
}

function readTransaction(asked: unknown) {
  const { from, to, data, input, chainId, ...rest } = Object(asked) as Record<string, unknown>
  const call = data ?? input
  if (to !== undefined && to !== null && !isAddress(String(to), { strict: false }))
    throw new RpcError(-32602, `"${to}" is no address to send to.`)
  if (call !== undefined && !isHex(call)) throw new RpcError(-32602, 'Data must be hexadecimal.')
  return {
    from,
    chainId,
    to: to as Address | undefined,
    data: call === '0x' ? undefined : call,
    value: readQuantity('value', rest.value),
    gas: readQuantity('gas', rest.gas ?? rest.gasLimit),
    nonce: readQuantity('nonce', rest.nonce),
  }
}

function readQuantity(name: string, value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (!/^0x[0-9a-f]+$/i.test(String(value)))
    throw new RpcError(-32602, `${name} must be a hexadecimal quantity, not "${value}".`)
  return BigInt(String(value))
}

/** An address that the session shares, in any case of its letters. */
function permitted(asked: unknown, addresses: readonly string[]): string {
  const wanted = String(asked).toLowerCase()
  const address = addresses.find((known) => known.toLowerCase() === wanted)
  if (!address) throw new RpcError(4100, 'The session does not share this account.')
  return address
}

function signerOf(address: string, accounts: readonly Eip155Account[]) {
  const account = accounts.find((known) => known.address.toLowerCase() === address.toLowerCase())
  if (!account) throw new RpcError(4100, 'This wallet does not hold this account.')
  return privateKeyToAccount(account.privateKey)
}

/** The words of a message that came as bytes, or the bytes when they are no words. */
function readable(message: string): string {
  if (!isBytes(message)) return message
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(message))
  } catch {
    return message
  }
}

const isBytes = (message: string): message is Hex => /^0x([0-9a-f]{2})*$/i.test(message)

const chainIdOf = (networkId: string) => Number(networkId.split(':')[1])

const toHex = (chainId: number) => `0x${chainId.toString(16)}`

const chainOf = ({ id, name, symbol, rpcUrl }: WalletNetwork) =>
  defineChain({
    id: chainIdOf(id),
    name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
