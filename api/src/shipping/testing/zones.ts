import { Money } from '../../kernel/money.js';
import type { ShippingMethod, ShippingZone } from '../domain/shipping-zone.js';

const standard: ShippingMethod = {
  ...{ id: 'standard', name: 'Standard', kind: 'flat', price: Money.ofCents(499), steps: [], pickup: null },
  ...{ freeFrom: Money.ofCents(5_000), postcodes: [], daysFrom: 3, daysTo: 5, isActive: true },
};

const byWeight: ShippingMethod = {
  ...{ ...standard, id: 'heavy', name: 'Heavy', kind: 'weight', price: Money.zero, freeFrom: null },
  steps: [
    { upTo: 1_000, price: Money.ofCents(700) },
    { upTo: null, price: Money.ofCents(1_900) },
  ],
  isActive: false,
};

export const aShippingZone = (id: string, name: string): ShippingZone => ({
  ...{ id, name, version: 1, areas: [{ country: 'DE', region: null, postcodes: [] }] },
  methods: [standard],
});

export const changedShippingZone = (zone: ShippingZone): ShippingZone => ({
  ...{ ...zone, areas: [{ country: 'US', region: 'TX', postcodes: ['75*'] }] },
  methods: [byWeight, standard],
});
