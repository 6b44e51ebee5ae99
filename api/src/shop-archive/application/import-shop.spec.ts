import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Passwords } from '../../accounts/application/ports.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { DrawingCleaner } from '../../media/application/ports.js';
import { NoSpaceForPictures } from '../../media/domain/refusals.js';
import { pictureShelf, png } from '../../media/testing/in-memory-pictures.js';
import { NotAnArchive } from '../domain/refusals.js';
import { FORMAT, MANIFEST } from './export-shop.js';
import { ImportShop } from './import-shop.js';
import { Archives, type Entry, type ShopTables } from './ports.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const nothing = () => Promise.resolve();
const actor = { accountId: 'ada', email: 'ada@example.com' };

let entries: Entry[];
let shelf: ReturnType<typeof pictureShelf>;
let shop: ImportShop;
let sold: Map<string, Uint8Array>;

/** Whose entries are those of the test. */
class GivenArchives extends Archives {
  override write(): AsyncIterable<Uint8Array> {
    throw new Error('nothing is written here');
  }

  override async *read(): AsyncIterable<Entry> {
    for (const one of entries) yield await Promise.resolve(one);
  }
}

/** Whose rows the shop has in the end. */
let kept: string[] = [];
async function* named() {
  yield await Promise.resolve(kept);
}

async function* noBody(): AsyncIterable<Uint8Array> {}

const fill = (...brought: Entry[]) => {
  entries = [{ name: MANIFEST, content: bytes(JSON.stringify({ format: FORMAT, schema: '1' })) }, ...brought];
  return shop.importShop(actor, noBody());
};

const lamp = { key: '', content: png('lamp') };
const file = (key: string, name: string, content: Uint8Array): Entry => ({
  name: `pictures/${key}/${name}`,
  content,
});

beforeEach(async () => {
  sold = new Map();
  shelf = pictureShelf();
  lamp.key = (await shelf.maker.describe(lamp.content)).key;
  const tables = {
    ...{ schema: () => '1', isEmpty: () => Promise.resolve(true), takeTime: nothing },
    ...{ clear: nothing, settle: nothing, insert: nothing, files: () => named() },
  } as unknown as ShopTables;
  const drawings = { clean: (drawing: string) => Promise.resolve(`clean ${drawing}`) };
  shop = new ImportShop(
    ...([tables, shelf.store, shelf.adopt, drawings as DrawingCleaner, new GivenArchives()] as const),
    { hashOfNone: () => Promise.resolve('none') } as unknown as Passwords,
    { record: nothing },
    new DirectUnitOfWork(),
    { next: () => 'id' },
    {
      write: (key, content) => Promise.resolve(void sold.set(key, content)),
      remove: (key) => Promise.resolve(void sold.delete(key)),
    },
  );
});

describe('The pictures of an archive', () => {
  it('come with their drawings, by the keys of their contents', async () => {
    const brought = await fill(
      file(lamp.key, 'original', lamp.content),
      file(lamp.key, 'drawing.svg', bytes('lines')),
    );
    expect(brought).toEqual({ pictures: 1 });
    expect(shelf.pictures.kept.has(lamp.key)).toBe(true);
    expect(shelf.store.files.get(`${lamp.key}/drawing.svg`)).toEqual(bytes('clean lines'));
  });

  it('never lie over what the shop has when the archive is refused', async () => {
    await shelf.adopt.bringPicture(lamp.key, lamp.content);
    shelf.store.files.set(`${lamp.key}/drawing.svg`, bytes('mine'));
    const before = new Map(shelf.store.files);
    for (const wrong of [
      [file(lamp.key, 'original', png('chair'))],
      [file(lamp.key, 'original', png('broken'))],
      [file(lamp.key, 'original', bytes('no picture'))],
      // a drawing says nothing of which picture it is
      [file(lamp.key, 'drawing.svg', bytes('theirs'))],
      [file(lamp.key, '320.webp', lamp.content)],
    ])
      await expect(fill(...wrong)).rejects.toThrow(NotAnArchive);
    expect(shelf.store.files).toEqual(before);
  });

  it('leave a drawing of the shop as it is', async () => {
    shelf.store.files.set(`${lamp.key}/drawing.svg`, bytes('mine'));
    await fill(file(lamp.key, 'original', lamp.content), file(lamp.key, 'drawing.svg', bytes('theirs')));
    expect(shelf.store.files.get(`${lamp.key}/drawing.svg`)).toEqual(bytes('mine'));
  });

  it('say themselves that there is no room for them', async () => {
    shelf.store.write = () => Promise.reject(new NoSpaceForPictures());
    await expect(fill(file(lamp.key, 'original', lamp.content))).rejects.toThrow(NoSpaceForPictures);
  });
});

it('The files of an archive stay where a row names them, and none of an archive that is refused', async () => {
  const [one, other] = ['019336a0-0000-7000-8000-000000000001', '019336a0-0000-7000-8000-000000000002'];
  const files = [one, other].map((key) => ({ name: `files/${key}`, content: bytes('x') }));
  await expect(fill(...files, { name: 'nowhere', content: bytes('') })).rejects.toThrow(NotAnArchive);
  expect([...sold.keys()]).toEqual([]);
  kept = [one];
  await fill(...files);
  expect([...sold.keys()]).toEqual([one]);
});
