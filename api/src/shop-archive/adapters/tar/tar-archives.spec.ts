import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Entry } from '../../application/ports.js';
import { NotAnArchive } from '../../domain/refusals.js';
import { TarArchives } from './tar-archives.js';

const archives = new TarArchives();
const entry = (name: string, bytes: number): Entry => ({ name, content: randomLike(bytes) });
/** Nothing that gzip makes small. */
const randomLike = (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => (at * at * 7 + at) % 251);

async function whole(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* inPieces(file: Uint8Array, fault?: Error): AsyncIterable<Uint8Array> {
  for (let at = 0; at < file.length; at += 1_000) {
    if (fault && at > file.length / 2) throw fault;
    yield await Promise.resolve(file.subarray(at, at + 1_000));
  }
}

async function read(body: AsyncIterable<Uint8Array>): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const one of archives.read(body)) entries.push(one);
  return entries;
}

describe('An archive as a gzipped tar', () => {
  it('gives back what was put into it, in order', async () => {
    const put = [entry('duka.json', 20), entry('products/000001.jsonl', 300_000), entry('empty', 0)];
    const file = await whole(
      archives.write(async (add) => {
        for (const one of put) await add(one);
      }),
    );
    expect((await read(inPieces(file))).map(({ name, content }) => [name, content.length])).toEqual(
      put.map(({ name, content }) => [name, content.length]),
    );
  });

  it('is not begun before somebody reads it', async () => {
    let begun = 0;
    const file = archives.write(() => Promise.resolve(void (begun += 1)));
    expect(begun).toBe(0);
    await whole(file);
    expect(begun).toBe(1);
  });

  it('ends what is produced, and nothing else, when whoever reads it leaves', async () => {
    const ended: unknown[] = [];
    const file = archives.write(async (add) => {
      try {
        for (let at = 0; at < 10_000; at += 1) await add(entry(`${at}`, 100_000));
      } catch (error) {
        ended.push(error);
        throw error;
      }
    });
    for await (const piece of file) if (piece.length > 0) break;
    expect(ended.map(String)).toEqual([expect.stringContaining('AbortError')]);
  });

  it('fails with what producing it failed with', async () => {
    const file = archives.write(async (add) => {
      await add(entry('first', 10));
      throw new Error('the shop is gone');
    });
    await expect(whole(file)).rejects.toThrow('the shop is gone');
  });

  it('tells a file that is none from one that could not be read', async () => {
    const file = await whole(archives.write((add) => add(entry('some', 400_000))));
    await expect(read(inPieces(file.subarray(0, -500)))).rejects.toThrow(NotAnArchive);
    await expect(read(inPieces(gzipSync('no archive at all')))).rejects.toThrow(NotAnArchive);
    const fault = new Error('the connection was lost');
    await expect(read(inPieces(file, fault))).rejects.toBe(fault);
  });
});
