import { SYSTEM } from '../../ledger/domain/entry.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { shopDay } from '../../kernel/shop-days.js';
import { callersLanguage } from '../../kernel/tongue.js';
import type { Credit } from '../domain/credit.js';
import { isDue, whyNotOn, type BoughtCard, type CardRecipient, type Handover } from '../domain/handover.js';
import { GiftRecipientWrong } from '../domain/refusals.js';
import type { MailCard } from './mail-card.js';
import type { MoveCredit } from './move-credit.js';
import type { CardCodes, Credits, Handovers } from './ports.js';

/** A gift card that is being bought, and whom it is for. */
export interface CardForSale {
  bought: BoughtCard;
  to: CardRecipient;
  /** Who gives it; empty where the recipient is who buys it. */
  from: string;
  /** Its recipient's place among those that were named. */
  at?: number;
}

/** Gift cards that are bought: written down with their order, made once it is paid. Both join the caller's transaction. */
export class SellCards {
  constructor(
    private readonly handovers: Handovers,
    private readonly credits: Credits,
    private readonly codes: CardCodes,
    private readonly moves: MoveCredit,
    private readonly mail: Pick<MailCard, 'mailCard'>,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Nobody can spend them yet. @throws GiftRecipientWrong for a day that they are not mailed on */
  async keepCards(cards: readonly CardForSale[]): Promise<void> {
    const today = shopDay(this.clock.now());
    for (const { to, at = 0 } of cards) {
      const why = to.sendOn === null ? null : whyNotOn(to.sendOn, today);
      if (why) throw new GiftRecipientWrong(at, 'sendOn', why);
    }
    const language = callersLanguage() ?? null;
    const createdAt = this.clock.now();
    const rest = { creditId: null, sealedCode: null, mailedAt: null, takenBackAt: null };
    const kept = cards.map(({ bought, to, from }) => ({
      ...{ id: this.ids.next(), bought, ...to, from, language, ...rest },
      ...{ isForgotten: false, createdAt },
    }));
    if (kept.length > 0) await this.handovers.add(kept);
  }

  /** Makes each card once, however often the payment is confirmed, and mails those that are not for a later day. */
  async makeCards(orderId: string): Promise<void> {
    for (const handover of await this.handovers.lockOfOrder(orderId))
      if (handover.bought && handover.creditId === null && handover.takenBackAt === null)
        await this.make(handover, handover.bought);
  }

  private async make(handover: Handover, { orderId, face, paid }: BoughtCard): Promise<void> {
    if (face.isZero) return;
    const { code, hash } = this.codes.make();
    const card: Omit<Credit, 'balance' | 'version'> = {
      ...{ id: this.ids.next(), kind: 'gift-card', lastFour: code.slice(-4), accountId: null },
      ...{ isDisabled: false, expiresAt: null, note: '', createdAt: this.clock.now() },
    };
    await this.credits.add({ ...card, codeHash: hash, currency: face.currency });
    const move = { credit: card, reference: handover.id, orderId, actor: SYSTEM };
    if (!paid.isZero) await this.moves.moveCredit({ ...move, type: 'sold', amount: paid });
    const given = face.minus(paid);
    if (!given.isZero) await this.moves.moveCredit({ ...move, type: 'issued', amount: given });
    const made = { ...handover, creditId: card.id, sealedCode: this.codes.seal(code) };
    await this.handovers.save(made);
    if (isDue(made, shopDay(this.clock.now())))
      await this.mail.mailCard(made, { ...card, balance: face, version: 1 });
  }
}
