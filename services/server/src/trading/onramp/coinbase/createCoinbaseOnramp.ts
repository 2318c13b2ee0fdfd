import * as z from 'zod/mini'
import type { Outgoing } from '../../../platform/outgoing/Outgoing.ts'
import type { OnrampProvider } from '../OnrampProvider.ts'
import { coinbaseShop, networkOf, onlyWallet } from './coinbaseShop.ts'
import { type CoinbaseSettings, openCoinbase } from './openCoinbase.ts'

const Session = z.object({ session: z.object({ onrampUrl: z.url() }) })

/**
 * Coinbase, whose page opens for what was asked here: address and amount cannot be changed on the way.
 *
 * Tried against the published shapes alone, as an account is needed.
 *
 * @see https://docs.cdp.coinbase.com/api-reference/v2/rest-api/onramp/create-an-onramp-session
 */
export function createCoinbaseOnramp({
  settings,
  outgoing,
}: {
  settings: CoinbaseSettings
  outgoing: Outgoing
}): OnrampProvider {
  const { api, country, subdivision, url, v1Url } = openCoinbase({ settings, outgoing })
  return {
    id: 'coinbase',
    ...coinbaseShop({ api, v1Url, country, subdivision }),
    async begin({ purchase, request, clientAddress }) {
      const { address } = onlyWallet(request.destinationWallets)
      const { purchaseCurrency, paymentCurrency, presetFiatAmount, defaultNetwork } = request
      const { session } = Session.parse(
        await api.ask({
          url: `${url}/platform/v2/onramp/sessions`,
          body: {
            ...{ destinationAddress: address, destinationNetwork: networkOf(defaultNetwork) },
            purchaseCurrency: purchaseCurrency ?? 'ETH',
            ...(presetFiatAmount !== undefined && {
              paymentAmount: presetFiatAmount,
              paymentCurrency: paymentCurrency ?? 'USD',
            }),
            ...{ clientIp: clientAddress, partnerUserRef: purchase.id },
          },
        }),
      )
      return session.onrampUrl
    },
  }
}
