import type { Foyer } from '@foyer/core/client'
import { laterTokenStyles as laterTokens, Notice, noticeStyles as notice } from '@foyer/ui'
import { useStore } from '../feature/FeatureContext.ts'
import alerts from './alerts.css?inline'

export const alertStyles: string = laterTokens + notice + alerts

/** What the developer should know, above every view; loaded where the option `debug` is set. */
export function DeveloperAlerts({ foyer }: { foyer: Foyer }) {
  const shown = useStore(foyer.internals.alerts)
  if (shown.length === 0) return null
  return (
    <div className="alerts">
      {shown.map(({ code, message }) => (
        <Notice key={code} tone="warn" role="alert">
          {message}
        </Notice>
      ))}
    </div>
  )
}
