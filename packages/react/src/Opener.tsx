import { createOpener, type OpenerKind } from '@foyer/core/client'
import {
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useClient } from './FoyerProvider.tsx'

/** Attributes of a native button; Foyer gives it its words and what it does. A `ref` is the button itself. */
export type OpenerProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  /** Words in the place of its own. */
  label?: string | undefined
  /** The same with icons; goes before `label`. */
  children?: ReactNode
}

/** Renders one of the buttons; what it says and does is the client's. */
export function Opener({
  kind,
  wallet,
  button,
  label,
  children,
  onClick,
  ...rest
}: OpenerProps & { kind: OpenerKind; wallet?: string; button: Ref<HTMLButtonElement> }) {
  const foyer = useClient()
  const opener = useMemo(() => createOpener(foyer, { kind, wallet }), [foyer, kind, wallet])
  const { subscribe, getState, getInitialState } = opener
  const state = useSyncExternalStore(subscribe, getState, getInitialState)
  const { isShown, opens, words, instead, warning, isBusy } = state
  const element = useRef<HTMLButtonElement>(null)
  useImperativeHandle(button, () => element.current as HTMLButtonElement)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element, each time that it is shown
  useEffect(() => (element.current ? opener.attach(element.current) : undefined), [opener, isShown])
  if (!isShown) return null
  return (
    <button
      {...rest}
      ref={element}
      type="button"
      data-foyer-opener={opens.view}
      aria-description={warning || rest['aria-description']}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) opener.press()
      }}
    >
      {instead || children || label || words}
      {warning && (
        // Its name stays the account's; the description above says the same.
        <span data-foyer-warning="" aria-hidden="true">
          {' '}
          {warning}
        </span>
      )}
    </button>
  )
}
