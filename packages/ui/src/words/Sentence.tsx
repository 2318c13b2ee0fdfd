import { Fragment, type ReactNode } from 'react'

/** Stand for the parts while the sentence is made; Unicode keeps them for private use. */
const firstSlot = 0xe000

/**
 * A sentence around parts that are more than text, such as links. Where they stand in it is for the
 * language to say.
 *
 * @example
 * <Sentence text={(link) => `Read ${link} first.`} parts={[<a href="/terms">the terms</a>]} />
 */
export function Sentence({
  text,
  parts,
}: {
  text: (...slots: string[]) => string
  parts: readonly ReactNode[]
}) {
  const slots = parts.map((_part, index) => String.fromCharCode(firstSlot + index))
  return text(...slots)
    .split(/([\uE000-\uE00F])/)
    .map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change places
      <Fragment key={index}>{parts[slots.indexOf(piece)] ?? piece}</Fragment>
    ))
}
