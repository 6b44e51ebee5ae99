import { spellingKey } from '../../kernel/spelling-key.js';
import { mayBeOne, WAITING_STATES, type Withdrawal } from './withdrawal.js';

/** What is said now, of the same order. */
export interface SaidNow extends Pick<Withdrawal, 'name' | 'items' | 'lines'> {
  at: Date;
  /** The name of the order. */
  buyer: string;
  /** Nothing of the order can be withdrawn from any more. */
  isNothingLeft: boolean;
}

/** Within so long the same words are one statement sent twice; afterwards they may mean further pieces. */
const REPEAT_MS = 5 * 60_000;

const DONE: readonly Withdrawal['state'][] = ['cancelled', 'refunded', 'returning'];

/**
 * Whether `one` has said before what is said now. A statement under a name that is neither the buyer's nor the speaker's, and one
 * that was settled while pieces are left, speak for nobody else: whoever says it gets a receipt of their own.
 */
export function wasSaidBefore(one: Withdrawal, now: SaidNow): boolean {
  const isDone = DONE.includes(one.state);
  const isOurs = isDone || mayBeOne(one.name, now.buyer) || spellingKey(one.name) === spellingKey(now.name);
  if (!isOurs) return false;
  // once the whole order is withdrawn from, whatever else is said of it is that statement again
  if (now.isNothingLeft && one.items === '') return true;
  if (!saysTheSame(one, now) || (one.state === 'settled' && !now.isNothingLeft)) return false;
  if (now.at.getTime() - one.receivedAt.getTime() < REPEAT_MS) return true;
  return one.items === '' && WAITING_STATES.some((state) => state === one.state);
}

function saysTheSame(one: Withdrawal, now: SaidNow): boolean {
  if (one.lines.length > 0 && now.lines.length > 0) return piecesOf(one) === piecesOf(now);
  return spellingKey(one.items) === spellingKey(now.items);
}

const piecesOf = ({ lines }: Pick<Withdrawal, 'lines'>): string =>
  lines
    .map(({ variantId, quantity }) => `${variantId}:${quantity}`)
    .sort()
    .join();
