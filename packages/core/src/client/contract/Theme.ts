import type { ThemeMode, ThemeVariables } from './FoyerOptions.ts'

/** How the modal looks; the host may change it at any time. */
export interface Theme {
  /** Colours of the modal. */
  readonly themeMode: ThemeMode
  /** CSS custom properties of the modal. */
  readonly themeVariables: ThemeVariables
}
