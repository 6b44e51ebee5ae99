import type { Caller } from '../../kernel/caller.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { SessionEnded } from '../domain/refusals.js';
import { SecondFactorOff, SecondFactorOn, WrongCode } from '../domain/second-factor-refusals.js';
import type { ConfirmPassword } from './confirm-password.js';
import type { SessionStore, Throttle } from './ports.js';
import type { OneTimeCodes, SecondFactors } from './second-factor-ports.js';

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
 * The caller's own authenticator app: set up, confirm, take new recovery codes, turn off. A session that ended meanwhile,
 * such as by its owner's new password, changes nothing. @throws SessionEnded
 */
export class OwnSecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly sessions: SessionStore,
    private readonly passwords: ConfirmPassword,
    private readonly throttle: Throttle,
    private readonly shop: ShopTerms,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  async state({ accountId }: Caller): Promise<SecondFactorState> {
    const factor = await this.factors.find(accountId);
    const isOn = factor?.isConfirmed ?? false;
    return { isOn, recoveryCodesLeft: isOn ? await this.factors.recoveryCodesLeft(accountId) : 0 };
  }

  /** A new secret, which counts after its first code. @throws WrongPassword, SecondFactorOn */
  async start(caller: Caller, password: string): Promise<SecondFactorStart> {
    await this.passwords.execute(caller, password);
    if ((await this.state(caller)).isOn) throw new SecondFactorOn();
    const secret = this.codes.newSecret();
    await this.factors.start(caller.accountId, secret);
    return { secret, address: this.codes.addressOf(secret, caller.email, await this.shop.shopName()) };
  }

  /** The first code turns it on and ends the sessions that were opened without it. @throws WrongCode, SecondFactorOn, SecondFactorOff */
  async confirm(caller: Caller, code: string, ip: string): Promise<string[]> {
    const { accountId, sessionId } = caller;
    const factor = await this.factors.find(accountId);
    if (!factor?.secret) throw new SecondFactorOff();
    if (factor.isConfirmed) throw new SecondFactorOn();
    await this.throttle.code(accountId, ip);
    const step = this.codes.stepOf(factor.secret, code.replace(/\s/g, ''));
    if (step === undefined) throw new WrongCode();
    return this.inSession(caller, async () => {
      if (!(await this.factors.useStep(accountId, step))) throw new WrongCode();
      await this.factors.confirm(accountId);
      await this.throttle.codeSucceeded(accountId, ip);
      await this.sessions.revokeAll(accountId, sessionId);
      await this.sessions.proved(sessionId);
      await this.tell(caller, 'on');
      return this.newCodes(accountId);
    });
  }

  /** Ten new recovery codes; the earlier ones end. @throws WrongPassword, SecondFactorOff */
  async renewCodes(caller: Caller, password: string): Promise<string[]> {
    await this.passwords.execute(caller, password);
    if (!(await this.state(caller)).isOn) throw new SecondFactorOff();
    return this.inSession(caller, () => this.newCodes(caller.accountId));
  }

  /** @throws WrongPassword, SecondFactorOff */
  async turnOff(caller: Caller, password: string): Promise<void> {
    await this.passwords.execute(caller, password);
    if (!(await this.state(caller)).isOn) throw new SecondFactorOff();
    await this.inSession(caller, async () => {
      await this.factors.remove(caller.accountId);
      await this.sessions.forgetProofs(caller.accountId);
      await this.tell(caller, 'off');
    });
  }

  private inSession<T>({ accountId, sessionId }: Caller, work: () => Promise<T>): Promise<T> {
    return this.unit.run(async () => {
      if (!(await this.sessions.stands(accountId, sessionId))) throw new SessionEnded();
      return work();
    });
  }

  private async newCodes(accountId: string): Promise<string[]> {
    const codes = this.codes.newRecoveryCodes();
    await this.factors.replaceRecoveryCodes(accountId, codes);
    return codes;
  }

  private tell({ accountId, name, email }: Caller, state: 'on' | 'off'): Promise<void> {
    return this.outbox.publish({ topic: 'mail.second-factor', payload: { accountId, name, email, state } });
  }
}
