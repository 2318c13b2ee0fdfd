import type { Alert, BackendService, FoyerOptions } from '@foyer/core'
import { type Foyer, readServiceUrl } from '@foyer/core/client'
import { SafeLink, WalletListing } from '@foyer/core/wallets'

/** One thing that is wrong with the options, and how to mend it. */
type OptionFault = Alert

/** What is wrong with what was given, as the rest of a sentence; nothing when it works. */
type Check = (
  value: unknown,
  options: {
    readonly given: FoyerOptions
    /** The same without what cannot be read. */
    readonly read: FoyerOptions
  },
) => string | false | undefined

/**
 * Looks for options that cannot work. It is part of the modal, so that a page which never opens it
 * does not pay for the check; nothing here stops the modal from working.
 *
 * @param given as the application gave them
 * @param read the same options without what cannot be read
 */
export function checkOptions(given: FoyerOptions, read: FoyerOptions): readonly OptionFault[] {
  return table.flatMap(([name, ...checks]) => {
    const value = readOption(given, name)
    if (value === undefined) return []
    return checks.flatMap((check) => {
      const problem = check(value, { given, read })
      if (!problem) return []
      const code =
        `OPTION_${name.replace(/[A-Z]/g, '_$&').replace(/.*\./, '').toUpperCase()}` as const
      return [{ code, message: `The option \`${name}\` ${problem}` }]
    })
  })
}

/** Tells the developer of every fault, once. */
export function reportOptions({ internals }: Foyer): void {
  for (const fault of checkOptions(internals.optionsAsGiven(), internals.options.getState()))
    internals.alert(fault)
}

/** An option of an option is written with a dot. */
function readOption(given: FoyerOptions, name: string): unknown {
  let value: unknown = given
  for (const part of name.split('.'))
    value = isRecord(value) ? (value as Record<string, unknown>)[part] : undefined
  return value
}

const isText = (value: unknown) => typeof value === 'string'
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isRecord = (value: unknown): value is object => isObject(value) && !Array.isArray(value)

const oneOf =
  (...allowed: readonly string[]): Check =>
  (value) =>
    !allowed.includes(String(value)) && `is "${String(value)}". Give one of: ${allowed.join(', ')}.`

const listOf =
  (kind: string, isEntry = isRecord as (entry: unknown) => boolean): Check =>
  (value) =>
    !Array.isArray(value)
      ? `is no list, so it is ignored. Give an array of ${kind}.`
      : !value.every(isEntry) && `has an entry that is ignored. Give an array of ${kind}.`

const record: Check = (value) =>
  !isRecord(value) && 'is no object, so it is ignored. Give an object with named values.'

const link: Check = (value) =>
  !SafeLink.https(value) && 'is no https address, so the link is left out.'

const orders: Check = (_, { read: { features } }) => {
  const wrong = (
    ['connectorTypeOrder', 'connectMethodsOrder', 'walletFeaturesOrder'] as const
  ).find((option) => features?.[option] !== undefined && !Array.isArray(features[option]))
  return wrong && `has \`${wrong}\`, which is no list. Give an array of words.`
}

const somethingToAgreeTo: Check = (_, { given, read: { features } }) =>
  features?.legalCheckbox &&
  !given.termsConditionsUrl &&
  !given.privacyPolicyUrl &&
  'has `legalCheckbox` but there is nothing to agree to. Give `termsConditionsUrl` or `privacyPolicyUrl`.'

/** Another origin by nature, so that one address for all services does not name it. */
const secureSite: Check = (_, { read: { features, backend } }) => {
  const { email, socials } = features ?? {}
  const asked = email === true ? 'email' : Array.isArray(socials) && socials[0] && 'socials'
  return (
    asked &&
    !(isRecord(backend) && 'secureSite' in backend) &&
    `has \`${asked}\`, which nobody is offered without the origin of your frame. Give \`backend.secureSite\`.`
  )
}

const themeKeys: Check = (_, { read: { themeVariables = {} } }) => {
  const wrong = Object.keys(themeVariables).find((key) => !/^--foyer-[\w-]{1,64}$/.test(key))
  return wrong !== undefined && `has the key "${wrong}". Keys begin with --foyer-.`
}

const listsByNetwork =
  (what: string): Check =>
  (value) => {
    for (const [id, list] of isRecord(value) ? Object.entries(value) : []) {
      // Two parts that are not empty, as `Caip2.parse` reads them.
      if (!/^[^:]+:[^:]+$/.test(id))
        return `has the key "${id}". Keys are CAIP-2 ids such as eip155:1.`
      if (!Array.isArray(list)) return `has no list for "${id}". Give an array of ${what}.`
    }
    return undefined
  }

/** One address stands for every service, so any of them reads it; a relay may be an object with its address. */
const services: Check = (value) => {
  const given = (isObject(value) ? value : { wallets: value }) as Record<BackendService, unknown>
  for (const [service, url] of Object.entries(given) as [BackendService, unknown][]) {
    if (url === undefined || url === null || readServiceUrl(url, service)) continue
    const address = isObject(url) ? (url as { url?: unknown }).url : url
    return `has "${address}", which is no https address. It is not called.`
  }
  return undefined
}

const amongNetworks: Check = (value, { read: { networks } }) => {
  if (!isRecord(value)) return undefined
  const { id, name } = value as NonNullable<FoyerOptions['defaultNetwork']>
  const isAmong = networks?.some((network) => network.id === id)
  return !isAmong && `is ${name}, which \`networks\` lacks. Add it there.`
}

const namedWallets: Check = (_, { read: { customWallets = [] } }) =>
  customWallets.some((wallet) => !WalletListing.parse(wallet)) &&
  'has an entry without `id` or `name`. Give every wallet both.'

const languageTag: Check = (value) => {
  try {
    new Intl.Locale(value as string)
    return undefined
  } catch {
    return `is "${value}", which is no language tag. Give one such as "en" or "ar-EG".`
  }
}

/** Every option that can be wrong, and what is looked at. */
const table: readonly (readonly [option: string, ...checks: Check[]])[] = [
  ['themeMode', oneOf('light', 'dark', 'system')],
  ['motion', oneOf('auto', 'reduced')],
  ['preload', oneOf('intent', 'visible')],
  ['allWallets', oneOf('SHOW', 'HIDE', 'ONLY_MOBILE')],
  ['networks', listOf('networks')],
  ['adapters', listOf('adapters such as `evm()`')],
  ['customWallets', listOf('wallets'), namedWallets],
  ['featuredWalletIds', listOf('wallet ids', isText)],
  ['includeWalletIds', listOf('wallet ids', isText)],
  ['excludeWalletIds', listOf('wallet ids', isText)],
  ['features', record, orders, somethingToAgreeTo, secureSite],
  ['themeVariables', record, themeKeys],
  ['chainImages', record],
  ['connectorImages', record],
  ['customRpcUrls', record, listsByNetwork('addresses')],
  ['tokens', record, listsByNetwork('`{ address, image }`')],
  ['metadata', record],
  ['defaultAccountTypes', record],
  ['defaultNetwork', record, amongNetworks],
  ['backend', services],
  ['locale', languageTag],
  ['termsConditionsUrl', link],
  ['privacyPolicyUrl', link],
]
