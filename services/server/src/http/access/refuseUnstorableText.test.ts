import { expect, test } from 'vitest'
import { createTestServer } from '../../../test/createTestServer.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const purchase = {
  destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['ETH'] }],
  defaultNetwork: 'ethereum',
  defaultExperience: 'buy',
  presetFiatAmount: 50,
}

test('error: a NUL or half a pair of surrogates is refused, and told from our own faults', async () => {
  const { app } = await createTestServer({ environment: { ONRAMP: 'sandbox' } })
  const begin = (partnerUserId: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/generators/onrampurl?projectId=shop',
      headers: { 'content-type': 'application/json' },
      // As text, because an encoder might mend it.
      payload: JSON.stringify({ ...purchase, partnerUserId: 'PLACE' }).replace(
        'PLACE',
        partnerUserId,
      ),
    })
  for (const text of ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00x', '\\ud83d\\ud83d'])
    expect([text, (await begin(text)).statusCode]).toEqual([text, 400])
  for (const text of ['user 5', '\\ud83d\\ude00', '\\u00e9'])
    expect([text, (await begin(text)).statusCode]).toEqual([text, 200])
})
