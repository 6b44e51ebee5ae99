import { describe, expect, it } from '@jest/globals';
import { readFilters } from './filters';
import { lastPageOf, listAddress } from './list-address';

const told = (query: string) => {
  const { url, noindex } = listAddress('/shop', readFilters(new URLSearchParams(query)));
  return `${new URL(url).pathname}${new URL(url).search}${noindex ? ' noindex' : ''}`;
};

describe('the address of a list for search engines', () => {
  it.each([
    ['', '/shop'],
    ['page=1', '/shop'],
    ['page=3', '/shop?page=3'],
    ['view=list', '/shop'],
    ['page=2&view=compact', '/shop?page=2'],
    ['through=3', '/shop'],
    ['utm_source=letter', '/shop'],
  ])('of %j is its own: %s', (query, address) => expect(told(query)).toBe(address));

  it.each([
    'sort=price-asc',
    'rating=4&page=2',
    'category=Toys',
    'option=Colour:Ink',
    'stock=1',
    'price=0-50',
  ])('of the choice %j is that of the whole list, which is indexed instead', (query) =>
    expect(told(query)).toBe('/shop noindex'),
  );
});

describe('a page that a list has not', () => {
  const leads = (query: string, total: number) =>
    lastPageOf('/shop', readFilters(new URLSearchParams(query)), total);

  it.each([
    ['page=999', 71, '/shop?page=3'],
    ['page=4&option=Colour:Ink&view=list', 71, '/shop?option=Colour%3AInk&view=list&page=3'],
    ['page=2', 24, '/shop'],
    ['page=2', 0, '/shop'],
  ])('%j of %i products leads to the last it has: %s', (query, total, address) =>
    expect(leads(query, total)).toBe(address),
  );

  it.each([
    ['page=3', 71],
    ['', 0],
    ['through=4', 3],
  ])('%j of %i products is one it has', (query, total) => expect(leads(query, total)).toBeNull());
});
