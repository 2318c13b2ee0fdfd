import * as z from 'zod/mini'
import { Failure } from './failure.ts'

/*
 * The wallet without a wallet: what its frame asks of the server. Every body is one JWS (ES256, compact) of the key
 * that the frame keeps and nobody can read; its header holds `typ: "foyer-frame+jwt"` and the key as `jwk`. The
 * payload holds `purpose`, `at`, milliseconds since 1970, `site`, and what the schemas here say. It is used once.
 */

/** The body of every `POST /v1/embedded/…`. */
export const EmbeddedRequest = z.object({
  projectId: z.optional(z.string().check(z.maxLength(128))),
  signed: z
    .string()
    .check(
      z.maxLength(16_384, 'write 16384 letters at most'),
      z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'write a compact JWS'),
    ),
})
export type EmbeddedRequest = z.infer<typeof EmbeddedRequest>

/** A failure of `/v1/embedded`, whose reason the frame says in its user's language. */
export const EmbeddedFailure = z.extend(Failure, {
  reason: z.optional(z.string()),
  /** With `wait`: how long. */
  seconds: z.optional(z.int()),
})
export type EmbeddedFailure = z.infer<typeof EmbeddedFailure>

const signed = {
  at: z.int().check(z.nonnegative()),
  /** The page that the frame is in, as the browser says. */
  site: z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^\s/?#@]+$/, 'write an origin')),
}
const base64url = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.regex(/^[A-Za-z0-9_-]+$/, 'write base64url'))

const evmAddress = z.string().check(z.regex(/^0x[0-9a-f]{40}$/, 'write an address in lower case'))

/** A mail address as people type them; whether it exists only a mail tells. */
export const EmailAddress = z
  .string()
  .check(
    z.maxLength(254),
    z.regex(/^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,190}$/, 'write an e-mail address'),
  )

/** `purpose: "email"`: a code, or the session that stands. */
export const EmbeddedEmail = z.object({
  purpose: z.literal('email'),
  ...signed,
  email: EmailAddress,
  /** A code in any case: to prove the address anew. */
  isFresh: z.optional(z.boolean()),
  /** BCP 47; the mail's. */
  locale: z.optional(z.string().check(z.maxLength(35))),
  /** A proof of the address of now: this one takes its place once its code is there. */
  change: z.optional(z.string().check(z.maxLength(100))),
})
export type EmbeddedEmail = z.infer<typeof EmbeddedEmail>

/** The same for addresses that are known and unknown. */
export const EmbeddedBegun = z.object({
  /**
   * `CONNECT`: this key is signed in with that address. `VERIFY_DEVICE`: this device is new to it, and a link was sent
   * with which it is approved; then ask again.
   */
  action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
  /** Names the login to `otp`, or to `device`; `null` where there is none. */
  login: z.nullable(base64url(64)),
})
export type EmbeddedBegun = z.infer<typeof EmbeddedBegun>

/** `purpose: "otp"`: signs in the key that asked for the code. */
export const EmbeddedOtp = z.object({
  purpose: z.literal('otp'),
  ...signed,
  login: base64url(64),
  code: z.string().check(z.regex(/^\d{6}$/, 'write six digits')),
  /** As with `email`. */
  change: z.optional(z.string().check(z.maxLength(100))),
})
export type EmbeddedOtp = z.infer<typeof EmbeddedOtp>

/** `purpose: "device"`: whether the link of a new device was answered. */
export const EmbeddedDevice = z.object({
  purpose: z.literal('device'),
  ...signed,
  login: base64url(64),
})
export type EmbeddedDevice = z.infer<typeof EmbeddedDevice>

/** The answer of `POST /v1/embedded/device`. */
export const EmbeddedDeviceState = z.object({ isApproved: z.boolean() })
export type EmbeddedDeviceState = z.infer<typeof EmbeddedDeviceState>

/** The body of `POST /v1/embedded/approval`, of the page that a link opens: what it is about, or the answer. */
export const EmbeddedApproval = z.object({
  /** What the link ends with. */
  link: z.string().check(z.maxLength(100), z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/)),
  answer: z.optional(z.enum(['approved', 'refused'])),
})
export type EmbeddedApproval = z.infer<typeof EmbeddedApproval>

