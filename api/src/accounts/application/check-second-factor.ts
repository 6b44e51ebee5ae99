import type { FactorName } from '../domain/second-factor-refusals.js';
import type { Throttle } from './ports.js';
import type { ReadPasskey } from './read-passkey.js';
import type { OneTimeCodes, PasskeyResponse, Passkeys, SecondFactors } from './second-factor-ports.js';

const TOTP = /^\d{6}$/;

/** What was sent beside the password: a code of the app or a recovery code, or what the browser signed with a passkey. */
export interface ShownFactor {
  code?: string | undefined;
  passkey?: PasskeyResponse | undefined;
}

/** The second step: a code of the app, a recovery code or a passkey of the account, each code and challenge once. */
export class CheckSecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly passkeys: Passkeys,
    private readonly signed: ReadPasskey,
    private readonly throttle: Throttle,
  ) {}

  /** What the account may show; nothing when it has no second factor. */
  async known(accountId: string): Promise<FactorName[]> {
    const app = (await this.factors.find(accountId))?.isConfirmed ?? false;
    const passkeys = await this.passkeys.credentialsOf(accountId);
    if (!app && passkeys.length === 0) return [];
    const codes = await this.factors.recoveryCodesLeft(accountId);
    return [
      ...(app ? (['app'] as const) : []),
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(codes > 0 ? (['recovery code'] as const) : []),
    ];
  }

  /** Which factor was shown, undefined when what was sent is none of the account's. @throws a too-many refusal */
  async shown(
    accountId: string,
    { code, passkey }: ShownFactor,
    ip: string,
  ): Promise<FactorName | undefined> {
    await this.throttle.code(accountId, ip);
    const factor = passkey
      ? await this.byPasskey(accountId, passkey)
      : await this.byCode(accountId, code ?? '');
    if (factor) await this.throttle.codeSucceeded(accountId, ip);
    return factor;
  }

  private async byPasskey(accountId: string, response: PasskeyResponse): Promise<FactorName | undefined> {
    const passkey = await this.signed.read(response, (one) => one.accountId === accountId);
    return passkey && 'passkey';
  }

  private async byCode(accountId: string, typed: string): Promise<FactorName | undefined> {
    const code = typed.replace(/\s/g, '');
    if (!TOTP.test(code))
      return (await this.factors.useRecoveryCode(accountId, typed)) ? 'recovery code' : undefined;
    const factor = await this.factors.find(accountId);
    const step = factor?.isConfirmed && factor.secret ? this.codes.stepOf(factor.secret, code) : undefined;
    return step !== undefined && (await this.factors.useStep(accountId, step)) ? 'app' : undefined;
  }
}
