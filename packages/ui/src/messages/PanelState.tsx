import { Button } from '../controls/Button.tsx'
import { Glyph } from '../images/Glyph.tsx'
import { Icon, type IconName } from '../images/Icon.tsx'
import panelStateCss from './panel-state.css?inline'

/** The style of {@link PanelState}: add it to the sheet of the page or shadow root that renders it. */
export const panelStateStyles: string = panelStateCss

/** What stands where a list would. */
export type PanelStateProps = {
  icon: IconName
  title: string
  /** What it means, in one sentence. */
  text: string
  /** It failed, and can be tried again. */
  retry?: { readonly label: string; onClick(): void } | undefined
  /** What leads on from an empty list. */
  action?: { readonly label: string; onClick(): void } | undefined
}

/**
 * In place of a list that is empty, or that could not be read.
 *
 * @example
 * <PanelState icon="wallet" title="No tokens yet" text="What you receive shows up here." />
 */
export function PanelState({ icon, title, text, retry, action }: PanelStateProps) {
  return (
    <div className="panel-state" role={retry && 'alert'}>
      <Glyph name={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {retry && (
        <Button icon={<Icon name="refresh" size={18} />} onClick={retry.onClick}>
          {retry.label}
        </Button>
      )}
      {action && <Button onClick={action.onClick}>{action.label}</Button>}
    </div>
  )
}
