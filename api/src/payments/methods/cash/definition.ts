import type { DeliveryWay } from '../../../kernel/delivery-way.js';
import type { Money } from '../../../kernel/money.js';
import { NOTHING_TO_PAY, type MethodDefinition } from '../../domain/definition.js';

const AT_THE_END: Readonly<Record<DeliveryWay, string>> = {
  parcel: 'on delivery',
  courier: 'on delivery',
  pickup: 'at pickup',
};

const WHEN: Readonly<Record<DeliveryWay, string>> = {
  parcel: 'when it arrives',
  courier: 'when it arrives',
  pickup: 'when you pick it up',
};

/** In cash: a deposit now and the balance on delivery, both recorded by the shop's staff. */
export const cash: MethodDefinition = {
  name: 'cash',
  provider: 'cash',
  chosenBy: 'shopper',
  collectedBy: 'staff',
  next: 'placed',
  hosted: false,
  needs: [],
  takesDeposit: true,
  inCoins: true,
  holdMinutes: 48 * 60,
  label: 'Cash',
  payments: 'Cash payments',
  howPaid: 'in cash',
  checkout: {
    label: 'Cash on Delivery',
    marks: ['Cash on Delivery'],
    icon: 'cash',
    note: (percent, way) =>
      ({ 0: `Pay ${WHEN[way]}`, 100: 'Pay all of it to confirm' })[percent] ??
      `${percent}% now, the rest ${AT_THE_END[way]}`,
    secured: (percent) =>
      ({
        0: 'Your order is confirmed at once',
        100: 'You pay right after ordering; the order is confirmed as soon as it is in',
      })[percent] ?? 'You pay the deposit right after ordering; the order is confirmed as soon as it is in',
  },
  refundsTo: { staff: 'in cash', buyer: 'in cash' },
  placed,
  hosts: () => [],
  variables: [],
};

/** A coupon may take off all of it, and the shop may want no deposit or all at once. */
function placed(now: Money, later: Money, way: DeliveryWay): string {
  if (now.isZero) return later.isZero ? NOTHING_TO_PAY : `Order placed. Pay ${AT_THE_END[way]}.`;
  return later.isZero
    ? 'Order placed. Pay our staff.'
    : `Order placed. Pay the deposit to our staff and the rest ${AT_THE_END[way]}.`;
}
