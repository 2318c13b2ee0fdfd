import addressCss from './address.css?inline'

/** The style of {@link Address}: add it to the sheet of the page or shadow root that renders it. */
export const addressStyles: string = addressCss
export type AddressProps = {
  /** What is shown: a name, or the first 4 and last 6 characters. */
  short: string
  /** The whole address, shown on hover. */
  full?: string | undefined
  mono?: boolean | undefined
}

/**
 * An address or name, always left to right, whatever language surrounds it.
 *
 * @example
 * <Address short="0xd8…A96045" full="0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" />
 */
export function Address({ short, full, mono }: AddressProps) {
  return (
    <bdi className="address" dir="ltr" title={full} data-mono={mono || undefined}>
      {short}
    </bdi>
  )
}
