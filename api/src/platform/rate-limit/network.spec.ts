import { describe, expect, it } from '@jest/globals';
import { networksOf } from './network.js';

const keys = (ip: string | undefined) => networksOf(ip).map(({ key }) => key);

describe('the networks that a limit counts', () => {
  it.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['::ffff:203.0.113.9', ['203.0.113.9']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:DB8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0db8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    [undefined, ['unknown']],
  ])('of %p are %p', (ip, expected) => expect(keys(ip)).toEqual(expected));

  it('let a site make more hits than one network of it', () => {
    expect(networksOf('2001:db8::1').map(({ times }) => times)).toEqual([1, 8]);
  });
});
