import { Row } from '../ui/controls/Row.tsx'
import { Glyph } from '../ui/images/Glyph.tsx'
import { Icon } from '../ui/images/Icon.tsx'
import { useFeature, useSlot } from './FeatureContext.ts'
import { useTranslate } from './words.ts'

/** The rows that other features lend to a list of this view. */
export function SlotRows({ name }: { name: 'accountRows' | 'fundRows' | 'settingsRows' }) {
  const { foyer } = useFeature()
  const words = useTranslate()
  return useSlot(name).map(({ id, title, icon, onPress }) => (
    <Row
      key={id}
      title={title(words)}
      image={<Glyph name={icon} />}
      trailing={<Icon name="chevron" size={18} />}
      onClick={() => onPress(foyer)}
    />
  ))
}
