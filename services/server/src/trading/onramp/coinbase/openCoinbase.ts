import { AppError } from '@foyer/core/primitives'
import type { Outgoing } from '../../../platform/outgoing/Outgoing.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { type CoinbaseApi, createCoinbaseApi } from './coinbaseApi.ts'

/** What an operator sets for Coinbase. */
export type CoinbaseSettings = Pick<
  Settings,
  'coinbaseApiKey' | 'coinbaseApiSecret' | 'coinbaseUrl' | 'coinbaseV1Url' | 'onrampCountry'
>

/** @throws `onramp/key-missing` (invalid) */
export function openCoinbase({
  settings,
  outgoing,
}: {
  settings: CoinbaseSettings
  outgoing: Outgoing
}): {
  api: CoinbaseApi
  country: string
  subdivision: string | null
  url: string
  v1Url: string
} {
  const { coinbaseApiKey: keyId, coinbaseApiSecret: secret } = settings
  if (!keyId || !secret)
    throw new AppError(
      'onramp/key-missing',
      'ONRAMP names coinbase, which needs COINBASE_API_KEY and COINBASE_API_SECRET.',
      { kind: 'invalid' },
    )
  const [country = 'US', subdivision = null] = settings.onrampCountry.split('-')
  return {
    api: createCoinbaseApi({ keyId, secret, outgoing }),
    ...{ country, subdivision },
    url: settings.coinbaseUrl ?? '',
    v1Url: settings.coinbaseV1Url ?? '',
  }
}
