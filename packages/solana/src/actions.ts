import {
  type AdapterHost,
  type SignMessageParameters,
  type UsedStandardWallet,
  type WalletActions,
  WalletError,
  walletFailed,
} from '@foyer/core/adapter'
import { encode } from './base58.ts'
import type { AskWallet, CheckedAnswer } from './checkAnswers.ts'
import type { SolanaConnection } from './connection.ts'
import { paymentLink, readRecipient } from './recipient.ts'
import { methodOf } from './wallets/SolanaWallet.ts'

type Actions = WalletActions<'solana'>

/**
 * What the wallet of a Solana connection signs and sends. Loaded when it is wanted first. Signatures are
 * base58, as everywhere on Solana.
 */
export async function createActions({
  connection,
  call,
  host,
}: {
  connection: SolanaConnection
  call: UsedStandardWallet['call']
  host: AdapterHost
}): Promise<Actions> {
  const [{ createTransfers }, { readSignIn, signInInput }] = await Promise.all([
    import('./transfers.ts'),
    import('./signIn.ts'),
  ])
  const has = (feature: string) =>
    methodOf(connection.wallet, feature, feature.slice('solana:'.length)) !== undefined
  const ask: AskWallet = async (feature, input) => {
    try {
      const name = feature.slice('solana:'.length)
      const [answer] = (await call(feature, name, [input])) as readonly CheckedAnswer[]
      return answer ?? {}
    } catch (thrown) {
      throw WalletError.from(thrown, { hasPendingCode: false })
    }
  }
  const accountOf = (address = connection.accounts[0]?.address) => ({ address })
  const sends = has('solana:signAndSendTransaction') || has('solana:signTransaction')
  const transfers = createTransfers({ connection, ask, has, host })
  const { sendTransaction, decimals, native, ...rest } = transfers
  const amounts = { native, decimals }
  return {
    ...(has('solana:signMessage') && {
      async signMessage({ message, account }) {
        const input = { account: accountOf(account), message: bytesOf(message) }
        const { signature } = await ask('solana:signMessage', input)
        if (!signature) throw walletFailed('The wallet did not sign.', undefined)
        return encode(signature)
      },
    }),
    ...(has('solana:signIn') && {
      async signIn(parameters) {
        const input = signInInput(parameters, connection.accounts[0]?.address)
        return readSignIn(await ask('solana:signIn', input))
      },
    }),
    ...(sends && { ...rest, sendTransaction }),
    readRecipient: (text) => readRecipient(text, amounts),
    paymentLink: (request) => paymentLink(request, amounts),
  } satisfies Actions
}

function bytesOf(message: SignMessageParameters['message']): Uint8Array {
  if (typeof message === 'string') return new TextEncoder().encode(message)
  if (typeof message.raw !== 'string') return message.raw
  const pairs = message.raw.slice(2).match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}
