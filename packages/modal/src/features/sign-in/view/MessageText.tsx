import { AddressBlock } from '@foyer/ui'

/**
 * The whole text to be signed. The site stands out, and the address is grouped by spacing alone: what is
 * copied and read aloud is the text itself.
 */
export function MessageText({ text, address }: { text: string; address: string | null }) {
  const [first = '', second = '', ...rest] = text.split('\n')
  const end = first.indexOf(' wants you to sign in')
  const domain = end > 0 ? first.slice(0, end) : ''
  const isAddress = address !== null && second.toLowerCase() === address.toLowerCase()
  return (
    <>
      {domain && <b>{domain}</b>}
      {first.slice(domain.length)}
      {'\n'}
      {isAddress ? <AddressBlock address={second} /> : `${second}\n`}
      {rest.join('\n')}
    </>
  )
}
