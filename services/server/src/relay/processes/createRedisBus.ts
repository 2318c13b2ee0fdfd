import { randomUUID } from 'node:crypto'
import { createClient } from '@redis/client'
import {
  createAbsence,
  type RelayBus,
  type RelayBusListener,
  readNotice,
  writeNotice,
} from './RelayBus.ts'

const channel = 'foyer:relay'
const commandTimeoutMs = 1_000
const topicsOfNotice = 1_000

/**
 * Announces over a Redis. It is connected to in the background, and again whenever it was away.
 *
 * @param parameters.onError the connection broke; never holds the URL
 */
export function createRedisBus({
  url,
  listener,
  onError,
}: {
  url: string
  listener: RelayBusListener
  onError(error: Error): void
}): RelayBus {
  const self = randomUUID()
  const absence = createAbsence(listener.onGap)
  const speaking = createClient({
    url,
    // What cannot be announced now is announced again by the caller.
    disableOfflineQueue: true,
    commandOptions: { timeout: commandTimeoutMs },
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (tries) => Math.min(2_000, 50 * 2 ** tries),
    },
  })
  // The subscription waits until it is connected, and is made again with the connection.
  const listening = speaking.duplicate({ disableOfflineQueue: false, commandOptions: {} })
  speaking.on('error', onError)
  listening.on('error', (error: Error) => {
    absence.begin()
    onError(error)
  })
  listening.on('ready', () => absence.end())
  absence.begin()
  speaking.connect().catch(onError)
  listening.connect().catch(onError)
  listening
    .subscribe(channel, (text) => listener.onTopics(readNotice({ self, text })))
    .catch(onError)

  return {
    async announce(topics) {
      for (let from = 0; from < topics.length; from += topicsOfNotice) {
        const notice = writeNotice({ self, topics: topics.slice(from, from + topicsOfNotice) })
        await speaking.publish(channel, notice)
      }
    },
    serve: async () => false,
    leave: () => {},
    async close() {
      absence.close()
      speaking.destroy()
      listening.destroy()
    },
  }
}
