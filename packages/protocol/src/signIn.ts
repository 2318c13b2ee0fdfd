import * as z from 'zod/mini'
import { Failure } from './failure.ts'
import { ClientQuery } from './query.ts'

const maxDomain = 253 + 6

/** CAIP-2 of a chain family that has a message form. */
const SignInChainId = z
  .string()
  .check(z.regex(/^(eip155|solana|bip122):[-_a-zA-Z0-9]{1,32}$/, 'write eip155:<chain> or so'))

/** In the form of its chain family. */
const SignInAddress = z.string().check(z.regex(/^[A-Za-z0-9]{14,128}$/, 'write an address'))

const coordinate = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'write 32 bytes in base64url'))

/** A public key of ECDSA on P-256, as WebCrypto exports it (RFC 7517). Other members are ignored. */
export const SignInKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
})
export type SignInKey = z.infer<typeof SignInKey>

/**
 * That the key of a session asks: a JWS (ES256, compact) whose header holds `typ: "foyer-proof+jwt"` and
 * the key as `jwk`, and whose payload holds `purpose`, `digest`, the SHA-256 in base64url of what is
 * sent along (the message of `verify`, the refresh token of `refresh` and `sign-out`), and `at`, milliseconds
 * since 1970 by the device's clock, later with every proof.
 */
const SignInProofText = z
  .string()
  .check(
    z.maxLength(2_048, 'write 2048 letters at most'),
    z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'write a compact JWS'),
  )

const RefreshToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.-]{20,128}$/, 'write the refresh token as it came'))

/** The body of `POST /v1/sign-in/nonce`. */
export const SignInNonceRequest = z.object({
  /** The key of the session to be: nobody else can use the nonce. */
  key: SignInKey,
})
export type SignInNonceRequest = z.infer<typeof SignInNonceRequest>

/** The answer of `POST /v1/sign-in/nonce`. */
export const SignInNonce = z.object({
  /** 192 bits in hexadecimal; to be used once. */
  nonce: z.string(),
  expiresInSeconds: z.int(),
})
export type SignInNonce = z.infer<typeof SignInNonce>

/** The body of `POST /v1/sign-in/verify`. */
export const SignInRequest = z.object({
  chainId: SignInChainId,
  address: SignInAddress,
  /** ERC-4361, or CAIP-122 for the other chain families. */
  message: z.string().check(z.maxLength(16_384, 'write 16384 letters at most')),
  /** Hexadecimal with `0x` for `eip155`, base58 for `solana`, base64 for `bip122`. */
  signature: z.string().check(z.minLength(1), z.maxLength(32_768, 'write 32768 letters at most')),
  proof: SignInProofText,
})
export type SignInRequest = z.infer<typeof SignInRequest>

/** One sign-in of one account, on one device. */
export const SignInSession = z.object({
  id: z.string(),
  /** CAIP-2. */
  chainId: z.string(),
  address: z.string(),
  /** Of the application. */
  domain: z.string(),
  /** Browser and system by their names, `null` when they are not known. */
  device: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  usedAt: z.int(),
  /** Unless it is used again. */
  expiresAt: z.int(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type SignInSession = z.infer<typeof SignInSession>

/** The answer of `POST /v1/sign-in/verify` and of `POST /v1/sign-in/refresh`. */
export const SignInTokens = z.object({
  /** A JWT (EdDSA, see `/v1/sign-in/keys`): `sub` is the account (CAIP-10), `aud` the domain. */
  accessToken: z.string(),
  expiresInSeconds: z.int(),
  /** For the next `refresh`, and for no other. */
  refreshToken: z.string(),
  session: SignInSession,
})
export type SignInTokens = z.infer<typeof SignInTokens>

/** The body of `POST /v1/sign-in/refresh` and of `POST /v1/sign-in/sign-out`. */
export const SignInRefresh = z.object({ refreshToken: RefreshToken, proof: SignInProofText })
export type SignInRefresh = z.infer<typeof SignInRefresh>

/** The query of `GET /v1/sign-in/domain`. */
export const SignInDomainQuery = z.object({
  domain: z.string().check(z.minLength(1), z.maxLength(maxDomain)),
})
export type SignInDomainQuery = z.infer<typeof SignInDomainQuery>

/** The query of what an access token opens: `me`, `sessions` and `sessions/revoke`. */
export const SignInBearerQuery = z.extend(ClientQuery, {
  /** The host of the pages, with its port, that the token has to be issued for. */
  domain: z.optional(SignInDomainQuery.shape.domain),
})
export type SignInBearerQuery = z.infer<typeof SignInBearerQuery>

/** The answer of `GET /v1/sign-in/sessions`, the newest first. */
export const SignInSessions = z.object({ sessions: z.array(SignInSession) })
export type SignInSessions = z.infer<typeof SignInSessions>

/** The body of `POST /v1/sign-in/sessions/revoke`: one session, all others, or all. */
export const SignInRevocation = z.union([
  z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'write the id of a session')) }),
  z.object({ scope: z.enum(['others', 'all']) }),
])
export type SignInRevocation = z.infer<typeof SignInRevocation>

/** How many sessions ended. */
export const SignInEnded = z.object({ ended: z.int() })
export type SignInEnded = z.infer<typeof SignInEnded>

/** Keys that access tokens are verified with (RFC 7517). */
export const SignInKeys = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      kid: z.string(),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
    }),
  ),
})
export type SignInKeys = z.infer<typeof SignInKeys>

/** Whether the operator warns of a domain. */
export const SignInDomain = z.object({ isFlagged: z.boolean() })
export type SignInDomain = z.infer<typeof SignInDomain>

/** The body of a failure of sign-in. */
export const SignInFailure = z.extend(Failure, {
  /** What is wrong, for branching on: a field of the message, `proof`, `session`, `reused`, `repeated` or `request`. */
  reason: z.string(),
})
export type SignInFailure = z.infer<typeof SignInFailure>
