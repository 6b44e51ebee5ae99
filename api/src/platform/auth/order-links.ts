import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Config } from '../config/config.js';

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
    return `${endsAt}.${signature(this.config.env.JWT_SECRET, orderId, endsAt)}`;
  }

  /** Whether the shop has made this token for this order and it has not ended; during a key rotation the previous key counts. */
  opens(orderId: string, token: string): boolean {
    const [, endsAt = '', signed = ''] = FORMAT.exec(token) ?? [];
    if (Number(endsAt) <= this.now()) return false;
    const { JWT_SECRET, JWT_SECRET_PREVIOUS } = this.config.env;
    return [JWT_SECRET, JWT_SECRET_PREVIOUS].some(
      (secret) => secret && isSame(signature(secret, orderId, Number(endsAt)), signed),
    );
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

const signature = (secret: string, orderId: string, endsAt: number) =>
  createHmac('sha256', secret).update(`order-link:${orderId}:${endsAt}`).digest('base64url');

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
