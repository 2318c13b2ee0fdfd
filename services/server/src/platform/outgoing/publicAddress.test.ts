import { expect, test } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

test('behavior: the public internet', () => {
  for (const address of ['1.1.1.1', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.128.0.1']) {
    expect(isPublicAddress(address), address).toBe(true)
  }
  for (const address of ['2606:4700:4700::1111', '2a00:1450:4001:80b::200e']) {
    expect(isPublicAddress(address), address).toBe(true)
  }
})

test('error: this machine, its networks and every way around', () => {
  for (const address of [
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::7f00:1',
    '100::1',
    '2001::1',
    '2001:2::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '5f00::1',
    '4000::1',
    // No spelling of an address that a resolver gives.
    '127.1',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
    '1.1.1.1:80',
    '[::1]',
    'localhost',
    '',
  ]) {
    expect(isPublicAddress(address), address).toBe(false)
  }
})
