import { describe, expect, it } from '@jest/globals';
import { chipsOf } from './chips';
import { hrefWith, readFilters, toListQuery, writeFilters } from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters in the URL', () => {
  it('survive the way into the URL and back', () => {
    const query =
      '?category=Phones&category=Gaming&option=Colour%3AInk&price=50-100&rating=4&stock=1&sale=1&sort=newest&view=list&page=3';
    expect(writeFilters(read(query))).toBe(query);
  });

  it('leave the address bare when nothing is chosen', () => {
    expect(writeFilters(read(''))).toBe('');
  });

  it('ignore what is unknown or malformed', () => {
    const filters = read('?price=1-2&rating=9&sort=drop&view=3d&page=-4&option=Colour&stock=yes');
    expect(filters).toEqual(read(''));
  });

  it('start at page 1 after a change, but not when only the view changes', () => {
    const filters = read('?page=3');
    expect(hrefWith(filters, { rating: '4' })).toBe('?rating=4');
    expect(hrefWith(filters, { view: 'list' })).toBe('?view=list&page=3');
  });

  it('keep loaded pages together on page 1 until something else is chosen', () => {
    const filters = read('?sort=newest&through=3');
    expect(toListQuery(filters)).toMatchObject({ page: 1, limit: 72 });
    expect(hrefWith(filters, { view: 'list' })).toBe('?sort=newest&view=list&through=3');
    expect(hrefWith(filters, { rating: '4' })).toBe('?rating=4&sort=newest');
    expect(hrefWith(filters, { page: 2 })).toBe('?sort=newest&page=2');
    expect(toListQuery(read('?page=2&through=3'))).toMatchObject({ page: 2, limit: 24 });
    expect(toListQuery(read('?through=900')).limit).toBeLessThanOrEqual(100);
  });

  it('become the limits of the API call', () => {
    const query = (text: string) => toListQuery(read(text));
    expect(query('?price=0-50')).toMatchObject({ minPrice: undefined, maxPrice: 50 });
    expect(query('?price=200-')).toMatchObject({ minPrice: 200, maxPrice: undefined });
    expect(query('?stock=1&rating=3')).toMatchObject({ inStock: true, minRating: 3, onSale: undefined });
    expect(query('?sale=1')).toMatchObject({ onSale: true });
  });

  it('take the shopper’s own limits before a range, and nothing but whole units', () => {
    expect(writeFilters(read('?min=20&max=80'))).toBe('?min=20&max=80');
    expect(toListQuery(read('?price=0-50&min=60'))).toMatchObject({ minPrice: 60, maxPrice: undefined });
    expect(read('?min=-3&max=1e9')).toEqual(read(''));
    expect(chipsOf(read('?min=20&max=80'))).toEqual([{ label: '$20 to $80', href: '?' }]);
  });

  it('take limits in either order, also from an address', () => {
    expect(read('?min=500&max=100')).toEqual(read('?min=100&max=500'));
    expect(toListQuery(read('?min=1000&max=200'))).toMatchObject({ minPrice: 200, maxPrice: 1000 });
    expect(toListQuery(read('?min=90&max=90'))).toMatchObject({ minPrice: 90, maxPrice: 90 });
    expect(read('?min=500').min).toBe('500');
  });

  it('show one chip per choice, each taking only itself away', () => {
    const chips = chipsOf(read('?category=Phones&option=Colour%3AInk&price=50-100'));
    expect(chips).toEqual([
      { label: 'Phones', href: '?option=Colour%3AInk&price=50-100' },
      { label: 'Colour: Ink', href: '?category=Phones&price=50-100' },
      { label: '$50 - $100', href: '?category=Phones&option=Colour%3AInk' },
    ]);
  });
});
