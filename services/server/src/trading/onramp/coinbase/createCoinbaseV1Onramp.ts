import * as z from 'zod/mini'
import type { Outgoing } from '../../../platform/outgoing/Outgoing.ts'
import type { OnrampProvider } from '../OnrampProvider.ts'
import { coinbaseShop, networkOf, onlyWallet } from './coinbaseShop.ts'
import { type CoinbaseSettings, openCoinbase } from './openCoinbase.ts'

const Token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(2_048)) })
const pageUrl = 'https://pay.coinbase.com/buy/select-asset'

/**
 * Coinbase by a session token, which holds the address and the user's network address, lives five minutes and opens one
 * page.
 *
 * Tried against the published shapes alone, as an account is needed.
 *
 * @see https://docs.cdp.coinbase.com/onramp/coinbase-hosted-onramp/generating-onramp-url
 */
export function createCoinbaseV1Onramp({
  settings,
  outgoing,
}: {
  settings: CoinbaseSettings
  outgoing: Outgoing
}): OnrampProvider {
  const { api, country, subdivision, v1Url } = openCoinbase({ settings, outgoing })
  return {
    id: 'coinbase-v1',
    ...coinbaseShop({ api, v1Url, country, subdivision }),
    async begin({ purchase, request, clientAddress }) {
      const { address } = onlyWallet(request.destinationWallets)
      const { purchaseCurrency, paymentCurrency, presetFiatAmount } = request
      const network = networkOf(request.defaultNetwork)
      const { token } = Token.parse(
        await api.ask({
          url: `${v1Url}/onramp/v1/token`,
          body: {
            addresses: [{ address, blockchains: [network] }],
            ...(purchaseCurrency !== undefined && { assets: [purchaseCurrency] }),
            clientIp: clientAddress,
          },
        }),
      )
      const query = new URLSearchParams({
        ...{ sessionToken: token, defaultNetwork: network, partnerUserId: purchase.id },
        ...(purchaseCurrency !== undefined && { defaultAsset: purchaseCurrency }),
        ...(presetFiatAmount !== undefined && {
          presetFiatAmount,
          fiatCurrency: paymentCurrency ?? 'USD',
        }),
        defaultExperience: 'buy',
      })
      return `${pageUrl}?${query}`
    },
  }
}
