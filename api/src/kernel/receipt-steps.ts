import { Money } from './money.js';
import type { DiscountRule, GoodsRule, ReceiptRules, RuleName } from './receipt-rules.js';
import { splitRate } from './rate-parts.js';
import { chargesOf, costOf, rateLabel, type Adjustment, type Receipt, type ReceiptLine } from './receipt.js';

export const STEP_KINDS = [
  'list',
  'sale',
  'goods',
  'coupon',
  'discount',
  'shipping',
  'fee',
  'tax',
  'rounding',
  'contained',
] as const;
export const RULE_KINDS = [
  'product',
  'own_price',
  'group_price',
  'coupon',
  'discount',
  'delivery',
  'tax',
] as const;

/** The rule that a step comes from, as it was then. */
export interface StepRule extends RuleName {
  kind: (typeof RULE_KINDS)[number];
}

/** One thing that was added or taken off; `contained` tax is told and adds nothing. */
export interface ReceiptStep {
  kind: (typeof STEP_KINDS)[number];
  label: string;
  amount: Money;
  /** Null where none was kept, or nobody's rule made it. */
  rule: StepRule | null;
}

export interface ExplainedLine {
  variantId: string;
  name: string;
  quantity: number;
  steps: ReceiptStep[];
  /** What was paid for the line, tax included: all steps but what is contained. */
  total: Money;
}

/** Whom a price is explained to; staff alone read what the shop calls a group of customers. */
export interface Reader {
  is: 'buyer' | 'staff';
  /** A label of the shop, or a rate such as `VAT 19%`, in the language of the reader; what people named themselves is not asked for. */
  says: (english: string) => string;
}

/** How the price of each line came about, and that of the whole. */
export function explain(receipt: Receipt, reader: Reader): { lines: ExplainedLine[]; steps: ReceiptStep[] } {
  const { rules } = receipt;
  const { says } = reader;
  const goods: ReceiptStep = { kind: 'goods', label: says('Goods'), amount: receipt.subtotal, rule: null };
  const contained = receipt.adjustments.some(({ kind }) => kind === 'tax')
    ? []
    : receipt.taxes
        .flatMap(splitRate)
        .map((rate) => taxStep('contained', says(rateLabel(rate)), rate.tax, rules));
  const taken = takenSteps(receipt);
  const charged = chargesOf(receipt).flatMap((one) => adjusted(one, rules, says));
  const steps = [...taken.map(({ shares: _, ...step }) => step), ...charged, ...contained];
  return {
    lines: receipt.lines.map((line, index) => explainedLine(line, rules, index, taken, reader)),
    steps: [goods, ...steps, ...carriedTax(receipt, says)],
  };
}

/** What of the tax is on the delivery; the rest is that of the lines. */
function carriedTax({ lines, adjustments, taxes, rules }: Receipt, says: Reader['says']): ReceiptStep[] {
  const carried = adjustments.find(({ kind }) => kind === 'shipping');
  const sum = (of: readonly { tax: Money }[]) => of.reduce((cents, { tax }) => cents + tax.cents, 0);
  const cents = sum(taxes) - sum(lines);
  if (!carried || cents <= 0) return [];
  const tax = Money.ofCents(cents, carried.amount.currency);
  return [taxStep('contained', says(`tax on ${carried.label}`), tax, rules)];
}

type TakenStep = ReceiptStep & { shares: Adjustment['shares'] };

/** What each discount and the coupon took off, in their order, by the rules of the same order. */
function takenSteps({ adjustments, rules }: Receipt): TakenStep[] {
  const charges = new Set(chargesOf({ adjustments }));
  const ofGoods = rules?.discounts?.filter(({ offDelivery }) => offDelivery === undefined) ?? [];
  return adjustments
    .filter((one) => !charges.has(one))
    .map(({ kind, label, amount, shares }, index) => {
      const rule = named('discount', ofGoods[index]) ?? named('coupon', rules?.coupon);
      return { kind: kind === 'discount' ? kind : 'coupon', label, amount, shares, rule };
    });
}

