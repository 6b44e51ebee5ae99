import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ObjectStorage } from '../../../platform/config/object-storage.js';
import { log } from '../../../platform/logging/log.js';
import { PictureStore } from '../../application/ports.js';
import { PicturesUnavailable } from '../../domain/refusals.js';

const FOLDER = 'media';
const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
/** What an original is stored as. */
const ORIGINAL_TYPE = 'image/webp';

export interface Retries {
  /** How long one try may take. */
  timeoutMs: number;
  tries: number;
  /** Before the second try; twice as long before each further one. */
  pauseMs: number;
}

const RETRIES: Retries = { timeoutMs: 5_000, tries: 3, pauseMs: 100 };

/**
 * Pictures in a bucket, under `media/<key>/<name>`, so that many API processes share them without a common disk. A
 * key names its content, so trying again and writing twice at once do no harm. Everything is signed (AWS Signature
 * Version 4), the content included.
 */
export class S3PictureStore implements PictureStore {
  private readonly aws: AwsClient;

  constructor(
    private readonly storage: ObjectStorage,
    private readonly retries: Retries = RETRIES,
  ) {
    const { accessKeyId, secretAccessKey, region } = storage;
    this.aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  }

  /** @throws PicturesUnavailable */
  async read(key: string, name: string): Promise<Uint8Array | undefined> {
    const answer = await this.ask(this.address(key, name), { method: 'GET' });
    return answer && new Uint8Array(answer);
  }

  /** @throws PicturesUnavailable */
  async write(key: string, name: string, content: Uint8Array): Promise<void> {
    const headers = {
      'Content-Type': TYPES[name.split('.').at(-1) ?? ''] ?? ORIGINAL_TYPE,
      'Cache-Control': FOR_EVER,
      'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex'),
    };
    const body = new Uint8Array(content);
    const stored = await this.ask(this.address(key, name), { method: 'PUT', headers, body });
    if (!stored) throw this.unavailable(new Error('there is no such bucket'));
  }

  private address(key: string, name: string): string {
    return `${this.storage.address}${FOLDER}/${key}/${name}`;
  }

  /** The body of the answer; undefined when there is nothing at the address. */
  private async ask(address: string, init: RequestInit): Promise<ArrayBuffer | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.tryOnce(address, init).catch((error: unknown) => new Trouble(error, true));
      if (!(outcome instanceof Trouble)) return outcome;
      if (!outcome.passing || attempt >= this.retries.tries) throw this.unavailable(outcome.cause);
      await new Promise((resolve) => setTimeout(resolve, this.retries.pauseMs * 2 ** (attempt - 1)));
    }
  }

  private async tryOnce(address: string, init: RequestInit): Promise<ArrayBuffer | Trouble | undefined> {
    const signal = AbortSignal.timeout(this.retries.timeoutMs);
    const answer = await fetch(await this.aws.sign(address, init), { signal });
    const content = await answer.arrayBuffer();
    if (answer.ok) return content;
    if (answer.status === 404) return undefined;
    const isPassing = answer.status >= 500 || answer.status === 429 || answer.status === 408;
    return new Trouble(new Error(`object storage answered ${answer.status} ${codeIn(content)}`), isPassing);
  }

  private unavailable(cause: unknown): PicturesUnavailable {
    log.error({ err: cause, storage: this.storage.address }, 'pictures cannot be reached');
    return new PicturesUnavailable();
  }
}

class Trouble {
  constructor(
    readonly cause: unknown,
    readonly passing: boolean,
  ) {}
}

/** The code of an S3 error document, e.g. `SignatureDoesNotMatch`. */
function codeIn(content: ArrayBuffer): string {
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(new TextDecoder().decode(content.slice(0, 2_000)))?.[1] ?? '';
}
