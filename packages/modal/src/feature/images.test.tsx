// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { backend, friend, renderAccount } from '../../test/renderAccount.tsx'
import { NetworkImage } from './NetworkImage.tsx'
import { TokenImage } from './TokenImage.tsx'

test('behavior: where there is no image after all, no letter takes its place', async () => {
  const { place, show, foyer, leave } = await renderAccount()
  const network = foyer.getState().chains.eip155?.network
  if (!network) throw new Error('No network')
  const image = (given: string | null) => (
    <TokenImage
      address={given}
      iconUrl={`${backend}/public/getTokenImage/x`}
      network={network}
      size={40}
    />
  )
  for (const given of [`eip155:1:${friend}`, null]) {
    await show(<div key={given}>{image(given)}</div>)
    const shown = place.querySelector('img')
    expect(shown?.getAttribute('src')).toContain('getTokenImage')
    await act(async () => shown?.dispatchEvent(new Event('error')))
    expect(place.querySelector('img[src*=getTokenImage]')).toBeNull()
    expect(place.querySelector('.glyph') !== null).toBe(given !== null)
    if (given !== null) expect(place.textContent).toBe('')
  }
  await leave()
})

test('behavior: a network that we bring no logo of along has that of the backend', async () => {
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const { place, show, wait, leave } = await renderAccount({ image: png })
  await show(<NetworkImage network={{ caipNetworkId: 'eip155:1101', name: 'Other' }} size={36} />)
  expect(place.textContent).toBe('O')
  await wait(() => place.querySelector('img') !== null)
  expect(place.querySelector('img')?.getAttribute('src')).toBe(png)
  await show(<NetworkImage network={{ caipNetworkId: 'eip155:1', name: 'Ethereum' }} size={36} />)
  await wait(() => place.querySelector('img')?.src.startsWith('data:image/svg') === true)
  await leave()
})
