import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from './invalid-input.js';
import { readAdminList, type ListRules } from './simple-rest.js';

const RULES: ListRules = {
  resource: 'orders',
  sorts: ['createdAt', 'total'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    code: 'text',
    status: ['pending', 'shipped'],
    total_gte: 'number',
    since: 'date',
    paid: 'flag',
  },
};
const ID = '01990000-0000-7000-8000-000000000001';
const read = (query: { sort?: string; range?: string; filter?: string }) => readAdminList(query, RULES);

describe('the dialect of admin lists', () => {
  it('reads what react-admin sends', () => {
    const list = read({
      sort: '["total","ASC"]',
      range: '[5,9]',
      filter: '{"q":"cam","status":["pending","shipped"],"total_gte":5,"paid":true}',
    });
    expect([list.sort, list.direction, list.offset, list.limit]).toEqual(['total', 'ASC', 5, 5]);
    expect(list.text('q')).toBe('cam');
    expect(list.all('status')).toEqual(['pending', 'shipped']);
    expect(list.number('total_gte')).toBe(5);
    expect(list.flag('paid')).toBe(true);
  });

  it('takes a bound in time in UTC', () => {
    const since = (text: string) => read({ filter: JSON.stringify({ since: text }) }).date('since');
    expect(since('2026-11-21')).toBe('2026-11-21T00:00:00.000Z');
    expect(since('2026-11-21T01:00:00+03:00')).toBe('2026-11-20T22:00:00.000Z');
  });

  it('sorts and pages by itself when nothing is said', () => {
    const list = read({});
    expect([list.sort, list.direction, list.offset, list.limit]).toEqual(['createdAt', 'DESC', 0, 25]);
  });

  it('gives as many rows as ids are asked for', () => {
    const list = read({ filter: JSON.stringify({ id: Array.from({ length: 60 }, () => ID) }) });
    expect([list.limit, list.ids?.length]).toEqual([60, 60]);
  });

  it.each([
    ['an unknown sort field', { sort: '["password","ASC"]' }],
    ['a sort with a quote', { sort: `["total'; drop table orders","ASC"]` }],
    ['an unknown direction', { sort: '["total","UP"]' }],
    ['a sort that is not JSON', { sort: 'total' }],
    ['a thousand million rows', { range: '[0,1000000000]' }],
    ['a thousand and one rows', { range: '[0,1000]' }],
    ['a hundred and one ids', { filter: JSON.stringify({ id: Array.from({ length: 101 }, () => ID) }) }],
    ['two bounds of one kind', { filter: '{"total_gte":[1,2]}' }],
    ['both of two', { filter: '{"paid":[true,false]}' }],
    ['two searches', { filter: '{"q":["a","b"]}' }],
    ['a number that no column holds', { filter: '{"total_gte":1e300}' }],
    ['a day that is in no calendar', { filter: '{"since":"2026-02-30"}' }],
    ['a word that JavaScript takes for a date', { filter: '{"since":"foo 1"}' }],
    ['a negative range', { range: '[-1,5]' }],
    ['a reversed range', { range: '[9,5]' }],
    ['a fractional range', { range: '[0,1.5]' }],
    ['an unknown filter field', { filter: '{"password_hash":"x"}' }],
    ['an operator', { filter: '{"$or":[]}' }],
    ['a nested object', { filter: '{"status":{"$ne":"pending"}}' }],
    ['a prototype key', { filter: '{"__proto__":"x"}' }],
    ['a prototype key further down', { filter: '{"status":[{"constructor":{"prototype":{"x":1}}}]}' }],
    ['a field twice', { filter: '{"q":"a","q":"b"}' }],
    ['half a character', { filter: '{"q":"\\ud800"}' }],
    ['a NUL', { filter: '{"q":"a\\u0000"}' }],
    ['hundreds of levels', { filter: '['.repeat(300) + ']'.repeat(300) }],
    ['an empty sort', { sort: '' }],
    ['an inherited name', { filter: '{"toString":"x"}' }],
    ['an unknown word', { filter: '{"status":"gone"}' }],
    ['a number in quotes', { filter: '{"total_gte":"5"}' }],
    ['no id at all', { filter: '{"id":[]}' }],
    ['an id that is none', { filter: '{"id":["1"]}' }],
    ['a filter that is a list', { filter: '[]' }],
    ['a date that is none', { filter: '{"since":"yesterday"}' }],
  ])('S23 refuses %s', (_, query) => {
    expect(() => read(query)).toThrow(InvalidInput);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
