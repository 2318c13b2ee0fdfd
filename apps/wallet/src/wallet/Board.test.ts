import { expect, test, vi } from 'vitest'
import { createBoard } from './Board.ts'
import type { Question } from './Wallet.ts'

const question: Question = {
  key: 'request 1',
  peer: { name: 'Shop', url: '' },
  title: 'Sign?',
  facts: [],
  canApprove: true,
  accounts: [],
}
const answers = () => ({
  approve: vi.fn(async () => 'approved'),
  reject: vi.fn(async () => 'rejected'),
})

test('behavior: a question is asked once and answered once', async () => {
  const board = createBoard({ onError: () => {} })
  const [first, second] = [answers(), answers()]
  board.ask(question, first)
  board.ask(question, second)
  expect(board.getState().questions).toEqual([question])
  await Promise.all([board.approve(question.key), board.reject(question.key)])
  board.ask(question, second)
  expect(board.getState().questions).toEqual([])
  expect(first.approve).toHaveBeenCalledTimes(1)
  expect(first.reject).not.toHaveBeenCalled()
  expect(board.getState().notes).toEqual([{ id: 1, kind: 'done', text: 'approved' }])
})

test('behavior: what was withdrawn can no longer be answered', async () => {
  const board = createBoard({ onError: () => {} })
  const given = answers()
  board.ask(question, given)
  board.withdraw(question.key)
  await board.approve(question.key)
  expect(given.approve).not.toHaveBeenCalled()
  expect(board.getState()).toMatchObject({ questions: [], notes: [] })
})

test('error: an answer that fails is told to the user', async () => {
  const onError = vi.fn()
  const board = createBoard({ onError })
  const failure = new Error('The node is gone')
  board.ask(question, { ...answers(), approve: () => Promise.reject(failure) })
  await board.approve(question.key)
  expect(board.getState().notes).toEqual([{ id: 1, kind: 'failed', text: 'The node is gone' }])
  expect(onError).toHaveBeenCalledWith(failure)
})

test('behavior: listeners get every change until they unsubscribe', () => {
  const board = createBoard({ onError: () => {} })
  const listener = vi.fn()
  const leave = board.subscribe(listener)
  board.note('done', 'a')
  leave()
  board.note('done', 'b')
  expect(listener).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 20; i++) board.note('done', `${i}`)
  expect(board.getState().notes).toHaveLength(8)
})
