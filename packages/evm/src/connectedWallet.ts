import type { AdapterHost, Connection, WalletAccount } from '@foyer/core/adapter'
import type { EIP1193Provider, RequestArguments, WalletProvider } from './eip1193.ts'
import type { UsedWallet } from './provider.ts'

/** Parameters of {@link connectedWallet}. */
export interface ConnectedWalletParameters {
  readonly connection: Connection
  readonly wallet: WalletProvider
  /** Tells the listeners of the page. */
  emit(event: string, value: unknown): void
  nextId(): number
  readonly host: Pick<
    AdapterHost,
    'requestChanged' | 'transactionSent' | 'permissions' | 'platform' | 'storageKey' | 'alert'
  >
}

/** What a wallet asks its owner about: signatures, transactions, and its own settings. */
const asksThePerson =
  /^(personal_sign|eth_sign|eth_sendTransaction|eth_sendUserOperation|eth_requestAccounts|wallet_(?!get))/

/** What changes balances as soon as it is mined. */
const sendsTransaction = /^(eth_send(Raw)?Transaction|wallet_sendCalls)$/

/** What wallets let applications do by themselves, and its end, which is how they are disconnected as well. */
const permits = /^wallet_(grantPermissions|revokePermissions|\w+ExecutionPermissions?)$/

const addressOf = ({ address }: WalletAccount) => address

/** What the page's provider does while this wallet is connected. */
export function connectedWallet({
  connection,
  wallet,
  emit,
  nextId,
  host,
}: ConnectedWalletParameters): UsedWallet {
  let isOver = false
  const ask = async (request: RequestArguments) => {
    // A login's wallet checks and keeps its own.
    const isForeign = permits.test(request.method) && connection.connector.type !== 'AUTH'
    const result = isForeign
      ? await import('./permissions/askPermission.ts').then(({ askPermission }) =>
          askPermission(request, { wallet, connection, host }),
        )
      : await wallet.request(request)
    if (sendsTransaction.test(request.method)) host.transactionSent?.()
    return result
  }
  const request: EIP1193Provider['request'] = async (asked) => {
    const { method } = asked
    if (!asksThePerson.test(method)) return ask(asked)
    const id = nextId()
    const report = (status: 'pending' | 'approved' | 'declined' | 'failed') =>
      host.requestChanged({
        ...{ id, method, status },
        chainId: isOver ? null : `eip155:${connection.chainReference}`,
      })
    report('pending')
    try {
      const result = await ask(asked)
      report('approved')
      return result
    } catch (thrown) {
      const { readFailure } = await import('./failures.ts')
      const declined = readFailure(thrown).kind === 'declined'
      report(declined ? 'declined' : 'failed')
      throw thrown
    }
  }
  const chainId = (reference: string) => `0x${BigInt(reference).toString(16)}`
  let unwatch = () => {}
  return {
    request,
    start() {
      isOver = false
      unwatch = connection.watch({
        accountsChanged: (accounts) => emit('accountsChanged', accounts.map(addressOf)),
        chainChanged: (reference) => emit('chainChanged', chainId(reference)),
        disconnected() {},
      })
      emit('connect', { chainId: chainId(connection.chainReference) })
      emit('accountsChanged', connection.accounts.map(addressOf))
      emit('chainChanged', chainId(connection.chainReference))
    },
    stop() {
      isOver = true
      unwatch()
    },
  }
}
