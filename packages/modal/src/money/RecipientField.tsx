import { Address } from '@foyer/core'
import { AddressBlock, Avatar, Button, IconButton, Thread, useWords } from '@foyer/ui'
import { useId } from 'react'
import { pasteText } from '../platform/pasteText.ts'
import { messages as words } from './messages.ts'
import { useFocusKept } from './useFocusKept.ts'

/** What the field is rendered with. */
export interface RecipientFieldProps {
  /** What the recipient does, such as "To". */
  title: string
  /** Whom the text means; the field makes way for the whole address. */
  recipient: { readonly address: string; readonly name: string | null } | null
  text: string
  isLookingUp: boolean
  /** Why the text means nobody. */
  problem: string | null
  /** Addresses to choose from, the newest first. */
  recent: readonly string[]
  /** As the user knows them, where they have a name. */
  nameOf(address: string): string | null | undefined
  /** What was written, pasted or chosen; empty to begin anew. */
  onText(text: string): void
}

/** To whom: written, pasted, looked up or chosen, and whole once it is known. */
export function RecipientField({
  title,
  recipient,
  text,
  isLookingUp,
  problem,
  recent,
  nameOf,
  onText,
}: RecipientFieldProps) {
  const messages = useWords(words)
  const fieldId = useId()
  const panel = useFocusKept(recipient !== null)
  return (
    <div className="money-panel" ref={panel} tabIndex={-1}>
      <span>{title}</span>
      {recipient ? (
        <div className="money-line">
          <Avatar seed={recipient.address} size={40} />
          <div className="money-who">
            {recipient.name && <bdi>{recipient.name}</bdi>}
            <AddressBlock address={recipient.address} />
          </div>
          <IconButton icon="close" label={messages.clear} onClick={() => onText('')} />
        </div>
      ) : (
        <div className="money-line">
          <input
            className="money-recipient"
            aria-label={messages.recipient}
            aria-invalid={problem !== null}
            aria-describedby={`${fieldId}p`}
            placeholder={messages.addressOrName}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
          {isLookingUp ? (
            <span role="status" aria-label={messages.looking}>
              <Thread size={20} radius={10} state="waiting" />
            </span>
          ) : (
            text === '' && (
              <Button
                onClick={() => {
                  void pasteText().then((pasted) => pasted !== null && onText(pasted))
                }}
              >
                {messages.paste}
              </Button>
            )
          )}
        </div>
      )}
      <p id={`${fieldId}p`} className="money-error" role={problem ? 'alert' : undefined}>
        {problem}
      </p>
      {!recipient && text === '' && recent.length > 0 && (
        <div className="money-recents">
          <span>{messages.recentLabel}</span>
          <ul aria-label={messages.recent}>
            {recent.map((address) => {
              const short = nameOf(address) ?? Address.shorten(address)
              return (
                <li key={address}>
                  <button
                    type="button"
                    aria-label={`${short}, ${address}`}
                    onClick={() => onText(address)}
                  >
                    <Avatar seed={address} size={24} />
                    <bdi>{short}</bdi>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}
