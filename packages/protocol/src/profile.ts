import * as z from 'zod/mini'
import { Failure } from './failure.ts'
import { ClientQuery } from './query.ts'

/** A name as a user writes it, whole or without the zone. */
export const NameParams = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}/\\%]+$/u)),
})
export type NameParams = z.infer<typeof NameParams>

/** The query of the lookups by name and by address. */
export const ProfileQuery = z.extend(ClientQuery, {
  sender: z.optional(z.string().check(z.maxLength(128))),
  apiVersion: z.optional(z.string().check(z.regex(/^[12]$/))),
})
export type ProfileQuery = z.infer<typeof ProfileQuery>

/** The query of `GET /v1/profile/suggestions/{name}`. */
export const SuggestionsQuery = z.extend(ClientQuery, {
  /** Must be the server's own, when given. */
  zone: z.optional(z.string().check(z.maxLength(253))),
})
export type SuggestionsQuery = z.infer<typeof SuggestionsQuery>

const avatar = z.string().check(z.maxLength(2_048), z.regex(/^https:\/\/[^\s"'<>\\^`{|}\p{Cc}]+$/u))
const bio = z.string().check(z.maxLength(160), z.regex(/^[^\p{Cc}\p{Surrogate}]*$/u))

/** What a user says of themselves with a name. */
export const NameAttributes = z.strictObject({
  avatar: z.optional(avatar),
  bio: z.optional(bio),
})
export type NameAttributes = z.infer<typeof NameAttributes>

/** A registered name. */
export const Profile = z.object({
  /** With its zone. */
  name: z.string(),
  /** ISO 8601. */
  registered_at: z.string(),
  updated_at: z.string(),
  /** `ens`: not registered here, and its times are empty. */
  source: z.optional(z.enum(['ens'])),
  /** By coin type (ENSIP-11): 60 is Ethereum, other EVM chains are 0x80000000 | chain id. */
  addresses: z.record(z.string(), z.object({ address: z.string(), created: z.string() })),
  attributes: z.array(z.object({ avatar: z.optional(z.string()), bio: z.optional(z.string()) })),
})
export type Profile = z.infer<typeof Profile>

/** The answer of `GET /v1/profile/reverse/{address}`, the oldest name first. */
export const Profiles = z.array(Profile)
export type Profiles = z.infer<typeof Profiles>

/** The answer of `GET /v1/profile/suggestions/{name}`. */
export const Suggestions = z.object({
  suggestions: z.array(z.object({ name: z.string(), registered: z.boolean() })),
})
export type Suggestions = z.infer<typeof Suggestions>

/** The body of `POST /v1/profile/account`. */
export const RegisterName = z.object({
  coin_type: z.int().check(z.nonnegative(), z.maximum(0xffff_ffff)),
  address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  /** A `NameMessage` as JSON, exactly as it was signed. */
  message: z.string().check(z.minLength(2), z.maxLength(4_096)),
  /** Of the message as EIP-191 says, by the key of the address or by its contract. */
  signature: z.string().check(z.maxLength(32_768), z.regex(/^0x(?:[0-9a-fA-F]{2})*$/)),
})
export type RegisterName = z.infer<typeof RegisterName>

/** What is signed to register a name. */
export const NameMessage = z.strictObject({
  /** With its zone. */
  name: z.string().check(z.maxLength(255)),
  attributes: NameAttributes,
  /** When it was signed: seconds since 1970, or milliseconds. */
  timestamp: z.int().check(z.positive()),
})
export type NameMessage = z.infer<typeof NameMessage>

/** The answer of `POST /v1/profile/account`. */
export const NameRegistered = z.object({ success: z.literal(true) })
export type NameRegistered = z.infer<typeof NameRegistered>

/** Why a name was not found or not registered. */
export const NameFailure = z.extend(Failure, {
  status: z.literal('FAILED'),
  /** `name` is the field that is wrong, `description` what to do about it. */
  reasons: z.array(z.object({ name: z.string(), description: z.string() })),
})
export type NameFailure = z.infer<typeof NameFailure>
