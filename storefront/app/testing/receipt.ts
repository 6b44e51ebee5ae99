const price = { kind: 'product', id: 'v1', version: 3 };

/** A lamp at 15.00 in a sale, with tax inside. */
export const receipt = {
  ...{ orderId: 'o1', number: 'O1', placedAt: '2026-11-20T10:00:00Z', currency: 'USD', total: 12.5 },
  lines: [
    {
      ...{ variantId: 'v1', name: 'Lamp', quantity: 1, total: 12.5 },
      steps: [
        { kind: 'list', label: 'List price', amount: 15, rule: price },
        { kind: 'sale', label: 'Sale', amount: -2.5, rule: price },
        { kind: 'contained', label: 'VAT 19%', amount: 2, rule: { kind: 'tax', id: 'z1', version: 7 } },
      ],
    },
  ],
  steps: [
    { kind: 'goods', label: 'Goods', amount: 12.5, rule: null },
    { kind: 'shipping', label: 'Parcel', amount: 0, rule: { kind: 'delivery', id: 'm1', version: 2 } },
  ],
  ...{ taxes: [], reverseCharge: false },
};
