import { describe, expect, it } from '@jest/globals';
import { failureOf, fieldErrors, httpError, sentence } from './problem';

describe('what a failed call shows', () => {
  it('puts each message under its input', () => {
    expect(fieldErrors([{ field: 'name', message: 'A product with this name exists' }])).toEqual({
      name: 'A product with this name exists',
    });
  });

  it('nests the fields of variants, written with dots or brackets', () => {
    const errors = [
      { field: 'variants.0.price', message: 'Price must be a positive number' },
      { field: 'variants[1].sku', message: 'This SKU is taken' },
    ];
    expect(fieldErrors(errors)).toEqual({
      variants: { 0: { price: 'Price must be a positive number' }, 1: { sku: 'This SKU is taken' } },
    });
  });

  it('keeps the first of several messages of one field', () => {
    const errors = [
      { field: 'price', message: 'Price is required' },
      { field: 'price', message: 'Price must be a positive number' },
    ];
    expect(fieldErrors(errors)).toEqual({ price: 'Price is required' });
  });

  it('shows the detail of the problem rather than its title', () => {
    expect(sentence(409, { title: 'Conflict', detail: 'The order has already been shipped.' })).toBe(
      'The order has already been shipped.',
    );
  });

  it('never shows an empty sentence', () => {
    expect(sentence(403, {})).toBe('Your role does not allow this.');
    expect(sentence(500, {})).toBe('The server answered 500.');
  });

  it.each([
    ['POST', '/api/v1/admin/products', 'Failed to create product'],
    ['PUT', '/api/v1/admin/products/1', 'Failed to update product'],
    ['DELETE', '/api/v1/admin/products/1', 'Failed to delete product'],
  ])('names a failed %s of a product where the server says nothing better', (method, url, failure) => {
    const named = failureOf(method, url);
    expect(sentence(502, {}, named)).toBe(failure);
    expect(sentence(500, { code: 'internal', message: 'Something went wrong on our side.' }, named)).toBe(
      failure,
    );
    expect(sentence(409, { detail: 'The name is taken.' }, named)).toBe('The name is taken.');
    expect(failureOf('GET', url)).toBeUndefined();
  });

  it('carries the sentence and the fields to the form', () => {
    const error = httpError(422, {
      detail: 'The product was not saved.',
      errors: [{ field: 'name', message: 'Taken' }],
    });
    expect(error.message).toBe('The product was not saved.');
    expect(error.status).toBe(422);
    expect((error.body as { errors: unknown }).errors).toEqual({
      name: 'Taken',
      root: { serverError: 'The product was not saved.' },
    });
  });

  it('tells the form that it was not saved when no field is named, too', () => {
    expect((httpError(409, { detail: 'Locked' }).body as { errors: unknown }).errors).toEqual({
      root: { serverError: 'Locked' },
    });
  });
});
