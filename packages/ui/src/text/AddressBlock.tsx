import { Fragment } from 'react'
import addressBlockCss from './address-block.css?inline'

/** The style of {@link AddressBlock}: add it to the sheet of the page or shadow root that renders it. */
export const addressBlockStyles: string = addressBlockCss

/** What an address block is rendered with. */
export type AddressBlockProps = {
  address: string
  /** Groups that differ from this address stand out, by weight and underline as well as colour. */
  against?: string | undefined
}

/**
 * A whole address in groups of four, as it stands wherever money moves: the middle is what
 * imitations cannot copy. Grouping is spacing alone, so that what is copied is the address.
 *
 * @example
 * <AddressBlock address="0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" />
 */
export function AddressBlock({ address, against }: AddressBlockProps) {
  const [prefix, groups] = split(address)
  const [, others] = split(against ?? '')
  return (
    <bdi className="address-block" dir="ltr" data-hanging={prefix !== '' || undefined}>
      {prefix && <span className="address-prefix">{prefix}</span>}
      {groups.map((group, index) => {
        const differs =
          against !== undefined && group.toLowerCase() !== others[index]?.toLowerCase()
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is known by its place alone
          <Fragment key={index}>
            <span data-differs={differs || undefined}>{group}</span>
            <wbr />
          </Fragment>
        )
      })}
    </bdi>
  )
}

function split(address: string): [prefix: string, groups: readonly string[]] {
  const prefix = address.startsWith('0x') ? '0x' : ''
  return [prefix, address.slice(prefix.length).match(/.{1,4}/gu) ?? []]
}
