import { push, useFeature } from '../../../feature/FeatureContext.ts'
import { SlotRows } from '../../../feature/SlotRows.tsx'
import { useWords } from '../../../feature/words.ts'
import { Row } from '../../../ui/controls/Row.tsx'
import { Glyph } from '../../../ui/images/Glyph.tsx'
import { Icon } from '../../../ui/images/Icon.tsx'
import { receiveIcon } from '../../../ui/images/laterIcons.ts'
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
