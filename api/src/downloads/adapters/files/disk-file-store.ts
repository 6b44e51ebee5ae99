import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { log } from '../../../platform/logging/log.js';
import { FileStore } from '../../application/ports.js';
import { isKey } from '../../domain/digital-file.js';
import type { Part } from '../../domain/download.js';
import { NoSpaceForFiles } from '../../domain/refusals.js';

/** The disk is full, or what its owner may use of it. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** Files in `DATA_DIR/private`, beside the pictures that everybody sees; spread over folders by the end of the key. */
@Injectable()
export class DiskFileStore implements FileStore {
  private readonly root: string;

  constructor(config: Config) {
    this.root = resolve(config.env.DATA_DIR, 'private');
  }

  /** @throws NoSpaceForFiles */
  async write(key: string, content: Uint8Array): Promise<void> {
    const path = this.path(key);
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // on the disk before it has its name, as what the database says of it will be
      await writeFile(unfinished, content, { flush: true, mode: 0o600 });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      if (!FULL.includes(codeOf(error))) throw error;
      log.error({ err: error }, 'there is no space left for files');
      throw new NoSpaceForFiles();
    }
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    return unlessMissing(() => readFile(this.path(key)));
  }

  async stream(key: string, part?: Part): Promise<Readable | undefined> {
    // opened first: a file that is not there is known before anything is answered
    const file = await unlessMissing(() => open(this.path(key)));
    return file?.createReadStream(part ? { start: part.from, end: part.to } : {});
  }

  remove(key: string): Promise<void> {
    return rm(this.path(key), { force: true });
  }

  /** The end of a UUIDv7 is its random part. */
  private path(key: string): string {
    if (!isKey(key)) throw new Error(`no file is called ${key}`);
    return join(this.root, key.slice(-2), key);
  }
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
