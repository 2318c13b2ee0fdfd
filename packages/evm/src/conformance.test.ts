import { Network } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createScriptedWallet } from '@foyer/testing'
import { type ConformanceRequest, describeAdapterConformance } from '@foyer/testing/conformance'
import { type EIP1193Provider, evm } from './index.ts'

const methods: Record<ConformanceRequest, string> = {
  connect: 'eth_requestAccounts',
  switchNetwork: 'wallet_switchEthereumChain',
  addNetwork: 'wallet_addEthereumChain',
  disconnect: 'wallet_revokePermissions',
  signIn: 'wallet_connect',
  signMessage: 'personal_sign',
  signTypedData: 'eth_signTypedData_v4',
  sendTransaction: 'eth_sendTransaction',
}

/** First accounts of the well-known development mnemonic. */
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const message = 'shop.example wants you to sign in with your Ethereum account:'
const signIn = {
  answers: {
    accounts: [
      {
        address: first.toLowerCase(),
        capabilities: { signInWithEthereum: { message, signature: '0xab' } },
      },
    ],
  },
  ...{ message, signature: '0xab', whileConnected: false },
}

const hash = `0x${'cd'.repeat(32)}`

const local = Network.from({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})

for (const addingSwitches of [true, false])
  describeAdapterConformance({
    name: `evm, with wallets that ${addingSwitches ? 'move to' : 'only add'} a new chain`,
    setUp({ platform }) {
      let created = 0
      return {
        definition: evm(),
        home: Network.from(mainnet),
        other: local,
        otherAccounts: [second, third],
        serveBalance: ({ url, atomic }) =>
          platform.http.answer(url, { json: { jsonrpc: '2.0', id: 1, result: toHex(atomic) } }),
        actions: {
          signMessage: { parameters: { message: 'Hi' }, answers: '0xab', result: '0xab' },
          signTypedData: {
            parameters: { types: { Vote: [] }, primaryType: 'Vote', message: {} },
            answers: '0xab',
            result: '0xab',
          },
          sendTransaction: { parameters: { to: second }, answers: hash, result: hash },
        },
        signIn,
        transfers: { recipient: second, answers: hash, result: hash },
        openProvider(given) {
          const provider = given as EIP1193Provider
          return {
            request: () => provider.request({ method: 'eth_chainId' }),
            listen(listener) {
              provider.on('accountsChanged', listener)
              provider.on('chainChanged', listener)
            },
          }
        },
        createWallet({ permitted, balanceAtomic }) {
          created += 1
          const wallet = createScriptedWallet({
            name: 'Acorn',
            rdns: `dev.foyer.acorn${created}`,
            accounts: [first.toLowerCase()],
            permitted,
            addingSwitches,
            rpc: () => toHex(balanceAtomic),
          })
          const asked = (method: string) => wallet.requests.filter((all) => all.method === method)
          return {
            connectorId: wallet.detail.info.rdns,
            accounts: [first],
            reference: () => String(wallet.chainId),
            prompts: () => asked('eth_requestAccounts').length,
            listenerCount: wallet.listenerCount,
            appear: () => void wallet.announce(platform.window),
            behave: (action, behaviour) => wallet.behave(methods[action], behaviour),
            removeDisconnect: () =>
              wallet.behave('wallet_revokePermissions', { throws: { code: -32601 } }),
            answerLate: wallet.answerLate,
            settlePending: wallet.settlePending,
            changeAccounts: (accounts) =>
              wallet.changeAccounts(accounts.map((account) => account.toLowerCase())),
            changeNetwork: (reference) => wallet.changeChain(Number(reference)),
            lock: wallet.lock,
            unlock: wallet.unlock,
            hangUp: wallet.hangUp,
          }
        },
      }
    },
  })

const toHex = (value: bigint) => `0x${value.toString(16)}`
