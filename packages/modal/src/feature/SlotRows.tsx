import { Glyph, Icon, Row, useTranslate } from '@foyer/ui'
import { useFeature, useSlot } from './FeatureContext.ts'

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
