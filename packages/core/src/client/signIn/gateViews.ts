import type { Foyer } from '../contract/Foyer.ts'
import type { ViewParameters } from '../contract/Navigation.ts'

/*
 * The views in which a user passes a gate. Their feature says which ones they are (`ViewRules.gate`), so
 * that the client names none.
 */

/**
 * Brings the view of a gate on screen, in the place of whatever was there; what was to follow a connection
 * follows it now. A client without such a view has a host that shows where the sign-in stands by itself.
 *
 * @param holds whether the views that this gate holds may not be left
 */
export async function showGate(foyer: Foyer, gate: string, holds: () => boolean): Promise<void> {
  const { navigation, preload } = foyer.internals
  const find = () => [...navigation.rules].find(([, rule]) => rule.gate === gate)?.[0]
  if (!find()) {
    await preload(true)
    await navigation.declareLater?.()
  }
  for (const [name, rule] of navigation.rules)
    if (rule.heldBy === gate) navigation.rules.set(name, { ...rule, blocksClose: holds })
  const view = find()
  if (view === undefined) return
  const { stack } = navigation.routes.getState()
  if (!foyer.getState().open) return void (await foyer.open({ view } as object))
  const { redirectView, redirectParameters } = stack.at(-1)?.parameters ?? {}
  const parameters: ViewParameters = {
    ...(redirectView !== undefined && { redirectView }),
    ...(redirectParameters !== undefined && { redirectParameters }),
  }
  if (stack.at(-1)?.view !== view) navigation.router.reset(view, parameters)
}

/** Whether a view is one of a gate. */
export const isGateView = ({ internals }: Foyer, view: string | null): boolean =>
  view !== null && internals.navigation.rules.get(view)?.gate !== undefined
