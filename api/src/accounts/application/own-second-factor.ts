import type { Caller } from '../../kernel/caller.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { SecurityKind, SecurityLog } from '../../kernel/security-log.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { SecondFactorOff, SecondFactorOn, WrongCode } from '../domain/second-factor-refusals.js';
import type { ConfirmPassword, ShownAgain } from './confirm-password.js';
import type { SessionStore, Throttle } from './ports.js';
import type { OneTimeCodes, Passkeys, SecondFactors } from './second-factor-ports.js';
import type { StepUp } from './step-up.js';

export interface SecondFactorState {
  isOn: boolean;
  recoveryCodesLeft: number;
}

export interface SecondFactorStart {
  secret: string;
  /** What the QR code says. */
  address: string;
}

/**
 * The caller's own authenticator app and recovery codes: set up, confirm, take new codes, turn off. Whoever has a second
 * factor shows it first. A session that ended meanwhile, such as by its owner's new password, changes nothing.
 */
export class OwnSecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly passkeys: Passkeys,
    private readonly sessions: SessionStore,
    private readonly passwords: ConfirmPassword,
    private readonly stepUp: StepUp,
    private readonly throttle: Throttle,
    private readonly shop: ShopTerms,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    private readonly unit: UnitOfWork,
  ) {}

  async state({ accountId }: Caller): Promise<SecondFactorState> {
    const isOn = (await this.factors.find(accountId))?.isConfirmed ?? false;
    const opens = isOn || (await this.passkeys.credentialsOf(accountId)).length > 0;
    return { isOn, recoveryCodesLeft: opens ? await this.factors.recoveryCodesLeft(accountId) : 0 };
  }

  /** A new secret, which counts after its first code. @throws WrongPassword, SecondFactorOn, FactorRequired, MailedLinkRequired */
  async start(caller: Caller, shown: ShownAgain): Promise<SecondFactorStart> {
    await this.passwords.confirmPassword(caller, shown);
    if ((await this.state(caller)).isOn) throw new SecondFactorOn();
    await this.stepUp.bound(caller);
    const secret = this.codes.newSecret();
    await this.factors.start(caller.accountId, secret);
    return { secret, address: this.codes.addressOf(secret, caller.email, (await this.shop.read()).name) };
  }

  /** The first code turns it on and ends the sessions that were opened without it. @throws WrongCode, SecondFactorOn, SecondFactorOff, FactorRequired */
  async confirm(caller: Caller, code: string, ip: string): Promise<string[]> {
    const { accountId, sessionId } = caller;
    const factor = await this.factors.find(accountId);
    if (!factor?.secret) throw new SecondFactorOff();
    if (factor.isConfirmed) throw new SecondFactorOn();
    await this.throttle.code(accountId, ip);
    const step = this.codes.stepOf(factor.secret, code.replace(/\s/g, ''));
    if (step === undefined) throw new WrongCode();
    return this.unit.run(async () => {
      await this.stepUp.bound(caller);
      if (!(await this.factors.useStep(accountId, step))) throw new WrongCode();
      await this.factors.confirm(accountId);
      await this.throttle.codeSucceeded(accountId, ip);
      await this.sessions.revokeAll(accountId, sessionId);
      await this.sessions.proved(sessionId);
      await this.tell(caller, 'on', 'factor-added', 'app');
      return this.newCodes(accountId);
    });
  }

  /** Ten new recovery codes; the earlier ones end. @throws WrongPassword, SecondFactorOff, FactorRequired */
  async renewCodes(caller: Caller, shown: ShownAgain): Promise<string[]> {
    await this.passwords.confirmPassword(caller, shown);
    return this.unit.run(async () => {
      if (!(await this.stepUp.shown(caller)).hasFactor) throw new SecondFactorOff();
      await this.tell(caller, 'codes', 'factor-added', 'recovery code');
      return this.newCodes(caller.accountId);
    });
  }

  /** @throws WrongPassword, SecondFactorOff, FactorRequired */
  async turnOff(caller: Caller, shown: ShownAgain): Promise<void> {
    const { accountId } = caller;
    await this.passwords.confirmPassword(caller, shown);
    await this.unit.run(async () => {
      await this.stepUp.shown(caller);
      if (!(await this.state(caller)).isOn) throw new SecondFactorOff();
      const passkeys = await this.passkeys.credentialsOf(accountId);
      await this.factors.remove(accountId, passkeys.length > 0);
      await this.sessions.forgetProofs(accountId);
      await this.tell(caller, passkeys.length > 0 ? 'app-off' : 'off', 'factor-removed', 'app');
    });
  }

  private async newCodes(accountId: string): Promise<string[]> {
    const codes = this.codes.newRecoveryCodes();
    await this.factors.replaceRecoveryCodes(accountId, codes);
    return codes;
  }

  private async tell(caller: Caller, state: string, kind: SecurityKind, factor: string): Promise<void> {
    const { accountId, name, email } = caller;
    await this.outbox.publish({ topic: 'mail.second-factor', payload: { accountId, name, email, state } });
    await this.security.record({ kind, outcome: 'done', actorId: accountId, accountId, email, factor });
  }
}
