/**
 * Types of the elements in templates of Preact.
 *
 * @packageDocumentation
 */
import type { HTMLAttributes } from 'preact'
import type { FoyerElementsAttributes, FoyerListeners } from './attributes.js'

type Elements = {
  [Name in keyof FoyerElementsAttributes]: HTMLAttributes<HTMLElement> &
    FoyerElementsAttributes[Name] &
    FoyerListeners<'on'>
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
