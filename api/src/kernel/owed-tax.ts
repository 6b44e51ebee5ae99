import type { Receipt } from './receipt.js';

type Exempt = Pick<Receipt, 'reverseCharge' | 'intraCommunity'>;

/** Why no tax is charged though the rates are told: the name of what is taken off, and the sentence on papers; undefined where it is charged. */
export function owedTax({
  reverseCharge,
  intraCommunity,
}: Exempt): { name: string; why: string } | undefined {
  if (!reverseCharge) return undefined;
  return intraCommunity
    ? {
        name: 'Intra-Community supply',
        why: 'Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)',
      }
    : { name: 'Reverse charge', why: 'Reverse charge: the recipient of the delivery owes the tax.' };
}
