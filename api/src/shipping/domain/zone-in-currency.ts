import { baseCurrency } from '../../kernel/currency.js';
import { converted, type Exchange } from '../../kernel/exchange.js';
import { Money } from '../../kernel/money.js';
import type { ShippingMethod, ShippingZone } from './shipping-zone.js';

/** A zone with prices and limits in another currency; a table of weights keeps its grams. */
export const zoneIn = (zone: ShippingZone, exchange: Exchange): ShippingZone => ({
  ...zone,
  methods: zone.methods.map((method) => methodIn(method, exchange)),
});

function methodIn(method: ShippingMethod, exchange: Exchange): ShippingMethod {
  const limit = (upTo: number | null) =>
    upTo === null || method.kind !== 'price'
      ? upTo
      : converted(Money.ofCents(upTo, baseCurrency()), exchange).cents;
  return {
    ...method,
    price: converted(method.price, exchange),
    freeFrom: method.freeFrom && converted(method.freeFrom, exchange),
    steps: method.steps.map(({ upTo, price }) => ({ upTo: limit(upTo), price: converted(price, exchange) })),
  };
}
