import { expect, it } from '@jest/globals';
import { SECURITY_KINDS, told } from './security';

it('a security event is told in words, with how often it came', () => {
  expect(told({ kind: 'login', outcome: 'done', times: 1 })).toBe('Log-in');
  expect(told({ kind: 'login', outcome: 'refused', times: 4 })).toBe('Log-in refused, 4 times');
  expect(told({ kind: 'a-new-kind', outcome: 'refused', times: 1 })).toBe('a-new-kind refused');
  expect(SECURITY_KINDS.find(({ id }) => id === 'permission')?.name).toBe('Permission');
});
