import { OnrampOptions, OnrampQuote, OnrampUrl } from '@foyer/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'
import { quoteSandbox } from '../../trading/onramp/sandbox/quoteSandbox.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const request = {
  destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['ETH'] }],
  defaultNetwork: 'ethereum',
  defaultExperience: 'buy',
  presetFiatAmount: 50,
}

async function createSandbox(environment: Record<string, string> = {}) {
  const { app, lines } = await createTestServer({
    environment: { ONRAMP: 'sandbox', ...environment },
  })
  const begin = (payload: object = request, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/v1/generators/onrampurl?projectId=shop',
      headers: { host: 'foyer.example:5110', ...headers },
      payload,
    })
  const open = (url: string) => {
    const { pathname, search } = new URL(url)
    return app.inject({ url: pathname + search, headers: { accept: 'text/html' } })
  }
  return { app, begin, open, lines }
}

describe('off', () => {
  test('behavior: nothing is sold unless the operator says so', async () => {
    const { app } = await createTestServer()
    const answers = [
      await app.inject('/v1/onramp/options'),
      await app.inject(`/onramp/sandbox?session=${'a'.repeat(32)}`),
      await app.inject({ method: 'POST', url: '/v1/generators/onrampurl', payload: request }),
      await app.inject({
        method: 'POST',
        url: '/v1/onramp/quote',
        payload: { purchaseCurrency: 'eth', paymentCurrency: 'USD', amount: '50' },
      }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })
})

describe('options and quotes', () => {
  test('behavior: what there is, in the usual limits, marked as a sandbox', async () => {
    const { app } = await createSandbox()
    const options = OnrampOptions.parse((await app.inject('/v1/onramp/options')).json())
    expect(options.sandbox).toBe(true)
    expect(options.paymentCurrencies).toEqual(
      ['USD', 'EUR'].map((id) => ({
        id,
        payment_method_limits: [
          { id: 'card', min: '10.00', max: '7500.00' },
          { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
        ],
      })),
    )
    for (const { id, symbol, networks } of options.purchaseCurrencies) {
      for (const { name } of networks) {
        const answer = await app.inject({
          method: 'POST',
          url: '/v1/onramp/quote',
          payload: {
            purchaseCurrency: { id },
            paymentCurrency: 'USD',
            amount: '100',
            network: name,
          },
        })
        expect(OnrampQuote.parse(answer.json()).purchaseAmount.currency).toBe(symbol)
      }
    }
  })

  test('behavior: the figures follow from the rule', async () => {
    const { app } = await createSandbox()
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/onramp/quote?projectId=shop',
      payload: { purchaseCurrency: 'ETH', paymentCurrency: 'usd', amount: 100, network: 'base' },
    })
    expect(answer.json()).toEqual({
      sandbox: true,
      quoteId: expect.stringMatching(/^sandbox-/),
      coinbaseFee: { amount: '1.00', currency: 'USD' },
      networkFee: { amount: '0.50', currency: 'USD' },
      paymentSubtotal: { amount: '98.50', currency: 'USD' },
      paymentTotal: { amount: '100.00', currency: 'USD' },
      purchaseAmount: { amount: '0.04925', currency: 'ETH' },
    })
  })

  test('behavior: for every amount the parts are the whole, and fees are 1 to 2 percent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 2_500_000 }),
        fc.constantFrom('eth', 'usdc', 'sol'),
        (cents, purchaseCurrency) => {
          const quote = quoteSandbox({
            purchaseCurrency,
            paymentCurrency: 'EUR',
            amount: `${Math.floor(cents / 100)}.${`${cents % 100}`.padStart(2, '0')}`,
          })
          const fees = centsOf(quote.coinbaseFee.amount) + centsOf(quote.networkFee.amount)
          expect(centsOf(quote.paymentTotal.amount)).toBe(cents)
          expect(centsOf(quote.paymentSubtotal.amount) + fees).toBe(cents)
          expect(fees * 100).toBeGreaterThanOrEqual(cents)
          expect(fees * 100).toBeLessThanOrEqual(cents * 2)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('error: what is not sold, and amounts beyond the limits', async () => {
    const { app } = await createSandbox()
    const good = { purchaseCurrency: 'eth', paymentCurrency: 'USD', amount: '50' }
    for (const wrong of [
      { purchaseCurrency: 'doge' },
      { purchaseCurrency: 'toString' },
      { paymentCurrency: 'GBP' },
      { network: 'solana' },
      { amount: '9.99' },
      { amount: '25000.01' },
      { amount: '10.001' },
      { amount: '-50' },
      { amount: '1e3' },
      { amount: 'NaN' },
      { amount: Number.MAX_VALUE },
      { amount: 0.1 + 0.2 },
      { amount: '' },
    ]) {
      const payload = { ...good, ...wrong }
      const answer = await app.inject({ method: 'POST', url: '/v1/onramp/quote', payload })
      expect(answer.statusCode, JSON.stringify(wrong)).toBe(400)
    }
  })
})

describe('a purchase', () => {
  test('behavior: it opens once, and its address says nothing of the user', async () => {
    const { begin, open, lines } = await createSandbox()
    const { url, sandbox } = OnrampUrl.parse((await begin()).json())
    expect(sandbox).toBe(true)
    expect(url).toMatch(/^http:\/\/foyer\.example:5110\/onramp\/sandbox\?session=[\w-]{32}$/)
    expect(url.toLowerCase()).not.toContain(address.toLowerCase().slice(2, 10))
    const page = await open(url)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox$/,
      ),
    })
    expect(page.body).toContain('SANDBOX. Nothing is sold here and no money moves.')
    expect(page.body).toContain('0xd8 dA6B F269 64aF 9D7e Ed9e 03E5 3415 D37a A960 45')
    expect(page.body).toContain('<dd>shop</dd>')
    expect(page.body).not.toMatch(/<script|<form|<iframe|<img| on\w+=|href/)

    const again = await open(url)
    expect([again.statusCode, again.body]).toEqual([410, expect.stringContaining('SANDBOX')])
    expect(again.body).not.toContain('0xd8')
    expect(lines.join()).not.toMatch(/d8dA6B|session=/i)
  })

  test('error: an address in the query, a guess and another user open nothing', async () => {
    const { app, begin, open } = await createSandbox()
    const { url } = (await begin()).json()
    expect((await open(`${url}&address=0x1`)).statusCode).toBe(400)
    expect((await open(`${url}&session=${'b'.repeat(32)}`)).statusCode).toBe(400)
    for (const guess of ['', 'a', `${'a'.repeat(32)}`, '../'.repeat(11), "'or'1'='1".padEnd(32)]) {
      const answer = await app.inject(`/onramp/sandbox?session=${encodeURIComponent(guess)}`)
      expect([400, 410], guess).toContain(answer.statusCode)
      expect(answer.json().message).toBeTypeOf('string')
    }
    expect((await begin(request, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await open(url)).statusCode).toBe(200)
  })

  test('error: what a client writes never becomes a part of the page', async () => {
    const { begin, open } = await createSandbox()
    const { url } = (await begin({ ...request, partnerUserId: '<script>alert(1)</script>' })).json()
    expect((await open(url)).body).not.toContain('<script')
    for (const wrong of [
      { destinationWallets: [] },
      { destinationWallets: [{ address: 'not-an-address' }] },
      { destinationWallets: [{ address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046' }] },
      { destinationWallets: [{ address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }] },
      { destinationWallets: Array(9).fill({ address }) },
      { defaultNetwork: '<b>' },
      { presetFiatAmount: 'much' },
    ]) {
      expect((await begin({ ...request, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(400)
    }
    const named = await begin(request, { host: 'LOCALHOST:80' })
    expect(named.json().url).toMatch(/^http:\/\/localhost\/onramp/)
    for (const host of ['evil.com:99999', 'evil.com/path', 'a b', 'evil.com?x', 'user@evil.com']) {
      expect((await begin(request, { host })).statusCode, host).toBe(400)
    }
  })
})

function centsOf(amount: string): number {
  expect(amount).toMatch(/^\d+\.\d\d$/)
  return Number(amount.replace('.', ''))
}
