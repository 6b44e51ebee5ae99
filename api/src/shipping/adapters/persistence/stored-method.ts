import { Money } from '../../../kernel/money.js';
import type { ShippingMethod } from '../../domain/shipping-zone.js';
import type { StoredMethod } from './shipping-zone.schema.js';

export const storedMethod = (method: ShippingMethod): StoredMethod => ({
  ...method,
  price: method.price.cents,
  freeFrom: method.freeFrom?.cents ?? null,
  steps: method.steps.map(({ upTo, price }) => ({ upTo, price: price.cents })),
});

export const methodOf = (stored: StoredMethod): ShippingMethod => ({
  ...stored,
  price: Money.ofCents(stored.price),
  freeFrom: stored.freeFrom === null ? null : Money.ofCents(stored.freeFrom),
  steps: stored.steps.map(({ upTo, price }) => ({ upTo, price: Money.ofCents(price) })),
});
