import type { KeyValueStorage } from '@foyer/core/platform'

/** One key of a store that several tabs share; nothing moves unless a test says so. */
export interface SlowStorage {
  /** What the store has now. */
  stored(): string | null
  /** The store as one more tab sees it. It knows this key alone. */
  tab(key: string): KeyValueStorage
  /** The store takes the oldest text that a tab sent. @returns false when there is none */
  take(index: number): boolean
  /** A tab sees the oldest change that the store took. @returns false when there is none */
  show(index: number, key: string): boolean
  /** A tab ends: what it sent arrives, and it sees nothing any more. */
  close(index: number): void
}

/**
 * One store as the tabs of a browser with a process for each of them see it: what a tab writes is on
 * its way to the store for a while, and what the store took is on its way to the other tabs. A tab does
 * not see others' changes while one of its own is under way.
 *
 * @example
 * import { createSlowStorage } from '@foyer/testing'
 *
 * const slow = createSlowStorage()
 * const [first, second] = [slow.tab('theme'), slow.tab('theme')]
 * first.set('theme', 'dark')
 * second.get('theme') // null
 * slow.take(0)
 * slow.show(1, 'theme')
 * second.get('theme') // 'dark'
 */
export function createSlowStorage(): SlowStorage {
  let stored: string | null = null
  const tabs: {
    cache: string | null
    /** Sent, and not taken by the store yet. */
    sent: (string | null)[]
    /** Taken by the store, and not seen yet; `isOwn` for what this tab sent itself. */
    news: { text: string | null; isOwn: boolean }[]
    readonly watchers: Set<Parameters<KeyValueStorage['watch']>[0]>
  }[] = []

  return {
    stored: () => stored,
    tab(key) {
      const watchers: (typeof tabs)[number]['watchers'] = new Set()
      const tab: (typeof tabs)[number] = { cache: stored, sent: [], news: [], watchers }
      tabs.push(tab)
      const set = (text: string | null) => {
        tab.cache = text
        tab.sent.push(text)
      }
      return {
        get: (name) => (name === key ? tab.cache : null),
        set: (name, value) => void (name === key && set(value)),
        remove: (name) => void (name === key && set(null)),
        watch(listener) {
          watchers.add(listener)
          return () => void watchers.delete(listener)
        },
      }
    },
    take(index) {
      const from = tabs[index]
      if (!from || from.sent.length === 0) return false
      const text = from.sent.shift() ?? null
      stored = text
      for (const tab of tabs) tab.news.push({ text, isOwn: tab === from })
      return true
    },
    close(index) {
      const tab = tabs[index]
      while (this.take(index));
      tab?.watchers.clear()
    },
    show(index, key) {
      const tab = tabs[index]
      const piece = tab?.news.shift()
      if (!tab || !piece) return false
      if (piece.isOwn) return true
      const isOwnUnderWay = tab.sent.length > 0 || tab.news.some(({ isOwn }) => isOwn)
      if (!isOwnUnderWay) tab.cache = piece.text
      for (const watcher of [...tab.watchers]) watcher(key, piece.text)
      return true
    },
  }
}
