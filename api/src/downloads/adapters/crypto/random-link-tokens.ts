import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { openWith, sealWith, sealingKey } from '../../../platform/encryption/seal.js';
import { LinkTokens } from '../../application/ports.js';

const BYTES = 32;
/** Before what the sealing key has closed; nothing that another has closed has a colon. */
const SEALED = 'sealed:';
/** That what is sealed is bound to. */
const NAME = 'download';

/** Sealed by `SEALING_KEY`, and by a key from `JWT_SECRET` where an installation has none. */
@Injectable()
export class RandomLinkTokens extends LinkTokens {
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly cipher: PayloadCipher,
    { env }: Config,
  ) {
    super();
    const secrets = [env.SEALING_KEY, env.SEALING_KEY_PREVIOUS];
    this.keys = secrets.flatMap((secret) => (secret ? [sealingKey(secret)] : []));
  }

  override make(): { token: string; hash: string } {
    const token = randomBytes(BYTES).toString('base64url');
    return { token, hash: this.hashOf(token) };
  }

  override hashOf(token: string): string {
    return createHash('sha256').update(`download ${token}`).digest('base64url');
  }

  override seal(token: string): string {
    const [key] = this.keys;
    return key ? `${SEALED}${sealWith(key, NAME, token)}` : this.cipher.close(token);
  }

  override open(sealed: string): string | undefined {
    if (sealed.startsWith(SEALED)) {
      const opened = this.keys.map((key) => openWith(key, NAME, sealed.slice(SEALED.length)));
      return opened.find((text) => text !== undefined);
    }
    try {
      return String(this.cipher.open(sealed));
    } catch {
      return undefined;
    }
  }
}
