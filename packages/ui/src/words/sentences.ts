/** How sentences end: by a mark of some script, in quotation marks or not. Thai ends them with a space alone. */
const ended = /[.!?…:;؟۔।。！？\p{Script=Thai}]["”“»«」』’]?$/u
/** Those that put no space between sentences. */
const unspaced = /[。！？」』]$/u

/** Whole sentences, one after the other. Empty ones are left out; a missing full stop is added. */
export function sentences(...texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => (ended.test(text) ? text : `${text}.`))
    .reduce((all, text) => (all === '' || unspaced.test(all) ? all + text : `${all} ${text}`), '')
}
