import { cardIcon, Icon, type IconName, keyIcon, tokenIcon, useWords } from '@foyer/ui'
import { messages as words } from '../messages.ts'

const icons: readonly IconName[] = [cardIcon, keyIcon, tokenIcon]

/** What buying is, who sees what, and what it costs. */
export function HelpView() {
  const messages = useWords(words)
  return (
    <ul className="buy-help">
      {messages.helpCards.map(({ title, text }, index) => (
        <li key={title}>
          <span className="glyph">
            <Icon name={icons[index] ?? 'help'} size={18} />
          </span>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
