// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { renderAccount } from '../../../../test/renderAccount.tsx'
import { AccountView } from './AccountView.tsx'

test('behavior: once it is scrolled past, the header says whose account it is and with how much', async () => {
  const { place, show, wait, leave } = await renderAccount()
  await show(
    <div className="card">
      <div className="header-title" />
      <div className="view">
        <AccountView />
      </div>
    </div>,
  )
  await wait(() => place.textContent.includes('$3,000'))
  const title = place.querySelector('.header-title') as HTMLElement
  const view = place.querySelector('.view') as HTMLElement
  const scroll = (px: number) =>
    act(async () => {
      view.scrollTop = px
      view.dispatchEvent(new Event('scroll'))
    })
  await scroll(120)
  expect(title.textContent).toBe('')
  await scroll(121)
  await wait(() => title.textContent !== '')
  expect(title.textContent).toBe('0xf3…b92266$3,000.00')
  // It is there twice, so only eyes are told again.
  expect(title.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  await scroll(0)
  expect(title.textContent).toBe('')
  await scroll(121)
  expect(title.textContent).not.toBe('')
  await leave()
  expect(title.textContent).toBe('')
})
