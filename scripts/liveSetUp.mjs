// What live tests find: the packages as they are built, and an empty database to copy.
import { build } from './build.mjs'
import { makeEmptyDatabase } from './emptyDatabase.mjs'

export default async function setUp() {
  await build({ demo: false, log() {} })
  await makeEmptyDatabase()
}
