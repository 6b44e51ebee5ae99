import { describe, expect, it } from '@jest/globals';
import { offered } from './actions';

describe('what may be done with an order', () => {
  it('is only what the server names as legal', () => {
    expect(offered(['cancel', 'ship', 'note', 'refund']).map(({ action }) => action)).toEqual([
      'ship',
      'cancel',
    ]);
  });

  it('is nothing for an order at its end', () => {
    expect(offered(['note'])).toEqual([]);
  });

  it('asks for the carrier and the number before shipping', () => {
    const required = offered(['ship'])[0]?.fields.filter((field) => field.required);
    expect(required?.map(({ name }) => name)).toEqual(['carrier', 'trackingNumber']);
  });
});
