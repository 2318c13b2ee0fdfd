import type { Asked, Backend } from './Backend.ts'
import { label, own } from './wire.ts'

/** What an account is called. `null`: nothing is known. */
export interface Identity {
  readonly name: string | null
  /** On the backend or `data:`. */
  readonly avatar: string | null
}

/** Whose name. */
export interface IdentityQuestion extends Asked {
  readonly address: string
  /** Whoever is connected. */
  readonly sender?: string | undefined
}

/** What the specification allows for names. */
const freshMs = 300_000
const nobody: Identity = { name: null, avatar: null }

export function createIdentity(backend: Backend) {
  const read = backend.kept<Identity>({ freshMs, empty: nobody })

  return (question: IdentityQuestion) =>
    read({
      asked: question,
      key: `${question.network.caipNetworkId}:${question.address}`,
      path: `/v1/identity/${encodeURIComponent(question.address)}`,
      query: { sender: question.sender },
      absent: nobody,
      read: (json): Identity | null => {
        if (own(json, 'name') === undefined && own(json, 'avatar') === undefined) return null
        return { name: label(own(json, 'name')), avatar: backend.picture(own(json, 'avatar')) }
      },
    })
}
