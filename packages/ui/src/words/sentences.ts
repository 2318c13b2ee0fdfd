/** Whole sentences, one after the other. Empty ones are left out; a missing full stop is added. */
export function sentences(...texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?…؟][”»]?$/.test(text) ? text : `${text}.`))
    .join(' ')
}
