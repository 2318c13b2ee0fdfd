import { languageTags } from '../../packages/core/src/primitives/nearestLanguage.ts'
import { latinTerms } from './terms.ts'
import { eagerTextsOf, textsOf } from './textsOf.ts'

const allOf = async (tag: string) =>
  [...(await textsOf(tag)).values(), ...(await eagerTextsOf(tag)).values()].flat()

/** The texts of every language, for a script that runs without Vite. */
const allTexts = new Map(
  await Promise.all(languageTags.map(async (tag) => [tag, await allOf(tag)] as const)),
)

export { allTexts, latinTerms }
