import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { LastingSeal } from '../../../platform/encryption/lasting-seal.js';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { LinkTokens } from '../../application/ports.js';

const BYTES = 32;

@Injectable()
export class RandomLinkTokens extends LinkTokens {
  private readonly sealed: LastingSeal;

  constructor(cipher: PayloadCipher, config: Config) {
    super();
    this.sealed = new LastingSeal('download', cipher, config);
  }

  override make(): { token: string; hash: string } {
    const token = randomBytes(BYTES).toString('base64url');
    return { token, hash: this.hashOf(token) };
  }

  override hashOf(token: string): string {
    return createHash('sha256').update(`download ${token}`).digest('base64url');
  }

  override seal(token: string): string {
    return this.sealed.close(token);
  }

  override open(sealed: string): string | undefined {
    return this.sealed.open(sealed);
  }
}
