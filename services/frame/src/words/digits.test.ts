import { languageTags } from '@foyer/core/primitives'
import { expect, test } from 'vitest'
import { loadWords } from './loadWords.ts'

test.each(languageTags)('behavior: %s counts in its own digits', async (tag) => {
  const { titles, facts, devices, refusals } = await loadWords(tag)
  const twelve = (12).toLocaleString(tag)
  for (const text of [
    ...[titles.batch(12), titles.part('', 12, 12), facts.step(12, 12)],
    ...[devices.text(12), refusals.wait(12)],
  ]) {
    expect(text).toContain(twelve)
    // Each of them, such as "۱۲ از ۱۲".
    expect(text.replaceAll(twelve, '')).not.toMatch(/\p{Nd}/u)
  }
})
