import { EventEmitter, once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READ_BYTES = 64 * 1024;

/**
 * What a source gives, by way of a file of this machine: it is read as fast as it comes, however slowly it is taken. A slow
 * line would keep a transaction open for as long as a download lasts.
 */
export async function* spooled(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'duka-shop-'));
  const file = await open(join(folder, 'archive'), 'wx+', 0o600);
  const told = new EventEmitter();
  const seen = { written: 0, isOver: false, isLeft: false };
  const filled = fill().finally(() => {
    seen.isOver = true;
    told.emit('more');
  });
  filled.catch(() => undefined);

  async function fill(): Promise<void> {
    for await (const piece of source) {
      if (seen.isLeft) return;
      for (let at = 0; at < piece.length;)
        at += (await file.write(piece, at, piece.length - at, seen.written + at)).bytesWritten;
      seen.written += piece.length;
      told.emit('more');
    }
  }

  try {
    for (let at = 0; ;) {
      if (at < seen.written) {
        const piece = Buffer.alloc(Math.min(READ_BYTES, seen.written - at));
        const { bytesRead } = await file.read(piece, 0, piece.length, at);
        at += bytesRead;
        yield piece.subarray(0, bytesRead);
      } else if (seen.isOver) break;
      else await once(told, 'more');
    }
    await filled;
  } finally {
    seen.isLeft = true;
    await filled.catch(() => undefined);
    await file.close();
    await rm(folder, { recursive: true, force: true });
  }
}
