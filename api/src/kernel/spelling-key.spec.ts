import { describe, expect, it } from '@jest/globals';
import { spellingKey } from './spelling-key.js';

describe('the key by which spellings are compared', () => {
  it.each([
    ['Red', 'red'],
    [' RED', 'red '],
    ['Navy  Blue', 'navy\u00A0blue'],
    ['ＲＥＤ', 'red'],
    ['Caf\u00E9', 'cafe\u0301'],
    ['ab-12', 'AB-12'],
  ])('is one for %j and %j', (one, other) => {
    expect(spellingKey(one)).toBe(spellingKey(other));
  });

  it.each([
    ['Red', 'Reds'],
    ['AB-12', 'AB12'],
    ['Navy Blue', 'NavyBlue'],
    ['Rose', 'Rosé'],
  ])('is not one for %j and %j', (one, other) => {
    expect(spellingKey(one)).not.toBe(spellingKey(other));
  });
});
