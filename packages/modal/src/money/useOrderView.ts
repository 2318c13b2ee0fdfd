import type { OrderState } from '@foyer/core/orders'
import type { ViewName } from '../feature/Feature.ts'
import { useFeature, useStore, useWhileOnScreen } from '../feature/FeatureContext.ts'
import type { Readable } from '../feature/Readable.ts'

type Status = OrderState<unknown, unknown>['status']

/** Where each status of an order is on screen. */
export type OrderViews = Readonly<Record<Status, ViewName>>

/**
 * Keeps the view on screen that the status belongs to: the only thing that leads from one view of an order to another
 * because of what became of it. Each of them calls this; one that belongs to a view of the order, such as a picker of the
 * form, gives that view as well.
 *
 * @param parameters.here the view that calls
 * @param parameters.of the view of the order that it belongs to; itself when absent
 */
export function useOrderView(
  order: Readable<{ readonly status: Status }>,
  { views, here, of = here }: { views: OrderViews; here: ViewName; of?: ViewName },
): void {
  const { foyer } = useFeature()
  const { status } = useStore(order)
  useWhileOnScreen(() => {
    // What an effect before this one did counts, too.
    const { status } = order.getState()
    const there = views[status]
    if (there === of) return
    if (there === views.sent) {
      // Nothing leads back to what was confirmed already.
      foyer.router.reset('Account')
      return foyer.router.push(there)
    }
    if (there === views.editing && here === views.reviewing) return foyer.router.back()
    // A wallet that is asked is on screen in place of the form: leaving it leads away from both.
    if (here === views.editing && status !== 'signing') return foyer.router.push(there)
    foyer.router.replace(there)
  }, [status])
}
