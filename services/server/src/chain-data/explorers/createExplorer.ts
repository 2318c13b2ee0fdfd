import * as z from 'zod/mini'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'

const timeoutMs = 6_000
/** Of one list; an explorer hands out fifty at a time. */
const maxAnswerBytes = 4_000_000

/** A third party's explorer of one chain, in Blockscout's API version 2. */
export interface Explorer {
  /** CAIP-2. */
  readonly chainId: string
  /**
   * Asks for what `schema` says. It is a third party's word: an answer of any other form is no answer.
   *
   * @param path behind `/api/v2`
   * @throws `upstream/unavailable`, or the reason of `signal`
   */
  get<schema extends z.core.$ZodType>(
    path: string,
    schema: schema,
    signal: AbortSignal,
  ): Promise<z.core.output<schema>>
}

/**
 * Makes the way to an explorer.
 *
 * @param parameters.url of the explorer, without `/api`
 * @see https://docs.blockscout.com/devs/apis/rest
 */
export function createExplorer({
  chainId,
  url,
  outgoing,
}: {
  chainId: string
  url: string
  outgoing: Pick<Outgoing, 'resilient' | 'fetchConfigured'>
}): Explorer {
  const resilient = outgoing.resilient({ name: `explorer ${chainId}`, timeoutMs, retries: 1 })
  return {
    chainId,
    get: (path, schema, signal) =>
      resilient.run(
        async (signal) => {
          const { bytes } = await outgoing.fetchConfigured(`${url}/api/v2${path}`, {
            signal,
            maxBytes: maxAnswerBytes,
          })
          return z.parse(schema, JSON.parse(new TextDecoder().decode(bytes)))
        },
        { signal },
      ),
  }
}

/** Of one list, whatever the explorer hands out. */
const maxRows = 1_000

/**
 * A list whose rows are judged one by one: a row of another form is left out and takes none of the others along.
 * Where no row at all can be read, the explorer answered something else.
 *
 * @param isIncomplete rows that are right as they are and have nothing to tell yet
 */
export const explorerRows = <row extends z.core.$ZodType>(
  row: row,
  { isIncomplete = () => false }: { isIncomplete?: (row: unknown) => boolean } = {},
) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((given, context) => {
      const rows = given.slice(0, maxRows)
      const read = rows.flatMap((each): z.core.output<row>[] => {
        const { success, data } = z.safeParse(row, each)
        return success ? [data] : []
      })
      if (read.length === 0 && !rows.every(isIncomplete))
        context.issues.push({ code: 'custom', message: 'No row can be read', input: given })
      return read
    }),
  )

/** An address, in any case. */
export const explorerAddress = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))

/** A number of any size, as text. */
export const explorerNumber = z.string().check(z.regex(/^\d{1,78}$/))

/** What may be missing, and then is `null`. */
const explorerText = z._default(z.nullish(z.string()), null)

/** What is said of a token contract. */
export const ExplorerToken = z.object({
  // Renamed along the way, like others.
  address_hash: z.nullish(explorerAddress),
  address: z.nullish(explorerAddress),
  name: explorerText,
  symbol: explorerText,
  type: z.string(),
})

/** What a collectible is called and looks like; of metadata nothing is certain. */
export const ExplorerCollectible = z.object({
  image_url: explorerText,
  metadata: z._default(z.nullish(z.looseObject({ name: z.optional(z.unknown()) })), null),
})

/** The query of the next page, which only the explorer understands. */
export function nextQuery(params: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    ['string', 'number'].includes(typeof value) ? [[name, `${value}`] as [string, string]] : [],
  )
  return `?${new URLSearchParams(entries)}`
}
