import { expect, test } from 'vitest'
import { type AttemptState, isUsers, statusIn, transition } from './attempts.ts'

const users: AttemptState = {
  key: 1,
  namespace: 'eip155',
  resumes: undefined,
  status: 'connecting',
}
const resumed: AttemptState = {
  key: 2,
  namespace: 'eip155',
  resumes: 'io.metamask',
  status: 'reconnecting',
}
const solana: AttemptState = { ...users, key: 3, namespace: 'solana' }

test('behavior: an attempt takes the place of those of its namespace that it ends', () => {
  const all = [users, resumed, solana]
  const next = { ...users, key: 4 }
  expect(transition(all, { type: 'begun', attempt: next, ends: isUsers })).toEqual([
    resumed,
    solana,
    next,
  ])
  expect(transition(all, { type: 'begun', attempt: next, ends: () => true })).toEqual([
    solana,
    next,
  ])
  expect(all).toEqual([users, resumed, solana])
})

test('behavior: what a user began says where a namespace stands, else what shows something', () => {
  expect(statusIn([], 'eip155')).toBe('disconnected')
  expect(statusIn([resumed], 'eip155')).toBe('reconnecting')
  expect(statusIn([resumed, users], 'eip155')).toBe('connecting')
  const quiet = transition([resumed], { type: 'shown', key: 2, status: null })
  expect(statusIn(quiet, 'eip155')).toBe('disconnected')
  expect(statusIn([...quiet, solana], 'eip155')).toBe('disconnected')
})

test('behavior: one that ended is gone, and ending it again changes nothing', () => {
  const left = transition([users, resumed], { type: 'ended', key: 1 })
  expect(left).toEqual([resumed])
  expect(transition(left, { type: 'ended', key: 1 })).toEqual(left)
})
