import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { isSigned, signatureOf } from '../../platform/encryption/shop-signature.js';
import { mailboxHashOf } from '../../platform/security/mailbox-hash.js';
import { ReminderLinks } from '../application/ports.js';

const BYTES = 32;
const STOP = /^([\w-]{43})\.([\w-]{43})$/;

/**
 * What opens a cart is 256 random bits, of which the SHA-256 alone is kept. What stops the reminders names the mailbox by its hash, is signed and does not
 * end, since letters are kept: mail programs send it in an address, which logs keep, and it opens nothing.
 */
@Injectable()
export class SignedReminderLinks implements ReminderLinks {
  constructor(private readonly config: Config) {}

  newToken(): string {
    return randomBytes(BYTES).toString('base64url');
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }

  stopTokenOf(email: string): string {
    const mailboxHash = mailboxHashOf(email);
    return `${mailboxHash}.${signatureOf(this.config.env, signedFor(mailboxHash))}`;
  }

  stoppedBy(token: string): string | undefined {
    const [, mailboxHash = '', signed = ''] = STOP.exec(token) ?? [];
    return isSigned(this.config.env, signedFor(mailboxHash), signed) ? mailboxHash : undefined;
  }
}

const signedFor = (mailboxHash: string) => `cart-stop:${mailboxHash}`;
