import type { Platform } from '@foyer/core/platform'
import { createFakeClock, type FakeClock } from './fakeClock.ts'
import { createFakeHttp, type FakeHttp } from './fakeHttp.ts'
import { createFakeStorage, type FakeStorage } from './fakeStorage.ts'
import { createFakeWindow, type FakeWindow } from './fakeWindow.ts'

/** Surroundings in a test's hands: pass it wherever a `Platform` is wanted. */
export interface FakePlatform extends Platform {
  readonly clock: FakeClock
  readonly http: FakeHttp
  readonly storage: FakeStorage
  readonly window: FakeWindow
  /** What the developer was told, oldest first. */
  readonly reports: readonly string[]
}

/**
 * Surroundings without network, waiting or browser.
 *
 * Hand the storage of an earlier platform over to play a reload.
 *
 * @example
 * import { createFakePlatform } from '@foyer/testing'
 *
 * const platform = createFakePlatform()
 * platform.http.answer('https://rpc.example', { status: 503 })
 * platform.storage.mode = 'full'
 * await platform.clock.advance(5_000)
 *
 * const afterReload = createFakePlatform({ storage: platform.storage })
 */
export function createFakePlatform({
  startMs,
  storage = createFakeStorage(),
}: {
  startMs?: number
  storage?: FakeStorage
} = {}): FakePlatform {
  const clock = createFakeClock(startMs)
  const reports: string[] = []
  return {
    clock,
    http: createFakeHttp(clock),
    storage,
    window: createFakeWindow(),
    reports,
    reportToDeveloper: (message) => void reports.push(message),
  }
}
