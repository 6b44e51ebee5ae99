/** Which of the rates that a carrier offers is bought for many orders at once. */
export const RATE_CHOICES = ['cheapest', 'fastest'] as const;
export type RateChoice = (typeof RATE_CHOICES)[number];

interface Offered {
  price: { cents: number };
  /** Null where the carrier does not say. */
  days: number | null;
}

const BY: Readonly<Record<RateChoice, (one: Offered, other: Offered) => number>> = {
  cheapest: (one, other) => one.price.cents - other.price.cents || daysOf(one) - daysOf(other),
  fastest: (one, other) => daysOf(one) - daysOf(other) || one.price.cents - other.price.cents,
};

/** Undefined where nothing is offered. Of two that are as good, the other one's best decides. */
export const chosenRate = <Rate extends Offered>(
  rates: readonly Rate[],
  choice: RateChoice,
): Rate | undefined => rates.toSorted(BY[choice])[0];

const daysOf = ({ days }: Offered): number => days ?? Number.MAX_SAFE_INTEGER;
