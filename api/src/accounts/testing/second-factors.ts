import { OneTimeCodes, SecondFactors, type SecondFactor } from '../application/second-factor-ports.js';
import { plainCode } from '../domain/recovery-codes.js';

/** Second factors by account, kept in memory. */
export class InMemorySecondFactors extends SecondFactors {
  private readonly steps = new Map<string, number>();
  private readonly codes = new Map<string, string[]>();

  constructor(private readonly known: Record<string, SecondFactor> = {}) {
    super();
  }

  override find(accountId: string): Promise<SecondFactor | undefined> {
    return Promise.resolve(this.known[accountId]);
  }

  override start(accountId: string, secret: string): Promise<void> {
    if (!this.known[accountId]?.isConfirmed) {
      this.known[accountId] = { secret, isConfirmed: false };
      this.steps.delete(accountId);
    }
    return Promise.resolve();
  }

  override confirm(accountId: string): Promise<void> {
    const factor = this.known[accountId];
    if (factor) this.known[accountId] = { ...factor, isConfirmed: true };
    return Promise.resolve();
  }

  override useStep(accountId: string, step: number): Promise<boolean> {
    const isNew = accountId in this.known && step > (this.steps.get(accountId) ?? 0);
    if (isNew) this.steps.set(accountId, step);
    return Promise.resolve(isNew);
  }

  override useRecoveryCode(accountId: string, code: string): Promise<boolean> {
    const own = this.codes.get(accountId) ?? [];
    const left = own.filter((one) => one !== plainCode(code));
    this.codes.set(accountId, left);
    return Promise.resolve(left.length < own.length);
  }

  override replaceRecoveryCodes(accountId: string, codes: readonly string[]): Promise<void> {
    this.codes.set(accountId, codes.map(plainCode));
    return Promise.resolve();
  }

  override recoveryCodesLeft(accountId: string): Promise<number> {
    return Promise.resolve(this.codes.get(accountId)?.length ?? 0);
  }

  override remove(accountId: string, keepsCodes = false): Promise<void> {
    delete this.known[accountId];
    this.steps.delete(accountId);
    if (!keepsCodes) this.codes.delete(accountId);
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
