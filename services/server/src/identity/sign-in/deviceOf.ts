/** In this order: browsers name their relatives, too. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/**
 * What a user would call the device of a session. Two words of a fixed list: the header itself tells
 * more than anybody needs to keep.
 *
 * @example
 * deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) … Chrome/130.0 Safari/537.36') // 'Chrome, macOS'
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 512)
  const find = (list: typeof browsers | typeof systems) =>
    list.find(([pattern]) => pattern.test(text))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(', ') || null
}
