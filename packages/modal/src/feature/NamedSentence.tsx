import { Fragment } from 'react'

/** Stands for the name while the sentence is made; Unicode has it for what is not text. */
const slot = '\uFFFC'

/**
 * A sentence around the name of a wallet. The name keeps its own direction, and one in Hebrew or Arabic
 * does not turn the direction of the sentence.
 *
 * @example
 * <NamedSentence text={(wallet) => `${wallet} is locked.`} name="Acorn" />
 */
export function NamedSentence({ text, name }: { text: (name: string) => string; name: string }) {
  return text(slot)
    .split(slot)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
      <Fragment key={index}>
        {index > 0 && <bdi>{name}</bdi>}
        {part}
      </Fragment>
    ))
}
