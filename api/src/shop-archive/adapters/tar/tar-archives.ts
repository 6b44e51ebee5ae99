import { Injectable } from '@nestjs/common';
import { Readable, pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { Archives, type Entry } from '../../application/ports.js';
import { NotAnArchive } from '../../domain/refusals.js';

/** The largest file of an archive: a thousand products with whole pages of text. */
const MOST_BYTES = 64 * 2 ** 20;

/** A gzipped tar, which every system opens. */
@Injectable()
export class TarArchives extends Archives {
  override write(
    produce: (put: (entry: Entry) => Promise<void>) => Promise<void>,
  ): AsyncIterable<Uint8Array> {
    const tar = pack();
    const file = createGzip();
    pipeline(tar, file, () => undefined);
    const put = ({ name, content }: Entry) =>
      new Promise<void>((resolve, reject) => {
        tar.once('error', reject);
        // the same moment for all: an archive of the same shop is the same file
        tar.entry({ name, mtime: new Date(0) }, Buffer.from(content), (error) => {
          tar.off('error', reject);
          if (error) reject(error);
          else resolve();
        });
      });
    produce(put).then(
      () => tar.finalize(),
      (error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return file;
  }

  override async *read(body: AsyncIterable<Uint8Array>): AsyncIterable<Entry> {
    const tar = extract();
    pipeline(Readable.from(body), createGunzip(), tar, () => undefined);
    try {
      for await (const entry of tar) {
        const { name, size = 0, type } = entry.header;
        if (size > MOST_BYTES) throw new NotAnArchive(`“${name}” is too large`);
        const pieces: Uint8Array[] = [];
        for await (const piece of entry) pieces.push(piece as Uint8Array);
        if (type === 'file') yield { name, content: Buffer.concat(pieces) };
      }
    } catch (error) {
      throw error instanceof NotAnArchive
        ? error
        : new NotAnArchive('The file is no archive, or its end is missing');
    }
  }
}
