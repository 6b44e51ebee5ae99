import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { PlaceIsFull, Shelf, type Part, type Range } from '../contract.js';

/** The disk is full, or what its owner may use of it. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** Files in a folder of `DATA_DIR`, spread over folders below it. */
export class FolderShelf extends Shelf {
  private readonly root: string;
  private readonly modes: { ofFolder?: number; ofFile?: number };

  constructor(
    dataDir: string,
    private readonly part: Part,
  ) {
    super();
    this.root = resolve(dataDir, part.folder);
    this.modes = part.isPrivate ? { ofFolder: 0o700, ofFile: 0o600 } : {};
  }

  override async read(path: string): Promise<Uint8Array | undefined> {
    const content = await unlessMissing(() => readFile(this.at(path)));
    // none is empty: a power cut may leave the name of a file without its content
    return content && content.length > 0 ? content : undefined;
  }

  override async write(path: string, content: Uint8Array): Promise<void> {
    const file = this.at(path);
    const unfinished = `${file}.${randomUUID()}`;
    const { ofFolder, ofFile } = this.modes;
    try {
      await mkdir(dirname(file), { recursive: true, mode: ofFolder });
      // on the disk before it has its name, as what the database says of it will be
      await writeFile(unfinished, content, { flush: true, mode: ofFile });
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      if (FULL.includes(codeOf(error))) throw new PlaceIsFull(this.root, { cause: error });
      throw error;
    }
  }

  override async stream(path: string, range?: Range): Promise<Readable | undefined> {
    // opened first: a file that is not there is known before anything is answered
    const file = await unlessMissing(() => open(this.at(path)));
    return file?.createReadStream(range ? { start: range.from, end: range.to } : {});
  }

  override remove(path: string): Promise<void> {
    return rm(this.at(path), { force: true });
  }

  private at(path: string): string {
    return join(this.root, this.part.spread(path), path);
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
