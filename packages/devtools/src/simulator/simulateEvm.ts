import { createScriptedWallet, type RecordedRequest } from '@foyer/testing/wallet'
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

/** What the simulated EVM wallet is asked and does not know: reads, and transactions to send. */
export type NodeRequest = RecordedRequest

/** Of {@link publicKeys}. */
const accounts = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

/** No chain has it: for the state of an application on an unsupported network. */
const unknownChainId = 9_999_999

/** An EVM wallet, announced by EIP-6963. It signs messages and typed data; `rpc` answers the rest. */
export function simulateEvm({
  page,
  requested,
  changed,
  rpc,
}: SimulationParameters & {
  readonly rpc: ((request: NodeRequest) => unknown) | undefined
}): SimulatedWallet {
  let account: string = accounts[0]
  let isLocked = false
  const ids = requested.map(({ id }) => Number(id))
  const answers = createAnswers({
    changed,
    onUnlocked: () => {
      isLocked = false
    },
  })
  const wallet = createScriptedWallet({
    ...{ name: simulatedName, rdns: 'dev.foyer.devtools', icon: simulatedIcon, accounts },
    ...{ chainId: ids[0] ?? 1, knownChainIds: ids, behaviour: answers.behaviour },
    privateKeys: { [accounts[0]]: publicKeys[0], [accounts[1]]: publicKeys[1] },
    ...(rpc && { rpc }),
  })
  const stop = wallet.announce(page)
  // A switch that the application asks for is seen in the panel, too.
  wallet.provider.on?.('chainChanged', changed)
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
    networks: [
      ...requested.map(({ id, name }) => ({ id: String(id), name })),
      { id: String(unknownChainId), name: 'Not requested' },
    ],
    get network() {
      return String(wallet.chainId)
    },
    chooseNetwork: (id) => wallet.changeChain(Number(id)),
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
    loseConnection: wallet.hangUp,
    end() {
      answers.end()
      wallet.revoke()
      wallet.provider.removeListener?.('chainChanged', changed)
      stop()
    },
  }
}
