import type * as Wire from '@foyer/protocol'
import type { Asked, Backend } from './Backend.ts'
import { field, type QueryOf, rows, token, type Unchecked } from './wire.ts'

/** Whom an account paid itself, over all networks of its family. */
export interface Recipients {
  /** The newest payment first. */
  readonly addresses: readonly string[]
  /** Nobody is missing: an address that is not among them was never paid. */
  readonly isWhole: boolean
}

/** Whose. */
export interface RecipientsQuestion extends Asked {
  readonly account: string
}

const maxRecipients = 200

/** @returns `null` when the backend does not tell */
export function createRecipients(backend: Backend) {
  return (question: RecipientsQuestion): Promise<Recipients | null> =>
    backend.ask(question, null, {
      path: `/v1/account/${encodeURIComponent(question.account)}/recipients`,
      query: {} satisfies QueryOf<Wire.RecipientsQuery>,
      read(json: Unchecked<Wire.Recipients>): Recipients | null {
        const addresses = rows(
          field(json, 'recipients'),
          (row) => token(field(row, 'address')),
          maxRecipients,
        )
        return addresses && { addresses, isWhole: field(json, 'whole') === true }
      },
    })
}
