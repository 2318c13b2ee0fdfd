import { Icon, useWords } from '@foyer/ui'
import { push, useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { passOn } from '../../../feature/routes.ts'
import { messages as words } from '../messages.ts'
import { serviceNames } from '../services.ts'
import { offeredServices } from './offeredServices.ts'
import { openService } from './openService.ts'
import { ServiceIcon } from './ServiceIcon.tsx'

/** As many as one line holds; the last place leads to the others, where there are more. */
const mostTiles = 5

/** The services in the first view. */
export function SocialTiles() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const way = passOn(useParameters('Connect'))
  const all = offeredServices(foyer)
  const shown = all.length > mostTiles ? all.slice(0, mostTiles - 1) : all
  return (
    <div className="social-tiles">
      {shown.map((service) => (
        <button
          key={service}
          type="button"
          aria-label={messages.continueWith(serviceNames[service])}
          onClick={() => openService(foyer, service, way)}
        >
          <ServiceIcon service={service} />
        </button>
      ))}
      {shown.length < all.length && (
        <button
          type="button"
          aria-label={messages.more}
          onClick={() => push(foyer, 'ConnectSocials', way)}
        >
          <Icon name="chevron" size={20} />
        </button>
      )}
    </div>
  )
}
