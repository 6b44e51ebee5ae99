import type { RefundPlan } from './refund-plan.js';

/** What the history of an order says of a refund. */
export const wordsOf = (plan: RefundPlan): string => `${said(plan)}${pieces(plan)}`;

const said = ({ amount, waived }: RefundPlan): string =>
  [
    ...(waived.isZero ? [] : [`${String(waived)} less is to be paid`]),
    ...(amount.isZero ? [] : [`A refund of ${String(amount)} is on its way`]),
  ].join('. ');

function pieces({ lines }: RefundPlan): string {
  if (lines.length === 0) return '';
  return `, for ${lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}`;
}
