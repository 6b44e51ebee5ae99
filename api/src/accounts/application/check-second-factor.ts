import { CodeRequired, WrongLoginCode } from '../domain/second-factor-refusals.js';
import type { Throttle } from './ports.js';
import type { OneTimeCodes, SecondFactors } from './second-factor-ports.js';

const TOTP = /^\d{6}$/;

/** The second step of a log-in: a code of the app, or a recovery code, each once. */
export class CheckSecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly throttle: Throttle,
  ) {}

  /** True when a code was given and is right; false when the account asks for none. @throws CodeRequired, WrongLoginCode */
  async execute(accountId: string, code: string | undefined, ip: string): Promise<boolean> {
    const factor = await this.factors.find(accountId);
    if (!factor?.isConfirmed) return false;
    if (!code) throw new CodeRequired();
    await this.throttle.code(accountId, ip);
    if (!(await this.isRight(accountId, factor.secret, code))) throw new WrongLoginCode();
    await this.throttle.codeSucceeded(accountId, ip);
    return true;
  }

  private isRight(accountId: string, secret: string | undefined, typed: string): Promise<boolean> {
    const code = typed.replace(/\s/g, '');
    if (!TOTP.test(code)) return this.factors.useRecoveryCode(accountId, typed);
    const step = secret === undefined ? undefined : this.codes.stepOf(secret, code);
    return step === undefined ? Promise.resolve(false) : this.factors.useStep(accountId, step);
  }
}
