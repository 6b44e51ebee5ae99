import type { TaxZone } from '../domain/tax-zone.js';

export const aTaxZone = (id: string, name: string): TaxZone => ({
  ...{ id, name, version: 1, areas: [{ country: 'DE', region: null, postcodes: [] }] },
  ...{ pricesIncludeTax: true, shippingTax: 'main', rounding: 'order', reverseCharge: true },
  rates: [{ category: 'standard', name: 'VAT', thousandths: 19_000, from: '2020-01-01', until: null }],
  importLimit: null,
});

export const changedTaxZone = (zone: TaxZone): TaxZone => ({
  ...zone,
  ...{ areas: [{ country: 'US', region: 'TX', postcodes: ['75*'] }], pricesIncludeTax: false },
  ...{ shippingTax: 'shared', rounding: 'line', reverseCharge: false, rates: [] },
  importLimit: {
    amount: 15_000,
    currency: 'EUR',
    per: 'consignment',
    scheme: 'IOSS',
    number: 'IM2760000742',
  },
});
