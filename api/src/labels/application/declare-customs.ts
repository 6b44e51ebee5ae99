import type { Destination } from '../../kernel/area.js';
import type { Money } from '../../kernel/money.js';
import { importScheme } from '../../kernel/owed-tax.js';
import { costOf } from '../../kernel/receipt.js';
import type { Order } from '../../orders/domain/order.js';
import type { Customs, CustomsItem } from '../../shipping/application/carrier.js';
import { territoryOf } from '../../tax/domain/territories.js';
import { crossesCustoms } from '../domain/borders.js';
import { customsIncomplete, exportToFile } from '../domain/refusals.js';
import type { SentGoods } from './ports.js';

const isApart = (place: Destination): boolean => territoryOf(place) !== undefined;

/** Whether a parcel is looked at by a customs office. */
export const needsCustoms = (from: Destination, to: Destination): boolean =>
  crossesCustoms(from, to, isApart);

/**
 * What a parcel says to customs. The value is what was paid without tax; of goods that a coupon made free, what they cost
 * otherwise. @throws LabelNotPossible with the sentence that says which product lacks what
 */
export function customsOf(order: Order, goods: readonly SentGoods[], from: Destination): Customs {
  const lines = [...order.lines];
  const lacking: string[] = [];
  const items = goods.flatMap(({ position, quantity, grams, hsCode, ...known }): CustomsItem[] => {
    const { countryOfOrigin, gtin, mpn } = known;
    const index = lines.findIndex((line) => line.position === position);
    const [line, billed] = [lines[index], order.bill.lines[index]];
    if (!line || !billed) return [];
    const lacks = [
      ...(hsCode ? [] : ['HS code']),
      ...(countryOfOrigin ? [] : ['country of origin']),
      ...(grams > 0 ? [] : ['weight']),
    ];
    if (lacks.length > 0) lacking.push(`${line.own.name} has no ${lacks.join(', no ')}`);
    const paid = costOf(billed).minus(billed.tax);
    const worth = paid.cents > 0 ? paid : line.subtotal;
    return [
      {
        ...{ description: line.own.name, articleNumber: line.sku, quantity },
        ...{ value: worth.portion(quantity, line.quantity), grams: grams * quantity },
        ...{ hsCode: hsCode ?? '', origin: countryOfOrigin ?? '' },
        ...{ ...(gtin ? { gtin } : {}), ...(mpn ? { mpn } : {}) },
      },
    ];
  });
  if (lacking.length > 0) throw customsIncomplete(lacking);
  // what is above the limit of its place pays at the border, whatever tax the rest of the order has paid
  const isTaxed = !order.bill.importTaxesDue && order.bill.taxes.some(({ tax }) => tax.cents > 0);
  const scheme = schemeOf(order);
  return {
    ...{ items, terms: isTaxed ? 'DDP' : 'DAP', exemption: exemptionOf(order, items, from) },
    ...(scheme ? { scheme } : {}),
  };
}

/** Where the tax was taken by a scheme at checkout and the shop has a number in it: customs lets the parcel pass by it. */
function schemeOf({ bill }: Order): Customs['scheme'] {
  const name = importScheme(bill);
  const number = bill.rules?.tax?.importLimit?.number ?? '';
  return name && number ? { name, number } : undefined;
}

/** What may leave the United States unfiled, for each tariff number, in cents of US dollars: 15 CFR 30.37(a). */
const UNFILED_CENTS = 250_000;
const DOLLARS = 'USD';

/** Of parcels from the United States. @throws LabelNotPossible where an export must be filed */
function exemptionOf(order: Order, items: readonly CustomsItem[], from: Destination): string | null {
  if (from.country !== 'US') return null;
  const worth = new Map<string, number>();
  for (const { hsCode, value } of items)
    worth.set(hsCode, (worth.get(hsCode) ?? 0) + dollarsOf(order, value).cents);
  if ([...worth.values()].some((cents) => cents > UNFILED_CENTS)) throw exportToFile();
  return 'NOEEI 30.37(a)';
}

/** In dollars, by the rate of the order where it was placed in another currency; nothing where the shop knows no rate to dollars. */
function dollarsOf(order: Order, value: Money): Money {
  if (order.currency === DOLLARS) return value;
  const inShops = order.inShopCurrency(value);
  return inShops.currency.code === DOLLARS ? inShops : value.times(0);
}
