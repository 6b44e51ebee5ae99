import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { DeclaredValues } from '../../../kernel/declared-variable.js';
import { PlaceIsAway, Shelf, type Kind, type Part, type Range } from '../contract.js';
import { bucketOf } from './definition.js';

const TRIES = 3;
/** Before the second try; twice as long before the third. */
const PAUSE_MS = 100;

/**
 * Objects in a bucket, under the folder of the part, so that many API processes share them without a common disk. What is written under
 * one path is always the same, so that trying again and writing twice at once do no harm. Everything is signed (AWS Signature Version 4),
 * the content included. A policy that opens the bucket to everybody for the sake of its pictures must name `media/` alone.
 */
export class S3Shelf extends Shelf {
  private readonly aws: AwsClient;
  private readonly root: string;

  constructor(
    given: DeclaredValues,
    private readonly part: Part,
    private readonly pauseMs = PAUSE_MS,
  ) {
    super();
    const { address, ...keys } = bucketOf(given);
    this.aws = new AwsClient({ ...keys, service: 's3', retries: 0 });
    this.root = `${address}${part.folder}/`;
  }

  override async read(path: string): Promise<Uint8Array | undefined> {
    const answer = await this.ask(path, { method: 'GET' }, (one) => one.arrayBuffer());
    return answer && new Uint8Array(answer);
  }

  override async write(path: string, content: Uint8Array, { type, cacheControl }: Kind): Promise<void> {
    const headers = {
      ...{ 'Content-Type': type, 'Cache-Control': cacheControl },
      'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex'),
    };
    const put = { method: 'PUT', headers, body: new Uint8Array(content) };
    const stored = await this.ask(path, put, (one) => one.arrayBuffer());
    if (!stored) throw this.away(new Error('there is no such bucket'));
  }

  override async stream(path: string, range?: Range): Promise<Readable | undefined> {
    const headers: Record<string, string> = range ? { Range: `bytes=${range.from}-${range.to}` } : {};
    const answer = await this.ask(path, { method: 'GET', headers }, (one) => Promise.resolve(one));
    return answer?.body ? Readable.from(answer.body) : undefined;
  }

  override async remove(path: string): Promise<void> {
    await this.ask(path, { method: 'DELETE' }, (one) => one.arrayBuffer());
  }

  /** What is read of the answer; undefined when there is nothing at the path. */
  private async ask<T>(
    path: string,
    init: RequestInit,
    read: (answer: Response) => Promise<T>,
  ): Promise<T | undefined> {
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.tryOnce(path, init, read).catch(
        (error: unknown) => new Trouble(error, true),
      );
      if (!(outcome instanceof Trouble)) return outcome;
      if (!outcome.isPassing || tries >= TRIES) throw this.away(outcome.cause);
      await new Promise((resolve) => setTimeout(resolve, this.pauseMs * 2 ** (tries - 1)));
    }
  }

  private async tryOnce<T>(
    path: string,
    init: RequestInit,
    read: (answer: Response) => Promise<T>,
  ): Promise<T | Trouble | undefined> {
    const { tryMs, isForAll } = this.part;
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), tryMs);
    try {
      const answer = await fetch(await this.aws.sign(`${this.root}${path}`, init), {
        signal: patience.signal,
      });
      if (!isForAll) clearTimeout(timer);
      if (answer.ok) return await read(answer);
      const content = await answer.arrayBuffer();
      if (answer.status === 404) return undefined;
      const isPassing = answer.status >= 500 || answer.status === 429 || answer.status === 408;
      return new Trouble(new Error(`object storage answered ${answer.status} ${codeIn(content)}`), isPassing);
    } finally {
      clearTimeout(timer);
    }
  }

  private away(cause: unknown): PlaceIsAway {
    return new PlaceIsAway(this.root, { cause });
  }
}

class Trouble {
  constructor(
    readonly cause: unknown,
    readonly isPassing: boolean,
  ) {}
}

/** The code of an S3 error document, e.g. `SignatureDoesNotMatch`. */
function codeIn(content: ArrayBuffer): string {
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(new TextDecoder().decode(content.slice(0, 2_000)))?.[1] ?? '';
}
