import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { SecurityKind, SecurityLog } from '../../kernel/security-log.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { PasskeyNotAdded, PasskeyUnknown, TooManyPasskeys } from '../domain/second-factor-refusals.js';
import type { ConfirmPassword, ShownAgain } from './confirm-password.js';
import type { SessionStore } from './ports.js';
import type {
  OneTimeCodes,
  PasskeyOptions,
  PasskeyResponse,
  PasskeyRow,
  Passkeys,
  SecondFactors,
  WebAuthn,
} from './second-factor-ports.js';
import type { StepUp } from './step-up.js';

const MOST = 20;

export interface PasskeyAdded {
  rows: PasskeyRow[];
  /** Ten of them with the first factor of the account, for the day when its device is not at hand. */
  recoveryCodes?: string[];
}

/** The caller's own passkeys; whoever has a second factor shows it before one is added or goes. */
export class OwnPasskeys {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly webAuthn: WebAuthn,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly passwords: ConfirmPassword,
    private readonly stepUp: StepUp,
    private readonly sessions: SessionStore,
    private readonly shop: ShopTerms,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    private readonly unit: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  list({ accountId }: Caller): Promise<PasskeyRow[]> {
    return this.passkeys.list(accountId);
  }

  /** What the browser needs to make one. @throws WrongPassword, FactorRequired, MailedLinkRequired, TooManyPasskeys */
  async options(caller: Caller, shown: ShownAgain): Promise<PasskeyOptions> {
    await this.passwords.confirmPassword(caller, shown);
    await this.stepUp.bound(caller);
    const { accountId: id, email, name } = caller;
    const known = await this.passkeys.credentialsOf(id);
    if (known.length >= MOST) throw new TooManyPasskeys();
    const options = await this.webAuthn.registration(
      { id, email, name },
      (await this.shop.read()).name,
      known,
    );
    await this.passkeys.keepChallenge(options.challenge, id);
    return options;
  }

  /**
   * The first factor of an account ends the sessions that were opened without one. @throws PasskeyNotAdded, FactorRequired,
   * SessionEnded when it ended meanwhile, such as by its owner's new password
   */
  async add(caller: Caller, name: string, response: PasskeyResponse): Promise<PasskeyAdded> {
    const { accountId, sessionId } = caller;
    const challenge = this.webAuthn.challengeOf(response);
    if (!challenge || !(await this.passkeys.useChallenge(challenge, accountId))) throw new PasskeyNotAdded();
    const verified = await this.webAuthn.verifyRegistration(response, challenge);
    if (!verified) throw new PasskeyNotAdded();
    const recoveryCodes = await this.unit.run(async () => {
      const { hasFactor } = await this.stepUp.bound(caller);
      const isNew = await this.passkeys.add({ ...verified, id: this.ids.next(), accountId, name });
      if (!isNew) throw new PasskeyNotAdded();
      if (!hasFactor) await this.sessions.revokeAll(accountId, sessionId);
      await this.sessions.proved(sessionId);
      await this.tell(caller, 'passkey', 'factor-added', name);
      return this.firstCodes(accountId);
    });
    return { rows: await this.passkeys.list(accountId), ...(recoveryCodes ? { recoveryCodes } : {}) };
  }

  /** @throws PasskeyUnknown, PasswordRequired, FactorRequired */
  async remove(caller: Caller, id: string): Promise<void> {
    const { accountId } = caller;
    await this.unit.run(async () => {
      if (!(await this.passkeys.list(accountId)).some((one) => one.id === id)) throw new PasskeyUnknown();
      await this.stepUp.shown(caller);
      if (!(await this.passkeys.remove(accountId, id))) throw new PasskeyUnknown();
      const app = await this.factors.find(accountId);
      const left = await this.passkeys.credentialsOf(accountId);
      if (!app?.isConfirmed && left.length === 0) await this.factors.remove(accountId);
      await this.sessions.forgetProofs(accountId);
      await this.tell(caller, 'passkey-off', 'factor-removed', id);
    });
  }

  private async firstCodes(accountId: string): Promise<string[] | undefined> {
    if ((await this.factors.recoveryCodesLeft(accountId)) > 0) return undefined;
    const codes = this.codes.newRecoveryCodes();
    await this.factors.replaceRecoveryCodes(accountId, codes);
    return codes;
  }

  private async tell(caller: Caller, state: string, kind: SecurityKind, about: string): Promise<void> {
    const { accountId, name, email } = caller;
    await this.outbox.publish({ topic: 'mail.second-factor', payload: { accountId, name, email, state } });
    const factor = 'passkey';
    await this.security.record({
      kind,
      outcome: 'done',
      actorId: accountId,
      accountId,
      email,
      factor,
      about,
    });
  }
}
