/**
 * Types of the elements in templates of Vue.
 *
 * @packageDocumentation
 */
import type { FoyerElementEvents } from '@foyer/elements'
import type { DefineComponent } from 'vue'
import type { FoyerElementsAttributes } from './attributes.js'

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name
type Listeners = {
  [Name in keyof FoyerElementEvents as `on${Capitalize<Camel<Name>>}`]?: (
    event: FoyerElementEvents[Name],
  ) => void
}
type Elements = {
  [Name in keyof FoyerElementsAttributes]: DefineComponent<
    FoyerElementsAttributes[Name] & Listeners
  >
}

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
