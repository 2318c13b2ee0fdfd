// What live tests find: the packages as they are built, an empty database to copy, and a quick place for
// what they write.
import { build } from './build.mjs'
import { makeEmptyDatabase } from './emptyDatabase.mjs'
import { keepInMemory } from './keepInMemory.mjs'

export default async function setUp() {
  await build({ demo: false, log() {} })
  await makeEmptyDatabase()
  return keepInMemory()
}
