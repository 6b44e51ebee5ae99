import { homeCountry } from '../../../kernel/home-country.js';
import { baseOf, LANGUAGE } from '../../../kernel/languages.js';
import { owedTax } from '../../../kernel/owed-tax.js';
import { splitRate } from '../../../kernel/rate-parts.js';
import type { RateTotal } from '../../../kernel/receipt.js';
import type { PrintedOrder } from '../../application/ports.js';
import { reverseChargeAt } from '../../domain/law-words.js';
import type { Words } from './words.js';

type Bill = PrintedOrder['order']['bill'];
type Row = readonly [string, string, string, string];

export const taxHead = ({ say }: Words): Row => [say('tax'), say('net'), say('tax'), say('gross')];

/** Whose tax the buyer owes, or an exemption takes, has no rate of its own on the paper. */
export function rateRow(words: Words, bill: Bill, rate: RateTotal): Row {
  const label = words.rate(bill.reverseCharge ? { ...rate, thousandths: 0 } : rate);
  return [label, words.amount(rate.net), words.amount(rate.tax), words.amount(rate.gross)];
}

/** Net, tax and gross of each rate, and who owes the tax; no rows for an order without tax. */
export function taxRows(words: Words, { bill }: PrintedOrder['order']): Row[] {
  const rows = bill.taxes.flatMap(splitRate).map((rate) => rateRow(words, bill, rate));
  return rows.length > 0 ? [taxHead(words), ...rows] : [];
}

/** Why no tax is charged, where none is; in another language than English the law's words of the shop's country stand beside it. */
export function whyUntaxed(words: Words, bill: Bill): string | undefined {
  const why = owedTax(bill)?.why;
  if (why === undefined) return undefined;
  const told = words.label(why);
  const isReverse = !bill.intraCommunity && !bill.importTaxesDue;
  const law = isReverse && baseOf(words.tongue.tag) !== LANGUAGE ? reverseChargeAt(homeCountry()) : '';
  return told.toLowerCase().includes(law.toLowerCase()) ? told : `${told}\n(${words.own(law)})`;
}
