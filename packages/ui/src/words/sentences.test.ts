import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

test.each([
  [['It failed', 'Nothing was sent.'], 'It failed. Nothing was sent.'],
  [['“No”', 'Try again'], '“No”. Try again.'],
  [['Sie sagt: „Nein.“', 'Nichts ging verloren.'], 'Sie sagt: „Nein.“ Nichts ging verloren.'],
  [['', 'Nothing was sent.'], 'Nothing was sent.'],
  [['ناموفق بود؟', 'چیزی ارسال نشد.'], 'ناموفق بود؟ چیزی ارسال نشد.'],
  [['ناکام رہا۔', 'کچھ نہیں بھیجا گیا۔'], 'ناکام رہا۔ کچھ نہیں بھیجا گیا۔'],
  [['विफल रहा।', 'कुछ नहीं भेजा गया।'], 'विफल रहा। कुछ नहीं भेजा गया।'],
  [['失败了。', '什么都没有发送。'], '失败了。什么都没有发送。'],
  [['ไม่สำเร็จ', 'ไม่มีการส่งอะไร'], 'ไม่สำเร็จ ไม่มีการส่งอะไร'],
])('behavior: sentences end as their script ends them: %j', (texts, text) => {
  expect(sentences(...texts)).toBe(text)
})
