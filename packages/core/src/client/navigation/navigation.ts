import { createStore } from 'zustand/vanilla'
import type { FoyerStore } from '../contract/FoyerStore.ts'
import type {
  Navigation,
  Route,
  Router,
  RouteState,
  Step,
  ViewParameters,
  ViewRules,
} from '../contract/Navigation.ts'
import { unknownView } from '../errors.ts'

/**
 * The rules of moving between views.
 *
 * @param embedded the modal is part of the page: closing leads home instead of away.
 * @param onOpenChange called after the modal opened or closed.
 */
export function createNavigation(
  store: FoyerStore,
  { embedded, onOpenChange }: { embedded: boolean; onOpenChange(open: boolean): void },
): Navigation {
  const rules = new Map<string, ViewRules>()
  const routes = createStore<RouteState>(() => ({
    stack: [],
    direction: 'forward',
    ahead: false,
    shownKey: 0,
    refusals: 0,
  }))
  let lastKey = 0
  const top = () => routes.getState().stack.at(-1)
  const isConnected = () => {
    const { activeNamespace, chains } = store.getState()
    return activeNamespace !== null && chains[activeNamespace]?.status === 'connected'
  }
  const needsConnect = (view: string) => rules.get(view)?.requiresAccount && !isConnected()
  const route = (view: string, parameters: ViewParameters = {}): Route => {
    if (!rules.has(view)) throw unknownView(view)
    const led = needsConnect(view)
      ? { view: 'Connect', parameters: { redirectView: view, redirectParameters: parameters } }
      : { view, parameters }
    return { key: ++lastKey, ...led, notes: {} }
  }
  const set = (stack: readonly Route[], direction: 'forward' | 'back' = 'forward') => {
    // A user who is back where a request was led to left it behind.
    delete stack.at(-1)?.notes.next
    routes.setState({ stack, direction, ahead: false })
    if (store.getState().open) publish()
  }
  const publish = () => {
    const { stack } = routes.getState()
    store.update({
      open: true,
      view: top()?.view ?? null,
      history: Object.freeze(stack.map(({ view }) => Object.freeze({ view }))),
    })
  }

  const router: Router = {
    push(view, parameters) {
      const { stack } = routes.getState()
      const current = stack.at(-1)
      const next = route(view, parameters)
      if (current?.view !== next.view) set([...stack, next])
      // Led to Connect while there already: only where to go from there changes.
      else if (next.view !== view) set([...stack.slice(0, -1), { ...next, key: current.key }])
    },
    replace: (view, parameters) =>
      set([...routes.getState().stack.slice(0, -1), route(view, parameters)]),
    reset: (view, parameters) => set([route(view, parameters)]),
    back() {
      const { stack } = routes.getState()
      if (stack.length <= 1 || stack.some(({ view }) => rules.get(view)?.backCloses)) {
        navigation.close()
        return
      }
      router.backTo(stack.length - 2)
    },
    backTo(index) {
      const { stack } = routes.getState()
      const target = stack[index]
      if (!target || index >= stack.length - 1) return
      const instead = rules.get(target.view)?.insteadWhenConnected?.(target.parameters)
      const landing =
        instead && isConnected()
          ? route(instead)
          : // Another family may be the active one by now, without an account.
            needsConnect(target.view)
            ? route(target.view)
            : target
      set([...stack.slice(0, index), landing], 'back')
    },
    begin(transaction) {
      Object.assign(top()?.notes ?? {}, { next: transaction })
    },
    complete(outcome) {
      const { notes } = routes.getState().stack.at(-2) ?? {}
      const laidDown = notes?.next?.[outcome]
      delete notes?.next
      const { redirectView, redirectParameters } = top()?.parameters ?? {}
      if (laidDown) take(laidDown)
      else if (outcome !== 'success') router.back()
      else if (typeof redirectView === 'string' && redirectView)
        router.reset(redirectView, redirectParameters as ViewParameters)
      else navigation.close()
    },
  }

  const take = (step: Step) => {
    if (step.to === 'back') router.back()
    else if (step.to === 'close') navigation.close()
    else if (step.to === 'backTo') {
      const index = routes.getState().stack.findIndex(({ view }) => view === step.view)
      if (index >= 0) router.backTo(index)
      else router.back()
    } else router[step.to](step.view, step.parameters)
  }

  const navigation: Navigation = {
    routes,
    router,
    rules,
    has: (view) => rules.has(view),
    expect(view) {
      const { stack, ahead } = routes.getState()
      if (store.getState().open || ahead || !rules.has(view)) return
      const [shown, ...others] = stack
      // The closed view is still rendered: it stays, and has yet to be shown again.
      const isThere =
        shown?.view === view && others.length + Object.keys(shown.parameters).length === 0
      const first = isThere ? shown : route(view)
      routes.setState({
        ...{ stack: [first], direction: 'forward', ahead: true },
        shownKey: Math.min(routes.getState().shownKey, first.key - 1),
      })
    },
    show(view, parameters) {
      const wasOpen = store.getState().open
      if (wasOpen) {
        // The view on top is not pushed again, but what the caller asked for it counts.
        if (top()?.view === view) return top() as Route
        router.push(view, parameters)
      } else {
        const isExpected =
          routes.getState().ahead && top()?.view === view && Object.keys(parameters).length === 0
        if (!isExpected) router.reset(view, parameters)
        publish()
        if (isExpected) routes.setState({ ahead: false })
        onOpenChange(true)
      }
      return top() as Route
    },
    close() {
      const state = store.getState()
      if (!state.open) return true
      if (rules.get(top()?.view ?? '')?.blocksClose?.(state)) {
        routes.setState({ refusals: routes.getState().refusals + 1 })
        return false
      }
      if (embedded) {
        router.reset(isConnected() ? 'Account' : 'Connect')
        return true
      }
      navigation.leave()
      return true
    },
    leave() {
      if (!store.getState().open) return
      for (const { notes } of routes.getState().stack) delete notes.next
      store.update({ open: false, view: null, history: Object.freeze([]) })
      onOpenChange(false)
    },
    shown: (key) => routes.setState({ shownKey: key }),
  }

  // A view that needs an account cannot stay without one: its wallet disconnected, or another family
  // became the active one, which is connected then.
  store.subscribe((state, previous) => {
    const view = top()?.view
    if (!state.open || !view || !needsConnect(view)) return
    if (state.activeNamespace !== previous.activeNamespace) router.reset(view)
    else if (state.chains !== previous.chains) router.reset('Connect')
  })
  return navigation
}
