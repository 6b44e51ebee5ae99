import { describe, expect, it } from '@jest/globals';
import { isFrom, isNetwork } from './networks.js';

describe('networks', () => {
  it.each(['203.0.113.7', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::/32', '::1', '2001:db8::5/128'])(
    '%s is one',
    (one) => {
      expect(isNetwork(one)).toBe(true);
    },
  );

  it.each([
    '',
    'here',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::1/129',
    'fe80::1%eth0',
    '10.0.0.0/-1',
  ])('%s is none', (one) => {
    expect(isNetwork(one)).toBe(false);
  });

  it.each<[string, readonly string[], boolean]>([
    ['198.51.100.1', [], true],
    ['10.9.8.7', ['10.0.0.0/8'], true],
    ['11.0.0.1', ['10.0.0.0/8'], false],
    ['::ffff:10.9.8.7', ['10.0.0.0/8'], true],
    ['203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7'], false],
    ['2001:db8:1::1', ['10.0.0.0/8', '2001:db8::/32'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['10.0.0.1', ['2001:db8::/32'], false],
    ['unknown', ['0.0.0.0/0'], false],
  ])('an address %s is from %j: %s', (address, networks, is) => {
    expect(isFrom(networks, address)).toBe(is);
  });
});
