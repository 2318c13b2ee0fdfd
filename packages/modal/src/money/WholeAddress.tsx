import { AddressBlock, CopyButton, useWords } from '@foyer/ui'
import { copyText } from '../platform/copyText.ts'
import { messages as words } from './messages.ts'

/** Whom money goes to, letter by letter, under the name that the user knows. */
export function WholeAddress({
  recipient: { address, name },
  canCopy = false,
}: {
  recipient: { readonly address: string; readonly name: string | null }
  canCopy?: boolean
}) {
  const messages = useWords(words)
  return (
    <div className="money-panel">
      <span>{name ? messages.wholeAddressOf(name) : messages.wholeAddress}</span>
      <div className="money-line">
        <AddressBlock address={address} />
        {canCopy && (
          <CopyButton
            value={address}
            label={messages.copyAddress}
            copiedLabel={messages.copied}
            onCopy={copyText}
          />
        )}
      </div>
    </div>
  )
}
