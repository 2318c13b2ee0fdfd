// @vitest-environment happy-dom
import type { Network } from '@foyer/core/adapter'
import type { HeldAsset } from '@foyer/core/holdings'
import { createOrder, type Intent, type Order } from '@foyer/core/orders'
import { createFakeClock } from '@foyer/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { renderAccount } from '../../test/renderAccount.tsx'
import { useStore } from '../feature/FeatureContext.ts'
import { AmountField } from './AmountField.tsx'
import { FeeRows } from './FeeRows.tsx'
import { OrderNotice } from './OrderNotice.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { OrderReview } from './OrderReview.tsx'

/*
 * What a swap would be: its views are made of this folder and of an order alone, and know nothing of sending. It is a
 * sample, so it swaps one for two.
 */

interface Draft {
  readonly text: string
}
interface Swap {
  readonly network: Network
  readonly from: string
  readonly pays: bigint
  readonly gets: bigint
}

const asset = (symbol: string, priceUsd: number): HeldAsset => ({
  asset: { kind: 'token', address: symbol, decimals: 2 },
  ...{ symbol, name: symbol, decimals: 2, atomic: 10_000n, priceUsd, iconUrl: null },
})
const [oak, fir] = [asset('OAK', 2), asset('FIR', 1)]

function SampleSwap({ order, network }: { order: Order<Draft, Swap>; network: Network }) {
  const state = useStore(order)
  const image = <span />
  switch (state.status) {
    case 'editing': {
      const { text } = state.draft
      const pays = /^\d+$/.test(text) ? BigInt(text) * 100n : null
      const review = () => {
        if (pays === null) return
        const request = { network, from: 'me', pays, gets: 2n * pays }
        order.send({ type: 'reviewed', request, estimate: null })
      }
      return (
        <div className="money">
          <OrderNotice notice={state.notice} texts={{}} />
          <AmountField
            title="You pay"
            network={network}
            asset={oak}
            text={text}
            unit="token"
            amountAtomic={pays}
            onText={(text) => order.send({ type: 'edited', draft: { text } })}
            onUnit={() => {}}
            onMax={() => order.send({ type: 'edited', draft: { text: '100' } })}
            onReadBalance={() => {}}
            onSelectToken={() => {}}
          />
          <button type="button" onClick={review}>
            Review swap
          </button>
        </div>
      )
    }
    case 'sent':
    case 'outcomeUnknown':
      return (
        <OrderReceipt
          network={network}
          status={state.status}
          hash={state.status === 'sent' ? state.hash : null}
          outcome={state.status === 'sent' ? state.outcome : null}
          image={image}
          texts={{ pending: ['Swapping', 'Wait.'], confirmed: ['Swapped', 'It is yours.'] }}
          onDone={() => order.send({ type: 'acknowledged', draft: { text: '' } })}
        />
      )
    default: {
      const { request, draft, cost } = state
      return (
        <OrderReview
          network={network}
          moves={[
            { direction: 'leaves', title: 'Pays', asset: oak, amountAtomic: request.pays },
            { direction: 'arrives', title: 'Gets', asset: fir, amountAtomic: request.gets },
          ]}
          status={state.status}
          wallet="Acorn"
          isRefused={cost.failure?.code === 'transfer/refused-by-chain'}
          onConfirm={() => order.send({ type: 'confirmed' })}
          onCancel={() => order.send({ type: 'left', draft })}
        >
          <FeeRows
            network={network}
            feeAtomic={cost.estimate?.feeAtomic ?? null}
            extraCosts={[]}
            priceUsd={null}
            leavesUsd={null}
          />
          <OrderNotice notice={state.status === 'reviewing' ? state.notice : null} texts={{}} />
        </OrderReview>
      )
    }
  }
}

test('behavior: a swap is its own intent and texts, and everything else is here', async () => {
  const { place, show, foyer, leave } = await renderAccount()
  const network = foyer.getState().chains.eip155?.network
  if (!network) throw new Error('No network')
  const answers: ((hash: string) => void)[] = []
  const intent: Intent<Swap> = {
    kind: 'swap',
    describe: () => {
      throw new Error('Nobody asked.')
    },
    prepare: async () => ({ feeAtomic: 10n ** 15n }),
    ask: () =>
      new Promise((resolve) => {
        answers.push(resolve)
      }),
    outcome: async () => ({ status: 'confirmed', differences: [], seen: null }),
    digest: async () => '',
    find: async () => null,
  }
  const order = createOrder<Draft, Swap>({
    ...{ intent, clock: createFakeClock(), draft: { text: '' } },
  })
  await show(<SampleSwap order={order} network={network} />)
  const press = (name: string) =>
    act(async () => {
      const button = [...place.querySelectorAll('button')].find(
        (one) => one.textContent === name || one.getAttribute('aria-label') === name,
      )
      if (!button) throw new Error(`No button ${name} in ${place.textContent}`)
      button.click()
    })
  await press('Max')
  expect(place.querySelector('input')?.value).toBe('100')
  await press('Review swap')
  expect(place.textContent).toContain('-100.000 OAK')
  expect(place.textContent).toContain('+200.000 FIR')
  expect(place.textContent).toContain('up to 0.001 ETH')
  await press('Cancel')
  await press('Review swap')
  await press('Confirm')
  expect(place.textContent).toContain('Confirm in Acorn')
  await act(async () => answers[0]?.('0x1'))
  expect(place.querySelector('h2')?.textContent).toBe('Swapping')
  const outcome = { status: 'confirmed', differences: [], seen: null } as const
  await act(async () => order.send({ type: 'outcomeRead', outcome }))
  expect(place.querySelector('h2')?.textContent).toBe('Swapped')
  await press('Done')
  expect(place.querySelector('input')?.value).toBe('')
  await leave()
})
