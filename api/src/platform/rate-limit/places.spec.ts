import { describe, expect, it } from '@jest/globals';
import { meet } from './places.js';

describe('two guests with one mailbox', () => {
  it.each([
    ['at one address', ['203.0.113.9'], ['198.51.100.1', '203.0.113.9'], true],
    ['in one network of IPv6', ['2001:db8:1:2::1'], ['2001:db8:1:2::9'], true],
    ['at one site of IPv6', ['2001:db8:1:2::1'], ['2001:db8:1:3::1'], true],
    ['at places that have nothing in common', ['203.0.113.9'], ['203.0.113.10'], false],
    ['of whom one is not known', [], ['203.0.113.10'], true],
  ])('%s', (_, one, other, same) => expect(meet(one, other)).toBe(same));
});