/** Who wants to sign in. */
export const EmbeddedApprovalAsked = z.object({
  email: z.string(),
  /** The page's origin. */
  site: z.string(),
  /** Browser and system as it names them itself; empty when it does not. */
  browser: z.string(),
  /** Of the network that it asked from. */
  address: z.string(),
  /** Milliseconds since 1970. */
  atMs: z.int(),
  answer: z.nullable(z.enum(['approved', 'refused'])),
})
export type EmbeddedApprovalAsked = z.infer<typeof EmbeddedApprovalAsked>

/** The body of `POST /v1/embedded/box`: what a frame or its window leaves for the other, and what both left. */
export const EmbeddedBox = z.object({
  /** SHA-256 of the key that seals what is in it. */
  box: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'write base64url of 32 bytes')),
  /** Sealed. The first counts. */
  asked: z.optional(base64url(60_000)),
  /** Sealed. The last counts. */
  answer: z.optional(base64url(60_000)),
})
export type EmbeddedBox = z.infer<typeof EmbeddedBox>

/** The answer of `POST /v1/embedded/box`. */
export const EmbeddedBoxContent = z.object({
  asked: z.nullable(z.string()),
  answer: z.nullable(z.string()),
})
export type EmbeddedBoxContent = z.infer<typeof EmbeddedBoxContent>

/** `purpose: "session"` or `"sign-out"`. */
export const EmbeddedSession = z.object({ purpose: z.enum(['session', 'sign-out']), ...signed })
export type EmbeddedSession = z.infer<typeof EmbeddedSession>

/** Who is signed in. */
export const EmbeddedUser = z.object({
  /** The user's id, which never changes. */
  account: z.string(),
  /** `null` for who came by another way. */
  email: z.nullable(z.string()),
  /** By which way: `email`, `google` and so on. */
  way: z.string(),
  /** As the vendor calls them, who came by one. */
  name: z.nullable(z.string()),
  /** CAIP-2 ids of the chains on which the user's key has a smart account; absent where there is none. */
  smartAccountNetworks: z.optional(z.array(z.string())),
  /**
   * The smart account that a passkey gave to the key, in lower case: it does not follow from the key. Absent where it does.
   * The frame asks the chain whose it is before it uses it.
   */
  smartAccount: z.optional(evmAddress),
  /** After a code: that the address was proven with this key, for 10 minutes. */
  proof: z.optional(z.string()),
})
export type EmbeddedUser = z.infer<typeof EmbeddedUser>

/** A way to sign in at somebody else. */
export const EmbeddedWayName = z.string().check(z.regex(/^[a-z]{1,16}$/, 'write the name of a way'))
/** Names a login, and shows that its bearer has it from us. */
const wayState = z.string().check(z.maxLength(120), z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/))

/** `purpose: "way"`: starts a login. */
export const EmbeddedWay = z.object({
  purpose: z.literal('way'),
  ...signed,
  way: EmbeddedWayName,
  /** Of the page, where the login goes on in it instead of a window: there its user is brought back to. */
  returnTo: z.optional(z.string().check(z.maxLength(2_000))),
  /** A fresh proof of who is signed in: the account at the vendor becomes one more way to the same wallet. */
  link: z.optional(z.string().check(z.maxLength(100))),
})
export type EmbeddedWay = z.infer<typeof EmbeddedWay>

/** The answer of `POST /v1/embedded/ways/{way}/start`. */
export const EmbeddedWayStarted = z.object({
  login: base64url(64),
  /** Of the frame's origin: it leads its user on. To be opened in a press. Of `farcaster`: the link of its application. */
  page: z.string(),
  /** For that page, from the page that opened it: that the login is of this browser. */
  proof: z.string(),
})
export type EmbeddedWayStarted = z.infer<typeof EmbeddedWayStarted>

/** The body of `POST /v1/embedded/ways/{way}/open`. */
export const EmbeddedWayOpen = z.object({ state: wayState })

