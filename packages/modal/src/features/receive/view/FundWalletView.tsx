import { Glyph, Icon, Row, receiveIcon, useWords } from '@foyer/ui'
import { push, useFeature } from '../../../feature/FeatureContext.ts'
import { SlotRows } from '../../../feature/SlotRows.tsx'
import { messages as words } from '../messages.ts'

/** The ways to get money into the account. */
export function FundWalletView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  return (
    <>
      <p className="receive-hint">{messages.fund}</p>
      <SlotRows name="fundRows" />
      <Row
        title={messages.title}
        image={<Glyph name={receiveIcon} />}
        trailing={<Icon name="chevron" size={18} />}
        onClick={() => push(foyer, 'WalletReceive')}
      />
    </>
  )
}
