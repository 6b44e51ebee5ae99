import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { spooled } from './spooled.js';

const folder = mkdtempSync(join(tmpdir(), 'spooled-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Pieces, and what became of whoever gives them. */
function source(pieces: number, fault?: Error) {
  const seen = { given: 0, isEnded: false };
  async function* give(): AsyncIterable<Uint8Array> {
    try {
      for (; seen.given < pieces; seen.given += 1)
        yield await Promise.resolve(new Uint8Array(50_000).fill(seen.given));
      if (fault) throw fault;
    } finally {
      seen.isEnded = true;
    }
  }
  return { seen, pieces: give() };
}

describe('What is spooled', () => {
  it('is what its source gives, by a file that has no name', async () => {
    const { pieces } = source(9);
    const got: Uint8Array[] = [];
    const named = new Set<string>();
    for await (const piece of spooled(pieces, folder)) {
      got.push(piece);
      for (const name of readdirSync(folder)) named.add(name);
    }
    const all = Buffer.concat(got);
    expect([all.length, all[0], all[49_999], all[50_000], all.at(-1)]).toEqual([450_000, 0, 0, 1, 8]);
    expect([...named]).toEqual([]);
  });

  it('fails with what its source fails with, after what came before', async () => {
    const { pieces } = source(2, new Error('the shop is gone'));
    let bytes = 0;
    const reading = async () => {
      for await (const piece of spooled(pieces, folder)) bytes += piece.length;
    };
    await expect(reading()).rejects.toThrow('the shop is gone');
    expect(bytes).toBe(100_000);
  });

  it('ends its source when whoever takes it leaves, and keeps nothing', async () => {
    const { seen, pieces } = source(1_000_000);
    for await (const piece of spooled(pieces, folder)) if (piece.length > 0) break;
    expect([seen.isEnded, seen.given < 1_000]).toEqual([true, true]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('asks its source for nothing where there is no room for the file', async () => {
    const { seen, pieces } = source(5);
    const reading = async () => {
      for await (const _ of spooled(pieces, join(folder, 'missing'))) throw new Error('never');
    };
    await expect(reading()).rejects.toThrow('ENOENT');
    expect(seen).toEqual({ given: 0, isEnded: false });
  });
});
