import { Money } from '../../kernel/money.js';
import { EXPORT } from '../../kernel/owed-tax.js';
import type { RateTotal } from '../../kernel/receipt.js';
import type { ImportLimitRule } from '../../kernel/receipt-rules.js';
import { linesAbove } from './import-limit.js';
import { shareOf, type Taxable, type Taxes } from './taxes.js';
import type { TaxZone } from './tax-zone.js';

/** Taxes of an order of which goods above the limit of their place are taxed at the border. */
export interface ImportedTaxes extends Taxes {
  /** By line: the border takes its tax, and the shop none. */
  imported: readonly boolean[];
}

type Goods = Omit<Taxable, 'day'>;

/** What the taxes of some lines are, with or without the delivery, by their places in the order. */
export type TaxesOfSome = (goods: Goods, places: readonly number[], withDelivery: boolean) => Taxes;

/**
 * Takes the tax off the goods that are above the limit, and off the delivery where nothing else is sent: prices that contain
 * it are lowered by it. What they cost then stands under the rate `Export`. Undefined where nothing is above.
 */
export function importedTaxes(
  zone: Pick<TaxZone, 'pricesIncludeTax'>,
  goods: Goods,
  limit: ImportLimitRule,
  taxesOfSome: TaxesOfSome,
): ImportedTaxes | undefined {
  const none = goods.shipping.times(0);
  const places = goods.lines.map((_, place) => place);
  const usual = taxesOfSome({ ...goods, reverseCharge: false }, places, true);
  const net = (amount: Money, tax: Money | undefined) =>
    zone.pricesIncludeTax ? amount.minus(tax ?? none) : amount;
  const nets = goods.lines.map(({ amount }, place) => net(amount, usual.lines[place]?.tax));
  const imported = linesAbove(
    limit,
    goods.lines.map((line, place) => ({ ...line, net: nets[place] ?? none })),
  );
  if (!imported.includes(true)) return undefined;
  const isAll = goods.lines.every(({ isSent = true }, place) => imported[place] || !isSent);
  const others = places.filter((place) => !imported[place]);
  const shipping = isAll ? none : goods.shipping;
  const lines = goods.lines.filter((_, place) => !imported[place]);
  const rest = taxesOfSome({ ...goods, lines, shipping, reverseCharge: false }, others, !isAll);
  const free = shareOf(zone, true);
  const shares = places.map((place) => {
    const share = imported[place] ? usual.lines[place] : rest.lines[others.indexOf(place)];
    const known = share ?? { tax: none, taxAdded: none };
    return imported[place] ? free(known.tax) : known;
  });
  const carried = isAll ? free(usual.shipping.tax) : rest.shipping;
  const worth = nets.filter((_, place) => imported[place] && goods.lines[place]?.category !== 'exempt');
  const delivered = isAll && worth.length > 0 ? [net(goods.shipping, usual.shipping.tax)] : [];
  return {
    lines: shares,
    shipping: carried,
    rates: worth.length > 0 ? [...rest.rates, exported(Money.sum([...worth, ...delivered]))] : rest.rates,
    due: [...shares, carried].reduce((sum, { taxAdded }) => sum.plus(taxAdded), none),
    imported,
  };
}

const exported = (net: Money): RateTotal => ({ ...EXPORT, net, tax: net.times(0), gross: net });
