import { useFeature, useSlot } from '../../../feature/FeatureContext.ts'
import { wordsFor } from '../../../feature/words.ts'
import { Icon } from '../../../ui/images/Icon.tsx'

/** What can be done with the account, as other features lend it. */
export function AccountTiles() {
  const { foyer, locale } = useFeature()
  const tiles = useSlot('accountTiles')
  if (tiles.length === 0) return null
  return (
    <div className="account-tiles">
      {tiles.map(({ id, title, icon, onPress }) => (
        <button key={id} type="button" className="account-tile" onClick={() => onPress(foyer)}>
          <Icon name={icon} size={20} />
          <bdi>{wordsFor(title(), locale)}</bdi>
        </button>
      ))}
    </div>
  )
}
