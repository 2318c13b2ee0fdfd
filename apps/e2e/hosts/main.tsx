import { startDialogs } from './dialogs.tsx'
import { startEmbedded } from './embedded.tsx'
import { startFamilies } from './families.tsx'
import { startHeadless } from './headless.tsx'
import { startHydration } from './hydration.tsx'
import { startMany } from './many.ts'
import { startPlain } from './plain.tsx'
import { startTwo } from './two.tsx'
import { startWagmi } from './wagmi.tsx'

/** `?page=`: one small application for each way to hold Foyer. */
const pages: Record<string, () => void> = {
  plain: startPlain,
  two: startTwo,
  wagmi: startWagmi,
  hydration: startHydration,
  dialogs: startDialogs,
  embedded: startEmbedded,
  many: startMany,
  families: startFamilies,
  headless: startHeadless,
  // Loaded as an application loads it.
  devtools: () => void import('./devtools.tsx').then(({ startDevtools }) => startDevtools()),
  // Apart: importing it defines the elements.
  elements: () => void import('./elements.ts').then(({ startElements }) => startElements()),
}
pages[new URLSearchParams(location.search).get('page') ?? 'plain']?.()
