import type { Platform } from '@foyer/core/adapter'
import * as Key from '../crypto/Key.ts'
import type { PageChannel, WalletConnectPlatform } from '../platform/WalletConnectPlatform.ts'
import { createHub, type Hub, type RelayAddress } from './createHub.ts'
import { createTab } from './createTab.ts'
import type { Relay } from './Relay.ts'
import { type FromHub, parse, type ToHub } from './TabMessage.ts'

/** Parameters of {@link createRelay}. */
export interface RelayParameters extends Omit<RelayAddress, 'seed'> {
  /**
   * The private half of the key by which the relay knows us, 64 hexadecimal digits; the same in every
   * tab and on every visit, because the relay keeps messages for it. Asked for at the first use.
   */
  readonly seed: () => string
  readonly clock: Platform['clock']
  readonly platform: WalletConnectPlatform
}

/** An owner of the socket answers by then; a lock that is neither held nor answered for is no use. */
const ownerTimeoutMs = 2_000

/**
 * Makes the way to a relay. Nothing happens before the first topic or message: no socket, no lock, no
 * listener.
 *
 * Where the page has locks and channels, one tab of this origin owns the socket and the others speak
 * through it; when it ends or sleeps, another takes over with everything that is under way.
 *
 * @example
 * import { browserPlatform, createRelay, Key } from '@foyer/walletconnect/protocol'
 * import { browserPlatform as surroundings } from '@foyer/core/platform'
 *
 * const seed = Key.random()
 * const relay = createRelay({
 *   url: 'wss://foyer.example/relay',
 *   projectId: 'shop',
 *   seed: () => seed,
 *   clock: surroundings().clock,
 *   platform: browserPlatform(),
 * })
 * relay.onMessage(({ topic, message }) => console.log(topic, message))
 * await relay.subscribe(Key.topicOf(Key.random()))
 */
export function createRelay({ seed, clock, platform, ...where }: RelayParameters): Relay {
  const { locks } = platform
  const name = Key.random().slice(0, 16)
  let hub: Hub | null = null
  let channel: PageChannel | null = null
  /** Where tabs with the same relay and the same identity meet, once we are there. */
  let place: string | null = null
  let phase: 'unused' | 'here' | 'asleep' = 'unused'
  /** Whether other tabs can see that we live, and so may hear from us. */
  let isPresent = false
  /** Stops waiting for the owner's first word. */
  let stopListening = () => {}
  let stopWatching = () => {}
  /** What this tab holds: its own lock, by which others see that it lives, and that of the owner. */
  let letGo: (() => void)[] = []
  /** By which the owner waits for the end of other tabs. */
  const ends = new Map<string, () => void>()

  const tab = createTab({
    name,
    clock,
    platform,
    send(message) {
      if (phase === 'unused' && message.kind === 'wants') join()
      say(message)
    },
  })

  const say = (message: ToHub) => {
    if (hub) hub.take(name, message)
    else if (isPresent) channel?.post({ from: name, toHub: message })
  }

  const own = () => {
    if (hub || phase !== 'here') return
    stopListening()
    const tell = (message: FromHub) => {
      channel?.post({ from: name, fromHub: message })
      tab.take(message)
    }
    hub = createHub({ ...where, seed: seed(), clock, platform, tell })
    tab.own()
    tell({ kind: 'owner' })
  }

  const receiveFromTab = (from: string, message: ToHub) => {
    if (!hub) return
    hub.take(from, message)
    if (message.kind === 'leave') {
      ends.get(from)?.()
      ends.delete(from)
    } else if (!ends.has(from) && locks) {
      const onEnd = () => receiveFromTab(from, { kind: 'leave' })
      ends.set(from, locks.hold({ name: `${place}:${from}`, onHeld: onEnd, onDenied() {} }))
    }
  }

  const onChannel = (value: unknown) => {
    const message = parse(value)
    if (message === null || message.from === name) return
    if ('toHub' in message) receiveFromTab(message.from, message.toHub)
    else if (!hub) {
      stopListening()
      tab.take(message.fromHub)
    }
  }

  const join = () => {
    phase = 'here'
    place ??= meetingPlace()
    channel = locks && platform.openChannel(place, onChannel)
    if (!channel || !locks) return own()
    const onDenied = () => {
      for (const stop of letGo) stop()
      letGo = []
      channel?.close()
      channel = null
      own()
    }
    stopListening = clock.after(ownerTimeoutMs, onDenied)
    const onPresent = () => {
      isPresent = true
      tab.introduce()
      letGo.push(locks.hold({ name: `${place}`, onHeld: own, onDenied }))
    }
    letGo.push(locks.hold({ name: `${place}:${name}`, onHeld: onPresent, onDenied }))
  }

  /** Told to no one but tabs of this origin, who learn nothing from it. */
  const meetingPlace = () => {
    stopWatching = platform.watchPage((change) => {
      if (change === 'asleep') part('asleep')
      else if (phase === 'asleep') join()
      else say({ kind: 'check' })
    })
    const { url, projectId } = where
    return `@foyer/walletconnect:${Key.hashOf([url, projectId, seed()].join(' ')).slice(0, 32)}`
  }

  const part = (next: typeof phase) => {
    if (phase !== 'here') return
    tab.rest()
    stopListening()
    if (!hub) say({ kind: 'leave' })
    phase = next
    isPresent = false
    hub?.close()
    hub = null
    for (const stop of [...letGo, ...ends.values()]) stop()
    letGo = []
    ends.clear()
    channel?.close()
    channel = null
  }

  const { state, retry, publish, subscribe, unsubscribe, onMessage, closeSoon } = tab
  return {
    state,
    retry,
    publish,
    subscribe,
    unsubscribe,
    onMessage,
    closeSoon,
    isOwner: () => hub !== null,
    close() {
      tab.close()
      part('unused')
      stopWatching()
    },
  }
}
