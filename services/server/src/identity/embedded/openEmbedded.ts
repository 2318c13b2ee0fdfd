import { hkdfSync } from 'node:crypto'
import { AppError } from '@foyer/core/primitives'
import type { Counters } from '../../platform/counters/Counters.ts'
import type { Database } from '../../platform/database/Database.ts'
import { createSealer } from '../../platform/encryption/createSealer.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { createBoxes } from './createBoxes.ts'
import { createDeviceStore } from './createDeviceStore.ts'
import { createEmbedded, type Embedded } from './createEmbedded.ts'
import { createEmbeddedStore } from './createEmbeddedStore.ts'
import { createMailer } from './createMailer.ts'
import { createWayStore } from './ways/createWayStore.ts'
import { waysOf } from './ways/vendors.ts'

/**
 * Makes the server's half of wallets without a wallet; `null` while FRAME_ORIGIN names no frame.
 *
 * @throws `embedded/setting-missing` (invalid)
 */
export function openEmbedded({
  settings,
  database,
  counters,
  log,
  coolDownMs,
  smartAccountNetworks = () => [],
}: {
  settings: Pick<
    Settings,
    | 'frameOrigins'
    | 'encryptionKeys'
    | 'mailUrl'
    | 'mailFrom'
    | 'newDevices'
    | 'googleLogin'
    | 'xLogin'
    | 'discordLogin'
    | 'githubLogin'
    | 'appleLogin'
    | 'facebookLogin'
    | 'farcasterLogin'
  >
  database: Database
  counters: Counters
  log: Pick<Log, 'warn'>
  coolDownMs?: number
  /** CAIP-2 ids of the chains that have smart accounts. */
  smartAccountNetworks?: () => readonly string[]
}): Embedded | null {
  const { frameOrigins, encryptionKeys, mailUrl, mailFrom, newDevices } = settings
  if (frameOrigins.length === 0) return null
  const [first, ...rest] = encryptionKeys
  if (!first || !mailUrl)
    throw new AppError(
      'embedded/setting-missing',
      `FRAME_ORIGIN is set, which needs ${first ? 'MAIL_URL' : 'ENCRYPTION_KEYS'} as well.`,
      { kind: 'invalid' },
    )
  const sealer = createSealer([first, ...rest])
  return createEmbedded({
    store: createEmbeddedStore({ database, sealer }),
    deviceStore: createDeviceStore({ database, sealer }),
    exchange: createBoxes(database).exchange,
    wayStore: createWayStore({ database, sealer }),
    ways: waysOf(
      {
        ...{ google: settings.googleLogin, x: settings.xLogin, discord: settings.discordLogin },
        ...{ github: settings.githubLogin, apple: settings.appleLogin },
        facebook: settings.facebookLogin,
      },
      settings.farcasterLogin,
    ),
    ...{ newDevices, counters, log, frameOrigins, coolDownMs },
    smartAccountNetworks,
    sendMail: createMailer({ url: mailUrl, from: mailFrom }),
    codeKey: Buffer.from(
      hkdfSync('sha256', Buffer.from(first.base64, 'base64'), '', 'foyer codes', 32),
    ),
  })
}
