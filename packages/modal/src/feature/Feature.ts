import type { Foyer, ViewRules } from '@foyer/core/client'
import type { Translate } from '@foyer/ui'
import type { ComponentType } from 'react'
import type { Routes } from './routes.ts'
import type { Slots } from './slots.ts'

/** The views of all features and the parameters each one takes. Every manifest adds its own. */
export interface Views extends Routes {}

/** A view that some feature declared. */
export type ViewName = keyof Views & string

/** What is known of a view before its feature is loaded. */
export interface ViewManifest<parameters> extends ViewRules {
  /** The text in the header, which also names the dialog. */
  title(words: Translate, parameters: parameters, foyer: Foyer): string
  /** Says nothing where the view itself shows who it is about. */
  readonly titleHidden?: boolean
  /** What opening the view by itself resolves with, once the user is through with it. */
  outcome?(foyer: Foyer): Promise<unknown>
  /** A view that explains this one; the header leads there while there is no way back. */
  readonly help?: ViewName
}

/** What a feature brings when it is loaded. */
export interface LoadedFeature {
  /** Text of a style sheet. */
  readonly styles: string
  readonly views: { readonly [view: string]: ComponentType }
  /** What its tabs show, by the name the manifest gives them. */
  readonly panels?: { readonly [panel: string]: ComponentType }
}

/** How far the code of a view or a panel is. */
export type ViewCode =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly View: ComponentType }
  | { readonly status: 'failed' }

/** What a user comes to do, and all that the shell knows of it. */
export interface Feature {
  readonly id: string
  /** Everybody reads it who connects a wallet. */
  readonly connects?: true
  readonly views: { readonly [view: string]: ViewManifest<never> }
  /** What it lends to views of other features. */
  readonly slots?: Slots
  /** Whether its views are there for this client at all; they are when it does not say. */
  isOffered?(foyer: Foyer): boolean
  load(): Promise<LoadedFeature>
}

/** Declares a feature; its views must be those it added to {@link Views}. */
export function defineFeature<const views extends ViewName>(feature: {
  readonly id: string
  readonly connects?: true
  readonly views: { readonly [view in views]: ViewManifest<Views[view]> }
  readonly slots?: Slots
  isOffered?(foyer: Foyer): boolean
  load(): Promise<LoadedFeature & { readonly views: { readonly [view in views]: ComponentType } }>
}): Feature {
  return feature as Feature
}
