import { Network } from '@foyer/core'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import { bitcoinTestnet } from '@foyer/core/networks'
import {
  type BitcoinWalletAccount,
  type BitcoinWalletAction,
  createScriptedBitcoinWallet,
} from '@foyer/testing'
import {
  type ConformanceRequest,
  type ConformanceSubject,
  describeAdapterConformance,
} from '@foyer/testing/conformance'
import { signWithFirst, testAccounts } from '../test/keys.ts'
import { bitcoin } from './index.ts'

const actions: Partial<Record<ConformanceRequest, BitcoinWalletAction>> = {
  connect: 'connect',
  disconnect: 'disconnect',
  signMessage: 'signMessage',
}

const signet = Network.from({
  ...bitcoinTestnet,
  id: '00000008819873e925422c1ff0f99f7c',
  name: 'Signet',
})
const names: Record<string, string> = {
  '000000000933ea01ad0ee984209779ba': 'bitcoin:testnet',
  '00000008819873e925422c1ff0f99f7c': 'bitcoin:signet',
}

const accounts = testAccounts('bitcoin:testnet')
const [first, second, third] = accounts

for (const kind of ['standard', 'sats'] as const)
  describeAdapterConformance({
    name: `bitcoin, with wallets of ${kind === 'standard' ? 'the Wallet Standard' : 'sats-connect'}`,
    setUp({ platform }): ConformanceSubject {
      let created = 0
      const signature = signWithFirst('Hi')
      const written = kind === 'sats' ? { signature: toBase64(signature) } : [{ signature }]
      return {
        definition: bitcoin(),
        home: Network.from(bitcoinTestnet),
        other: signet,
        otherAccounts: [second.address, third.address],
        teachesNetworks: false,
        recipient: second.address,
        actions: {
          signMessage: {
            parameters: { message: 'Hi' },
            answers: written,
            result: toBase64(signature),
          },
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
          let shown: readonly BitcoinWalletAccount[] = [first]
          let network = 'bitcoin:testnet'
          const wallet = createScriptedBitcoinWallet({
            ...{ name, permitted, accounts: shown, interface: kind },
          })
          const show = () =>
            wallet.changeAccounts(shown.map((account) => ({ ...account, networks: [network] })))
          const named = (answer: unknown) => {
            const account = accounts.find(({ address }) => address === answer)
            if (!account) return answer
            const publicKey = kind === 'sats' ? account.publicKey : fromHex(account.publicKey)
            return { ...account, publicKey, chains: account.networks }
          }
          return {
            connectorId: name,
            accounts: [first.address],
            reference: () =>
              Object.keys(names).find((reference) => names[reference] === network) ?? '',
            prompts: () => wallet.requests.filter(({ method }) => method === 'connect').length,
            listenerCount: wallet.listenerCount,
            appear: () => void wallet.register(platform.window),
            behave(request, behaviour) {
              const action = actions[request]
              if (!action) return
              if (action === 'connect' && typeof behaviour === 'object' && 'answers' in behaviour) {
                const { answers } = behaviour
                const list = Array.isArray(answers) ? answers.map(named) : answers
                return wallet.behave(action, {
                  answers: kind === 'sats' ? { addresses: list } : { accounts: list },
                })
              }
              wallet.behave(action, behaviour)
            },
            removeDisconnect() {
              delete wallet.standard.features['standard:disconnect']
              if (kind === 'sats') wallet.behave('disconnect', { throws: { code: -32601 } })
            },
            answerLate: wallet.answerLate,
            settlePending: wallet.settlePending,
            changeAccounts(addresses) {
              shown = addresses.flatMap(
                (address) => accounts.find((account) => account.address === address) ?? [],
              )
              show()
            },
            changeNetwork(reference) {
              network = names[reference] ?? ''
              show()
            },
            lock: wallet.lock,
            unlock: wallet.unlock,
            hangUp: wallet.hangUp,
          }
        },
      }
    },
  })

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
