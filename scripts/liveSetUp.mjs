// What live tests find: the packages as they are built, a server that starts quickly, an empty database to
// copy, and a quick place for what they write.
import { build } from './build.mjs'
import { makeEmptyDatabase } from './emptyDatabase.mjs'
import { keepInMemory } from './keepInMemory.mjs'
import { makeQuickServer } from './quickServer.mjs'

export default async function setUp() {
  await build({ demo: false, log() {} })
  await makeEmptyDatabase()
  await makeQuickServer()
  return keepInMemory()
}
