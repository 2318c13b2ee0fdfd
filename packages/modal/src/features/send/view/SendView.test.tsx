// @vitest-environment happy-dom
import { getSend } from '@foyer/core/send'
import { act } from 'react'
import { expect, test } from 'vitest'
import { address, ether, friend, renderAccount } from '../../../../test/renderAccount.tsx'
import { SendView } from './SendView.tsx'

const sending = {
  id: 'one',
  metadata: {
    ...{ operationType: 'send', status: 'confirmed', chain: 'eip155:1', nonce: 1 },
    ...{ hash: `0x${'1'.repeat(64)}`, minedAt: '2026-01-01T00:00:00Z' },
    ...{ sentFrom: address, sentTo: friend },
  },
  transfers: [{ direction: 'out', from: address, to: friend, quantity: { numeric: '1' } }],
}

test('behavior: whom the account sent to is one press away, with the whole address for who listens', async () => {
  const { place, show, wait, foyer, leave } = await renderAccount({
    json: { balances: [ether], data: [sending], next: null },
  })
  await show(<SendView />)
  await wait(() => place.querySelector('.money-recents button') !== null)
  const recents = place.querySelector('.money-recents') as HTMLElement
  expect(recents.textContent).toBe('Recent0x70…dc79C8')
  const chip = recents.querySelector('button') as HTMLElement
  expect(chip.getAttribute('aria-label')).toBe(`0x70…dc79C8, ${friend}`)
  await act(async () => chip.click())
  expect(getSend(foyer).store.getState().recipientText).toBe(friend)
  expect(place.querySelector('.money-recents')).toBeNull()
  await leave()
})
