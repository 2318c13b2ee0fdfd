import hairlineCss from './hairline.css?inline'

/** The style of {@link Hairline}: add it to the sheet of the page or shadow root that renders it. */
export const hairlineStyles: string = hairlineCss
/**
 * The thread as a 2 px line under the header while a view loads; it shows itself after 300 ms.
 *
 * @example
 * <Hairline />
 */
export function Hairline() {
  return <span className="hairline" aria-hidden="true" />
}
