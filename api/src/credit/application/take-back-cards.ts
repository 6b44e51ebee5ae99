import type { Clock } from '../../kernel/clock.js';
import { Money } from '../../kernel/money.js';
import type { Actor } from '../../ledger/domain/entry.js';
import type { Credit } from '../domain/credit.js';
import { withoutRecipient, type BoughtCard, type Handover } from '../domain/handover.js';
import { GiftCardsGoBack, GiftCardUsed } from '../domain/refusals.js';
import type { MoveCredit } from './move-credit.js';
import type { Credits, Handovers } from './ports.js';

/** What of an order goes back: pieces with what is given back for them, and a sum that belongs to none. */
export interface CardsBack {
  orderId: string;
  pieces: readonly { variantId: string; quantity: number; amount: Money }[];
  goodwill: Money;
  /** What the shop still has of the order. */
  available: Money;
  actor: Actor;
}

/** Why cards are stopped whose money a bank has for now. */
export const DISPUTED = 'payment disputed';

interface LiveCard {
  handover: Handover;
  bought: BoughtCard;
  credit: Credit;
  /** What can be given back for it. */
  left: Money;
}

/** Takes gift cards back whose money goes back to their buyer: as far as nobody has spent it, and never both. */
export class TakeBackCards {
  constructor(
    private readonly handovers: Handovers,
    private readonly credits: Credits,
    private readonly moves: MoveCredit,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction, in which the order is locked. @throws GiftCardUsed, GiftCardsGoBack */
  async takeBack({ orderId, pieces, goodwill, available, actor }: CardsBack): Promise<void> {
    const handovers = await this.handovers.lockOfOrder(orderId);
    for (const { variantId, quantity } of pieces) {
      const unmade = handovers.filter((one) => isUnmade(one) && one.bought?.variantId === variantId);
      await this.neverMake(unmade.slice(0, quantity));
    }
    const live = await this.live(handovers);
    if (live.length === 0) return;
    const back = pieces.flatMap(({ variantId, quantity, amount }) => {
      const cards = live.filter(({ bought }) => bought.variantId === variantId).slice(0, quantity);
      const left = Money.sum(
        cards.map((one) => one.left),
        amount.currency,
      );
      if (cards.length > 0 && left.lessThan(amount)) throw new GiftCardUsed(left);
      return cards;
    });
    const kept = live.filter((one) => !back.includes(one));
    const onCards = Money.sum(
      kept.map(({ bought }) => bought.paid),
      available.currency,
    );
    const ofPieces = Money.sum(
      pieces.map(({ amount }) => amount),
      available.currency,
    );
    const most = available.minus(onCards).minus(ofPieces);
    if (!goodwill.isZero && most.lessThan(goodwill))
      throw new GiftCardsGoBack(most.cents < 0 ? most.times(0) : most);
    for (const card of back) await this.stop(card, actor);
  }

  /** All cards of an order that comes to nothing. @throws GiftCardUsed */
  async takeAllBack(orderId: string, actor: Actor): Promise<void> {
    const live = await this.live(await this.handovers.lockOfOrder(orderId));
    for (const { left, bought } of live) if (left.lessThan(bought.paid)) throw new GiftCardUsed(left);
    for (const card of live) await this.stop(card, actor);
  }

  /**
   * All cards of an order whose money was taken away outside the shop: what is left on them, and those that are not made yet.
   * Joins the caller's transaction, in which the order is locked.
   * @param reason `DISPUTED` where the money may come back
   */
  async stopWhatIsLeft(orderId: string, actor: Actor, reason = ''): Promise<void> {
    const handovers = await this.handovers.lockOfOrder(orderId);
    await this.neverMake(handovers.filter(isUnmade));
    for (const card of await this.live(handovers)) await this.stop(card, actor, reason);
  }

  /**
   * The bank has given the money back: cards of the order that its dispute had stopped pay again, with what was on them. Joins the
   * caller's transaction, in which the order is locked.
   */
  async letGoOn(orderId: string, actor: Actor): Promise<void> {
    const stopped = (await this.handovers.lockOfOrder(orderId)).filter(
      ({ takenBackAt }) => takenBackAt !== null,
    );
    for (const handover of stopped.toSorted(byCredit)) {
      const credit = handover.creditId ? await this.credits.lock(handover.creditId) : undefined;
      const sums = credit ? await this.credits.sumsFor(credit.id, DISPUTED) : [];
      if (!credit || sums.length === 0) continue;
      for (const { type, amount } of sums)
        await this.moves.moveCredit({
          credit,
          type,
          amount: amount.negated(),
          orderId,
          reason: DISPUTED,
          actor,
        });
      const now = (await this.credits.lock(credit.id)) ?? credit;
      await this.credits.save({ ...now, isDisabled: false });
      await this.handovers.save({ ...handover, takenBackAt: null });
    }
  }

  private async neverMake(unmade: readonly Handover[]): Promise<void> {
    for (const one of unmade) await this.handovers.save({ ...one, takenBackAt: this.clock.now() });
  }

  /** Made and not taken back; those with the most on them first, locked in the order of their ids. */
  private async live(handovers: readonly Handover[]): Promise<LiveCard[]> {
    const live: LiveCard[] = [];
    for (const handover of handovers.toSorted(byCredit)) {
      const { bought, creditId, takenBackAt } = handover;
      const credit = creditId && takenBackAt === null ? await this.credits.lock(creditId) : undefined;
      if (bought && credit) live.push({ handover, bought, credit, left: leftOf(credit, bought) });
    }
    return live.toSorted((one, other) => other.left.cents - one.left.cents);
  }

  private async stop({ handover, bought, credit }: LiveCard, actor: Actor, reason = ''): Promise<void> {
    const { orderId, paid } = bought;
    const voided = credit.balance.lessThan(paid) ? credit.balance : paid;
    const rest = credit.balance.minus(voided);
    // what may be undone may happen again
    const named = reason ? { reason } : { reference: handover.id };
    const move = { credit, ...named, orderId, actor };
    if (!voided.isZero) await this.moves.moveCredit({ ...move, type: 'voided', amount: voided.negated() });
    if (!rest.isZero) await this.moves.moveCredit({ ...move, type: 'adjusted', amount: rest.negated() });
    await this.credits.save({ ...credit, isDisabled: true });
    const stopped = { ...handover, takenBackAt: this.clock.now() };
    await this.handovers.save(handover.isForgotten ? withoutRecipient(stopped) : stopped);
  }
}

const isUnmade = ({ creditId, takenBackAt }: Handover): boolean => creditId === null && takenBackAt === null;

const byCredit = (one: Handover, other: Handover): number =>
  (one.creditId ?? '') < (other.creditId ?? '') ? -1 : 1;

/** What the shop has given on top is spent last of what goes back. */
function leftOf({ balance }: Credit, { face, paid }: BoughtCard): Money {
  const left = balance.minus(face.minus(paid));
  if (left.cents < 0) return left.times(0);
  return paid.lessThan(left) ? paid : left;
}
