import type {
  AdapterHost,
  UsedStandardWallet,
  WalletActions,
  WalletStandardAccount,
} from '@foyer/core/adapter'
import type { BitcoinAccount } from './accounts.ts'
import { fromBase64, toBase64 } from './bytes.ts'
import { chainOf } from './chains.ts'
import type { BitcoinConnection } from './connection.ts'
import { askWallet, type WalletRequests } from './requests.ts'
import { standardAccounts } from './standardAccounts.ts'

/** What the page's own wallet does while this one is connected. Loaded once it is. */
export async function connectedWallet({
  connection,
  host,
}: {
  connection: BitcoinConnection
  host: Pick<AdapterHost, 'requestChanged' | 'transactionSent'>
}): Promise<Pick<UsedStandardWallet, 'call'> & { actions(): Promise<WalletActions> }> {
  const requests = askWallet({ connection, wallet: await connection.wallet.known(), host })
  const methods: Record<string, (...inputs: never[]) => unknown> = {
    connect: () => ({ accounts: standardAccounts(connection) }),
    signMessage: (...inputs: MessageInput[]) =>
      inOrder(inputs, async ({ account, message }) => ({
        signedMessage: message,
        signature: await requests.signMessage({ address: account.address, message }),
      })),
    signTransaction: (...inputs: TransactionInput[]) =>
      inOrder(inputs, async ({ psbt, inputsToSign }) => {
        const signed = await requests.signPsbt({ psbt, inputs: inputsOf(inputsToSign) })
        return { signedPsbt: signed.psbt }
      }),
    signAndSendTransaction: (...inputs: TransactionInput[]) =>
      inOrder(inputs, async ({ psbt, inputsToSign }) => {
        const inputs = inputsOf(inputsToSign)
        const sent = await requests.signPsbt({ psbt, inputs, broadcast: true })
        return { txId: sent.txid }
      }),
    request: async (method: string, params?: unknown) => ({
      jsonrpc: '2.0',
      id: null,
      result: await answer({ connection, requests, method, params }),
    }),
  }
  return {
    async actions() {
      const { createActions } = await import('./actions.ts')
      return createActions({ connection, requests })
    },
    call: async (_feature, method, parameters) => methods[method]?.(...(parameters as never[])),
  }
}

interface MessageInput {
  readonly account: Pick<WalletStandardAccount, 'address'>
  readonly message: Uint8Array
}

interface TransactionInput {
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly {
    readonly account: Pick<WalletStandardAccount, 'address'>
    readonly signingIndexes: readonly number[]
  }[]
}

const inputsOf = (inputsToSign: TransactionInput['inputsToSign']) =>
  inputsToSign.flatMap(({ account: { address }, signingIndexes }) =>
    signingIndexes.map((index) => ({ address, index })),
  )

/** One after the other: a wallet shows one prompt at a time. */
async function inOrder<input, output>(
  inputs: readonly input[],
  perform: (input: input) => Promise<output>,
): Promise<readonly output[]> {
  const outputs: output[] = []
  for (const input of inputs) outputs.push(await perform(input))
  return outputs
}

/** The request interface of sats-connect. */
async function answer({
  connection,
  requests,
  method,
  params,
}: {
  connection: BitcoinConnection
  requests: WalletRequests
  method: string
  params: unknown
}): Promise<unknown> {
  const given = (params ?? {}) as Record<string, unknown>
  switch (method) {
    case 'getAccounts':
    case 'getAddresses':
    case 'wallet_getAccount':
    case 'wallet_connect': {
      const addresses = connection.accounts.map(satsAccount)
      if (method === 'getAccounts') return addresses
      const name = chainOf(connection.chainReference)?.satsName
      return { addresses, walletType: 'software', network: { bitcoin: { name } } }
    }
    case 'signMessage': {
      const address = String(given.address)
      const protocol = given.protocol === 'ECDSA' ? 'ECDSA' : 'BIP322'
      const message = new TextEncoder().encode(String(given.message))
      const signature = await requests.signMessage({
        ...{ address, message },
        protocol: given.protocol === undefined ? undefined : protocol,
      })
      return { address, signature: toBase64(signature), protocol }
    }
    case 'signPsbt': {
      const inputs = Object.entries((given.signInputs ?? {}) as Record<string, readonly number[]>)
      const { psbt, txid } = await requests.signPsbt({
        psbt: fromBase64(String(given.psbt)) ?? new Uint8Array(),
        inputs: inputs.flatMap(([address, indexes]) =>
          indexes.map((index) => ({ address, index })),
        ),
        broadcast: given.broadcast === true,
      })
      return { psbt: toBase64(psbt), ...(txid !== null && { txid }) }
    }
    case 'sendTransfer': {
      const recipients = (given.recipients ?? []) as readonly { address: string; amount: number }[]
      const txid = await requests.sendTransfer({
        recipients: recipients.map(({ address, amount }) => ({
          address,
          amountAtomic: Number.isSafeInteger(Number(amount)) ? BigInt(amount) : 0n,
        })),
      })
      return { txid }
    }
    default:
      throw Object.assign(new Error(`The method ${method} is not supported.`), { code: -32601 })
  }
}

function satsAccount({ address, type, publicKey }: BitcoinAccount) {
  return {
    address,
    publicKey: publicKey ?? '',
    purpose: type === 'ordinal' ? 'ordinals' : 'payment',
    walletType: 'software',
  }
}
