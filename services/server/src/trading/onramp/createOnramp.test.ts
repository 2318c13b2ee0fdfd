import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose'
import { afterEach, describe, expect, test } from 'vitest'
import { createMemoryPurchases } from '../../../test/createMemoryPurchases.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { createOnramp } from './createOnramp.ts'
import type { OnrampProvider } from './OnrampProvider.ts'
import { openOnramp } from './openOnramp.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const wallet = { destinationWallets: [{ address }] }
const silent = { warn() {} }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

interface Asked {
  readonly method: string
  readonly path: string
  readonly authorization: string
  readonly body: Record<string, unknown>
}

/** Somebody who sells, by the shapes that they publish. */
async function createVendor(answer: (asked: Asked) => { status?: number; json: unknown } | 'hang') {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const call: Asked = {
      ...{ method: request.method ?? '', path: request.url ?? '' },
      authorization: request.headers.authorization ?? '',
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    }
    asked.push(call)
    const given = answer(call)
    if (given === 'hang') return
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof given.json === 'string' ? given.json : JSON.stringify(given.json))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const money = (value: string, currency: string) => ({ value, currency })

function coinbase({ path }: Asked): { status?: number; json: unknown } {
  if (path.includes('/buy/options'))
    return {
      json: {
        payment_currencies: [
          { id: 'USD', limits: [{ id: 'CARD', min: '2', max: '500' }] },
          { id: 'EUR', limits: [{ id: 'SEPA', min: '2', max: '900' }] },
        ],
        purchase_currencies: [
          {
            ...{ id: 'usdc-id', name: 'USDC', symbol: 'USDC' },
            networks: [
              {
                ...{ name: 'base', display_name: 'Base', chain_id: '8453' },
                contract_address: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
              },
              { name: 'dogechain', display_name: 'D', chain_id: '2000', contract_address: '' },
            ],
          },
        ],
      },
    }
  if (path.includes('/buy/quote'))
    return {
      json: {
        quote_id: 'q1',
        payment_total: money('50.00', 'USD'),
        payment_subtotal: money('48.75', 'USD'),
        purchase_amount: money('48.75', 'USDC'),
        coinbase_fee: money('1.00', 'USD'),
        network_fee: money('0.25', 'USD'),
      },
    }
  if (path.endsWith('/platform/v2/onramp/sessions'))
    return {
      status: 201,
      json: { session: { onrampUrl: 'https://pay.coinbase.com/buy?sessionToken=abc' } },
    }
  if (path.endsWith('/onramp/v1/token')) return { json: { token: 'tok', channel_id: '' } }
  return {
    json: {
      transactions: [
        {
          status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
          tx_hash: '0xAB12',
          purchase_amount: money('48.70', 'USDC'),
        },
      ],
    },
  }
}

const ed25519 = generateKeyPairSync('ed25519')
const secretOfEd25519 = Buffer.concat([
  Buffer.from(ed25519.privateKey.export({ format: 'jwk' }).d ?? '', 'base64url'),
  Buffer.from(ed25519.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
]).toString('base64')
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })

function open(environment: Record<string, string>) {
  const purchases = createMemoryPurchases()
  const { onramp } = openOnramp({
    settings: readSettings(environment),
    chains: { find: () => null },
    oneTime: { issue: async () => 'a'.repeat(32), take: async () => null },
    ...{ purchases, outgoing: createOutgoing(), log: silent },
  })
  if (!onramp) throw new Error('Nothing is sold')
  return { onramp, purchases }
}

const begun = {
  ...{ projectId: 'shop', serverUrl: 'http://127.0.0.1:1', clientAddress: '203.0.113.7' },
  request: {
    ...{ ...wallet, defaultNetwork: 'base', presetFiatAmount: '50' },
    ...{ purchaseCurrency: 'usdc-id', paymentCurrency: 'USD' },
  },
}

