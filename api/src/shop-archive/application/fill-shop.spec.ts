import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { NoSpaceForPictures } from '../../media/domain/refusals.js';
import { NotAnArchive, ShopIsFilled } from '../domain/refusals.js';
import { checkPlace } from '../domain/upload.js';
import { InMemoryDesk } from '../testing/in-memory-desk.js';
import { FillShop, MOST_TRIES } from './fill-shop.js';

let desk: InMemoryDesk;
/** What filling the shop ends with. */
let shop: (body: AsyncIterable<Uint8Array>) => Promise<Record<string, number>>;
let filling: FillShop;

beforeEach(async () => {
  desk = new InMemoryDesk();
  await desk.begin('upload', 'ada', 3);
  await desk.keep('upload', 0, new Uint8Array([1, 2, 3]));
  await desk.isToBeFilled('upload');
  filling = new FillShop(desk, { importShop: (_actor, body) => shop(body) }, new DirectUnitOfWork());
});

const fails = (error: Error) => () => Promise.reject(error);

describe('Filling the shop', () => {
  it('reads the pieces in order and drops them when it is done', async () => {
    const read: number[] = [];
    shop = async (body) => {
      for await (const piece of body) read.push(...piece);
      return { products: 2 };
    };
    await filling.fill('upload');
    expect(read).toEqual([1, 2, 3]);
    expect(desk.kept).toMatchObject({ state: 'done', brought: { products: 2 } });
    expect(desk.stored.size).toBe(0);
  });

  it('refuses a file that is none, with the sentence and at once', async () => {
    shop = fails(new NotAnArchive('The file is empty'));
    await filling.fill('upload');
    expect([desk.kept?.state, desk.kept?.sentence, desk.tries]).toEqual(['refused', 'The file is empty', 1]);
  });

  it('keeps the file while it is the database that fails, lets no other in, and fills the shop then', async () => {
    shop = fails(new Error('the connection was lost'));
    await expect(filling.fill('upload')).rejects.toThrow('lost');
    expect([desk.kept?.state, desk.stored.size]).toEqual(['filling', 1]);
    expect(() => checkPlace(desk.kept, desk.now)).toThrow(ShopIsFilled);
    shop = () => Promise.resolve({ products: 1 });
    await filling.fill('upload');
    expect(desk.kept?.state).toBe('done');
  });

  it('keeps the file while there is no room for its pictures, and says so when it gives up', async () => {
    shop = fails(new NoSpaceForPictures());
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      await expect(filling.fill('upload')).rejects.toThrow('no space left');
      expect([desk.kept?.state, desk.stored.size]).toEqual(['filling', 1]);
    }
    await expect(filling.fill('upload')).rejects.toThrow('no space left');
    expect([desk.kept?.state, desk.kept?.sentence]).toEqual([
      'refused',
      'There is no space left for pictures. Nothing was changed.',
    ]);
  });

  it('gives up after its last try, also where each one ended with its process', async () => {
    shop = fails(new Error('a fault of its own'));
    for (let tries = 1; tries <= MOST_TRIES; tries += 1)
      await expect(filling.fill('upload')).rejects.toThrow('a fault of its own');
    expect([desk.kept?.state, desk.kept?.sentence]).toEqual([
      'refused',
      expect.stringContaining('its log says more'),
    ]);

    await desk.begin('next', 'ada', 1);
    await desk.keep('next', 0, new Uint8Array(1));
    await desk.isToBeFilled('next');
    desk.tries = MOST_TRIES;
    let asked = 0;
    shop = () => Promise.resolve({ asked: (asked += 1) });
    await filling.fill('next');
    expect([asked, desk.kept?.state, desk.stored.size]).toEqual([0, 'refused', 0]);
  });

  it('has nothing to do for a file that has ended or is another one', async () => {
    let asked = 0;
    shop = () => Promise.resolve({ asked: (asked += 1) });
    await filling.fill('another');
    await desk.end('upload', { sentence: 'over' });
    await filling.fill('upload');
    expect(asked).toBe(0);
  });
});
