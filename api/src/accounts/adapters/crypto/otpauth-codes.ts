import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { OneTimeCodes } from '../../application/second-factor-ports.js';
import { RECOVERY_BYTES, RECOVERY_CODES, recoveryCode } from '../../domain/recovery-codes.js';

/** What every authenticator app understands: SHA-1, six digits, 30 seconds (RFC 6238). */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks drift: one step before and after counts. */
const WINDOW = 1;

@Injectable()
export class OtpauthCodes implements OneTimeCodes {
  newSecret(): string {
    return new Secret({ size: 20 }).base32;
  }

  addressOf(secret: string, email: string, shopName: string): string {
    return new TOTP({ ...SHAPE, issuer: shopName, label: email, secret }).toString();
  }

  stepOf(secret: string, code: string): number | undefined {
    const totp = new TOTP({ ...SHAPE, secret });
    const delta = totp.validate({ token: code, window: WINDOW });
    return delta === null ? undefined : totp.counter() + delta;
  }

  newRecoveryCodes(): string[] {
    return Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));
  }
}
