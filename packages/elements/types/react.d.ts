/**
 * Types of the elements in templates of React.
 *
 * @packageDocumentation
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { FoyerElementsAttributes, FoyerListeners } from './attributes.js'

type Elements = {
  [Name in keyof FoyerElementsAttributes]: DetailedHTMLProps<
    HTMLAttributes<HTMLElement>,
    HTMLElement
  > &
    FoyerElementsAttributes[Name] &
    FoyerListeners<'on'>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
