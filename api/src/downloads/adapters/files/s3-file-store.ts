import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { ObjectStorage } from '../../../platform/config/object-storage.js';
import { log } from '../../../platform/logging/log.js';
import { FileStore } from '../../application/ports.js';
import { isKey } from '../../domain/digital-file.js';
import type { Part } from '../../domain/download.js';
import { FilesUnavailable } from '../../domain/refusals.js';

const FOLDER = 'private';
/** Until the storage begins to answer; a large file takes longer to come. */
const ANSWERS_WITHIN_MS = 15_000;
const TRIES = 3;
/** Before the second try, and twice as long before the third. */
const PAUSE_MS = 100;

/**
 * Files in a bucket, under `private/<key>`. A policy that opens the bucket to everybody for the sake of its pictures must name `media/` alone; the
 * shop itself signs whatever it asks (AWS Signature Version 4).
 */
export class S3FileStore implements FileStore {
  private readonly aws: AwsClient;

  constructor(private readonly storage: ObjectStorage) {
    const { accessKeyId, secretAccessKey, region } = storage;
    this.aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    const headers = {
      'Content-Type': 'application/octet-stream',
      'Cache-Control': 'private, no-store',
      'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex'),
    };
    const stored = await this.ask(key, { method: 'PUT', headers, body: new Uint8Array(content) });
    await stored?.arrayBuffer();
    if (!stored) throw this.unavailable(new Error('there is no such bucket'));
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    const answer = await this.ask(key, { method: 'GET' });
    return answer && new Uint8Array(await answer.arrayBuffer());
  }

  async stream(key: string, part?: Part): Promise<Readable | undefined> {
    const headers: Record<string, string> = part ? { Range: `bytes=${part.from}-${part.to}` } : {};
    const answer = await this.ask(key, { method: 'GET', headers });
    return answer?.body ? Readable.from(answer.body) : undefined;
  }

  async remove(key: string): Promise<void> {
    const answer = await this.ask(key, { method: 'DELETE' });
    await answer?.arrayBuffer();
  }

  /** Undefined when there is nothing at the address. @throws FilesUnavailable */
  private async ask(key: string, init: RequestInit): Promise<Response | undefined> {
    if (!isKey(key)) throw new Error(`no file is called ${key}`);
    for (let tries = 1; ; tries += 1) {
      const answer = await this.tryOnce(key, init).catch((error: unknown) => ({ error }));
      if (!answer || answer instanceof Response) return answer;
      if (answer instanceof Refused || tries >= TRIES)
        throw this.unavailable('error' in answer ? answer.error : answer);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** (tries - 1)));
    }
  }

  private async tryOnce(key: string, init: RequestInit): Promise<Response | Refused | undefined> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), ANSWERS_WITHIN_MS);
    try {
      const signed = await this.aws.sign(`${this.storage.address}${FOLDER}/${key}`, init);
      const answer = await fetch(signed, { signal: patience.signal });
      if (answer.ok) return answer;
      await answer.arrayBuffer();
      if (answer.status === 404) return undefined;
      const why = new Refused(`object storage answered ${answer.status}`);
      if (answer.status >= 500 || answer.status === 429 || answer.status === 408) throw why;
      return why;
    } finally {
      clearTimeout(timer);
    }
  }

  private unavailable(cause: unknown): FilesUnavailable {
    log.error({ err: cause, storage: this.storage.address }, 'files cannot be reached');
    return new FilesUnavailable();
  }
}

/** It will say the same the next time. */
class Refused extends Error {}
