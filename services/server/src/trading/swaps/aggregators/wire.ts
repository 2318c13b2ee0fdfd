import * as z from 'zod/mini'

/** Base units, wei or gas as decimal digits. */
export const amount = z.string().check(z.regex(/^\d{1,78}$/))
/** The same, or as hexadecimal digits. */
export const quantity = z.string().check(z.regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/))
export const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
/** No wallet shows 128 KB. */
export const bytes = z.string().check(z.maxLength(262_146), z.regex(/^0x([0-9a-fA-F]{2})*$/))
