/**
 * The thread as a 2 px line under the header while a view loads; it shows itself after 300 ms.
 *
 * @example
 * <Hairline />
 */
export function Hairline() {
  return <span className="hairline" aria-hidden="true" />
}
