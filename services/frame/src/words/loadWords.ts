import { en, type FrameWords } from './en.ts'

const others: Readonly<Record<string, () => Promise<FrameWords>>> = {
  es: async () => (await import('./es.ts')).es,
  fa: async () => (await import('./fa.ts')).fa,
}

/** The words of a locale; English where there are none, or where they did not arrive. */
export async function loadWords(locale = ''): Promise<FrameWords> {
  const [language = ''] = locale.toLowerCase().split('-')
  if (!Object.hasOwn(others, language)) return en
  return (await others[language]?.().catch(() => null)) ?? en
}
