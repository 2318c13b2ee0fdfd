import { answerRefused } from './errors.ts'
import type { FetchedAnswer } from './FetchedAnswer.ts'
import type { SentAnswer } from './sendRequest.ts'

/**
 * Takes an answer that is a success of a type one can use.
 *
 * @throws `upstream/answer-refused`
 */
export function takeAnswer({
  url,
  answer: { status, contentType, bytes },
  contentTypes,
}: {
  url: string
  answer: SentAnswer
  contentTypes: readonly string[] | undefined
}): FetchedAnswer {
  if (status < 200 || status > 299) {
    throw answerRefused({ reason: `its status is ${status}`, status })
  }
  const isTaken =
    !contentTypes ||
    contentTypes.some((type) =>
      type.endsWith('/') ? contentType.startsWith(type) : contentType === type,
    )
  if (!isTaken) throw answerRefused({ reason: 'it is of another type', status })
  return { url, status, contentType, bytes }
}
