import { Network } from '@foyer/core'
import { describeAdapterConformance } from './describeAdapterConformance.ts'
import { type FakeProvider, fakeAdapter } from './fakeAdapter.ts'
import { createFakeWallet, type FakeWallet, type FakeWalletAction } from './fakeWallet.ts'

const network = (id: string) =>
  Network.from({
    id,
    name: id,
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [] } },
  })

const signInAnswer = {
  account: 'first11111111111111111111111111111',
  message: 'shop.example wants you to sign in',
  signature: 'signed',
}

describeAdapterConformance({
  name: 'fake',
  setUp({ platform }) {
    const wallets: FakeWallet[] = []
    return {
      definition: fakeAdapter({ namespace: 'solana', wallets }),
      home: network('local'),
      other: network('second'),
      otherAccounts: ['second1111111111111111111111111111', 'third11111111111111111111111111111'],
      serveBalance: ({ url, atomic }) =>
        platform.http.answer(url, { json: { balance: atomic.toString() } }),
      actions: {
        signMessage: { parameters: { message: 'Hi' }, answers: 'signed', result: 'signed' },
        sendTransaction: { parameters: { to: 'second' }, answers: 'hash', result: 'hash' },
      },
      signIn: {
        answers: signInAnswer,
        message: signInAnswer.message,
        signature: signInAnswer.signature,
        whileConnected: true,
      },
      openProvider(provider) {
        const { request, on } = provider as FakeProvider
        return {
          request: () => request({ method: 'accounts' }),
          listen(listener) {
            on('accountsChanged', listener)
            on('networkChanged', listener)
          },
        }
      },
      createWallet({ permitted, balanceAtomic }) {
        const wallet = createFakeWallet({
          id: `wallet-${wallets.length}`,
          name: 'Ember',
          accounts: ['first11111111111111111111111111111'],
          reference: 'local',
          present: false,
          permitted,
          balanceAtomic,
          signsIn: true,
        })
        wallets.push(wallet)
        return {
          ...wallet,
          connectorId: wallet.id,
          accounts: ['first11111111111111111111111111111'],
          behave: (action, behaviour) =>
            wallet.behave(
              action === 'sendTransaction' ? 'send' : (action as FakeWalletAction),
              behaviour,
            ),
          reference: () => wallet.reference,
          prompts: () => wallet.requests.filter(({ method }) => method === 'connect').length,
          removeDisconnect: () => wallet.behave('disconnect', { throws: { code: 4200 } }),
        }
      },
    }
  },
})
