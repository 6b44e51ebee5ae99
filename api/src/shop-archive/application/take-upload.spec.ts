import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { ArchiveIsBeingSent, ArchiveNotFound, ShopNotEmpty, WrongPiece } from '../domain/refusals.js';
import { PIECE_BYTES } from '../domain/upload.js';
import { InMemoryDesk } from '../testing/in-memory-desk.js';
import type { ShopTables } from './ports.js';
import { MOST_BYTES, TakeUpload } from './take-upload.js';

const LENGTH = PIECE_BYTES + 3;
const WHOLE = new Uint8Array(PIECE_BYTES);
const REST = new Uint8Array([1, 2, 3]);

let desk: InMemoryDesk;
let isEmpty: boolean;
let filled: string[];
let uploads: TakeUpload;

beforeEach(() => {
  desk = new InMemoryDesk();
  isEmpty = true;
  filled = [];
  let made = 0;
  uploads = new TakeUpload(
    desk,
    { looksEmpty: () => Promise.resolve(isEmpty) } as unknown as ShopTables,
    { fill: (id) => Promise.resolve(void filled.push(id)) },
    new DirectUnitOfWork(),
    { next: () => `upload-${(made += 1)}` },
    { now: () => desk.now },
  );
});

describe('Taking an upload', () => {
  it('fills the shop once, when the last piece has come, in whatever order and however often they do', async () => {
    const { id } = await uploads.begin('ada', LENGTH);
    expect(await uploads.take('ada', id, 1, REST)).toMatchObject({ received: 3, state: 'receiving' });
    // again, as where no answer came
    expect(await uploads.take('ada', id, 1, REST)).toMatchObject({ received: 3, state: 'receiving' });
    expect(filled).toEqual([]);
    expect(await uploads.take('ada', id, 0, WHOLE)).toMatchObject({ received: LENGTH, state: 'filling' });
    expect(await uploads.take('ada', id, 0, WHOLE)).toMatchObject({ state: 'filling' });
    expect(filled).toEqual([id]);
  });

  it('takes no piece of another length, of a number that it has none of, and of nobody else', async () => {
    const { id } = await uploads.begin('ada', LENGTH);
    for (const [number, content] of [
      ...[[0, REST] as const, [1, WHOLE] as const, [-1, WHOLE] as const, [2, REST] as const],
    ])
      await expect(uploads.take('ada', id, number, content)).rejects.toThrow(WrongPiece);
    await expect(uploads.take('mallory', id, 1, REST)).rejects.toThrow(ArchiveNotFound);
    await expect(uploads.take('ada', 'another', 1, REST)).rejects.toThrow(ArchiveNotFound);
    expect(desk.stored.size).toBe(0);
  });

  it('ends no upload that goes on, and takes the place of one that was interrupted', async () => {
    const { id } = await uploads.begin('ada', LENGTH);
    await uploads.take('ada', id, 1, REST);
    await expect(uploads.begin('bob', LENGTH)).rejects.toThrow(ArchiveIsBeingSent);
    expect(desk.stored.size).toBe(1);
    desk.now = new Date(desk.now.getTime() + 121_000);
    const other = await uploads.begin('bob', LENGTH);
    expect(desk.stored.size).toBe(0);
    await expect(uploads.take('ada', id, 0, WHOLE)).rejects.toThrow(ArchiveNotFound);
    expect(await uploads.take('bob', other.id, 0, WHOLE)).toMatchObject({ received: PIECE_BYTES });
  });

  it('begins no file of a shop that has something, and none that is too large', async () => {
    expect(() => uploads.begin('ada', MOST_BYTES + 1)).toThrow('larger than 2 GiB');
    isEmpty = false;
    await expect(uploads.begin('ada', LENGTH)).rejects.toThrow(ShopNotEmpty);
  });
});
