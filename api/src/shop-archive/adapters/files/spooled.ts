import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READ_BYTES = 64 * 1024;

/**
 * What a source gives, by way of a file of this machine: it is read as fast as it comes, however slowly it is taken. A slow
 * line would keep a transaction open for as long as a download lasts. The file has no name once it is open, so that nothing of
 * it stays of a process that is killed.
 */
export async function* spooled(
  source: AsyncIterable<Uint8Array>,
  folder = tmpdir(),
): AsyncGenerator<Uint8Array> {
  const path = join(folder, `duka-shop-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  const told = new EventEmitter();
  const seen = { written: 0, isOver: false, isLeft: false };
  async function fill(): Promise<void> {
    for await (const piece of source) {
      if (seen.isLeft) return;
      for (let at = 0; at < piece.length;)
        at += (await file.write(piece, at, piece.length - at, seen.written + at)).bytesWritten;
      seen.written += piece.length;
      told.emit('more');
    }
  }

  const filled = unlink(path)
    .then(fill)
    .finally(() => {
      seen.isOver = true;
      told.emit('more');
    });
  filled.catch(() => undefined);

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
  }
}
