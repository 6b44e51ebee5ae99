import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import { shopDay } from '../../kernel/shop-days.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { printedCode } from '../domain/code.js';
import type { Credit } from '../domain/credit.js';
import { isDue, withoutRecipient, type Handover } from '../domain/handover.js';
import type { CardCodes, Credits, Handovers } from './ports.js';

const BATCH = 100;

/** Mails the codes of gift cards: at once, on their day, and again. */
export class MailCard {
  constructor(
    private readonly handovers: Handovers,
    private readonly credits: Credits,
    private readonly codes: CardCodes,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Those whose day has come; each in a transaction of its own. Answers how many. */
  async mailDue(): Promise<number> {
    let mailed = 0;
    for (;;) {
      const ids = await this.handovers.due(shopDay(this.clock.now()), BATCH);
      if (ids.length === 0) return mailed;
      for (const id of ids) mailed += await this.unitOfWork.run(() => this.mailOnce(id));
    }
  }

  /** Unless somebody was faster. */
  private async mailOnce(creditId: string): Promise<number> {
    const handover = await this.handovers.lockOfCredit(creditId);
    const credit = await this.credits.lock(creditId);
    if (!handover || !credit || !isDue(handover, shopDay(this.clock.now()))) return 0;
    await this.mailCard(handover, credit);
    return 1;
  }

  /**
   * Publishes its letter and saves that it was mailed. Where the code cannot be opened any more the card gets another one. Joins the
   * caller's transaction, in which handover and card are locked.
   */
  async mailCard(handover: Handover, credit: Credit): Promise<void> {
    const { sealedCode } = handover;
    const code = (sealedCode && this.codes.open(sealedCode)) || (await this.recode(credit));
    const mailedAt = this.clock.now();
    const mailed = { ...handover, sealedCode: this.codes.seal(code), mailedAt };
    await this.handovers.save(handover.isForgotten ? withoutRecipient(mailed) : mailed);
    const { email, name, from, message, language } = handover;
    const { balance, expiresAt } = credit;
    await this.outbox.publish({
      topic: 'mail.gift-card',
      payload: {
        ...{ email, name, from, message, code: printedCode(code) },
        ...{ amountCents: balance.cents, currency: balance.currency.code },
        ...(expiresAt ? { until: shopDay(expiresAt) } : {}),
        ...(language ? { language } : {}),
      },
    });
  }

  private async recode({ id }: Credit): Promise<string> {
    const { code, hash } = this.codes.make();
    await this.credits.recode(id, hash, code.slice(-4));
    return code;
  }
}
