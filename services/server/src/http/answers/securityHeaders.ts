/**
 * Every answer carries these: it is data, to be read by pages that are let in and never to be opened,
 * framed or guessed at. What TLS needs is said by the proxy that ends it.
 */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
