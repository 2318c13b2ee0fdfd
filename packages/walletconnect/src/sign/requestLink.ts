import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toBase64Url } from '../crypto/base.ts'

/**
 * The link that shows a wallet's user one request: many wallets show their home without the two names.
 * Telegram hands a mini app one parameter alone, of letters that a base64url text has.
 *
 * @param link how the wallet is opened, such as `rainbow://`
 */
export function requestLink(
  link: string,
  { requestId, sessionTopic }: { requestId: number; sessionTopic: string },
): string {
  const query = `requestId=${requestId}&sessionTopic=${sessionTopic}`
  const [path = ''] = link.split(/[?#]/, 1)
  if (/^https:\/\/t\.me\//i.test(path))
    return `${path.replace(/\/$/, '')}?startapp=${toBase64Url(utf8ToBytes(query))}`
  return `${path}${path.endsWith('/') ? '' : '/'}wc?${query}`
}
