import type { ThemeMode, ThemeVariables } from './FoyerOptions.ts'

/** How the modal looks; the host may change it at any time. */
export interface Theme {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
}
