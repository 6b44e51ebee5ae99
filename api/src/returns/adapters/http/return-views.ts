import type { Caller } from '../../../kernel/caller.js';
import { Money } from '../../../kernel/money.js';
import type { Permission } from '../../../kernel/permission.js';
import { said } from '../../../platform/languages/tongues.js';
import type { ReturnFigures } from '../../application/request-return.js';
import type { AdminReturnDto, ReturnPreviewDto } from './return.dto.js';

/** What a return gives back, in the shopper's words. */
export function previewOf({ amount, fee, delivery, lines, parts }: ReturnFigures): ReturnPreviewDto {
  const words = [...Map.groupBy(parts, goingTo)].map(
    ([goes, some]) => `${String(Money.sum(some.map((part) => part.amount)))} ${goes}`,
  );
  return {
    refund: amount.toDecimal(),
    fee: fee.toDecimal(),
    delivery: delivery.toDecimal(),
    message: said(
      amount.isZero
        ? 'Nothing was paid for these items, so nothing comes back.'
        : `${words.join(', ')} once we have your items.`,
    ),
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => ({
        ...{ variantId: line.variantId, name: line.name, quantity: line.quantity },
        amount: line.amount.toDecimal(),
      })),
  };
}

const goingTo = ({ byHand, goesTo }: ReturnFigures['parts'][number]): string =>
  byHand ? 'will be handed back to you' : `goes back ${goesTo.buyer}`;

/** `lines` of the query, `variantId:pieces` each. */
export function piecesOf(texts: readonly string[]) {
  return texts.map((text) => {
    const [variantId = '', quantity = ''] = text.split(':');
    return { variantId: variantId.toLowerCase(), quantity: Number(quantity) };
  });
}

/** The return with those of its legal actions that the caller may take. */
export function offeredTo({ permissions }: Caller, one: AdminReturnDto): AdminReturnDto {
  const needs = (action: string): Permission => (action === 'refund' ? 'orders.refund' : 'orders.write');
  return { ...one, legalActions: one.legalActions.filter((action) => permissions.includes(needs(action))) };
}
