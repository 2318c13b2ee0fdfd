import type { Page } from '@playwright/test'
import { withFoyer } from './withFoyer.ts'

/** Asks through the page's own provider. @returns its answer, or `code` and `message` of what it was refused with */
export const askProvider = (page: Page, method: string, params: unknown): Promise<unknown> =>
  withFoyer(
    page,
    async (foyer, [method, params]: readonly [string, unknown]) => {
      const provider = foyer.getProvider('eip155') as {
        request(request: object): Promise<unknown>
      }
      return provider
        .request({ method, params })
        .catch(({ code, message }: { code: number; message: string }) => ({ code, message }))
    },
    [method, params] as const,
  )
