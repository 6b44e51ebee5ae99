import type { Caller } from '../../kernel/caller.js';
import type { Outbox } from '../../kernel/outbox.js';
import { PasswordRequired } from '../../kernel/password-required.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { SessionEnded } from '../domain/refusals.js';
import { FactorRequired, MailedLinkRequired } from '../domain/second-factor-refusals.js';
import type { CheckSecondFactor } from './check-second-factor.js';
import { RESET_ASKED } from './forgot-password.js';
import type { SessionStore, Standing } from './ports.js';

/**
 * What a session must have shown in the last 15 minutes before it changes how its account is opened or reached: the
 * password, and a second factor where the account has one (security S66).
 */
export class StepUp {
  constructor(
    private readonly sessions: SessionStore,
    private readonly secondFactor: CheckSecondFactor,
    private readonly terms: ShopTerms,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /** Locks the account until the running transaction ends. @throws SessionEnded, PasswordRequired, FactorRequired */
  async shown({ accountId, sessionId }: Caller): Promise<Standing> {
    const standing = await this.unit.run(() => this.sessions.standing(accountId, sessionId));
    if (!standing) throw new SessionEnded();
    if (standing.hasFactor && !standing.showedFactor)
      throw new FactorRequired(await this.secondFactor.known(accountId));
    if (!standing.showedPassword) throw new PasswordRequired();
    return standing;
  }

  /**
   * The same, and of staff whose first factor is demanded by the shop: a password that a mailed link has set in the last
   * hour, so that a stolen one alone sets up nobody's factor. The link is mailed. @throws MailedLinkRequired and as `shown`
   */
  async bound(caller: Caller): Promise<Standing> {
    const standing = await this.shown(caller);
    if (standing.hasFactor || standing.usedMailedLink || caller.role === 'customer') return standing;
    if (!(await this.terms.read()).staffSecondFactor) return standing;
    await this.outbox.publish({ topic: RESET_ASKED, payload: { email: caller.email } });
    throw new MailedLinkRequired();
  }
}
