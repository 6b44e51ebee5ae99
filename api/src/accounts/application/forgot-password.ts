import type { Outbox } from '../../kernel/outbox.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { EmailUnknown } from '../domain/refusals.js';
import type { Accounts, Throttle } from './ports.js';

export interface Forgotten {
  email: string;
  ip: string;
}

/** Somebody asked for a new password; `MailResetLink` hears of it. */
export const RESET_ASKED = 'account.reset-asked';

/**
 * Takes the wish for a new password down. Known and unknown addresses get the same answer for the same work: whether
 * there is anybody to mail is found out later (security S08). A shop that `tellUnknownEmails` says so within the
 * disclosure budget (security C1). @throws EmailUnknown
 */
export class ForgotPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly terms: ShopTerms,
  ) {}

  async forgotPassword({ email, ip }: Forgotten): Promise<void> {
    if ((await this.terms.read()).tellUnknownEmails) await this.tell(email, ip);
    await this.outbox.publish({ topic: RESET_ASKED, payload: { email, sender: this.throttle.senderOf(ip) } });
  }

  private async tell(email: string, ip: string): Promise<void> {
    const account = await this.accounts.byEmail(email);
    const isKnown = account !== undefined && !account.isDisabled;
    const mayTell = await this.throttle.mayTell(ip, isKnown);
    if (mayTell && !isKnown) throw new EmailUnknown();
  }
}
