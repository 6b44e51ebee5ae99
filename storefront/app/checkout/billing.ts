import { type AddressField, addressRules, emptyAddress } from '../platform/forms/address';
import type { Rule } from '../platform/forms/rules';
import { checkoutTexts } from '../platform/messages/en/checkout';

/** Those of an address, where e-invoices go, and what the buyer wants named on them. */
export type BillingField = AddressField | 'participant' | 'buyerReference';
export type BillingValues = Record<BillingField, string>;

export const emptyBilling: BillingValues = { ...emptyAddress, participant: '', buyerReference: '' };

const fine: Rule = () => null;
/** Which schemes there are the shop knows. */
const PARTICIPANT = /^\d{4}:[A-Za-z0-9][A-Za-z0-9._\-+:]{1,49}$/;
const participantRule: Rule = (value) =>
  value.trim() === '' || PARTICIPANT.test(value.trim()) ? null : checkoutTexts.peppolWrong;

/** Of an address only what is asked for is checked: where the invoice goes with the goods, nothing. */
export function billingRules(values: BillingValues, isOther: boolean): Record<BillingField, Rule> {
  const rules = addressRules(values);
  const address = isOther
    ? rules
    : (Object.fromEntries(Object.keys(rules).map((name) => [name, fine])) as typeof rules);
  return { ...address, participant: participantRule, buyerReference: fine };
}

/** As the payment calls take it; undefined where nothing was told. */
export function eInvoiceOf({ participant, buyerReference }: BillingValues) {
  const told = { participant: participant.trim(), buyerReference: buyerReference.trim() };
  return told.participant || told.buyerReference ? told : undefined;
}
