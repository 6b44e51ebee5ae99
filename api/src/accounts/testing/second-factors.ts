import { OneTimeCodes, SecondFactors, type SecondFactor } from '../application/second-factor-ports.js';
import { plainCode } from '../domain/recovery-codes.js';

/** Second factors by account, kept in memory. */
export class InMemorySecondFactors extends SecondFactors {
  private readonly steps = new Map<string, number>();
  private codes: string[] = [];

  constructor(private readonly known: Record<string, SecondFactor> = {}) {
    super();
  }

  override find(accountId: string): Promise<SecondFactor | undefined> {
    return Promise.resolve(this.known[accountId]);
  }

  override start(accountId: string, secret: string): Promise<void> {
    this.known[accountId] = { secret, isConfirmed: false };
    return Promise.resolve();
  }

  override confirm(accountId: string): Promise<void> {
    const factor = this.known[accountId];
    if (factor) factor.isConfirmed = true;
    return Promise.resolve();
  }

  override useStep(accountId: string, step: number): Promise<boolean> {
    const isNew = step > (this.steps.get(accountId) ?? 0);
    if (isNew) this.steps.set(accountId, step);
    return Promise.resolve(isNew);
  }

  override useRecoveryCode(_: string, code: string): Promise<boolean> {
    const left = this.codes.filter((one) => one !== plainCode(code));
    const isKnown = left.length < this.codes.length;
    this.codes = left;
    return Promise.resolve(isKnown);
  }

  override replaceRecoveryCodes(_: string, codes: readonly string[]): Promise<void> {
    this.codes = codes.map(plainCode);
    return Promise.resolve();
  }

  override recoveryCodesLeft(): Promise<number> {
    return Promise.resolve(this.codes.length);
  }

  override remove(accountId: string): Promise<void> {
    delete this.known[accountId];
    this.codes = [];
    return Promise.resolve();
  }
}

/** The code of step 7 is `000007`; steps 6 to 8 are within the window. */
export class PlainCodes extends OneTimeCodes {
  override newSecret(): string {
    return 'secret';
  }

  override addressOf(secret: string, email: string, shopName: string): string {
    return `otpauth://totp/${shopName}:${email}?secret=${secret}`;
  }

  override stepOf(_: string, code: string): number | undefined {
    const step = Number(code);
    return step >= 6 && step <= 8 ? step : undefined;
  }

  override newRecoveryCodes(): string[] {
    return ['aaaaa-bbbbb'];
  }
}
