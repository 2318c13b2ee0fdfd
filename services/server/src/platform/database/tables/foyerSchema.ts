import { customType, pgSchema } from 'drizzle-orm/pg-core'

/** Both drivers hand out buffers, or arrays that are as good. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/**
 * Everything of ours stands in one schema, so that an operator may share a database with other
 * software and take us out again with one statement.
 */
export const foyer = pgSchema('foyer')
