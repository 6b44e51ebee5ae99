import type { Config } from '../config/config.js';
import type { PayloadCipher } from './payload-cipher.js';
import { openWith, sealWith, sealingKey } from './seal.js';

/** Before what the sealing key has closed; nothing that the cipher has closed has a colon. */
const SEALED = 'sealed:';

/**
 * Closes secrets that are shown or sent again later, bound to a name: by `SEALING_KEY`, which outlives the sessions; by a key from
 * `JWT_SECRET` where an installation has none. What either closed before opens still.
 */
export class LastingSeal {
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly name: string,
    private readonly cipher: PayloadCipher,
    { env }: Config,
  ) {
    const secrets = [env.SEALING_KEY, env.SEALING_KEY_PREVIOUS];
    this.keys = secrets.flatMap((secret) => (secret ? [sealingKey(secret)] : []));
  }

  close(text: string): string {
    const [key] = this.keys;
    return key ? `${SEALED}${sealWith(key, this.name, text)}` : this.cipher.close(text);
  }

  /** Undefined where a key is gone that closed it. */
  open(sealed: string): string | undefined {
    if (sealed.startsWith(SEALED)) {
      const opened = this.keys.map((key) => openWith(key, this.name, sealed.slice(SEALED.length)));
      return opened.find((text) => text !== undefined);
    }
    try {
      return String(this.cipher.open(sealed));
    } catch {
      return undefined;
    }
  }
}
