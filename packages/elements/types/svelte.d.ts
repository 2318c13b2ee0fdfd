/**
 * Types of the elements in templates of Svelte.
 *
 * @packageDocumentation
 */
import type { HTMLAttributes } from 'svelte/elements'
import type { FoyerElementsAttributes, FoyerListeners } from './attributes.js'

type Elements = {
  [Name in keyof FoyerElementsAttributes]: Omit<
    HTMLAttributes<HTMLElement>,
    keyof FoyerElementsAttributes[Name]
  > &
    FoyerElementsAttributes[Name] &
    FoyerListeners<'on'> &
    FoyerListeners<'on:'>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
