import { type BitcoinWalletAccount, createScriptedBitcoinWallet } from '@foyer/testing/wallet'
import { createAnswers } from './createAnswers.ts'
import {
  choicesOf,
  type SimulatedWallet,
  type SimulationParameters,
  simulatedIcon,
  simulatedName,
} from './SimulatedWallet.ts'

/** One, which everybody knows. Written down with its accounts, so that listing the wallet needs no cryptography. */
const privateKey = '0000000000000000000000000000000000000000000000000000000000000001'
const publicKey = '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
const mainnet = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1pmfr3p9j00pfxjh0zmgp99y8zftmd3s5pmedqhyptwy6lm87hf5sspknck9',
] as const
const testnet = [
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  'tb1pmfr3p9j00pfxjh0zmgp99y8zftmd3s5pmedqhyptwy6lm87hf5ssk79hv2',
] as const
const regtest = [
  'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
  'bcrt1pmfr3p9j00pfxjh0zmgp99y8zftmd3s5pmedqhyptwy6lm87hf5ssm803es',
] as const

/** By CAIP-2 reference: the network's name in the Wallet Standard, and its addresses. */
const networks: Readonly<
  Record<
    string,
    readonly [name: string, addresses: typeof mainnet | typeof testnet | typeof regtest]
  >
> = {
  '000000000019d6689c085ae165831e93': ['bitcoin:mainnet', mainnet],
  '000000000933ea01ad0ee984209779ba': ['bitcoin:testnet', testnet],
  '00000000da84f2bafbbc53dee25a72ae': ['bitcoin:testnet4', testnet],
  '00000008819873e925422c1ff0f99f7c': ['bitcoin:signet', testnet],
  '0f9188f13cb7b2c71f2a335e3a4fc328': ['bitcoin:regtest', regtest],
}

/** A Bitcoin wallet of the first network that is requested. It signs, and sends nothing. */
export function simulateBitcoin({
  page,
  requested,
  changed,
}: SimulationParameters): SimulatedWallet {
  let isLocked = false
  const answers = createAnswers({
    changed,
    onUnlocked: () => {
      isLocked = false
    },
  })
  const [name, [payment, ordinals]] = networks[String(requested[0]?.id)] ?? [
    'bitcoin:mainnet',
    mainnet,
  ]
  const accounts: readonly BitcoinWalletAccount[] = [
    { address: payment, publicKey: `02${publicKey}`, purpose: 'payment', networks: [name] },
    { address: ordinals, publicKey, purpose: 'ordinals', networks: [name] },
  ]
  const wallet = createScriptedBitcoinWallet({
    ...{ name: simulatedName, icon: simulatedIcon, accounts },
    keys: { [payment]: privateKey, [ordinals]: privateKey },
  })
  for (const action of ['connect', 'signMessage', 'signPsbt', 'sendTransfer'] as const)
    wallet.behave(action, answers.behaviour)
  wallet.register(page)
  return {
    get answer() {
      return answers.answer
    },
    setAnswer: answers.setAnswer,
    get waiting() {
      return answers.waiting
    },
    // Both belong together: one pays, the other holds ordinals.
    accounts: choicesOf([payment]),
    account: payment,
    chooseAccount() {},
    networks: [],
    network: null,
    chooseNetwork() {},
    get isLocked() {
      return isLocked
    },
    setLocked(next) {
      isLocked = next
      if (next) wallet.lock()
      else wallet.unlock()
      changed()
    },
    disconnect: wallet.revoke,
    end() {
      answers.end()
      wallet.revoke()
      wallet.hangUp()
    },
  }
}
