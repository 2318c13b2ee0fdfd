import type * as Wire from '@foyer/protocol'
import type { Asked, Backend } from './Backend.ts'
import type { Reading } from './cachedReads.ts'
import { field, label, moment, type QueryOf, rows, token, type Unchecked } from './wire.ts'

/** A registered name. */
export interface Profile {
  /** With its zone. */
  readonly name: string
  /** In milliseconds since 1970. */
  readonly registeredAtMs: number | null
  readonly updatedAtMs: number | null
  /** By coin type (ENSIP-11): 60 is Ethereum, other EVM chains are 0x80000000 | chain id. */
  readonly addresses: ReadonlyMap<number, string>
  readonly avatar: string | null
  readonly bio: string | null
}

/** A name that could be registered, or is. */
export type NameSuggestion = Readonly<Wire.Suggestions['suggestions'][number]>

/** What proves that an address wants a name. */
export interface NameRegistration extends Asked {
  readonly coinType: number
  readonly address: string
  /** Exactly as it was signed. */
  readonly message: string
  readonly signature: string
}

/** The routes of names. */
export interface Profiles {
  /** `null` when nobody has the name. */
  account(question: Asked & { name: string }): Promise<Reading<Profile | null>>
  /** The names of an address, the oldest first. */
  reverse(
    question: Asked & { address: string; sender?: string },
  ): Promise<Reading<readonly Profile[]>>
  suggestions(
    question: Asked & { name: string; zone?: string },
  ): Promise<Reading<readonly NameSuggestion[]>>
  /**
   * Whether the name is registered now; `false`: the network is not served. What the server has
   * against it stands in the error's context as `reasons`.
   */
  register(registration: NameRegistration): Promise<boolean>
}

const freshMs = 300_000
/** A name that is free now may be taken soon: this only spares the questions of one who types. */
const suggestionsFreshMs = 15_000
const maxProfiles = 100

export function createProfiles(backend: Backend): Profiles {
  const readAccount = backend.kept<{ profile: Profile | null }>({
    freshMs,
    empty: { profile: null },
  })
  const readReverse = backend.kept<readonly Profile[]>({ freshMs, empty: [] })
  const readSuggestions = backend.kept<readonly NameSuggestion[]>({
    freshMs: suggestionsFreshMs,
    empty: [],
  })
  const { image } = backend

  return {
    async account(question) {
      const { value, ...rest } = await readAccount({
        asked: question,
        path: `/v1/profile/account/${encodeURIComponent(question.name)}`,
        query: { apiVersion: 2 } satisfies QueryOf<Wire.ProfileQuery>,
        absent: { profile: null },
        read(json: Unchecked<Wire.Profile>) {
          const profile = readProfile(json, image)
          return profile && { profile }
        },
      })
      return { ...rest, value: value.profile }
    },
    reverse: (question) =>
      readReverse({
        asked: question,
        key: question.address,
        path: `/v1/profile/reverse/${encodeURIComponent(question.address)}`,
        query: {
          sender: question.sender,
          apiVersion: 2,
        } satisfies QueryOf<Wire.ProfileQuery>,
        absent: [],
        read: (json: Unchecked<Wire.Profiles>) =>
          rows(json, (row) => readProfile(row, image), maxProfiles),
      }),
    suggestions: (question) =>
      readSuggestions({
        asked: question,
        path: `/v1/profile/suggestions/${encodeURIComponent(question.name)}`,
        query: { zone: question.zone } satisfies QueryOf<Wire.SuggestionsQuery>,
        read: (json: Unchecked<Wire.Suggestions>) =>
          rows(field(json, 'suggestions'), readSuggestion, maxProfiles),
      }),
    register: (registration) =>
      backend
        .ask(registration, false, {
          path: '/v1/profile/account',
          body: {
            coin_type: registration.coinType,
            address: registration.address,
            message: registration.message,
            signature: registration.signature,
          } satisfies Wire.RegisterName,
          read: (json: Unchecked<Wire.NameRegistered>) =>
            field(json, 'success') === true ? true : null,
        })
        .finally(() => {
          // Also after a refusal: what was thought to be free is not, or is ours since the question before.
          for (const read of [readAccount, readReverse, readSuggestions]) read.forget()
        }),
  }
}

function readProfile(row: Unchecked<Wire.Profile>, image: Backend['image']): Profile | null {
  const name = readName(field(row, 'name'))
  if (!name) return null
  const given: unknown = field(row, 'addresses')
  const addresses = new Map<number, string>()
  for (const [coinType, entry] of Object.entries(
    typeof given === 'object' && given !== null ? given : {},
  ).slice(0, maxProfiles)) {
    const address = field(entry as Unchecked<Wire.Profile['addresses'][string]>, 'address')
    if (/^\d{1,10}$/.test(coinType) && typeof address === 'string' && isAddress(address))
      addresses.set(Number(coinType), address)
  }
  const attributes = field(row, 'attributes')
  const attribute = (attribute: 'avatar' | 'bio') =>
    Array.isArray(attributes)
      ? attributes
          .map((entry: Unchecked<Wire.Profile['attributes'][number]>) => field(entry, attribute))
          .find((value) => value !== undefined)
      : undefined
  return {
    name,
    registeredAtMs: moment(field(row, 'registered_at')),
    updatedAtMs: moment(field(row, 'updated_at')),
    addresses,
    avatar: image(attribute('avatar')),
    bio: label(attribute('bio'), 160),
  }
}

function readSuggestion(row: Unchecked<NameSuggestion>): NameSuggestion | null {
  const name = readName(field(row, 'name'))
  const registered = field(row, 'registered')
  return name && typeof registered === 'boolean' ? { name, registered } : null
}

/** A name that needs no cleaning: a cleaned one would be another name, and money goes to names. */
function readName(value: unknown): string | null {
  const name = label(value, 255)
  return name === value ? token(name, 255) && name : null
}

const isAddress = (value: string) => /^[a-zA-Z0-9]{14,128}$/.test(value)
