import { createScriptedSolanaWallet } from '@foyer/testing/wallet'
import { createAnswers } from './createAnswers.ts'
import {
  choicesOf,
  chosenFirst,
  publicKeys,
  type SimulatedWallet,
  type SimulationParameters,
  simulatedIcon,
  simulatedName,
} from './SimulatedWallet.ts'

/** Of {@link publicKeys}, by Ed25519. */
const accounts = [
  '5kMDkdera2vkpd3XkjMd851WJ4EnE9nxGcukW2mW7AU3',
  '4KFfjB21m9Zn1Dn3JdYDs6fULqB2fkmgmnaUPQG9fHW7',
] as const

/** A Solana wallet, registered by the Wallet Standard. It signs, and has no node to send by. */
export function simulateSolana({ page, changed }: SimulationParameters): SimulatedWallet {
  let account: string = accounts[0]
  let isLocked = false
  const answers = createAnswers({
    changed,
    onUnlocked: () => {
      isLocked = false
    },
  })
  const wallet = createScriptedSolanaWallet({
    ...{ name: simulatedName, icon: simulatedIcon, accounts },
    privateKeys: { [accounts[0]]: publicKeys[0], [accounts[1]]: publicKeys[1] },
    chains: ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'],
  })
  for (const action of [
    'connect',
    'signMessage',
    'signTransaction',
    'signAndSendTransaction',
    'signIn',
  ] as const)
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
    accounts: choicesOf(accounts),
    get account() {
      return account
    },
    chooseAccount(id) {
      account = id
      wallet.changeAccounts(chosenFirst(accounts, id))
      changed()
    },
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
      wallet.leave()
    },
  }
}
