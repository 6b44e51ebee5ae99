import { describe, expect, it } from '@jest/globals';
import { ipAddressIn, visitorAddress } from './visitor-address.js';

describe('an IP address that a proxy wrote', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['203.0.113.9:8080', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
  ])('is read from %p as %p', (text, address) => expect(ipAddressIn(text)).toBe(address));

  it.each([
    undefined,
    '',
    'unknown',
    '_hidden',
    'localhost',
    '203.0.113',
    '203.0.113.999',
    '203.0.113.9, 198.51.100.1',
    '0x7f.1',
    '[203.0.113.9',
    '2001:db8::1::2',
    'x'.repeat(3_000),
  ])('is not in %p', (text) => expect(ipAddressIn(text)).toBeUndefined());
});

describe('the visitor', () => {
  const proxy = '10.0.0.1';

  it.each([
    ['nobody is believed', 'claimed, 192.0.2.1', 0, proxy],
    ['the proxy appends', '192.0.2.1, 203.0.113.9', 1, '203.0.113.9'],
    ['the proxy writes anew', '203.0.113.9', 1, '203.0.113.9'],
    ['a header came twice', ['192.0.2.1', '203.0.113.9'], 1, '203.0.113.9'],
    ['two proxies append', '192.0.2.1, 203.0.113.9, 198.51.100.1', 2, '203.0.113.9'],
    ['one of two proxies was passed by', '203.0.113.9', 2, '203.0.113.9'],
    ['the proxy says nothing', undefined, 1, proxy],
    ['what the proxy saw is no address', '192.0.2.1, unknown', 1, proxy],
    ['what it saw is empty', '192.0.2.1,', 1, proxy],
    ['it adds a port', '203.0.113.9:51234', 1, '203.0.113.9'],
  ])('is found when %s', (_case, forwardedFor, hops, visitor) =>
    expect(visitorAddress(proxy, forwardedFor, hops)).toBe(visitor),
  );
});
