import { isExport } from '../../kernel/owed-tax.js';
import { Money } from '../../kernel/money.js';
import { roundingOf, type RateTotal, type Receipt } from '../../kernel/receipt.js';
import { EU_MEMBERS } from '../../kernel/world/single-market.js';
import type { EInvoiceTax } from './e-invoice.js';

/** Exempt by Directive 2006/112/EC, with the codes of the CEF list VATEX (EN 16931, BT-121). */
const REVERSE_CHARGE: EInvoiceTax = {
  ...{ code: 'AE', thousandths: 0 },
  exemption: { reason: 'Reverse charge', code: 'VATEX-EU-AE' },
};
const INTRA_COMMUNITY: EInvoiceTax = {
  ...{ code: 'K', thousandths: 0 },
  exemption: { reason: 'Intra-Community supply', code: 'VATEX-EU-IC' },
};
const EXPORT: EInvoiceTax = {
  ...{ code: 'G', thousandths: 0 },
  exemption: { reason: 'Export outside the EU', code: 'VATEX-EU-G' },
};
const EXEMPT: EInvoiceTax = {
  ...{ code: 'E', thousandths: 0 },
  exemption: { reason: 'Exempt from tax' },
};
const OUTSIDE: EInvoiceTax = {
  ...{ code: 'O', thousandths: undefined },
  exemption: { reason: 'Not subject to VAT', code: 'VATEX-EU-O' },
};

/** From where to where the goods go, by ISO 3166-1 alpha-2. */
export interface Route {
  seller: string;
  to: string;
  /** The goods go to a part of the country that its VAT does not hold in, such as the Canary Islands. */
  isOutside: boolean;
}

type Exempt = Pick<Receipt, 'reverseCharge' | 'intraCommunity' | 'importTaxesDue'>;

/** The tax of what a rate of the receipt was taken from. */
export function taxOfRate(bill: Exempt, rate: Pick<RateTotal, 'name' | 'thousandths'>): EInvoiceTax {
  const { reverseCharge, intraCommunity } = bill;
  const { thousandths } = rate;
  if (isExport(bill, rate)) return EXPORT;
  if (reverseCharge) return intraCommunity ? INTRA_COMMUNITY : REVERSE_CHARGE;
  return thousandths === 0
    ? { code: 'Z', thousandths, exemption: undefined }
    : { code: 'S', thousandths, exemption: undefined };
}

/**
 * The tax of what no rate was taken from: goods that leave the EU are exempt as exports, goods of a taxed order that are no
 * part of the tax are exempt, and so is what a shop of the EU sells there without any (its small businesses are exempt, not
 * outside of the tax: Directive 2006/112/EC, Article 284). Elsewhere a supply without tax is outside of it. `O` may stand
 * beside no other code.
 */
export function taxOfUntaxed(
  { taxes }: Pick<Receipt, 'taxes'>,
  { seller, to, isOutside }: Route,
): EInvoiceTax {
  if (taxes.length > 0) return EXEMPT;
  if (!EU_MEMBERS.has(seller)) return OUTSIDE;
  return isOutside || !EU_MEMBERS.has(to) ? EXPORT : EXEMPT;
}

/** Whether everything of it stands under a rate: what goes back beside the rates is what coins could not pay then. */
export function isAllRated(bill: Pick<Receipt, 'taxes' | 'adjustments' | 'subtotal' | 'total'>): boolean {
  const rated = bill.taxes.map(({ gross }) => gross);
  return Money.sum(rated, bill.total.currency).equals(bill.total.minus(roundingOf(bill)));
}

/** Two parts with the same code and rate are one tax. */
export const taxKey = ({ code, thousandths }: EInvoiceTax): string => `${code} ${String(thousandths)}`;
