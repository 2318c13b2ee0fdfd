/**
 * How processes on the same mailboxes tell each other that something is new in them. What it is stands
 * in the mailboxes, so a word that is lost costs time and no message.
 */
export interface RelayBus {
  /** Tells the other processes that serve these. @throws when it cannot; it is to be told again then */
  announce(topics: readonly string[]): Promise<void>
  /**
   * Clients of this process are subscribed to the topic from now on. Never rejects.
   *
   * @returns whether something may have been missed until now: always `false` on a bus that tells of every topic
   */
  serve(topic: string): Promise<boolean>
  /** None of them is any more. */
  leave(topic: string): void
  close(): Promise<void>
}

/** Is told what others announce. */
export interface RelayBusListener {
  onTopics(topics: readonly string[]): void
  /** Something may have been missed, about any topic. */
  onGap(): void
}

/** Of a process that has its database for itself. */
export const silentBus: RelayBus = {
  announce: async () => {},
  serve: async () => false,
  leave: () => {},
  close: async () => {},
}

/** How often mailboxes are looked into while nobody tells what is new. */
const lookEveryMs = 2_000

/**
 * Looks into the mailboxes while a bus is away, and once when it is back.
 *
 * @param onGap see `RelayBusListener`
 */
export function createAbsence(onGap: () => void): { begin(): void; end(): void; close(): void } {
  let looking: NodeJS.Timeout | undefined
  const stop = () => {
    clearInterval(looking)
    looking = undefined
  }
  return {
    begin() {
      looking ??= setInterval(onGap, lookEveryMs).unref()
    },
    end() {
      stop()
      onGap()
    },
    close: stop,
  }
}

/** What travels: who says it, as nobody has to hear itself, and topics. */
export function writeNotice({ self, topics }: { self: string; topics: readonly string[] }): string {
  return `${self} ${topics.join(',')}`
}

/** @returns the topics that another process announced; what is no notice announces none */
export function readNotice({ self, text }: { self: string; text: string }): readonly string[] {
  const [sender, topics = ''] = text.split(' ')
  return sender === self ? [] : topics.split(',').filter((topic) => /^[0-9a-f]{64}$/.test(topic))
}
