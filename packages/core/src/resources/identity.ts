import type { Identity, IdentityQuery } from '@foyer/protocol'
import type { Asked, Backend } from './Backend.ts'
import type { Reading } from './cachedReads.ts'
import { field, label, type QueryOf, type Unchecked } from './wire.ts'

export type { Identity } from '@foyer/protocol'

/** Whose name. */
export interface IdentityQuestion extends Asked {
  readonly address: string
  /** The connected account. */
  readonly sender?: string | undefined
}

/** What the specification allows for names. */
const freshMs = 300_000
const nobody: Identity = { name: null, avatar: null }

export function createIdentity(backend: Backend) {
  const read = backend.kept<Identity>({ freshMs, empty: nobody, what: 'identity' })

  const ask = async (question: IdentityQuestion): Promise<Reading<Identity>> => {
    const { caipNetworkId } = question.network
    return read({
      asked: question,
      key: `${caipNetworkId}:${question.address}`,
      path: `/v1/identity/${encodeURIComponent(question.address)}`,
      query: { sender: question.sender } satisfies QueryOf<IdentityQuery>,
      absent: nobody,
      read: (json: Unchecked<Identity>): Identity | null => {
        if (field(json, 'name') === undefined && field(json, 'avatar') === undefined) return null
        return { name: label(field(json, 'name')), avatar: backend.image(field(json, 'avatar')) }
      },
    })
  }
  return Object.assign(ask, { forget: read.forget })
}
