import { Injectable } from '@nestjs/common';
import { mailboxOf } from '../../kernel/mailbox.js';
import { Config } from '../config/config.js';
import { signatureOf } from '../encryption/shop-signature.js';

/** What stands for a mailbox whose person is erased: by the secret of the shop, so that no list of addresses finds it. */
@Injectable()
export class MailboxHashes {
  constructor(private readonly config: Config) {}

  of(email: string): string {
    return hash(this.config.env.JWT_SECRET, email);
  }

  /** All under which it may have been kept: during a key rotation by the previous secret, too. */
  allOf(email: string): string[] {
    const { JWT_SECRET, JWT_SECRET_PREVIOUS } = this.config.env;
    return [JWT_SECRET, JWT_SECRET_PREVIOUS].flatMap((secret) => (secret ? [hash(secret, email)] : []));
  }
}

const hash = (JWT_SECRET: string, email: string) =>
  signatureOf({ JWT_SECRET }, `mailbox:${mailboxOf(email)}`).slice(0, 22);
