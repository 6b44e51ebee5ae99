import { Money } from './money.js';
import type { RateTotal } from './receipt.js';

type NamedRate = Pick<RateTotal, 'name' | 'thousandths'>;

/** One of several taxes in the name of a rate: `GST 5` or `QST 9.975 %`. */
const PART = /^(.*[^\s\d.]) (\d{1,3}(?:\.\d{1,3})?) ?%?$/;

/** The taxes that a name lists: `GST 5 + QST 9.975` are two; undefined where it names a single one. */
export function taxesNamed(name: string): NamedRate[] | undefined {
  const parts = name.split(' + ').map((part) => PART.exec(part.trim()));
  if (parts.length < 2) return undefined;
  const named = parts.flatMap((part) =>
    part?.[1] && part[2] ? [{ name: part[1], thousandths: Math.round(Number(part[2]) * 1_000) }] : [],
  );
  return named.length === parts.length ? named : undefined;
}

/** The taxes of which a rate consists; itself where it is a single one. */
export function ratesIn<T extends NamedRate>(rate: T): NamedRate[] {
  const named = taxesNamed(rate.name);
  const sum = named?.reduce((all, { thousandths }) => all + thousandths, 0);
  return named && sum === rate.thousandths ? named : [rate];
}

/**
 * A rate of a receipt, a credit note or a report as its taxes, each on the same net. Each is rounded by itself, as on an invoice
 * in Québec or India; where that does not add up to the tax that was charged, which prices with tax bring about, it is shared by largest remainder.
 */
export function splitRate(rate: RateTotal): RateTotal[] {
  const parts = ratesIn(rate);
  if (parts.length === 1) return [rate];
  const weights = parts.map(({ thousandths }) => thousandths);
  const alone = weights.map((one) => rate.net.portion(one, 100_000));
  const isExact = Money.sum(alone, rate.tax.currency).equals(rate.tax);
  const taxes = isExact ? alone : shared(rate.tax, weights);
  return parts.map((part, index) => {
    const tax = taxes[index] ?? rate.tax;
    return { ...part, net: rate.net, tax, gross: rate.net.plus(tax) };
  });
}

/** Less than nothing is shared as what is taken back. */
const shared = (tax: Money, weights: readonly number[]): Money[] =>
  tax.cents < 0
    ? tax
        .negated()
        .allocate(weights)
        .map((part) => part.negated())
    : tax.allocate(weights);
