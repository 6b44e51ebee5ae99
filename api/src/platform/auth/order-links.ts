import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Config } from '../config/config.js';
import { isSigned, signatureOf } from '../encryption/shop-signature.js';

const LIFE_SECONDS = 180 * 86_400;
const FORMAT = /^([0-9]{10,11})\.([\w-]{43})$/;

/** Tokens of the links in order mails: for one order and 180 days, signed with the secret of the shop. */
@Injectable()
export class OrderLinks {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** A token that shows this order and no other. */
  tokenFor(orderId: string): string {
    const endsAt = this.now() + LIFE_SECONDS;
    return `${endsAt}.${signatureOf(this.config.env, signedFor(orderId, endsAt))}`;
  }

  /** Whether the shop has made this token for this order and it has not ended; during a key rotation the previous key counts. */
  opens(orderId: string, token: string): boolean {
    return this.madeAt(orderId, token) !== undefined;
  }

  /** When a token that `opens` the order was made, to the second. */
  madeAt(orderId: string, token: string): Date | undefined {
    const [, endsAt = '', signed = ''] = FORMAT.exec(token) ?? [];
    const isGood =
      Number(endsAt) > this.now() && isSigned(this.config.env, signedFor(orderId, endsAt), signed);
    return isGood ? new Date((Number(endsAt) - LIFE_SECONDS) * 1000) : undefined;
  }

  /** For whoever has come by that token: one that shows another order of the same buyer, and ends when it does. */
  alike(token: string, otherOrderId: string): string {
    const [endsAt = ''] = token.split('.');
    return `${endsAt}.${signatureOf(this.config.env, signedFor(otherOrderId, endsAt))}`;
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

const signedFor = (orderId: string, endsAt: number | string) => `order-link:${orderId}:${endsAt}`;
