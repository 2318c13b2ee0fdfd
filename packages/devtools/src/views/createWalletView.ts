import { button, type MakeNode, place, write } from '../panel/createNodes.ts'
import type { View, ViewContext } from '../panel/View.ts'
import type { Answer, WaitingPrompt } from '../simulator/createAnswers.ts'
import type { Simulator } from '../simulator/createSimulator.ts'
import type { SimulatedWallet, WalletChoice } from '../simulator/SimulatedWallet.ts'

const answers: readonly (readonly [answer: Answer, words: string])[] = [
  ['approve', 'Approve'],
  ['reject', 'Reject'],
  ['ask', 'Ask here'],
  ['hang', 'Never answer'],
  ['busy', 'Busy (-32002)'],
  ['error', 'Internal error (-32603)'],
  ['malformed', 'Malformed answer'],
]

/** A simulated wallet for each chain family. */
export function createWalletView({ make, simulator }: ViewContext): View {
  const note = make('p', { class: 'note' })
  const element = make('section', {}, note)
  const groups = new Map<string, ReturnType<typeof createGroup>>()
  return {
    element,
    render() {
      const namespaces = simulator.namespaces()
      write(
        note,
        namespaces.length === 0
          ? 'There is a simulated wallet for eip155, solana and bip122; this client has none of them.'
          : 'Its keys are public. A wallet that was announced stays in the list until the page reloads.',
      )
      place(element, [
        note,
        ...namespaces.map((namespace) => {
          const group = groups.get(namespace) ?? createGroup(make, namespace, simulator)
          groups.set(namespace, group)
          group.update()
          return group.element
        }),
      ])
    },
  }
}

function createGroup(make: MakeNode, namespace: string, simulator: Simulator) {
  let controls: ReturnType<typeof createWalletControls> | null = null
  const heading = make('h3', { text: namespace })
  const announce = button(
    make,
    'Announce a simulated wallet',
    () => {
      simulator.announce(namespace)
      update()
      // The pressed button is gone.
      controls?.focus()
    },
    `Announce a simulated wallet of ${namespace}`,
  )
  const element = make('section', { class: 'group' }, heading, announce)
  const update = () => {
    const wallet = simulator.wallet(namespace)
    if (!wallet) return place(element, [heading, announce])
    controls ??= createWalletControls(make, namespace, wallet)
    controls.update()
    place(element, [heading, controls.element])
  }
  return { element, update }
}

function createWalletControls(make: MakeNode, namespace: string, wallet: SimulatedWallet) {
  const radios = answers.map(([answer, words]) => {
    const radio = make('input', {
      set: { type: 'radio', name: `answer-${namespace}`, value: answer },
      on: { change: () => wallet.setAnswer(answer) },
    })
    return { answer, radio, label: make('label', {}, radio, words) }
  })
  const waiting = make('ul', { class: 'waiting', set: { 'aria-label': `Waiting in ${namespace}` } })
  const prompts = new Map<number, HTMLElement>()
  const account = select(make, 'Account', wallet.accounts, wallet.chooseAccount)
  const network = select(make, 'Network', wallet.networks, wallet.chooseNetwork)
  const lock = button(make, 'Lock', () => wallet.setLocked(!wallet.isLocked))
  const disconnect = button(make, 'Disconnect', wallet.disconnect)
  const lose = wallet.loseConnection && button(make, 'Lose its connection', wallet.loseConnection)
  const element = make(
    'div',
    { class: 'card' },
    make(
      'fieldset',
      {},
      make('legend', { text: 'When it is asked' }),
      ...radios.map(({ label }) => label),
    ),
    waiting,
    make(
      'div',
      { class: 'controls' },
      account.label,
      ...(wallet.networks.length > 0 ? [network.label] : []),
      ...[lock, disconnect, lose].filter((control) => control !== undefined),
    ),
  )
  const focus = () => radios.find(({ radio }) => radio.checked)?.radio.focus()
  const prompt = ({ number, method, answer }: WaitingPrompt) => {
    const decide = (decision: 'approve' | 'reject') => {
      answer(decision)
      prompts.get(number)?.remove()
      // The pressed button is gone.
      focus()
    }
    return make(
      'li',
      {},
      make('code', { text: method }),
      button(make, 'Approve', () => decide('approve'), `Approve ${method}`),
      button(make, 'Reject', () => decide('reject'), `Reject ${method}`),
    )
  }
  return {
    element,
    focus,
    update() {
      for (const { answer, radio } of radios) radio.checked = wallet.answer === answer
      account.update(wallet.account)
      network.update(wallet.network)
      write(lock, wallet.isLocked ? 'Unlock' : 'Lock')
      waiting.hidden = wallet.waiting.length === 0
      const numbers = new Set(wallet.waiting.map(({ number }) => number))
      for (const number of prompts.keys()) if (!numbers.has(number)) prompts.delete(number)
      place(
        waiting,
        wallet.waiting.map((entry) => {
          const row = prompts.get(entry.number) ?? prompt(entry)
          prompts.set(entry.number, row)
          return row
        }),
      )
    },
  }
}

function select(
  make: MakeNode,
  name: string,
  choices: readonly WalletChoice[],
  choose: (id: string) => void,
) {
  const element = make(
    'select',
    { on: { change: () => choose(element.value) } },
    ...choices.map(({ id, name: text }) => make('option', { text, set: { value: id } })),
  )
  return {
    label: make('label', {}, `${name} `, element),
    update(id: string | null) {
      if (id !== null && element.value !== id) element.value = id
    },
  }
}
