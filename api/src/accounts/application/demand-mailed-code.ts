import type { Outbox } from '../../kernel/outbox.js';
import type { Account } from '../domain/account.js';
import { MailedCodeRequired, WrongMailedCode } from '../domain/refusals.js';
import type { LoginCodes, Throttle } from './ports.js';

/** Somebody entered a password where so many guess that a mailed code is asked for, too; `MailLoginCode` hears of it. */
export const LOGIN_CODE_ASKED = 'account.login-code-asked';

export interface Shown {
  mailedCode?: string | undefined;
  ip: string;
}

/**
 * The second step of a log-in to an account at which many guess, from a network that its owner has not been at: a code
 * that is mailed if the password was right. A right and a wrong password get the same answer for the same work, so
 * that a guess tells nothing (security S06).
 */
export class DemandMailedCode {
  constructor(
    private readonly codes: LoginCodes,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
  ) {}

  /** `owner` is undefined where the password was wrong. @throws MailedCodeRequired, WrongMailedCode */
  async demand(owner: Account | undefined, { mailedCode, ip }: Shown): Promise<void> {
    if (!mailedCode) {
      await this.outbox.publish({ topic: LOGIN_CODE_ASKED, payload: { accountId: owner?.id ?? '' } });
      throw new MailedCodeRequired();
    }
    const mayTry = await this.throttle.mailedCode(owner?.id, ip);
    if (!owner || !mayTry || !this.codes.isRight(owner, mailedCode)) throw new WrongMailedCode();
  }
}
