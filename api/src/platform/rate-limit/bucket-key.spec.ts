import { describe, expect, it } from '@jest/globals';
import { bucketKey } from './bucket-key.js';

describe('the key of a bucket', () => {
  it('says which limit it is, and hides whose it is', () => {
    expect(bucketKey('login:ip:203.0.113.9')).toMatch(/^login:ip:[\w-]{22}$/);
    expect(bucketKey('login:ip:2001:db8:1:2::/64')).toMatch(/^login:ip:[\w-]{22}::\/64$/);
  });

  it('is another for another address, and for another limit', () => {
    const keys = [
      bucketKey('login:ip:203.0.113.9'),
      bucketKey('login:ip:203.0.113.8'),
      bucketKey('guest:ip:203.0.113.9'),
      bucketKey('login:ip:2001:db8:1:2::/64'),
      bucketKey('login:ip:2001:db8:1:3::/64'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is short whatever was sent', () => {
    expect(bucketKey(`login:ip:${'Zx9 \n'.repeat(9_000)}`).length).toBeLessThan(64);
  });

  it('keeps the id of an account', () => {
    const bucket = 'cart:account:01941fb4-9290-718d-8ba5-9479508f1681';
    expect(bucketKey(bucket)).toBe(bucket);
  });
});
