import { parseBoolean, wholeNumber } from '../parseSetting.ts'
import type { Setting } from '../Setting.ts'

/** Events of applications. */
export const analyticsSettings = {
  isAnalyticsEnabled: {
    names: ['ANALYTICS_ENABLED'],
    usual: 'true',
    meaning: 'Whether applications are told to send events, and events are kept.',
    parse: parseBoolean,
  },
  analyticsRetentionDays: {
    names: ['ANALYTICS_RETENTION_DAYS'],
    usual: '90',
    meaning: 'Days after which events are deleted; 0 keeps them.',
    parse: wholeNumber(0, 36_500),
  },
  analyticsEventsPerDay: {
    names: ['ANALYTICS_EVENTS_PER_DAY'],
    usual: '100000',
    meaning:
      'Events kept in a day for each registered project, and for all others together; more are ' +
      'refused. 0 sets no limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  analyticsMaxEvents: {
    names: ['ANALYTICS_MAX_EVENTS'],
    usual: '1000000',
    meaning:
      'Events kept in all, up to 7 KB each and about 0.5 KB as we send them. The oldest go first; ' +
      '0 sets no limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
} as const satisfies Record<string, Setting<unknown>>
