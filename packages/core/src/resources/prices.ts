import type { Fungible, FungiblePriceRequestInput, FungiblePrices } from '@foyer/protocol'
import type { Asked, Backend } from './Backend.ts'
import { accountOn, field, isSameAddress, label, rows, type Unchecked, usd } from './wire.ts'

/** What one whole token costs. */
export interface Price {
  /** CAIP-10, as it was asked for. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  /** `null` when nobody knows. */
  readonly priceUsd: number | null
  /** The server could not read it anew: it is an older one. */
  readonly isStale: boolean
  /** On the backend or `data:`. */
  readonly iconUrl: string | null
}

/** Which tokens. */
export interface PricesQuestion extends Asked {
  /** CAIP-10, at most 50, all on the network that is asked about; others are left out. */
  readonly addresses: readonly string[]
}

const freshMs = 15_000
/** What the server takes in one request. */
const maxAddresses = 50

export function createPrices(backend: Backend) {
  const read = backend.kept<readonly Price[]>({ freshMs, empty: [] })

  return (question: PricesQuestion) => {
    const { addresses, network } = question
    // In one order, so that the same question has the same answer.
    const wanted = [...new Set(addresses)]
      .filter((address) => accountOn(address, network.caipNetworkId) !== null)
      .sort()
      .slice(0, maxAddresses)
    if (wanted.length === 0)
      return Promise.resolve({
        status: 'ready' as const,
        value: [],
        readAtMs: backend.clock.now(),
        error: null,
      })
    return read({
      asked: question,
      path: '/v1/fungible/price',
      body: { currency: 'usd', addresses: wanted } satisfies FungiblePriceRequestInput,
      read: (json: Unchecked<FungiblePrices>) => readPrices(json, { wanted, image: backend.image }),
    })
  }
}

function readPrices(
  json: Unchecked<FungiblePrices>,
  { wanted, image }: { wanted: readonly string[]; image: Backend['image'] },
): readonly Price[] | null {
  const open = new Set(wanted)
  const readRow = (row: Unchecked<Fungible>): Price | null => {
    const given = field(row, 'address')
    if (typeof given !== 'string') return null
    // Nobody asked for the others, and the first answer stands.
    const address = [...open].find((asked) => isSameAddress(asked, given))
    const symbol = label(field(row, 'symbol'), 24)
    if (address === undefined || !symbol) return null
    open.delete(address)
    return {
      address,
      symbol,
      name: label(field(row, 'name')) ?? symbol,
      priceUsd: usd(field(row, 'price')),
      isStale: field(row, 'isStale') === true,
      iconUrl: image(field(row, 'iconUrl')),
    }
  }
  return rows(field(json, 'fungibles'), readRow, maxAddresses * 2)
}
