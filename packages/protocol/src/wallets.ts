import * as z from 'zod/mini'
import { ClientQuery } from './query.ts'

/** More would make an address longer than servers and proxies take. */
const maxListEntries = 500

/** A comma-separated list; empty entries say nothing. */
const list = (entry: RegExp, fix: string) =>
  z.pipe(
    z.string().check(z.maxLength(8_000, 'write 8000 letters at most')),
    z.pipe(
      z.transform((text: string) => text.split(',').filter((part) => part !== '')),
      z
        .array(z.string().check(z.regex(entry, fix)))
        .check(z.maxLength(maxListEntries, `write ${maxListEntries} entries at most`)),
    ),
  )

const writeIds = 'write ids of 128 letters at most, separated by commas'

/** The query of `GET /getWallets`. */
export const WalletsQuery = z.extend(ClientQuery, {
  /** From 1. */
  page: z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'write a whole number from 1 to 999999')),
      z.transform(Number),
    ),
    1,
  ),
  /** Rows of a page: as many as `include` may name at most. */
  entries: z._default(
    z.pipe(
      z.string().check(z.regex(/^([1-9]\d?|[1-4]\d\d|500)$/, 'write a whole number from 1 to 500')),
      z.transform(Number),
    ),
    40,
  ),
  /** Part of a name, in any case. */
  search: z.optional(z.string().check(z.maxLength(128, 'write 128 letters at most'))),
  badge_type: z.optional(z.string().check(z.maxLength(64, 'write 64 letters at most'))),
  /** Only these ids. */
  include: z.optional(list(/^[^,\p{Cc}]{1,128}$/u, writeIds)),
  /** Never these ids. */
  exclude: z.optional(list(/^[^,\p{Cc}]{1,128}$/u, writeIds)),
  /** CAIP-2 ids: wallets that serve one of them. Matched whole: `eip155:1` is not `eip155:137`. */
  chains: z.optional(
    list(
      /^[-a-z0-9]{3,8}(:[-_a-zA-Z0-9]{1,32})?$/,
      'write CAIP-2 ids such as eip155:1, separated by commas',
    ),
  ),
  /** Only wallets with one of these names, in any case. */
  names: z.optional(
    list(/^[^,\p{Cc}]{1,128}$/u, 'write names of 128 letters at most, separated by commas'),
  ),
  /** Only wallets with one of these reverse domain names. */
  rdns: z.optional(
    list(/^[^,\p{Cc}]{1,253}$/u, 'write names such as io.metamask, separated by commas'),
  ),
})
export type WalletsQuery = z.infer<typeof WalletsQuery>

const text = z.nullable(z.string())

/** One wallet of a catalogue, cleaned: every link may be followed, every name shown. */
export const ListedWallet = z.object({
  id: z.string(),
  name: z.string(),
  badge_type: text,
  description: text,
  /** CAIP-2 ids, or a bare namespace for all its chains. */
  chains: z.nullable(z.array(z.string())),
  homepage: text,
  /** Of `/getWalletImage/{id}`. */
  image_id: text,
  image_url: text,
  /** Rank: lower comes first. */
  order: z.nullable(z.number()),
  link_mode: text,
  mobile_link: text,
  /**
   * Opens a page in the wallet's own browser: a template with `{url}`, `{url2}` (encoded twice),
   * `{path}` or `{origin}`. Several stand with a space between them, each begun by `<namespace>=`.
   */
  browser_link: text,
  desktop_link: text,
  webapp_link: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  rdns: text,
  injected: z.nullable(z.array(z.object({ namespace: z.string(), injected_id: z.string() }))),
  supports_wc: z.nullable(z.boolean()),
})
export type ListedWallet = z.infer<typeof ListedWallet>

/** The answer of `GET /getWallets`. */
export const WalletsPage = z.object({
  data: z.array(ListedWallet),
  /** Of all pages together. */
  count: z.int().check(z.nonnegative()),
})
export type WalletsPage = z.infer<typeof WalletsPage>