/** Its answer. */
export const EmbeddedWayOpened = z.object({
  url: z.string(),
  /** Which page has to have opened this one. */
  site: z.string(),
})
export type EmbeddedWayOpened = z.infer<typeof EmbeddedWayOpened>

/** The body of `POST /v1/embedded/ways/{way}/callback`. */
export const EmbeddedWayCallback = z.object({
  state: wayState,
  /** The query with which the vendor came back. */
  answer: z.optional(z.string().check(z.maxLength(8_192))),
  proof: z.optional(z.string().check(z.maxLength(100))),
  /** Of the answer before: its user was asked whether the login is theirs. */
  ticket: z.optional(z.string().check(z.maxLength(100))),
  isMine: z.optional(z.boolean()),
})
export type EmbeddedWayCallback = z.infer<typeof EmbeddedWayCallback>

/** Its answer. */
export const EmbeddedWayAnswer = z.object({
  /** `unconfirmed`: nobody has shown that the login is of this browser; its user has to say so. */
  stage: z.enum(['done', 'unconfirmed', 'failed']),
  site: z.string(),
  name: z.string(),
  ticket: z.nullable(z.string()),
  /** Where its user goes on; `null` where the page waits beside. */
  returnTo: z.nullable(z.string()),
})
export type EmbeddedWayAnswer = z.infer<typeof EmbeddedWayAnswer>

/** `purpose: "way-collect"`: signs in the key that started it, once it is done. */
export const EmbeddedWayCollect = z.object({
  purpose: z.literal('way-collect'),
  ...signed,
  login: base64url(64),
  /** With which its user was brought back to the page. */
  ticket: z.optional(z.string().check(z.maxLength(100))),
})

/** The answer of `POST /v1/embedded/ways/{way}/collect`; `null` until it is done. */
export const EmbeddedWayCollected = z.object({ user: z.nullable(EmbeddedUser) })
export type EmbeddedWayCollected = z.infer<typeof EmbeddedWayCollected>

/** `purpose: "ways"`: by what its user can sign in, after one of it was removed, if asked. */
export const EmbeddedWays = z.object({
  purpose: z.literal('ways'),
  ...signed,
  remove: z.optional(
    z.object({
      /** `email`, the name of a vendor, or `passkey`. */
      way: EmbeddedWayName,
      /** Of the passkey. */
      id: z.optional(base64url(1_400)),
      /** Minutes old. */
      proof: z.string().check(z.maxLength(100)),
    }),
  ),
})
export type EmbeddedWays = z.infer<typeof EmbeddedWays>

/** The answer of `POST /v1/embedded/ways`. */
export const EmbeddedWayList = z.object({
  email: z.nullable(z.string()),
  /** Vendors, with what they call their user. */
  linked: z.array(z.object({ way: z.string(), name: z.nullable(z.string()) })),
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** Browser and system that it was made with; empty where they did not tell. */
      name: z.string(),
      /** Milliseconds since 1970. */
      addedAtMs: z.int(),
      /** COSE, in base64url. The frame takes it for nobody's until the passkey has signed with it. */
      publicKey: z.string(),
    }),
  ),
  /** The vendors that the operator has set up. */
  offered: z.array(z.string()),
  /** Whose passkeys they are, as WebAuthn knows it; base64url. */
  user: z.string(),
})
export type EmbeddedWayList = z.infer<typeof EmbeddedWayList>

/** What the server keeps of a wallet. Alone none of it signs. */
export const EmbeddedWallet = z.object({
  /** Counts from 1; each later one makes the shares of before useless. */
  generation: z.int().check(z.positive()),
  /** By namespace: what the key has to lead to. */
  addresses: z.object({
    eip155: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
    solana: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
  }),
  /** One of three; two make the key. */
  share: base64url(200),
  /** Another one, sealed with the user's recovery code: of no use without it. */
  recovery: base64url(400),
  /** The device's share of this generation, sealed with a password; absent where the user has none. */
  password: z.optional(z.object({ sealed: base64url(400), salt: base64url(64) })),
})
export type EmbeddedWallet = z.infer<typeof EmbeddedWallet>

