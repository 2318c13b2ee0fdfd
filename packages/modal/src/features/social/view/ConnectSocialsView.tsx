import { Icon, Row, useWords } from '@foyer/ui'
import { useFeature, useParameters } from '../../../feature/FeatureContext.ts'
import { passOn } from '../../../feature/routes.ts'
import { messages as words } from '../messages.ts'
import { serviceNames } from '../services.ts'
import { offeredServices } from './offeredServices.ts'
import { openService } from './openService.ts'
import { ServiceIcon } from './ServiceIcon.tsx'

/** All of the services. */
export function ConnectSocialsView() {
  const messages = useWords(words)
  const { foyer } = useFeature()
  const way = passOn(useParameters('ConnectSocials'))
  return (
    <div className="list">
      {offeredServices(foyer).map((service) => (
        <Row
          key={service}
          title={messages.continueWith(serviceNames[service])}
          image={
            <span className="glyph">
              <ServiceIcon service={service} />
            </span>
          }
          trailing={<Icon name="chevron" size={18} />}
          onClick={() => openService(foyer, service, way)}
        />
      ))}
    </div>
  )
}
