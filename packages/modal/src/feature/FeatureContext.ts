import type { Foyer, FoyerState, Route, ViewParameters } from '@foyer/core/client'
import {
  type ComponentType,
  createContext,
  type DependencyList,
  type EffectCallback,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { Feature, ViewCode, ViewName, Views } from './Feature.ts'
import type { Later } from './later.ts'
import type { Readable } from './Readable.ts'
import type { Slots } from './slots.ts'
import type { WalletList } from './walletList.ts'

/** A short message at the bottom of the modal. `alert` is for what went wrong. */
export interface ToastMessage {
  readonly role: 'status' | 'alert'
  readonly text: string
}

/** What renders the application's terms. */
export interface ConsentCode {
  /** What is listed, and the terms after it; or before it, where there is something to tick. */
  readonly ConsentForm: ComponentType<{ before: boolean; children: ReactNode }>
  /** A link that can be followed safely, or `null`. */
  readLink(link: string | undefined): string | null
}

/** What the shell lends to the view on screen. */
export interface FeatureScope {
  readonly foyer: Foyer
  /** The modal is part of the page: finishing leads to Account instead of away. */
  readonly embedded: boolean
  /** Parameters the view was opened with. */
  readonly parameters: unknown
  readonly notes: Route['notes']
  readonly locale: string | undefined
  readonly reducedMotion: boolean
  readonly wallets: WalletList
  readonly features: Readable<readonly Feature[]>
  /** The code of views and panels, by name. */
  readonly codes: Readable<{ readonly [name: string]: ViewCode }>
  /** Loads the code of a view or a panel, again if that failed before. */
  want(name: string): void
  /** Fetches the texts of what can fail, in the user's language. Never rejects. */
  loadFailureTexts(): Promise<void>
  /** What a user agrees to, where the application asks for that. */
  readonly consentForm: Later<ConsentCode>
  toast(message: ToastMessage): void
  /** Takes the message away: something else needs its place. */
  clearToast(): void
  /** While `true`, prompts that wallets render into the page stay within reach. */
  awaitWallet(awaited: boolean): void
  /**
   * The one place for a frame of another origin: opening, closing and steps between views leave it where it is, so that
   * what is rendered there is loaded once.
   */
  readonly framePlace: { readonly current: HTMLElement | null }
  /** For a press that takes its own control away, so that the focus is not lost with it. */
  focusHeading(): void
}

/** Provided by the shell around every view. */
export const FeatureContext = createContext<FeatureScope | null>(null)

/** The scope of the view this is called in. */
export function useFeature(): FeatureScope {
  const scope = useContext(FeatureContext)
  if (!scope) throw new Error('This component belongs inside a view of the modal.')
  return scope
}

/**
 * Whether the view is on screen. A view is mounted longer than that: it may be rendered ahead, it
 * stays while it leaves, and it may stay mounted while the modal is closed. Apart from
 * {@link FeatureContext}, so that a view which leaves is not rendered again for it.
 */
export const OnScreenContext = createContext(false)

/**
 * Whether the view this is called in is on screen. Nothing but rendering may depend on being mounted:
 * requests, timers, listeners and steps to other views belong to {@link useWhileOnScreen}.
 */
export const useOnScreen = (): boolean => useContext(OnScreenContext)

/**
 * Runs an effect each time the view comes on screen, in the turn that brings it there, and ends it
 * the moment the view leaves; in between, again when one of the dependencies changes.
 */
export function useWhileOnScreen(effect: EffectCallback, dependencies: DependencyList = []): void {
  const onScreen = useOnScreen()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
  useLayoutEffect(() => (onScreen ? effect() : undefined), [onScreen, ...dependencies])
}

/** The parameters that the view of this name was opened with. */
export function useParameters<view extends ViewName>(_view: view): Views[view] {
  return useFeature().parameters as Views[view]
}

/** What the view keeps for a step back to it: it lasts as long as there is a way back. */
export function useNotes<notes extends object>(create: () => notes): notes {
  const { notes } = useFeature()
  notes.value ??= create()
  return notes.value as notes
}

/** What a view is gone to with; nothing where it takes nothing that it needs. */
type Given<view extends ViewName> =
  Record<never, never> extends Views[view] ? [parameters?: Views[view]] : [parameters: Views[view]]

/**
 * Goes to a view, with the parameters that it takes. One of another feature may be absent: ask
 * `navigation.has` first.
 */
export function push<view extends ViewName>(
  { router }: Foyer,
  view: view,
  ...[parameters]: Given<view>
): void {
  router.push(view, parameters as ViewParameters | undefined)
}

/** Puts a view in the place of the one on screen. */
export function replace<view extends ViewName>(
  { router }: Foyer,
  view: view,
  ...[parameters]: Given<view>
): void {
  router.replace(view, parameters as ViewParameters | undefined)
}

/** A part of the client's state; the view is rendered again when that part changes. */
export function useFoyerState<part>(select: (state: FoyerState) => part): part {
  const { foyer } = useFeature()
  return useSyncExternalStore(foyer.subscribe, () => select(foyer.getState()))
}

/** The whole of a store. */
export function useStore<value>(store: Readable<value>): value {
  return useSyncExternalStore(store.subscribe, store.getState)
}

/** What other features lend to a place in this view, in the order in which they are listed. */
export function useSlot<name extends keyof Slots>(name: name): NonNullable<Slots[name]>[number][] {
  type Part = NonNullable<Slots[name]>[number]
  const { foyer, features } = useFeature()
  const listed = useStore(features)
  const parts = useMemo(
    () =>
      listed
        .flatMap(({ slots }): readonly Part[] => slots?.[name] ?? [])
        .map((part) => ({
          part,
          offers: part.offers?.(foyer),
        })),
    [listed, name, foyer],
  )
  const subscribe = useCallback(
    (listen: () => void) => {
      const stops = parts.map(({ offers }) => offers?.subscribe(listen))
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    [parts],
  )
  const isOffered = ({ part, offers }: (typeof parts)[number]) =>
    part.isOffered?.(foyer) !== false && offers?.getState() !== false
  useSyncExternalStore(subscribe, () =>
    parts
      .filter(isOffered)
      .map(({ part }) => part.id)
      .join(),
  )
  return parts.filter(isOffered).map(({ part }) => part)
}

/** Keeps prompts that wallets render into the page within reach while `awaited` holds. */
export function useWalletPrompt(awaited: boolean): void {
  const { awaitWallet } = useFeature()
  const onScreen = useOnScreen()
  const active = awaited && onScreen
  useLayoutEffect(() => {
    awaitWallet(active)
    return () => awaitWallet(false)
  }, [active, awaitWallet])
}
