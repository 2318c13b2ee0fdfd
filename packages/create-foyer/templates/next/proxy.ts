import { type NextRequest, NextResponse } from 'next/server'

/** The content-security policy; Next gives its scripts the nonce that it finds there. */
export function proxy(request: NextRequest) {
  // The development server evaluates code, adds style elements and has fonts for what it shows.
  const isDev = process.env.NODE_ENV === 'development'
  const nonce = btoa(crypto.randomUUID())
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${isDev ? " 'unsafe-inline'" : ''}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    ...(isDev ? ["font-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = { matcher: '/((?!_next/static|_next/image|favicon.ico).*)' }
