import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { log } from '../../../platform/logging/log.js';
import { PictureStore } from '../../application/ports.js';
import { NoSpaceForPictures } from '../../domain/refusals.js';

/** The disk is full, or what its owner may use of it. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** Pictures as files in `DATA_DIR/media`, spread over folders by the first letters of the key. */
@Injectable()
export class DiskPictureStore implements PictureStore {
  private readonly root: string;

  constructor(config: Config) {
    this.root = resolve(config.env.DATA_DIR, 'media');
  }

  async read(key: string, name: string): Promise<Uint8Array | undefined> {
    try {
      const content = await readFile(this.path(key, name));
      // none is empty: a power cut may leave the name of a file without its content
      return content.length > 0 ? content : undefined;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** @throws NoSpaceForPictures */
  async write(key: string, name: string, content: Uint8Array): Promise<void> {
    const path = this.path(key, name);
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      // on the disk before it has its name, as what the database says of it will be
      await writeFile(unfinished, content, { flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      if (!FULL.includes(codeOf(error))) throw error;
      log.error({ err: error }, 'there is no space left for pictures');
      throw new NoSpaceForPictures();
    }
  }

  private path(key: string, name: string): string {
    return join(this.root, key.slice(0, 2), key, name);
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
