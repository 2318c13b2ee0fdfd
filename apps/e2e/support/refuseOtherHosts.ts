import dns from 'node:dns'

/** Two hosts of its maker are called by the pinned client; in tests no name but ours is looked up. */
export function refuseOtherHosts() {
  const { lookup } = dns
  const guarded = (hostname: string, ...rest: unknown[]) => {
    if (/^(localhost|127\.0\.0\.1|::1)$/.test(hostname))
      return (lookup as (...all: unknown[]) => void)(hostname, ...rest)
    const error = Object.assign(new Error(`${hostname} is not asked in tests`), {
      code: 'ENOTFOUND',
    })
    process.nextTick(rest.at(-1) as (error: Error) => void, error)
    return undefined
  }
  dns.lookup = guarded as typeof dns.lookup
}
