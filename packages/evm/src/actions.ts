import {
  type AdapterHost,
  type Connection,
  type EvmTransaction,
  type Hex,
  type SignMessageParameters,
  type WalletActions,
  WalletError,
  walletFailed,
} from '@foyer/core/adapter'
import type { EIP1193Provider, WalletProvider } from './eip1193.ts'
import { networkMismatch } from './networkMismatch.ts'
import type { readChain } from './readChain.ts'
import type { ToChecksum } from './recipient.ts'
import { createTransfers } from './transfers.ts'
import { createWalletCalls } from './walletCalls.ts'

/**
 * What the wallet of an EVM connection signs and sends. Loaded when it is wanted first.
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export function createActions({
  connection,
  request,
  provider,
  host,
  ...lent
}: {
  connection: Connection
  request: EIP1193Provider['request']
  /** Of the wallet itself, for questions that no user answers. */
  provider: WalletProvider
  host: AdapterHost
  /** What lies in files that are loaded anyway. */
  toChecksum: ToChecksum
  readChain: typeof readChain
}): Required<Omit<WalletActions<'eip155'>, 'signIn'>> {
  const active = () => connection.accounts[0]?.address
  const ask = async (method: string, params: readonly unknown[], bytes?: number) => {
    try {
      return readHex(await request({ method, params }), bytes)
    } catch (thrown) {
      throw WalletError.from(thrown)
    }
  }
  const sendTransaction: Required<WalletActions<'eip155'>>['sendTransaction'] = async ({
    chainId,
    ...transaction
  }) => {
    const walletChainId = Number(connection.chainReference)
    if (chainId !== undefined && chainId !== walletChainId)
      throw networkMismatch(chainId, walletChainId)
    const from = transaction.account ?? active()
    return ask('eth_sendTransaction', [written({ ...transaction, chainId, from })], 32)
  }
  const calls = createWalletCalls({ connection, request, provider })
  return {
    ...createTransfers({ connection, provider, host, sendTransaction, ...calls, ...lent }),
    ...calls,
    sendTransaction,
    signMessage: ({ message, account = active() }) =>
      ask('personal_sign', [bytesOf(message), account]),
    signTypedData({ account = active(), domain = {}, ...data }) {
      const EIP712Domain = domainFields
        .filter(({ name }) => domain[name] !== undefined)
        .map(({ name, type }) => ({ name, type }))
      const text = JSON.stringify(
        { ...data, domain, types: { EIP712Domain, ...data.types } },
        // JSON has no whole numbers of 256 bits; wallets read them as decimal text.
        (_, value) => (typeof value === 'bigint' ? value.toString() : value),
      )
      return ask('eth_signTypedData_v4', [account, text])
    },
  }
}

const quantityNames = [
  ...(['chainId', 'value', 'gas', 'gasPrice'] as const),
  ...(['maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'] as const),
]

/** A transaction as JSON-RPC has it; what is absent stays absent. */
function written({ from, to, data, ...quantities }: EvmTransaction & { from: string | undefined }) {
  const transaction: Record<string, string | undefined> = {
    from,
    ...(to !== undefined && { to }),
    ...(data !== undefined && { data }),
  }
  for (const name of quantityNames) {
    const quantity = quantities[name]
    if (quantity !== undefined) transaction[name] = `0x${quantity.toString(16)}`
  }
  return transaction
}

/** In the order of the standard. */
const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

function bytesOf(message: SignMessageParameters['message']): string {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message.raw
  if (typeof bytes === 'string') return bytes
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * A wallet's answer as hexadecimal data, of this length in bytes. None at all is a signature, too: a Safe that signs
 * on its chain has nothing else to say.
 *
 * @see https://docs.safe.global/advanced/smart-account-signatures
 */
function readHex(answer: unknown, bytes?: number): Hex {
  const isHex = typeof answer === 'string' && /^0x(?:[\da-f]{2})*$/i.test(answer)
  if (!isHex || (bytes !== undefined && answer.length !== 2 + 2 * bytes))
    throw walletFailed('The wallet gave an answer that cannot be read. Try again.', answer)
  return answer as Hex
}
