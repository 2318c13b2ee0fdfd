import type { SaidAccount } from '../accounts.ts'
import type { InputToSign, KnownWallet } from './BitcoinWallet.ts'

/**
 * What a wallet of the Wallet Standard is asked once it is known, each by its feature.
 *
 * @see https://github.com/ExodusMovement/bitcoin-wallet-standard
 */
export function knownStandardWallet({
  wallet,
  has,
  ask,
  say,
  account,
}: {
  wallet: {
    readonly accounts?: unknown
    readonly features: Record<string, Record<string, unknown> | undefined>
  }
  has(feature: string): boolean
  ask(feature: string, ...inputs: readonly unknown[]): Promise<unknown>
  /** Reads accounts that the wallet gave. */
  say(accounts: unknown): readonly SaidAccount[]
  /** The account as the wallet gave it. */
  account(address: string): object
}): KnownWallet {
  /** The other interface of the same wallet can do more. */
  const sats = wallet.features['sats-connect:']?.provider as object | undefined
  const transaction = (psbt: Uint8Array, inputs: readonly InputToSign[], chain: string) => {
    const byAddress = new Map<string, number[]>()
    for (const { address, index } of inputs)
      byAddress.set(address, [...(byAddress.get(address) ?? []), index])
    const inputsToSign = [...byAddress].map(([address, signingIndexes]) => ({
      account: account(address),
      signingIndexes,
    }))
    return { psbt, inputsToSign, chain }
  }
  return {
    async accounts() {
      if (!has('standard:connect')) return say(wallet.accounts)
      const answer = await ask('standard:connect', { silent: true })
      const said = say((answer as { accounts?: unknown } | null)?.accounts)
      return said.length > 0 ? said : say(wallet.accounts)
    },
    disconnect: async () => (has('standard:disconnect') ? ask('standard:disconnect') : undefined),
    ...(sats !== undefined && {
      async sendTransfer(parameters) {
        const { satsWallet } = await import('./sats.ts')
        const { sendTransfer } = await satsWallet({ target: sats }).known()
        return sendTransfer?.(parameters)
      },
    }),
    ...(has('bitcoin:signMessage') && {
      async signMessage({ address, message }) {
        const answer = await ask('bitcoin:signMessage', { account: account(address), message })
        return (answer as readonly { signature?: unknown }[] | null)?.[0]?.signature
      },
    }),
    ...(has('bitcoin:signTransaction') && {
      async signPsbt({ psbt, inputs, chain }) {
        const asked = transaction(psbt, inputs, chain.standardName)
        const answer = await ask('bitcoin:signTransaction', asked)
        return { psbt: (answer as readonly { signedPsbt?: unknown }[] | null)?.[0]?.signedPsbt }
      },
    }),
    ...(has('bitcoin:signAndSendTransaction') && {
      async sendPsbt({ psbt, inputs, chain }) {
        const asked = transaction(psbt, inputs, chain.standardName)
        const answer = await ask('bitcoin:signAndSendTransaction', asked)
        const txid = (answer as readonly { txId?: unknown }[] | null)?.[0]?.txId
        return { psbt: undefined, txid }
      },
    }),
  }
}
