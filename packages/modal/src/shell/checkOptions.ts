import type { BackendService, FoyerOptions } from '@foyer/core'
import { type Foyer, readServiceUrl } from '@foyer/core/client'
import { SafeLink, WalletListing } from '@foyer/core/wallets'

/** One thing that is wrong with the options, and how to mend it. */
interface OptionFault {
  readonly code: string
  readonly message: string
}

/**
 * Looks for options that cannot work. It is part of the modal, so that a page which never opens it
 * does not pay for the check; nothing here stops the modal from working.
 *
 * @param read the same options without what cannot be read
 */
export function checkOptions(options: FoyerOptions, read: FoyerOptions): readonly OptionFault[] {
  const faults: OptionFault[] = []
  const report = (option: string, problem: string) =>
    faults.push({
      code: `OPTION_${option.replace(/[A-Z]/g, '_$&').replace(/.*\./, '').toUpperCase()}`,
      message: `The option \`${option}\` ${problem}`,
    })
  const oneOf = (option: keyof FoyerOptions, allowed: readonly string[]) => {
    const value = options[option]
    if (value !== undefined && !allowed.includes(String(value)))
      report(option, `is "${String(value)}". Give one of: ${allowed.join(', ')}.`)
  }
  oneOf('themeMode', ['light', 'dark', 'system'])
  oneOf('motion', ['auto', 'reduced'])
  oneOf('preload', ['intent', 'visible'])
  oneOf('allWallets', ['SHOW', 'HIDE', 'ONLY_MOBILE'])

  for (const [option, kind] of lists) {
    const value = options[option]
    if (value === undefined) continue
    if (!Array.isArray(value))
      report(option, `is no list, so it is ignored. Give an array of ${kind}.`)
    else if (!value.every(option.endsWith('Ids') ? isText : isRecord))
      report(option, `has an entry that is ignored. Give an array of ${kind}.`)
  }
  for (const option of records)
    if (options[option] !== undefined && !isRecord(options[option]))
      report(option, 'is no object, so it is ignored. Give an object with named values.')
  const { networks, features, themeVariables, customWallets } = read
  for (const option of orders)
    if (features?.[option] !== undefined && !Array.isArray(features[option]))
      report('features', `has \`${option}\`, which is no list. Give an array of words.`)
  for (const property of Object.keys(themeVariables ?? {}))
    if (!/^--foyer-[\w-]{1,64}$/.test(property)) {
      report('themeVariables', `has the key "${property}". Keys begin with --foyer-.`)
      break
    }
  for (const [id, urls] of Object.entries(
    isRecord(options.customRpcUrls) ? (options.customRpcUrls ?? {}) : {},
  ))
    if (!isCaip2(id)) {
      report('customRpcUrls', `has the key "${id}". Keys are CAIP-2 ids such as eip155:1.`)
      break
    } else if (!Array.isArray(urls)) {
      report('customRpcUrls', `has no list for "${id}". Give an array of addresses.`)
      break
    }
  for (const [service, url] of backendUrls(options))
    if (url !== undefined && url !== null && !readServiceUrl(url, service)) {
      report('backend', `has "${addressOf(url)}", which is no https address. It is not called.`)
      break
    }
  const { defaultNetwork, locale, termsConditionsUrl, privacyPolicyUrl } = options
  if (isRecord(defaultNetwork) && !networks?.some(({ id }) => id === defaultNetwork?.id))
    report('defaultNetwork', `is ${defaultNetwork?.name}, which \`networks\` lacks. Add it there.`)
  for (const wallet of customWallets ?? [])
    if (!WalletListing.parse(wallet)) {
      report('customWallets', 'has an entry without `id` or `name`. Give every wallet both.')
      break
    }
  if (locale !== undefined && !isLocale(locale))
    report('locale', `is "${locale}", which is no language tag. Give one such as "en" or "ar-EG".`)
  for (const [option, value] of Object.entries({ termsConditionsUrl, privacyPolicyUrl }))
    if (value !== undefined && !SafeLink.https(value))
      report(option, 'is no https address, so the link is left out.')
  if (features?.legalCheckbox && !termsConditionsUrl && !privacyPolicyUrl)
    report(
      'features',
      'has `legalCheckbox` but there is nothing to agree to. Give `termsConditionsUrl` or `privacyPolicyUrl`.',
    )
  for (const name of unavailable) {
    const [option, part = ''] = name.split('.')
    const given = read[option as keyof FoyerOptions] as unknown
    const value = part ? isRecord(given) && (given as Record<string, unknown>)[part] : given
    // Turned off, and an empty list, say what is so anyway.
    if (!value || value === 'eoa' || (isObject(value) && Object.keys(value).length === 0)) continue
    report(name, 'has no effect yet. Leave it out until it has.')
  }
  return faults
}

/** Tells the developer of every fault, once. */
export function reportOptions({ internals }: Foyer): void {
  for (const fault of checkOptions(internals.optionsAsGiven(), internals.options.getState()))
    internals.alert(fault)
}

const lists = [
  ['networks', 'networks'],
  ['adapters', 'adapters such as `evm()`'],
  ['customWallets', 'wallets'],
  ['featuredWalletIds', 'wallet ids'],
  ['includeWalletIds', 'wallet ids'],
  ['excludeWalletIds', 'wallet ids'],
] as const
const records = [
  ...(['features', 'themeVariables', 'chainImages', 'connectorImages', 'customRpcUrls'] as const),
  ...(['tokens', 'metadata', 'defaultAccountTypes', 'defaultNetwork'] as const),
]
const orders = ['connectorTypeOrder', 'connectMethodsOrder', 'walletFeaturesOrder'] as const

/** What these are about does not exist yet. */
const unavailable = [
  ...['backend.secureSite', 'defaultAccountTypes.eip155', 'features.email'],
  ...['features.emailShowWallets', 'features.socials', 'features.swaps', 'features.onramp'],
  'features.smartSessions',
]

const isText = (value: unknown) => typeof value === 'string'
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isRecord = (value: unknown) => isObject(value) && !Array.isArray(value)

/** What `backend` names; one address stands for every service, so any of them reads it. */
function backendUrls({ backend }: FoyerOptions) {
  return Object.entries(
    typeof backend === 'object' && backend !== null ? backend : { wallets: backend },
  ) as [BackendService, unknown][]
}

/** A relay may be an object with its address. */
function addressOf(given: unknown): unknown {
  return typeof given === 'object' ? (given as { url?: unknown }).url : given
}

/** Two parts that are not empty, as `Caip2.parse` reads them; not imported either, see above. */
function isCaip2(id: string): boolean {
  return /^[^:]+:[^:]+$/.test(id)
}

function isLocale(tag: string): boolean {
  try {
    new Intl.Locale(tag)
    return true
  } catch {
    return false
  }
}
