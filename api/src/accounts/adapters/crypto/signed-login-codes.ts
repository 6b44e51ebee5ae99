import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Config } from '../../../platform/config/config.js';
import { signatureOf } from '../../../platform/encryption/shop-signature.js';
import type { Account } from '../../domain/account.js';
import { LoginCodes } from '../../application/ports.js';

const HALF_AN_HOUR = 30 * 60_000;
const DIGITS = 8;
const BYTES = 6;

/** Signatures under account, password hash and half hour, as digits: kept nowhere, and void with another password. */
@Injectable()
export class SignedLoginCodes implements LoginCodes {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  of(account: Account): string {
    return this.code(account, this.halfHour(), this.config.env.JWT_SECRET);
  }

  isRight(account: Account, typed: string): boolean {
    const { JWT_SECRET, JWT_SECRET_PREVIOUS } = this.config.env;
    const digits = typed.replaceAll(/\D/g, '');
    return [JWT_SECRET, JWT_SECRET_PREVIOUS].some(
      (secret) =>
        secret !== undefined &&
        [0, 1].some((before) => this.code(account, this.halfHour() - before, secret) === digits),
    );
  }

  private halfHour(): number {
    return Math.floor(this.clock.now().getTime() / HALF_AN_HOUR);
  }

  private code({ id, passwordHash }: Account, halfHour: number, secret: string): string {
    const signature = signatureOf({ JWT_SECRET: secret }, `login-code:${id}:${passwordHash}:${halfHour}`);
    const number = Buffer.from(signature, 'base64url').readUIntBE(0, BYTES);
    return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
  }
}
