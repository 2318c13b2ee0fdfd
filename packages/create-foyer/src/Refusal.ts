/** What a developer can mend: a sentence that says what is wrong, and one that says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
