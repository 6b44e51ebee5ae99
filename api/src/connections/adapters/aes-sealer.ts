import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { isKnownSecret } from '../../platform/config/known-secrets.js';
import { log } from '../../platform/logging/log.js';
import { openWith, sealWith, sealingKey } from '../../platform/encryption/seal.js';
import { Sealer, type Opened } from '../application/ports.js';

/** AES-256-GCM by `SEALING_KEY`; what the previous key sealed can still be opened. */
@Injectable()
export class AesSealer implements Sealer {
  private readonly key: Buffer | undefined;
  private readonly previous: Buffer | undefined;

  constructor(private readonly config: Config) {
    const { SEALING_KEY, SEALING_KEY_PREVIOUS } = config.env;
    this.key = SEALING_KEY ? sealingKey(SEALING_KEY) : undefined;
    this.previous = SEALING_KEY_PREVIOUS ? sealingKey(SEALING_KEY_PREVIOUS) : undefined;
  }

  get isReady(): boolean {
    return this.key !== undefined;
  }

  seal(name: string, text: string): string {
    if (!this.key) throw new Error('there is no key to seal with');
    return sealWith(this.key, name, text);
  }

  open(name: string, sealed: string): Opened | undefined {
    const text = this.key && openWith(this.key, name, sealed);
    if (text !== undefined) return { text, isOld: false };
    const old = this.key && this.previous && openWith(this.previous, name, sealed);
    if (old !== undefined) return { text: old, isOld: true };
    log.error({ name }, 'a key that was entered in the panel cannot be opened: SEALING_KEY is another one');
    return undefined;
  }

  isKnownToAll(value: string): boolean {
    return this.config.isProduction && isKnownSecret(value);
  }
}
