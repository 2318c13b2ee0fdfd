import type { SocialWay } from '@foyer/core/remote'
import { serviceIcons } from './serviceIcons.ts'

export const ServiceIcon = ({ service }: { service: SocialWay }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
    <path d={serviceIcons[service]} />
  </svg>
)
