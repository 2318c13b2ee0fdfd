import ipaddr from 'ipaddr.js'

/**
 * Whether an address belongs to the public internet: not this machine, its network, a carrier's, a
 * documentation range, a group, or a way around through IPv6.
 *
 * @param address as the resolver gives it, without brackets
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 */
export function isPublicAddress(address: string): boolean {
  // With a zone it means an interface of this machine.
  if (address.includes('%')) return false
  // Only the four-part form: the others are what hides 127.0.0.1.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return ipaddr.IPv4.parse(address).range() === 'unicast' && address !== azureHost
  }
  if (!ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.IPv6.parse(address)
  // Mapped, translated and tunnelled addresses have ranges of their own, so none of them passes.
  return parsed.range() === 'unicast' && parsed.match(publicIpv6)
}

/**
 * Where machines of Azure ask the host that they run on, in a range that is given out.
 *
 * @see https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
const azureHost = '168.63.129.16'

/** All that is given out so far; the rest may become anything. */
const publicIpv6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
