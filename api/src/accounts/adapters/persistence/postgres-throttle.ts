import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { mailboxOf } from '../../../kernel/mailbox.js';
import { networksOf } from '../../../platform/rate-limit/network.js';
import type { BucketName } from '../../../platform/rate-limit/bucket-key.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Throttle, type LoginAttempt } from '../../application/ports.js';
import { emailKey } from '../../domain/email.js';

const HOUR = 3_600;
const LOGIN_PER_ACCOUNT_AND_ADDRESS = { limit: 10, seconds: 900 };
/** Over all addresses but those that the owner has been at; beyond, a right password opens it with a mailed code alone. */
const LOGIN_PER_ACCOUNT = { limit: 50, seconds: 900 };
/** How long the owner's network is remembered. */
const KNOWN = { limit: 1, seconds: 30 * 24 * HOUR };
const LOGIN_PER_ADDRESS = { limit: 30, seconds: 900 };
const TELL_PER_ADDRESS = { limit: 5, seconds: HOUR };
const TELL_PER_SITE = { limit: 60, seconds: 60 };
/** Codes of six digits: the second bucket holds whoever has the password and many addresses. */
const CODES_PER_ACCOUNT_AND_ADDRESS = { limit: 5, seconds: 300 };
const CODES_PER_ACCOUNT = { limit: 20, seconds: HOUR };
const MAILS_PER_SENDER = { limit: 3, seconds: HOUR };
/** Over all senders, within the life of a link: when it is full, the last letter still opens the account. */
const RESETS_PER_MAILBOX = { limit: 12, seconds: HOUR / 2 };
const SIGN_UPS_PER_MAILBOX = { limit: 12, seconds: HOUR };

/**
 * Attempts counted in PostgreSQL. An account is delayed for the address that guesses; when many guess, whoever comes from
 * a network that its owner has not been at needs a mailed code beside the password. Nobody is locked out by others: the
 * right password opens the account, at once where its owner logged in before or used a mailed link (security S05, S06, S07).
 */
@Injectable()
export class PostgresThrottle implements Throttle {
  constructor(private readonly limits: RateLimits) {}

  async login(email: string, ip: string): Promise<LoginAttempt> {
    const own = `login:account:${mailbox(email)}:${here(ip)}` as const;
    const everywhere = `login:everywhere:${mailbox(email)}` as const;
    const shared: BucketName[] = [];
    for (const { key, times } of networksOf(ip)) {
      await this.limits.take(`login:ip:${key}`, {
        ...LOGIN_PER_ADDRESS,
        limit: LOGIN_PER_ADDRESS.limit * times,
      });
      shared.push(`login:ip:${key}`);
    }
    await this.limits.take(own, LOGIN_PER_ACCOUNT_AND_ADDRESS);
    const isKnown = await this.limits.isOpen(known(email, ip));
    if (!isKnown) shared.push(everywhere);
    const needsMailedCode = !isKnown && !(await this.limits.hit(everywhere, LOGIN_PER_ACCOUNT)).allowed;
    const succeeded = async () => {
      await this.limits.takeBack(own, shared);
      await this.welcome(email, ip);
    };
    return { needsMailedCode, succeeded };
  }

  async mailedCode(accountId: string | undefined, ip: string): Promise<boolean> {
    // not for the address that was typed: who does not know the password uses nothing up
    const bucket = `login:mailed-code:${accountId ?? here(ip)}` as const;
    return (await this.limits.hit(bucket, CODES_PER_ACCOUNT)).allowed;
  }

  async mayMailLoginCode(accountId: string): Promise<boolean> {
    return (await this.limits.hit(`login:mail:${accountId}`, MAILS_PER_SENDER)).allowed;
  }

  welcome(email: string, ip: string): Promise<void> {
    return this.limits.renew(known(email, ip), KNOWN);
  }

  async code(accountId: string, ip: string): Promise<void> {
    await this.limits.take(`code:${accountId}:${here(ip)}`, CODES_PER_ACCOUNT_AND_ADDRESS);
    await this.limits.take(`code:${accountId}`, CODES_PER_ACCOUNT);
  }

  async codeSucceeded(accountId: string, ip: string): Promise<void> {
    await this.limits.takeBack(`code:${accountId}:${here(ip)}`, [`code:${accountId}`]);
  }

  async mayTell(ip: string, isKnown: boolean): Promise<boolean> {
    const bucket = isKnown ? 'forgot:known' : 'forgot:unknown';
    const own = await this.limits.hit(`${bucket}:${here(ip)}`, TELL_PER_ADDRESS);
    const site = await this.limits.hit(bucket, TELL_PER_SITE);
    return own.allowed && site.allowed;
  }

  senderOf(ip: string): string {
    return shortHash(here(ip) ?? '');
  }

  async mayMailReset(email: string, sender: string): Promise<boolean> {
    const own = await this.limits.hit(`forgot:mail:${mailbox(email)}:${sender}`, MAILS_PER_SENDER);
    if (!own.allowed) return false;
    return (await this.limits.hit(`forgot:mail:${mailbox(email)}`, RESETS_PER_MAILBOX)).allowed;
  }

  async mayMailSignUp(email: string, sender: string): Promise<boolean> {
    const named = `sign-up:mail:${shortHash(mailboxOf(email))}` as const;
    if (!(await this.limits.hit(`${named}:${sender}`, MAILS_PER_SENDER)).allowed) return false;
    return (await this.limits.hit(named, SIGN_UPS_PER_MAILBOX)).allowed;
  }
}

const here = (ip: string) => networksOf(ip)[0]?.key;
const known = (email: string, ip: string) => `login:known:${mailbox(email)}:${here(ip)}` as const;
const mailbox = (email: string) => shortHash(emailKey(email));
const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
