/**
 * A page's text in which no letter turns the reading direction round: each is written as JSON escapes it, so that what is
 * read stands in the order in which it is signed.
 */
export const escapeTurns = (text: string): string =>
  text.replaceAll(
    /[\u202a-\u202e\u2066-\u2069]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16)}`,
  )
