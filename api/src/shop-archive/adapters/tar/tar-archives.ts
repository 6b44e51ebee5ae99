import { Injectable } from '@nestjs/common';
import { Readable, pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { Archives, type Entry } from '../../application/ports.js';
import { NotAnArchive } from '../../domain/refusals.js';

/** The largest file of an archive: a thousand products with whole pages of text. */
const MOST_BYTES = 64 * 2 ** 20;

/** A gzipped tar, which every system opens. */
@Injectable()
export class TarArchives implements Archives {
  /** Whoever leaves before the end ends what is produced as well: its next entry fails. */
  async *write(produce: (put: (entry: Entry) => Promise<void>) => Promise<void>): AsyncIterable<Uint8Array> {
    const { pack } = await import('tar-stream');
    const tar = pack();
    const file = createGzip();
    pipeline(tar, file, () => undefined);
    const put = ({ name, content }: Entry) =>
      new Promise<void>((resolve, reject) => {
        // the same moment for all: an archive of the same shop is the same file
        tar
          .entry({ name, mtime: new Date(0) }, Buffer.from(content), (error) =>
            error ? reject(error) : resolve(),
          )
          // an error event that nobody hears would end the process
          .on('error', reject);
      });
    const produced = produce(put).then(
      () => tar.finalize(),
      (error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    try {
      yield* file;
    } finally {
      file.destroy();
      await produced;
    }
  }

  async *read(body: AsyncIterable<Uint8Array>): AsyncIterable<Entry> {
    const { extract } = await import('tar-stream');
    const tar = extract();
    const source = { fault: undefined as { error: unknown } | undefined };
    async function* pieces(): AsyncIterable<Uint8Array> {
      try {
        yield* body;
      } catch (error) {
        source.fault = { error };
        throw error;
      }
    }
    pipeline(Readable.from(pieces()), createGunzip(), tar, () => undefined);
    try {
      for await (const entry of tar) {
        const { name, size = 0, type } = entry.header;
        if (size > MOST_BYTES) throw new NotAnArchive(`“${name}” is too large`);
        const content: Uint8Array[] = [];
        for await (const piece of entry) content.push(piece as Uint8Array);
        if (type === 'file') yield { name, content: Buffer.concat(content) };
      }
    } catch (error) {
      // of a file that could not be read nobody knows what it is
      if (source.fault) throw source.fault.error;
      throw error instanceof NotAnArchive
        ? error
        : new NotAnArchive('The file is no archive, or its end is missing');
    }
  }
}
