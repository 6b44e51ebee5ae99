import { createHmac } from 'node:crypto';
import type { Clock } from '@duka/api/kernel/clock.js';

/** Bearer tokens that any process of the sandbox knows again: their end, signed. */
export class Tokens {
  constructor(
    private readonly secret: string,
    private readonly clock: Clock,
  ) {}

  make(seconds: number): string {
    const until = Math.floor(this.clock.now().getTime() / 1_000) + seconds;
    return `${until}.${this.sign(until)}`;
  }

  /** Whether an `Authorization` header has one that is still good. */
  knows(header: string | undefined): boolean {
    const [, until = '', signature] = /^Bearer (\d+)\.(\w+)$/.exec(header ?? '') ?? [];
    return Number(until) * 1_000 > this.clock.now().getTime() && signature === this.sign(Number(until));
  }

  private sign(until: number): string {
    return createHmac('sha256', this.secret).update(String(until)).digest('hex');
  }
}

/** Whether an `Authorization` header is this login. */
export const isLogin = (header: string | undefined, id: string, secret: string): boolean =>
  header === `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