describe('Coinbase', () => {
  test.each([
    ['coinbase', secretOfEd25519, ed25519.publicKey, 'EdDSA'],
    [
      'coinbase-v1',
      `${ec.privateKey.export({ type: 'sec1', format: 'pem' })}`.replaceAll('\n', '\\n').trim(),
      ec.publicKey,
      'ES256',
    ],
  ] as const)(
    'behavior: %s is asked with a token for each request, and for one address',
    async (id, secret, publicKey, alg) => {
      const { url, asked } = await createVendor(coinbase)
      const { onramp } = open({
        ...{ ONRAMP: id, COINBASE_API_KEY: 'organizations/1/key', COINBASE_API_SECRET: secret },
        ...{ COINBASE_API_URL: url, COINBASE_V1_API_URL: url },
      })
      const options = await onramp.options()
      expect(options.sandbox).toBeUndefined()
      expect(options.purchaseCurrencies[0]?.networks.map(({ name }) => name)).toEqual(['base'])
      const quote = await onramp.quote({
        ...{ purchaseCurrency: 'usdc-id', paymentCurrency: 'USD', amount: '50', network: 'base' },
      })
      expect(quote.purchaseAmount).toEqual({ amount: '48.75', currency: 'USDC' })
      const { url: page, purchaseId = '' } = await onramp.begin(begun)
      const session = asked.find(({ path }) => /sessions|token/.test(path))
      if (id === 'coinbase') {
        expect(page).toBe('https://pay.coinbase.com/buy?sessionToken=abc')
        expect(session?.body).toEqual({
          ...{
            destinationAddress: address,
            destinationNetwork: 'base',
            purchaseCurrency: 'usdc-id',
          },
          ...{ paymentAmount: '50', paymentCurrency: 'USD', clientIp: '203.0.113.7' },
          partnerUserRef: purchaseId,
        })
      } else {
        expect(new URL(page).host).toBe('pay.coinbase.com')
        expect(new URL(page).searchParams.get('sessionToken')).toBe('tok')
        // Neither account nor keys are in the address.
        expect(page).not.toContain(address.slice(2, 12))
        expect(session?.body).toEqual({
          addresses: [{ address, blockchains: ['base'] }],
          ...{ assets: ['usdc-id'], clientIp: '203.0.113.7' },
        })
      }
      for (const { authorization, method, path } of asked) {
        const token = authorization.replace('Bearer ', '')
        const key = await importSPKI(`${publicKey.export({ type: 'spki', format: 'pem' })}`, alg)
        const { payload } = await jwtVerify(token, key, { audience: 'cdp_service', issuer: 'cdp' })
        expect(decodeProtectedHeader(token)).toMatchObject({ alg, kid: 'organizations/1/key' })
        expect(payload.uri).toBe(`${method} ${new URL(url).host}${path.split('?')[0]}`)
      }
      expect(await onramp.purchase(purchaseId)).toMatchObject({
        ...{ status: 'delivered', hash: '0xAB12', chainId: 'eip155:8453' },
        purchase: { amount: '48.70', currency: 'USDC' },
      })
      expect(await onramp.payouts(address)).toEqual(new Map([['0xab12', id]]))
    },
  )

  test('error: a secret that is none is refused at the start, and never repeated', () => {
    expect(() => open({ ONRAMP: 'coinbase' })).toThrow('COINBASE_API_KEY')
    expect(() =>
      open({
        ...{ ONRAMP: 'coinbase', COINBASE_API_KEY: 'k' },
        COINBASE_API_SECRET: `-----BEGIN PRIVATE KEY-----\\n${'secret'.repeat(20)}`,
      }),
    ).toThrow(/^COINBASE_API_SECRET cannot be used\. Copy it whole/)
  })
})

describe('Meld', () => {
  test('behavior: the one that gives most is taken, and its answer read back', async () => {
    const { url, asked } = await createVendor(({ path }) => {
      if (path.includes('crypto-currencies'))
        return {
          json: [
            {
              ...{ currencyCode: 'ETH_BASE', name: 'Ether', chainCode: 'BASE', chainName: 'Base' },
              ...{ chainId: 8453, contractAddress: `0x${'0'.repeat(40)}` },
            },
            {
              ...{ currencyCode: 'XRP', name: 'XRP', chainCode: null, chainName: null },
              ...{ chainId: null, contractAddress: null },
            },
          ],
        }
      if (path.includes('limits'))
        return { json: [{ currencyCode: 'EUR', minimumAmount: 5, maximumAmount: 1500 }] }
      if (path.endsWith('/payments/crypto/quote')) {
        const quote = (serviceProvider: string, destinationAmount: number) => ({
          ...{ serviceProvider, destinationAmount, sourceAmount: 50, sourceCurrencyCode: 'EUR' },
          ...{ totalFee: 1.5, networkFee: 0.5 },
        })
        return { json: { quotes: [quote('LITTLE', 0.019), quote('MORE', 0.0000001)].reverse() } }
      }
      if (path.endsWith('/crypto/session/widget'))
        return { json: { id: 'w', widgetUrl: 'https://meldcrypto.com/?token=abc' } }
      return {
        json: {
          transactions: [
            {
              ...{ status: 'SETTLED', destinationAmount: 0.0191 },
              cryptoDetails: { blockchainTransactionId: '0xCD' },
            },
          ],
        },
      }
    })
    const { onramp } = open({
      ...{ ONRAMP: 'meld', MELD_API_KEY: 'key', MELD_API_URL: url, ONRAMP_COUNTRY: 'DE' },
    })
    expect(await onramp.options()).toMatchObject({
      purchaseCurrencies: [
        { id: 'ETH_BASE', symbol: 'ETH', networks: [{ chain_id: '8453', contract_address: '' }] },
      ],
      paymentCurrencies: [{ id: 'EUR', payment_method_limits: [{ min: '5.00', max: '1500.00' }] }],
    })
    const question = { purchaseCurrency: 'ETH_BASE', paymentCurrency: 'EUR', amount: '50' }
    expect(await onramp.quote(question)).toMatchObject({
      ...{ coinbaseFee: { amount: '1.00' }, networkFee: { amount: '0.50' } },
      ...{ paymentTotal: { amount: '50.00' }, purchaseAmount: { amount: '0.019' } },
    })
    const { url: page, purchaseId = '' } = await onramp.begin({
      ...begun,
      request: {
        ...{ ...wallet, defaultNetwork: 'BASE', presetFiatAmount: '50' },
        ...{ purchaseCurrency: 'ETH_BASE', paymentCurrency: 'EUR' },
      },
    })
    expect(page).toBe('https://meldcrypto.com/?token=abc')
    const widget = asked.find(({ path }) => path.endsWith('/widget'))
    expect(widget?.authorization).toBe('BASIC key')
    expect(widget?.body).toMatchObject({
      externalSessionId: purchaseId,
      sessionData: { walletAddress: address, serviceProvider: 'LITTLE', countryCode: 'DE' },
    })
    expect(await onramp.purchase(purchaseId)).toMatchObject({
      ...{ status: 'delivered', hash: '0xCD', purchase: { amount: '0.0191' } },
    })
  })
})

