import ipaddr from 'ipaddr.js'

/**
 * What is one client to a rate limit: an IPv4 address, or the /64 of an IPv6 address, as anybody has
 * all of a /64. A way to write the same address is not another client.
 *
 * @param address as Fastify found it; what is none is counted as it stands
 * @example
 * clientNetwork('2001:DB8::7') // '2001:db8:0:0::'
 */
export function clientNetwork(address: string): string {
  // Most addresses, told apart without taking them to pieces.
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address
  if (!ipaddr.isValid(address)) return address.toLowerCase()
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::`
}
