import type { BackendService, FoyerOptions } from '@foyer/core'
import type { Foyer, readServiceUrl } from '@foyer/core/client'
import { SafeLink, WalletListing } from '@foyer/core/wallets'

/** One thing that is wrong with the options, and how to mend it. */
interface OptionFault {
  readonly code: string
  readonly message: string
}

/**
 * What the first view is drawn with as well. It is lent rather than imported: this file loads later,
 * and a bundler would cut what both import into a file of its own, one request more at the first open.
 */
interface CheckDependencies {
  readonly readServiceUrl: typeof readServiceUrl
}

/**
 * Looks for options that cannot work. It is part of the modal, so that a page which never opens it
 * does not pay for the check; nothing here stops the modal from working.
 */
export function checkOptions(
  options: FoyerOptions,
  deps: CheckDependencies,
): readonly OptionFault[] {
  const faults: OptionFault[] = []
  const report = (option: string, problem: string) =>
    faults.push({
      code: `OPTION_${option.replace(/[A-Z]/g, '_$&').toUpperCase()}`,
      message: `The option \`${option}\` ${problem}`,
    })
  const oneOf = (option: keyof FoyerOptions, allowed: readonly string[]) => {
    const value = options[option]
    if (value !== undefined && !allowed.includes(String(value)))
      report(option, `is "${String(value)}". Give one of: ${allowed.join(', ')}.`)
  }
  oneOf('themeMode', ['light', 'dark', 'system'])
  oneOf('motion', ['auto', 'reduced'])
  oneOf('allWallets', ['SHOW', 'HIDE', 'ONLY_MOBILE'])

  for (const property of Object.keys(options.themeVariables ?? {}))
    if (!/^--foyer-[\w-]{1,64}$/.test(property)) {
      report('themeVariables', `has the key "${property}". Keys begin with --foyer-.`)
      break
    }
  for (const id of Object.keys(options.customRpcUrls ?? {}))
    if (!isCaip2(id)) {
      report('customRpcUrls', `has the key "${id}". Keys are CAIP-2 ids such as eip155:1.`)
      break
    }
  for (const [service, url] of backendUrls(options))
    if (url !== undefined && url !== null && !deps.readServiceUrl(url, service)) {
      report('backend', `has "${url}", which is no https address. It is not called.`)
      break
    }
  const { defaultNetwork, networks, locale, features, termsConditionsUrl, privacyPolicyUrl } =
    options
  if (defaultNetwork && !networks.some(({ id }) => id === defaultNetwork.id))
    report('defaultNetwork', `is ${defaultNetwork.name}, which \`networks\` lacks. Add it there.`)
  for (const wallet of options.customWallets ?? [])
    if (!WalletListing.parse(wallet)) {
      report('customWallets', 'has an entry without `id` or `name`. Give every wallet both.')
      break
    }
  for (const option of ['featuredWalletIds', 'includeWalletIds', 'excludeWalletIds'] as const)
    if (options[option] !== undefined && !Array.isArray(options[option]))
      report(option, 'is no list. Give an array of wallet ids.')
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
  return faults
}

/** Tells the developer of every fault, once. */
export function reportOptions({ internals }: Foyer, deps: CheckDependencies): void {
  for (const fault of checkOptions(internals.options.getState(), deps)) internals.alert(fault)
}

/** What `backend` names; one address stands for every service, so any of them reads it. */
function backendUrls({ backend }: FoyerOptions) {
  return Object.entries(
    typeof backend === 'object' && backend !== null ? backend : { wallets: backend },
  ) as [BackendService, unknown][]
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