describe('several', () => {
  const provider = (id: string, parts: Partial<OnrampProvider> = {}): OnrampProvider => ({
    ...{ id, name: id, fee: { min: '1', max: '2' }, isSandbox: false },
    options: async () => ({
      paymentCurrencies: [
        { id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: '100' }] },
      ],
      purchaseCurrencies: [
        {
          ...{ id: 'eth', name: 'Ether', symbol: 'ETH' },
          networks: [{ name: id, display_name: id, chain_id: '1', contract_address: '' }],
        },
      ],
    }),
    quote: async () => {
      throw new Error('unused')
    },
    begin: async () => 'https://pay.example',
    ...parts,
  })

  test('behavior: one that is away takes none along, and what the others sell is one list', async () => {
    const purchases = createMemoryPurchases()
    const away = provider('away', { options: () => Promise.reject(new Error('away')) })
    const onramp = createOnramp({
      ...{ providers: [provider('one'), away, provider('two')], purchases, log: silent },
    })
    const options = await onramp.options()
    expect(options.providers?.map(({ id }) => id)).toEqual(['one', 'two'])
    expect(options.purchaseCurrencies).toHaveLength(1)
    expect(options.purchaseCurrencies[0]?.networks.map(({ name }) => name)).toEqual(['one', 'two'])
    const none = createOnramp({ providers: [away], purchases, log: silent })
    await expect(none.options()).rejects.toMatchObject({ statusCode: 503 })
    await expect(
      onramp.begin({ ...begun, request: { ...wallet, provider: 'nobody' } }),
    ).rejects.toMatchObject({ statusCode: 400 })
  })

  test.each(['<html>', '{"transactions":"x"}', '{"transactions":[{"status":7}]}', '[]'])(
    'error: a provider that says %s of a purchase changes nothing',
    async (garbage) => {
      const { url } = await createVendor((asked) =>
        asked.path.includes('/transactions') ? { json: garbage } : coinbase(asked),
      )
      const { onramp } = open({
        ...{ ONRAMP: 'coinbase', COINBASE_API_KEY: 'k', COINBASE_API_SECRET: secretOfEd25519 },
        ...{ COINBASE_API_URL: url, COINBASE_V1_API_URL: url },
      })
      const { purchaseId = '' } = await onramp.begin(begun)
      expect(await onramp.purchase(purchaseId)).toMatchObject({ status: 'begun', hash: null })
    },
  )

  test('behavior: of a hundred who look one asks the provider once in eight seconds', async () => {
    const { url, asked } = await createVendor((call) =>
      call.path.includes('/transactions') ? { json: { transactions: [] } } : coinbase(call),
    )
    const { onramp } = open({
      ...{ ONRAMP: 'coinbase', COINBASE_API_KEY: 'k', COINBASE_API_SECRET: secretOfEd25519 },
      ...{ COINBASE_API_URL: url, COINBASE_V1_API_URL: url },
    })
    const { purchaseId = '' } = await onramp.begin(begun)
    await Promise.all(Array.from({ length: 100 }, () => onramp.purchase(purchaseId)))
    expect(asked.filter(({ path }) => path.includes('/transactions'))).toHaveLength(1)
    expect(await onramp.purchase('b'.repeat(32))).toBeNull()
  })
})
