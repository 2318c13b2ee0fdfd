const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'CriOS', 'Chrome', 'Safari']
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux']
const namesOf: Readonly<Record<string, string>> = {
  ...{ Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung Internet' },
  ...{ FxiOS: 'Firefox', CriOS: 'Chrome', Macintosh: 'macOS', CrOS: 'ChromeOS' },
}

/** Browser and system as people call them; empty when it names none. */
export function browserOf(agent: string): string {
  return [browsers, systems]
    .map((words) => words.find((word) => agent.includes(word)) ?? '')
    .map((word) => namesOf[word] ?? word)
    .filter(Boolean)
    .join(', ')
}
