import type { StackDescription } from './StackDescription.ts'
import type { PolicyParameters } from './serveApp.ts'

/** With `?csp=strict` the strictest policy an application may have; without, none. */
export function demoPolicy({ nonce, stack, query }: PolicyParameters): string | undefined {
  if (query.get('csp') !== 'strict') return undefined
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    ["connect-src 'self'", ...otherParts(stack)].join(' '),
    "img-src 'self' data:",
    ...framesOf(stack),
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/**
 * This machine and nobody else, whatever the packages inside the wallet would like to tell their
 * makers. Any port of it: tests have relays of their own.
 */
export function walletPolicy({ nonce }: PolicyParameters): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:* http://localhost:* ws://localhost:*",
    // Images that were dropped or pasted are read from a blob.
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What pages of the documentation cannot say themselves: the rest of their policy stands in them. */
export function docsPolicy(): string {
  return "frame-ancestors 'none'"
}

/** Their origins, and the socket of the server: a policy keeps `http:` and `ws:` apart. */
function otherParts({ parts }: StackDescription): string[] {
  return parts
    .filter(({ name }) => name !== 'demo' && name !== 'docs')
    .flatMap(({ name, url }) => (name === 'server' ? [url, url.replace(/^http/, 'ws')] : [url]))
}

/** The frame of wallets without a wallet, where it is running. */
function framesOf({ parts }: StackDescription): string[] {
  const frame = parts.find(({ name }) => name === 'frame')
  return frame ? [`frame-src ${frame.url}`] : []
}
