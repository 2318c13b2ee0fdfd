import * as z from 'zod/mini'

/** `GET /getAnalyticsConfig` */
export const AnalyticsConfig = z.object({
  /** Nothing is sent unless this is true. */
  isAnalyticsEnabled: z.boolean(),
})
export type AnalyticsConfig = z.infer<typeof AnalyticsConfig>

/** Query and fragment may hold anything: what an application forgot to cut off is cut off here. */
function withoutSearch(url: string): string {
  return url.replace(/[?#].*$/s, '')
}

/** As JSON. What we report is a tenth of it; more would serve as a store. */
const maxPropertiesLength = 4_096

/** The body of `POST /e`: one step of a user, without anything that says who it was but the account. */
export const AnalyticsEvent = z.object({
  /** Made by the client; the same event sent twice is kept once. */
  eventId: z
    .string()
    .check(z.regex(/^[A-Za-z0-9-]{1,64}$/, 'write 1 to 64 letters, digits and hyphens')),
  /** Origin and path of the page, without query and fragment. */
  url: z.pipe(
    z
      .string()
      .check(
        z.maxLength(2048, 'write 2048 letters at most'),
        z.regex(/^https?:\/\/[^?#\s]\S*$/, 'write origin and path of the page'),
      ),
    z.transform(withoutSearch),
  ),
  /** The page's hostname. */
  domain: z
    .string()
    .check(
      z.maxLength(253, 'write 253 letters at most'),
      z.regex(/^[A-Za-z0-9.:[\]-]+$/, 'write a hostname'),
    ),
  /** Milliseconds since 1970, by the client's clock. */
  timestamp: z
    .int('write whole milliseconds since 1970')
    .check(z.nonnegative('write whole milliseconds since 1970')),
  props: z.object({
    /** Such as `MODAL_OPEN`. */
    event: z
      .string()
      .check(z.regex(/^[A-Z][A-Z0-9_]{0,63}$/, 'write upper-case letters, such as MODAL_OPEN')),
    /** Any JSON; the reader of the body bounds its depth. */
    properties: z.optional(
      z
        .record(z.string().check(z.maxLength(64)), z.unknown())
        .check(
          z.refine(
            (properties) => JSON.stringify(properties).length <= maxPropertiesLength,
            `write ${maxPropertiesLength} letters of JSON at most`,
          ),
        ),
    ),
    /** The connected account. */
    address: z.optional(z.string().check(z.maxLength(128, 'write 128 letters at most'))),
  }),
})
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>
export type AnalyticsEventInput = z.input<typeof AnalyticsEvent>

/** The answer of `POST /e`. It says nothing, so that nobody learns what was known before. */
export const AnalyticsReceipt = z.object({})
