import {
  type AdapterHost,
  type UsedStandardWallet,
  WalletError,
  type WalletStandardAccount,
  walletFailed,
} from '@foyer/core/adapter'
import type { SolanaConnection } from './connection.ts'
import { networkMismatch } from './networkMismatch.ts'
import type { ReadAccount } from './readWalletAccounts.ts'
import { methodOf } from './wallets/SolanaWallet.ts'

/**
 * What the page's wallet does while this one is connected. It is asked in the same turn; what it answers
 * is checked before anybody gets it.
 */
export function connectedWallet({
  connection,
  host,
  nextId,
}: {
  connection: SolanaConnection
  host: Pick<AdapterHost, 'requestChanged' | 'transactionSent'>
  nextId(): number
}): UsedStandardWallet {
  const { wallet } = connection
  let isOver = false
  let shown: { read: readonly ReadAccount[]; accounts: readonly WalletStandardAccount[] } | null =
    null
  const features = () => {
    try {
      return Object.keys(wallet.features)
    } catch {
      // A getter of the wallet throws: it has none.
      return []
    }
  }
  const accounts = () => {
    const { read } = connection
    // As long as they are the same ones they are the same objects: libraries compare them.
    if (shown?.read !== read)
      shown = {
        read,
        accounts: read.map(({ account: { address }, publicKey, own }) =>
          Object.freeze({
            ...{ address, publicKey, chains: chainsOf(own), features: features() },
          }),
        ),
      }
    return shown.accounts
  }
  /**
   * The wallet is asked with its own account object, which some compare by identity, and only on a network
   * that it serves at this moment.
   */
  const ownInput = (input: unknown) => {
    const { account, chain } = Object(input) as { account?: { address?: unknown }; chain?: unknown }
    if (account === undefined) return input
    const found = connection.read.find((one) => one.account.address === account.address)
    if (!found) throw walletFailed('The wallet does not show this account.', undefined)
    if (chain === undefined) return { ...Object(input), account: found.own }
    const served = connection.served(String(chain))
    if (!served) throw networkMismatch(String(chain), String(chain), connection.chainReference)
    return { ...Object(input), account: found.own, chain: served }
  }
  const call: UsedStandardWallet['call'] = async (feature, method, parameters) => {
    if (feature === 'standard:connect') return { accounts: accounts() }
    const ask = methodOf(wallet, feature, method)
    if (!ask) throw walletFailed(`The wallet does not have ${feature}.`, undefined)
    const inputs = parameters.map(ownInput)
    const id = nextId()
    const report = (status: 'pending' | 'approved' | 'declined' | 'failed') =>
      host.requestChanged({
        ...{ id, method: feature, status },
        chainId: isOver ? null : `solana:${connection.chainReference}`,
      })
    report('pending')
    let answer: unknown
    try {
      answer = await ask(...inputs)
    } catch (thrown) {
      report(WalletError.from(thrown).kind === 'declined' ? 'declined' : 'failed')
      throw thrown
    }
    report('approved')
    const { checkAnswers } = await import('./checkAnswers.ts')
    const outputs = checkAnswers({ feature, parameters, answer, accounts: connection.read })
    if (feature === 'solana:signAndSendTransaction') host.transactionSent?.()
    return outputs
  }
  let unwatch = () => {}
  return {
    accounts,
    features,
    call,
    chains: () => [connection.chain, `solana:${connection.chainReference}`],
    start(changed) {
      isOver = false
      unwatch = connection.watch({
        accountsChanged: changed,
        chainChanged: changed,
        disconnected() {},
      })
    },
    stop() {
      isOver = true
      unwatch()
    },
  }
}

const chainsOf = ({ chains }: WalletStandardAccount) =>
  Array.isArray(chains) ? chains.slice(0, 64).filter((one) => typeof one === 'string') : []
