import { Money } from '../../../kernel/money.js';
import { numberOf, type DeliveryKind } from '../contract.js';

/** Delivery for nothing, or for less. */
export const delivery: DeliveryKind = {
  name: 'delivery',
  label: 'Free delivery',
  help: 'Takes the price of the delivery off orders with goods that it is for. It goes with every other discount.',
  fields: [
    {
      ...{ name: 'most', label: 'At most', kind: 'money' },
      help: 'A dearer delivery costs the rest. Empty: any delivery is free.',
    },
  ],
  isGenerous: () => false,
  offDelivery(values, left) {
    if (values['most'] === undefined) return left;
    const most = Money.ofCents(numberOf(values, 'most'), left.currency);
    return left.lessThan(most) ? left : most;
  },
};
