import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { PictureStore } from '../../application/ports.js';

/** Pictures as files in `DATA_DIR/media`, spread over folders by the first letters of the key. */
@Injectable()
export class DiskPictureStore extends PictureStore {
  private readonly root: string;

  constructor(config: Config) {
    super();
    this.root = resolve(config.env.DATA_DIR, 'media');
  }

  override async read(key: string, name: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.path(key, name));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  override async write(key: string, name: string, content: Uint8Array): Promise<void> {
    const path = this.path(key, name);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  }

  private path(key: string, name: string): string {
    return join(this.root, key.slice(0, 2), key, name);
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
