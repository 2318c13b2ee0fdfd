/**
 * What a page of the site may do, in the page itself, so that it holds on every static host. Nothing stands in the
 * HTML that it would refuse: scripts and styles are files (`hardenPage`), and what Vue sets later goes by properties.
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue',
].join('; ')

/** The same for a host that sends headers, with what a page cannot say of itself. */
const headerPolicy = `${pagePolicy}; frame-ancestors 'none'`

/** As several static hosts read it; it says in plain text what others have to be told. */
export const headersFile = `/*
  content-security-policy: ${headerPolicy}
  referrer-policy: no-referrer
  x-content-type-options: nosniff
`
