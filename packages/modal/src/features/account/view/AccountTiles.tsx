import { Icon, useTranslate } from '@foyer/ui'
import { useFeature, useSlot, useStore } from '../../../feature/FeatureContext.ts'

const usualOrder = ['onramp', 'swaps', 'receive', 'send']

/** What can be done with the account, as other features lend it. */
export function AccountTiles() {
  const { foyer } = useFeature()
  const words = useTranslate()
  const { features } = useStore(foyer.internals.options)
  const order = features?.walletFeaturesOrder ?? usualOrder
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const tiles = useSlot('accountTiles').sort((a, b) => placeOf(a.id) - placeOf(b.id))
  if (tiles.length === 0) return null
  return (
    <div className="account-tiles">
      {tiles.map(({ id, title, icon, onPress }) => (
        <button key={id} type="button" className="account-tile" onClick={() => onPress(foyer)}>
          <Icon name={icon} size={20} />
          <bdi>{title(words)}</bdi>
        </button>
      ))}
    </div>
  )
}
