import type { Foyer } from '@foyer/core/client'

/** Where a person goes once a wallet is connected. */
export function leave(
  foyer: Foyer,
  { redirectView, embedded }: { redirectView: string | undefined; embedded: boolean },
): void {
  if (redirectView || embedded) foyer.router.reset(redirectView || 'Account')
  else void foyer.close()
}
