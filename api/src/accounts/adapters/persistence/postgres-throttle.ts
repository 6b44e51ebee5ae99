import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { mailboxOf } from '../../../kernel/mailbox.js';
import { networksOf } from '../../../platform/rate-limit/network.js';
import type { BucketName } from '../../../platform/rate-limit/bucket-key.js';
import { RateLimits, type Limit } from '../../../platform/rate-limit/rate-limits.js';
import { Throttle } from '../../application/ports.js';
import { emailKey } from '../../domain/email.js';

const HOUR = 3_600;
const LOGIN_PER_ACCOUNT_AND_ADDRESS = { limit: 10, seconds: 900 };
/** Over all addresses but those that the owner has been at. */
const LOGIN_PER_ACCOUNT = { limit: 50, seconds: 900 };
/** How long the owner's network is remembered. */
const KNOWN = { limit: 1, seconds: 30 * 24 * HOUR };
const LOGIN_PER_ADDRESS = { limit: 30, seconds: 900 };
const TELL_PER_ADDRESS = { limit: 5, seconds: HOUR };
const TELL_PER_SITE = { limit: 60, seconds: 60 };
/** Codes of six digits: the second bucket holds whoever has the password and many addresses. */
const CODES_PER_ACCOUNT_AND_ADDRESS = { limit: 5, seconds: 300 };
const CODES_PER_ACCOUNT = { limit: 20, seconds: HOUR };
const MAILS_PER_ACCOUNT = { limit: 3, seconds: HOUR };

/**
 * Attempts counted in PostgreSQL. An account is delayed for the address that guesses and, when many guess, for every one
 * that its owner has not been at; never locked: a network that logged in before, or that a mailed link was used from,
 * still gets in (security S05, S06, S07).
 */
@Injectable()
export class PostgresThrottle extends Throttle {
  constructor(private readonly limits: RateLimits) {
    super();
  }

  override async login(email: string, ip: string): Promise<() => Promise<void>> {
    const own = `login:account:${mailbox(email)}:${here(ip)}` as const;
    const shared: BucketName[] = [];
    const take = async (bucket: BucketName, limit: Limit) => {
      await this.limits.take(bucket, limit);
      shared.push(bucket);
    };
    for (const { key, times } of networksOf(ip))
      await take(`login:ip:${key}`, { ...LOGIN_PER_ADDRESS, limit: LOGIN_PER_ADDRESS.limit * times });
    await this.limits.take(own, LOGIN_PER_ACCOUNT_AND_ADDRESS);
    if (!(await this.limits.isOpen(known(email, ip))))
      await take(`login:everywhere:${mailbox(email)}`, LOGIN_PER_ACCOUNT);
    return async () => {
      await this.limits.takeBack(own, shared);
      await this.welcome(email, ip);
    };
  }

  override welcome(email: string, ip: string): Promise<void> {
    return this.limits.renew(known(email, ip), KNOWN);
  }

  override async code(accountId: string, ip: string): Promise<void> {
    await this.limits.take(`code:${accountId}:${here(ip)}`, CODES_PER_ACCOUNT_AND_ADDRESS);
    await this.limits.take(`code:${accountId}`, CODES_PER_ACCOUNT);
  }

  override async codeSucceeded(accountId: string, ip: string): Promise<void> {
    await this.limits.takeBack(`code:${accountId}:${here(ip)}`, [`code:${accountId}`]);
  }

  override async mayTell(ip: string, isKnown: boolean): Promise<boolean> {
    const bucket = isKnown ? 'forgot:known' : 'forgot:unknown';
    const own = await this.limits.hit(`${bucket}:${here(ip)}`, TELL_PER_ADDRESS);
    const site = await this.limits.hit(bucket, TELL_PER_SITE);
    return own.allowed && site.allowed;
  }

  override async mayMailReset(email: string): Promise<boolean> {
    return (await this.limits.hit(`forgot:mail:${mailbox(email)}`, MAILS_PER_ACCOUNT)).allowed;
  }

  override async mayMailSignUp(email: string): Promise<boolean> {
    return (await this.limits.hit(`sign-up:mail:${shortHash(mailboxOf(email))}`, MAILS_PER_ACCOUNT)).allowed;
  }
}

const here = (ip: string) => networksOf(ip)[0]?.key;
const known = (email: string, ip: string) => `login:known:${mailbox(email)}:${here(ip)}` as const;
const mailbox = (email: string) => shortHash(emailKey(email));
const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
