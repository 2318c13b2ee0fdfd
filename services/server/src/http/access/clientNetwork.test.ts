import { expect, test } from 'vitest'
import { clientNetwork, wideNetwork } from './clientNetwork.ts'

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

test('behavior: a port behind an address is not another client', () => {
  for (const port of [1, 443, 51_234]) {
    expect(clientNetwork(`203.0.113.9:${port}`)).toBe('203.0.113.9')
    expect(clientNetwork(`[2001:db8::1]:${port}`)).toBe('2001:db8:0:0::')
    expect(clientNetwork(`[::ffff:203.0.113.9]:${port}`)).toBe('203.0.113.9')
  }
  expect(clientNetwork('[2001:db8::1]')).toBe('2001:db8:0:0::')
})

test('behavior: whatever is no address is one client altogether', () => {
  for (const address of [
    ...[
      'Garbage',
      'garbage2',
      '',
      'unknown',
      '_hidden',
      '203.0.113.011',
      '203.0.113',
      '3405803785',
    ],
    ...['0xcb.0.113.9', '203.0.113.9:', '203.0.113.9:x', '203.0.113.9:1:2', '203.0.113.256:1'],
    ...['[203.0.113.x]:1', '[2001:db8::1', '2001:db8::1]:1', '[]:1', 'a.example:1'],
  ])
    expect(clientNetwork(address), address).toBe('unknown')
})

test('behavior: a /64 lies in a /48, and an IPv4 address in nothing wider', () => {
  expect(wideNetwork(clientNetwork('2001:db8:7:5::1'))).toBe('2001:db8:7::/48')
  expect(wideNetwork(clientNetwork('2001:db8:7:6::1'))).toBe('2001:db8:7::/48')
  expect(wideNetwork(clientNetwork('2001:db8:8:5::1'))).toBe('2001:db8:8::/48')
  expect(['203.0.113.9', 'unknown'].map(wideNetwork)).toEqual([null, null])
})
