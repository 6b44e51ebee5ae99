import { definitionOf } from '../../../payments/methods/known.js';
import type { RefundFigures, RefundPartFigures } from '../../application/refund-figures.js';
import type { RefundPreviewDto } from './refund.dto.js';

/** Figures as they cross the wire, without the words that depend on who reads them. */
export function figuresOf(figures: RefundFigures): Omit<RefundPreviewDto, 'message' | 'canRestock'> {
  return {
    amount: figures.amount.toDecimal(),
    waived: figures.waived.toDecimal(),
    available: figures.available.toDecimal(),
    lines: figures.lines.map((line) => ({
      variantId: line.variantId,
      name: line.name,
      options: { ...line.options },
      bought: line.bought,
      refunded: line.refunded,
      left: line.bought - line.refunded,
      quantity: line.quantity,
      share: line.share.toDecimal(),
      amount: line.amount.toDecimal(),
    })),
    goodwillAmount: figures.goodwillAmount.toDecimal(),
    parts: figures.parts.map(({ goesTo, ...part }) => ({
      ...part,
      goesTo: goesTo.staff,
      amount: part.amount.toDecimal(),
    })),
    tenders: figures.tenders.map(({ tenderId, payment, method, left }) => ({
      ...{ tenderId, payment, method, left: left.toDecimal() },
      label: definitionOf(method)?.label ?? method,
    })),
    amountPaid: figures.amountPaid.toDecimal(),
    amountRefunded: figures.amountRefunded.toDecimal(),
    amountDue: figures.amountDue.toDecimal(),
  };
}

export function previewForStaff(figures: RefundFigures): RefundPreviewDto {
  const { amountDue, canRestock, parts, waived } = figures;
  const due = amountDue.isZero ? [] : [`${String(amountDue)} stays to be paid.`];
  const less = waived.isZero ? [] : [`${String(waived)} less is to be paid.`];
  const words =
    parts.length === 0 && waived.isZero ? ['Nothing comes back.'] : [...less, ...parts.map(forStaff)];
  return { ...figuresOf(figures), canRestock, message: [...words, ...due].join(' ') };
}

/** `lines` of the query, `variantId:pieces` each, as the desk takes them. */
export function linesOf(texts: readonly string[] | undefined) {
  return texts?.map((text) => {
    const [variantId = '', quantity = ''] = text.split(':');
    return { variantId: variantId.toLowerCase(), quantity: Number(quantity) };
  });
}

/** `shares` of the query, `tenderId:amount` each, as the desk takes them. */
export function sharesOf(texts: readonly string[] | undefined) {
  return texts?.map((text) => {
    const [tenderId = '', amount = ''] = text.split(':');
    return { tenderId: tenderId.toLowerCase(), amount: Number(amount) };
  });
}

/** What cancelling gives back, in the buyer's words. */
export function cancelSentence({ amount, amountPaid, parts }: RefundFigures): string {
  if (amount.isZero && amountPaid.isZero) return 'Nothing has been charged, so nothing will be refunded.';
  if (amount.isZero) return 'What was charged is no longer with the shop, so nothing will be refunded.';
  return parts.map(forBuyer).join(' ');
}

const forStaff = ({ method, amount, byHand, payment, goesTo }: RefundPartFigures): string =>
  byHand
    ? `${String(amount)} of the ${payment} payment (${method}) is handed back by you.`
    : `${String(amount)} goes back ${goesTo.staff}.`;

const forBuyer = ({ amount, byHand, goesTo }: RefundPartFigures): string =>
  byHand
    ? `${String(amount)} will be handed back to you by our staff.`
    : `${String(amount)} will be refunded ${goesTo.buyer}.`;
