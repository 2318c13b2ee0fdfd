import { AppError, type Foyer, type FoyerOptions, type OpenOptions } from '@foyer/core'
import { createFoyer as createClient } from '../createFoyer.ts'
import { isElsewhere } from './isElsewhere.ts'

/** As of `foyer.js`; an option or a view that only that file has is an alert, and changes nothing. */
export const createFoyer: typeof createClient = (options, doors) => {
  const foyer = createClient(options, doors)
  // One step later, so that the application can subscribe first.
  queueMicrotask(() => alertOfOptions(foyer, options))
  alertOfViews(foyer)
  return foyer
}

const features = [
  'email',
  'socials',
  'swaps',
  'onramp',
  'receive',
  'send',
  'history',
  'smartSessions',
] as const

const isAsked = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

function alertOfOptions({ internals }: Foyer, { features: asked, backend }: FoyerOptions) {
  const named = features.filter((name) => isAsked(asked?.[name]))
  for (const name of named)
    internals.alert({ code: 'OPTION_FEATURES', message: isElsewhere(`\`features.${name}\``) })
  if (typeof backend === 'object' && backend.secureSite)
    internals.alert({ code: 'OPTION_BACKEND', message: isElsewhere('`backend.secureSite`') })
}

/** Opening a view that is not here rejects, as with any that nobody knows; where it is, only this file can say. */
function alertOfViews(foyer: Foyer) {
  const { open } = foyer
  Object.assign(foyer, {
    async open(target?: OpenOptions) {
      try {
        return await open(target)
      } catch (error) {
        if (AppError.is(error, 'navigation/unknown-view'))
          foyer.internals.alert({
            code: 'OPTION_VIEW',
            message: isElsewhere(`view \`${target?.view}\``),
          })
        throw error
      }
    },
  })
}
