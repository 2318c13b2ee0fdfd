import * as z from 'zod/mini'
import { EmailAddress, EmbeddedWayName } from './embedded.ts'

/*
 * Messages between a page and the frame of its wallet, over a MessagePort that both hold once they said hello. A
 * request is `{ type: '@foyer-app/NAME', id, payload }`, its answer `{ type: '@foyer-frame/NAME_SUCCESS' | '…_ERROR',
 * id, payload }`; what the frame says unasked has no id.
 */

/** Both sides have to speak the same. */
export const frameVersion = 1

export const frameAppPrefix = '@foyer-app/'
export const framePrefix = '@foyer-frame/'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const chainId = z.string().check(z.regex(/^(eip155|solana):[-_a-zA-Z0-9]{1,32}$/))

/** What a page may ask, and with what. Anything else is answered with nothing. */
export const framePayloads = {
  CONNECT_EMAIL: z.object({
    email: EmailAddress,
    locale: z.optional(z.string().check(z.maxLength(35))),
  }),
  CONNECT_DEVICE: z.object({}),
  CONNECT_OTP: z.object({ otp: z.string().check(z.maxLength(32)) }),
  GET_SOCIAL_REDIRECT_URI: z.object({
    provider: EmbeddedWayName,
    returnTo: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  CONNECT_SOCIAL: z.object({ resultUri: z.optional(z.string().check(z.maxLength(2_000))) }),
  GET_FARCASTER_URI: z.object({}),
  CONNECT_FARCASTER: z.object({}),
  IS_CONNECTED: z.object({}),
  GET_USER: z.object({}),
  SIGN_OUT: z.object({}),
  SHOW_RECOVERY_CODE: z.object({}),
  EXPORT: z.object({}),
  DELETE_ACCOUNT: z.object({}),
  FORGET_DEVICES: z.object({}),
  ADD_PASSKEY: z.object({}),
  SET_PASSWORD: z.object({}),
  MANAGE_WAYS: z.object({}),
  MANAGE_OWNERS: z.object({}),
  CONNECT_PASSKEY: z.object({}),
  UPDATE_EMAIL: z.object({ email: EmailAddress }),
  UPDATE_EMAIL_PRIMARY_OTP: z.object({ otp: z.string().check(z.maxLength(32)) }),
  UPDATE_EMAIL_SECONDARY_OTP: z.object({ otp: z.string().check(z.maxLength(32)) }),
  RPC_REQUEST: z.object({
    method: z.string().check(z.maxLength(64)),
    params: z.unknown(),
    chainId,
    /** Of the account that is asked for. */
    address: z.string().check(z.maxLength(64)),
  }),
  RPC_ABORT: z.object({ request: id }),
  SYNC_THEME: z.object({
    isDark: z.optional(z.boolean()),
    locale: z.optional(z.string().check(z.maxLength(35))),
  }),
} as const

export type FrameRequestName = keyof typeof framePayloads

/** A request as it comes in; its payload is read by its name. */
export const FrameRequest = z.object({
  type: z.string().check(z.maxLength(64)),
  id,
  payload: z.unknown(),
})

/** The message with which a page hands the frame its port. */
export const FrameHello = z.object({
  type: z.literal(`${frameAppPrefix}HELLO`),
  payload: z.object({
    version: z.int(),
    projectId: z.optional(z.string().check(z.maxLength(128))),
    name: z.optional(z.string().check(z.maxLength(200))),
    locale: z.optional(z.string().check(z.maxLength(35))),
    isDark: z.optional(z.boolean()),
  }),
})
export type FrameHello = z.infer<typeof FrameHello>

/** What the frame answers, by request. */
export interface FrameAnswers {
  readonly CONNECT_EMAIL: { readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT' }
  /** Whether the link that was sent is answered; ask again until it is. */
  readonly CONNECT_DEVICE: { readonly isApproved: boolean }
  readonly CONNECT_OTP: null
  /** A page of the frame's origin, to be opened in a press, and what shows it who opened it. */
  readonly GET_SOCIAL_REDIRECT_URI: { readonly uri: string; readonly proof: string }
  /** Whether the vendor's answer is there; ask again until it is. */
  readonly CONNECT_SOCIAL: { readonly isConnected: boolean }
  /** What the application of Farcaster opens, on this device or another one. */
  readonly GET_FARCASTER_URI: { readonly url: string }
  /** Whether its user agreed there; ask again until then. */
  readonly CONNECT_FARCASTER: { readonly isConnected: boolean; readonly userName: string | null }
  readonly IS_CONNECTED: { readonly isConnected: boolean }
  readonly GET_USER: FrameUser
  readonly SIGN_OUT: null
  readonly SHOW_RECOVERY_CODE: null
  readonly EXPORT: null
  readonly DELETE_ACCOUNT: null
  readonly FORGET_DEVICES: null
  readonly ADD_PASSKEY: null
  readonly SET_PASSWORD: null
  readonly MANAGE_WAYS: null
  readonly MANAGE_OWNERS: null
  readonly CONNECT_PASSKEY: null
  readonly UPDATE_EMAIL: { readonly action: 'VERIFY_PRIMARY_OTP' }
  readonly UPDATE_EMAIL_PRIMARY_OTP: null
  readonly UPDATE_EMAIL_SECONDARY_OTP: { readonly newEmail: string }
  readonly RPC_REQUEST: unknown
  readonly RPC_ABORT: null
  readonly SYNC_THEME: null
}

/** Who is signed in, and the addresses of the wallet by namespace. */
export interface FrameUser {
  /** `null` for who came by another way. */
  readonly email: string | null
  /** `email`, `google` and so on. */
  readonly way: string
  /** As the vendor calls them. */
  readonly name: string | null
  readonly addresses: { readonly eip155: string; readonly solana: string }
  /** The contract that the key signs for, and the chains it can be used on, by CAIP-2; `null` where there is none. */
  readonly smartAccount: {
    readonly address: string
    readonly enabledNetworks: readonly string[]
  } | null
  /** Its recovery code was not looked at yet. It never leaves the frame. */
  readonly hasUnseenCode: boolean
}

/** What a request failed with; `code` is that of EIP-1193 where there is one. */
export interface FrameFailure {
  readonly code: number
  readonly message: string
}

/** What the frame says unasked. */
export interface FrameEvents {
  /** What it needs to show to its user; `null`: nothing any more. */
  readonly PLACE: { readonly purpose: 'approve' | 'recovery' | null }
  /** It is signed in, or not any more. */
  readonly SESSION_UPDATE: { readonly isConnected: boolean }
}
