import type { Money } from '../../../kernel/money.js';
import { payableOf, type EInvoice, type EInvoiceCharge, type EInvoiceTax } from '../../domain/e-invoice.js';

/** `12.50`, with the decimals of its currency. */
export const figure = (money: Money): string => money.toDecimal().toFixed(money.currency.decimals);

/** `19`, `8.1`; undefined outside of the tax. */
export const percent = ({ thousandths }: EInvoiceTax): string | undefined =>
  thousandths === undefined ? undefined : String(thousandths / 1_000);

/** Pieces, by UN/ECE recommendation 20. */
export const PIECE = 'H87';

/** The profile that holds to the norm and adds nothing. */
export const NORM = 'urn:cen.eu:en16931:2017';

/** By UNTDID 1001. */
export const typeCode = ({ kind }: EInvoice): string => (kind === 'invoice' ? '380' : '381');

export const absolute = (money: Money): Money => (money.cents < 0 ? money.negated() : money);

/** What is added to the lines, and what is taken off them: the norm has no charge below nothing. */
export function chargesAndAllowances({ charges, gross }: EInvoice) {
  const sum = (parts: readonly EInvoiceCharge[]) =>
    parts.reduce((all, { net }) => all.plus(absolute(net)), gross.times(0));
  const added = charges.filter(({ net }) => net.cents > 0);
  const taken = charges.filter(({ net }) => net.cents < 0);
  return { added, taken, chargeTotal: sum(added), allowanceTotal: sum(taken) };
}

const TERMS = { terms: 'The rest is due as agreed with the order.', on: undefined };

/** What the buyer is told of the rest, and by when it is to be paid; undefined where all of it is paid. */
export const dueOf = (invoice: EInvoice): NonNullable<EInvoice['due']> | undefined =>
  payableOf(invoice).cents > 0 ? (invoice.due ?? TERMS) : undefined;
