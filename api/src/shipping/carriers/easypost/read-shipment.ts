import { baseCurrency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { member, textOf } from '../../../platform/outbound/call.js';
import type { BoughtLabel, OfferedRate } from '../../application/carrier.js';

const AMOUNT = /^\d{1,9}(\.\d{1,3})?$/;

/** The rates of a shipment in the shop's currency, the cheapest first. What is in another is left out: nothing is converted. */
export function ratesOf(shipment: unknown): OfferedRate[] {
  const listed = member(shipment, 'rates');
  const rates = Array.isArray(listed) ? listed.flatMap((one: unknown) => rateOf(one) ?? []) : [];
  return rates.sort((one, other) => one.price.cents - other.price.cents);
}

/** What was bought, or null when the shipment has no label. */
export function labelOf(shipment: unknown): BoughtLabel | null {
  const rate = rateOf(member(shipment, 'selected_rate'));
  const trackingNumber = textOf(member(shipment, 'tracking_code'));
  const labelUrl = textOf(member(member(shipment, 'postage_label'), 'label_url'));
  if (!rate || !trackingNumber || !labelUrl) return null;
  const { carrier, service, price: cost } = rate;
  const trackerRef = textOf(member(member(shipment, 'tracker'), 'id'));
  return { outcome: 'bought', carrier, service, cost, trackingNumber, trackerRef, labelUrl };
}

function rateOf(rate: unknown): OfferedRate | null {
  const [ref, carrier, service] = ['id', 'carrier', 'service'].map((name) => textOf(member(rate, name)));
  const price = priceOf(textOf(member(rate, 'rate')), textOf(member(rate, 'currency')));
  if (!ref || !carrier || !service || !price) return null;
  const said = member(rate, 'delivery_days') ?? member(rate, 'est_delivery_days');
  const days = typeof said === 'number' && Number.isInteger(said) && said >= 0 ? said : null;
  return { ref, carrier, service, price, days };
}

function priceOf(amount: string | null, currency: string | null): Money | null {
  const base = baseCurrency();
  if (currency !== base.code || !amount || !AMOUNT.test(amount)) return null;
  return Money.ofCents(Math.round(Number(amount) * base.unit), base);
}
