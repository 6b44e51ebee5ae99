import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimits, TooMany } from '../../../platform/rate-limit/rate-limits.js';
import { Throttle } from '../../application/ports.js';
import { emailKey } from '../../domain/email.js';

const HOUR = 3_600;
const LOGIN_PER_ACCOUNT_AND_ADDRESS = { limit: 10, seconds: 900 };
const LOGIN_PER_ADDRESS = { limit: 30, seconds: 900 };
const TELL_PER_ADDRESS = { limit: 5, seconds: HOUR };
const TELL_PER_SITE = { limit: 60, seconds: 60 };
const MAILS_PER_ACCOUNT = { limit: 3, seconds: HOUR };

/**
 * Attempts counted in PostgreSQL. An account is delayed only for the address that guesses, never locked: its owner
 * still gets in from elsewhere (security S05, S06, S07).
 */
@Injectable()
export class SqlThrottle extends Throttle {
  constructor(private readonly limits: RateLimits) {
    super();
  }

  override async login(email: string, ip: string): Promise<void> {
    const byIp = await this.limits.hit(`login:ip:${ip}`, LOGIN_PER_ADDRESS);
    if (!byIp.allowed) throw new TooMany(byIp.retryAfter);
    await this.limits.take(`login:account:${mailbox(email)}:${ip}`, LOGIN_PER_ACCOUNT_AND_ADDRESS);
  }

  override async loginSucceeded(email: string, ip: string): Promise<void> {
    await this.limits.forget(`login:account:${mailbox(email)}:${ip}`);
    await this.limits.refund(`login:ip:${ip}`);
  }

  override async mayTell(ip: string, isKnown: boolean): Promise<boolean> {
    const bucket = isKnown ? 'forgot:known' : 'forgot:unknown';
    const own = await this.limits.hit(`${bucket}:${ip}`, TELL_PER_ADDRESS);
    const site = await this.limits.hit(bucket, TELL_PER_SITE);
    return own.allowed && site.allowed;
  }

  override async mayMailReset(email: string): Promise<boolean> {
    return (await this.limits.hit(`forgot:mail:${mailbox(email)}`, MAILS_PER_ACCOUNT)).allowed;
  }

  override async mayMailSignUp(email: string): Promise<boolean> {
    return (await this.limits.hit(`sign-up:mail:${mailbox(email)}`, MAILS_PER_ACCOUNT)).allowed;
  }
}

const mailbox = (email: string) =>
  createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22);