/** `purpose: "share"`: reads the wallet, keeps the next generation of it, or adds a password to this one. */
export const EmbeddedShare = z.object({
  purpose: z.literal('share'),
  ...signed,
  keep: z.optional(EmbeddedWallet),
  /** With `keep`: the smart account that a passkey gave to the key of this generation. */
  smartAccount: z.optional(evmAddress),
  password: z.optional(
    z.object({
      generation: z.int().check(z.positive()),
      sealed: base64url(400),
      salt: base64url(64),
    }),
  ),
})
export type EmbeddedShare = z.infer<typeof EmbeddedShare>

/** The answer of `POST /v1/embedded/share`; `null` before the first. */
export const EmbeddedKept = z.object({ wallet: z.nullable(EmbeddedWallet) })
export type EmbeddedKept = z.infer<typeof EmbeddedKept>

/** The answer of `POST /v1/embedded/sign-out`. */
export const EmbeddedEnded = z.object({ ended: z.boolean() })
export type EmbeddedEnded = z.infer<typeof EmbeddedEnded>

/** `purpose: "devices"`: how many are signed in, after all others but this one were signed out, if asked. */
export const EmbeddedDevices = z.object({
  purpose: z.literal('devices'),
  ...signed,
  forget: z.optional(z.literal('others')),
})
export type EmbeddedDevices = z.infer<typeof EmbeddedDevices>

/** The answer of `POST /v1/embedded/devices`. */
export const EmbeddedDeviceCount = z.object({ devices: z.int() })
export type EmbeddedDeviceCount = z.infer<typeof EmbeddedDeviceCount>

/** `purpose: "delete"`: the user, the wallet and all that belongs to it. */
export const EmbeddedDeletion = z.object({
  purpose: z.literal('delete'),
  ...signed,
  /** Of the address, minutes old. */
  proof: z.string().check(z.maxLength(100)),
})
export type EmbeddedDeletion = z.infer<typeof EmbeddedDeletion>

/** What WebAuthn gives and takes, as its JSON; read by the server's library. */
const credential = z.looseObject({ id: base64url(1_400) })
const challenge = base64url(120)

/** `POST /v1/embedded/passkey`: makes one, adds it, or signs in with it. */
export const EmbeddedPasskey = z.union([
  z.object({ purpose: z.literal('passkey-begin'), ...signed }),
  z.object({
    purpose: z.literal('passkey-add'),
    ...signed,
    challenge,
    credential,
    /** This device's share, sealed with what the passkey alone gives; `null` where it gives nothing. */
    copy: z.nullable(z.object({ sealed: base64url(400), generation: z.int().check(z.positive()) })),
  }),
  z.object({ purpose: z.literal('passkey-enter'), ...signed, challenge, credential }),
])
export type EmbeddedPasskey = z.infer<typeof EmbeddedPasskey>

/** The answer of `POST /v1/embedded/passkey`. What does not belong to what was asked is `null`. */
export const EmbeddedPasskeyAnswer = z.object({
  /** To be signed by the passkey, within five minutes, once. */
  challenge: z.nullable(z.string()),
  /** Whose passkey is made; base64url. */
  user: z.nullable(z.string()),
  /** Ids of the passkeys that the user has. */
  known: z.array(z.string()),
  /** Who is signed in by it. */
  entered: z.nullable(EmbeddedUser),
  /** The share that the passkey opens; `null` where it opens none of this generation. */
  copy: z.nullable(z.object({ sealed: z.string(), generation: z.int() })),
})
export type EmbeddedPasskeyAnswer = z.infer<typeof EmbeddedPasskeyAnswer>

/** The query of `GET /v1/embedded/ancestors`. */
export const EmbeddedAncestorsQuery = z.object({
  projectId: z.optional(z.string().check(z.maxLength(128))),
})

/** Pages that may embed the frame, beside those of this machine: origins, with `*` for one label. */
export const EmbeddedAncestors = z.object({ origins: z.array(z.string()) })
export type EmbeddedAncestors = z.infer<typeof EmbeddedAncestors>
