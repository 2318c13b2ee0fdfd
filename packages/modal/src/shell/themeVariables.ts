import type { ThemeVariables } from '@foyer/core'

/**
 * Sets what the host chose as custom properties of the element. The object model takes one value
 * for one property, so nothing in a value can end the declaration; what could fetch something from
 * the network is left out.
 */
export function applyThemeVariables(element: HTMLElement, variables: ThemeVariables): void {
  for (const property of Array.from(element.style))
    if (property.startsWith('--foyer-') && !(property in variables))
      element.style.removeProperty(property)
  for (const [property, value] of Object.entries(variables))
    if (isProperty(property) && isHarmless(value)) element.style.setProperty(property, value)

  const accent = variables['--foyer-accent']
  if (accent === undefined || !isHarmless(accent)) return
  if (variables['--foyer-on-accent'] !== undefined) return
  import('./readableOn.ts').then(
    ({ readableOn }) => {
      const ink = readableOn(element, accent)
      const isLatest = element.style.getPropertyValue('--foyer-accent').trim() === accent.trim()
      if (ink && isLatest) element.style.setProperty('--foyer-on-accent', ink)
    },
    () => {
      // The words on it stay as the look has them.
    },
  )
}

const isProperty = (name: string) => /^--foyer-[\w-]{1,64}$/.test(name)

const isHarmless = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 256 &&
  !/url\s*\(|image\s*\(|image-set|src\s*\(|expression|@import|[;{}<\\]/i.test(value)