function explainedLine(
  line: ReceiptLine,
  rules: ReceiptRules | undefined,
  index: number,
  taken: readonly TakenStep[],
  reader: Reader,
): ExplainedLine {
  const { says } = reader;
  const { variantId, name, quantity } = line;
  const goods = rules?.goods[index];
  const listed = line.unitPrice.times(quantity).plus(line.saleSaving);
  const { label: priced, rule } = listPrice(line, goods, reader);
  const rates = rules?.tax?.rates ?? [];
  const of = (wanted: string | undefined) => rates.find(({ category }) => category === wanted);
  const rate = of(goods?.category) ?? of('standard');
  const label = says(rate ? rateLabel(rate) : 'Tax');
  const steps: ReceiptStep[] = [
    { kind: 'list', label: priced, amount: listed, rule },
    { kind: 'sale', label: says('Sale'), amount: line.saleSaving.negated(), rule },
    ...taken.map(({ kind, label: name, shares, rule: by }) => ({
      ...{ kind, label: kind === 'coupon' ? says('Coupon') : name, rule: by },
      amount: (shares ? (shares[index] ?? line.total.times(0)) : line.couponShare).negated(),
    })),
    taxStep('tax', label, line.taxAdded, rules),
    ...(line.taxAdded.isZero ? [taxStep('contained', label, line.tax, rules)] : []),
  ];
  const told = steps.filter(({ kind, amount }) => kind === 'list' || !amount.isZero);
  return { variantId, name, quantity, steps: told, total: costOf(line) };
}

/** Whose price it is, and which. */
function listPrice(
  { variantId, unitPrice }: ReceiptLine,
  goods: GoodsRule | undefined,
  { is, says }: Reader,
): { label: string; rule: StepRule | null } {
  if (goods?.groupPrice) {
    const label = says(is === 'staff' ? `Price of ${goods.groupPrice.group}` : 'Your price');
    return { label, rule: named('group_price', goods.groupPrice) };
  }
  const own = goods?.isOwnPrice === true;
  const kind = own ? 'own_price' : 'product';
  return {
    label: says(own ? `Own price in ${unitPrice.currency.code}` : 'List price'),
    rule: goods ? { kind, id: variantId, version: goods.version } : null,
  };
}

const taxStep = (
  kind: 'tax' | 'contained',
  label: string,
  amount: Money,
  rules: ReceiptRules | undefined,
) => ({
  ...{ kind, label, amount },
  rule: taxRule(rules?.tax),
});

/** A service's answer is a rule by its own name; else it is the zone. */
const taxRule = (rule: ReceiptRules['tax'] | undefined) =>
  named('tax', rule?.calculation ? { id: rule.calculation.id, version: rule.version } : rule);

function adjusted(
  { kind, label, amount }: Adjustment,
  rules: ReceiptRules | undefined,
  says: Reader['says'],
): ReceiptStep[] {
  if (kind === 'shipping') return delivered(says(label), amount, rules);
  if (kind === 'tax') return [taxStep(kind, says(label), amount, rules)];
  return [{ kind: kind === 'rounding' ? kind : 'fee', label: says(label), amount, rule: null }];
}

/** The delivery as it is priced, and what discounts take off it. */
function delivered(label: string, paid: Money, rules: ReceiptRules | undefined): ReceiptStep[] {
  const taken = (rules?.discounts ?? []).flatMap((rule) => offDelivery(rule, paid));
  const amount = Money.sum([paid, ...taken.map((step) => step.amount.negated())]);
  return [{ kind: 'shipping', label, amount, rule: named('delivery', rules?.delivery) }, ...taken];
}

const offDelivery = (rule: DiscountRule, { currency }: Money): ReceiptStep[] =>
  rule.offDelivery === undefined
    ? []
    : [
        {
          kind: rule.code ? 'coupon' : 'discount',
          label: rule.code ?? rule.name,
          amount: Money.ofCents(-rule.offDelivery, currency),
          rule: named('discount', rule),
        },
      ];

const named = (kind: StepRule['kind'], rule: RuleName | null | undefined): StepRule | null =>
  rule ? { kind, id: rule.id, version: rule.version } : null;
