import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventFeed } from '../../events/application/ports.js';
import type { FeedProducts } from '../../feeds/application/ports.js';
import type { SeeShop } from '../../feeds/application/see-shop.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { Channel, Said } from '../plugins/contract.js';
import type { ChannelBook, ChannelItem } from './ports.js';
import { PushGoods } from './push-goods.js';

const ALL = ['a', 'b', 'c', 'd'];

describe('a batch of goods', () => {
  let asked: string[];
  let done: string[];
  let items: Record<string, ChannelItem['state']>;
  let answers: Record<string, Said['outcome']>;
  /** Products that somebody else has by now, those that are put back, and what stands at the channel. */
  let lost: string[];
  let back: string[];
  let known: ChannelItem[];
  beforeEach(() => {
    [asked, done, items, answers] = [[], [], {}, {}];
    [lost, back, known] = [[], [], []];
  });

  /** Tells four products of one variant each. @returns whether there may be more to tell at once */
  function push(): Promise<boolean> {
    const book: Partial<ChannelBook> = {
      reading: () => Promise.resolve(7),
      oldDue: () => Promise.resolve(),
      due: () => Promise.resolve(),
      claim: () => Promise.resolve(ALL.map((productId) => ({ productId, lease: 'now' }))),
      renew: (_, one) => Promise.resolve(lost.includes(one.productId) ? undefined : one),
      opened: () => Promise.resolve(),
      putBack: (_, some) => Promise.resolve(void back.push(...some.map(({ productId }) => productId))),
      items: () => Promise.resolve(known),
      remove: () => Promise.resolve(),
      save: (_, { productId, state }) => Promise.resolve(void (items[productId] = state)),
      done: (_, { productId }) => Promise.resolve(void done.push(productId)),
    };
    const feed: Partial<EventFeed> = {
      bounds: () => Promise.resolve({ forgotten: 0, last: null }),
      after: () => Promise.resolve([]),
    };
    const goods = { some: (ids: string[]) => Promise.resolve(ids.map((id) => ({ id, variants: [{ id }] }))) };
    const shops = { seeShop: () => Promise.resolve({ shop: {}, language: 'en' }) };
    const send = ({ offer }: { offer: string }) => {
      asked.push(offer);
      return Promise.resolve({ outcome: answers[offer] ?? 'taken', message: '' });
    };
    const remove = (variantId: string, toldAs: string) => {
      asked.push(`-${toldAs}~${variantId}`);
      return Promise.resolve({ outcome: 'taken', message: '' });
    };
    const channel = {
      connection: { name: 'played' },
      targetOf: () => 'target',
      nameOf: () => 'en~KE',
      inputOf: ({ id }: { id: string }) => ({ offer: id }),
      open: () => Promise.resolve({ send, remove }),
    };
    return new PushGoods(
      book as ChannelBook,
      feed as EventFeed,
      goods as unknown as FeedProducts,
      shops as unknown as SeeShop,
      new DirectUnitOfWork(),
    ).pushGoods({
      channel: channel as unknown as Channel,
      door: { secrets: {} },
      url: 'https://shop.example',
    });
  }

  it('is told, product by product', async () => {
    answers = { b: 'refused' };
    await push();
    expect([asked, done]).toEqual([ALL, ALL]);
    expect(items).toEqual({ a: 'taken', b: 'refused', c: 'taken', d: 'taken' });
  });

  it('goes on behind those that the channel takes later, however many they are', async () => {
    answers = { a: 'later', b: 'later' };
    await push();
    expect([asked, done, back]).toEqual([ALL, ['c', 'd'], ['a', 'b']]);
    expect(items).toEqual({ a: 'waiting', b: 'waiting', c: 'taken', d: 'taken' });
  });

  it('goes on behind one of which nothing is clear', async () => {
    answers = { a: 'unclear', c: 'unclear' };
    await push();
    expect([asked, done]).toEqual([ALL, ['b', 'd']]);
  });

  it('ends where nothing is clear of two in a row: the channel is left in peace', async () => {
    answers = { b: 'unclear', c: 'unclear' };
    expect(await push()).toBe(false);
    expect([asked, done]).toEqual([['a', 'b', 'c'], ['a']]);
    expect(back).toEqual(['b', 'c', 'd']);
  });

  it('leaves alone what somebody else has taken over meanwhile', async () => {
    lost = ['b'];
    await push();
    expect([asked, done, back]).toEqual([['a', 'c', 'd'], ['a', 'c', 'd'], []]);
  });

  it('takes out what stands there under a former country or language, and what is not on sale', async () => {
    const item = { productId: 'a', state: 'taken' as const, message: '' };
    known = [
      { ...item, variantId: 'a', toldAs: 'de~DE' },
      { ...item, variantId: 'old', toldAs: 'de~DE' },
      { ...item, variantId: 'older', toldAs: '' },
      { ...item, variantId: 'b', productId: 'b', toldAs: 'en~KE' },
    ];
    await push();
    expect(asked).toEqual(['-de~DE~old', '-en~KE~older', '-de~DE~a', ...ALL]);
  });
});
