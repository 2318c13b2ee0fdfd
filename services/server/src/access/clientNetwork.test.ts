import { expect, test } from 'vitest'
import { clientNetwork } from './clientNetwork.ts'

test('behavior: all of a /64 is one client, however it is written', () => {
  for (const address of ['2001:db8::1', '2001:DB8:0:0::2', '2001:db8:0:0:ffff:ffff:ffff:ffff'])
    expect(clientNetwork(address)).toBe('2001:db8:0:0::')
  expect(clientNetwork('2001:db8:0:1::1')).toBe('2001:db8:0:1::')
  expect(clientNetwork('fe80::1%eth0')).toBe(clientNetwork('fe80::2%eth1'))
})

test('behavior: an IPv4 address is one client, written as IPv6 too', () => {
  expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7')
  expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(clientNetwork('::ffff:cb00:7107')).toBe('203.0.113.7')
})

test('behavior: what is no address is counted as it stands', () => {
  expect(clientNetwork('Garbage')).toBe('garbage')
})
