import type { RateTotal, Receipt } from './receipt.js';

type Exempt = Pick<Receipt, 'reverseCharge' | 'intraCommunity' | 'importTaxesDue'>;

/** The rate under which goods stand that are taxed at the border of another country. */
export const EXPORT: Pick<RateTotal, 'name' | 'thousandths'> = { name: 'Export', thousandths: 0 };

/** Whether a rate of a receipt is that one. */
export const isExport = (
  { importTaxesDue }: Pick<Receipt, 'importTaxesDue'>,
  { name, thousandths }: Pick<RateTotal, 'name' | 'thousandths'>,
): boolean => importTaxesDue === true && name === EXPORT.name && thousandths === EXPORT.thousandths;

/** Why no tax is charged though the rates are told: the name of what is taken off, and the sentence on papers; undefined where it is charged. */
export function owedTax({
  reverseCharge,
  intraCommunity,
  importTaxesDue,
}: Exempt): { name: string; why: string } | undefined {
  if (importTaxesDue)
    return {
      name: 'Export without tax',
      why: 'Export: import taxes and duties are due on delivery, and are not part of this total.',
    };
  if (!reverseCharge) return undefined;
  return intraCommunity
    ? {
        name: 'Intra-Community supply',
        why: 'Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)',
      }
    : { name: 'Reverse charge', why: 'Reverse charge: the recipient of the delivery owes the tax.' };
}

/** By which scheme the tax of goods from abroad was taken at checkout; null where none was, or the border takes it. */
export function importScheme({ taxes, rules, importTaxesDue }: Receipt): string | null {
  const isTaken = !importTaxesDue && taxes.some(({ tax }) => !tax.isZero);
  return (isTaken && rules?.tax?.importLimit?.scheme) || null;
}
