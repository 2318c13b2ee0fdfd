import type { Foyer, ViewRules } from '@foyer/core/client'
import type { ComponentType } from 'react'
import type { Routes } from './routes.ts'

/** The views of all features and the parameters each one takes. Every manifest adds its own. */
export interface Views extends Routes {}

/** A view that some feature declared. */
export type ViewName = keyof Views & string

/** What is known of a view before its feature is loaded. */
export interface ViewManifest<parameters> extends ViewRules {
  /** The words in the header, which also name the dialog. */
  title(parameters: parameters, foyer: Foyer): string
  /** Says nothing where the view itself shows who it is about. */
  readonly titleHidden?: boolean
  /** A view that explains this one; the header leads there while there is no way back. */
  readonly help?: ViewName
}

/** What a feature brings when it is loaded. */
export interface LoadedFeature {
  /** Text of a style sheet. */
  readonly styles: string
  readonly views: { readonly [view: string]: ComponentType }
}

/** One errand of a user, and all that the shell knows of it. */
export interface Feature {
  readonly id: string
  readonly views: { readonly [view: string]: ViewManifest<never> }
  /** Whether its views are there for this client at all; they are when it does not say. */
  isOffered?(foyer: Foyer): boolean
  load(): Promise<LoadedFeature>
}

/** Declares a feature; its views must be those it added to {@link Views}. */
export function defineFeature<const views extends ViewName>(feature: {
  readonly id: string
  readonly views: { readonly [view in views]: ViewManifest<Views[view]> }
  isOffered?(foyer: Foyer): boolean
  load(): Promise<LoadedFeature & { readonly views: { readonly [view in views]: ComponentType } }>
}): Feature {
  return feature as Feature
}
