// @vitest-environment happy-dom
import type {} from '@foyer/elements/types/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import './index.ts'

test('behavior: JSX knows the elements, what they take and what they fire', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const heard: unknown[] = []
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(() =>
    root.render(
      <>
        <foyer-button
          label="Sign in"
          disabled
          foyer={null}
          onfoyer-connected={({ detail }) => heard.push(detail.caipAddress)}
        />
        <foyer-wallet-button wallet="acorn" />
        {/* @ts-expect-error: nobody knows which wallet */}
        <foyer-wallet-button />
        {/* @ts-expect-error: no such attribute */}
        <foyer-network-button lable="Network" />
      </>,
    ),
  )
  const [button] = host.children
  expect(button?.getAttribute('label')).toBe('Sign in')
  const detail = { namespace: 'eip155', caipAddress: 'eip155:1:0x1' }
  button?.dispatchEvent(new CustomEvent('foyer-connected', { detail }))
  expect(heard).toEqual(['eip155:1:0x1'])
  await act(() => root.unmount())
})
