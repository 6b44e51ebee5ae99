import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { SessionEnded } from '../domain/refusals.js';
import { PasskeyNotAdded, PasskeyUnknown, TooManyPasskeys } from '../domain/second-factor-refusals.js';
import type { ConfirmPassword } from './confirm-password.js';
import type {
  PasskeyOptions,
  PasskeyResponse,
  PasskeyRow,
  Passkeys,
  WebAuthn,
} from './second-factor-ports.js';
import type { SessionStore } from './ports.js';

const MOST = 20;

/** The caller's own passkeys. */
export class OwnPasskeys {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly webAuthn: WebAuthn,
    private readonly passwords: ConfirmPassword,
    private readonly sessions: SessionStore,
    private readonly shop: ShopTerms,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  list({ accountId }: Caller): Promise<PasskeyRow[]> {
    return this.passkeys.list(accountId);
  }

  /** What the browser needs to make one. @throws WrongPassword, TooManyPasskeys */
  async options(caller: Caller, password: string): Promise<PasskeyOptions> {
    await this.passwords.execute(caller, password);
    const { accountId: id, email, name } = caller;
    const known = await this.passkeys.credentialsOf(id);
    if (known.length >= MOST) throw new TooManyPasskeys();
    const options = await this.webAuthn.registration({ id, email, name }, await this.shop.shopName(), known);
    await this.passkeys.keepChallenge(options.challenge, id);
    return options;
  }

  /** @throws PasskeyNotAdded, SessionEnded when it ended meanwhile, such as by its owner's new password */
  async add(caller: Caller, name: string, response: PasskeyResponse): Promise<PasskeyRow[]> {
    const { accountId } = caller;
    const challenge = this.webAuthn.challengeOf(response);
    if (!challenge || !(await this.passkeys.useChallenge(challenge, accountId))) throw new PasskeyNotAdded();
    const verified = await this.webAuthn.verifyRegistration(response, challenge);
    if (!verified) throw new PasskeyNotAdded();
    await this.unit.run(async () => {
      if (!(await this.sessions.stands(accountId, caller.sessionId))) throw new SessionEnded();
      const isNew = await this.passkeys.add({ ...verified, id: this.ids.next(), accountId, name });
      if (!isNew) throw new PasskeyNotAdded();
      await this.sessions.proved(caller.sessionId);
      const payload = { accountId, name: caller.name, email: caller.email, state: 'passkey' };
      await this.outbox.publish({ topic: 'mail.second-factor', payload });
    });
    return this.passkeys.list(accountId);
  }

  /** @throws PasskeyUnknown */
  async remove({ accountId }: Caller, id: string): Promise<void> {
    await this.unit.run(async () => {
      if (!(await this.passkeys.remove(accountId, id))) throw new PasskeyUnknown();
      await this.sessions.forgetProofs(accountId);
    });
  }
}
