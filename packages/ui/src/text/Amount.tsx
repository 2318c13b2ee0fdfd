import amountCss from './amount.css?inline'

/** The style of {@link Amount}: add it to the sheet of the page or shadow root that renders it. */
export const amountStyles: string = amountCss
export type AmountProps = {
  /** Formatted for the user's locale, currency sign included: `$12,480`. */
  whole: string
  /** Separator and decimals: `.52`. Dimmed. */
  fraction?: string | undefined
  /** Stands after the number: `ETH`. */
  symbol?: string | undefined
}

/**
 * The one big number of a view. It shrinks by its length, never by measuring, so it cannot jump.
 *
 * @example
 * <Amount whole="$12,480" fraction=".52" />
 */
export function Amount({ whole, fraction = '', symbol }: AmountProps) {
  const length = whole.length + fraction.length + (symbol ? symbol.length + 1 : 0)
  const size = length <= 13 ? 40 : length <= 18 ? 30 : length <= 23 ? 24 : 20
  return (
    <bdi className="amount" dir="ltr" data-size={size}>
      {whole}
      {fraction && <span>{fraction}</span>}
      {symbol && <span> {symbol}</span>}
    </bdi>
  )
}
