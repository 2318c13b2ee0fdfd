import { useEffect, useMemo, useState } from 'react'
import { isSafeImageSource } from './isSafeImageSource.ts'

/**
 * Whether an image may be rendered: an address that somebody vouches for, or a `data:` image that passes
 * `isSafeImageSource`; `false` while that is looked at.
 */
export function useSafeSource(
  src: string | null | undefined,
  { use, allowUrl }: { use: 'icon' | 'artwork'; allowUrl: boolean },
): boolean {
  const verdict = useMemo(() => {
    if (!src) return false
    return (allowUrl && /^https?:\/\//i.test(src)) || isSafeImageSource(src, use)
  }, [src, use, allowUrl])
  const [safe, setSafe] = useState<string>()
  useEffect(() => {
    if (typeof verdict === 'boolean') return
    let isCurrent = true
    void verdict.then((isSafe) => isCurrent && setSafe(isSafe ? (src ?? '') : undefined))
    return () => {
      isCurrent = false
    }
  }, [verdict, src])
  return verdict === true || (verdict !== false && safe === src)
}
