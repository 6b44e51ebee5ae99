import { Injectable } from '@nestjs/common';
import { createHash, randomInt } from 'node:crypto';
import { Config } from '../../../platform/config/config.js';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { openWith, sealWith, sealingKey } from '../../../platform/encryption/seal.js';
import { CardCodes, type MadeCode } from '../../application/ports.js';
import { codeOf, DRAWN } from '../../domain/code.js';

const LETTERS = 32;
/** Before what the sealing key has closed; nothing that another has closed has a colon. */
const SEALED = 'sealed:';
/** That what is sealed is bound to. */
const NAME = 'gift card';

/** Under which a normal code is kept. */
export const hashOfCode = (normal: string): string =>
  createHash('sha256').update(`gift card ${normal}`).digest('base64url');

/**
 * Codes of 95 bits: nobody guesses one, so that a plain hash keeps it. They are sealed by `SEALING_KEY`, which outlives the sessions;
 * by a key from `JWT_SECRET` where an installation has none. What either closed before opens still.
 */
@Injectable()
export class RandomCardCodes extends CardCodes {
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly cipher: PayloadCipher,
    { env }: Config,
  ) {
    super();
    const secrets = [env.SEALING_KEY, env.SEALING_KEY_PREVIOUS];
    this.keys = secrets.flatMap((secret) => (secret ? [sealingKey(secret)] : []));
  }

  override make(): MadeCode {
    const code = codeOf(Array.from({ length: DRAWN }, () => randomInt(LETTERS)));
    return { code, hash: this.hashOf(code) };
  }

  override hashOf(normal: string): string {
    return hashOfCode(normal);
  }

  override seal(code: string): string {
    const [key] = this.keys;
    return key ? `${SEALED}${sealWith(key, NAME, code)}` : this.cipher.close(code);
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
