import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/*
 * The exact texts of the product's error catalogue, and the module that owns each one. Applications
 * compare these texts, so a reworded one is a breaking change; a `…` stands for a value.
 */

const source = (path: string) =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').replaceAll('\\', '')

test.each<[text: string, owner: string]>([
  ['Invalid CAIP Address', 'core/src/primitives/errors.ts'],
  ['Invalid CAIP-10 address: …', 'core/src/primitives/errors.ts'],
  ['Invalid CAIP-2 network id: …', 'core/src/primitives/errors.ts'],
  ['Cannot set both `siweConfig` and `siwx` options', 'core/src/client/errors.ts'],
  ['Adapter not found', 'core/src/client/errors.ts'],
  ['Modal closed', 'core/src/client/errors.ts'],
  ['Project ID is not configured…', 'core/src/client/errors.ts'],
  ['Invalid App Configuration…', 'core/src/client/analytics/analytics.ts'],
  ['Chain is not supported', 'core/src/adapter/errors.ts'],
  ['Token Balance Unavailable', 'core/src/adapter/errors.ts'],
  ['Token Balance Unavailable', 'modal/src/features/account/messages.ts'],
  ['Token Balance Unavailable', 'modal/src/features/tokens/messages.ts'],
  ['Something went wrong', 'modal/src/money/messages.ts'],
  ['Transaction started', 'modal/src/features/send/messages.ts'],
  ['Unsupported chain', 'modal/src/features/send/messages.ts'],
  ['Unsupported chain', 'core/src/flows/send/createSend.ts'],
  ['Please enter a valid amount and receiver address', 'core/src/flows/send/createSend.ts'],
  ['Failed to send transaction. Please try again.', 'modal/src/features/send/messages.ts'],
  ['Failed to fetch transactions', 'modal/src/features/activity/messages.ts'],
  ...(
    [
      'Failed to initialize swap',
      'Failed to check allowance',
      'Failed to create approval transaction',
      'Failed to create transaction',
      'Failed to fetch network token price',
      'Network not supported for Gas Price',
      'Network not supported for Swaps',
    ] as const
  ).map((text): [string, string] => [text, 'core/src/flows/swap/errors.ts']),
  ['Network not supported for Swaps', 'modal/src/features/swap/messages.ts'],
  ['SIWX is not enabled', 'core/src/client/signIn/errors.ts'],
  ['No ActiveCaipAddress found', 'core/src/client/signIn/errors.ts'],
  ['A problem occurred while trying initialize authentication', 'core/src/client/signIn/errors.ts'],
  ['Signature declined', 'modal/src/features/sign-in/messages.ts'],
  ['This application might not support Smart Accounts', 'modal/src/features/sign-in/messages.ts'],
  ['Unknown error', 'core/src/adapter/WalletError.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source is what is compared
  ['${status} ${statusText}', 'core/src/wallets/httpCatalogue.ts'],
  ['Chain not configured.', 'evm/src/wagmi.ts'],
  ['Connector not connected.', 'evm/src/wagmi.ts'],
])('behavior: "%s" stands in %s', (text, owner) => {
  const [beginning = ''] = text.split('…')
  const isWhole = beginning === text
  const quoted = ["'", '`', '"'].map((quote) => quote + beginning + (isWhole ? quote : ''))
  expect(quoted.some((literal) => source(owner).includes(literal))).toBe(true)
})

/**
 * Texts of what is not built yet; each moves up with the code that says it. Those that stand for states which cannot
 * occur here are in docs/decisions/0065-texts-of-the-specification.md.
 */
describe('not built yet', () => {
  const pending: [owner: string, texts: string[]][] = [
    ['modal/src/features/email', ['Please try again after … seconds']],
    ['services/frame', ['Requested RPC call is not allowed', 'Action not allowed']],
  ]
  for (const [owner, texts] of pending) for (const text of texts) test.todo(`"${text}" in ${owner}`)
})
