import { describe, expect, it } from '@jest/globals';
import { pathAs, pathOfTarget, readRedirect, targetAs } from './redirect.js';

const SHOP = 'https://shop.example';

describe('an old address', () => {
  it.each([
    ['/old', '/old'],
    ['/old/', '/old'],
    ['/', '/'],
    ['/%C3%A4lter/x', '/älter/x'],
    ['/a\u0308lter', '/älter'],
    ['/a/../b', '/b'],
    ['/a%2Fb', '/a%2Fb'],
    ['/50 %', undefined],
    ['/a%00', undefined],
    ['/a\0b', undefined],
    ['/a%0Ab', undefined],
    ['/a%7Fb', undefined],
    ['/a%C2%85b', undefined],
    ['/old?id=5', undefined],
    ['/old#top', undefined],
    ['//elsewhere.example/old', undefined],
    ['/\\elsewhere.example', undefined],
    ['old', undefined],
    ['https://shop.example/old', undefined],
    [`/${'x'.repeat(500)}`, undefined],
  ])('%j is compared as %j', (typed, path) => expect(pathAs(typed)).toBe(path));
});

describe('a new address', () => {
  it.each([
    ['/new', '/new'],
    ['/new?size=m#top', '/new?size=m#top'],
    ['/für uns', '/f%C3%BCr%20uns'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['HTTPS://elsewhere.example', 'https://elsewhere.example/'],
    // its own host is the shop
    ['https://shop.example/new', '/new'],
    ['http://elsewhere.example/x', undefined],
    ['http://shop.example/x', undefined],
    ['//elsewhere.example/x', undefined],
    ['/\\elsewhere.example', undefined],
    ['https://ann:secret@elsewhere.example', undefined],
    ['javascript:alert(1)', undefined],
    ['mailto:ann@example.com', undefined],
    ['/a%00', undefined],
    ['https://', undefined],
    ['', undefined],
  ])('%j is kept as %j', (typed, to) => expect(targetAs(typed, SHOP)).toBe(to));

  it('has a path of the shop, or none', () => {
    expect(['/f%C3%BCr/?x#y', 'https://elsewhere.example/x'].map(pathOfTarget)).toEqual(['/für', undefined]);
  });
});

it('a redirect says at each field what is wrong by itself', () => {
  const fields = (from: string, to: string) =>
    readRedirect({ from, to }, SHOP).errors.map(({ field }) => field);
  expect(fields(' /old ', ' /new ')).toEqual([]);
  expect(fields('old', 'new')).toEqual(['from', 'to']);
  for (const same of ['/old', '/old/', '/old?again=1', 'https://shop.example/old#x'])
    expect([same, fields('/old', same)]).toEqual([same, ['to']]);
});
