import type { Clock } from '../../kernel/clock.js';
import { MergedCredit } from '../../kernel/merged-credit.js';
import { whyNotCredit, type Credit } from '../domain/credit.js';
import type { MoveCredit } from './move-credit.js';
import type { Credits } from './ports.js';

const REASON = 'Two accounts became one';

/** The store credit of two accounts that become one: balances are added by currency, and nothing is owed more or less. */
export class MoveStoreCredit implements MergedCredit {
  constructor(
    private readonly credits: Credits,
    private readonly moves: MoveCredit,
    private readonly clock: Clock,
  ) {}

  async move(fromId: string, intoId: string, actorId: string): Promise<string[]> {
    const own = await this.credits.allOf(fromId);
    const others = await this.credits.allOf(intoId);
    const pairs = own.map((credit) => ({ credit, into: others.find((one) => isLike(one, credit)) }));
    const stuck = pairs.filter(
      ({ credit, into }) =>
        into && (this.isStopped(into) || (!credit.balance.isZero && this.isStopped(credit))),
    );
    if (stuck.length > 0) return stuck.map(({ credit }) => credit.balance.currency.code);
    for (const { credit, into } of pairs)
      if (into) await this.add(credit, into, actorId);
      else await this.credits.giveTo(credit.id, intoId);
    return [];
  }

  private async add(credit: Credit, into: Credit, id: string): Promise<void> {
    const [first, second] = [credit.id, into.id].toSorted();
    for (const one of [first, second]) if (one) await this.credits.lock(one);
    const now = (await this.credits.find(credit.id)) ?? credit;
    const actor = { kind: 'admin' as const, id };
    const move = { type: 'adjusted' as const, reason: REASON, actor };
    if (!now.balance.isZero) {
      await this.moves.moveCredit({ ...move, credit, amount: now.balance.negated() });
      await this.moves.moveCredit({ ...move, credit: into, amount: now.balance });
    }
    await this.credits.follow(credit.id, into.id);
    const expiresAt = later(credit.expiresAt, into.expiresAt);
    if (expiresAt?.getTime() !== into.expiresAt?.getTime()) await this.credits.save({ ...into, expiresAt });
  }

  private isStopped(credit: Credit): boolean {
    const why = whyNotCredit(credit, this.clock.now());
    return why === 'disabled' || why === 'expired';
  }
}

const isLike = (one: Credit, other: Credit): boolean =>
  one.balance.currency.code === other.balance.currency.code;

/** No end is the latest. */
const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : null;
