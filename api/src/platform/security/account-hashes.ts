import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { signatureOf } from '../encryption/shop-signature.js';

/** One short name per mailbox that tells nobody the address: keyed by the secret of the shop, so that no list of addresses finds it. */
@Injectable()
export class AccountHashes {
  constructor(private readonly config: Config) {}

  of(email: string): string {
    const key = email.normalize('NFKC').trim().toLowerCase();
    return signatureOf(this.config.env, `account:${key}`).slice(0, 16);
  }
}
