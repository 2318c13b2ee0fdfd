import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * What is one client to a rate limit: an IPv4 address, or the /64 of an IPv6 address, as anybody has
 * all of a /64. A way to write the same address is not another client, and neither is another port,
 * which some proxies append. Whatever is no address is one client altogether, `unknown`: garbage that
 * changes would else never be refused.
 *
 * @param address as Fastify found it
 * @example
 * clientNetwork('2001:DB8::7') // '2001:db8:0:0::'
 * clientNetwork('203.0.113.9:51234') // '203.0.113.9'
 */
export function clientNetwork(address: string): string {
  // Most addresses, told apart without taking them to pieces.
  if (isIPv4(address)) return address
  const bare = withoutPort(address)
  if (isIPv4(bare)) return bare
  // Not what `ipaddr` takes for IPv4: it reads 203.0.113.011 as octal, others as decimal.
  if (!isIPv6(bare)) return 'unknown'
  const parsed = ipaddr.process(bare)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::`
}

/**
 * The /48 of a client's /64, `null` for others: some are handed a whole one, with 65,536 of /64, and
 * mobile carriers share one among their customers.
 *
 * @param client as {@link clientNetwork} gives it
 * @example
 * wideNetwork('2001:db8:0:5::') // '2001:db8:0::/48'
 */
export function wideNetwork(client: string): string | null {
  const parts = client.split(':')
  return parts.length > 4 ? `${parts.slice(0, 3).join(':')}::/48` : null
}

/** `203.0.113.9:51234`, `[2001:db8::1]:443` and `[2001:db8::1]`; without brackets IPv6 has no port. */
function withoutPort(address: string): string {
  const [, inBrackets, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/.exec(address) ?? []
  return inBrackets ?? plain ?? address
}
