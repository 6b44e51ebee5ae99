import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { shopDay } from '../../kernel/shop-days.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { isDue, whyNotOn, type CardRecipient, type Handover } from '../domain/handover.js';
import { CreditNotFound, CreditWrong, NothingToMail } from '../domain/refusals.js';
import type { MailCard } from './mail-card.js';
import type { CardCodes, Credits, Handovers } from './ports.js';

const STOPPED = 'This gift card pays nothing now: enable it first';

/** Sends the codes of gift cards where the staff says. */
export class HandOverCard {
  constructor(
    private readonly handovers: Handovers,
    private readonly credits: Credits,
    private readonly codes: CardCodes,
    private readonly mail: Pick<MailCard, 'mailCard'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** A card that was just given, now or on its day. Joins the caller's transaction. @throws CreditWrong for a day that is over */
  async handOver(creditId: string, to: CardRecipient, code: string): Promise<void> {
    const today = shopDay(this.clock.now());
    const why = to.sendOn === null ? null : whyNotOn(to.sendOn, today);
    if (why) throw new CreditWrong([{ field: 'sendOn', message: why }]);
    const handover = { ...this.fresh(creditId), ...to, sealedCode: this.codes.seal(code) };
    await this.handovers.add([handover]);
    const credit = isDue(handover, today) ? await this.credits.lock(creditId) : undefined;
    if (credit) await this.mail.mailCard(handover, credit);
  }

  /**
   * Mails it again, or to another address. A card whose code is not known any more, for it was told once, gets another one, and the
   * old one pays nothing any more. @throws CreditNotFound, NothingToMail, CreditWrong where nobody has said whom it is for
   */
  mailAgain(creditId: string, to: Partial<Omit<CardRecipient, 'sendOn'>>): Promise<void> {
    return this.unitOfWork.run(async () => {
      const known = await this.handovers.lockOfCredit(creditId);
      const credit = await this.credits.lock(creditId);
      if (!credit) throw new CreditNotFound();
      if (credit.kind !== 'gift-card') throw new NothingToMail();
      if (credit.isDisabled) throw new CreditWrong([{ field: 'email', message: STOPPED }]);
      const handover = { ...(known ?? this.fresh(creditId)), ...to };
      if (!handover.email) throw new CreditWrong([{ field: 'email', message: 'Email is required' }]);
      if (!known) await this.handovers.add([handover]);
      await this.mail.mailCard(handover, credit);
    });
  }

  private fresh(creditId: string): Handover {
    return {
      ...{ id: this.ids.next(), bought: null, creditId, from: '', language: null },
      ...{ email: '', name: '', message: '', sendOn: null, sealedCode: null },
      ...{ mailedAt: null, takenBackAt: null, isForgotten: false, createdAt: this.clock.now() },
    };
  }
}
