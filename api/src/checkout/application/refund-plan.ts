import { Money } from '../../kernel/money.js';
import { RefundTooLarge } from '../../payments/domain/refusals.js';
import { InvalidPurchase, RefundTooMany } from '../domain/refusals.js';

/** One line of an order as a refund sees it: what was bought, and what has been given back of it before. */
export interface RefundableLine {
  variantId: string;
  name: string;
  bought: number;
  /** What was paid for the line: after the coupon, tax included. */
  total: Money;
  /** Pieces given back before. */
  refunded: number;
  /** What those pieces had cost: less may have been returned for them. */
  refundedShare: Money;
  /** Absent where the receipt does not tell by which rate the line was taxed. */
  tax?: LineTax;
}

/** The tax in an amount, and its rate's place in the receipt; null is none. */
export interface LineTax {
  rate: number | null;
  amount: Money;
}

export interface PlannedLine {
  variantId: string;
  name: string;
  quantity: number;
  /** What was paid for these pieces. */
  share: Money;
  /** What comes back for them. */
  amount: Money;
  /** The tax in `amount`. */
  tax?: LineTax;
}

/** Exactly what comes back and is no longer to be paid: the lines' amounts and `goodwillAmount` add up to both. */
export interface RefundPlan {
  /** What comes back as money. */
  amount: Money;
  /** What of the pieces nobody has paid, and nobody has to any more. */
  waived: Money;
  lines: PlannedLine[];
  /** Belongs to no line: a sum given out of goodwill. */
  goodwillAmount: Money;
}

export interface RefundScope {
  lines?: readonly { variantId: string; quantity: number }[] | undefined;
  amount?: Money | undefined;
  /** What of the pieces comes off what is still to be paid: as much as possible, or what goes beyond the money that there is; nothing unless said. */
  waives?: 'first' | 'last' | undefined;
}

/** What of an order nobody has paid yet: pieces may have cost more than the shop holds. */
export interface Unpaid {
  amount: Money;
  /** What of it may be waived: what the staff collects at the door. */
  waivable: Money;
  /** The smallest coin that this is paid in, in smallest units; 1 where it is not paid in coins. */
  coin: number;
}

/**
 * Pieces, a sum, or both (these pieces, but this sum: a fee is kept); without either, everything that is left. Each
 * piece's share is taken from what is left of its line, so that over any split a line gives back its total to the cent.
 * @throws RefundTooLarge above `available` or above what the pieces have cost, RefundTooMany, InvalidPurchase
 */
export function planRefund(
  bought: readonly RefundableLine[],
  scope: RefundScope,
  available: Money,
  unpaid = nothingUnpaid(available),
): RefundPlan {
  if (scope.amount && scope.amount.cents <= 0) throw new RefundTooLarge(available);
  const plan = scope.lines?.length
    ? ofPieces(bought, scope.lines, scope.amount)
    : scope.amount
      ? { amount: scope.amount, lines: [], goodwillAmount: scope.amount }
      : ofAll(bought, available);
  const isNamed = scope.lines?.length || scope.amount;
  const waived = waivedOf(plan.amount, isNamed ? scope.waives : undefined, available, unpaid);
  const goodwill = waived.lessThan(plan.amount) ? waived.times(0) : waived.minus(plan.amount);
  const amount = plan.amount.plus(goodwill).minus(waived);
  if (available.lessThan(amount)) throw new RefundTooLarge(available, unpaid.amount);
  return { ...plan, amount, waived, goodwillAmount: plan.goodwillAmount.plus(goodwill) };
}

/** What is left to be paid is an amount that coins can pay, in favour of the buyer. */
function waivedOf(
  cost: Money,
  waives: RefundScope['waives'],
  available: Money,
  { waivable, coin }: Unpaid,
): Money {
  if (!waives) return cost.times(0);
  const beyond = available.lessThan(cost) ? cost.minus(available) : cost.times(0);
  const wanted = waives === 'first' ? cost : beyond;
  if (wanted.isZero || !wanted.lessThan(waivable)) return wanted.isZero ? wanted : waivable;
  const left = waivable.minus(wanted).cents;
  return waivable.minus(Money.ofCents(left - (left % coin), waivable.currency));
}

const nothingUnpaid = (available: Money): Unpaid => ({
  ...{ amount: available.times(0), waivable: available.times(0), coin: 1 },
});

type Planned = Omit<RefundPlan, 'waived'>;

/** Pieces of a line that can still be given back. */
export const piecesLeft = (line: RefundableLine): number => line.bought - line.refunded;

function ofPieces(
  bought: readonly RefundableLine[],
  wanted: readonly { variantId: string; quantity: number }[],
  amount: Money | undefined,
): Planned {
  const pieces = [...summed(wanted)].map(([variantId, quantity]) => {
    const line = bought.find((one) => one.variantId === variantId);
    if (!line) throw new InvalidPurchase('These items are not in the order', 'lines');
    if (quantity < 1 || quantity > piecesLeft(line)) throw new RefundTooMany(line, piecesLeft(line));
    return taken(line, quantity);
  });
  const cost = Money.sum(pieces.map(({ share }) => share));
  if (amount && cost.lessThan(amount)) throw new RefundTooLarge(cost);
  return { ...shared(amount ?? cost, pieces), goodwillAmount: cost.times(0) };
}

function ofAll(bought: readonly RefundableLine[], available: Money): Planned {
  const pieces = bought.filter((line) => piecesLeft(line) > 0).map((line) => taken(line, piecesLeft(line)));
  const cost = Money.sum(
    pieces.map(({ share }) => share),
    available.currency,
  );
  const ofLines = cost.lessThan(available) ? cost : available;
  const { lines } = shared(ofLines, pieces);
  return { amount: available, lines, goodwillAmount: available.minus(ofLines) };
}

function taken(line: RefundableLine, quantity: number): PlannedLine {
  const left = line.total.minus(line.refundedShare);
  const [share = left] = left.allocate([quantity, piecesLeft(line) - quantity]);
  const { variantId, name } = line;
  return { variantId, name, quantity, share, amount: share, ...taxOf(line, share) };
}

/** From the line's tax up to these pieces that of the pieces before: all pieces together have the line's to the cent. */
function taxOf({ total, tax, refundedShare }: RefundableLine, share: Money): Pick<PlannedLine, 'tax'> {
  if (!tax || total.isZero) return {};
  const upTo = ({ cents }: Money) => tax.amount.portion(cents, total.cents);
  return { tax: { ...tax, amount: upTo(refundedShare.plus(share)).minus(upTo(refundedShare)) } };
}

/** The sum over the pieces, in proportion to what they have cost. */
function shared(amount: Money, pieces: readonly PlannedLine[]): Omit<Planned, 'goodwillAmount'> {
  const parts = amount.allocate(pieces.map(({ share }) => share.cents));
  return { amount, lines: pieces.map((piece, index) => lowered(piece, parts[index] ?? amount)) };
}

function lowered(piece: PlannedLine, amount: Money): PlannedLine {
  const { share, tax } = piece;
  if (!tax || share.isZero) return { ...piece, amount };
  return { ...piece, amount, tax: { ...tax, amount: tax.amount.portion(amount.cents, share.cents) } };
}

function summed(wanted: readonly { variantId: string; quantity: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of wanted) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return sums;
}
