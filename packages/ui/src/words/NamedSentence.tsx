import { Sentence } from './Sentence.tsx'

/**
 * A sentence around the name of a wallet. The name keeps its own direction, and one in Hebrew or Arabic
 * does not turn the direction of the sentence.
 *
 * @example
 * <NamedSentence text={(wallet) => `${wallet} is locked.`} name="Acorn" />
 */
export function NamedSentence({ text, name }: { text: (name: string) => string; name: string }) {
  return <Sentence text={(slot = '') => text(slot)} parts={[<bdi key="name">{name}</bdi>]} />
}
