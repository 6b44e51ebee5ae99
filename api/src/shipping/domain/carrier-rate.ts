import type { Money } from '../../kernel/money.js';

/** What a carrier takes for a parcel by one of its services. */
export interface CarrierRate {
  /** As carriers name themselves: `USPS`, `UPSDAP`. */
  carrier: string;
  /** `Priority`, `GroundAdvantage`. */
  service: string;
  /** In the shop's currency. */
  price: Money;
  /** Working days until it is there; null where the carrier does not say. */
  days: number | null;
}

/** `USPS Priority`, as the rules and the panel write a service. */
export const serviceName = ({ carrier, service }: Pick<CarrierRate, 'carrier' | 'service'>): string =>
  `${carrier} ${service}`;

/** The rate that a method charges: that of its service or, without one, the cheapest. Undefined when there is none. */
export function rateFor<Rate extends CarrierRate>(
  service: string | undefined,
  rates: readonly Rate[],
): Rate | undefined {
  const wanted = service?.trim().toLowerCase();
  const found = wanted ? rates.filter((rate) => serviceName(rate).toLowerCase() === wanted) : rates;
  return found.reduce<Rate | undefined>(
    (best, rate) => (best && !rate.price.lessThan(best.price) ? best : rate),
    undefined,
  );
}
