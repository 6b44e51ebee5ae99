import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { Account } from '../domain/account.js';
import { checkPassword } from '../domain/password-rules.js';
import type { Accounts, PasswordRules, Passwords, Throttle, UserView } from './ports.js';
import { userView } from './user-view.js';

export interface Registration {
  name: string;
  email: string;
  phone: string;
  password: string;
  /** Where it came from: letters count for it. */
  ip: string;
}

/** What is answered; `byMail` when the account waits for its owner to set a password by the mailed link. */
export interface Registered {
  user: UserView;
  byMail: boolean;
}

/** Somebody wants an account where nobody may learn who has one; `OpenAccount` hears of it. */
export const SIGN_UP_ASKED = 'account.sign-up-asked';

/**
 * A visitor becomes a shopper. The role is never taken from what was sent. A shop that `signUpByMail` only takes the wish
 * down, in the same statements for taken and free addresses (security C1). @throws EmailTaken, PasswordTooShort, …
 */
export class Register {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly terms: ShopTerms,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async register(registration: Registration): Promise<Registered> {
    const { name, email, password } = registration;
    checkPassword(password, this.rules, { about: [name, email] });
    const byMail = (await this.terms.read()).signUpByMail;
    const account = await this.draft(registration, byMail);
    const sender = this.throttle.senderOf(registration.ip);
    const payload = { ...signUpRequestOf(account, sender) };
    if (byMail) await this.outbox.publish({ topic: SIGN_UP_ASKED, payload });
    else await this.accounts.add(account);
    return { user: userView(account), byMail };
  }

  /** With the password that was sent, or one that nobody knows: by mail its owner sets it. */
  private async draft({ name, email, phone, password }: Registration, byMail: boolean): Promise<Account> {
    const passwordHash = byMail ? await this.passwords.hashOfNone() : await this.passwords.hash(password);
    const [id, now] = [this.ids.next(), this.clock.now()];
    return new Account({ id, name, email: email.trim(), phone, passwordHash, role: 'customer', now });
  }
}

/** A requested account, as it waits in the outbox. */
export interface SignUpRequest {
  id: string;
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  /** ISO 8601. */
  at: string;
  /** A hash of where it came from. */
  sender: string;
}

const signUpRequestOf = (
  { id, name, email, phone, passwordHash, createdAt }: Account,
  sender: string,
): SignUpRequest => ({
  id,
  name,
  email,
  phone,
  passwordHash,
  at: createdAt.toISOString(),
  sender,
});
